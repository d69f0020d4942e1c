/** What kind of screen it is: the smallest height of a text, for whatever decides if words fit, and of what is tapped. */

import { getContext, setContext } from 'svelte';

export interface Fit {
  readonly font: number;
  /** The root's font size. */
  readonly rem: number;
  readonly phone: boolean;
  /** In pixels; 0 where nobody taps. */
  readonly finger: number;
}

const KEY = Symbol('fit');
const ALONE: Fit = { font: 11, rem: 16, phone: false, finger: 0 };

export const provideFit = (fit: Fit): Fit => setContext(KEY, fit);
export const useFit = (): Fit => getContext<Fit | undefined>(KEY) ?? ALONE;

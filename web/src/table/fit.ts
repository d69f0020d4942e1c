/** What kind of screen it is: the smallest height of a text, for whatever decides if words fit. */

import { getContext, setContext } from 'svelte';

export interface Fit {
  readonly font: number;
  readonly phone: boolean;
}

const KEY = Symbol('fit');
const ALONE: Fit = { font: 11, phone: false };

export const provideFit = (fit: Fit): Fit => setContext(KEY, fit);
export const useFit = (): Fit => getContext<Fit | undefined>(KEY) ?? ALONE;

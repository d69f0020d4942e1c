/** A wheel: its parts clockwise around the middle, one of them at the pointer above it. In units of its radius. */

import { round } from './random';
import type { Point } from './places';

const CIRCLE = 360;
const REACH = 0.56;
const WIDEST = 0.62;
const [SMALLEST, LARGEST, CARDS] = [132, 280, 1.7];

/** How wide a wheel is beside cards of this width, in pixels; and beside which cards it is so wide. */
export const wheelSize = (card: number): number => Math.max(SMALLEST, Math.min(LARGEST, card * CARDS));
export const cardBeside = (wheel: number): number => wheel / CARDS;

const on = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.sin(turn) * radius, y: -Math.cos(turn) * radius };
};

/** The angle of the middle of a part while the first one is at the pointer. */
const angleOf = (at: number, count: number): number => (at * CIRCLE) / count;

/** How far the wheel is turned for a part to be at the pointer: the short way from where it is, forwards if both are. */
export function turned(before: number, pointed: number, count: number): number {
  const way = ((((-angleOf(pointed, count) - before) % CIRCLE) + CIRCLE) % CIRCLE) as number;
  return before + (way >= CIRCLE / 2 ? way - CIRCLE : way);
}

/** A clock stands still, its first part right after twelve, and its hand turns. */
export const isClock = ({ scenery }: { scenery: string }): boolean => scenery === 'clock';

/** How far a clock is turned for good, so that its first part begins at twelve. */
export const atTwelve = (count: number): number => CIRCLE / Math.max(1, count) / 2;

/** The outline of a part on a wheel of this radius. */
export function sector(at: number, count: number, radius: number): string {
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  const [half, middle] = [CIRCLE / count / 2, angleOf(at, count)];
  const [from, to] = [on(middle - half, radius), on(middle + half, radius)];
  return `M0 0L${round(from.x)} ${round(from.y)}A${radius} ${radius} 0 ${half > 90 ? 1 : 0} 1 ${round(to.x)} ${round(to.y)}Z`;
}

/** Where the hand of a wheel that is turned so far would stand for a part: the angle of its middle. */
export const handAt = (at: number, count: number, turn: number): number => turn + angleOf(at, count);

/** Where something stands on the rim at this angle, from the middle of the wheel. */
export const rimAt = (degrees: number): Point => on(degrees, 1);

/** Where what is on a part stands, from the middle of the wheel. */
export const partAt = (at: number, count: number): Point => (count === 1 ? { x: 0, y: 0 } : on(angleOf(at, count), REACH));

/** How wide that may be without touching what is on the next part. */
export const partSize = (count: number): number => (count < 3 ? WIDEST : Math.min(WIDEST, 2 * REACH * Math.sin(Math.PI / count) * 0.84));

/** Which part of a picture is shown where not all of it can be. */

/** Places that stand so far apart can be told by a finger; so far from the edge one is seen whole. */
export const FINGER = 44;
/** The same where letters are large, and plates with them. */
export const FAR = FINGER * 1.6;
const CLOSE = 24;

/**
 * Where a view of this length begins so that all of these are in its middle. Where not all fit, none of them is cut in
 * two by the edge at which the view begins or ends, and what is proposed is seen.
 */
export function begin(at: readonly number[], room: number, proposed?: number): number {
  const [low, high] = [Math.min(...at), Math.max(...at)];
  const middle = (low + high - room) / 2;
  if (high - low + 2 * CLOSE <= room) return middle;
  if (proposed !== undefined && Math.abs(proposed - middle - room / 2) > room / 2 - FINGER + 1) return proposed - room / 2;
  const [first, last] = [at.find((one) => Math.abs(one - middle) < FINGER - 1), at.find((one) => Math.abs(one - middle - room) < FINGER - 1)];
  return first !== undefined ? first - FINGER : last !== undefined ? last + FINGER - room : middle;
}

export interface Span {
  from: number;
  to: number;
}

/** A small thing with the room around it that a finger needs. */
export function touchable({ from, to }: Span, finger: number): Span {
  const more = Math.max(0, finger - (to - from)) / 2;
  return { from: from - more, to: to + more };
}

/** So far a view is moved, so that fewer things are cut by its edges. */
const AWAY = 40;
const STEP = 4;

/** Near where a view would begin: where fewest of these are cut by its edges, and all of `whole` that were seen still are. */
export function uncut(start: number, room: number, length: number, things: readonly Span[], whole: readonly Span[]): number {
  const clamp = (one: number): number => Math.max(0, Math.min(one, length - room));
  const cut = (top: number): number => things.filter(({ from, to }) => [top, top + room].some((edge) => edge > from && edge < to)).length;
  const seen = (top: number): number => whole.filter(({ from, to }) => from >= top && to <= top + room).length;
  let best = clamp(start);
  for (let away = STEP; away <= AWAY; away += STEP) {
    for (const other of [clamp(start - away), clamp(start + away)]) if (cut(other) < cut(best) && seen(other) >= seen(clamp(start))) best = other;
  }
  return best;
}

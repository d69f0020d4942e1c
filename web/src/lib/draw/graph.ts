/** Lines of points over decisions. */

export interface Sample {
  number: number;
  scores: ReadonlyMap<number, number>;
}

export const WIDTH = 320;
export const HEIGHT = 130;

/** Evenly spread decisions from the first to the last. */
export function spread(last: number, count: number): number[] {
  const steps = Math.min(last, count - 1);
  if (steps <= 0) return [last];
  return [...new Set(Array.from({ length: steps + 1 }, (_, at) => Math.round((at * last) / steps)))];
}

export function line(samples: readonly Sample[], side: number, last: number, highest: number): string {
  return samples
    .filter(({ scores }) => scores.has(side))
    .map(({ number, scores }, at) => {
      const x = (number / Math.max(1, last)) * WIDTH;
      const y = HEIGHT - ((scores.get(side) ?? 0) / Math.max(1, highest)) * HEIGHT;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** By how much the figures at its side are set larger, so that they are read on the screen however small the graph is drawn. */
export const axisScale = (wide: number): number => WIDTH / (wide || WIDTH);

/** Which edges of a view to point from, so that nothing that can be chosen outside of it is missed. */

export type Side = 'left' | 'right' | 'up' | 'down';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The sides on which the middle of a thing lies outside. */
export function outside(view: Edges, things: readonly Edges[]): Side[] {
  const found = new Set<Side>();
  for (const { left, right, top, bottom } of things) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < view.left) found.add('left');
    else if (x > view.right) found.add('right');
    else if (y < view.top) found.add('up');
    else if (y > view.bottom) found.add('down');
  }
  return [...found];
}

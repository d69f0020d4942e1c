/** Which edges of a view to point from, so that nothing that can be chosen outside of it is missed. */

export type Side = 'left' | 'right' | 'up' | 'down';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a thing is not seen from its beginning to its end. */
export const isCut = (view: Edges, { top, bottom }: Edges): boolean => top < view.top || bottom > view.bottom;

/** The side on which the middle of a thing lies outside; null where it is seen. */
export function outside(view: Edges, { left, right, top, bottom }: Edges): Side | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < view.left) return 'left';
  if (x > view.right) return 'right';
  if (y < view.top) return 'up';
  return y > view.bottom ? 'down' : null;
}

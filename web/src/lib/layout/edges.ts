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

/** So much of something small, and so many pixels of anything, may lie outside, and it is still seen. */
const [LITTLE, FEW, SMALL] = [0.35, 8, 90];
const spared = (size: number): number => (size > SMALL ? FEW : size * LITTLE);

/** The side on which a thing lies outside, or too much of it; null where it is seen. */
export function outside(view: Edges, { left, right, top, bottom }: Edges): Side | null {
  const [across, down] = [spared(right - left), spared(bottom - top)];
  if (left < view.left - across) return 'left';
  if (right > view.right + across) return 'right';
  if (top < view.top - down) return 'up';
  return bottom > view.bottom + down ? 'down' : null;
}

/** Half of a pointer with a little around it, and how far its middle is from its edge. */
const [HALF, INSIDE] = [24, 22];
/** Where along its edge a pointer may stand, the best first. */
const ALONG = [0.5, 0.88, 0.12, 0.7, 0.3];

/** Where along its edge a pointer covers least of what can be chosen, and no middle if that can be. */
export function along(side: Side, view: Edges, things: readonly Edges[]): number {
  const flat = side === 'up' || side === 'down';
  const covered = (share: number): number => {
    const x = flat ? view.left + share * (view.right - view.left) : side === 'left' ? view.left + INSIDE : view.right - INSIDE;
    const y = !flat ? view.top + share * (view.bottom - view.top) : side === 'up' ? view.top + INSIDE : view.bottom - INSIDE;
    const near = (far: number) => ({ left, right, top, bottom }: Edges): boolean => left < x + far && right > x - far && top < y + far && bottom > y - far;
    const middles = things.map(({ left, right, top, bottom }) => ({ left: (left + right) / 2, right: (left + right) / 2, top: (top + bottom) / 2, bottom: (top + bottom) / 2 }));
    return things.filter(near(HALF)).length + middles.filter(near(HALF)).length;
  };
  return ALONG.reduce((one, other) => (covered(other) < covered(one) ? other : one));
}

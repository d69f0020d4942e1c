/** Puts a floating box beside something, on the screen and not over what must stay readable. */

export interface Room {
  /** Nothing is put above this line: the prompt stays readable. */
  top: number;
  width: number;
  height: number;
}

export interface At {
  left: number;
  top: number;
}

const GAP = 10;

/** Right of it, else left, else below, else above; always inside the room. */
export function beside(anchor: DOMRect, box: { width: number; height: number }, room: Room): At {
  const { clampTop, clampLeft } = within(box, room);
  if (anchor.right + GAP + box.width < room.width) return { left: anchor.right + GAP, top: clampTop(anchor.top) };
  if (anchor.left - GAP - box.width > 0) return { left: anchor.left - GAP - box.width, top: clampTop(anchor.top) };
  const below = anchor.bottom + GAP;
  const top = below + box.height < room.height ? below : anchor.top - GAP - box.height;
  return { left: clampLeft(anchor.left + anchor.width / 2 - box.width / 2), top: clampTop(top) };
}

/** Above it, else below: what lies in a row with it stays free. Where neither has room, beside it. */
export function over(anchor: DOMRect, box: { width: number; height: number }, room: Room): At {
  const left = within(box, room).clampLeft(anchor.left);
  const above = anchor.top - GAP - box.height;
  if (above >= room.top) return { left, top: above };
  const below = anchor.bottom + GAP;
  return below + box.height < room.height ? { left, top: below } : beside(anchor, box, room);
}

const within = (box: { width: number; height: number }, room: Room) => ({
  clampTop: (top: number): number => Math.max(room.top, Math.min(top, room.height - box.height - GAP)),
  clampLeft: (left: number): number => Math.max(GAP, Math.min(left, room.width - box.width - GAP)),
});

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** A pixel farther away is as bad as so many pixels covered. */
const FAR = 12;

/** Where a box that explains something covers least of what must stay free: beside the anchor if it can, otherwise at an
 * edge of the room. On a narrow screen only the edges are tried. */
export function aside(anchor: DOMRect | null, box: { width: number; height: number }, room: Room, free: readonly Box[]): At {
  const { clampTop, clampLeft } = within(box, room);
  const spots: At[] = [];
  if (anchor && box.width * 2 < room.width) {
    const [middle, center] = [anchor.top + anchor.height / 2 - box.height / 2, anchor.left + anchor.width / 2 - box.width / 2];
    spots.push(
      { left: anchor.right + 3 * GAP, top: middle },
      { left: anchor.left - 3 * GAP - box.width, top: middle },
      { left: center, top: anchor.bottom + 3 * GAP },
      { left: center, top: anchor.top - 3 * GAP - box.height },
    );
  }
  for (const top of [room.height, room.top]) for (const left of [room.width, 0, room.width / 2 - box.width / 2]) spots.push({ left, top });
  const keep = anchor ? [...free, anchor] : free;
  const apart = ({ left, top }: At): number =>
    anchor
      ? Math.hypot(
          Math.max(0, left - anchor.right, anchor.left - left - box.width),
          Math.max(0, top - anchor.bottom, anchor.top - top - box.height),
        )
      : 0;
  const cost = ({ left, top }: At): number =>
    keep.reduce((sum, one) => sum + covered({ left, top, right: left + box.width, bottom: top + box.height }, one), FAR * apart({ left, top }));
  return spots
    .map(({ left, top }) => ({ left: clampLeft(left), top: clampTop(top) }))
    .reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

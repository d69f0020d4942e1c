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

/** A pixel farther away is as bad as so many pixels covered; from so far away on it makes no difference. */
const FAR = 36;
const FARTHEST = 520;
/** An arrow of so many pixels crosses the table. */
export const LONG = 260;
/** To hide what is chosen from now, however small it is, is as bad as so many pixels covered. */
const CHOSEN = 60_000;
/** So many places across and down the room are tried; on a narrow screen its middle is as bad as so many pixels covered. */
const PLACES = 5;
const MIDDLE = 20_000;

/** What a box leaves free: what is looked at, and what is chosen from now. */
export interface Free {
  seen?: readonly Box[];
  chosen?: readonly Box[];
}

/** Where a box that explains something covers least of what must stay free: beside the anchor if it can, otherwise anywhere.
 * On a narrow screen it stays at an edge of the room if it can. */
export function aside(anchor: DOMRect | null, box: { width: number; height: number }, room: Room, { seen = [], chosen = [] }: Free): At {
  const { clampTop, clampLeft } = within(box, room);
  const spots: At[] = [];
  const narrow = box.width * 2 >= room.width;
  if (anchor && !narrow) {
    const [middle, center] = [anchor.top + anchor.height / 2 - box.height / 2, anchor.left + anchor.width / 2 - box.width / 2];
    spots.push(
      { left: anchor.right + 3 * GAP, top: middle },
      { left: anchor.left - 3 * GAP - box.width, top: middle },
      { left: center, top: anchor.bottom + 3 * GAP },
      { left: center, top: anchor.top - 3 * GAP - box.height },
      { left: anchor.right + 3 * GAP, top: anchor.top },
      { left: anchor.right + 3 * GAP, top: anchor.bottom - box.height },
      { left: anchor.left, top: anchor.top - 3 * GAP - box.height },
      { left: anchor.right - box.width, top: anchor.top - 3 * GAP - box.height },
    );
  }
  const shares = Array.from({ length: PLACES }, (_, at) => at / (PLACES - 1));
  for (const down of shares) for (const right of shares) spots.push({ left: right * (room.width - box.width), top: room.top + down * (room.height - room.top - box.height) });
  const dear = anchor ? [...chosen, anchor] : chosen;
  const apart = ({ left, top }: At): number =>
    anchor
      ? Math.hypot(
          Math.max(0, left - anchor.right, anchor.left - left - box.width),
          Math.max(0, top - anchor.bottom, anchor.top - top - box.height),
        )
      : 0;
  const cost = ({ left, top }: At): number => {
    const hides = (one: Box): number => covered({ left, top, right: left + box.width, bottom: top + box.height }, one);
    const hidden = seen.reduce((sum, one) => sum + hides(one), FAR * Math.min(FARTHEST, apart({ left, top })));
    return dear.reduce((sum, one) => sum + (CHOSEN * hides(one)) / Math.max(1, covered(one, one)), hidden);
  };
  return spots
    .map(({ left, top }) => ({ left: clampLeft(left), top: clampTop(top) }))
    // On a narrow screen only the first and the last row are edges.
    .map((at, number) => ({ at, cost: cost(at) + (narrow && number % (PLACES * (PLACES - 1)) >= PLACES ? MIDDLE : 0) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).at;
}

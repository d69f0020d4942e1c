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

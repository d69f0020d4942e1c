/** An arrow over the table: from one thing to another, or down to a single one. */

export interface Spotted {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** How far away an arrow to a single thing begins. */
const REACH = 84;
/** How much an arrow between two things bends, of its length. */
const BEND = 0.18;

const middle = ({ left, top, right, bottom }: Spotted): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Where the way from a point to the middle of a box enters the box. */
function edge(from: Point, box: Spotted): Point {
  const to = middle(box);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [wide, high] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const share = Math.min(dx === 0 ? Infinity : wide / Math.abs(dx), dy === 0 ? Infinity : high / Math.abs(dy), 1);
  return { x: to.x + dx * share, y: to.y + dy * share };
}

/** The path of the arrow; nothing where nothing is seen. It never begins above `top`. */
export function arrowPath(boxes: readonly Spotted[], top: number): string | null {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return null;
  if (first === last) {
    const { x } = middle(first);
    const above = first.top - REACH > top;
    const [from, to] = above ? [first.top - REACH, first.top - 4] : [first.bottom + REACH, first.bottom + 4];
    return `M${x} ${from}L${x} ${to}`;
  }
  const from = middle(first);
  const to = edge(from, last);
  const bent = { x: (from.x + to.x) / 2 + (to.y - from.y) * BEND, y: (from.y + to.y) / 2 - (to.x - from.x) * BEND };
  return `M${from.x} ${from.y}Q${bent.x} ${bent.y} ${to.x} ${to.y}`;
}

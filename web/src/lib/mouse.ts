/** Where the mouse was last seen, on whatever page. */

const last = { x: NaN, y: NaN };

export function seen({ screenX, screenY }: Pick<MouseEvent, 'screenX' | 'screenY'>): void {
  [last.x, last.y] = [screenX, screenY];
}

/** Whether it has moved since: not where only the page did. */
export const hasMoved = ({ screenX, screenY }: Pick<MouseEvent, 'screenX' | 'screenY'>): boolean => screenX !== last.x || screenY !== last.y;

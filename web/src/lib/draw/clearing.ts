/** Who waits in a clearing: a grid whose first row are strangers, and whose other rows lie beneath them. */

import { onCell } from '../scene';
import type { Cell, Piece, Zone } from '../types';

export interface Stranger {
  cell: Cell;
  cards: Piece[];
  dice: Piece[];
  tokens: Piece[];
  beneath: Piece[];
}

export function strangersOf(zone: Zone): Stranger[] {
  const first = Math.min(...zone.cells.map(({ row }) => row));
  const beneath = (column: number): Piece[] =>
    zone.cells
      .filter((cell) => cell.column === column && cell.row !== first)
      .flatMap(({ id }) => zone.pieces.filter(({ at }) => at === id));
  return zone.cells
    .filter(({ row }) => row === first)
    .sort((one, other) => one.column - other.column)
    .map((cell) => ({ cell, ...onCell(zone, cell.id), beneath: beneath(cell.column) }));
}

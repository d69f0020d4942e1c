"""What a seat sees: the board, and above it the columns to drop a disc into."""

from __future__ import annotations

from examples.connect_four.table import NOBODY, ConnectFourTable
from examples.connect_four.words import COLUMN_IDS
from veillee.core.painter import Painter
from veillee.core.scene import Cell, Piece, Zone
from veillee.core.spec import Painting, View

COLORS = ("yellow", "red")


def paint(view: View[ConnectFourTable]) -> Painting:
    return ConnectFourPainter(view, len(COLORS)).painting()


class ConnectFourPainter(Painter[ConnectFourTable]):
    def painting(self) -> Painting:
        status = self.view.say("status-over" if self.over else "status-playing")
        return Painting(status, self.players(), [self.columns(), self.board()], self.legend())

    def color(self, side: int) -> str:
        return COLORS[side]

    def columns(self) -> Zone:
        """The open tops of the columns: what a choice points at."""
        pieces = [self.piece("column", column) for column in range(self.table.box.columns)]
        for column, piece in enumerate(pieces):
            piece.empty = not self.table.full >> column & 1
        return self.zone("columns", "row", pieces)

    def board(self) -> Zone:
        """The grid, with row 1 above as in every scene, though discs fall to the other end."""
        box = self.table.box
        zone = self.zone("board", "grid")
        zone.columns, zone.rows = box.columns, box.rows
        for column in range(box.columns):
            for row in range(box.rows):
                cell = f"{COLUMN_IDS[column]}{row + 1}"
                zone.cells.append(Cell(cell, column + 1, box.rows - row))
                seat = self.table.owner(column, row)
                if seat != NOBODY:
                    zone.pieces.append(self.disc(seat, cell))
        return zone

    def disc(self, seat: int, cell: str) -> Piece:
        piece = self.pawn(seat, cell, self.view.name("seat", seat), icon="disc")
        piece.id = f"disc:{cell}"
        return piece

"""What is printed: the letters of the columns, and the cells of the board."""

from __future__ import annotations

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.words import COLUMN_IDS
from veillee.core.album import Album
from veillee.core.scene import Cell, Face, Mark, Piece

COLORS = ("yellow", "red")


class Faces(Album[ConnectFourBox]):
    def face_column(self, column: int) -> Face:
        return Face(self.name("column", column), "column")

    def cells(self) -> list[Cell]:
        """The grid, with row 1 above as in every scene, though discs fall to the other end."""
        columns, rows = range(self.box.columns), range(self.box.rows)
        return [Cell(cell_id(column, row), column + 1, self.box.rows - row) for column in columns for row in rows]

    def discs(self) -> list[list[list[Piece]]]:
        """The disc of each seat in each cell of each column: where one falls, it stays."""
        columns, rows = range(self.box.columns), range(self.box.rows)
        return [
            [[self.disc(seat, cell_id(column, row)) for row in rows] for column in columns]
            for seat in range(len(COLORS))
        ]

    def disc(self, seat: int, cell: str) -> Piece:
        mark = Mark("disc", self.say(f"sign-seat-{seat}"), self.name("seat", seat), COLORS[seat])
        return Piece(f"disc:{cell}", at=cell, owner=seat, marks=[mark])


def cell_id(column: int, row: int) -> str:
    """The name of a cell, rows counted from 0 below."""
    return f"{COLUMN_IDS[column]}{row + 1}"

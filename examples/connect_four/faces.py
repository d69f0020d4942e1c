"""What is printed: the letters of the columns, and the cells of the board."""

from __future__ import annotations

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.words import COLUMN_IDS
from veillee.core.album import Album
from veillee.core.scene import Cell, Face


class Faces(Album[ConnectFourBox]):
    def face_column(self, column: int) -> Face:
        return Face(self.name("column", column), "column")

    def cells(self) -> list[Cell]:
        """The grid, with row 1 above as in every scene, though discs fall to the other end."""
        columns, rows = range(self.box.columns), range(self.box.rows)
        return [Cell(cell_id(column, row), column + 1, self.box.rows - row) for column in columns for row in rows]


def cell_id(column: int, row: int) -> str:
    """The name of a cell, rows counted from 0 below."""
    return f"{COLUMN_IDS[column]}{row + 1}"

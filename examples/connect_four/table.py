"""What stands on the table: a board with discs. No rules here."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.connect_four.box import ConnectFourBox
from veillee.core.table import Table

NOBODY: Final = -1


class ConnectFourTable(Table):
    box: ConnectFourBox
    discs: list[int]  # for each seat a bit for every cell that holds one of its discs
    free: list[int]  # for each column the bit of its lowest free cell
    full: int  # a bit for every column that is full
    winner: int

    holds: ClassVar[dict[str, str]] = {
        "discs": "seat: number",
        "free": "column: number",
        "full": "{column}",
        "winner": "seat",
    }

    def __init__(self, box: ConnectFourBox, chance: int) -> None:
        super().__init__(chance)
        self.box = box
        self.discs = [0, 0]
        self.free = [column * box.height for column in range(box.columns)]
        self.full = 0
        self.winner = NOBODY

    def fork(self) -> ConnectFourTable:
        new = ConnectFourTable(self.box, self.chance)
        new.fork_core(self)
        new.discs = self.discs.copy()
        new.free = self.free.copy()
        new.full = self.full
        new.winner = self.winner
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, ConnectFourBox)
        self.box = box
        super().restore(box)

    def height(self, column: int) -> int:
        """How many discs lie in a column."""
        return self.free[column] - column * self.box.height

    def owner(self, column: int, row: int) -> int:
        """Whose disc lies on a cell, rows counted from 0 below."""
        bit = column * self.box.height + row
        for seat in range(2):
            if self.discs[seat] >> bit & 1:
                return seat
        return NOBODY

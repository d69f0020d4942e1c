"""The turn: a disc is dropped, and perhaps that was the last one."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.table import ConnectFourTable
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.core.table import EVERYBODY


class Turn(Ask[ConnectFourTable]):
    """Drop a disc into a column that is not full; then it is the other player's turn."""

    rules: ClassVar[tuple[str, ...]] = ("C4-003", "C4-002")
    prompt: ClassVar[str] = "ask-drop"

    def options(self, table: ConnectFourTable) -> list[Option]:
        return table.box.answers[table.full]

    def resolve(self, table: ConnectFourTable, choice: Option) -> None:
        box = table.box
        seat = self.seat
        column = choice.values[0]
        cell = table.free[column]
        table.discs[seat] |= 1 << cell
        table.free[column] = cell + 1
        if (cell + 2) % box.height == 0:
            table.full |= 1 << column
        if table.log is not None:
            args = {"seat": seat, "column": column, "number": cell % box.height + 1}
            table.tell("drops", "C4-003", seat, args)
        if has_line(box, table.discs[seat]):
            table.winner = seat
            if table.log is not None:
                table.tell("lines-up", "C4-004", seat, {"seat": seat})
        elif table.full != box.all_full:
            table.next(TURNS[1 - seat])
        elif table.log is not None:
            table.tell("fills", "C4-005", EVERYBODY, {})

    def why_not_drop(self, table: ConnectFourTable, column: int) -> Reason:
        return Reason("why-full", "C4-003", {"column": column})


TURNS: Final = (Turn(0), Turn(1))  # steps never change, so these two serve every match


def has_line(box: ConnectFourBox, discs: int) -> bool:
    """C4-004: four discs in an unbroken line, upright, level or along a slant."""
    for stride in box.strides:
        pairs = discs & discs >> stride
        if pairs & pairs >> 2 * stride:
            return True
    return False

"""What must always be true of a table."""

from __future__ import annotations

from examples.connect_four.steps.turn import has_line
from examples.connect_four.table import NOBODY, ConnectFourTable


def faults(table: ConnectFourTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    box = table.box
    yellow, red = table.discs
    found = []
    if yellow & red:
        found.append("two discs on one cell")
    if abs(yellow.bit_count() - red.bit_count()) > 1:
        found.append("a seat has dropped too many discs")
    for column in range(box.columns):
        discs = (yellow | red) >> column * box.height & (1 << box.height) - 1
        lowest = table.free[column] - column * box.height
        if discs != (1 << lowest) - 1:
            found.append(f"column {column} has a gap")
        if lowest > box.rows or (lowest == box.rows) != bool(table.full >> column & 1):
            found.append(f"column {column} is not as full as it says")
    for seat in range(2):
        if has_line(box, table.discs[seat]) != (table.winner == seat):
            found.append(f"seat {seat} has a line and has not won, or the other way round")
    if table.asking is not None and table.winner != NOBODY:
        found.append("a match that is won goes on")
    return found

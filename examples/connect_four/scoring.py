"""The end: who has won, and why."""

from __future__ import annotations

from examples.connect_four.table import NOBODY, ConnectFourTable
from veillee.core.result import Points, Result, SideScore


def result(table: ConnectFourTable) -> Result:
    """C4-004: a line of four wins. C4-005: a full board without one is a draw."""
    winner = table.winner
    scores = tuple(side_score(seat, int(seat == winner)) for seat in range(2))
    if winner == NOBODY:
        return Result(scores, ((0, 1),), (0, 1), "reason-full", "C4-005")
    return Result(scores, ((winner,), (1 - winner,)), (winner,), "reason-line", "C4-004")


def side_score(seat: int, lines: int) -> SideScore:
    return SideScore(seat, lines, (Points("line", lines, "C4-004"),))

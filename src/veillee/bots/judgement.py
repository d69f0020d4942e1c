"""How a table looks for each seat: expected points and the chance to win, from the game's own evaluation."""

from __future__ import annotations

from math import exp
from typing import Any

from veillee.core.result import Result
from veillee.core.spec import GameSpec
from veillee.core.table import Table

WON = 0.9  # the rest of a finished match's worth is by how much: a bot that has won still plays well


class Judge:
    """Judges tables of one game. A game without an estimate is judged by its present score.

    Sides are the seats, then the automated opponent if there is one.
    """

    def __init__(self, spec: GameSpec[Any, Any], seats: int) -> None:
        self.spec = spec
        self.seats = seats
        self.scale = spec.spread / 2.0

    def points(self, table: Table) -> list[float]:
        """The final points that each side may expect; those it has when the match is over."""
        if table.asking is None:
            return side_points(self.spec.score(table))
        if self.spec.estimate is not None:
            return self.spec.estimate(table)
        return side_points(self.spec.score(table))

    def margin(self, table: Table, seat: int) -> float:
        """By how many points the seat is ahead of the best of the others."""
        points = self.points(table)
        best = max((points[side] for side in range(len(points)) if side != seat), default=0.0)
        margin = points[seat] - best
        if table.asking is None:
            winners = self.spec.score(table).winners
            margin += self.spec.spread if seat in winners else -self.spec.spread
        return margin

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win, between 0 and 1."""
        if table.asking is None:
            result = self.spec.score(table)
            return [share(result, seat) for seat in range(self.seats)]
        return self.likely(self.points(table))

    def likely(self, points: list[float]) -> list[float]:
        """The chances that go with expected points: equal ones for equal sides."""
        top = max(points)
        weights = [exp((number - top) / self.scale) for number in points]
        total = sum(weights)
        return [weights[seat] / total for seat in range(self.seats)]

    def worth(self, table: Table) -> list[float]:
        """What a bot strives for: the chance to win, and at the end also by how much."""
        if table.asking is not None:
            return self.likely(self.points(table))
        result = self.spec.score(table)
        by_points = self.likely(side_points(result))
        return [WON * share(result, seat) + (1.0 - WON) * by_points[seat] for seat in range(self.seats)]


def side_points(result: Result) -> list[float]:
    return [float(score.total) for score in result.scores]


def share(result: Result, seat: int) -> float:
    """A victory, or the seat's part of a shared one."""
    return 1.0 / len(result.winners) if seat in result.winners else 0.0

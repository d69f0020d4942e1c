"""How a table looks for each seat: expected points and the chance to win, from the game's own evaluation."""

from __future__ import annotations

from math import exp
from typing import Any

from veillee.core.result import Result
from veillee.core.spec import GameSpec
from veillee.core.table import Table

WON = 0.9  # the rest of a finished match's worth is by how much: a bot that has won still plays well
UNKNOWN = 0.5  # the chance to win where nothing says anything of it before the end


class Judge:
    """Judges tables of one game. Sides are the seats, then the automated opponent if there is one.

    Where all seats win or lose together the game's `hope` is everybody's chance: nobody is ahead of anybody. Rivals
    are judged by the game's `estimate`, without one by their present score. Where there is none of these only the
    end says anything.
    """

    def __init__(self, spec: GameSpec[Any, Any], seats: int) -> None:
        self.spec = spec
        self.seats = seats
        self.scale = spec.spread / 2.0

    @property
    def foresees(self) -> bool:
        """Whether the game says how a table will end, so that one need not play on to know."""
        return self.spec.estimate is not None or self.spec.hope is not None

    def points(self, table: Table) -> list[float]:
        """The final points that each side may expect; none where points do not decide who wins."""
        if self.spec.hope is not None:
            return []
        if self.spec.estimate is not None and not ended(table):
            return self.spec.estimate(table)
        return side_points(self.spec.score(table))

    def margin(self, table: Table, seat: int) -> float:
        """By how many points the seat is ahead of the best of the others; of a team, how good its chance is."""
        if self.spec.hope is not None:
            return self.chances(table)[seat]
        points = self.points(table)
        best = max((points[side] for side in range(len(points)) if side != seat), default=0.0)
        margin = points[seat] - best if points else 0.0
        if ended(table):
            won = self.spec.score(table).victory(seat) > 0.0
            margin += self.spec.spread if won else -self.spec.spread
        return margin

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win, between 0 and 1."""
        if ended(table):
            return self.victories(self.spec.score(table))
        if self.spec.hope is not None:
            return [self.spec.hope(table)] * self.seats
        return self.likely(self.points(table))

    def victories(self, result: Result) -> list[float]:
        return [result.victory(seat) for seat in range(self.seats)]

    def likely(self, points: list[float]) -> list[float]:
        """The chances that go with expected points: equal ones for equal sides."""
        if not points:
            return [UNKNOWN] * self.seats
        top = max(points)
        weights = [exp((number - top) / self.scale) for number in points]
        total = sum(weights)
        return [weights[seat] / total for seat in range(self.seats)]

    def worth(self, table: Table) -> list[float]:
        """What a bot strives for: the chance to win, and at the end also by how much, if that is counted."""
        if self.spec.hope is not None or not ended(table):
            return self.chances(table)
        result = self.spec.score(table)
        points = side_points(result)
        won = self.victories(result)
        if not points:
            return won
        by_points = self.likely(points)
        return [WON * won[seat] + (1.0 - WON) * by_points[seat] for seat in range(self.seats)]


def ended(table: Table) -> bool:
    """Whether the match is over. A table between two turns asks nobody either, but goes on."""
    return table.asking is None and not table.stack


def side_points(result: Result) -> list[float]:
    """The points of rivals; whoever wins or loses together has none to compare."""
    return [] if result.shared else [float(score.total) for score in result.scores]

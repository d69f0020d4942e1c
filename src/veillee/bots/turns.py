"""Whole turns: every way to play on that is worth a look, until the turn passes.

A turn passes when it is another's to choose, when something is asked whose consequences nobody knows, or before a step
that stands between two turns. Seats that win or lose together are no others: what a companion answers is chosen
with the same aim, unless answers are sealed.
"""

from __future__ import annotations

from typing import Any, Final

from veillee.bots.greedy import choose, is_sealed, settle, strangers
from veillee.bots.judgement import Judge
from veillee.core.step import Ask, Option
from veillee.core.table import Table

EFFORT: Final = 1200  # tables that may be judged for one decision and one run of chance


class Line:
    """A way to play on: where it leads, what that is worth, and what was chosen until there."""

    __slots__ = ("first", "own", "revealed", "settled", "table", "value")

    def __init__(self, table: Table, value: float, first: int, own: list[tuple[float, str]], revealed: bool) -> None:
        self.table = table
        self.value = value
        self.first = first  # the place of the option that it began with
        self.own = own  # what the seat itself chose while nothing was revealed, each with the worth of the table before
        self.revealed = revealed
        self.settled = False  # others answered at random: what one would choose afterwards says nothing


class Turns:
    """Compares the turns that begin at one table, for one seat."""

    def __init__(self, judge: Judge, seat: int, width: int) -> None:
        self.judge = judge
        self.seat = seat
        self.width = width
        self.together = judge.spec.hope is not None

    def best(self, table: Table, places: list[int], stream: int) -> list[Line]:
        """For each option at one of these places the best turn that begins with it; chance comes from a stream."""
        root = Line(table, self.judge.margin(table, self.seat), 0, [], False)
        effort = EFFORT
        found: dict[int, Line] = {}
        lines = [self.extended(root, table.options[first], first, stream) for first in places]
        while lines:
            going: list[Line] = []
            for line in lines:
                if not line.settled and self.goes_on(line.table.asking):
                    going.append(line)
                else:
                    keep(found, line)
            if effort <= 0:
                halfway: dict[int, Line] = {}
                for line in going:
                    keep(halfway, line)
                for first, line in halfway.items():  # where no turn was followed to its end
                    found.setdefault(first, line)
                break
            lines = []
            for line in self.narrowed(going):
                effort -= len(line.table.options)
                for option in line.table.options:
                    lines.append(self.extended(line, option, line.first, line.table.chance))
        return [found[first] for first in places]

    def narrowed(self, lines: list[Line]) -> list[Line]:
        """Of every beginning the few best ways to go on; those that are worth exactly the same are the same."""
        lines.sort(key=worth_of, reverse=True)
        kept: list[Line] = []
        seen: dict[int, list[float]] = {}
        for line in lines:
            values = seen.setdefault(line.first, [])
            if len(values) < self.width and line.value not in values:
                values.append(line.value)
                kept.append(line)
        return kept

    def extended(self, line: Line, option: Option, first: int, stream: int) -> Line:
        asking = line.table.asking
        assert asking is not None
        table = line.table.fork()
        table.chance = stream
        table.revealed = False
        others = strangers(table, self.together)
        choose(table, option, apart=False)
        if others:
            settle(table, others)
            table.revealed = True
        own = line.own
        if asking.seat == self.seat and not line.revealed:
            own = [*own, (line.value, option.key)]
        found = Line(table, self.judge.margin(table, self.seat), first, own, line.revealed or table.revealed)
        found.settled = others > 0
        return found

    def goes_on(self, asking: Ask[Any] | None) -> bool:
        """Whether the turn is not over: the seat itself chooses next, or somebody who wants the same."""
        if asking is None or asking.is_unforeseen():
            return False
        return asking.seat == self.seat or (self.together and not is_sealed(asking))


def worth_of(line: Line) -> float:
    return line.value


def keep(found: dict[int, Line], line: Line) -> None:
    before = found.get(line.first)
    if before is None or line.value > before.value:
        found[line.first] = line

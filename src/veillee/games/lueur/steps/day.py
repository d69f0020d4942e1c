"""The days of a match and its end (chapters 2.3, 2.9 and 2.13)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import NONE
from veillee.games.lueur.steps.afternoon import Afternoon
from veillee.games.lueur.steps.evening import Evening, last_day
from veillee.games.lueur.steps.morning import Dawn, EndOfMorning
from veillee.games.lueur.steps.noon import Noon
from veillee.games.lueur.steps.rerolls import LateMorning
from veillee.games.lueur.table import LueurTable
from veillee.games.lueur.tom import final_climb


class Day(Act[LueurTable]):
    """Five phases in fixed order: morning, end of morning, noon, afternoon, evening.

    Tom has no part in those after the morning (LUE-155).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-029", "LUE-155")

    def run(self, table: LueurTable) -> None:
        table.next(Dawn(), EndOfMorning(), LateMorning(), Noon(), Afternoon(), Evening(), NextDay())


class NextDay(Act[LueurTable]):
    """The first-player token goes to the left and a new day begins, or the match is over.

    In solo the human is always first (LUE-137).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-090", "LUE-028", "LUE-091", "LUE-137", "LUE-157")

    def run(self, table: LueurTable) -> None:
        if last_day(table):
            table.next(EndOfMatch())
            return
        table.day += 1
        players = len(table.seats)
        if players > 1:
            table.first = (table.first + 1) % players
            if table.log is not None:
                table.tell("first-player", "LUE-090", table.first, {"seat": table.first})
        table.next(Day())


class EndOfMatch(Act[LueurTable]):
    """The last afternoon is over: Tom spends his footprints, and the points are counted."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-092", "LUE-157", "LUE-159")

    def run(self, table: LueurTable) -> None:
        table.active = NONE
        if table.log is not None:
            table.tell("end", "LUE-092", EVERYBODY, {})
        if table.tom is not None:
            final_climb(table)

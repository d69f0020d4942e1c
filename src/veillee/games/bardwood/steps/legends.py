"""Legends: what telling one costs, its gems, and the rune on one that has none."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.bardwood.box import (
    LEGEND_COST,
    NONE,
    WHEN_TOLD,
    LegendId,
    Level,
    LocationId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import RuneQuestion
from veillee.games.bardwood.steps.paying import pay_lyrics
from veillee.games.bardwood.table import BardwoodTable


def legend_cost(table: BardwoodTable, seat: SeatNumber, level: Level, by_boat: bool) -> int:
    """BAR-141: the lyrics on the back of the pile, changed by powers, then lowered by the boat's discount."""
    cost = max(0, table.box.backs[level].cost + common.modifier(table, seat, LEGEND_COST))
    if by_boat:
        cost = max(0, cost - table.box.river[table.seats[seat].boat])
    return cost


def tell_legend(table: BardwoodTable, seat: SeatNumber, location: LocationId, level: Level, by_boat: bool) -> None:
    """BAR-141 to BAR-145: pay, gain gems, reveal the next Legend, put a rune on one that has none."""
    if table.log is not None:
        args = {"seat": seat, "location": location, "level": level}
        table.tell("tells-legend", "BAR-141", seat, args)
    cost = legend_cost(table, seat, level, by_boat)
    if by_boat:
        if table.log is not None:
            discount = table.box.river[table.seats[seat].boat]
            table.tell("boat-returns", "BAR-142", seat, {"seat": seat, "number": discount})
        table.seats[seat].boat = 0
    table.next(LegendGems(seat, level), RevealLegend(seat, level), LegendRune(seat, level))
    pay_lyrics(table, seat, cost, "BAR-141")


class LegendGems(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-143",)

    seat: SeatNumber
    level: Level

    def __init__(self, seat: SeatNumber, level: Level) -> None:
        self.seat = seat
        self.level = level

    def run(self, table: BardwoodTable) -> None:
        common.take_gems(table, self.seat, table.box.backs[self.level].gems, "BAR-143")


class RevealLegend(ChanceStep[BardwoodTable]):
    """The top Legend of a level is turned up beside the others."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-144", "BAR-037")
    role: ClassVar[str] = "legend"

    side: SeatNumber
    level: Level

    def __init__(self, side: SeatNumber, level: Level) -> None:
        self.side = side
        self.level = level

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(legend, 1) for legend in table.legends[self.level].unseen]

    def possible(self, table: BardwoodTable) -> bool:
        return table.legends[self.level].pile > 0

    def sample(self, table: BardwoodTable) -> int:
        unseen = table.legends[self.level].unseen
        return unseen[table.below(len(unseen))]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        row = table.legends[self.level]
        row.unseen.remove(outcome)
        row.pile -= 1
        row.open.append(outcome)
        row.runes.append(NONE)
        if table.log is not None:
            table.tell("legend-shows", "BAR-144", self.side, {"legend": outcome, "level": self.level})


class LegendRune(RuneQuestion):
    """Any rune of the dial, for a Legend of that level."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-145", "BAR-205")
    prompt: ClassVar[str] = "ask-rune-legend"

    level: Level

    def __init__(self, seat: SeatNumber, level: Level) -> None:
        self.seat = seat
        self.level = level

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        self.lift(table, choice.values[0], "BAR-145")
        table.next(MarkLegend(self.seat, self.level))


class MarkLegend(Ask[BardwoodTable]):
    """The rune goes on any open Legend of the level that has none: its condition then counts for all."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-145", "BAR-147")
    prompt: ClassVar[str] = "ask-mark"

    level: Level

    def __init__(self, seat: SeatNumber, level: Level) -> None:
        self.seat = seat
        self.level = level

    def options(self, table: BardwoodTable) -> list[Option]:
        row = table.legends[self.level]
        bare = [row.open[place] for place in range(len(row.open)) if row.runes[place] == NONE]
        return [table.box.options.mark[legend] for legend in sorted(bare)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        legend = choice.values[0]
        row = table.legends[self.level]
        row.runes[row.open.index(legend)] = self.seat
        if table.log is not None:
            table.tell("marks-legend", "BAR-145", self.seat, {"seat": self.seat, "legend": legend})
        common.powers_give(table, self.seat, WHEN_TOLD)

    def why_not_mark(self, table: BardwoodTable, legend: LegendId) -> Reason:
        for row in table.legends:
            if legend in row.open and row.runes[row.open.index(legend)] != NONE:
                args = {"legend": legend, "seat": row.runes[row.open.index(legend)]}
                return Reason("why-legend-marked", "BAR-145", args)
        return Reason("why-legend-not-open", "BAR-145", {"legend": legend})

"""Three days of four phases each (chapters 2.1, 2.5, 2.6, 2.10 and 2.11)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.cove.box import BOATS, DAYS, NONE, ROGUE, SLOTS, Boat
from veillee.games.cove.peddler import RevealPeddlerCard
from veillee.games.cove.scoring import tell_scoring
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import FromBag
from veillee.games.cove.steps.market import Sale
from veillee.games.cove.steps.townsfolk import CloseRow
from veillee.games.cove.table import ARRIVING, CLEANUP, FINAL, MARKET, PEDDLER, PRODUCTION, CoveTable

PER_BOAT = 2


class Day(Act[CoveTable]):
    """A day: arrival, production, market, clean-up."""

    rules: ClassVar[tuple[str, ...]] = ("COV-002", "COV-036")

    def run(self, table: CoveTable) -> None:
        table.day += 1
        table.phase = ARRIVING
        table.active = NONE
        if table.log is not None:
            table.tell("day", "COV-002", EVERYBODY, {"number": table.day})
        arriving = [SeatFirst(boat) for boat in range(BOATS) for _ in range(PER_BOAT)]
        table.next(*arriving, StartProduction())


class SeatFirst(FromBag):
    """The first two adventurers of each boat; an empty bag leaves seats empty (COV-037)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-036", "COV-037")

    boat: Boat

    def __init__(self, boat: Boat) -> None:
        self.boat = boat

    def resolve(self, table: CoveTable, outcome: int) -> None:
        table.bag[outcome] -= 1
        table.boats[self.boat].append(outcome)
        if table.log is not None:
            table.tell("seated", "COV-036", EVERYBODY, {"adventurer": outcome, "boat": self.boat})


class StartProduction(Act[CoveTable]):
    rules: ClassVar[tuple[str, ...]] = ("COV-002",)

    def run(self, table: CoveTable) -> None:
        table.phase = PRODUCTION
        table.next(NextTurn())


def next_side(table: CoveTable) -> SeatNumber:
    """COV-030, COV-031: the hourglass furthest behind, the top one of a space first; NONE when all have reached
    the marker (COV-045)."""
    best = NONE
    for side in table.hourglasses:
        hour = common.trader(table, side).hour
        if table.marker != NONE and hour >= table.marker:
            continue
        if best == NONE or hour < common.trader(table, best).hour:
            best = side
    return best


class NextTurn(Act[CoveTable]):
    """Whoever is furthest behind plays, again if need be; then the Market."""

    rules: ClassVar[tuple[str, ...]] = ("COV-030", "COV-031", "COV-032", "COV-045", "COV-046", "COV-219")
    between_turns: ClassVar[bool] = True

    def run(self, table: CoveTable) -> None:
        side = next_side(table)
        if side == NONE:
            table.next(GatherHourglasses(), StartMarket())
            return
        table.active = side
        table.next(NextTurn())
        if side == PEDDLER:
            table.next(RevealPeddlerCard())
        else:
            common.tell_turn(table, side)
            common.workshop(table, side).take_turn(table, side)


class GatherHourglasses(Act[CoveTable]):
    """Hourglasses past the marker go on top of the stack there, the furthest last, so that it is on top."""

    rules: ClassVar[tuple[str, ...]] = ("COV-049",)

    def run(self, table: CoveTable) -> None:
        table.hourglasses.sort(key=lambda side: -common.trader(table, side).hour)
        for side in table.hourglasses:
            common.trader(table, side).hour = table.marker


class StartMarket(Act[CoveTable]):
    """First a swan song, then the sales in the order of the stack, from top to bottom."""

    rules: ClassVar[tuple[str, ...]] = ("COV-073", "COV-074")

    def run(self, table: CoveTable) -> None:
        table.phase = MARKET
        table.active = NONE
        if table.log is not None:
            table.tell("market", "COV-074", EVERYBODY, {"number": table.day})
        table.next(*[Sale(side) for side in table.hourglasses], CleanUp())
        for seat in range(len(table.seats)):
            common.workshop(table, seat).before_sales(table, seat)


class CleanUp(Act[CoveTable]):
    """Boats at sea to the halls, piers to the bag; then the town and the clock are made ready, or the game ends.

    COV-017: a hall holds any number of its own clan, the Lair any number of rogues.
    """

    rules: ClassVar[tuple[str, ...]] = ("COV-084", "COV-085", "COV-089", "COV-090")

    def run(self, table: CoveTable) -> None:
        table.phase = CLEANUP
        table.active = NONE
        for boat in range(BOATS):
            for kind in table.boats[boat]:
                if table.at[boat] != NONE:
                    table.bag[kind] += 1
                elif kind == ROGUE:
                    table.lair += 1
                else:
                    table.halls[kind] += 1
            if table.log is not None:
                tell_ashore(table, boat)
            table.boats[boat] = []
            table.at[boat] = NONE
        table.next(FinalScoring() if table.day == DAYS else Night())


def tell_ashore(table: CoveTable, boat: Boat) -> None:
    """Where the adventurers of a boat have gone, for a boat at sea kind by kind."""
    aboard = table.boats[boat]
    if aboard and table.at[boat] != NONE:
        table.tell("boat-home", "COV-085", EVERYBODY, {"boat": boat, "number": len(aboard)})
        return
    for kind in sorted(set(aboard)):
        args = {"boat": boat, "number": aboard.count(kind)}
        if kind == ROGUE:
            table.tell("to-lair", "COV-084", EVERYBODY, {**args, "number2": table.lair})
        else:
            table.tell("to-hall", "COV-084", EVERYBODY, {**args, "clan": kind, "number2": table.halls[kind]})


class Night(Act[CoveTable]):
    """Days 1 and 2: new townsfolk, fresh powers, the stack of hourglasses back on the first hour."""

    rules: ClassVar[tuple[str, ...]] = ("COV-051", "COV-086", "COV-087", "COV-088")

    def run(self, table: CoveTable) -> None:
        for slot in range(SLOTS):
            townsfolk = table.row[slot]
            table.row[slot] = NONE
            if townsfolk != NONE:
                common.let_go(table, townsfolk)
        for player in table.seats:
            player.powers = 0
            player.last = NONE
            assert player.workshop is not None
            player.workshop.night(table)
        table.marker = NONE
        for side in table.hourglasses:
            common.trader(table, side).hour = 1
        table.next(CloseRow(), Day())


class FinalScoring(Act[CoveTable]):
    """The halls of the last day count: sponsorship and corruption of every side."""

    rules: ClassVar[tuple[str, ...]] = ("COV-086", "COV-090", "COV-091", "COV-092", "COV-230")

    def run(self, table: CoveTable) -> None:
        table.phase = FINAL
        if table.log is not None:
            table.tell("end", "COV-090", EVERYBODY, {})
            tell_scoring(table)

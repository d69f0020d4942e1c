"""The clock, arrivals, docks and the market marker (chapters 2.4 to 2.6)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.cove.box import (
    BOATS,
    CLANS,
    DOCKS,
    HOURS,
    KINDS,
    LARGE,
    NONE,
    OUTER,
    PIER_OF,
    ROGUE,
    SEATS_OF_BOAT,
    SHOVE,
    SMALL,
    Boat,
    Clan,
    Dock,
)
from veillee.games.cove.steps import common
from veillee.games.cove.table import PEDDLER, CoveTable


def is_arrival(table: CoveTable, hour: int) -> bool:
    """COV-020, COV-027: the arrival hours, with those of the tokens when few hourglasses run."""
    place = hour % HOURS
    hours = table.box.arrivals | table.box.tokens[table.sides - 2]
    return bool(hours >> place & 1)


class Advance(Act[CoveTable]):
    """The hourglass moves on, lands on top of all others there, and brings what arrives on its way.

    Each arrival is carried out fully before the next (COV-048).
    """

    rules: ClassVar[tuple[str, ...]] = ("COV-033", "COV-034", "COV-048")

    side: SeatNumber
    hours: int

    def __init__(self, side: SeatNumber, hours: int) -> None:
        self.side = side
        self.hours = hours

    def run(self, table: CoveTable) -> None:
        trader = common.trader(table, self.side)
        before = trader.hour
        trader.hour += self.hours
        table.hourglasses.remove(self.side)
        table.hourglasses.insert(0, self.side)
        if table.log is not None:
            args = {"seat": self.side, "number": self.hours, "number2": trader.hour}
            table.tell("advances", "COV-033", self.side, args)
        arrivals = [hour for hour in range(before + 1, trader.hour + 1) if is_arrival(table, hour)]
        table.next(*[Arrival(self.side) for _ in arrivals])


class Arrival(Act[CoveTable]):
    """One adventurer out of the bag for a boat at sea; without a free seat nothing is drawn."""

    rules: ClassVar[tuple[str, ...]] = ("COV-038", "COV-039", "COV-040", "COV-047")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: CoveTable) -> None:
        if not common.room_at_sea(table):
            if table.log is not None:
                table.tell("arrival-skipped", "COV-039", self.side, {"seat": self.side})
        elif not any(table.bag):
            if table.log is not None:
                table.tell("bag-empty", "COV-040", self.side, {"seat": self.side})
            place_marker(table)
        else:
            table.next(DrawAdventurer(self.side))


class FromBag(ChanceStep[CoveTable]):
    """An adventurer drawn from the bag: each one in it is as likely."""

    role: ClassVar[str] = "adventurer"

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        return [(kind, table.bag[kind]) for kind in range(KINDS) if table.bag[kind]]

    def possible(self, table: CoveTable) -> bool:
        return any(table.bag)

    def sample(self, table: CoveTable) -> int:
        """As the base does it, without listing what there is."""
        ticket = table.below(sum(table.bag))
        kind = 0
        while ticket >= table.bag[kind]:
            ticket -= table.bag[kind]
            kind += 1
        return kind


class DrawAdventurer(FromBag):
    """The active side looks at the adventurer and then chooses its boat."""

    rules: ClassVar[tuple[str, ...]] = ("COV-038", "COV-010")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def resolve(self, table: CoveTable, outcome: int) -> None:
        table.bag[outcome] -= 1
        if table.log is not None:
            table.tell("arrives", "COV-038", self.side, {"seat": self.side, "adventurer": outcome})
        seat_adventurer(table, self.side, outcome)


def seat_adventurer(table: CoveTable, side: SeatNumber, kind: Clan) -> None:
    """The adventurer that was drawn gets a seat; the Peddler follows its own rule (COV-258)."""
    if side == PEDDLER:
        put_on_boat(table, side, kind, peddler_boat(table, kind))
    else:
        table.next(Embark(side, kind))


class Embark(Ask[CoveTable]):
    """Any boat at sea with a free seat."""

    rules: ClassVar[tuple[str, ...]] = ("COV-038", "COV-010")
    prompt: ClassVar[str] = "ask-embark"

    kind: Clan

    def __init__(self, seat: SeatNumber, kind: Clan) -> None:
        self.seat = seat
        self.kind = kind

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"adventurer": self.kind}

    def options(self, table: CoveTable) -> list[Option]:
        embark = table.box.options.embark
        return [embark[boat] for boat in range(BOATS) if common.has_room(table, boat)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        put_on_boat(table, self.seat, self.kind, choice.values[0])

    def why_not_embark(self, table: CoveTable, boat: Boat) -> Reason:
        return no_room(table, boat)


def no_room(table: CoveTable, boat: Boat) -> Reason:
    if table.at[boat] != NONE:
        return Reason("why-boat-docked", "COV-043", {"boat": boat})
    return Reason("why-boat-full", "COV-038", {"boat": boat})


def put_on_boat(table: CoveTable, side: SeatNumber, kind: Clan, boat: Boat) -> None:
    """COV-072: with the Robbers a human who seats a rogue may move somebody before full boats dock."""
    table.boats[boat].append(kind)
    if table.log is not None:
        table.tell("embarks", "COV-038", side, {"seat": side, "adventurer": kind, "boat": boat})
    table.next(DockIfFull(side, boat))
    robbers = table.box.rogue_cards[table.rogue_card].verb == SHOVE
    if robbers and kind == ROGUE and side != PEDDLER:
        table.next(Shove(side, boat))


class Shove(Ask[CoveTable]):
    """Robbers: one other adventurer of the boat may be moved to another boat at sea."""

    rules: ClassVar[tuple[str, ...]] = ("COV-072",)
    prompt: ClassVar[str] = "ask-shove"

    boat: Boat

    def __init__(self, seat: SeatNumber, boat: Boat) -> None:
        self.seat = seat
        self.boat = boat

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"boat": self.boat}

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        others = table.boats[self.boat][:-1]  # all but the rogue just seated
        targets = [boat for boat in range(BOATS) if boat != self.boat and common.has_room(table, boat)]
        found = [options.shove[kind][boat] for kind in range(KINDS) if kind in others for boat in targets]
        found.append(options.stay)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.stay:
            return
        kind, boat = choice.values
        table.boats[self.boat].remove(kind)
        table.boats[boat].append(kind)
        if table.log is not None:
            args = {"seat": self.seat, "adventurer": kind, "boat": self.boat, "boat2": boat}
            table.tell("shoves", "COV-072", self.seat, args)
        # First the rogue's boat docks if it is full, then the other: the former is already waiting.
        waiting = table.stack.pop()
        table.next(waiting, DockIfFull(self.seat, boat))

    def why_not_shove(self, table: CoveTable, kind: Clan, boat: Boat) -> Reason:
        if boat == self.boat:
            return Reason("why-same-boat", "COV-072", {"boat": boat})
        if not common.has_room(table, boat):
            return no_room(table, boat)
        return Reason("why-not-aboard", "COV-072", {"adventurer": kind, "boat": self.boat})


class DockIfFull(Act[CoveTable]):
    """A boat with four adventurers docks at once, if a dock of its side is free; otherwise it stays at sea."""

    rules: ClassVar[tuple[str, ...]] = ("COV-041", "COV-042", "COV-259")

    side: SeatNumber
    boat: Boat

    def __init__(self, side: SeatNumber, boat: Boat) -> None:
        self.side = side
        self.boat = boat

    def run(self, table: CoveTable) -> None:
        if len(table.boats[self.boat]) < SEATS_OF_BOAT or table.at[self.boat] != NONE:
            return
        docks = common.free_docks(table, common.side_of(self.boat))
        if not docks:
            if table.log is not None:
                table.tell("stays-at-sea", "COV-042", self.side, {"boat": self.boat})
        elif self.side == PEDDLER:
            dock_boat(table, self.side, self.boat, peddler_dock(table, self.boat, docks))
        else:
            table.next(ChooseDock(self.side, self.boat))


class ChooseDock(Ask[CoveTable]):
    """Which of the two docks of its side a full boat takes."""

    rules: ClassVar[tuple[str, ...]] = ("COV-041", "COV-014")
    prompt: ClassVar[str] = "ask-dock"

    boat: Boat

    def __init__(self, seat: SeatNumber, boat: Boat) -> None:
        self.seat = seat
        self.boat = boat

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"boat": self.boat}

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.dock[dock] for dock in common.free_docks(table, common.side_of(self.boat))]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        dock_boat(table, self.seat, self.boat, choice.values[0])

    def why_not_dock(self, table: CoveTable, dock: Dock) -> Reason:
        if dock in table.at:
            return Reason("why-dock-taken", "COV-013", {"dock": dock})
        return Reason("why-other-side", "COV-014", {"dock": dock, "boat": self.boat})


def dock_boat(table: CoveTable, side: SeatNumber, boat: Boat, dock: Dock) -> None:
    """COV-013: a dock holds one boat. COV-044: the fourth one brings the market marker."""
    table.at[boat] = dock
    if table.log is not None:
        table.tell("docks", "COV-041", side, {"boat": boat, "dock": dock})
    if table.at.count(NONE) == BOATS - DOCKS:
        place_marker(table)


def place_marker(table: CoveTable) -> None:
    """COV-044: one hour ahead of the most advanced hourglass, once a day."""
    if table.marker != NONE:
        return
    table.marker = 1 + max(common.trader(table, side).hour for side in table.hourglasses)
    if table.log is not None:
        table.tell("marker", "COV-044", table.active, {"number": table.marker})


# -- the Peddler's choices ------------------------------------------------------------------------


def peddler_boat(table: CoveTable, kind: Clan) -> Boat:
    """COV-258: a boat whose side has a free dock; the most of its clan, the most occupants, the lowest number."""
    boats = [boat for boat in range(BOATS) if common.has_room(table, boat)]
    preferred = [boat for boat in boats if common.free_docks(table, common.side_of(boat))] or boats
    best = preferred[0]
    for boat in preferred[1:]:
        if boat_rank(table, boat, kind) > boat_rank(table, best, kind):
            best = boat
    if table.log is not None:
        if len(boats) > 1:
            for boat in boats:
                tell_weighed(table, boat, kind, boat in preferred)
        args = {"boat": best, "number": table.boats[best].count(kind), "number2": len(table.boats[best])}
        docks = common.free_docks(table, common.side_of(best))
        compared = {"number3": len(preferred), "number4": len(docks), "adventurer": kind}
        told = "peddler-boat-rogue" if kind == ROGUE else "peddler-boat"
        table.tell(told, "COV-258", PEDDLER, {**args, **compared})
    return best


def tell_weighed(table: CoveTable, boat: Boat, kind: Clan, allowed: bool) -> None:
    """What the Peddler compares, boat by boat."""
    aboard = table.boats[boat]
    args = {"boat": boat, "number": aboard.count(kind), "number2": len(aboard)}
    if not allowed:
        table.tell("peddler-passes-boat", "COV-258", PEDDLER, {"boat": boat})
    else:
        table.tell("peddler-weighs-rogue" if kind == ROGUE else "peddler-weighs", "COV-258", PEDDLER, args)


def boat_rank(table: CoveTable, boat: Boat, kind: Clan) -> int:
    """First those of its clan, not for a rogue; then all occupants, of whom there are four at most."""
    aboard = table.boats[boat]
    return len(aboard) if kind == ROGUE else (SEATS_OF_BOAT + 1) * aboard.count(kind) + len(aboard)


def peddler_dock(table: CoveTable, boat: Boat, docks: list[Dock]) -> Dock:
    """COV-259: where its goods would earn more from this boat alone; equal: the outer dock."""
    if len(docks) == 1:
        return docks[0]
    incomes = [peddler_income(table, boat, dock) for dock in docks]
    if table.log is not None:
        args = {"dock": docks[0], "number": incomes[0], "dock2": docks[1], "number2": incomes[1]}
        told = "peddler-docks-equal" if incomes[0] == incomes[1] else "peddler-docks"
        table.tell(told, "COV-259", PEDDLER, args)
    if incomes[0] == incomes[1]:
        return OUTER[common.side_of(boat)]
    return docks[0] if incomes[0] > incomes[1] else docks[1]


def peddler_income(table: CoveTable, boat: Boat, dock: Dock) -> int:
    accepts = table.box.accepts[PIER_OF[dock]]
    goods = common.trader(table, PEDDLER).goods
    income = 0
    for clan in range(CLANS):
        for size in (SMALL, LARGE):
            if accepts >> size & 1:
                good = common.good_of(size, clan)
                income += table.boats[boat].count(clan) * table.box.values[good] * goods[good]
    return income

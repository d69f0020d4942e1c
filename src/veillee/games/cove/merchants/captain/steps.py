"""The Captain's fleet: Helm, Oars and Recall (chapter 2.21)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import Bits, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, ChanceStep, Option
from veillee.games.cove.box import CLANS, LARGE, SMALL, Clan, ShopPlace
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    FIRST_POWER,
    SECOND_POWER,
    GoodsWorkshop,
    has_power,
    place_in_shop,
    use_power,
    why_not_power,
)
from veillee.games.cove.table import CoveTable

STORM: Final = 0
# Its own locations, by their places in the shop.
HELM: Final = 0
OARS: Final = 1
RECALL: Final = 2


class Fleet(GoodsWorkshop):
    """Four ships on their routes, and the treasures at their ends."""

    holds: ClassVar[dict[str, str]] = {"ships": "clan: number", "treasures": "{clan}"}

    ships: list[int]  # the space of each ship, from the port
    treasures: Bits  # routes whose treasure lies on its island
    points: int  # left to be moved with
    recalled: int  # ships recalled in this action

    def __init__(self) -> None:
        self.ships = [0] * CLANS
        self.treasures = (1 << CLANS) - 1
        self.points = 0
        self.recalled = 0

    def fork(self) -> Fleet:
        new = Fleet()
        new.ships = self.ships.copy()
        new.treasures = self.treasures
        new.points = self.points
        new.recalled = self.recalled
        return new

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        if place_in_shop(table, seat, place) == RECALL:
            return any(space >= fleet_in(table.box).fishing for space in self.ships)
        return any(space < fleet_in(table.box).last for space in self.ships)

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        here = place_in_shop(table, seat, place)
        if here == HELM:
            self.points = 0
            table.next(Spin(seat, first=True), Sail(seat))
        elif here == OARS:
            self.points = fleet_in(table.box).oars
            table.next(Sail(seat))
        else:
            self.recalled = 0
            table.next(Recall(seat))

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        if place_in_shop(table, seat, place) == RECALL:
            return Reason("why-no-ship-far-enough", "COV-212", {"number": fleet_in(table.box).fishing})
        return Reason("why-all-ships-arrived", "COV-206")

    def extras(self, table: CoveTable, seat: SeatNumber) -> list[Option]:
        """COV-216: the Navigator moves one ship by 1 or 2 spaces, once a day."""
        if not has_power(table, seat, SECOND_POWER):
            return []
        box = table.box
        return [
            fleet_in(box).options.navigate[clan][spaces]
            for clan in range(CLANS)
            for spaces in range(1, fleet_in(box).sail + 1)
            if self.ships[clan] + spaces <= fleet_in(box).last
        ]

    def do_extra(self, table: CoveTable, seat: SeatNumber, choice: Option) -> None:
        clan, spaces = choice.values
        use_power(table, seat, SECOND_POWER, "COV-216")
        move(table, seat, self, clan, spaces, "COV-216")

    def extra_refused(self, table: CoveTable, seat: SeatNumber, piece: Clan, number: int) -> Reason:
        if not has_power(table, seat, SECOND_POWER):
            return why_not_power(table, seat, SECOND_POWER)
        if not 1 <= number <= fleet_in(table.box).sail:
            return Reason("why-navigator-range", "COV-216", {"number": fleet_in(table.box).sail})
        return Reason(
            "why-ship-arrives", "COV-206", {"clan": piece, "number": fleet_in(table.box).last - self.ships[piece]}
        )

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        from veillee.games.cove.merchants.captain.evaluation import prospects

        return prospects(table, seat, self, prices, hopes)

    def night(self, table: CoveTable) -> None:
        """COV-215: every route gets its treasure back."""
        self.treasures = (1 << CLANS) - 1

    def faults(self, table: CoveTable) -> list[str]:
        return ["ships"] if any(not 0 <= space <= fleet_in(table.box).last for space in self.ships) else []


def fleet_of(table: CoveTable, seat: SeatNumber) -> Fleet:
    found = table.seats[seat].workshop
    assert isinstance(found, Fleet)
    return found


def move(table: CoveTable, seat: SeatNumber, fleet: Fleet, clan: Clan, spaces: int, rule: str) -> None:
    """COV-206: ships only move forward, to the treasure island at most."""
    fleet.ships[clan] += spaces
    if table.log is not None:
        args = {"seat": seat, "clan": clan, "number": spaces, "number2": fleet.ships[clan]}
        table.tell("sails", rule, seat, args)


# -- the Helm ---------------------------------------------------------------------------------


class Spin(ChanceStep[CoveTable]):
    """The compass: points to move with, or the Storm."""

    rules: ClassVar[tuple[str, ...]] = ("COV-208", "COV-209", "COV-216")

    seat: SeatNumber
    first: bool

    def __init__(self, seat: SeatNumber, first: bool) -> None:
        self.seat = seat
        self.first = first

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        return list(fleet_in(table.box).sectors)

    def resolve(self, table: CoveTable, outcome: int) -> None:
        if table.log is not None:
            kind = "spins-storm" if outcome == STORM else "spins"
            table.tell(kind, "COV-208", self.seat, {"seat": self.seat, "number": outcome})
        if outcome == STORM:
            table.next(Storm(self.seat, self.first))
            return
        fleet_of(table, self.seat).points += outcome
        if self.first:
            table.next(SpinAgain(self.seat))


class Storm(Ask[CoveTable]):
    """The Lookout may ignore a Storm, once a day: the compass is spun again instead."""

    rules: ClassVar[tuple[str, ...]] = ("COV-208", "COV-209", "COV-216")
    prompt: ClassVar[str] = "ask-storm"

    first: bool

    def __init__(self, seat: SeatNumber, first: bool) -> None:
        self.seat = seat
        self.first = first

    def options(self, table: CoveTable) -> list[Option]:
        options = fleet_in(table.box).options
        if has_power(table, self.seat, FIRST_POWER):
            return [options.respin, options.accept]
        return [options.accept]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is fleet_in(table.box).options.respin:
            use_power(table, self.seat, FIRST_POWER, "COV-216")
            table.next(Spin(self.seat, self.first))
        elif self.first:
            fleet_of(table, self.seat).points += fleet_in(table.box).storm_points
        else:
            common.corrupt(table, self.seat, 1, "COV-209")

    def why_not_respin(self, table: CoveTable) -> Reason:
        return why_not_power(table, self.seat, FIRST_POWER)


class SpinAgain(Ask[CoveTable]):
    """After a number a second spin may be dared: a Storm adds nothing and costs a corruption card."""

    rules: ClassVar[tuple[str, ...]] = ("COV-209",)
    prompt: ClassVar[str] = "ask-spin-again"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": fleet_of(table, self.seat).points}

    def options(self, table: CoveTable) -> list[Option]:
        return [fleet_in(table.box).options.spin_again, fleet_in(table.box).options.hold]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is fleet_in(table.box).options.spin_again:
            table.next(Spin(self.seat, first=False))


class Sail(Ask[CoveTable]):
    """Points are spent one by one on any ships; those left are lost."""

    rules: ClassVar[tuple[str, ...]] = ("COV-206", "COV-210", "COV-211")
    prompt: ClassVar[str] = "ask-sail"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": fleet_of(table, self.seat).points}

    def options(self, table: CoveTable) -> list[Option]:
        fleet = fleet_of(table, self.seat)
        options = fleet_in(table.box).options
        found: list[Option] = []
        if fleet.points:
            found = [options.sail[clan] for clan in range(CLANS) if fleet.ships[clan] < fleet_in(table.box).last]
        found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        fleet = fleet_of(table, self.seat)
        if choice is table.box.options.enough:
            fleet.points = 0
            return
        fleet.points -= 1
        move(table, self.seat, fleet, choice.values[0], 1, "COV-210")
        table.next(Sail(self.seat))

    def why_not_sail(self, table: CoveTable, clan: Clan) -> Reason:
        return Reason("why-ship-arrived", "COV-206", {"clan": clan})


# -- Recall -----------------------------------------------------------------------------------


class Recall(Ask[CoveTable]):
    """Ships that are far enough return to port and unload, at least one of them."""

    rules: ClassVar[tuple[str, ...]] = ("COV-212", "COV-213", "COV-214")
    prompt: ClassVar[str] = "ask-recall"

    def options(self, table: CoveTable) -> list[Option]:
        fleet = fleet_of(table, self.seat)
        options = fleet_in(table.box).options
        found = [options.recall[clan] for clan in range(CLANS) if fleet.ships[clan] >= fleet_in(table.box).fishing]
        if fleet.recalled:
            found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.enough:
            return
        clan = choice.values[0]
        fleet = fleet_of(table, self.seat)
        space = fleet.ships[clan]
        fleet.ships[clan] = 0
        fleet.recalled += 1
        if table.log is not None:
            table.tell("recalls", "COV-212", self.seat, {"seat": self.seat, "clan": clan, "number": space})
        large = common.good_of(LARGE, clan)
        treasure = space == fleet_in(table.box).last and fleet.treasures >> clan & 1
        if treasure and common.available(table, self.seat, large):
            fleet.treasures &= ~(1 << clan)
            common.gain_good(table, self.seat, large, "COV-212")
        else:
            common.gain_good(table, self.seat, common.good_of(SMALL, clan), "COV-212")
        table.next(Recall(self.seat))

    def nothing(self, table: CoveTable) -> None:
        """All ships that were far enough are back."""

    def why_not_recall(self, table: CoveTable, clan: Clan) -> Reason:
        args = {"clan": clan, "number": fleet_of(table, self.seat).ships[clan], "number2": fleet_in(table.box).fishing}
        return Reason("why-ship-not-far-enough", "COV-212", args)

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-212")


def new_fleet(table: CoveTable) -> Fleet:
    """COV-205: every ship in port, a treasure at the end of each route."""
    return Fleet()

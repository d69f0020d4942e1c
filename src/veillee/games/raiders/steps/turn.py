"""The turn: work or raid, then the limits, the end triggers and the next player (chapters A3, A4, A5, A11)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.raiders.box import (
    FORTRESS,
    HAND_MAX,
    NONE,
    OPPONENT,
    PROVISIONS,
    PROVISIONS_MAX,
    SILVER,
    SILVER_MAX,
    TOWN_HALL,
    BuildingId,
    SetId,
    SiteId,
    WorkerColour,
)
from veillee.games.raiders.opponent import OpponentTurn
from veillee.games.raiders.steps.buildings import accepts, building_ask
from veillee.games.raiders.steps.common import discard_from_hand, distinct, not_in_hand, pay
from veillee.games.raiders.steps.raid import can_raid, not_to_raid, start_raid
from veillee.games.raiders.steps.townhall import TownHall
from veillee.games.raiders.table import (
    END_OF_TURN,
    FORTRESSES_FALL,
    PIECES,
    PLACING,
    STACK_EMPTY,
    TAKING,
    VALKYRIES_GONE,
    RaidersTable,
)


class StartTurn(Act[RaidersTable]):
    """A player's turn: one choice between work and raid, then the end of the turn."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-025", "RAI-036", "RAI-168", "RAI-169")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: RaidersTable) -> None:
        table.active = self.seat
        table.phase = PLACING
        table.turn += 1
        table.placed = NONE
        table.used = 0
        if table.log is not None:
            table.tell("turn", "RAI-036", self.seat, {"seat": self.seat, "number": table.turn})
        table.next(WorkOrRaid(self.seat), EndTurn(self.seat))


class WorkOrRaid(Ask[RaidersTable]):
    """Place the held worker on an empty building that accepts it, or raid a site; one cannot pass.

    There is always a building left (RAI-048). In solo one building may be forbidden.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "RAI-036", "RAI-038", "RAI-039", "RAI-048", "RAI-068", "RAI-191", "RAI-192", "RAI-193", "RAI-007",
    )  # fmt: skip
    prompt: ClassVar[str] = "ask-turn"

    def options(self, table: RaidersTable) -> list[Option]:
        options = table.box.options
        worker = table.seats[self.seat].worker
        found: list[Option] = []
        for building in range(len(table.village)):
            if table.village[building] == NONE and building != table.forbidden and accepts(table, building, worker):
                found.append(options.place[building])
        for site in range(len(table.box.sites)):
            if can_raid(table, self.seat, site):
                found.append(options.raid[site])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        if choice.kind == "raid":
            start_raid(table, self.seat, choice.values[0])
            return
        player = table.seats[self.seat]
        building = choice.values[0]
        worker = player.worker
        table.village[building] = worker
        player.worker = NONE
        table.placed = building
        if table.log is not None:
            args = {"seat": self.seat, "worker": worker, "building": building}
            table.tell("places", "RAI-038", self.seat, args)
        table.next(TakeWorker(self.seat))
        use_building(table, self.seat, building, worker)

    def why_not_place(self, table: RaidersTable, building: BuildingId) -> Reason:
        worker = table.village[building]
        if building == table.forbidden:
            return Reason("why-forbidden", "RAI-191", {"building": building})
        if worker != NONE:
            return Reason("why-occupied", "RAI-038", {"building": building, "worker": worker})
        return Reason("why-colour", "RAI-039", {"building": building, "worker": table.seats[self.seat].worker})

    def why_not_raid(self, table: RaidersTable, site: SiteId) -> Reason:
        return not_to_raid(table, self.seat, site)

    def why_not_plunder(self, table: RaidersTable, place: SetId) -> Reason:
        """A set comes with a raid: whoever looks at it is told of that."""
        site = table.box.sets[place].site
        if table.set_worker[place] == NONE:
            return Reason("why-plunder-taken", "RAI-088", {"set": place})
        if can_raid(table, self.seat, site):
            return Reason("why-plunder-raid", "RAI-079", {"site": site})
        return not_to_raid(table, self.seat, site)

    def why_not_skip(self, table: RaidersTable) -> Reason:
        return Reason("why-skip-turn", "RAI-036")


class TakeWorker(Ask[RaidersTable]):
    """Take a worker of any colour from another building than the one placed on, and use that building.

    The worker is kept for the next turn. All of the first building is done before (RAI-045).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-041", "RAI-042", "RAI-043", "RAI-044", "RAI-045", "RAI-191", "RAI-003")
    prompt: ClassVar[str] = "ask-take"

    def options(self, table: RaidersTable) -> list[Option]:
        found: list[Option] = []
        for building in range(len(table.village)):
            if table.village[building] != NONE and building != table.placed and building != table.forbidden:
                found.append(table.box.options.take[building])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        building = choice.values[0]
        worker = table.village[building]
        table.village[building] = NONE
        table.seats[self.seat].worker = worker
        table.phase = TAKING
        if table.log is not None:
            args = {"seat": self.seat, "worker": worker, "building": building}
            table.tell("takes", "RAI-041", self.seat, args)
        use_building(table, self.seat, building, worker)

    def why_not_take(self, table: RaidersTable, building: BuildingId) -> Reason:
        if building == table.placed:
            return Reason("why-take-placed", "RAI-042", {"building": building})
        if building == table.forbidden:
            return Reason("why-forbidden", "RAI-191", {"building": building})
        return Reason("why-take-empty", "RAI-041", {"building": building})

    def why_not_skip(self, table: RaidersTable) -> Reason:
        return Reason("why-skip-take", "RAI-041")


def use_building(table: RaidersTable, seat: SeatNumber, building: BuildingId, worker: WorkerColour) -> None:
    """RAI-046, RAI-047: the building may be used, unless a Merchant has copied it this turn."""
    if table.used >> building & 1:
        if table.log is not None:
            table.tell("used-before", "RAI-047", seat, {"seat": seat, "building": building})
    elif building == TOWN_HALL:
        table.next(TownHall(seat, worker))
    else:
        table.next(building_ask(table, seat, building, worker))


class EndTurn(Act[RaidersTable]):
    """Only the active player's stock and hand are checked; surplus silver and provisions go to the supply.

    Plunder has no limit. The ban on a building ends with the human's turn (RAI-193).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-030", "RAI-031", "RAI-037", "RAI-193")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: RaidersTable) -> None:
        table.phase = END_OF_TURN
        table.site = NONE
        table.dice.clear()
        table.forbidden = NONE
        goods = table.seats[self.seat].goods
        for good, limit in ((SILVER, SILVER_MAX), (PROVISIONS, PROVISIONS_MAX)):
            surplus = goods[good] - limit
            if surplus > 0:
                pay(table, self.seat, good, surplus)
                if table.log is not None:
                    args = {"seat": self.seat, "good": good, "number": surplus}
                    table.tell("returns-surplus", "RAI-031", self.seat, args)
        table.next(FinishTurn(self.seat))
        if len(table.seats[self.seat].hand) > HAND_MAX:
            table.next(DiscardDown(self.seat))


class DiscardDown(Ask[RaidersTable]):
    """Discard cards of one's choice, one by one, until 8 are left."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-031", "RAI-030")
    prompt: ClassVar[str] = "ask-discard"

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": len(table.seats[self.seat].hand) - HAND_MAX}

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.discard[card] for card in distinct(table, table.seats[self.seat].hand)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        discard_from_hand(table, self.seat, choice.values[0])
        if table.log is not None:
            args = {"seat": self.seat, "townsfolk": choice.values[0]}
            table.tell("discards", "RAI-031", self.seat, args)
        if len(table.seats[self.seat].hand) > HAND_MAX:
            table.next(DiscardDown(self.seat))

    def why_not_discard(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_hand(table, self.seat, card, "RAI-031")


def end_cause(table: RaidersTable) -> int:
    """Which end trigger is true now, or NONE.

    RAI-144: one fortress set left, no tile in the stack, or no Valkyrie on any set. RAI-146: tiles that lie
    face up do not matter. RAI-201: in solo what the opponent took counts as well. What is gone never comes
    back, so a trigger stays true (RAI-145).
    """
    fortresses = 0
    for site in table.box.sites:
        if site.kind == FORTRESS:
            for place in site.sets:
                if table.set_worker[place] != NONE:
                    fortresses += 1
    if fortresses <= 1:
        return FORTRESSES_FALL
    if table.offerings.empty():
        return STACK_EMPTY
    plunder = table.plunder
    for place in range(len(table.set_worker)):
        if plunder[PIECES * place + 3]:
            return NONE
    return VALKYRIES_GONE


class FinishTurn(Act[RaidersTable]):
    """Check the end triggers, then pass the turn on.

    After the turn of the trigger every side, the triggering one last, has exactly one more turn; triggers
    met during the final round change nothing.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "RAI-037", "RAI-144", "RAI-145", "RAI-147", "RAI-148", "RAI-149", "RAI-025",
        "RAI-168", "RAI-190", "RAI-201", "RAI-202", "RAI-203", "RAI-204",
    )  # fmt: skip

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: RaidersTable) -> None:
        seats = len(table.seats)
        if table.turns_left != NONE:
            table.turns_left -= 1
            if table.turns_left == 0:
                table.active = NONE
                if table.log is not None:
                    table.tell("end", "RAI-148", EVERYBODY, {})
                return
        else:
            table.ending = end_cause(table)
            if table.ending != NONE:
                table.turns_left = seats + (0 if table.opponent is None else 1)
                if table.log is not None:
                    args = {"seat": self.side, "cause": table.ending}
                    table.tell("end-triggered", "RAI-144", self.side, args)
        if table.opponent is None:
            table.next(StartTurn((self.side + 1) % seats))
        elif self.side == OPPONENT:
            table.next(StartTurn(0))
        else:
            table.next(OpponentTurn(), FinishTurn(OPPONENT))

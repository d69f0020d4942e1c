"""The Grand Square: recruiting, what townsfolk do, and the row (chapter 2.8)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.cove.box import (
    ARRIVAL,
    BOATS,
    GAIN_GOOD,
    KINDS,
    MOVE,
    NONE,
    PEDDLER_BOAT_GOLD,
    RETURN,
    SCOUT,
    SLOTS,
    STAFF,
    SWAP,
    UNCORRUPT,
    Boat,
    Clan,
    TownsfolkId,
)
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Arrival, DockIfFull, FromBag, no_room, seat_adventurer
from veillee.games.cove.table import PEDDLER, CoveTable

# -- recruiting -------------------------------------------------------------------------------


def affordable(table: CoveTable, seat: SeatNumber) -> list[TownsfolkId]:
    """COV-058: townsfolk of the row whose price can be paid, slot by slot."""
    gold = table.seats[seat].gold
    return [table.row[slot] for slot in range(SLOTS) if table.row[slot] != NONE and table.box.prices[slot] <= gold]


class Recruit(Ask[CoveTable]):
    """Choose a townsfolk card of the Grand Square."""

    rules: ClassVar[tuple[str, ...]] = ("COV-055", "COV-057", "COV-058")
    prompt: ClassVar[str] = "ask-recruit"

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.recruit[card] for card in affordable(table, self.seat)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        townsfolk = choice.values[0]
        table.next(Hire(self.seat, townsfolk))
        if len(table.seats[self.seat].staff) == STAFF:
            table.next(Dismiss(self.seat))

    def why_not_recruit(self, table: CoveTable, townsfolk: TownsfolkId) -> Reason:
        if townsfolk not in table.row:
            return Reason("why-not-in-row", "COV-058", {"townsfolk": townsfolk})
        price = table.box.prices[table.row.index(townsfolk)]
        return Reason("why-too-dear", "COV-058", {"number": price, "number2": table.seats[self.seat].gold})


class Dismiss(Ask[CoveTable]):
    """With a full staff one of them leaves first."""

    rules: ClassVar[tuple[str, ...]] = ("COV-061", "COV-180")
    prompt: ClassVar[str] = "ask-dismiss"

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.dismiss[card] for card in sorted(table.seats[self.seat].staff)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        townsfolk = choice.values[0]
        table.seats[self.seat].staff.remove(townsfolk)
        if table.log is not None:
            table.tell("dismisses", "COV-061", self.seat, {"seat": self.seat, "townsfolk": townsfolk})
        common.let_go(table, townsfolk)

    def why_not_dismiss(self, table: CoveTable, townsfolk: TownsfolkId) -> Reason:
        return Reason("why-not-in-staff", "COV-061", {"townsfolk": townsfolk})


class Hire(Act[CoveTable]):
    """Pay, put the card into the staff, sponsorship if it is a fan, its effect, then the row."""

    rules: ClassVar[tuple[str, ...]] = ("COV-058", "COV-059", "COV-064", "COV-179")

    seat: SeatNumber
    townsfolk: TownsfolkId

    def __init__(self, seat: SeatNumber, townsfolk: TownsfolkId) -> None:
        self.seat = seat
        self.townsfolk = townsfolk

    def run(self, table: CoveTable) -> None:
        slot = table.row.index(self.townsfolk)
        if table.log is not None:
            table.tell("recruits", "COV-058", self.seat, {"seat": self.seat, "townsfolk": self.townsfolk})
        common.pay(table, self.seat, table.box.prices[slot], "COV-058")
        join(table, self.seat, slot)
        table.next(TakeEffect(self.seat, self.townsfolk), CloseRow())


def join(table: CoveTable, side: SeatNumber, slot: int) -> None:
    """A townsfolk leaves the row for a staff. COV-179, COV-224: a fan sponsors that side and the Entertainer."""
    townsfolk = table.row[slot]
    table.row[slot] = NONE
    common.trader(table, side).staff.append(townsfolk)
    if common.is_fan(table, townsfolk):
        common.sponsor(table, side, townsfolk, "COV-179")
        common.sponsor(table, common.artist(table), townsfolk, "COV-179")


class CloseRow(Act[CoveTable]):
    """COV-018: four slots. The cards to the right of a gap slide to the left, and a new one is revealed in the last."""

    rules: ClassVar[tuple[str, ...]] = ("COV-059", "COV-060")

    def run(self, table: CoveTable) -> None:
        table.row = [card for card in table.row if card != NONE]
        missing = SLOTS - len(table.row)
        table.row += [NONE] * missing
        table.next(*[RevealTownsfolk() for _ in range(missing)])


class RevealTownsfolk(ChanceStep[CoveTable]):
    """The next townsfolk in the first empty slot; an empty deck is made of the discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("COV-024", "COV-059", "COV-060", "COV-086")
    role: ClassVar[str] = "townsfolk"

    def enter(self, table: CoveTable) -> bool:
        if not table.deck and table.discard:
            table.deck = table.discard
            table.discard = []
            if table.log is not None:
                table.tell("townsfolk-shuffled", "COV-060", EVERYBODY, {"number": len(table.deck)})
        return super().enter(table)

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in table.deck]

    def possible(self, table: CoveTable) -> bool:
        return bool(table.deck)

    def sample(self, table: CoveTable) -> int:
        return table.deck[table.below(len(table.deck))]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        table.deck.remove(outcome)
        table.row[table.row.index(NONE)] = outcome
        if table.log is not None:
            table.tell("townsfolk-shows", "COV-059", EVERYBODY, {"townsfolk": outcome})


# -- what townsfolk do --------------------------------------------------------------------------


class TakeEffect(Act[CoveTable]):
    """The effect of a townsfolk, once; what cannot be carried out is lost (COV-066).

    Effects on boats may be declined (COV-237).
    """

    rules: ClassVar[tuple[str, ...]] = ("COV-057", "COV-066", "COV-237")

    seat: SeatNumber
    townsfolk: TownsfolkId

    def __init__(self, seat: SeatNumber, townsfolk: TownsfolkId) -> None:
        self.seat = seat
        self.townsfolk = townsfolk

    def run(self, table: CoveTable) -> None:
        card = table.box.townsfolk[self.townsfolk]
        if card.verb == UNCORRUPT:
            if table.seats[self.seat].corruption:
                table.next(Shed(self.seat, card.number))
            elif table.log is not None:
                table.tell("nothing-to-shed", "COV-066", self.seat, {"seat": self.seat})
        elif card.verb == GAIN_GOOD:
            common.gain_good(table, self.seat, card.good, "COV-057")
        elif possible(table, card.verb):
            table.next(MayTakeEffect(self.seat, self.townsfolk))
        elif table.log is not None:
            table.tell("effect-lost", "COV-066", self.seat, {"seat": self.seat, "townsfolk": self.townsfolk})


class Shed(Ask[CoveTable]):
    """Discard up to so many of one's corruption cards, as many as one likes."""

    rules: ClassVar[tuple[str, ...]] = ("COV-068",)
    prompt: ClassVar[str] = "ask-shed"
    granted: ClassVar[bool] = True

    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": self.number}

    def most(self, table: CoveTable) -> int:
        return min(self.number, table.seats[self.seat].corruption)

    def options(self, table: CoveTable) -> list[Option]:
        return table.box.options.shed[: self.most(table) + 1]

    def usual(self, table: CoveTable) -> Option | None:
        return table.box.options.shed[self.most(table)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        common.uncorrupt(table, self.seat, choice.values[0], "COV-068")

    def why_not_shed(self, table: CoveTable, number: int) -> Reason:
        return Reason("why-shed-too-many", "COV-068", {"number": self.most(table)})


def possible(table: CoveTable, verb: int) -> bool:
    """Whether an effect on boats could do anything now."""
    room = [boat for boat in range(BOATS) if common.has_room(table, boat)]
    aboard = [boat for boat in range(BOATS) if table.at[boat] == NONE and table.boats[boat]]
    if verb in (ARRIVAL, SCOUT):
        return bool(room) and any(table.bag)
    if verb == RETURN:
        return bool(aboard)
    if verb == MOVE:
        return any(boat != other for boat in aboard for other in room)
    return bool(swaps(table))


def swaps(table: CoveTable) -> list[tuple[Clan, Boat]]:
    """Adventurers at sea that could be exchanged for one of another kind on another boat at sea."""
    aboard = [boat for boat in range(BOATS) if table.at[boat] == NONE]
    found: list[tuple[Clan, Boat]] = []
    for boat in aboard:
        for kind in range(KINDS):
            if kind in table.boats[boat] and any(partners(table, kind, boat, other) for other in aboard):
                found.append((kind, boat))
    return found


def partners(table: CoveTable, kind: Clan, boat: Boat, other: Boat) -> bool:
    return other != boat and any(one != kind for one in table.boats[other])


class MayTakeEffect(Ask[CoveTable]):
    """An effect on boats: take it, or decline before anything is drawn or moved."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237",)
    prompt: ClassVar[str] = "ask-effect"

    townsfolk: TownsfolkId

    def __init__(self, seat: SeatNumber, townsfolk: TownsfolkId) -> None:
        self.seat = seat
        self.townsfolk = townsfolk

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"townsfolk": self.townsfolk}

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.take_effect, table.box.options.decline]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.decline:
            if table.log is not None:
                table.tell("declines", "COV-237", self.seat, {"seat": self.seat, "townsfolk": self.townsfolk})
            return
        verb = table.box.townsfolk[self.townsfolk].verb
        if verb == ARRIVAL or (verb == SCOUT and sum(table.bag) == 1):
            table.next(Arrival(self.seat))
        elif verb == SCOUT:
            table.next(ScoutDraw(self.seat), ScoutDraw(self.seat), Scouted(self.seat))
        elif verb == RETURN:
            table.next(SendBack(self.seat))
        else:
            table.next(Lift(self.seat, verb == SWAP))


class ScoutDraw(FromBag):
    """One of the two adventurers that a scout looks at."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237",)

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def resolve(self, table: CoveTable, outcome: int) -> None:
        table.bag[outcome] -= 1
        table.scouted.append(outcome)
        if table.log is not None:
            table.tell("scouts", "COV-237", self.side, {"seat": self.side, "adventurer": outcome})


class Scouted(Ask[CoveTable]):
    """Which of the two is seated; the other goes back into the bag."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237",)
    prompt: ClassVar[str] = "ask-scouted"

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.scouted[kind] for kind in range(KINDS) if kind in table.scouted]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        kind = choice.values[0]
        table.scouted.remove(kind)
        for other in table.scouted:
            table.bag[other] += 1
        table.scouted = []
        seat_adventurer(table, self.seat, kind)

    def why_not_scouted(self, table: CoveTable, kind: Clan) -> Reason:
        return Reason("why-not-scouted", "COV-237", {"adventurer": kind})


class SendBack(Ask[CoveTable]):
    """An adventurer of a boat at sea goes back into the bag."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237", "COV-043")
    prompt: ClassVar[str] = "ask-send-back"

    def options(self, table: CoveTable) -> list[Option]:
        send = table.box.options.send_back
        return [
            send[kind][boat]
            for kind in range(KINDS)
            for boat in range(BOATS)
            if table.at[boat] == NONE and kind in table.boats[boat]
        ]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        kind, boat = choice.values
        table.boats[boat].remove(kind)
        table.bag[kind] += 1
        if table.log is not None:
            args = {"seat": self.seat, "adventurer": kind, "boat": boat}
            table.tell("sends-back", "COV-237", self.seat, args)

    def why_not_send_back(self, table: CoveTable, kind: Clan, boat: Boat) -> Reason:
        return not_at_sea(table, kind, boat)


def not_at_sea(table: CoveTable, kind: Clan, boat: Boat) -> Reason:
    if table.at[boat] != NONE:
        return Reason("why-boat-docked", "COV-043", {"boat": boat})
    return Reason("why-not-aboard", "COV-237", {"adventurer": kind, "boat": boat})


class Lift(Ask[CoveTable]):
    """The adventurer to be moved, or the first of the two to be exchanged."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237", "COV-043")
    prompt: ClassVar[str] = "ask-lift"

    swap: bool

    def __init__(self, seat: SeatNumber, swap: bool) -> None:
        self.seat = seat
        self.swap = swap

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": int(self.swap)}

    def options(self, table: CoveTable) -> list[Option]:
        lift = table.box.options.lift
        if self.swap:
            return [lift[kind][boat] for kind, boat in sorted(swaps(table))]
        room = [boat for boat in range(BOATS) if common.has_room(table, boat)]
        return [
            lift[kind][boat]
            for kind in range(KINDS)
            for boat in range(BOATS)
            if table.at[boat] == NONE and kind in table.boats[boat] and any(other != boat for other in room)
        ]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        kind, boat = choice.values
        table.next(Trade(self.seat, kind, boat) if self.swap else MoveTo(self.seat, kind, boat))

    def why_not_lift(self, table: CoveTable, kind: Clan, boat: Boat) -> Reason:
        if table.at[boat] == NONE and kind in table.boats[boat]:
            return Reason("why-nowhere-to-go", "COV-237", {"adventurer": kind, "boat": boat})
        return not_at_sea(table, kind, boat)


class MoveTo(Ask[CoveTable]):
    """The boat that the adventurer is moved to; full boats dock at once."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237", "COV-041")
    prompt: ClassVar[str] = "ask-move-to"

    kind: Clan
    boat: Boat

    def __init__(self, seat: SeatNumber, kind: Clan, boat: Boat) -> None:
        self.seat = seat
        self.kind = kind
        self.boat = boat

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"adventurer": self.kind, "boat": self.boat}

    def options(self, table: CoveTable) -> list[Option]:
        embark = table.box.options.embark
        return [embark[boat] for boat in range(BOATS) if boat != self.boat and common.has_room(table, boat)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        target = choice.values[0]
        table.boats[self.boat].remove(self.kind)
        table.boats[target].append(self.kind)
        if table.log is not None:
            args = {"seat": self.seat, "adventurer": self.kind, "boat": self.boat, "boat2": target}
            table.tell("moves", "COV-237", self.seat, args)
        table.next(DockIfFull(self.seat, target))

    def why_not_embark(self, table: CoveTable, boat: Boat) -> Reason:
        if boat == self.boat:
            return Reason("why-same-boat", "COV-237", {"boat": boat})
        return no_room(table, boat)


class Trade(Ask[CoveTable]):
    """The adventurer of another kind on another boat at sea that comes in exchange."""

    rules: ClassVar[tuple[str, ...]] = ("COV-237",)
    prompt: ClassVar[str] = "ask-trade"

    kind: Clan
    boat: Boat

    def __init__(self, seat: SeatNumber, kind: Clan, boat: Boat) -> None:
        self.seat = seat
        self.kind = kind
        self.boat = boat

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"adventurer": self.kind, "boat": self.boat}

    def options(self, table: CoveTable) -> list[Option]:
        trade = table.box.options.trade
        return [
            trade[kind][boat]
            for kind in range(KINDS)
            if kind != self.kind
            for boat in range(BOATS)
            if boat != self.boat and table.at[boat] == NONE and kind in table.boats[boat]
        ]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        kind, boat = choice.values
        table.boats[self.boat].remove(self.kind)
        table.boats[boat].remove(kind)
        table.boats[self.boat].append(kind)
        table.boats[boat].append(self.kind)
        if table.log is not None:
            args = {"seat": self.seat, "adventurer": self.kind, "boat": self.boat, "adventurer2": kind, "boat2": boat}
            table.tell("swaps", "COV-237", self.seat, args)

    def why_not_trade(self, table: CoveTable, kind: Clan, boat: Boat) -> Reason:
        if kind == self.kind:
            return Reason("why-same-kind", "COV-237", {"adventurer": kind})
        if boat == self.boat:
            return Reason("why-same-boat", "COV-237", {"boat": boat})
        return not_at_sea(table, kind, boat)


# -- the Peddler --------------------------------------------------------------------------------


def peddler_recruits(table: CoveTable) -> None:
    """COV-257: the townsfolk of the lowest occupied slot, for nothing; effects on boats give it 2 gold instead."""
    slot = next(slot for slot in range(SLOTS) if table.row[slot] != NONE)
    townsfolk = table.row[slot]
    card = table.box.townsfolk[townsfolk]
    if table.log is not None:
        table.tell("recruits", "COV-257", PEDDLER, {"seat": PEDDLER, "townsfolk": townsfolk})
    join(table, PEDDLER, slot)
    if card.verb == UNCORRUPT:
        if table.log is not None and not common.trader(table, PEDDLER).corruption:
            table.tell("nothing-to-shed", "COV-066", PEDDLER, {"seat": PEDDLER})
        common.uncorrupt(table, PEDDLER, card.number, "COV-257")
    elif card.verb == GAIN_GOOD:
        common.gain_good(table, PEDDLER, card.good, "COV-257")
    else:
        if table.log is not None:
            table.tell("peddler-gold-instead", "COV-257", PEDDLER, {"townsfolk": townsfolk})
        common.earn(table, PEDDLER, PEDDLER_BOAT_GOLD, "COV-257")
    table.next(CloseRow())

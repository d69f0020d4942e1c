"""How Seekers move: the own move, movement of cards and Boosts, and those whom others send."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.kinfire.steps.common import gain_armor, gain_status, hurt, in_range
from veillee.games.kinfire.steps.reasons import absent, cannot_move, cannot_send
from veillee.games.kinfire.table import FIRST_LESSON, KinfireTable
from veillee.games.kinfire.terms import (
    ANY_NEAR,
    ARMOR,
    ATTACKS,
    CHARGE,
    CLEANSE,
    DISCARD,
    DRAW,
    DRAW_OR_DISCARD,
    EXHAUST_SELF,
    HEAL,
    NAZ,
    NEXT_ATTACK,
    NONE,
    RETURN_PAWNS,
    VALORA,
    WARD,
    ZoneId,
)

# What a card does wherever its Seeker stands, unless it is for somebody near.
ANYWHERE: Final = (
    ARMOR,
    CHARGE,
    CLEANSE,
    DISCARD,
    DRAW,
    DRAW_OR_DISCARD,
    EXHAUST_SELF,
    HEAL,
    NEXT_ATTACK,
    RETURN_PAWNS,
    WARD,
)


def moves(table: KinfireTable, seat: SeatNumber, by_card: bool) -> list[Option]:
    """KIN-100, KIN-205, KIN-207: the zones across open borders; a trapped Seeker has none (KIN-180).

    KIN-149: Naz may send another Seeker instead, even while she is trapped herself.
    """
    box = table.box
    options = box.options
    seeker = table.seats[seat]
    zones = table.map.zones
    found: list[Option] = []
    if not table.trapped:
        kinds = options.step if by_card else options.move
        for zone in zones[seeker.zone].open:
            found.append(kinds[zone])
    if seeker.seeker == NAZ:
        for other in range(len(table.seats)):
            if other != seat:
                found += sends(table, other)
    return found


def sends(table: KinfireTable, seat: SeatNumber) -> list[Option]:
    """Where a Seeker may be sent on somebody else's turn; KIN-183: a trap does not matter there."""
    seeker = table.seats[seat]
    kinds = table.box.options.send[seeker.seeker]
    return [kinds[zone] for zone in table.map.zones[seeker.zone].open]


def make_move(table: KinfireTable, seat: SeatNumber, choice: Option) -> None:
    """Carry out `move`, `step` or `send` of whoever has the turn."""
    if choice.kind == "send":
        walk(table, table.seat_of(choice.values[0]), choice.values[1])
    else:
        walk(table, seat, choice.values[0])


def walk(table: KinfireTable, seat: SeatNumber, zone: ZoneId) -> None:
    """One zone further. KIN-101: nothing else stands in the way.

    Whoever leaves an enemy's zone on the own turn may have to pay for it (`toll`); KIN-209: a zone gives its status on
    entering. KIN-151: the first move of Valora's turn covers another Seeker.
    """
    seeker = table.seats[seat]
    before = seeker.zone
    own = seat == table.actor
    seeker.zone = zone
    if table.log is not None:
        table.tell("walks", "KIN-100" if own else "KIN-183", seat, {"seat": seat, "area": table.area(zone)})
    if own and seeker.seeker == VALORA and not table.covered:
        table.covered = True
        table.next(CoveringFire(seat))
    if own:
        for foe in table.foes:
            if foe.here and foe.zone == before:
                toll = table.phase(foe).toll
                if toll and not hurt(table, seat, toll, "toll", "KIN-154"):
                    return
    status = table.map.zones[zone].gives
    if status != NONE:
        gain_status(table, seat, status, "KIN-209")


def struck(table: KinfireTable, verb: int, zone: ZoneId) -> set[int]:
    """The boards of the enemies whom an attack could reach from a zone."""
    foes = table.foes
    return {board for board in range(len(foes)) if foes[board].here and in_range(table, verb, zone, foes[board].zone)}


class CoveringFire(Ask[KinfireTable]):
    """KIN-151: another Seeker of Valora's choice gains one armour card."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-151",)
    prompt: ClassVar[str] = "ask-covering-fire"

    def options(self, table: KinfireTable) -> list[Option]:
        who = table.box.options.who
        return [who[table.seats[seat].seeker] for seat in range(len(table.seats)) if seat != self.seat]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        gain_armor(table, table.seat_of(choice.values[0]), 1, "KIN-151", "covering-fire")

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason:
        return absent(table, seeker) or Reason("why-other-seeker", "KIN-151", {"seeker": seeker})


class UseMovement(Ask[KinfireTable]):
    """KIN-105 (3), KIN-125: movement that is left may be used before the instructions of the card."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-105", "KIN-125")
    prompt: ClassVar[str] = "ask-movement"
    granted: ClassVar[bool] = True

    def enter(self, table: KinfireTable) -> bool:
        if table.movement == 0 or table.lesson == FIRST_LESSON:
            return False
        return super().enter(table)

    def options(self, table: KinfireTable) -> list[Option]:
        return [*moves(table, self.seat, False), table.box.options.stay]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind != "stay":
            table.movement -= 1
            table.next(self)
            make_move(table, self.seat, choice)

    def usual(self, table: KinfireTable) -> Option | None:
        """Who hits from here whoever could be hit from elsewhere goes on, and so does who plays a card that is the same
        everywhere: one may still move after the card."""
        effects = table.box.effects[table.box.cards[table.playing].effect]
        if all(one.verb in ANYWHERE and one.who != ANY_NEAR for one in effects):
            return table.box.options.stay
        first = effects[0]
        ways = moves(table, self.seat, False)
        if table.movement > 1 or first.verb >= ATTACKS or any(way.kind == "send" for way in ways):
            return None
        here = struck(table, first.verb, table.seats[self.seat].zone)
        for way in ways:
            zone = way.values[0]
            there = struck(table, first.verb, zone)
            if not there <= here or (there and table.map.zones[zone].damage):
                return None
        return table.box.options.stay if here else None

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"card": table.playing}

    def why_not_move(self, table: KinfireTable, zone: int) -> Reason:
        return cannot_move(table, self.seat, zone)

    def why_not_send(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        return cannot_send(table, self.seat, seeker, zone)


class Walk(Ask[KinfireTable]):
    """`move N` of a card: one zone after another, and not all of them need be used."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-100", "KIN-149")
    prompt: ClassVar[str] = "ask-walk"

    left: int

    def __init__(self, seat: SeatNumber, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: KinfireTable) -> list[Option]:
        return [*moves(table, self.seat, True), table.box.options.stay]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind != "stay":
            if self.left > 1:
                table.next(Walk(self.seat, self.left - 1))
            make_move(table, self.seat, choice)

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.left, "card": table.playing}

    def why_not_step(self, table: KinfireTable, zone: int) -> Reason:
        return cannot_move(table, self.seat, zone)

    def why_not_send(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        return cannot_send(table, self.seat, seeker, zone)


class SendOther(Ask[KinfireTable]):
    """`move_other N`: one other Seeker is moved; `who` is known once the first zone has been taken."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-183", "KIN-230")
    prompt: ClassVar[str] = "ask-send"

    left: int
    who: SeatNumber

    def __init__(self, seat: SeatNumber, left: int, who: SeatNumber) -> None:
        self.seat = seat
        self.left = left
        self.who = who

    def options(self, table: KinfireTable) -> list[Option]:
        found: list[Option] = []
        for seat in range(len(table.seats)):
            if seat != self.seat and self.who in (seat, NONE):
                found += sends(table, seat)
        found.append(table.box.options.stay)
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind != "stay":
            seat = table.seat_of(choice.values[0])
            table.chosen = seat
            if self.left > 1:
                table.next(SendOther(self.seat, self.left - 1, seat))
            walk(table, seat, choice.values[1])

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.left}

    def why_not_send(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        return cannot_send(table, self.seat, seeker, zone)


class SendEach(Ask[KinfireTable]):
    """`move_others N`, `move_all N`: each of them in seat order; the acting player decides the moves."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-183", "KIN-230")
    prompt: ClassVar[str] = "ask-send-each"

    left: int
    who: SeatNumber

    def __init__(self, seat: SeatNumber, left: int, who: SeatNumber) -> None:
        self.seat = seat
        self.left = left
        self.who = who

    def options(self, table: KinfireTable) -> list[Option]:
        stay = table.box.options.stay
        if self.who != self.seat:
            return [*sends(table, self.who), stay]
        if table.trapped:
            return [stay]
        step = table.box.options.step
        return [*[step[zone] for zone in table.map.zones[table.seats[self.seat].zone].open], stay]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind != "stay":
            if self.left > 1:
                table.next(SendEach(self.seat, self.left - 1, self.who))
            make_move(table, self.seat, choice)

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"seat": self.who, "number": self.left}

    def why_not_step(self, table: KinfireTable, zone: int) -> Reason:
        return cannot_move(table, self.seat, zone)

    def why_not_send(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        if table.seat_of(seeker) not in (NONE, self.who):
            return Reason("why-one-after-another", "KIN-230", {"seeker": seeker, "seat": self.who})
        return cannot_send(table, self.seat, seeker, zone)

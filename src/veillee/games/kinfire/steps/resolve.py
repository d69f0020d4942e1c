"""The instructions of an Action card or lantern, from first to last (KIN-105 (4), chapter 3.2)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.kinfire.box import Instruction
from veillee.games.kinfire.steps.attack import Aim, foe_enters, take_token
from veillee.games.kinfire.steps.common import gain_armor, gain_exhausted, heal, near, speaker
from veillee.games.kinfire.steps.hands import (
    AllDrawOrDiscard,
    Cleanse,
    CleanseAll,
    DiscardOne,
    DrawCard,
    DrawOrDiscard,
    RenewHands,
    charge,
)
from veillee.games.kinfire.steps.moves import SendEach, SendOther, Walk
from veillee.games.kinfire.steps.reasons import absent, foe_of, no_way, not_here
from veillee.games.kinfire.table import KinfireTable
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
    MOVE,
    MOVE_ALL,
    MOVE_OTHER,
    MOVE_OTHERS,
    NAZ,
    NEXT_ATTACK,
    NONE,
    OTHER,
    OTHERS,
    RETURN_PAWNS,
    SAME,
    SEEKERS,
    SHED,
    SHIFT,
    TAUNT_ALL,
    TAUNT_NEAR,
    EffectId,
)


class Resolve(Act[KinfireTable]):
    """One instruction after the other: a step holds only the number of the list and a place in it."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-105",)

    effect: EffectId
    place: int

    def __init__(self, effect: EffectId, place: int) -> None:
        self.effect = effect
        self.place = place

    def run(self, table: KinfireTable) -> None:
        instructions = table.box.effects[self.effect]
        if self.place + 1 < len(instructions):
            table.next(Resolve(self.effect, self.place + 1))
        instruction = instructions[self.place]
        verb = instruction.verb
        if verb < ATTACKS:
            table.next(Aim(table.actor, self.effect, self.place))
        elif verb <= SHIFT:
            move_somebody(table, instruction)
        elif verb <= CLEANSE:
            if instruction.who in (OTHER, ANY_NEAR):
                table.next(ChooseSeeker(table.actor, self.effect, self.place))
            else:
                favour(table, instruction, concerned(table, instruction.who))
        else:
            do_alone(table, instruction)


def concerned(table: KinfireTable, who: int) -> list[SeatNumber]:
    """The Seekers of an instruction that asks nobody, in seat order."""
    if who == OTHERS:
        return [seat for seat in range(len(table.seats)) if seat != table.actor]
    if who == SAME:
        return [table.chosen] if table.chosen != NONE else []
    return [table.actor]


def move_somebody(table: KinfireTable, instruction: Instruction) -> None:
    verb, number, actor = instruction.verb, instruction.number, table.actor
    if verb == MOVE:
        if not table.trapped or table.seats[actor].seeker == NAZ:
            table.next(Walk(actor, number))
    elif verb == MOVE_OTHER:
        table.next(SendOther(actor, number, NONE))
    elif verb in (MOVE_OTHERS, MOVE_ALL):
        for seat in range(len(table.seats) - 1, -1, -1):
            if seat != actor or verb == MOVE_ALL:
                table.next(SendEach(actor, number, seat))
    else:
        table.next(Shift(actor, number, NONE))


def favour(table: KinfireTable, instruction: Instruction, seats: list[SeatNumber]) -> None:
    """What an instruction gives to one Seeker or to several."""
    verb, number = instruction.verb, instruction.number
    if verb == HEAL:
        for seat in seats:
            heal(table, seat, number, "KIN-077")
    elif verb == ARMOR:
        for seat in seats:
            gain_armor(table, seat, number, "KIN-079")
    elif verb == DRAW:
        for seat in reversed(seats):
            for _ in range(number):
                table.next(DrawCard(seat))
    elif verb == DRAW_OR_DISCARD:
        table.next(RenewHands(table.actor))
        for _ in range(number):
            if len(seats) > 1:
                table.next(AllDrawOrDiscard(tuple(seats)))
            elif seats:
                table.next(DrawOrDiscard(seats[0], False))
    else:
        assert verb == CLEANSE
        if len(seats) == 1:
            table.next(Cleanse(seats[0], number))
        elif seats:
            for _ in range(number):
                table.next(CleanseAll(tuple(seats)))


def do_alone(table: KinfireTable, instruction: Instruction) -> None:
    """Instructions that concern the acting Seeker only, tokens and pawns."""
    verb, number, actor = instruction.verb, instruction.number, table.actor
    if verb == DISCARD:
        for _ in range(number):
            table.next(DiscardOne(actor))
    elif verb == NEXT_ATTACK:
        table.bonus += number
        if table.log is not None:
            table.tell("next-attack", "KIN-076", actor, {"seat": actor, "number": table.bonus})
    elif verb == TAUNT_NEAR:
        table.next(Taunt(actor))
    elif verb == TAUNT_ALL:
        for foe in table.foes:
            if foe.here:
                take_token(table, foe, actor, "KIN-159")
    elif verb == SHED:
        for board in range(len(table.foes) - 1, -1, -1):
            if table.foes[board].here and table.foes[board].target == actor:
                table.next(GiveToken(actor, board))
    elif verb == RETURN_PAWNS:
        table.next(ReturnPawn(actor, number))
    elif verb == EXHAUST_SELF:
        gain_exhausted(table, actor, number)
    elif verb == CHARGE:
        charge(table, actor)


class ChooseSeeker(Ask[KinfireTable]):
    """`other`: one other Seeker anywhere. `any_near`: one, also oneself, in the same zone or at attack distance 1."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-231",)
    prompt: ClassVar[str] = "ask-seeker"

    effect: EffectId
    place: int

    def __init__(self, seat: SeatNumber, effect: EffectId, place: int) -> None:
        self.seat = seat
        self.effect = effect
        self.place = place

    def options(self, table: KinfireTable) -> list[Option]:
        who = table.box.effects[self.effect][self.place].who
        kinds = table.box.options.who
        here = table.seats[self.seat].zone
        found: list[Option] = []
        for seat in range(len(table.seats)):
            other = table.seats[seat]
            if (who == OTHER and seat != self.seat) or (who == ANY_NEAR and near(table, here, other.zone)):
                found.append(kinds[other.seeker])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        table.chosen = table.seat_of(choice.values[0])
        favour(table, table.box.effects[self.effect][self.place], [table.chosen])

    def worded(self, table: KinfireTable) -> str:
        return f"ask-seeker-{VERBS[table.box.effects[self.effect][self.place].verb - HEAL]}"

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": table.box.effects[self.effect][self.place].number}

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason:
        found = absent(table, seeker)
        if found is not None:
            return found
        if table.seat_of(seeker) == self.seat:
            return Reason("why-other-seeker", "KIN-231", {"seeker": seeker})
        return Reason("why-too-far", "KIN-205", {"seeker": seeker})


VERBS = ("heal", "armor", "ox", "draw", "cleanse")


class Taunt(Ask[KinfireTable]):
    """`taunt near`: the target token of one enemy in the own zone or at attack distance 1."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-159",)
    prompt: ClassVar[str] = "ask-taunt"

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.taunt
        here = table.seats[self.seat].zone
        return [kinds[foe.enemy] for foe in table.foes if foe.here and near(table, here, foe.zone)]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        for foe in table.foes:
            if foe.enemy == choice.values[0]:
                take_token(table, foe, self.seat, "KIN-159")

    def nothing(self, table: KinfireTable) -> None:
        """No enemy is near."""

    def why_not_taunt(self, table: KinfireTable, enemy: int) -> Reason:
        return not_here(table, enemy) or Reason("why-enemy-too-far", "KIN-205", {"enemy": enemy})


class GiveToken(Ask[KinfireTable]):
    """`shed`: each target token goes to another Seeker, or is kept."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-159",)
    prompt: ClassVar[str] = "ask-shed"

    board: int

    def __init__(self, seat: SeatNumber, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        enemy = table.foes[self.board].enemy
        found = [options.keep[enemy]]
        for seat in range(len(table.seats)):
            if seat != self.seat:
                found.append(options.give[enemy][table.seats[seat].seeker])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "give":
            take_token(table, table.foes[self.board], table.seat_of(choice.values[1]), "KIN-159")

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"enemy": table.foes[self.board].enemy}

    def why_not_give(self, table: KinfireTable, enemy: int, seeker: int) -> Reason:
        found = absent(table, seeker) or self.why_not_keep(table, enemy)
        return found or Reason("why-other-seeker", "KIN-159", {"seeker": seeker})

    def why_not_keep(self, table: KinfireTable, enemy: int) -> Reason | None:
        now = table.foes[self.board].enemy
        if enemy == now:
            return None
        return not_here(table, enemy) or Reason("why-other-enemy", "KIN-159", {"enemy": enemy, "enemy2": now})


class ReturnPawn(Ask[KinfireTable]):
    """`pawn N`: up to N used Seeker pawns go back into the bag, that of this turn included."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-086",)
    prompt: ClassVar[str] = "ask-return"

    left: int

    def __init__(self, seat: SeatNumber, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        found = [options.return_[seeker] for seeker in range(SEEKERS) if table.used[seeker]]
        if found:
            found.append(options.enough)
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "enough":
            return
        seeker = choice.values[0]
        table.used[seeker] -= 1
        table.bag[seeker] += 1
        if table.log is not None:
            table.tell("returns-pawn", "KIN-086", self.seat, {"seat": self.seat, "pawn": seeker})
        if self.left > 1:
            table.next(ReturnPawn(self.seat, self.left - 1))

    def nothing(self, table: KinfireTable) -> None:
        """No Seeker pawn has been used."""

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.left}

    def why_not_return(self, table: KinfireTable, seeker: int) -> Reason:
        return absent(table, seeker) or Reason("why-no-used-pawn", "KIN-086", {"seeker": seeker})


class Shift(Ask[KinfireTable]):
    """`shift N`: one enemy in the own zone or at attack distance 1 is moved across open borders, or not."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-209", "KIN-230")
    prompt: ClassVar[str] = "ask-shift"

    left: int
    board: int

    def __init__(self, seat: SeatNumber, left: int, board: int) -> None:
        self.seat = seat
        self.left = left
        self.board = board

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        here = table.seats[self.seat].zone
        zones = table.map.zones
        found: list[Option] = []
        for board in range(len(table.foes)):
            foe = table.foes[board]
            if foe.here and (board == self.board or (self.board == NONE and near(table, here, foe.zone))):
                for zone in zones[foe.zone].open:
                    found.append(options.shift[foe.enemy][zone])
        if found:
            found.append(options.no_shift)
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "no_shift":
            return
        for board in range(len(table.foes)):
            foe = table.foes[board]
            if foe.enemy == choice.values[0]:
                if table.log is not None:
                    args = {"seat": self.seat, "enemy": foe.enemy, "area": table.area(choice.values[1])}
                    table.tell("shifts", "KIN-209", self.seat, args)
                if self.left > 1:
                    table.next(Shift(self.seat, self.left - 1, board))
                foe_enters(table, board, choice.values[1], speaker(table))

    def nothing(self, table: KinfireTable) -> None:
        """No enemy is near."""

    def why_not_shift(self, table: KinfireTable, enemy: int, zone: int) -> Reason | None:
        foe = foe_of(table, enemy)
        if foe is None:
            return not_here(table, enemy)
        if self.board == NONE and not near(table, table.seats[self.seat].zone, foe.zone):
            return Reason("why-enemy-too-far", "KIN-205", {"enemy": enemy})
        if self.board != NONE and table.foes[self.board] is not foe:
            return Reason("why-other-enemy", "KIN-230", {"enemy": enemy, "enemy2": table.foes[self.board].enemy})
        return no_way(table, foe.zone, zone)

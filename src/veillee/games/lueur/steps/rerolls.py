"""The end of the morning: all dice are rolled, and rerolled at a price (chapter 2.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option, Step
from veillee.games.lueur.box import NONE, DieId, Face
from veillee.games.lueur.options import SET_UNITS
from veillee.games.lueur.steps.common import DieRoll, turn_order
from veillee.games.lueur.table import LATE_MORNING, LueurTable

REROLL_UNITS: Final = 1


class LateMorning(Act[LueurTable]):
    """Everybody rolls all dice, big ones and the small ones taken today; then each seat may reroll.

    All roll before anybody rerolls, because the phase is simultaneous (LUE-011, LUE-012).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-040", "LUE-038", "LUE-011", "LUE-012")

    def run(self, table: LueurTable) -> None:
        table.phase = LATE_MORNING
        order = turn_order(table)
        steps: list[Step[Any]] = []
        for seat in order:
            for die in table.seats[seat].dice:
                steps.append(RollDie(seat, die, False))
        for seat in order:
            steps.append(Reroll(seat))
        table.next(*steps)


class RollDie(DieRoll):
    """Roll one die in front of a seat; each of its six faces is as likely."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-040", "LUE-042", "LUE-005")

    seat: SeatNumber
    again: bool

    def __init__(self, seat: SeatNumber, die: DieId, again: bool) -> None:
        self.seat = seat
        self.die = die
        self.again = again

    def resolve(self, table: LueurTable, outcome: int) -> None:
        table.faces[self.die] = outcome
        if table.log is not None:
            args = {"seat": self.seat, "die": self.die, "face": outcome}
            if self.again:
                table.tell("rerolls", "LUE-042", self.seat, args)
            else:
                table.tell("rolls", "LUE-040", self.seat, args)


def track_units(table: LueurTable, score: int) -> int:
    """How many units the score track can give, at most as many as an action costs.

    LUE-046: none from 0. LUE-047: above 52 the next is 52, however many laps.
    """
    units = 0
    while score > 0 and units < SET_UNITS:
        score = step_back(table, score)
        units += 1
    return units


def step_back(table: LueurTable, score: int) -> int:
    """LUE-045, LUE-046: the nearest reroll space strictly below a score above 0."""
    spaces = table.box.reroll_spaces
    index = len(spaces) - 1
    while spaces[index] >= score:
        index -= 1
    return spaces[index]


class Reroll(Ask[LueurTable]):
    """Reroll one or two dice for 1 unit, turn a die to another face for 3, or leave the dice as they are.

    Dice of one colour, size and face are interchangeable and offered once.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-041", "LUE-042", "LUE-043", "LUE-044", "LUE-046", "LUE-048")
    prompt: ClassVar[str] = "ask-reroll"

    def about(self, table: LueurTable) -> dict[str, int]:
        player = table.seats[self.seat]
        return {"number": player.free, "number2": player.rerolls, "number3": player.score}

    def options(self, table: LueurTable) -> list[Option]:
        options = table.box.options
        found = [options.done]
        player = table.seats[self.seat]
        units = player.free + player.rerolls
        if units < SET_UNITS:
            units += track_units(table, player.score)
        if units == 0:
            return found
        ones, twins = distinct_dice(table, self.seat)
        for die in ones:
            found.append(options.reroll[die])
        for index in range(len(ones)):
            pairs = options.reroll_two[ones[index]]
            if twins[index] != NONE:
                found.append(pairs[twins[index]])
            for other in range(index + 1, len(ones)):
                found.append(pairs[ones[other]])
        if units >= SET_UNITS:
            faces = table.faces
            for die in ones:
                turns = options.set_face[die]
                for face in table.box.dice[die].kinds:
                    if face != faces[die]:
                        found.append(turns[face])
        return found

    def resting(self, table: LueurTable) -> Option:
        return table.box.options.done

    def resolve(self, table: LueurTable, choice: Option) -> None:
        seat = self.seat
        options = table.box.options
        if choice is options.done:
            if table.log is not None:
                table.tell("done-rerolling", "LUE-048", seat, {"seat": seat})
            return
        table.next(self)
        if choice.kind == "set":
            table.next(SetFace(seat, choice.values[0], choice.values[1]))
            charge(table, seat, SET_UNITS)
            return
        for die in reversed(choice.values):
            table.next(RollDie(seat, die, True))
        charge(table, seat, REROLL_UNITS)

    def why_not_reroll(self, table: LueurTable, die: DieId) -> Reason:
        return self.not_to_roll(table, die) or Reason("why-die-twin", "LUE-042", {"die": self.twin_of(table, die)})

    def why_not_reroll_two(self, table: LueurTable, one: DieId, other: DieId) -> Reason:
        reason = self.not_to_roll(table, one) or self.not_to_roll(table, other)
        if reason is not None:
            return reason
        if one == other:
            return Reason("why-die-twice", "LUE-042")
        if one > other:
            return Reason("why-die-order", "LUE-042", {"die": other, "die2": one})
        twin = self.twin_of(table, one)
        return Reason("why-die-twin", "LUE-042", {"die": twin if twin != NONE else self.twin_of(table, other)})

    def why_not_set(self, table: LueurTable, die: DieId, face: Face) -> Reason:
        if die not in table.seats[self.seat].dice:
            return Reason("why-die-other", "LUE-043", {"die": die})
        if face not in table.box.dice[die].kinds:
            return Reason("why-face-missing", "LUE-043", {"die": die, "face": face})
        if table.faces[die] == face:
            return Reason("why-face-shown", "LUE-043", {"die": die, "face": face})
        number = self.units(table)
        if number < SET_UNITS:
            return Reason("why-units-few", "LUE-043", {"number": number})
        return Reason("why-die-twin", "LUE-043", {"die": self.twin_of(table, die)})

    def units(self, table: LueurTable) -> int:
        """What the seat can raise in reroll units, at most as many as an action costs."""
        player = table.seats[self.seat]
        return min(SET_UNITS, player.free + player.rerolls + track_units(table, player.score))

    def not_to_roll(self, table: LueurTable, die: DieId) -> Reason | None:
        """Why a die cannot be rerolled at all; None if it can."""
        if die not in table.seats[self.seat].dice:
            return Reason("why-die-other", "LUE-042", {"die": die})
        return None if self.units(table) else Reason("why-units-none", "LUE-046")

    def twin_of(self, table: LueurTable, die: DieId) -> DieId:
        """The die that stands for one of the same colour, size and face; NONE if it stands for itself."""
        ones, _ = distinct_dice(table, self.seat)
        if die in ones:
            return NONE
        dice, faces = table.box.dice, table.faces
        looks = [(dice[one].colour, dice[one].big, faces[one]) for one in ones]
        return ones[looks.index((dice[die].colour, dice[die].big, faces[die]))]


def distinct_dice(table: LueurTable, seat: SeatNumber) -> tuple[list[DieId], list[DieId]]:
    """One die of each look in front of a seat, and beside it a second one of that look, or NONE."""
    dice = table.box.dice
    faces = table.faces
    looks: list[int] = []
    ones: list[DieId] = []
    twins: list[DieId] = []
    for die in table.seats[seat].dice:
        kind = dice[die]
        look = kind.colour * 16 + faces[die] * 2 + (1 if kind.big else 0)
        if look in looks:
            index = looks.index(look)
            if twins[index] == NONE:
                twins[index] = die
        else:
            looks.append(look)
            ones.append(die)
            twins.append(NONE)
    return ones, twins


def charge(table: LueurTable, seat: SeatNumber, units: int) -> None:
    """Units come from free rerolls first, which are lost otherwise (LUE-044); the rest is paid."""
    player = table.seats[seat]
    free = min(player.free, units)
    if free:
        player.free -= free
        if table.log is not None:
            table.tell("uses-free", "LUE-044", seat, {"seat": seat, "number": free})
    if free < units:
        table.next(PayUnits(seat, units - free))


class PayUnits(Ask[LueurTable]):
    """Pay reroll units with tokens, on the score track, or with both: that is a real choice."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-041", "LUE-045")
    prompt: ClassVar[str] = "ask-pay"

    units: int

    def __init__(self, seat: SeatNumber, units: int) -> None:
        self.seat = seat
        self.units = units

    def about(self, table: LueurTable) -> dict[str, int]:
        """The dice it is for, what is left to pay, and what one has to pay with."""
        player = table.seats[self.seat]
        return {**self.wanted(table), "number": self.units, "number2": player.rerolls, "number3": player.score}

    def worded(self, table: LueurTable) -> str:
        wanted = self.wanted(table)
        return "ask-pay-set" if "face" in wanted else "ask-pay-two" if "die2" in wanted else "ask-pay"

    def wanted(self, table: LueurTable) -> dict[str, int]:
        """What waits to be done with the dice once it is paid."""
        then = table.stack[-1]
        if isinstance(then, SetFace):
            return {"die": then.die, "face": then.face}
        waiting = table.stack[-2:]
        waiting.reverse()
        dice = [step.die for step in waiting if isinstance(step, RollDie)]
        return {"die": dice[0], "die2": dice[1]} if len(dice) == 2 else {"die": dice[0]}

    def options(self, table: LueurTable) -> list[Option]:
        player = table.seats[self.seat]
        units = self.units
        most = min(units, player.rerolls)
        least = max(0, units - track_units(table, player.score))
        pay = table.box.options.pay
        return [pay[tokens][units - tokens] for tokens in range(most, least - 1, -1)]

    def resting(self, table: LueurTable) -> Option:
        """With tokens, as far as they go: a reroll that has begun must come to its end before the dice can lie."""
        return table.options[0]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        player = table.seats[self.seat]
        tokens, steps = choice.values
        player.rerolls -= tokens
        for _ in range(steps):
            player.score = step_back(table, player.score)
        if table.log is not None:
            if tokens:
                table.tell("spends-rerolls", "LUE-041", self.seat, {"seat": self.seat, "number": tokens})
            if steps:
                table.tell("goes-back", "LUE-045", self.seat, {"seat": self.seat, "number": player.score})

    def why_not_pay(self, table: LueurTable, tokens: int, steps: int) -> Reason:
        player = table.seats[self.seat]
        if tokens > player.rerolls:
            return Reason("why-pay-tokens", "LUE-041", {"number": player.rerolls})
        most = track_units(table, player.score)
        if steps > most:
            return Reason("why-pay-track", "LUE-046", {"number": player.score, "number2": most})
        return Reason("why-pay-sum", "LUE-041", {"number": self.units})


class SetFace(Act[LueurTable]):
    """Turn a die to a face of one's choice that exists on it, special faces included."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-043",)

    seat: SeatNumber
    die: DieId
    face: Face

    def __init__(self, seat: SeatNumber, die: DieId, face: Face) -> None:
        self.seat = seat
        self.die = die
        self.face = face

    def run(self, table: LueurTable) -> None:
        table.faces[self.die] = self.face
        if table.log is not None:
            args = {"seat": self.seat, "die": self.die, "face": self.face}
            table.tell("sets-face", "LUE-043", self.seat, args)

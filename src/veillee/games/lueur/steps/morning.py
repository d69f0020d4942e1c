"""The day from dawn to the end of the morning: spells are revealed, everybody recruits (chapters 2.3, 2.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from veillee.core.deck import Deck, Draw
from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option, Step
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import ELEMENTS, NONE, CompanionId, Element, SpellId, TrackSpace
from veillee.games.lueur.steps.common import gain_footprints, join, not_at_the_track, turn_order
from veillee.games.lueur.table import MORNING, LueurTable
from veillee.games.lueur.tom import MoveTomDice, TakeTile


class Dawn(Act[LueurTable]):
    """A day begins: marks are cleared, free rerolls are there again, face-down spells are turned up.

    Then everybody recruits in turn.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-030", "LUE-011", "LUE-031", "LUE-108")

    def run(self, table: LueurTable) -> None:
        table.phase = MORNING
        if table.log is not None:
            table.tell("day", "LUE-029", EVERYBODY, {"number": table.day})
        companions = table.box.companions
        order = turn_order(table)
        steps: list[Step[Any]] = []
        for seat in order:
            player = table.seats[seat]
            player.free = 0
            for companion in player.companions:
                if companions[companion].free:
                    player.free += 1
            player.resolved = [0] * len(player.companions)
            player.acted = 0
            player.used = 0
            player.left = 0
            for die in player.dice:
                table.faces[die] = NONE
            for _ in range(player.veiled):
                steps.append(RevealSpell(seat))
        for seat in order:
            steps.append(Recruit(seat))
            if len(order) == 2 and seat == table.first:
                steps.append(Banish(seat))
        table.next(*steps)


class RevealSpell(Draw[LueurTable]):
    """A face-down spell token is turned up; from now on it works."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-108", "LUE-030")
    role: ClassVar[str] = "spell"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: LueurTable) -> Deck:
        return table.spells

    def drawn(self, table: LueurTable, card: SpellId) -> None:
        player = table.seats[self.seat]
        player.veiled -= 1
        player.spells.append(card)
        if table.log is not None:
            table.tell("reveals-spell", "LUE-108", self.seat, {"seat": self.seat, "spell": card})


class Recruit(Ask[LueurTable]):
    """Recruit one of the companions lying at the meeting track, with all that lies on its space."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-031", "LUE-032", "LUE-039", "LUE-139")
    prompt: ClassVar[str] = "ask-recruit"

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"number": table.day}

    def options(self, table: LueurTable) -> list[Option]:
        recruit = table.box.options.recruit
        return [recruit[companion] for companion in table.meeting if companion != NONE]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        space = table.meeting.index(choice.values[0])
        table.active = self.seat
        if table.tom is not None:
            table.next(TakeTile(space))
        black = table.box.black
        if black in table.track and table.faces[black] == space and has_kaar(table, self.seat):
            table.next(MoveBlackDie(self.seat, space))
        else:
            take(table, self.seat, space)

    def why_not_recruit(self, table: LueurTable, companion: CompanionId) -> Reason:
        return not_at_the_track(table, self.seat, companion)


def has_kaar(table: LueurTable, seat: SeatNumber) -> bool:
    for companion in table.seats[seat].companions:
        if table.box.companions[companion].kaar:
            return True
    return False


class MoveBlackDie(Ask[LueurTable]):
    """Kaar's owner may send the black die to another companion before taking what lies on the space."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-115",)
    prompt: ClassVar[str] = "ask-black"

    space: TrackSpace

    def __init__(self, seat: SeatNumber, space: TrackSpace) -> None:
        self.seat = seat
        self.space = space

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"companion": table.meeting[self.space]}

    def options(self, table: LueurTable) -> list[Option]:
        options = table.box.options
        found = [options.keep]
        for element in range(ELEMENTS):
            if element != self.space and table.meeting[element] != NONE:
                found.append(options.black[element])
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        if choice is table.box.options.keep:
            if table.log is not None:
                table.tell("keeps-black", "LUE-115", self.seat, {"seat": self.seat})
        else:
            table.faces[table.box.black] = choice.values[0]
            if table.log is not None:
                table.tell("moves-black", "LUE-115", self.seat, {"seat": self.seat, "element": choice.values[0]})
        take(table, self.seat, self.space)

    def why_not_black(self, table: LueurTable, element: Element) -> Reason:
        if element == self.space:
            return Reason("why-black-here", "LUE-115")
        return Reason("why-black-empty", "LUE-115", {"element": element})


def take(table: LueurTable, seat: SeatNumber, space: TrackSpace) -> None:
    """Take the companion of a space, all its small dice and all its footprints.

    LUE-032: any number of them. LUE-116: the black die is a small die like the others.
    """
    player = table.seats[seat]
    companion = table.meeting[space]
    table.meeting[space] = NONE
    if table.log is not None:
        table.tell("recruits", "LUE-031", seat, {"seat": seat, "companion": companion, "element": space})
    faces = table.faces
    taken = [die for die in table.track if faces[die] == space]
    for die in taken:
        table.track.remove(die)
        faces[die] = NONE
        if table.log is not None:
            table.tell("takes-die", "LUE-032", seat, {"seat": seat, "die": die})
    player.dice += taken
    player.dice.sort()
    number = table.footprints[space]
    table.footprints[space] = 0
    gain_footprints(table, seat, number, "LUE-032")
    join(table, seat, companion, False)


class Banish(Ask[LueurTable]):
    """With two players the first of the day also sends one of the four companions left to the cemetery.

    Dice and footprints of that space stay there.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-035",)
    prompt: ClassVar[str] = "ask-banish"

    def options(self, table: LueurTable) -> list[Option]:
        banish = table.box.options.banish
        return [banish[companion] for companion in table.meeting if companion != NONE]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        companion = choice.values[0]
        table.meeting[table.meeting.index(companion)] = NONE
        table.cemetery.append(companion)
        if table.log is not None:
            table.tell("banishes", "LUE-035", self.seat, {"seat": self.seat, "companion": companion})

    def why_not_banish(self, table: LueurTable, companion: CompanionId) -> Reason:
        return not_at_the_track(table, self.seat, companion)


class EndOfMorning(Act[LueurTable]):
    """The companions that nobody recruited go to the cemetery; dice and footprints stay.

    In solo Tom's dice are then rolled again, with the small dice beside them (LUE-152, LUE-153).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-036", "LUE-037", "LUE-152")

    def run(self, table: LueurTable) -> None:
        rule = "LUE-036" if table.tom is None else "LUE-152"
        for space in range(ELEMENTS):
            companion = table.meeting[space]
            if companion != NONE:
                table.meeting[space] = NONE
                table.cemetery.append(companion)
                if table.log is not None:
                    table.tell("to-cemetery", rule, EVERYBODY, {"companion": companion})
        if table.tom is not None:
            table.next(MoveTomDice())

"""The evening: small dice go back, new companions come (chapters 2.8 and 2.13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.step import Act, Step
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import ELEMENTS, CompanionId, TrackSpace
from veillee.games.lueur.steps.common import RollToTrack, put_on_track, turn_order
from veillee.games.lueur.table import DAYS, EVENING, SETUP, LueurTable
from veillee.games.lueur.tom import blocks, opponent

LAST_DAY_OF_A: Final = 4


class Evening(Act[LueurTable]):
    """Small dice return to the track by what they show; on the last day nothing is reset any more."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-088", "LUE-028", "LUE-091", "LUE-156", "LUE-157")

    def run(self, table: LueurTable) -> None:
        table.phase = EVENING
        if last_day(table):
            return
        steps: list[Step[Any]] = []
        dice = table.box.dice
        for seat in turn_order(table):
            player = table.seats[seat]
            for die in player.dice:
                if not dice[die].big:
                    if table.faces[die] < ELEMENTS:
                        put_on_track(table, die, table.faces[die], "LUE-088")
                    else:
                        steps.append(RollToTrack(die, False, "LUE-088"))
            player.dice = [die for die in player.dice if dice[die].big]
        if table.tom is None and table.day == LAST_DAY_OF_A:
            table.deck = 1
        table.next(*steps, LayCompanions(), LayFootprints())


def last_day(table: LueurTable) -> bool:
    """LUE-028: eight days; LUE-151: in solo the day on which Tom's pile was empty for the second time."""
    if table.tom is None:
        return table.day == DAYS
    return opponent(table).exhausted == 2


class LayCompanions(Act[LueurTable]):
    """A companion at each space from left to right; LUE-136, LUE-156: but not beside a die of Tom."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-089", "LUE-024", "LUE-136", "LUE-156")

    def run(self, table: LueurTable) -> None:
        for space in range(ELEMENTS - 1, -1, -1):
            if not blocks(table, space):
                table.next(LayCompanion(space))


class LayCompanion(Draw[LueurTable]):
    """The next companion of the deck in use lies down at a space."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-024", "LUE-023", "LUE-089", "LUE-136", "LUE-156")
    role: ClassVar[str] = "companion"

    space: TrackSpace

    def __init__(self, space: TrackSpace) -> None:
        self.space = space

    def deck(self, table: LueurTable) -> Deck:
        return table.decks[table.deck]

    def drawn(self, table: LueurTable, card: CompanionId) -> None:
        table.meeting[self.space] = card
        if table.log is not None:
            if table.tom is None:
                rule = "LUE-024" if table.phase == SETUP else "LUE-089"
            else:
                rule = "LUE-136" if table.phase == SETUP else "LUE-156"
            table.tell("lays-companion", rule, EVERYBODY, {"companion": card, "element": self.space})


class LayFootprints(Act[LueurTable]):
    """One footprint on each space without any die, on top of those already there.

    LUE-116: the black die counts as a die. LUE-138, LUE-156: so do Tom's.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-027", "LUE-089", "LUE-116", "LUE-138", "LUE-156")

    def run(self, table: LueurTable) -> None:
        faces = table.faces
        taken = [faces[die] for die in table.track]
        rule = "LUE-027" if table.phase == SETUP else "LUE-089"
        for space in range(ELEMENTS):
            if space not in taken and not blocks(table, space):
                table.footprints[space] += 1
                if table.log is not None:
                    table.tell("adds-footprint", rule, EVERYBODY, {"element": space})

"""The Blacksmith's part of a content pack: what `blacksmith.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec

from veillee.core.content import Entry
from veillee.core.packs import Ref, boxed
from veillee.core.text import Phrase
from veillee.games.cove.box import NONE, ForgeBox
from veillee.games.cove.effects import QUICK, Verbs
from veillee.games.cove.entries import MerchantEntry, NamedEntry, Some
from veillee.games.cove.phrases import says
from veillee.games.cove.words import COLOR_IDS, COMMON_PLACE_IDS

LOCATION_IDS: Final = ("mine", "furnace", "anvil", "bellows", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"free_reroll": ()}, {"keep_alloys": ()}, QUICK)
DICE: Final = 14
SIDES: Final = 6  # of a die


class ForgeEntry(MerchantEntry, frozen=True, kw_only=True):
    """COV-193: his locations with their hours; furnaces, points of the Mine, and the heat that goods need."""

    furnaces: Some
    seats: Some
    workshop_max: Some
    mine_points: Some
    small_heat: Some
    large_heat: Some
    corrupt_heat: Some


class AlloyEntry(NamedEntry, frozen=True, kw_only=True):
    points: Some


class DieEntry(Entry, frozen=True, kw_only=True):
    """A die; one without an alloy is coal. At the start it is in the workshop or in the reserve."""

    id: str
    alloy: Annotated[str, Ref("alloys")] | None = None
    workshop: bool = False


def check(
    problem: Callable[[msgspec.Struct, str, object, Phrase], None], forge: ForgeEntry, dice: Sequence[DieEntry]
) -> None:
    heats = [forge.small_heat, forge.large_heat, forge.corrupt_heat]
    if heats != sorted(set(heats)) or forge.corrupt_heat > SIDES * forge.seats:
        expected = says("expected-heats", count=SIDES * forge.seats)
        problem(forge, "small_heat, large_heat, corrupt_heat", heats, expected)
    begin = sum(die.workshop for die in dice)
    if begin > forge.workshop_max:
        problem(forge, "workshop_max", forge.workshop_max, says("expected-dice-room", count=begin))
    for die in dice:
        kind, _, number = die.id.rpartition("_")
        if kind != (die.alloy or "coal") or not number.isdigit():
            problem(die, "id", die.id, says("expected-die-id", colour=die.alloy or "coal"))


def forge_box(forge: ForgeEntry, alloys: Sequence[AlloyEntry], dice: Sequence[DieEntry]) -> ForgeBox:
    return boxed(
        ForgeBox,
        forge,
        dice=[NONE if die.alloy is None else COLOR_IDS.index(die.alloy) for die in dice],
        workshop=tuple(number for number, die in enumerate(dice) if die.workshop),
        mine_cost=tuple(alloy.points for alloy in alloys),
    )

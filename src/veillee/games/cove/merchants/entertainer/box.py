"""The Entertainer's things, as tables of integers. `CardId` is one of his cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from veillee.core.ids import Bits, CardId, CellId
from veillee.games.cove.box import NONE, Clan, CoveBox, RoomBox
from veillee.games.cove.merchants.entertainer.options import EntertainerOptions

Place: TypeAlias = CellId  # one of the nine locations of a song
SourceId: TypeAlias = int  # where icons of a song come from

# The nine locations of a song (COV-131): piers, the Grand Square, the halls by clan, Dragon Isle.
AT_BAZAAR: Final = 0
AT_SQUARE_PIER: Final = 1
AT_BLACK: Final = 2
AT_GRAND_SQUARE: Final = 3
AT_HALL: Final = 4  # of the Warriors; the other halls follow
AT_ISLE: Final = 8
PLACES: Final = 9

# Kinds of the Entertainer's cards.
SKILL: Final = 0
IMPRO: Final = 1
CREATURE: Final = 2

# What an impro card counts.
PER_NOTHING: Final = 0  # a fixed value
PER_SKILL: Final = 1
PER_FAN: Final = 2
PER_RUNE: Final = 3


@dataclass(kw_only=True, eq=False)
class StageCard:
    """A card of the Entertainer; what a kind has not is empty."""

    kind: int
    starting: bool
    clan: Clan = NONE  # of the upper part, or of an impro's or creature's icons
    value: int = 0
    cost: int = 0  # volume for the lower part
    lower: Clan = NONE
    lower_value: int = 0
    hours: int = 0  # hourglass icons of the discard strip
    volume: int = 0
    corruption: int = 0  # on the discard strip, or taken when bragging
    per: int = PER_NOTHING
    most: int = 99  # of what an impro counts
    movement: int = 0
    gold: int = 0  # bragging
    stones: int = 0
    uncorrupt: int = 0


@dataclass(kw_only=True, eq=False)
class Source:
    """Where icons of a song come from: a card's upper part, its lower part, or a stone, which is no card."""

    card: CardId
    lower: bool


@dataclass(kw_only=True, eq=False)
class StageBox(RoomBox):
    """The Entertainer's things."""

    cards: list[StageCard]
    skills: Bits  # the skill cards, which alone a hand may hold
    sources: list[Source]  # in the order of the cards, a lower part after its upper part; the stone comes last
    movement: tuple[int, ...]  # by quarter
    hand_limit: tuple[int, ...]  # by crests placed
    gems: tuple[int, ...]
    crests: int
    runes: int
    stones: int
    stone_value: int
    brag_cost: int
    volume_max: int
    options: EntertainerOptions


def stage_in(box: CoveBox) -> StageBox:
    found = box.rooms["entertainer"]
    assert isinstance(found, StageBox)
    return found

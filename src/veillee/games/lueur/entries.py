"""The entries of Lueur's content files, and the vocabulary they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from veillee.core.content import Entry, Name, Print
from veillee.core.packs import Ref
from veillee.games.lueur.words import ELEMENT_NAMES, FACE_NAMES

Element = Literal["fire", "water", "earth", "air", "plant"]
FaceName = Literal["fire", "water", "earth", "air", "plant", "two_footprints", "three_light", "minus_two_light"]
Colour = Literal["green", "blue", "azure", "red", "orange", "purple", "yellow", "black"]
Taken = Literal["green", "blue", "azure", "red", "orange", "any"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Alike = Annotated[int, msgspec.Meta(ge=2, le=9)]
Value = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Elements = Annotated[int, msgspec.Meta(ge=1, le=5)]
Thousandths = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Space = Annotated[str, Ref("spaces")]
Island = Annotated[str, Ref("islands")]

ELEMENTS: Sequence[str] = tuple(id_ for id_, _ in ELEMENT_NAMES)
FACES: Sequence[str] = tuple(id_ for id_, _ in FACE_NAMES)
COLOURS: Sequence[str] = ("green", "blue", "azure", "red", "orange", "purple", "yellow", "black")
RESERVED = COLOURS[:5]  # one big die of each lies in the reserve (LUE-020)
RINGS: Sequence[str] = ("centre", "inner", "outer", "side")
KINDS: Sequence[str] = ("start", "element", "forbidden", "village")
MOVES: Sequence[str] = ("none", "min", "max")
LEVELS: Sequence[str] = ("rulebook", "medium", "hard")

# How many of each the box holds (chapter 3.1 of the specification).
BIG, SMALL, ADVENTURERS, COMPANIONS, DECK, SPELLS, TILES = 20, 10, 7, 46, 23, 7, 8
SPACES, ROUTES, ISLANDS, SEAS = 61, 74, 12, 14
REMOVED = 7  # companions of each deck that are not used against Tom (LUE-133)

# Effects, by where they are printed: those that gain or lose a number of something, and those that stand alone.
GAINS = ("light", "reroll", "footprint", "firefly")
LOSSES = ("light", "footprint")  # the only things that a card takes (LUE-061)
ON_ADVENTURERS: Sequence[str] = ()
ON_COMPANIONS = ("skull", "cast_spells", "revive")
ON_SPELLS = ("skull",)
ON_JOURNEYS = ("skull_journey",)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    show: list[Element] = []
    absent: list[Element] = []
    identical: Alike | None = None


class DieEntry(Entry, frozen=True):
    id: Colour
    name: Name
    faces: tuple[FaceName, FaceName, FaceName, FaceName, FaceName, FaceName]
    big: Few
    small: Few


class AdventurerEntry(Entry, frozen=True):
    id: str
    name: Name
    colour: Colour
    dice: Few
    value: Value
    when: Condition | None = None
    then: list[str] = msgspec.field(default_factory=list)


class CompanionEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    deck: Literal["A", "B"]
    name: Name
    value: Value
    when: Condition | None = None
    then: list[str] = msgspec.field(default_factory=list)
    fireflies: Few = 0
    free_reroll: bool = False
    big_die: Taken | None = None
    black_die: bool = False
    solo: bool = True


class SpellEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    copies: Few
    when: Condition
    then: list[str]


class TileEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    company: Few
    light: Few
    journey: Literal["none", "min", "max"]


class LevelEntry(Entry, frozen=True):
    id: str
    name: Name
    province: Count
    archipelago: Count


class SpaceEntry(Entry, frozen=True):
    id: str
    kind: Literal["start", "element", "forbidden", "village"]
    x: Print[Thousandths]
    y: Print[Thousandths]
    element: Element | None = None
    value: Count = 0
    cost: Few = 0
    bonus: list[str] = msgspec.field(default_factory=list)


class RouteEntry(Entry, frozen=True):
    between: tuple[Space, Space]
    effect: list[str] = msgspec.field(default_factory=list)


class IslandEntry(Entry, frozen=True):
    id: str
    name: Name
    value: Count
    ring: Literal["centre", "inner", "outer", "side"]
    x: Print[Thousandths]
    y: Print[Thousandths]
    bonus: list[str] = msgspec.field(default_factory=list)


class SeaEntry(Entry, frozen=True):
    between: tuple[Island, Island]
    lower: Elements | None = None
    upper: Elements | None = None
    cost: Few = 0
    tom: bool = True


class ScoreEntry(Entry, frozen=True):
    spaces: Literal[100]
    start: Literal[10]
    rerolls: list[Count]


class MeetingEntry(Entry, frozen=True):
    order: list[Element]
    days: Literal[8]

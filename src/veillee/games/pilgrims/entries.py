"""The entries of Pilgrims' content files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from veillee.core.content import WORDS, Entry, Name, Print
from veillee.core.text import Phrase

Adventuring = Literal["strength", "communication", "intuition", "trade"]
Activating = Literal["weapon", "artefact", "instrument", "tool"]
Bearing = Literal["vagabond", "brave", "beast", "rascal"]
Needed = Literal["vagabond", "brave", "beast", "rascal", "?"]
Color = Literal["red", "blue", "green", "yellow"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Offset = Annotated[int, msgspec.Meta(ge=-4, le=4)]
Distance = Annotated[int, msgspec.Meta(ge=0, le=4)]
A_CELL = Phrase("expected-cell", home="veillee.games.pilgrims")
Cell = Annotated[str, msgspec.Meta(pattern="^[A-E][1-5]$", extra={WORDS: A_CELL})]
SoloSet = Literal["A", "B", "C", "D"]


class ClauseEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    then: str
    when: str | list[str] = []
    attached: list[ClauseEntry] = msgspec.field(default=[], name="with")


class MapEntry(Entry, frozen=True):
    columns: Literal[5]
    rows: Literal[5]
    campfires: list[Cell]


class TransportEntry(Entry, frozen=True):
    id: str
    name: Name
    dots: list[tuple[Distance, Distance]]


class ShapeEntry(TransportEntry, frozen=True):
    pass


class TravellerEntry(Entry, frozen=True):
    color: Color
    side: Literal["A", "B"]
    id: str
    name: Name
    activation: list[Activating]
    abilities: list[ClauseEntry]


class ObjectEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    adventure: Adventuring
    activation: Activating


class CompanionEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    symbols: list[Bearing]
    activation: list[Activating]
    abilities: list[ClauseEntry]


class AdventureEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    level: Literal[1, 2]
    name: Name
    companions: Annotated[list[Needed], msgspec.Meta(max_length=3)]
    retire: Count
    cost: list[Adventuring]
    points: Count
    clovers: Count
    upgrades: list[ClauseEntry]


class QuestEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    letter: Literal["A", "B", "C"]
    counts: str
    name: Name
    cost: list[Adventuring]
    clovers: Count
    feathers: tuple[Count, Count, Count]


class ScoringEntry(Entry, frozen=True):
    matching: tuple[Count, Count, Count, Count, Count]  # points for 0 to 4 cards


class JourneyEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    cells: tuple[Cell, Cell, Cell]
    points: Count
    bonus: Literal["object", "clover", "none"]


class LevelEntry(Entry, frozen=True):
    id: str
    name: Name
    sets: tuple[SoloSet, SoloSet]


class SoloEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    set: SoloSet
    reward: Literal["object", "clover"]
    cells: list[tuple[Offset, Offset]]
    arrow: Literal["right", "left"]

"""The entries of Bardwood Grove's content files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from veillee.core.content import Entry, Name, Print
from veillee.core.packs import Ref

BoxName = Literal["base", "spring", "summer", "autumn", "winter"]
Season = Literal["spring", "summer", "autumn", "winter"]
Direction = Literal["north", "east", "south", "west"]
Measure = Literal[
    "fans",
    "creatures",
    "bosses",
    "adv_skills",
    "adv_impros",
    "adv_cards",
    "sets",
    "crests_off",
    "runes_off",
    "clear_quarters",
    "legend_runes",
    "legend_levels",
    "perf_runes",
    "opp_crests",
    "coins",
    "stones",
    "wealth",
    "volume",
    "boat",
    "brag",
    "gems",
    "gem_lead",
]
LocationKind = Literal[
    "creature", "skill_shop", "impro_shop", "bank", "performance", "legend", "coins", "volume", "motif"
]
EventKind = Literal["start", "end", "ongoing", "use"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Volume = Annotated[int, msgspec.Meta(ge=0, le=6)]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Column = Annotated[int, msgspec.Meta(ge=0, le=5)]
Row = Annotated[int, msgspec.Meta(ge=0, le=3)]
Effect = Annotated[str, msgspec.Meta(extra_json_schema={"description": 'an effect such as "M1; V2=>L1 x1"'})]
Bard = Annotated[str, Ref("bards")]


class PrintedEntry(Entry, frozen=True, kw_only=True):
    """A card or token: its code is what the specification and its examples call it."""

    id: str
    code: Print[str]
    name: Name


class BardEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Literal["le", "la", "l'"]]
    box: BoxName
    powers: list[str]


class CardEntry(PrintedEntry, frozen=True, kw_only=True):
    """What all cards of a deck have. A basic card names its bard, an advanced one its box."""

    bard: Bard | None = None
    box: BoxName | None = None
    blue: Count = 0


class InstrumentEntry(PrintedEntry, frozen=True, kw_only=True):
    bard: Bard
    effect: Effect


class SkillEntry(CardEntry, frozen=True, kw_only=True):
    upper: Effect
    discard: Effect
    cost: Volume = 0
    lower: Effect = ""


class ImproEntry(CardEntry, frozen=True, kw_only=True):
    effect: Effect


class FanEntry(CardEntry, frozen=True, kw_only=True):
    options: tuple[Effect, Effect]


class CreatureEntry(PrintedEntry, frozen=True, kw_only=True):
    box: BoxName
    kind: Literal["small", "boss"]
    soothe: Some
    blue: Count
    effect: Effect


class BackEntry(Entry, frozen=True):
    level: Level
    cost: Some
    gems: Some


class LegendEntry(PrintedEntry, frozen=True, kw_only=True):
    level: Level
    box: BoxName
    measure: Measure
    least: Some
    vp: Some


class EventEntry(PrintedEntry, frozen=True, kw_only=True):
    season: Season
    box: BoxName
    kind: EventKind
    verbs: list[str]


class MotifEntry(PrintedEntry, frozen=True, kw_only=True):
    box: BoxName
    bonus: Effect


class MuseEntry(PrintedEntry, frozen=True, kw_only=True):
    powers: list[str]
    vp: Some
    per: Some
    measure: Measure
    most: Some


class RivalCardEntry(Entry, frozen=True):
    id: str
    arrows: list[Direction]
    bottom: Effect


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measure: Measure
    least: Some


class ChallengeEntry(PrintedEntry, frozen=True, kw_only=True):
    easy: Condition
    hard: Condition


class Articles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The article of a place in sentences; some English names have none."""

    fr: Literal["le", "la", "l'"]
    en: Literal["the", ""]


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lyrics: Some
    gems: Some


class CrossingEntry(Entry, frozen=True, kw_only=True):
    """What lies on a crossing of the roads."""

    id: str
    name: Name
    crossing: tuple[Column, Row]


class LocationEntry(CrossingEntry, frozen=True, kw_only=True):
    article: Print[Articles]
    kind: LocationKind
    conversions: list[Effect] = msgspec.field(default_factory=list)
    rewards: list[Reward] = msgspec.field(default_factory=list)


class RegionEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Articles]


class PortalEntry(CrossingEntry, frozen=True, kw_only=True):
    edge: Direction


class QuarterEntry(Entry, frozen=True):
    id: str
    movement: Some
    bonus: Effect


class TrackEntry(Entry, frozen=True):
    id: Literal["market", "river"]
    values: list[Count]


class ReservesEntry(Entry, frozen=True):
    participants: Annotated[int, msgspec.Meta(ge=2, le=4)]
    gems: tuple[Some, Some]


class MapEntry(Entry, frozen=True):
    rival: str
    below_reserves: tuple[str, str]


class TokenEntry(Entry, frozen=True):
    id: Literal["gem", "coin", "acoustic", "range"]
    count: Some


class PlaceEntry(Entry, frozen=True):
    id: str
    x: Thousandth
    y: Thousandth

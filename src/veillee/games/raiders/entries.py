"""The entries of Raiders' content files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from veillee.core.content import Entry, Name, Print
from veillee.core.packs import Ref
from veillee.games.raiders.effects import EffectEntry

Color = Literal["black", "grey", "white"]
Article = Literal["le", "la", "l'"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
ByColor = tuple[Count, Count, Count]
Building = Annotated[str, Ref("buildings")]
Site = Annotated[str, Ref("sites")]
PlunderSet = Annotated[str, Ref("sets")]


class TownsfolkEntry(Entry, frozen=True):
    id: str
    name: Name
    copies: Some
    cost: Count
    strength: Count
    crew: EffectEntry
    article: Print[Literal["un", "une"] | None] = None
    hall: EffectEntry | None = None
    hero: bool = False


class OfferingEntry(Entry, frozen=True):
    id: str
    price: dict[Literal["gold", "iron", "livestock", "silver"], Some]
    vp: Count


class BuildingEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Article]
    accepts: list[Color]
    worker: Color | None = None


class GateHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Some


class Treasury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silver_for_card: Some
    cards: Literal[2]
    gold_for_cards: Some


class Armoury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    armour_for_iron: Some
    silver: Some
    armour_for_silver: Some


class Mill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provisions: ByColor
    gold: ByColor


class Silversmith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silver: ByColor


class LongHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provisions_for_livestock: Some


class ActionsEntry(Entry, frozen=True):
    gate_house: GateHouse
    treasury: Treasury
    armoury: Armoury
    mill: Mill
    silversmith: Silversmith
    long_house: LongHouse


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: Some
    vp: Some


class SiteEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Article]
    kind: Literal["harbour", "outpost", "monastery", "fortress"]
    workers: list[Color]
    crew: Count
    provisions: Count
    gold: Count
    dice: Annotated[int, msgspec.Meta(ge=0, le=2)]
    vp: Count = 0
    thresholds: list[Threshold] = msgspec.field(default_factory=list)


class SetEntry(Entry, frozen=True):
    id: str
    site: Site
    pieces: Some
    worker: Color


class LevelEntry(Entry, frozen=True):
    id: str
    name: Name
    armour: Annotated[int, msgspec.Meta(ge=0, le=10)]
    provisions: Annotated[int, msgspec.Meta(ge=0, le=8)]


class TacticsEntry(Entry, frozen=True):
    id: str
    name: Name
    site: Site
    sets: list[PlunderSet]
    armour: Annotated[int, msgspec.Meta(ge=0, le=10)]
    provisions: Annotated[int, msgspec.Meta(ge=0, le=8)]
    vp: Count
    gains: dict[Literal["armour", "provisions", "offering"], Some]
    forbidden: Building


class TokenEntry(Entry, frozen=True):
    id: Literal["gold", "iron", "livestock", "silver", "provisions", "valkyrie"]
    count: Some


class WorkerEntry(Entry, frozen=True):
    id: Color
    count: Some


class DiceEntry(Entry, frozen=True):
    count: Some
    sides: list[Some]


class TrackEntry(Entry, frozen=True):
    id: Literal["valkyrie", "armour"]
    vp: list[Count]


class PlaceEntry(Entry, frozen=True):
    id: str
    x: Thousandth
    y: Thousandth

"""The entries of the harbour's content files, and those that all goods merchants have. What only one merchant has is
declared in that merchant's room.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from veillee.core.content import Entry, Name, Print
from veillee.core.packs import Ref
from veillee.games.cove.words import LEVEL_IDS

LEVELS = len(LEVEL_IDS)
ClanName = Literal["warrior", "bard", "wizard", "noble"]
Icon = Literal["warrior", "bard", "wizard", "noble", "rogue"]
SizeName = Literal["small", "large"]
Article = Print[Literal["le", "la", "l'", "les"]]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=11)]
Hour = Annotated[int, msgspec.Meta(ge=1, le=12)]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Purse = Annotated[list[Annotated[int, msgspec.Meta(ge=-99, le=99)]], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
EffectText = Annotated[str, msgspec.Meta(extra_json_schema={"description": 'an effect such as "uncorrupt 1"'})]


class NamedEntry(Entry, frozen=True, kw_only=True):
    id: str
    name: Name


class ClanEntry(NamedEntry, frozen=True, kw_only=True):
    """Clans have an adjective that goes with their goods, and values; rogues and Paladins have neither."""

    plural: Name
    color: Print[str]
    adventurers: Count
    adjective: Name | None = None
    small: Some | None = None
    large: Some | None = None


class SiteEntry(NamedEntry, frozen=True, kw_only=True):
    """Something there is once: its article in French; some English names have none."""

    article: Article
    the: Print[bool] = True


class PierEntry(SiteEntry, frozen=True, kw_only=True):
    accepts: list[SizeName]


class HallEntry(SiteEntry, frozen=True, kw_only=True):
    adventurers: Count


class SquareEntry(Entry, frozen=True, kw_only=True):
    prices: list[Count]


class ClockEntry(Entry, frozen=True, kw_only=True):
    arrivals: list[Hour]
    tokens: tuple[list[Hour], list[Hour], list[Hour]]  # for two, three and four hourglasses


class CellEntry(Entry, frozen=True, kw_only=True):
    id: str
    x: Thousandth
    y: Thousandth


class ComponentEntry(Entry, frozen=True, kw_only=True):
    id: str
    count: Some


class RogueCardEntry(NamedEntry, frozen=True, kw_only=True):
    lair: Count
    bag: Count
    effect: EffectText


class TownsfolkEntry(SiteEntry, frozen=True, kw_only=True):
    set: Annotated[str, Ref("sets")]
    icons: list[Icon]
    effect: EffectText


class PeddlerCardEntry(NamedEntry, frozen=True, kw_only=True):
    hours: Hours
    lines: list[EffectText]


class LevelEntry(Entry, frozen=True, kw_only=True):
    id: Literal["easy", "medium", "hard"]
    gold: Count
    without: list[Annotated[str, Ref("peddler_cards")]]


# -- what all goods merchants have ------------------------------------------------------------


class AloneEntry(Entry, frozen=True, kw_only=True):
    """Gold that the Peddler has more or less than his level says where he meets this merchant alone, by level."""

    purse: Purse = msgspec.field(default_factory=lambda: [0] * LEVELS)


class MerchantEntry(AloneEntry, frozen=True, kw_only=True):
    """Who it is."""

    person: Print[str]


class LocationEntry(Entry, frozen=True, kw_only=True):
    """A location of a shop board; those that every shop has are named by the board of the harbour."""

    id: str
    hours: Hours
    name: Name | None = None
    article: Article = "la"


class GoodEntry(Entry, frozen=True, kw_only=True):
    """What the two goods of a clan are called."""

    clan: ClanName
    small: Name
    large: Name


class PowerEntry(NamedEntry, frozen=True, kw_only=True):
    effect: EffectText

"""What is in the box: the harbour, the cards and the shops, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes. What only one merchant has
stands in a class of that merchant's room.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from veillee.core.ids import Bits, CardId, CellId
from veillee.games.cove.options import Options

NONE: Final = -1

# What small integers stand for.
TownsfolkId: TypeAlias = CardId
PeddlerCardId: TypeAlias = CardId
Clan: TypeAlias = int
Size: TypeAlias = int
Good: TypeAlias = int  # CLANS * size + clan
Pier: TypeAlias = int
Dock: TypeAlias = int
Boat: TypeAlias = int
ShopPlace: TypeAlias = CellId  # a location of a shop board
Merchant: TypeAlias = int

# Clans, in their fixed order (COV-005); rogues are no clan, Paladins only a joker (COV-006).
WARRIOR: Final = 0
BARD: Final = 1
WIZARD: Final = 2
NOBLE: Final = 3
ROGUE: Final = 4
PALADIN: Final = 5
CLANS: Final = 4
KINDS: Final = 5  # of adventurers
SEATS_OF_BOAT: Final = 4

SMALL: Final = 0
LARGE: Final = 1
GOODS: Final = 8
COPIES: Final = 3  # of each good (COV-053)

BAZAAR: Final = 0
SQUARE: Final = 1
BLACK: Final = 2
PIERS: Final = 3

BAZAAR_W: Final = 0
SQUARE_W: Final = 1
SQUARE_E: Final = 2
BLACK_E: Final = 3
DOCKS: Final = 4
PIER_OF: Final = (BAZAAR, SQUARE, SQUARE, BLACK)  # of each dock
DOCKS_AT: Final[tuple[tuple[Dock, ...], ...]] = ((BAZAAR_W,), (SQUARE_W, SQUARE_E), (BLACK_E,))  # of each pier
OUTER: Final = (BAZAAR_W, BLACK_E)  # the dock of each side that the Peddler takes when in doubt

LEFT: Final = 0
RIGHT: Final = 1
BOATS: Final = 6
DOCKS_OF: Final = ((BAZAAR_W, SQUARE_W), (SQUARE_E, BLACK_E))  # of each side (COV-014)

# What a townsfolk card does when it is recruited (chapter 3.6).
UNCORRUPT: Final = 0
GAIN_GOOD: Final = 1
ARRIVAL: Final = 2
SCOUT: Final = 3
MOVE: Final = 4
SWAP: Final = 5
RETURN: Final = 6

# What rogue cards do.
NOTHING: Final = 0
SELL_TO_ROGUES: Final = 1
SHOVE: Final = 2

# Lines of a Peddler card.
RANK_SMALL: Final = 0
RANK_LARGE: Final = 1
RECRUIT_FIRST: Final = 2
CORRUPT: Final = 3

DAYS: Final = 3
HOURS: Final = 12
SLOTS: Final = 4  # of the Grand Square
STAFF: Final = 3  # places of a goods merchant (COV-061)
PEDDLER_STAFF: Final = 4
LAIR_MARGIN: Final = 2  # COV-222
PEDDLER_BOAT_GOLD: Final = 2  # for an effect on boats (COV-257)


@dataclass(kw_only=True, eq=False)
class Townsfolk:
    """A townsfolk card: its set, its icons and what it does."""

    set: int
    icons: tuple[Clan, ...]  # rogue icons among them
    verb: int
    number: int = 0  # of corruption cards
    good: Good = NONE


@dataclass(kw_only=True, eq=False)
class RogueCard:
    lair: int
    bag: int
    verb: int


@dataclass(kw_only=True, eq=False)
class PeddlerCard:
    hours: int
    lines: tuple[tuple[int, int], ...]  # a verb and a demand rank from 0


@dataclass(kw_only=True, eq=False)
class PeddlerLevel:
    gold: int
    cards: tuple[PeddlerCardId, ...]


@dataclass(kw_only=True, eq=False)
class Shop:
    """A goods merchant's locations: hours of each location of the box it has, and the one that power 3 hurries."""

    seller: int  # counted among those who have goods
    places: tuple[ShopPlace, ...]
    hours: tuple[int, ...]
    quick: ShopPlace


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomBox:
    """What only one merchant has; each room says what that is."""


@dataclass(kw_only=True, eq=False)
class CoveBox:
    """Everything in the box of one content pack."""

    adventurers: tuple[int, ...]  # of each kind
    colors: tuple[str, ...]  # of each kind, Paladins last
    in_hall: int  # at the start
    values: list[int]  # base value of each good
    accepts: list[Bits]  # the sizes that each pier takes
    corruption: int
    arrivals: Bits  # the arrival hours
    tokens: tuple[Bits, ...]  # those that tokens add, by hourglasses from 2
    prices: tuple[int, ...]  # by slot
    rogue_cards: list[RogueCard]
    townsfolk: list[Townsfolk]
    sets: int
    peddler_cards: list[PeddlerCard]
    peddler_levels: list[PeddlerLevel]
    grand_square: ShopPlace
    rogues_lair: ShopPlace
    shops: list[Shop | None]  # by merchant; None for one without goods
    sellers: int  # who have goods; the Peddler comes after them
    rooms: dict[str, RoomBox]  # what only one merchant has
    purses: list[tuple[int, ...]]  # gold that the Peddler has more or less against each merchant alone, by level
    openers: list[Callable[[Any], Any]]  # by merchant: its workshop at the start, for a table
    harbour_places: dict[str, tuple[int, int]]  # where all lies on the drawing
    options: Options

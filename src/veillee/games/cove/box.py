"""What is in the box: the harbour, the cards and the shops, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes. What only one merchant has
stands in a class of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from veillee.core.ids import Bits, CardId, CellId
from veillee.games.cove.options import Options

NONE: Final = -1

# What small integers stand for. `CardId` is one of the Entertainer's cards.
TownsfolkId: TypeAlias = CardId
PeddlerCardId: TypeAlias = CardId
Clan: TypeAlias = int
Size: TypeAlias = int
Good: TypeAlias = int  # CLANS * size + clan
Pier: TypeAlias = int
Dock: TypeAlias = int
Boat: TypeAlias = int
Place: TypeAlias = CellId  # one of the nine locations of a song
ShopPlace: TypeAlias = CellId  # a location of a shop board
Merchant: TypeAlias = int
DieId: TypeAlias = int
SourceId: TypeAlias = int  # where icons of a song come from

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

# The nine locations of a song (COV-131): piers, the Grand Square, the halls by clan, Dragon Isle.
AT_BAZAAR: Final = 0
AT_SQUARE_PIER: Final = 1
AT_BLACK: Final = 2
AT_GRAND_SQUARE: Final = 3
AT_HALL: Final = 4  # of the Warriors; the other halls follow
AT_ISLE: Final = 8
PLACES: Final = 9

# Merchants, by their roles.
ENTERTAINER: Final = 0
BLACKSMITH: Final = 1
CAPTAIN: Final = 2
ALCHEMIST: Final = 3
MERCHANTS: Final = 4

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

# Kinds of the Entertainer's cards.
SKILL: Final = 0
IMPRO: Final = 1
CREATURE: Final = 2

# What an impro card counts.
PER_NOTHING: Final = 0  # a fixed value
PER_SKILL: Final = 1
PER_FAN: Final = 2
PER_RUNE: Final = 3

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

    places: tuple[ShopPlace, ...]
    hours: tuple[int, ...]
    quick: ShopPlace


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
class StageBox:
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


@dataclass(kw_only=True, eq=False)
class ForgeBox:
    """The Blacksmith's things."""

    dice: list[Clan]  # the colour of each die; NONE for coal
    workshop: tuple[DieId, ...]  # at the start
    furnaces: int
    seats: int  # of a furnace
    workshop_max: int
    mine_points: int
    mine_cost: tuple[int, ...]  # by clan
    small_heat: int
    large_heat: int
    corrupt_heat: int


@dataclass(kw_only=True, eq=False)
class FleetBox:
    """The Captain's things."""

    last: int  # the treasure island
    fishing: int  # the first space from which a ship brings something
    sectors: tuple[tuple[int, int], ...]  # points and how many sectors show them; 0 is the Storm
    storm_points: int
    oars: int
    sail: int  # spaces of the Navigator


@dataclass(kw_only=True, eq=False)
class LaboratoryBox:
    """The Alchemist's things. Kinds of marbles are the four clans' colours and ichor."""

    marbles: tuple[int, ...]  # in the pouch, by kind
    chutes: int
    depth: int  # marbles of a chute
    rack: int
    first: int  # marbles drawn at the start
    still: int
    cauldrons: int
    small: int  # marbles of a potion
    large: int
    own: int  # marbles of its colour that a large potion needs


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
    shops: list[Shop | None]  # by merchant; the Entertainer has none
    stage: StageBox
    forge: ForgeBox
    fleet: FleetBox
    laboratory: LaboratoryBox
    harbour_places: dict[str, tuple[int, int]]  # where all lies on the drawing
    options: Options

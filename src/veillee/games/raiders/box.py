"""What is in the box: cards, tiles, buildings, sites and every option there can be, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from veillee.core.ids import Bits, CardId, CellId
from veillee.games.raiders.options import Options

NONE: Final = -1

# What small integers stand for. `CardId` is one of the 71 townsfolk cards.
CardKind: TypeAlias = int  # what a townsfolk card is: an Archer, a Scout, …
TileId: TypeAlias = CardId  # an offering tile
TacticId: TypeAlias = CardId  # a tactics card of the automated opponent
BuildingId: TypeAlias = CellId
SiteId: TypeAlias = CellId
SetId: TypeAlias = CellId  # a box of plunder on a site
SiteKind: TypeAlias = int  # harbour, outpost, monastery or fortress
Good: TypeAlias = int  # gold, iron, …
WorkerColour: TypeAlias = int

# Workers. RAI-004: nothing but the colour tells them apart.
BLACK: Final = 0
GREY: Final = 1
WHITE: Final = 2

# Goods. The first three are plunder, the first four are paid for offerings, the first five lie in a stock.
GOLD: Final = 0
IRON: Final = 1
LIVESTOCK: Final = 2
SILVER: Final = 3
PROVISIONS: Final = 4
VALKYRIE: Final = 5
ARMOUR: Final = 6

# Buildings of the village.
GATE_HOUSE: Final = 0
TOWN_HALL: Final = 1
TREASURY: Final = 2
BARRACKS: Final = 3
ARMOURY: Final = 4
MILL: Final = 5
SILVERSMITH: Final = 6
LONG_HOUSE: Final = 7

# Kinds of sites.
HARBOUR: Final = 0
OUTPOST: Final = 1
MONASTERY: Final = 2
FORTRESS: Final = 3

# What a townsfolk card does in the crew.
VP_ON_RAID: Final = 0
STRENGTH_ON_RAID: Final = 1
RAID_DISCOUNT: Final = 2
REROLL_DIE: Final = 3
STRENGTH_PER_ARMOUR: Final = 4
STRENGTH_PER_CREW: Final = 5
STRENGTH_PER_VALKYRIE: Final = 6
DEATH_OPPONENT_LOSES_CREW: Final = 7
DEATH_RETURN: Final = 8
DEATH_GAIN: Final = 9
DEATH_VP: Final = 10
END_VP: Final = 11
END_VP_PER: Final = 12
BUILDING_BONUS: Final = 13
HIRE_DISCOUNT: Final = 14
EXTRA_LONG_HOUSE: Final = 15

# What it does in the Town Hall.
NO_EFFECT: Final = 0
SWAP_WORKER: Final = 1
GAIN: Final = 2
ALL_LOSE: Final = 3
STEAL_PLUNDER: Final = 4
ONE_LOSES: Final = 5
SACRIFICE: Final = 6
TRADE: Final = 7
DRAW_CARDS: Final = 8
SWAP_CREW: Final = 9
COLLECT: Final = 10
COPY_BUILDING: Final = 11
HIRE_FOR: Final = 12
CYCLE_OFFERINGS: Final = 13
SWAP_CARDS: Final = 14
DISCOUNTED_OFFERING: Final = 15
STEAL: Final = 16

# What becomes of an effect in solo (RAI-195): as it is, on the automated opponent, or nothing.
SOLO_NORMAL: Final = 0
SOLO_OPPONENT: Final = 1
SOLO_VOID: Final = 2

BUILDINGS: Final = 8
SITES: Final = 10
SETS: Final = 23
CARDS: Final = 71
OPPONENT: Final = 4  # the side of the automated opponent

CREW_MAX: Final = 5
HAND_MAX: Final = 8
SILVER_MAX: Final = 8
PROVISIONS_MAX: Final = 8
ARMOUR_MAX: Final = 10
VALKYRIE_MAX: Final = 7


@dataclass(kw_only=True, eq=False)
class CrewEffect:
    """The left half of a townsfolk card; what an effect does not use is NONE."""

    verb: int
    kind: SiteKind = NONE
    building: BuildingId = NONE
    good: Good = NONE
    per: int = NONE
    number: int = NONE
    solo: int = SOLO_NORMAL


@dataclass(kw_only=True, eq=False)
class HallEffect:
    """The right half of a townsfolk card; `gives` and `gets` are pairs of a good and a number."""

    verb: int
    good: Good = NONE
    number: int = NONE
    gives: tuple[tuple[Good, int], ...] = ()
    gets: tuple[tuple[Good, int], ...] = ()
    solo: int = SOLO_NORMAL


@dataclass(kw_only=True, eq=False)
class Townsfolk:
    """A kind of townsfolk card."""

    cost: int
    strength: int
    hero: bool
    crew: CrewEffect
    hall: HallEffect


@dataclass(kw_only=True, eq=False)
class Offering:
    price: tuple[int, ...]  # gold, iron, livestock, silver
    points: int


@dataclass(kw_only=True, eq=False)
class Building:
    accepts: Bits  # for every colour
    worker: WorkerColour  # the worker that stands there at the start, or NONE


@dataclass(kw_only=True, eq=False)
class Site:
    kind: SiteKind
    workers: Bits  # for every colour
    crew: int
    provisions: int
    gold: int
    dice: int
    sure: int  # points whatever the strength
    thresholds: tuple[tuple[int, int], ...]  # strength and points, ascending
    sets: tuple[SetId, ...]


@dataclass(kw_only=True, eq=False)
class PlunderSet:
    site: SiteId
    pieces: int
    worker: WorkerColour


@dataclass(kw_only=True, eq=False)
class Tactic:
    """A tactics card (RAI-165)."""

    site: SiteId
    sets: tuple[SetId, ...]  # in order of priority
    armour: int
    provisions: int
    points: int
    gain_armour: int
    gain_provisions: int
    gain_offering: int
    building: BuildingId


@dataclass(kw_only=True, eq=False)
class Village:
    """What the buildings give and ask for; triples are for a black, grey and white worker."""

    cards: int  # drawn at the Gate House
    sale_silver: int  # for one card at the Treasury
    pawn_cards: int
    pawn_gold: int  # for that many cards
    iron_armour: int  # for 1 iron at the Armoury
    forge_silver: int
    silver_armour: int  # for that much silver
    mill: tuple[int, ...]
    mill_gold: tuple[int, ...]
    silver: tuple[int, ...]
    meal: int  # provisions for 1 livestock at the Long House


@dataclass(kw_only=True, eq=False)
class RaidersBox:
    """Everything in the box of one content pack."""

    types: list[Townsfolk]
    type_of: list[CardKind]  # of each card
    type_ids: list[str]
    offerings: list[Offering]
    buildings: list[Building]
    sites: list[Site]
    sets: list[PlunderSet]
    tactics: list[Tactic]
    village: Village
    faces: tuple[int, ...]  # of a die
    stock: list[int]  # pieces of each good in the box: gold, iron, livestock, silver, provisions, Valkyries
    workers: list[int]
    valkyrie_track: list[int]
    armour_track: list[int]
    levels: list[str]
    level_goods: list[tuple[int, int]]  # armour and provisions the opponent starts with
    places: list[tuple[int, int]]  # where buildings, sites and sets lie on the drawing of the board
    options: Options

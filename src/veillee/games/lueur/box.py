"""What is in the box: dice, cards, boards, tiles and every option there can be, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from veillee.core.ids import CardId, CellId
from veillee.games.lueur.options import Options

NONE: Final = -1

# What small integers stand for.
AdventurerId: TypeAlias = CardId
CompanionId: TypeAlias = CardId
SpellId: TypeAlias = CardId
TileId: TypeAlias = CardId  # of Tom
DieId: TypeAlias = int  # one of the 30 dice
Face: TypeAlias = int  # what a die shows
Element: TypeAlias = Face  # one of the first five faces
TrackSpace: TypeAlias = Element  # a space of the meeting track has the number of its element
Colour: TypeAlias = int  # of a die
SpaceId: TypeAlias = CellId  # of the Province
IslandId: TypeAlias = CellId  # of the Archipelago

# What a die may show. LUE-005: five elements, and three faces that are none. The elements come in the order of the
# meeting track, so that "left to right" (LUE-014) is simply their order.
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
PLANT: Final = 4
TWO_FOOTPRINTS: Final = 5
THREE_LIGHT: Final = 6
MINUS_TWO_LIGHT: Final = 7
ELEMENTS: Final = 5
FACES: Final = 8

# Colours of dice; ANY_COLOUR is the multicoloured die of one Sketal.
GREEN: Final = 0
BLUE: Final = 1
AZURE: Final = 2
RED: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5
YELLOW: Final = 6
BLACK: Final = 7
COLOURS: Final = 8
ANY_COLOUR: Final = 8

PROVINCE: Final = 0
ARCHIPELAGO: Final = 1
TOM: Final = 4  # the side of the automated opponent

# Kinds of spaces of the Province.
START: Final = 0
ELEMENT: Final = 1
FORBIDDEN: Final = 2
VILLAGE: Final = 3
START_SPACE: Final = 0
CENTRE: Final = 0  # the central island

# How far an island lies from the central one, for Tom's boats.
RING_CENTRE: Final = 0
RING_INNER: Final = 1
RING_OUTER: Final = 2
RING_SIDE: Final = 3

# What a tile says of Tom's journey.
NO_MOVE: Final = 0
MOVE_MIN: Final = 1
MOVE_MAX: Final = 2

UNSEEN: Final = 3  # companions removed unseen from each deck (LUE-023)
BOATS: Final = 4


@dataclass(kw_only=True, eq=False)
class Die:
    """One of the 30 dice; `kinds` has each face it may show once."""

    colour: Colour
    big: bool
    faces: tuple[Face, ...]
    kinds: tuple[Face, ...]


@dataclass(kw_only=True, eq=False)
class Card:
    """An adventurer, a companion or a spell: one class, because one evaluator serves them all."""

    value: int = 0
    symbols: tuple[tuple[Element, int], ...]  # elements that must show, each with its number
    identical: int  # so many alike, or 0
    absent: tuple[Element, ...]  # elements that must not show
    light: int
    rerolls: int
    footprints: int
    fireflies: int
    skull: bool
    casts: bool
    revives: bool
    colour: Colour = NONE  # of an adventurer
    dice: int = 0  # big dice of an adventurer
    deck: int = NONE  # of a companion: 0 is A, 1 is B
    icons: int = 0  # fireflies printed on a companion
    free: bool = False  # gives a free reroll a day
    big_die: Colour = NONE  # the colour that a Sketal takes, or ANY_COLOUR
    kaar: bool = False  # brings the black die into play
    solo: bool = False  # stays in the box against Tom where false


@dataclass(kw_only=True, eq=False)
class Route:
    """A way out of a space of the Province, with the effect printed on it (LUE-075)."""

    to: SpaceId
    fireflies: int
    rerolls: int
    light: int
    skull: bool


@dataclass(kw_only=True, eq=False)
class Space:
    kind: int
    element: Element
    value: int
    cost: int
    fireflies: int
    rerolls: int
    routes: list[Route]
    x: int  # where it is drawn, in thousandths
    y: int


@dataclass(kw_only=True, eq=False)
class Sea:
    """A way out of an island: how many different elements it takes, and what it costs (LUE-082, LUE-084)."""

    to: IslandId
    lower: int
    upper: int
    cost: int
    right: bool  # the route to the right of the central island, closed to Tom (LUE-146)


@dataclass(kw_only=True, eq=False)
class Island:
    value: int
    ring: int
    footprints: int
    fireflies: int
    rerolls: int
    skull: bool
    seas: list[Sea]
    x: int  # where it is drawn, in thousandths
    y: int


@dataclass(kw_only=True, eq=False)
class Tile:
    meeples: int
    light: int
    move: int


@dataclass(kw_only=True, eq=False)
class LueurBox:
    """Everything in the box of one content pack."""

    dice: list[Die]  # by colour, in each colour the big ones first
    adventurers: list[Card]
    companions: list[Card]  # deck A, then deck B
    spells: list[Card]  # one for each token
    spaces: list[Space]
    islands: list[Island]
    tiles: list[Tile]
    reroll_spaces: list[int]
    levels: list[str]
    tom_starts: list[list[int]]  # level, journey -> the light that Tom starts with
    options: Options
    ladder: list[SpaceId] = field(init=False)  # the start and the villages by value: Tom's way (LUE-143)
    big: list[list[DieId]] = field(init=False)  # colour -> its big dice
    small: list[DieId] = field(init=False)  # the small dice of the meeting track, without the black one
    black: DieId = field(init=False)  # the black die
    distances: list[list[int]] = field(init=False)  # for each village of the ladder the steps from every space

    def __post_init__(self) -> None:
        dice, spaces = self.dice, self.spaces
        villages = [number for number, space in enumerate(spaces) if space.kind == VILLAGE]
        self.ladder = [START_SPACE, *sorted(villages, key=lambda space: spaces[space].value)]
        self.big = [
            [die for die in range(len(dice)) if dice[die].big and dice[die].colour == colour]
            for colour in range(COLOURS)
        ]
        self.small = [die for die in range(len(dice)) if not dice[die].big and dice[die].colour != BLACK]
        self.black = next(die for die in range(len(dice)) if dice[die].colour == BLACK)
        self.distances = [steps_from(spaces, village) for village in self.ladder[1:]]


def steps_from(spaces: list[Space], start: int) -> list[int]:
    """How many steps every space of the Province lies away from one of them."""
    steps = [NONE] * len(spaces)
    steps[start] = 0
    reached = [start]
    for here in reached:
        for route in spaces[here].routes:
            if steps[route.to] == NONE:
                steps[route.to] = steps[here] + 1
                reached.append(route.to)
    return steps

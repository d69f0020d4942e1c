"""What is in the box: dice, cards, boards, tiles and every option there can be, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from veillee.core.ids import CardId, CellId
from veillee.core.step import Option

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
UNITS: Final = 3  # the most reroll units that one action costs (LUE-043)


class Die:
    """One of the 30 dice; `kinds` has each face it may show once."""

    colour: int
    big: bool
    faces: tuple[int, ...]
    kinds: tuple[int, ...]

    def __init__(
        self,
        colour: int,
        big: bool,
        faces: tuple[int, ...],
        kinds: tuple[int, ...],
    ) -> None:
        self.colour = colour
        self.big = big
        self.faces = faces
        self.kinds = kinds


class Card:
    """An adventurer, a companion or a spell: one class, because one evaluator serves them all."""

    value: int
    symbols: tuple[tuple[int, int], ...]  # elements that must show, each with its number
    identical: int  # so many alike, or 0
    absent: tuple[int, ...]  # elements that must not show
    light: int
    rerolls: int
    footprints: int
    fireflies: int
    skull: bool
    casts: bool
    revives: bool
    colour: int  # of an adventurer
    dice: int  # big dice of an adventurer
    deck: int  # of a companion: 0 is A, 1 is B
    icons: int  # fireflies printed on a companion
    free: bool  # gives a free reroll a day
    big_die: int  # the colour that a Sketal takes, or ANY_COLOUR
    kaar: bool  # brings the black die into play
    solo: bool  # stays in the box against Tom where false

    def __init__(
        self,
        value: int,
        symbols: tuple[tuple[int, int], ...],
        identical: int,
        absent: tuple[int, ...],
        light: int,
        rerolls: int,
        footprints: int,
        fireflies: int,
        skull: bool,
        casts: bool,
        revives: bool,
        colour: int,
        dice: int,
        deck: int,
        icons: int,
        free: bool,
        big_die: int,
        kaar: bool,
        solo: bool,
    ) -> None:
        self.value = value
        self.symbols = symbols
        self.identical = identical
        self.absent = absent
        self.light = light
        self.rerolls = rerolls
        self.footprints = footprints
        self.fireflies = fireflies
        self.skull = skull
        self.casts = casts
        self.revives = revives
        self.colour = colour
        self.dice = dice
        self.deck = deck
        self.icons = icons
        self.free = free
        self.big_die = big_die
        self.kaar = kaar
        self.solo = solo


class Route:
    """A way out of a space of the Province, with the effect printed on it (LUE-075)."""

    to: int
    fireflies: int
    rerolls: int
    light: int
    skull: bool

    def __init__(self, to: int, fireflies: int, rerolls: int, light: int, skull: bool) -> None:
        self.to = to
        self.fireflies = fireflies
        self.rerolls = rerolls
        self.light = light
        self.skull = skull


class Space:
    kind: int
    element: int
    value: int
    cost: int
    fireflies: int
    rerolls: int
    routes: list[Route]
    x: int  # where it is drawn, in thousandths
    y: int

    def __init__(
        self,
        kind: int,
        element: int,
        value: int,
        cost: int,
        fireflies: int,
        rerolls: int,
        routes: list[Route],
        x: int,
        y: int,
    ) -> None:
        self.kind = kind
        self.element = element
        self.value = value
        self.cost = cost
        self.fireflies = fireflies
        self.rerolls = rerolls
        self.routes = routes
        self.x = x
        self.y = y


class Sea:
    """A way out of an island: how many different elements it takes, and what it costs (LUE-082, LUE-084)."""

    to: int
    lower: int
    upper: int
    cost: int
    right: bool  # the route to the right of the central island, closed to Tom (LUE-146)

    def __init__(self, to: int, lower: int, upper: int, cost: int, right: bool) -> None:
        self.to = to
        self.lower = lower
        self.upper = upper
        self.cost = cost
        self.right = right


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

    def __init__(
        self,
        value: int,
        ring: int,
        footprints: int,
        fireflies: int,
        rerolls: int,
        skull: bool,
        seas: list[Sea],
        x: int,
        y: int,
    ) -> None:
        self.value = value
        self.ring = ring
        self.footprints = footprints
        self.fireflies = fireflies
        self.rerolls = rerolls
        self.skull = skull
        self.seas = seas
        self.x = x
        self.y = y


class Tile:
    meeples: int
    light: int
    move: int

    def __init__(self, meeples: int, light: int, move: int) -> None:
        self.meeples = meeples
        self.light = light
        self.move = move


class Options:
    """Every option of the game, made once. The first index of a list is the piece it names."""

    adventurer: list[Option]
    tom_dice: list[list[Option]]
    tom_colour: list[Option]
    recruit: list[Option]
    black: list[Option]
    keep: Option
    big_die: list[Option]
    banish: list[Option]
    boat: list[list[Option]]
    reroll: list[Option]
    reroll_two: list[list[Option]]
    set_face: list[list[Option]]
    pay: list[list[Option]]
    done: Option
    revive: list[Option]
    revive_none: Option
    activate: list[Option]
    activate_adventurer: list[Option]
    activate_spell: list[Option]
    return_die: list[Option]
    lose: list[Option]
    lose_spell: list[Option]
    lose_veiled: Option
    step: list[Option]
    settle: Option
    sail: list[list[Option]]
    stop: Option


class LueurBox:
    """Everything in the box of one content pack."""

    dice: list[Die]  # by colour, in each colour the big ones first
    adventurers: list[Card]
    companions: list[Card]  # deck A, then deck B
    spells: list[Card]  # one for each token
    spaces: list[Space]
    ladder: list[int]  # the start and the villages by value: Tom's way (LUE-143)
    islands: list[Island]
    tiles: list[Tile]
    reroll_spaces: list[int]
    levels: list[str]
    tom_starts: list[list[int]]  # level, journey -> the light that Tom starts with
    options: Options
    big: list[list[int]]  # colour -> its big dice
    small: list[int]  # the small dice of the meeting track, without the black one
    black: int  # the black die
    distances: list[list[int]]  # for each village of the ladder the steps from every space

    def __init__(
        self,
        dice: list[Die],
        adventurers: list[Card],
        companions: list[Card],
        spells: list[Card],
        spaces: list[Space],
        ladder: list[int],
        islands: list[Island],
        tiles: list[Tile],
        reroll_spaces: list[int],
        levels: list[str],
        tom_starts: list[list[int]],
        options: Options,
    ) -> None:
        self.dice = dice
        self.adventurers = adventurers
        self.companions = companions
        self.spells = spells
        self.spaces = spaces
        self.ladder = ladder
        self.islands = islands
        self.tiles = tiles
        self.reroll_spaces = reroll_spaces
        self.levels = levels
        self.tom_starts = tom_starts
        self.options = options
        self.big = [
            [die for die in range(len(dice)) if dice[die].big and dice[die].colour == colour]
            for colour in range(COLOURS)
        ]
        self.small = [die for die in range(len(dice)) if not dice[die].big and dice[die].colour != BLACK]
        self.black = next(die for die in range(len(dice)) if dice[die].colour == BLACK)
        self.distances = [steps_from(spaces, village) for village in ladder[1:]]


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

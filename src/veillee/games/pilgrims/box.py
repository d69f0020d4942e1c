"""What is in the box: cards, tiles, diagrams and every option there can be, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from veillee.core.ids import CardId, CellId
from veillee.games.pilgrims.options import Options

NONE: Final = -1

# What small integers stand for. `CardId` is any of these cards, where only the moment says which.
ObjectId: TypeAlias = CardId
CompanionId: TypeAlias = CardId
AdventureId: TypeAlias = CardId
QuestId: TypeAlias = CardId
JourneyId: TypeAlias = CardId
SoloId: TypeAlias = CardId  # a card of the Falconer's deck
CharacterId: TypeAlias = int  # a Companion, or TRAVELLER
Transport: TypeAlias = int  # on foot, by boat, …

# Adventure symbols (and so colours of Objects); ANY stands for a symbol of the player's choice.
STRENGTH: Final = 0
COMMUNICATION: Final = 1
INTUITION: Final = 2
TRADE: Final = 3
ANY: Final = 4

ANYONE: Final = 4  # the "?" among the companion symbols vagabond 0, brave 1, beast 2, rascal 3

# Effects.
GAIN_CLOVER: Final = 0
DRAW_OBJECT: Final = 1
EXTRA_ACTIVATION: Final = 2
DRAW_TWO: Final = 3
RECRUIT: Final = 4
RESERVE: Final = 5
TAKE_COLOR: Final = 6
TAKE_ADJACENT: Final = 7
TAKE_CROSSED: Final = 8
SWAP: Final = 9
MOVE: Final = 10
EXTEND: Final = 11
REDUCE_COST: Final = 12
RESERVE_SLOT: Final = 13
COMPANION_SLOT: Final = 14
JOURNEY_TOKEN: Final = 15

VERBS: Final = (
    "gain_clover",
    "draw_object",
    "extra_activation",
    "draw_two_keep_one",
    "recruit",
    "reserve",
    "take_color",
    "take_adjacent_color",
    "take_crossed",
    "swap_objects",
    "move",
    "extend",
    "reduce_cost",
    "reserve_slot",
    "companion_slot",
    "journey_token",
)

# Conditions.
ALWAYS: Final = 0
USING: Final = 1
ON_PAWN: Final = 2
PLAY_COLOR: Final = 3
PLAY_SYMBOL: Final = 4
COMPLETE: Final = 5
ON_CORNER: Final = 6

# What a Quest counts.
COUNT_SYMBOL: Final = 0
COUNT_ACTIVATION: Final = 1
COUNT_CLOVER_REWARD: Final = 2
COUNT_TRANSPORT: Final = 3
COUNT_LEVEL_ONE: Final = 4
COUNT_REDUCTION: Final = 5

RIGHT: Final = 0
LEFT: Final = 1

REWARD_OBJECT: Final = 0
REWARD_CLOVER: Final = 1
REWARD_NONE: Final = 2

CELLS: Final = 25
SIDE: Final = 5
CENTRE: Final = 12
WAYS: Final = 4
SLOTS: Final = 5
PLACES: Final = 3
TRAVELLER: Final = 40  # the character that is not a Companion
FALCONER: Final = 4  # the side of the automated opponent


@dataclass(kw_only=True, eq=False)
class Clause:
    """One ability or upgrade: under a condition, possibly for a Clover, an effect.

    `attached` are the effects printed beside a diagram (PIL-072). `index` finds the clause again in
    `box.clauses`, because steps hold numbers only.
    """

    index: int
    condition: int = ALWAYS
    detail: int = NONE  # the transport, colour or symbol that the condition names
    pays: bool = False  # the crossed clover: costs 1 Clover (PIL-121)
    verb: int
    arg: int = NONE
    attached: tuple[Clause, ...] = ()


@dataclass(kw_only=True, eq=False)
class Character:
    """What a Traveller tile or a Companion card says; symbols are sets of bits."""

    symbols: int = 0
    activation: int
    abilities: tuple[Clause, ...]


@dataclass(kw_only=True, eq=False)
class Adventure:
    level: int
    needs: tuple[int, ...]
    retire: int
    cost: tuple[int, int, int, int]
    points: int
    clovers: int
    upgrades: tuple[Clause, ...]


@dataclass(kw_only=True, eq=False)
class Quest:
    letter: str
    counts: int
    detail: int
    cost: tuple[int, int, int, int]
    clovers: int
    feathers: tuple[int, ...]


@dataclass(kw_only=True, eq=False)
class Journey:
    cells: tuple[CellId, ...]
    points: int
    bonus: int


@dataclass(kw_only=True, eq=False)
class SoloCard:
    reward: int
    cells: tuple[tuple[int, int], ...]
    arrow: int


class Board:
    """The map and its geometry, worked out once.

    PIL-004: 25 cells, 6 of them campfires; the corners and the centre are ordinary. PIL-005: cells are
    adjacent when they share a side, and the map does not wrap around.
    """

    campfire: list[bool]
    campfires: list[CellId]
    corner: list[bool]
    corners: list[CellId]
    beside: list[list[CellId]]  # orthogonally adjacent cells
    pairs: list[tuple[CellId, CellId]]  # orthogonally adjacent pairs of cells, each once
    crossed: list[list[list[CellId]]]  # from, to -> cells strictly between
    ways: list[list[list[list[CellId]]]]  # transport, extension, from -> destinations
    shapes: list[list[list[CellId]]]  # shape, from -> destinations

    def __init__(
        self,
        *,
        campfires: list[CellId],
        transports: list[list[tuple[int, int]]],
        shapes: list[list[tuple[int, int]]],
        extensions: int,
    ) -> None:
        self.campfires = campfires
        self.campfire = [cell in campfires for cell in range(CELLS)]
        self.corners = [0, SIDE - 1, CELLS - SIDE, CELLS - 1]
        self.corner = [cell in self.corners for cell in range(CELLS)]
        self.beside = [destinations(cell, [(0, 1)], 0) for cell in range(CELLS)]
        self.pairs = [(cell, other) for cell in range(CELLS) for other in self.beside[cell] if other > cell]
        self.crossed = [[crossed_cells(start, end) for end in range(CELLS)] for start in range(CELLS)]
        self.ways = [
            [[destinations(cell, dots, more) for cell in range(CELLS)] for more in range(extensions + 1)]
            for dots in transports
        ]
        self.shapes = [[destinations(cell, dots, 0) for cell in range(CELLS)] for dots in shapes]


def destinations(start: CellId, dots: list[tuple[int, int]], extension: int) -> list[CellId]:
    """All cells that a diagram reaches from a cell, in reading order.

    PIL-032, PIL-033: every dot in every quarter turn and mirror image, on the map only.
    PIL-214, PIL-215: with an extension each dot may be prolonged along its line or its long arm,
    by any number of cells up to the extension.
    """
    row, column = divmod(start, SIDE)
    found: set[int] = set()
    for dot in dots:
        short, long = min(dot), max(dot)
        for more in range(extension + 1):
            # A diagonal is prolonged in both directions, a line or an L only along its long arm.
            a = short + more if short == long else short
            b = long + more
            for dx, dy in ((a, b), (b, a)):
                for x, y in ((dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy)):
                    if 0 <= column + x < SIDE and 0 <= row + y < SIDE:
                        found.add((row + y) * SIDE + column + x)
    found.discard(start)
    return sorted(found)


def crossed_cells(start: CellId, end: CellId) -> list[CellId]:
    """The cells strictly between two cells of a move (PIL-050): the long arm first, then sideways."""
    row, column = divmod(start, SIDE)
    end_row, end_column = divmod(end, SIDE)
    dx, dy = end_column - column, end_row - row
    step_x = (dx > 0) - (dx < 0)
    step_y = (dy > 0) - (dy < 0)
    cells: list[CellId] = []
    x, y = column, row
    if abs(dx) == abs(dy):
        while (x + step_x, y + step_y) != (end_column, end_row) and (dx or dy):
            x, y = x + step_x, y + step_y
            cells.append(y * SIDE + x)
        return cells
    for _ in range(abs(dx) + abs(dy) - 1):
        along_x = abs(dx) > abs(dy)
        if (along_x and x != end_column) or (not along_x and y == end_row):
            x += step_x
        else:
            y += step_y
        cells.append(y * SIDE + x)
    return cells


@dataclass(kw_only=True, eq=False)
class PilgrimsBox:
    """Everything in the box of one content pack."""

    colors: list[int]  # the adventure symbol of each Object
    symbols: list[int]  # the activation symbol of each Object
    companions: list[Character]
    travellers: list[list[Character]]  # side, colour
    adventures: list[Adventure]
    quests: list[Quest]
    matching: list[int]  # points by number of matching cards
    journeys: list[Journey]
    solo: list[SoloCard]
    decks: list[list[SoloId]]  # level of difficulty -> Solo cards
    levels: list[str]
    board: Board
    clauses: list[Clause]
    options: Options

    def role_on(self, cell: CellId) -> str:
        """What lies on a cell of the map: a Companion on a campfire, an Object elsewhere."""
        return "companion" if self.board.campfire[cell] else "object"

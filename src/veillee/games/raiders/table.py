"""What lies on the table of Raiders. No rules here: only things and where they are."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.table import Seat, Table, Thing
from veillee.games.raiders.box import BLACK, NONE, BuildingId, RaidersBox, SiteId, TacticId, TileId, WorkerColour

NOBODY: Final = -2  # who knows a layer that was shuffled face down

# Phases, for whoever wants to know where the turn stands.
SETUP: Final = 0
PLACING: Final = 1  # at the start of a turn: place a worker, or raid
TAKING: Final = 2  # the first building is done with, another worker must be taken
RAIDING: Final = 3
END_OF_TURN: Final = 4

# Why the end of the game is triggered.
FORTRESSES_FALL: Final = 0
STACK_EMPTY: Final = 1
VALKYRIES_GONE: Final = 2

GOODS: Final = 5  # what a player's stock holds: gold, iron, livestock, silver, provisions
PIECES: Final = 4  # what a set holds: gold, iron, livestock, Valkyries


class Pile(Thing):
    """A face-down pile in layers. Within a layer there is no order until something is drawn.

    What is put under a pile in random order is a layer of its own, and `knower` says who knows what
    is in it: one seat, EVERYBODY, or NOBODY.
    """

    holds: ClassVar[dict[str, str]] = {
        "knower": "seat",
    }

    layers: list[list[int]]
    knower: list[SeatNumber]

    def __init__(self, pieces: list[int]) -> None:
        self.layers = [pieces]
        self.knower = [NOBODY]

    def fork(self) -> Pile:
        new = Pile([])
        new.layers = [layer.copy() for layer in self.layers]
        new.knower = self.knower.copy()
        return new

    def __len__(self) -> int:
        number = 0
        for layer in self.layers:
            number += len(layer)
        return number

    def empty(self) -> bool:
        return not self.layers[0]

    def put_under(self, pieces: list[int], knower: SeatNumber) -> None:
        """Pieces in random order under all others."""
        if not self.layers[0]:
            self.layers[0] = pieces
            self.knower[0] = knower
        else:
            self.layers.append(pieces)
            self.knower.append(knower)

    def remove(self, piece: int) -> None:
        """Take out the piece that was drawn from the top layer; the layer below then lies on top."""
        top = self.layers[0]
        last = top.pop()
        if last != piece:
            top[top.index(piece)] = last
        if not top and len(self.layers) > 1:
            del self.layers[0]
            del self.knower[0]


class RaidersSeat(Seat):
    """One player's area: ship, worker, stock, tracks, hand and crew."""

    holds: ClassVar[dict[str, str]] = {
        "worker": "worker",
        "goods": "good: number",
        "hand": "townsfolk",
        "seen": "hand: {seat}",
        "crew": "townsfolk",
        "tiles": "offering",
    }

    worker: WorkerColour  # NONE between placing and taking
    goods: list[int]  # gold, iron, livestock, silver, provisions
    armour: int
    valkyries: int  # the true count, which may pass the end of the track
    score: int
    hand: list[CardId]
    seen: list[Bits]  # for each card of the hand the seats that know it
    giving: int  # how many cards at the end of the hand are set aside to be exchanged
    crew: list[CardId]
    tiles: list[TileId]

    def __init__(self) -> None:
        self.worker = BLACK
        self.goods = [0, 0, 0, 0, 0]
        self.armour = 0
        self.valkyries = 0
        self.score = 0
        self.hand = []
        self.seen = []
        self.giving = 0
        self.crew = []
        self.tiles = []

    def fork(self) -> RaidersSeat:
        new = RaidersSeat()
        new.worker = self.worker
        new.goods = self.goods.copy()
        new.armour = self.armour
        new.valkyries = self.valkyries
        new.score = self.score
        new.hand = self.hand.copy()
        new.seen = self.seen.copy()
        new.giving = self.giving
        new.crew = self.crew.copy()
        new.tiles = self.tiles.copy()
        return new


class Opponent(Seat):
    """The automated opponent's things."""

    holds: ClassVar[dict[str, str]] = {
        "tiles": "offering",
        "pile": "tactic",
        "discard": "tactic",
        "removed": "tactic",
        "revealed": "{tactic}",
        "card": "tactic",
    }

    armour: int
    provisions: int
    valkyries: int
    score: int
    tiles: list[TileId]  # face down: nobody has seen them
    fresh: int  # how many of the last tiles come from the layer that now lies on top of the stack
    pile: list[TacticId]  # tactics cards to come; they have no order until one is revealed
    discard: list[TacticId]
    removed: list[TacticId]  # the outpost card and the monastery card that are not used
    revealed: Bits  # the tactics cards that were seen in this match
    card: TacticId  # the one revealed last

    def __init__(self) -> None:
        self.armour = 0
        self.provisions = 0
        self.valkyries = 0
        self.score = 0
        self.tiles = []
        self.fresh = 0
        self.pile = []
        self.discard = []
        self.removed = []
        self.revealed = 0
        self.card = NONE

    def fork(self) -> Opponent:
        new = Opponent()
        new.armour = self.armour
        new.provisions = self.provisions
        new.valkyries = self.valkyries
        new.score = self.score
        new.tiles = self.tiles.copy()
        new.fresh = self.fresh
        new.pile = self.pile.copy()
        new.discard = self.discard.copy()
        new.removed = self.removed.copy()
        new.revealed = self.revealed
        new.card = self.card
        return new


class RaidersTable(Table):
    """The board with its village and sites, the supply, the piles and all seats."""

    holds: ClassVar[dict[str, str]] = {
        "phase": "setup|placing|taking|raiding|end_of_turn",
        "first": "seat",
        "active": "seat",
        "village": "building: worker",
        "plunder": "set, gold|iron|livestock|valkyrie: number",
        "set_worker": "set: worker",
        "spots": "site, worker: number",
        "gone": "worker: number",
        "supply": "good: number",
        "bag": "gold|iron|livestock|valkyrie: number",
        "draw": "townsfolk",
        "discard": "townsfolk",
        "offerings": "offering",
        "display": "#: offering",
        "forbidden": "building",
        "placed": "building",
        "used": "{building}",
        "site": "site",
        "ending": "cause",
    }
    steps_hold: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "side": "seat",
        "other": "seat",
        "receiver": "seat",
        "contenders": "seat",
        "card": "townsfolk",
        "colour": "worker",
        "die": "die",
        "kind": "kind",
        "site": "site",
    }

    box: RaidersBox
    seats: list[RaidersSeat]
    opponent: Opponent | None
    phase: int
    first: SeatNumber
    active: SeatNumber
    turn: int  # of the match, from 1
    village: list[WorkerColour]  # the worker on each building
    plunder: list[int]  # gold, iron, livestock and Valkyries of set 0, then of set 1, …
    set_worker: list[WorkerColour]  # the worker of each set; NONE when the set was taken
    spots: list[int]  # black, grey and white workers that stay on site 0, then on site 1, …
    gone: list[int]  # workers of each colour that are out of the game
    supply: list[int]  # gold, iron, livestock, silver, provisions, Valkyries
    bag: list[int]  # gold, iron, livestock, Valkyries still to be drawn during the set-up
    draw: Pile
    discard: list[CardId]
    offerings: Pile  # the face-down stack
    display: list[TileId]
    forbidden: BuildingId  # the building that the last tactics card closes
    placed: BuildingId  # where the active player placed the worker this turn
    used: Bits  # the buildings whose action was taken this turn
    site: SiteId  # the one that is being raided
    dice: list[int]  # what was rolled in this raid
    ending: int  # why the end of the game was triggered
    turns_left: int  # turns after the present one; NONE before the end is triggered

    def __init__(
        self,
        box: RaidersBox,
        chance: int,
        *,
        seats: list[RaidersSeat],
        opponent: Opponent | None,
        village: list[WorkerColour],
        plunder: list[int],
        set_worker: list[WorkerColour],
        spots: list[int],
        gone: list[int],
        supply: list[int],
        bag: list[int],
        draw: Pile,
        offerings: Pile,
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.seats = seats
        self.opponent = opponent
        self.phase = SETUP
        self.first = 0
        self.active = NONE
        self.turn = 0
        self.village = village
        self.plunder = plunder
        self.set_worker = set_worker
        self.spots = spots
        self.gone = gone
        self.supply = supply
        self.bag = bag
        self.draw = draw
        self.discard = []
        self.offerings = offerings
        self.display = [NONE, NONE, NONE]
        self.forbidden = NONE
        self.placed = NONE
        self.used = 0
        self.site = NONE
        self.dice = []
        self.ending = NONE
        self.turns_left = NONE

    @property
    def round(self) -> int:
        """How often the turn has come to all sides, the present time counted in."""
        sides = len(self.seats) + (self.opponent is not None)
        return -(-self.turn // sides)

    def fork(self) -> RaidersTable:
        new = RaidersTable(
            self.box,
            self.chance,
            seats=[seat.fork() for seat in self.seats],
            opponent=None if self.opponent is None else self.opponent.fork(),
            village=self.village.copy(),
            plunder=self.plunder.copy(),
            set_worker=self.set_worker.copy(),
            spots=self.spots.copy(),
            gone=self.gone.copy(),
            supply=self.supply.copy(),
            bag=self.bag.copy(),
            draw=self.draw.fork(),
            offerings=self.offerings.fork(),
        )
        new.fork_core(self)
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.discard = self.discard.copy()
        new.display = self.display.copy()
        new.forbidden = self.forbidden
        new.placed = self.placed
        new.used = self.used
        new.site = self.site
        new.dice = self.dice.copy()
        new.ending = self.ending
        new.turns_left = self.turns_left
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, RaidersBox)
        self.box = box
        super().restore(box)

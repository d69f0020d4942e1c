"""What lies on the table of Lueur. No rules here: only things and where they are."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck
from veillee.core.ids import Bits, SeatNumber
from veillee.core.table import Seat, Table
from veillee.games.lueur.box import (
    BOATS,
    CENTRE,
    ELEMENTS,
    NONE,
    START_SPACE,
    AdventurerId,
    Colour,
    CompanionId,
    DieId,
    Face,
    IslandId,
    LueurBox,
    SpaceId,
    SpellId,
    TileId,
)

DAYS: Final = 8
START_LIGHT: Final = 10

# Phases, for whoever wants to know where the day stands.
SETUP: Final = 0
MORNING: Final = 1
LATE_MORNING: Final = 2
NOON: Final = 3
AFTERNOON: Final = 4
EVENING: Final = 5


class LueurSeat(Seat):
    """One player's area: adventurer, companions, dice of the day, tokens, spells, and pawns on the journey."""

    holds: ClassVar[dict[str, str]] = {
        "adventurer": "adventurer",
        "companions": "companion",
        "granted": "companions: colour",
        "resolved": "companions: number",
        "dice": "die",
        "used": "{die}",
        "spells": "spell",
        "company": "space",
        "camp": "space",
        "left": "{space}",
        "boats": "island",
    }

    adventurer: AdventurerId  # NONE before it is chosen
    score: int
    rerolls: int
    footprints: int
    fireflies: int
    companions: list[CompanionId]  # in the order of recruitment
    granted: list[Colour]  # that of the big die that each companion gave, or NONE
    resolved: list[int]  # how often each companion was resolved today
    acted: int  # how often the adventurer was resolved today
    free: int  # free rerolls left today
    dice: list[DieId]  # big dice, and the small dice taken today
    used: Bits  # the dice that were used for travel today
    spells: list[SpellId]  # spell tokens lying face up
    veiled: int  # spell tokens lying face down: nobody knows which
    company: SpaceId  # Province: the pawn that walks
    camp: SpaceId  # Province: the camp, which scores
    left: Bits  # Province: the spaces that the company left this afternoon
    boats: list[IslandId]  # Archipelago

    def __init__(self) -> None:
        self.adventurer = NONE
        self.score = START_LIGHT
        self.rerolls = 0
        self.footprints = 0
        self.fireflies = 0
        self.companions = []
        self.granted = []
        self.resolved = []
        self.acted = 0
        self.free = 0
        self.dice = []
        self.used = 0
        self.spells = []
        self.veiled = 0
        self.company = START_SPACE
        self.camp = START_SPACE
        self.left = 0
        self.boats = [CENTRE] * BOATS

    def fork(self) -> LueurSeat:
        new = LueurSeat()
        new.adventurer = self.adventurer
        new.score = self.score
        new.rerolls = self.rerolls
        new.footprints = self.footprints
        new.fireflies = self.fireflies
        new.companions = self.companions.copy()
        new.granted = self.granted.copy()
        new.resolved = self.resolved.copy()
        new.acted = self.acted
        new.free = self.free
        new.dice = self.dice.copy()
        new.used = self.used
        new.spells = self.spells.copy()
        new.veiled = self.veiled
        new.company = self.company
        new.camp = self.camp
        new.left = self.left
        new.boats = self.boats.copy()
        return new


class Tom(Seat):
    """The automated opponent's things. He owns no tokens but footprints, no companions, no dice of the day."""

    holds: ClassVar[dict[str, str]] = {
        "camp": "space",
        "boats": "island",
        "dice": "die",
        "colour": "colour",
        "pile": "tile",
        "tiles": "element: tile",
        "discard": "tile",
    }

    level: int
    score: int
    company: int  # the company pawn, on the score track
    footprints: int
    camp: SpaceId  # Province
    boats: list[IslandId]  # Archipelago
    dice: list[DieId]  # his two big dice; each blocks the space it shows, or lies aside with a special face
    colour: Colour  # NONE before it is declared
    pile: Deck
    tiles: list[TileId]  # the tile opposite each space; NONE where none could be laid
    discard: list[TileId]
    exhausted: int  # how often a tile had to be laid and the pile was empty

    def __init__(self, level: int, tiles: list[TileId]) -> None:
        self.level = level
        self.score = START_LIGHT
        self.company = 0
        self.footprints = 0
        self.camp = START_SPACE
        self.boats = [CENTRE] * BOATS
        self.dice = []
        self.colour = NONE
        self.pile = Deck(tiles)
        self.tiles = [NONE] * ELEMENTS
        self.discard = []
        self.exhausted = 0

    def fork(self) -> Tom:
        new = Tom(self.level, [])
        new.score = self.score
        new.company = self.company
        new.footprints = self.footprints
        new.camp = self.camp
        new.boats = self.boats.copy()
        new.dice = self.dice.copy()
        new.colour = self.colour
        new.pile = self.pile.fork()
        new.tiles = self.tiles.copy()
        new.discard = self.discard.copy()
        new.exhausted = self.exhausted
        return new


class LueurTable(Table):
    """The journey, the meeting track, decks, reserve and all seats.

    A small die on the track lies on the space of the element it shows, so `faces` also says where the
    dice of `track` and of Tom lie. The cards that were removed unseen are never drawn from their
    decks; likewise a spell token has no name until somebody looks at it.
    """

    holds: ClassVar[dict[str, str]] = {
        "journey": "journey",
        "phase": "setup|morning|late_morning|noon|afternoon|evening",
        "first": "seat",
        "active": "seat",
        "meeting": "element: companion",
        "footprints": "element: number",
        "track": "die",
        "faces": "die: face",
        "reserve": "die",
        "boxed": "die",
        "cemetery": "companion",
        "decks": "companion",
        "spells": "spell",
        "spent": "spell",
    }
    steps_hold: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "caller": "seat",
        "colour": "colour",
        "companion": "companion",
        "die": "die",
        "face": "face",
        "space": "element",
        "tile": "tile",
    }

    box: LueurBox
    journey: int  # NONE before it is drawn
    dealt: bool  # adventurers are dealt, not chosen
    closed: bool  # the route to the right of the central island is closed to the human of a solo match
    day: int
    phase: int
    first: SeatNumber
    active: SeatNumber
    seats: list[LueurSeat]
    tom: Tom | None
    meeting: list[CompanionId]  # the companion at each space of the meeting track
    footprints: list[int]  # tokens on each space
    track: list[DieId]  # the small dice on the meeting track
    faces: list[Face]  # what each die shows; NONE when it was not rolled today
    reserve: list[DieId]  # big dice for the Sketals, and the black die
    boxed: list[DieId]  # dice that are not in this match
    cemetery: list[CompanionId]
    decks: list[Deck]  # companions A, companions B
    deck: int  # the one in use
    spells: Deck  # all tokens that nobody has seen: pile, face-down ones and those lost unseen
    lost: int  # how many tokens left the match unseen
    spent: list[SpellId]  # tokens that left the match face up

    def __init__(
        self,
        box: LueurBox,
        chance: int,
        *,
        journey: int,
        dealt: bool,
        closed: bool,
        seats: list[LueurSeat],
        tom: Tom | None,
        decks: list[Deck],
        spells: Deck,
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.journey = journey
        self.dealt = dealt
        self.closed = closed
        self.day = 1
        self.phase = SETUP
        self.first = 0
        self.active = NONE
        self.seats = seats
        self.tom = tom
        self.meeting = [NONE] * ELEMENTS
        self.footprints = [0] * ELEMENTS
        self.track = []
        self.faces = []
        self.reserve = []
        self.boxed = []
        self.cemetery = []
        self.decks = decks
        self.deck = 0
        self.spells = spells
        self.lost = 0
        self.spent = []

    @property
    def round(self) -> int:
        """What other games call a round is a day here."""
        return self.day

    def fork(self) -> LueurTable:
        decks = self.decks
        new = LueurTable(
            self.box,
            self.chance,
            journey=self.journey,
            dealt=self.dealt,
            closed=self.closed,
            seats=[seat.fork() for seat in self.seats],
            tom=None if self.tom is None else self.tom.fork(),
            decks=[decks[0].fork(), decks[1].fork()],
            spells=self.spells.fork(),
        )
        new.fork_core(self)
        new.day = self.day
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.meeting = self.meeting.copy()
        new.footprints = self.footprints.copy()
        new.track = self.track.copy()
        new.faces = self.faces.copy()
        new.reserve = self.reserve.copy()
        new.boxed = self.boxed.copy()
        new.cemetery = self.cemetery.copy()
        new.deck = self.deck
        new.lost = self.lost
        new.spent = self.spent.copy()
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, LueurBox)
        self.box = box
        super().restore(box)

    def pile(self) -> int:
        """How many spell tokens are left in the face-down pile (LUE-107)."""
        number = len(self.spells) - self.lost
        for seat in self.seats:
            number -= seat.veiled
        return number

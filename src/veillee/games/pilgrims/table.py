"""What lies on the table of Pilgrims. No rules here: only things and where they are."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck
from veillee.core.ids import CardId, CellId, SeatNumber
from veillee.core.table import Seat, Table
from veillee.games.pilgrims.box import (
    NONE,
    TRAVELLER,
    AdventureId,
    Character,
    CompanionId,
    JourneyId,
    ObjectId,
    PilgrimsBox,
    QuestId,
    SoloId,
)

ROUNDS: Final = 4
TURNS: Final = 3

# Phases, for whoever wants to know where the turn stands.
SETUP: Final = 0
MOVEMENT: Final = 1
ACTIVATION: Final = 2
ADVENTURE: Final = 3
END_OF_TURN: Final = 4


class PilgrimsSeat(Seat):
    """One player's area: individual board, Traveller, company, hand and tokens."""

    holds: ClassVar[dict[str, str]] = {
        "cell": "cell",
        "hand": "object",
        "known": "object",
        "traveller_object": "object",
        "company": "companion",
        "under": "company: object",
        "retired": "companion",
        "reserved": "adventure",
        "completed": "adventure",
        "disks": "{transport}",
        "activated": "{character}",
        "journey": "journey",
        "journeys": "journey",
    }

    cell: CellId  # where the pawn stands; NONE before a corner is chosen
    hand: list[ObjectId]
    known: list[ObjectId]  # Objects of the hand that everybody saw
    drawn: list[CardId]  # cards drawn of which one will be kept
    traveller_object: ObjectId
    company: list[CompanionId]
    under: list[ObjectId]  # the Object under each Companion of the company
    retired: list[CompanionId]
    clovers: int
    reserved: list[AdventureId]
    completed: list[AdventureId]
    upgrades: list[int]  # the clauses that the completed Adventures brought
    feathers: int
    disks: int  # a bit for each transport in use
    activated: int  # a bit for each character activated this turn
    extra: int  # extra activations still to use
    journey: JourneyId
    tokens: int  # a bit for each marked cell of the Journey card
    journeys: list[JourneyId]

    def __init__(self) -> None:
        self.cell = NONE
        self.hand = []
        self.known = []
        self.drawn = []
        self.traveller_object = NONE
        self.company = []
        self.under = []
        self.retired = []
        self.clovers = 0
        self.reserved = []
        self.completed = []
        self.upgrades = []
        self.feathers = 2
        self.disks = 0
        self.activated = 0
        self.extra = 0
        self.journey = NONE
        self.tokens = 0
        self.journeys = []

    def fork(self) -> PilgrimsSeat:
        new = PilgrimsSeat()
        new.cell = self.cell
        new.hand = self.hand.copy()
        new.known = self.known.copy()
        new.drawn = self.drawn.copy()
        new.traveller_object = self.traveller_object
        new.company = self.company.copy()
        new.under = self.under.copy()
        new.retired = self.retired.copy()
        new.clovers = self.clovers
        new.reserved = self.reserved.copy()
        new.completed = self.completed.copy()
        new.upgrades = self.upgrades.copy()
        new.feathers = self.feathers
        new.disks = self.disks
        new.activated = self.activated
        new.extra = self.extra
        new.journey = self.journey
        new.tokens = self.tokens
        new.journeys = self.journeys.copy()
        return new


class Falconer(Seat):
    """The automated opponent's things, all of them public but the order of the Solo deck."""

    holds: ClassVar[dict[str, str]] = {
        "falcon": "cell",
        "falconer": "cell",
        "hand": "object",
        "companions": "companion",
        "completed": "adventure",
        "deck": "solo",
        "revealed": "solo",
    }

    falcon: CellId  # where the pawns stand; NONE before they are placed
    falconer: CellId
    hand: list[ObjectId]  # oldest first
    companions: list[CompanionId]
    clovers: int
    completed: list[AdventureId]
    feathers: int
    deck: list[SoloId]
    revealed: list[SoloId]

    def __init__(self, deck: list[SoloId]) -> None:
        self.falcon = NONE
        self.falconer = NONE
        self.hand = []
        self.companions = []
        self.clovers = 0
        self.completed = []
        self.feathers = 2
        self.deck = deck
        self.revealed = []

    def fork(self) -> Falconer:
        new = Falconer(self.deck.copy())
        new.falcon = self.falcon
        new.falconer = self.falconer
        new.hand = self.hand.copy()
        new.companions = self.companions.copy()
        new.clovers = self.clovers
        new.completed = self.completed.copy()
        new.feathers = self.feathers
        new.revealed = self.revealed.copy()
        return new


class PilgrimsTable(Table):
    """The main board, the decks and all seats."""

    holds: ClassVar[dict[str, str]] = {
        "side": "a|b",
        "first": "seat",
        "active": "seat",
        "phase": "setup|movement|activation|adventure|end_of_turn",
        "map": "cell: role_on()",
        "objects": "object",
        "discard": "object",
        "companions": "companion",
        "adventures": "deck: adventure",
        "removed": "adventure",
        "river": "#: adventure",
        "quests": "quest",
        "feathers": "quests: seat",
        "journeys": "journey",
    }
    steps_hold: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "first": "seat",
        "cell": "cell",
        "crossed": "cell",
        "companion": "companion",
        "group": "companion",
        "character": "character",
        "played": "object",
        "pawn": "pawn",
        "level": "deck",
    }

    box: PilgrimsBox
    side: int  # of the Traveller tiles: 0 for A, 1 for B
    advanced: bool
    first: SeatNumber
    round: int
    turn: int  # within the round, from 1
    active: SeatNumber
    phase: int
    seats: list[PilgrimsSeat]
    falconer: Falconer | None
    map: list[CardId]  # the card on each cell: a Companion on a campfire, an Object elsewhere
    objects: Deck
    discard: list[ObjectId]
    companions: Deck
    adventures: list[Deck]  # level I, level II
    removed: list[AdventureId]
    river: list[AdventureId]
    quests: list[QuestId]
    feathers: list[list[SeatNumber]]  # for each Quest who has a Feather on it, top space first
    journeys: Deck

    def __init__(
        self,
        box: PilgrimsBox,
        chance: int,
        *,
        side: int,
        advanced: bool,
        seats: list[PilgrimsSeat],
        falconer: Falconer | None,
        map_: list[CardId],
        objects: Deck,
        companions: Deck,
        adventures: list[Deck],
        journeys: Deck,
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.side = side
        self.advanced = advanced
        self.first = 0
        self.round = 1
        self.turn = 1
        self.active = NONE
        self.phase = SETUP
        self.seats = seats
        self.falconer = falconer
        self.map = map_
        self.objects = objects
        self.discard = []
        self.companions = companions
        self.adventures = adventures
        self.removed = []
        self.river = []
        self.quests = []
        self.feathers = []
        self.journeys = journeys

    def fork(self) -> PilgrimsTable:
        new = PilgrimsTable(
            self.box,
            self.chance,
            side=self.side,
            advanced=self.advanced,
            seats=[seat.fork() for seat in self.seats],
            falconer=None if self.falconer is None else self.falconer.fork(),
            map_=self.map.copy(),
            objects=self.objects.fork(),
            companions=self.companions.fork(),
            adventures=[deck.fork() for deck in self.adventures],
            journeys=self.journeys.fork(),
        )
        new.fork_core(self)
        new.first = self.first
        new.round = self.round
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.discard = self.discard.copy()
        new.removed = self.removed.copy()
        new.river = self.river.copy()
        new.quests = self.quests.copy()
        new.feathers = [row.copy() for row in self.feathers]
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, PilgrimsBox)
        self.box = box
        super().restore(box)

    def character(self, seat: SeatNumber, character: int) -> Character:
        """What a character of this seat says: a Companion card, or the seat's Traveller tile."""
        if character == TRAVELLER:
            return self.box.travellers[self.side][self.color(seat)]
        return self.box.companions[character]

    def color(self, side: int) -> int:
        """The colour of a side, and so of its Traveller: chosen, or that of its place at the table.

        PIL-018: board, tile and pawn are of one colour. The Falconer's purple comes after all players'.
        """
        return self.roles[side] if side < len(self.roles) else side

    def pawn_on(self, cell: CellId, seat: SeatNumber) -> bool:
        """Whether a pawn other than this seat's stands on the cell; solo pawns count (PIL-187)."""
        falconer = self.falconer
        if falconer is not None and (falconer.falcon == cell or falconer.falconer == cell):
            return True
        for index in range(len(self.seats)):
            if index != seat and self.seats[index].cell == cell:
                return True
        return False

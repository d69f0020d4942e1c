"""What lies on the table of Kinfire Chronicles. No rules here: only things and where they are.

Cards are numbers of the box (`box.cards`): Action cards, disposable ones, Boosts, Exhausted. Armour and temporary
statuses are all alike and only counted. Decks and bag have no order until something is drawn from them (chapter 4.3).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.table import Seat, Table, Thing
from veillee.games.kinfire.box import (
    BattleMap,
    CombatSetup,
    KinfireBox,
    Phase,
)
from veillee.games.kinfire.company import Company
from veillee.games.kinfire.terms import (
    ABILITY_TOKENS,
    NONE,
    PHASES,
    ROWS,
    STANDARD,
    STATUSES,
    ZONES,
    AllyId,
    EnemyId,
    PairId,
    RowId,
    SeekerId,
    SetupId,
    ZoneId,
)

NIGHT: Final = 4  # the side of the enemies, whatever the number of seats

# Pawns: the Seekers by their numbers, then 1 to 12, Heart and Darkness (KIN-025, KIN-026).
FIRST_NUMBERED: Final = 6  # the pawn with the number 1
HEART: Final = 18
DARK: Final = 19
PAWNS: Final = 20

# What a match is (KIN-331).
COMBAT_MODE: Final = 0
QUEST_MODE: Final = 1
CAMPAIGN_MODE: Final = 2

# How the last combat ended, or that none has.
OPEN: Final = 0
WON: Final = 1
LOST: Final = 2

# Whose turn it is.
NOBODY: Final = 0
SEEKER_TURN: Final = 1
ENEMY_TURN: Final = 2
ALLY_TURN: Final = 3

FOES: Final = 4  # who acts in what is told of enemies and allies, whatever the number of seats

# Where an ability token lies: beside row r of board e (e * BOARD + r), or beside ally a (BESIDE_ALLY + a).
BOARD: Final = 8
BESIDE_ALLY: Final = 64

# The two fixed turns of quest 1 (KIN-058).
NO_TUTORIAL: Final = 0
FIRST_LESSON: Final = 1
SECOND_LESSON: Final = 2


class Seeker(Seat):
    """A Seeker of the group: the board, the cards, and where the figure stands."""

    holds: ClassVar[dict[str, str]] = {
        "seeker": "seeker",
        "zone": "zone",
        "statuses": "status: number",
        "hand": "card",
        "deck": "card",
        "discard": "card",
        "wards": "card",
        "aside": "card",
        "pairs": "pair",
        "items": "card",
    }

    seeker: SeekerId
    health: int
    top: int  # the starting value in force, which is also the most (KIN-011)
    zone: ZoneId
    armor: int
    statuses: list[int]  # temporary ones in hand, by kind
    hand: list[CardId]
    deck: list[CardId]  # without order
    discard: list[CardId]
    wards: list[CardId]  # protections in play
    aside: list[CardId]  # a hand without Action card, until another one has been drawn (KIN-052)
    charged: bool  # the lantern lies face up
    kinfire: int
    pairs: list[PairId]  # the deck as it was built
    items: list[CardId]  # disposable cards that belong to it

    def __init__(self, seeker: SeekerId, like: Seeker | None = None) -> None:
        self.seeker = seeker
        if like is None:
            self.health = 0
            self.top = 0
            self.zone = NONE
            self.armor = 0
            self.statuses = [0] * STATUSES
            self.hand = []
            self.deck = []
            self.discard = []
            self.wards = []
            self.aside = []
            self.charged = False
            self.kinfire = 0
            self.pairs = []
            self.items = []
            return
        self.health = like.health
        self.top = like.top
        self.zone = like.zone
        self.armor = like.armor
        self.statuses = like.statuses.copy()
        self.hand = like.hand.copy()
        self.deck = like.deck.copy()
        self.discard = like.discard.copy()
        self.wards = like.wards.copy()
        self.aside = like.aside.copy()
        self.charged = like.charged
        self.kinfire = like.kinfire
        self.pairs = like.pairs.copy()
        self.items = like.items.copy()

    def fork(self) -> Seeker:
        return Seeker(self.seeker, self)


@mypyc_attr(serializable=True)
class Foe(Thing):
    """An enemy board with its figure, counter, target token and the statuses that cover its rows."""

    holds: ClassVar[dict[str, str]] = {"enemy": "enemy", "zone": "zone", "target": "seat"}

    enemy: EnemyId
    health: int
    phase: int
    zone: ZoneId
    target: SeatNumber
    statuses: list[int]  # row by row, by kind
    here: bool  # still in the combat

    def __init__(self, enemy: EnemyId, zone: ZoneId, rows: int) -> None:
        self.enemy = enemy
        self.health = 0
        self.phase = 0
        self.zone = zone
        self.target = NONE
        self.statuses = [0] * (rows * STATUSES)
        self.here = True

    def fork(self) -> Foe:
        new = Foe(self.enemy, self.zone, 0)
        new.health = self.health
        new.phase = self.phase
        new.target = self.target
        new.statuses = self.statuses.copy()
        new.here = self.here
        return new


@mypyc_attr(serializable=True)
class Helper(Thing):
    """An ally card: of the Seekers, of the enemies, an object or the surroundings."""

    holds: ClassVar[dict[str, str]] = {"ally": "ally", "zone": "zone"}

    ally: AllyId
    health: int
    zone: ZoneId
    here: bool

    def __init__(self, ally: AllyId, zone: ZoneId, health: int) -> None:
        self.ally = ally
        self.health = health
        self.zone = zone
        self.here = True

    def fork(self) -> Helper:
        new = Helper(self.ally, self.zone, self.health)
        new.here = self.here
        return new


class KinfireTable(Table):
    holds: ClassVar[dict[str, str]] = {
        "mode": "combat|quest|campaign",
        "level": "apprentice|standard|starless",
        "verdict": "open|won|lost",
        "turn": "nobody|seeker|enemy|ally",
        "leader": "seat",
        "actor": "seat",
        "chosen": "seat",
        "trophies": "enemy",
        "bag": "pawn: number",
        "used": "pawn: number",
        "time": "pawn",
        "pawn": "pawn",
        "drawn": "pawn",
        "piles": "status: number",
        "playing": "card",
        "began": "zone",
        "triggered": "{status}",
        "roles": "seeker",
        "tokens": "token: number",
    }
    steps_hold: ClassVar[dict[str, str]] = {"status": "status", "zone": "zone", "card": "card"}

    box: KinfireBox
    seats: list[Seeker]
    # The match.
    mode: int
    level: int
    leader: SeatNumber  # who decides for the group, or nobody (KIN-315)
    lessons: bool  # the tutorial of quest 1 is wanted (KIN-058)
    quests_done: int  # how many quests the group has completed (KIN-312)
    fate: int
    trophies: list[EnemyId]
    verdict: int  # of the last combat, or of a quest without one (KIN-324)
    company: Company
    # The combat.
    card: SetupId
    foes: list[Foe]  # boards from left to right; who has left stays in the list
    helpers: list[Helper]
    tokens: list[int]  # where each ability token lies; 0 is Darkness
    bag: list[int]  # pawns by kind
    used: list[int]
    time: list[int]  # the pawns on the time track
    pawn: int  # drawn, and not yet placed
    drawn: list[int]  # with a fate token, one of which is chosen
    piles: list[int]  # status cards that are left, by kind
    armor_pile: int
    exhausted_pile: int
    fate_spent: int
    resets: int
    notes: list[int]  # what was noted for the next combat, three numbers each: kind, piece, number (KIN-301)
    lesson: int
    # The turn.
    turn: int
    actor: SeatNumber  # whose turn it is, or who had the last one
    foe: int  # the board whose turn it is
    movement: int
    acted: bool
    passed: bool
    bonus: int  # of the next attack
    weakness: int
    trapped: bool
    stunned: bool
    triggered: Bits  # kinds of status
    began: ZoneId  # where whoever has the turn began it
    covered: bool  # Valora has given her armour (KIN-151)
    # The card that is played.
    playing: CardId  # a lantern too
    boost_damage: int
    boost_cards: int
    boost_health: int
    chosen: SeatNumber  # by the instruction before
    # The attack or ability of an enemy.
    can_move: bool  # it has not moved, and no trap holds it
    took_place: bool
    reduction: int
    damage: list[int]  # of the attack that is carried out, by seat; NONE for whoever is not hit
    blocked: list[int]

    def __init__(self, box: KinfireBox, chance: int, seats: list[Seeker], like: KinfireTable | None = None) -> None:
        super().__init__(chance)
        self.box = box
        self.seats = seats
        if like is None:
            self.mode = COMBAT_MODE
            self.level = STANDARD
            self.leader = NONE
            self.lessons = False
            self.quests_done = 0
            self.fate = 0
            self.trophies = []
            self.verdict = OPEN
            self.company = Company()
            self.card = NONE
            self.foes = []
            self.helpers = []
            self.tokens = [NONE] * ABILITY_TOKENS
            self.bag = [0] * PAWNS
            self.used = [0] * PAWNS
            self.time = []
            self.pawn = NONE
            self.drawn = []
            self.piles = [0] * STATUSES
            self.armor_pile = 0
            self.exhausted_pile = 0
            self.fate_spent = 0
            self.resets = 0
            self.notes = []
            self.lesson = NO_TUTORIAL
            self.turn = NOBODY
            self.actor = NONE
            self.foe = NONE
            self.movement = 0
            self.acted = False
            self.passed = False
            self.bonus = 0
            self.weakness = 0
            self.trapped = False
            self.stunned = False
            self.triggered = 0
            self.began = NONE
            self.covered = False
            self.playing = NONE
            self.boost_damage = 0
            self.boost_cards = 0
            self.boost_health = 0
            self.chosen = NONE
            self.can_move = False
            self.took_place = False
            self.reduction = 0
            self.damage = []
            self.blocked = []
            return
        self.fork_core(like)
        self.mode = like.mode
        self.level = like.level
        self.leader = like.leader
        self.lessons = like.lessons
        self.quests_done = like.quests_done
        self.fate = like.fate
        self.trophies = like.trophies.copy()
        self.verdict = like.verdict
        self.company = like.company.fork()
        self.card = like.card
        self.foes = [foe.fork() for foe in like.foes]
        self.helpers = [helper.fork() for helper in like.helpers]
        self.tokens = like.tokens.copy()
        self.bag = like.bag.copy()
        self.used = like.used.copy()
        self.time = like.time.copy()
        self.pawn = like.pawn
        self.drawn = like.drawn.copy()
        self.piles = like.piles.copy()
        self.armor_pile = like.armor_pile
        self.exhausted_pile = like.exhausted_pile
        self.fate_spent = like.fate_spent
        self.resets = like.resets
        self.notes = like.notes.copy()
        self.lesson = like.lesson
        self.turn = like.turn
        self.actor = like.actor
        self.foe = like.foe
        self.movement = like.movement
        self.acted = like.acted
        self.passed = like.passed
        self.bonus = like.bonus
        self.weakness = like.weakness
        self.trapped = like.trapped
        self.stunned = like.stunned
        self.triggered = like.triggered
        self.began = like.began
        self.covered = like.covered
        self.playing = like.playing
        self.boost_damage = like.boost_damage
        self.boost_cards = like.boost_cards
        self.boost_health = like.boost_health
        self.chosen = like.chosen
        self.can_move = like.can_move
        self.took_place = like.took_place
        self.reduction = like.reduction
        self.damage = like.damage.copy()
        self.blocked = like.blocked.copy()

    def fork(self) -> KinfireTable:
        return KinfireTable(self.box, self.chance, [seat.fork() for seat in self.seats], self)

    def restore(self, box: object) -> None:
        assert isinstance(box, KinfireBox)
        self.box = box
        super().restore(box)

    @property
    def setup(self) -> CombatSetup:
        """The setup card of the present combat."""
        return self.box.setups[self.card]

    def area(self, zone: ZoneId) -> int:
        """A zone by its own name: a piece of the role `area`."""
        return self.setup.map * ZONES + zone

    def ability(self, foe: Foe, row: RowId) -> int:
        """A row as it is now: a piece of the role `ability`."""
        return (foe.enemy * PHASES + foe.phase) * ROWS + row

    @property
    def map(self) -> BattleMap:
        return self.box.maps[self.box.setups[self.card].map]

    def seat_of(self, seeker: SeekerId) -> SeatNumber:
        """Who plays a Seeker, or nobody."""
        for seat in range(len(self.seats)):
            if self.seats[seat].seeker == seeker:
                return seat
        return NONE

    def phase(self, foe: Foe) -> Phase:
        """What a board shows now."""
        return self.box.enemies[foe.enemy].phases[foe.phase]

    def covers(self, foe: Foe) -> int:
        """How many status cards lie on a board."""
        return sum(foe.statuses)

"""What lies on the table of Bardwood Grove. No rules here: only things and where they are."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import OwnDeck
from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.table import Seat, Table
from veillee.games.bardwood.box import (
    CRESTS,
    MUSE_REGION,
    NONE,
    QUARTERS,
    RUNES_PER_QUARTER,
    START_REGION,
    BardId,
    BardwoodBox,
    ChallengeId,
    EventId,
    LocationId,
    MotifId,
    MuseId,
    Quarter,
    RegionId,
    RivalCardId,
)
from veillee.games.bardwood.piles import Lair, LegendRow

RIVAL: Final = 4  # the Rival's side, whatever the number of seats
SIDES: Final = 5

# Phases.
SETUP: Final = 0
COMPOSE: Final = 1
SING: Final = 2
REST: Final = 3
BETWEEN: Final = 4  # after a turn, when events end and start

# Acts (BAR-167 to BAR-170). Whether an event is active also depends on its reserve.
ACT_1: Final = 0
ACT_2: Final = 1
SWAN_SONGS: Final = 2

# Challenges.
OPEN: Final = -1
EASY: Final = 0
HARD: Final = 1

CONVERSIONS: Final = 4  # places for each card of a song, to count how often its conversions were used


class BardwoodSeat(Seat):
    """One bard: pawn, boat, board, tokens and deck, at first as the pieces of a colour are laid out.

    BAR-002, BAR-042: pieces of a colour. BAR-043, BAR-044, BAR-045: the dial on its first quarter, two runes on each,
    the marker on the shelf. BAR-046, BAR-047, BAR-048: no volume, seven crests, the boat on the left. BAR-050: the
    pawn in the middle of the grove.
    """

    holds: ClassVar[dict[str, str]] = {
        "bard": "bard",
        "region": "region",
        "dial": "quarter",
        "runes": "quarter: number",
        "held": "seat: number",
        "top": "card",
        "unknown": "card",
        "hand": "card",
        "seen": "hand: number",
        "discard": "card",
        "song": "card",
        "brag": "card",
        "drawn": "card",
        "muse": "muse",
        "muses": "muse",
    }

    bard: BardId
    region: RegionId
    boat: int
    dial: Quarter
    runes: list[int]  # on each quarter
    ready: bool  # the song marker stands on the Instrument
    volume: int
    crests: int  # left on the track
    held: list[int]  # opposing crests above the Bard card, by their owner
    coins: int
    acoustic: int
    range: int
    gems: int
    top: list[CardId]  # known cards on the deck, the last one on top (BAR-291)
    unknown: list[CardId]  # the rest of the deck, in no order
    hand: list[CardId]
    seen: list[int]  # 1 for each card of the hand that everybody knows
    discard: list[CardId]
    song: list[CardId]  # without the Instrument
    brag: list[CardId]
    drawn: CardId  # a Fan whose option is being chosen
    muse: MuseId
    muses: list[MuseId]  # dealt, before one of them is kept

    def __init__(self) -> None:
        self.bard = NONE
        self.region = START_REGION
        self.boat = 0
        self.dial = 0
        self.runes = [RUNES_PER_QUARTER] * QUARTERS
        self.ready = False
        self.volume = 0
        self.crests = CRESTS
        self.held = [0] * SIDES
        self.coins = 0
        self.acoustic = 0
        self.range = 0
        self.gems = 0
        self.top = []
        self.unknown = []
        self.hand = []
        self.seen = []
        self.discard = []
        self.song = []
        self.brag = []
        self.drawn = NONE
        self.muse = NONE
        self.muses = []

    def deck(self) -> OwnDeck:
        """BAR-291: what was gained openly is known as long as it lies on top."""
        return OwnDeck(self.top, self.unknown, self.discard)

    def fork(self) -> BardwoodSeat:
        new = BardwoodSeat()
        new.bard = self.bard
        new.region = self.region
        new.boat = self.boat
        new.dial = self.dial
        new.runes = self.runes.copy()
        new.ready = self.ready
        new.volume = self.volume
        new.crests = self.crests
        new.held = self.held.copy()
        new.coins = self.coins
        new.acoustic = self.acoustic
        new.range = self.range
        new.gems = self.gems
        new.top = self.top.copy()
        new.unknown = self.unknown.copy()
        new.hand = self.hand.copy()
        new.seen = self.seen.copy()
        new.discard = self.discard.copy()
        new.song = self.song.copy()
        new.brag = self.brag.copy()
        new.drawn = self.drawn
        new.muse = self.muse
        new.muses = self.muses.copy()
        return new


class Rival(Seat):
    """The Rival's pawn, board and cards.

    BAR-216: an unused board, without boat and Bard card. BAR-217, BAR-218, BAR-219: all its cards in its deck, the
    pawn at the Poet's House, all tokens in its stack.
    """

    holds: ClassVar[dict[str, str]] = {
        "level": "easy|medium|hard",
        "pawn": "location",
        "dial": "quarter",
        "held": "seat: number",
        "deck": "rival_card",
        "movement": "rival_card",
        "discard": "rival_card",
        "removed": "rival_card",
        "score": "card",
        "challenges": "challenge",
        "open": "challenge",
        "taken": "open: number",
    }

    level: int
    pawn: LocationId
    laid: int  # tokens on the board: 1 to this number; the next one has the lowest number left
    dial: Quarter
    ready: bool
    volume: int
    crests: int
    runes: int
    gems: int
    held: list[int]  # human crests it holds, by their owner
    deck: list[RivalCardId]  # in no order until a card is drawn
    movement: list[RivalCardId]
    discard: list[RivalCardId]
    removed: list[RivalCardId]
    score: list[CardId]
    challenges: list[ChallengeId]  # face down, in no order
    open: list[ChallengeId]
    taken: list[int]  # for each open Challenge card: OPEN, or EASY or HARD with a crest on it

    def __init__(self, level: int, pawn: LocationId, runes: int, deck: list[RivalCardId]) -> None:
        self.level = level
        self.pawn = pawn
        self.laid = 0
        self.dial = 0
        self.ready = False
        self.volume = 0
        self.crests = CRESTS
        self.runes = runes
        self.gems = 0
        self.held = [0] * SIDES
        self.deck = deck
        self.movement = []
        self.discard = []
        self.removed = []
        self.score = []
        self.challenges = []
        self.open = []
        self.taken = []

    def fork(self) -> Rival:
        new = Rival(self.level, self.pawn, self.runes, self.deck.copy())
        new.laid = self.laid
        new.dial = self.dial
        new.ready = self.ready
        new.volume = self.volume
        new.crests = self.crests
        new.gems = self.gems
        new.held = self.held.copy()
        new.movement = self.movement.copy()
        new.discard = self.discard.copy()
        new.removed = self.removed.copy()
        new.score = self.score.copy()
        new.challenges = self.challenges.copy()
        new.open = self.open.copy()
        new.taken = self.taken.copy()
        return new


class BardwoodTable(Table):
    """The grove with its places and piles, the reserves, the events and all seats."""

    holds: ClassVar[dict[str, str]] = {
        "phase": "setup|compose|sing|rest|between",
        "act": "act_1|act_2|swan_songs",
        "boxes": "{box}",
        "first": "seat",
        "active": "seat",
        "reserves": "reserve: number",
        "events": "event",
        "event_used": "#: {seat}",
        "tokens": "location: number",
        "lairs": "#: card",
        "small": "card",
        "bosses": "card",
        "shops": "#: card",
        "shop_stock": "#: card",
        "fans": "card",
        "legends": "level: legend",
        "rewards": "#: seat",
        "motifs": "motif",
        "motif_stock": "motif",
        "motifs_played": "{motif}",
        "bank": "seat: number",
        "muse_region": "region",
        "muse_stock": "muse",
        "trigger": "seat",
        "swans": "seat",
        "activated": "{location}",
        "duelled": "{seat}",
        "known": "card",
    }
    steps_hold: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "side": "seat",
        "other": "seat",
        "card": "card",
        "location": "location",
        "level": "level",
        "legend": "legend",
        "event": "event",
        "motif": "motif",
        "muse": "muse",
        "bard": "bard",
    }

    box: BardwoodBox
    seats: list[BardwoodSeat]
    rival: Rival | None
    boxes: Bits  # of content in use
    dealt: bool  # bards are dealt, not chosen
    gentle: bool  # BAR-292
    phase: int
    act: int
    first: SeatNumber
    active: SeatNumber
    turn: int  # of the match, from 1
    reserves: list[int]
    events: list[EventId]  # Act I and Act II; NONE when the card has left the board
    event_used: list[Bits]  # who has used each of them, and has a rune on its reserve
    market: int
    tokens: list[int]  # the number of the Rival token on each location, or 0
    lairs: list[Lair]
    small: list[CardId]  # small creatures that nobody has seen: in the piles or left in the box
    bosses: list[CardId]
    shops: list[list[CardId]]  # Skill shops, then Impro shops; the first card of each is on top
    shop_stock: list[list[CardId]]  # advanced Skills and Impros that are still in the box
    fans: list[CardId]  # unseen: in the Fan deck or left in the box
    fan_deck: int  # cards in the Fan deck
    legends: list[LegendRow]
    rewards: list[SeatNumber]  # whose rune lies on each reward space
    motifs: list[MotifId]
    motif_gems: Bits  # the places of the motif track whose token shows its gem side
    motifs_played: Bits  # the tokens whose bonus is being gained: they turn after it
    motif_stock: list[MotifId]
    bank: list[int]  # crests lying on it, by their owner
    muse_region: RegionId  # NONE without the Muse box
    muse_stock: list[MuseId]
    acoustic: int  # stones in the supply
    range: int
    amber: int  # which portals show amber: bit 0 the south-eastern instead of the south-western one, bit 1 the eastern
    trigger: SeatNumber  # who triggered the end
    swans: list[SeatNumber]  # who still has a swan song
    known: list[CardId]  # creatures that were taken off the piles before the match (BAR-041)
    # The Compose phase.
    points: int  # movement points left
    # The Sing phase (BAR-290).
    sang: bool  # there was a Sing phase this turn
    melodies: int
    lyrics: int
    used: Bits  # places of the song whose free section was used; 0 is the Instrument
    used_lower: Bits
    converted: list[int]  # how often each conversion was used, CONVERSIONS places for each place of the song
    muse_converted: int
    activated: Bits
    duelled: Bits  # sides that were challenged
    ranged: bool  # a target that needs range stones was reached (mu8)
    with_muse: bool  # the phase began in the Muse's region

    def __init__(
        self,
        box: BardwoodBox,
        chance: int,
        *,
        seats: list[BardwoodSeat],
        rival: Rival | None,
        boxes: Bits,
        dealt: bool,
        gentle: bool,
        reserves: list[int],
        tokens: list[int],
        lairs: list[Lair],
        small: list[CardId],
        bosses: list[CardId],
        shops: list[list[CardId]],
        shop_stock: list[list[CardId]],
        fans: list[CardId],
        legends: list[LegendRow],
        rewards: list[SeatNumber],
        motif_stock: list[MotifId],
        muse_stock: list[MuseId],
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.seats = seats
        self.rival = rival
        self.boxes = boxes
        self.dealt = dealt
        self.gentle = gentle
        self.phase = SETUP
        self.act = ACT_1
        self.first = 0
        self.active = NONE
        self.turn = 0
        self.reserves = reserves
        self.events = [NONE, NONE]
        self.event_used = [0, 0]
        self.market = 0
        self.tokens = tokens
        self.lairs = lairs
        self.small = small
        self.bosses = bosses
        self.shops = shops
        self.shop_stock = shop_stock
        self.fans = fans
        self.fan_deck = 0
        self.legends = legends
        self.rewards = rewards
        self.motifs = []
        self.motif_gems = 0
        self.motifs_played = 0
        self.motif_stock = motif_stock
        self.bank = [0] * SIDES
        self.muse_region = MUSE_REGION if muse_stock else NONE
        self.muse_stock = muse_stock
        self.acoustic = box.acoustic
        self.range = box.range
        self.amber = 0
        self.trigger = NONE
        self.swans = []
        self.known = []
        self.points = 0
        self.sang = False
        self.melodies = 0
        self.lyrics = 0
        self.used = 0
        self.used_lower = 0
        self.converted = []
        self.muse_converted = 0
        self.activated = 0
        self.duelled = 0
        self.ranged = False
        self.with_muse = False

    @property
    def sides(self) -> int:
        """Participants: seats, and the Rival."""
        return len(self.seats) + (self.rival is not None)

    @property
    def round(self) -> int:
        """How often the turn has come to all sides, the present time counted in."""
        return -(-self.turn // self.sides)

    def fork(self) -> BardwoodTable:
        new = BardwoodTable(
            self.box,
            self.chance,
            seats=[seat.fork() for seat in self.seats],
            rival=None if self.rival is None else self.rival.fork(),
            boxes=self.boxes,
            dealt=self.dealt,
            gentle=self.gentle,
            reserves=self.reserves.copy(),
            tokens=self.tokens.copy(),
            lairs=[lair.fork() for lair in self.lairs],
            small=self.small.copy(),
            bosses=self.bosses.copy(),
            shops=[shop.copy() for shop in self.shops],
            shop_stock=[stock.copy() for stock in self.shop_stock],
            fans=self.fans.copy(),
            legends=[row.fork() for row in self.legends],
            rewards=self.rewards.copy(),
            motif_stock=self.motif_stock.copy(),
            muse_stock=self.muse_stock.copy(),
        )
        new.fork_core(self)
        new.phase = self.phase
        new.act = self.act
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.events = self.events.copy()
        new.event_used = self.event_used.copy()
        new.market = self.market
        new.fan_deck = self.fan_deck
        new.motifs = self.motifs.copy()
        new.motif_gems = self.motif_gems
        new.motifs_played = self.motifs_played
        new.bank = self.bank.copy()
        new.muse_region = self.muse_region
        new.acoustic = self.acoustic
        new.range = self.range
        new.amber = self.amber
        new.trigger = self.trigger
        new.swans = self.swans.copy()
        new.known = self.known.copy()
        new.points = self.points
        new.sang = self.sang
        new.melodies = self.melodies
        new.lyrics = self.lyrics
        new.used = self.used
        new.used_lower = self.used_lower
        new.converted = self.converted.copy()
        new.muse_converted = self.muse_converted
        new.activated = self.activated
        new.duelled = self.duelled
        new.ranged = self.ranged
        new.with_muse = self.with_muse
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, BardwoodBox)
        self.box = box
        super().restore(box)

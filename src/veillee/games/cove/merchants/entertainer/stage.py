"""The Entertainer's stage: cards, dial, crests, runes, and where a song stands (chapters 2.13 and 2.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import OwnDeck
from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.secrets import Pool
from veillee.games.cove.box import NONE, PALADIN, Clan, TownsfolkId
from veillee.games.cove.merchants.entertainer.box import (
    CREATURE,
    PER_FAN,
    PER_NOTHING,
    PER_RUNE,
    PER_SKILL,
    SKILL,
    Place,
    SourceId,
    StageBox,
    stage_in,
)
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable, Workshop

QUARTERS: Final = 4


class Stage(Workshop):
    """Everything of the Entertainer (COV-097); a song that goes on is remembered here.

    COV-098: of Bardwood Grove only the parts are borrowed, so there are no lyrics, no river and no bonuses of the dial.
    """

    holds: ClassVar[dict[str, str]] = {
        "top": "card",
        "unknown": "card",
        "hand": "card",
        "seen": "hand: number",
        "discard": "card",
        "song": "card",
        "brag": "card",
        "skill_pile": "card",
        "impro_pile": "card",
        "creature_pile": "card",
        "runes": "{clan}",
        "fans": "townsfolk",
        "place": "place",
        "visited": "{place}",
        "spent": "{source}",
        "extra": "{source}",
        "sung": "{clan}",
    }

    top: list[CardId]  # known cards on the draw pile, the last one on top (COV-233)
    unknown: list[CardId]
    hand: list[CardId]
    seen: list[int]  # 1 for each card of the hand that everybody knows
    discard: list[CardId]  # the last one on top
    song: list[CardId]
    brag: list[CardId]
    skill_pile: list[CardId]  # the first one is next
    impro_pile: list[CardId]
    creature_pile: list[CardId]
    dial: int
    volume: int
    crests: int  # placed
    runes: Bits  # halls with a rune
    stones: int
    fans: list[TownsfolkId]  # those beside the board
    # A song.
    singing: bool
    swan: bool
    place: Place
    visited: Bits
    moved: int
    acted: bool
    spent: Bits  # sources
    extra: Bits  # sources that creatures gave
    audience: int  # the side of Dragon Isle
    sung: Bits  # halls chosen on Dragon Isle in this song
    earned: int  # gold of this action

    def __init__(self) -> None:
        self.top = []
        self.unknown = []
        self.hand = []
        self.seen = []
        self.discard = []
        self.song = []
        self.brag = []
        self.skill_pile = []
        self.impro_pile = []
        self.creature_pile = []
        self.dial = 0
        self.volume = 0
        self.crests = 0
        self.runes = 0
        self.stones = 0
        self.fans = []
        self.singing = False
        self.swan = False
        self.place = NONE
        self.visited = 0
        self.moved = 0
        self.acted = False
        self.spent = 0
        self.extra = 0
        self.audience = NONE
        self.sung = 0
        self.earned = 0

    def fork(self) -> Stage:
        new = type(self)()
        new.top = self.top.copy()
        new.unknown = self.unknown.copy()
        new.hand = self.hand.copy()
        new.seen = self.seen.copy()
        new.discard = self.discard.copy()
        new.song = self.song.copy()
        new.brag = self.brag.copy()
        new.skill_pile = self.skill_pile.copy()
        new.impro_pile = self.impro_pile.copy()
        new.creature_pile = self.creature_pile.copy()
        new.dial = self.dial
        new.volume = self.volume
        new.crests = self.crests
        new.runes = self.runes
        new.stones = self.stones
        new.fans = self.fans.copy()
        new.singing = self.singing
        new.swan = self.swan
        new.place = self.place
        new.visited = self.visited
        new.moved = self.moved
        new.acted = self.acted
        new.spent = self.spent
        new.extra = self.extra
        new.audience = self.audience
        new.sung = self.sung
        new.earned = self.earned
        return new

    def sells(self) -> bool:
        """COV-083, COV-111: the Entertainer has no goods."""
        return False

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        """What the song, fans, runes and cards may still bring."""
        from veillee.games.cove.merchants.entertainer.evaluation import prospects

        return prospects(table, seat, hopes, left)

    def deck_cards(self) -> list[CardId]:
        return self.top + self.unknown + self.hand + self.discard + self.song + self.brag

    def welcome(self, table: CoveTable, seat: SeatNumber, townsfolk: TownsfolkId) -> None:
        """COV-180: a fan who would be discarded comes beside the board and sponsors him at once."""
        self.fans.append(townsfolk)
        common.sponsor(table, seat, townsfolk, "COV-180")

    def keeps(self) -> list[TownsfolkId]:
        return self.fans

    def deck(self) -> OwnDeck:
        """COV-233: what he bought is known as long as it lies on top."""
        return OwnDeck(self.top, self.unknown, self.discard)

    def hide(self, table: CoveTable, shared: Pool, rest: Pool, own: bool) -> None:
        """COV-233: the unknown deck; for others also the unknown cards of the hand, which holds skill cards only."""
        if own or (table.asking is None and not table.stack):
            shared.add_all(self.unknown)
        else:
            self.deck().hide(self.hand, self.seen, stage_in(table.box).skills, shared, rest)

    def private(self) -> bool:
        """COV-233: his hand."""
        return True

    def faults(self, table: CoveTable) -> list[str]:
        box = stage_in(table.box)
        cards = self.deck_cards() + self.skill_pile + self.impro_pile + self.creature_pile
        checks = {
            "cards": sorted(cards) != list(range(len(box.cards))),
            "a mark for each card in hand": len(self.hand) != len(self.seen),
            "other than skill cards in hand": any(box.cards[card].kind != SKILL for card in self.hand),
            "volume": not 0 <= self.volume <= box.volume_max,
            "stones": not 0 <= self.stones <= box.stones,
            "crests": self.crests != table.crested.bit_count() or self.crests > box.crests,
            "runes": self.runes.bit_count() > box.runes,
        }
        return [name for name, wrong in checks.items() if wrong]


def stage_of(table: CoveTable, seat: SeatNumber) -> Stage:
    found = table.seats[seat].workshop
    assert isinstance(found, Stage)
    return found


# -- what the board says ------------------------------------------------------------------------


def hand_limit(table: CoveTable, stage: Stage) -> int:
    """COV-160: by the crests placed."""
    return stage_in(table.box).hand_limit[stage.crests]


def card_price(table: CoveTable, stage: Stage) -> int:
    """COV-171: 1, the revealed coins and the revealed blue gems. COV-184: a coin is revealed by its rune."""
    return 1 + stage.runes.bit_count() + stage_in(table.box).gems[stage.crests]


def crest_cost(stage: Stage) -> int:
    """COV-175: 1 and the fans he has."""
    return 1 + stage.crests


def moves_left(table: CoveTable, stage: Stage) -> int:
    """COV-133, COV-134, COV-166: the movement value of the quarter, with what impro cards of the song add."""
    box = stage_in(table.box)
    moves = box.movement[stage.dial]
    for card in stage.song:
        moves += box.cards[card].movement
    return moves - stage.moved


# -- sources (chapter 4.4) ------------------------------------------------------------------------


def source_clan(box: StageBox, source: SourceId) -> Clan:
    """COV-143: the clan of a source; a Paladin counts as any."""
    printed = box.sources[source]
    if printed.card == NONE:
        return PALADIN
    card = box.cards[printed.card]
    return card.lower if printed.lower else card.clan


def source_value(box: StageBox, stage: Stage, source: SourceId) -> int:
    """The icons of a source now: what an impro counts is counted when it is spent."""
    printed = box.sources[source]
    if printed.card == NONE:
        return box.stone_value
    card = box.cards[printed.card]
    if printed.lower:
        return card.lower_value
    if card.per == PER_NOTHING:
        return card.value
    if card.per == PER_SKILL:
        number = sum(box.cards[other].kind == SKILL for other in stage.song)
    elif card.per == PER_FAN:
        number = stage.crests
    else:
        assert card.per == PER_RUNE
        number = stage.runes.bit_count()
    return min(number, card.most)


def source_cost(box: StageBox, source: SourceId) -> int:
    """COV-114: the volume of a lower part."""
    printed = box.sources[source]
    return box.cards[printed.card].cost if printed.lower else 0


def is_stone(box: StageBox, source: SourceId) -> bool:
    return box.sources[source].card == NONE


def at_hand(box: StageBox, stage: Stage, source: SourceId) -> bool:
    """Whether a source can be spent in this song at all, whatever its volume (COV-139)."""
    printed = box.sources[source]
    if printed.card == NONE:
        return stage.stones > 0
    if stage.spent >> source & 1:
        return False
    if box.cards[printed.card].kind == CREATURE:
        return bool(stage.extra >> source & 1)
    return printed.card in stage.song and source_value(box, stage, source) > 0


def fits(box: StageBox, source: SourceId, clan: Clan) -> bool:
    """COV-143: a source of this clan, or a joker; any source where no clan is asked for."""
    found = source_clan(box, source)
    return clan == NONE or found == clan or found == PALADIN


def sources(table: CoveTable, stage: Stage, clan: Clan) -> list[SourceId]:
    """The sources that can be spent now for a clan, in the order of the cards."""
    box = stage_in(table.box)
    return [
        source
        for source in range(len(box.sources))
        if at_hand(box, stage, source) and fits(box, source, clan) and source_cost(box, source) <= stage.volume
    ]


def reach(table: CoveTable, stage: Stage, clan: Clan, volume: int, without: SourceId = NONE) -> int:
    """COV-235: the most icons of a clan that the sources left can give with so much volume."""
    box = stage_in(table.box)
    free = 0
    best = [0] * (volume + 1)  # by the volume that is spent
    for source in range(len(box.sources)):
        if not fits(box, source, clan) or not at_hand(box, stage, source):
            continue
        if is_stone(box, source):
            left = stage.stones - (1 if source == without else 0)
            free += left * box.stone_value
            continue
        if source == without:
            continue
        value = source_value(box, stage, source)
        cost = source_cost(box, source)
        if not cost:
            free += value
            continue
        for spent in range(volume, cost - 1, -1):
            best[spent] = max(best[spent], best[spent - cost] + value)
    return free + max(best)


def spend(table: CoveTable, seat: SeatNumber, stage: Stage, source: SourceId) -> int:
    """COV-139, COV-141: a source is spent as a whole, once a song; says how many icons it gives.

    COV-144: a stone goes back to the supply.
    """
    box = stage_in(table.box)
    value = source_value(box, stage, source)
    if is_stone(box, source):
        stage.stones -= 1
    else:
        stage.spent |= 1 << source
    stage.volume -= source_cost(box, source)
    if table.log is not None:
        table.tell("spends", "COV-139", seat, {"seat": seat, "source": source, "number": value})
    return value

"""From the box to the first combat: who plays whom, with which deck (KIN-007, KIN-331, chapter 3.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.step import Act, ChanceStep
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.campaign import Chronicle, lay_chronicle
from veillee.games.kinfire.decks import cards_of, is_legal
from veillee.games.kinfire.steps.chapter import FIRST_QUEST, BeginQuest, Gather, WhichQuest, set_health
from veillee.games.kinfire.steps.muster import MusterCombat
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.table import CAMPAIGN_MODE, COMBAT_MODE, QUEST_MODE, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    NONE,
    PAIRS,
    SEEKERS,
    PairId,
    SeekerId,
)

# Growth of decks in single quests and combats.
GIVEN: Final = 0
STARTING_DECKS: Final = 1
RANDOM: Final = 2

QUEST_COINS: Final = 3
QUEST_FATE: Final = 2


def lay_out(box: KinfireBox, chance: int, players: int, level: int, leader: SeatNumber, lessons: bool) -> KinfireTable:
    """A table of whatever mode before anything has happened, with nothing on the stack."""
    table = KinfireTable(box, chance, [Seeker(NONE) for _ in range(players)])
    table.level = level
    table.leader = leader
    table.lessons = lessons
    table.exhausted_pile = box.exhausted_pile
    table.piles = list(box.piles)
    table.armor_pile = box.armor_pile
    table.company.stock = list(box.stock)
    table.company.town_deck = [card for card in range(len(box.story)) if box.story[card].at_start]
    return table


def start_combat(table: KinfireTable, card: int, growth: int) -> None:
    """KIN-331: one setup card alone, as training: health full, the card's fate tokens, no notes."""
    table.mode = COMBAT_MODE
    seats = range(len(table.seats))
    tier = table.box.quests[table.box.setups[card].quest].tier
    takes = [TakeSeeker(seat) for seat in seats]
    decks = [BuildDeck(seat, tier, growth) for seat in seats]
    table.next(*takes, *decks, MusterCombat(card))


def start_quest(table: KinfireTable, quest: int, growth: int) -> None:
    """KIN-331: one quest alone, without town: 3 coins, 2 fate tokens but none in quest 1, no memories."""
    table.mode = QUEST_MODE
    table.company.coins = QUEST_COINS
    table.fate = 0 if quest == FIRST_QUEST else QUEST_FATE
    seats = range(len(table.seats))
    tier = table.box.quests[quest].tier
    takes = [TakeSeeker(seat) for seat in seats]
    decks = [BuildDeck(seat, tier, growth) for seat in seats]
    table.next(*takes, *decks, BeginQuest(quest))


def start_chapter(table: KinfireTable, chronicle: Chronicle) -> None:
    """KIN-298, chapter 4.5: gathering, city actions noted from before, the quest, and the city to which it leads."""
    table.mode = CAMPAIGN_MODE
    lay_chronicle(table, chronicle)
    takes = [TakeSeeker(seat) for seat in range(len(table.seats))]
    table.next(*takes, Gather(), Town(True), WhichQuest())


class TakeSeeker(ChanceStep[KinfireTable]):
    """KIN-007: the Seeker that a seat has chosen; one that was left open is dealt, each of those left as likely."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-001", "KIN-007", "KIN-297")
    role: ClassVar[str] = "seeker"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def enter(self, table: KinfireTable) -> bool:
        if table.roles[self.seat] != NONE:
            self.resolve(table, table.roles[self.seat])
            return False
        return super().enter(table)

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        return [(seeker, 1) for seeker in range(SEEKERS) if seeker not in table.roles]

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        table.roles[self.seat] = outcome
        table.seats[self.seat].seeker = outcome
        if table.log is not None:
            member = any(one.member and one.seeker == outcome for one in table.company.away)
            table.tell("goes-on" if member else "joins", "KIN-007", self.seat, {"seat": self.seat})


class BuildDeck(Act[KinfireTable]):
    """KIN-016, chapter 3.16: the starting deck, with the exchanges of the tier: as given, none, or by chance."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-008", "KIN-009", "KIN-010", "KIN-016", "KIN-024", "KIN-331")

    seat: SeatNumber
    tier: int
    growth: int

    def __init__(self, seat: SeatNumber, tier: int, growth: int) -> None:
        self.seat = seat
        self.tier = tier
        self.growth = growth

    def run(self, table: KinfireTable) -> None:
        box = table.box
        seeker = table.seats[self.seat]
        set_health(table, self.seat)
        seeker.pairs = list(box.seekers[seeker.seeker].pairs)
        table.next(ShuffleDeck(self.seat))
        if self.growth == STARTING_DECKS:
            return
        tier = box.tiers[self.tier]
        seeker.kinfire = tier.kinfire
        exchanges = tier.exchanges[seeker.seeker]
        if self.growth == RANDOM:
            if exchanges:
                table.next(DrawExchange(self.seat, self.tier, len(exchanges)))
            return
        for old, new in exchanges:
            seeker.pairs[seeker.pairs.index(old)] = new


class ShuffleDeck(Act[KinfireTable]):
    """KIN-024: the deck as it was built lies face down."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-024",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        seeker = table.seats[self.seat]
        seeker.deck = cards_of(seeker.pairs, seeker.items)


def candidates(table: KinfireTable, seeker: SeekerId, tier: int) -> list[PairId]:
    """Acquirable pairs that nobody uses yet, and the Seeker's own cards of the packs of the tier."""
    box = table.box
    taken = [pair for seat in table.seats for pair in seat.pairs]
    packs = box.tiers[tier].packs
    found: list[PairId] = []
    for pair in range(PAIRS):
        printed = box.pairs[pair]
        if printed.starting or pair in taken:
            continue
        if printed.pack == NONE or (printed.owner == seeker and printed.pack in packs):
            found.append(pair)
    return found


TRIES: Final = 60  # at least one exchange in six is legal


class DrawExchange(ChanceStep[KinfireTable]):
    """`growth = random`: an exchange among all that keep the deck legal; an outcome is both pairs in one number."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-283", "KIN-284", "KIN-285", "KIN-286", "KIN-288")

    seat: SeatNumber
    tier: int
    left: int

    def __init__(self, seat: SeatNumber, tier: int, left: int) -> None:
        self.seat = seat
        self.tier = tier
        self.left = left

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        new = candidates(table, table.seats[self.seat].seeker, self.tier)
        places = range(len(table.seats[self.seat].pairs))
        return [(self.both(table, place, pair), 1) for place in places for pair in new if self.fits(table, place, pair)]

    def sample(self, table: KinfireTable) -> int:
        """Any exchange, until one keeps the deck legal: listing them all takes long."""
        new = candidates(table, table.seats[self.seat].seeker, self.tier)
        for _ in range(TRIES):
            place, pair = table.below(len(table.seats[self.seat].pairs)), new[table.below(len(new))]
            if self.fits(table, place, pair):
                return self.both(table, place, pair)
        return super().sample(table)

    def possible(self, table: KinfireTable) -> bool:
        new = candidates(table, table.seats[self.seat].seeker, self.tier)
        for place in range(len(table.seats[self.seat].pairs)):
            for pair in new:
                if self.fits(table, place, pair):
                    return True
        return False

    def fits(self, table: KinfireTable, place: int, pair: PairId) -> bool:
        """Whether the deck stays legal with this pair in that place."""
        seeker = table.seats[self.seat]
        pairs = seeker.pairs.copy()
        pairs[place] = pair
        return is_legal(table.box, seeker.seeker, pairs, seeker.items, seeker.kinfire)

    def both(self, table: KinfireTable, place: int, pair: PairId) -> int:
        return table.seats[self.seat].pairs[place] * PAIRS + pair

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        pairs = table.seats[self.seat].pairs
        old, new = outcome // PAIRS, outcome % PAIRS
        pairs[pairs.index(old)] = new
        if table.log is not None:
            table.tell("exchange", "KIN-331", self.seat, {"seat": self.seat, "pair": old, "pair2": new})
        if self.left > 1:
            table.next(DrawExchange(self.seat, self.tier, self.left - 1))

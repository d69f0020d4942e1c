"""What the Entertainer's stage may still bring: a song half sung, the song that grows, fans, runes and cards.

In the middle of a song it counts to the icon what its unspent sources can bring at the places that can still be
visited; before one, by the audience that may be expected. While a card is discarded and the dial is turned it looks at
every way to do so: what counts is the song that this may begin.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.games.cove.box import CLANS, DAYS, LARGE, LEFT, NONE, PALADIN, RIGHT, ROGUE, SMALL, Clan
from veillee.games.cove.merchants.entertainer.box import (
    AT_GRAND_SQUARE,
    AT_HALL,
    AT_ISLE,
    CREATURE,
    PER_FAN,
    PER_RUNE,
    SKILL,
    StageBox,
    StageCard,
    stage_in,
)
from veillee.games.cove.merchants.entertainer.bragging import ShowCreature
from veillee.games.cove.merchants.entertainer.places import ChooseSide, Court, SingOnIsle, SingOnPier, to_court
from veillee.games.cove.merchants.entertainer.song import EndSong
from veillee.games.cove.merchants.entertainer.spending import FOR_CREST, FOR_ISLE, FOR_PIER, Spend
from veillee.games.cove.merchants.entertainer.stage import (
    QUARTERS,
    Stage,
    at_hand,
    crest_cost,
    is_stone,
    moves_left,
    source_clan,
    source_cost,
    source_value,
    stage_of,
)
from veillee.games.cove.merchants.entertainer.steps import DiscardCard, TurnDial
from veillee.games.cove.steps import common
from veillee.games.cove.table import MARKET, CoveTable

HAND_WORTH: Final = 4.0  # one more card in hand, for a day
RUNES_WORTH: Final[tuple[float, ...]] = (0.0, 8.0, 13.0, 16.0, 18.0)  # so many clans on Dragon Isle, for a day
CARD_WORTH: Final = 1.0  # an icon that a bought card adds, for a day
TOP_WORTH: Final = 1.5  # ... and once more where it is drawn next
BETTER: Final = 1.5  # icons by which an advanced skill is better than what it is drawn for
STROLL: Final = 1.5  # icons for which one more place is as good
TAMED: Final = 1.0  # icons for which a creature that comes back is as good
STONE_WORTH: Final = 5.0
VOLUME_WORTH: Final = 0.9
BRAG_PART: Final = 0.6  # of what a creature will do once he brags
ICON_WORTH: Final = 2.0  # a joker that a creature will give
HALL_LATER: Final = 1.3  # adventurers that join a hall in a day
READY: Final = 0.95  # of what a song that is being sung can still bring
HOPED: Final = 0.45  # of what a song that grows would bring
PLACES_HOPED: Final = 2  # clans to which it is sung in one song
THIRD: Final = 0.4  # of that, for any further clan
JOKER: Final = 2.0  # who will listen to a joker
SOON: Final = 0.85  # of what a song would bring that is about to be sung
NEAR: Final = 2  # a dial that may pass the shelf in the next turn
TURN: Final = 0.15  # of a day
KEPT: Final = 0.15  # of what the icons of a card in hand would bring
QUARTER: Final = 1.0  # every quarter that the dial has turned since the last song
HOUR: Final = 4.6  # what an hour is worth, while the card is not yet discarded that costs so many
MOVE_WORTH: Final = 0.3  # so that the pawn goes nowhere in vain


def prospects(table: CoveTable, seat: SeatNumber, prices: list[float], left: float) -> float:
    stage = stage_of(table, seat)
    box = stage_in(table.box)
    worth = lasting(table, seat, stage, left)
    if stage.singing:
        if not common.goes_on(table, EndSong):  # it only waits to be put away
            return worth + sound(stage.volume, left) + dialled(stage.dial, left)
        icons = Icons(table, stage, stage.volume, left)
        moves = moves_left(table, stage)
        found = pending(table, seat, stage, left) + READY * song_now(table, stage, icons, left, moves)
        return worth + found + sound(icons.volume, left) + dialled(stage.dial, left)
    audience = expected_audience(table, prices)
    for card in stage.hand:
        printed = box.cards[card]
        worth += KEPT * printed.value * (JOKER if printed.clan == PALADIN else audience[printed.clan])
    asking = table.asking
    if isinstance(asking, TurnDial) and asking.seat == seat:
        return worth + best_turn(table, stage, asking.card, audience, left)
    if isinstance(asking, DiscardCard) and asking.seat == seat and stage.hand:
        return worth + max(
            [best_turn(table, stage, card, audience, left) - HOUR * box.cards[card].hours for card in stage.hand]
        )
    return worth + growing(table, stage, stage.volume, stage.dial, audience, left)


def lasting(table: CoveTable, seat: SeatNumber, stage: Stage, left: float) -> float:
    """What outlives a song: hand, runes, stones, bought cards, creatures, and fans who will leave the Square."""
    box = stage_in(table.box)
    worth = STONE_WORTH * stage.stones * min(1.0, 0.4 + left)
    worth += HAND_WORTH * min(2, stage.crests) * left + RUNES_WORTH[stage.runes.bit_count()] * left
    for card in stage.deck_cards():
        if not box.cards[card].starting:
            worth += CARD_WORTH * left * icons_added(stage, box.cards[card], left)
    for card in stage.top:
        worth += TOP_WORTH * min(1.0, 3.0 * left) * icons_added(stage, box.cards[card], left)
    asking = table.asking
    shown = asking.shown if isinstance(asking, ShowCreature) and asking.seat == seat else NONE
    for place in range(len(stage.brag)):
        effect = creature_worth(table, seat, box, stage.brag[place])
        if shown == NONE:
            worth += BRAG_PART * effect * min(1.0, left)
        elif place >= shown:
            worth += effect
    if table.day < DAYS:
        for townsfolk in table.row:
            if townsfolk != NONE and common.is_fan(table, townsfolk):
                worth += common.sponsorship(table, townsfolk) + HALL_LATER
    return worth


def icons_added(stage: Stage, printed: StageCard, left: float) -> float:
    """What a bought card adds to a song in which it is: an impro comes beside the cards that are played.

    Fans and runes of later days count as far as there are days.
    """
    if printed.kind == SKILL:
        return BETTER
    if printed.kind == CREATURE:
        return TAMED
    if printed.movement:
        return STROLL * printed.movement
    if printed.per == PER_FAN:
        return min(float(printed.most), stage.crests + left)
    if printed.per == PER_RUNE:
        return min(float(printed.most), stage.runes.bit_count() + 0.5 * left)
    return float(printed.value)


def creature_worth(table: CoveTable, seat: SeatNumber, box: StageBox, card: CardId) -> float:
    """COV-147: what a creature does when he brags, good and bad."""
    printed = box.cards[card]
    shed = min(printed.uncorrupt, table.seats[seat].corruption) - printed.corruption
    return printed.gold + STONE_WORTH * printed.stones + ICON_WORTH * printed.value + shed * (table.lair + 1.0)


def sound(volume: int, left: float) -> float:
    return VOLUME_WORTH * volume * min(1.0, 0.3 + left)


def dialled(dial: int, left: float) -> float:
    return QUARTER * dial * min(1.0, 2.0 * left)


def expected_audience(table: CoveTable, prices: list[float]) -> list[float]:
    """How many of each clan may listen where most of them are."""
    values = table.box.values
    found: list[float] = []
    for clan in range(CLANS):
        small, large = common.good_of(SMALL, clan), common.good_of(LARGE, clan)
        found.append(max(prices[small] / values[small], prices[large] / values[large]))
    return found


# -- the song that grows ------------------------------------------------------------------------


def best_turn(table: CoveTable, stage: Stage, card: CardId, audience: list[float], left: float) -> float:
    """What the best way to turn the dial brings: the song that it begins, or the one that grows on."""
    box = stage_in(table.box)
    printed = box.cards[card]
    volume = min(box.volume_max, stage.volume + printed.volume)
    corruption = table.lair + 1.0 + HALL_LATER * (DAYS - table.day)
    best = 0.0
    for more in (0, 1, -1):
        quarters = printed.hours + more
        if quarters < 1:
            continue
        dial = (stage.dial + quarters) % QUARTERS
        found = -corruption if more else 0.0
        if stage.dial + quarters >= QUARTERS:
            icons = Icons(table, stage, volume, left)
            moves = box.movement[dial]
            for other in stage.song:
                moves += box.cards[other].movement
            found += READY * song_now(table, stage, icons, left, moves)
            found += sound(icons.volume, left) + dialled(dial, left)
        else:
            found += growing(table, stage, volume, dial, audience, left)
        best = max(best, found)
    return best - printed.corruption * corruption


def growing(table: CoveTable, stage: Stage, volume: int, dial: int, audience: list[float], left: float) -> float:
    """The song that grows: its best clans before the audience that may be expected, or a fan.

    Where the dial is about to pass the shelf it will be sung as things are now.
    """
    icons = Icons(table, stage, volume, left)
    gains = [icons.worth_of(clan, audience[clan]) for clan in range(CLANS)]
    gains.sort(reverse=True)
    later = sum(gains[:PLACES_HOPED]) + THIRD * sum(gains[PLACES_HOPED:]) + icons.free[CLANS] * JOKER
    later += best_fan(table, stage, left) * min(1.0, icons.all() / crest_cost(stage))
    later *= HOPED
    if dial >= NEAR and table.phase < MARKET and left - (DAYS - table.day) > TURN:
        soon = SOON * song_now(table, stage, icons, left, stage_in(table.box).movement[0])
        later = soon if dial == QUARTERS - 1 else max(soon, later)
    return later + sound(volume, left) + dialled(dial, left)


# -- a song ---------------------------------------------------------------------------------------


class Icons:
    """The sources of a song that are left: icons by clan with the jokers last, and parts that cost volume."""

    def __init__(self, table: CoveTable, stage: Stage, volume: int, left: float) -> None:
        box = stage_in(table.box)
        self.free = [0] * (CLANS + 1)
        self.volume = volume
        self.dear: list[tuple[Clan, int, int]] = []  # clan, icons, volume
        self.stones = stage.stones
        self.stone = box.stone_value
        self.cost = VOLUME_WORTH * min(1.0, 0.3 + left)
        self.stone_cost = STONE_WORTH * min(1.0, 0.4 + left)
        for source in range(len(box.sources)):
            if is_stone(box, source) or not at_hand(box, stage, source):
                continue
            clan = source_clan(box, source)
            kind = CLANS if clan == PALADIN else clan
            value, cost = source_value(box, stage, source), source_cost(box, source)
            if cost:
                self.dear.append((kind, value, cost))
            else:
                self.free[kind] += value

    def all(self) -> int:
        """All icons that the volume is enough for."""
        found = sum(self.free)
        volume = self.volume
        for _, value, cost in self.dear:
            if cost <= volume:
                volume -= cost
                found += value
        return found

    def of(self, clan: Clan) -> int:
        """Icons of a clan with the jokers, as far as they cost nothing or the volume is enough."""
        found = self.free[clan] + self.free[CLANS]
        volume = self.volume
        for kind, value, cost in self.dear:
            if kind in (clan, CLANS) and cost <= volume:
                volume -= cost
                found += value
        return found

    def worth_of(self, clan: Clan, listeners: float) -> float:
        """What the icons of a clan bring before so many, without jokers that cost nothing."""
        found = self.free[clan] * listeners
        volume = self.volume
        for kind, value, cost in self.dear:
            if kind in (clan, CLANS) and cost <= volume:
                gain = value * listeners - self.cost * cost
                if gain > 0.0:
                    volume -= cost
                    found += gain
        return found

    def sung(self, clan: Clan, listeners: int) -> float:
        """What all icons of a clan, the jokers and the stones would bring before so many."""
        found = self.worth_of(clan, float(listeners)) + self.free[CLANS] * listeners
        stone = self.stone * listeners - self.stone_cost
        return found + self.stones * stone if stone > 0.0 else found

    def take(self, clan: Clan, listeners: int) -> None:
        """Those icons are spent."""
        self.free[clan] = 0
        self.free[CLANS] = 0
        rest: list[tuple[Clan, int, int]] = []
        for kind, value, cost in self.dear:
            if kind in (clan, CLANS) and cost <= self.volume and value * listeners > self.cost * cost:
                self.volume -= cost
            else:
                rest.append((kind, value, cost))
        self.dear = rest
        if self.stone * listeners > self.stone_cost:
            self.stones = 0

    def pay(self, clan: Clan, needed: int) -> None:
        """So many icons of a clan are spent, or of any: the fewest that are enough, jokers and volume last."""
        kinds = list(range(CLANS)) if clan == NONE else [clan]
        while needed > 0:
            least = NONE
            for kind in kinds:
                if self.free[kind] and (least == NONE or self.free[kind] < self.free[least]):
                    least = kind
            if least == NONE:
                break
            needed -= self.free[least]
            self.free[least] = 0
        if needed > 0:
            needed -= self.free[CLANS]
            self.free[CLANS] = 0
        rest: list[tuple[Clan, int, int]] = []
        for kind, value, cost in self.dear:
            if needed > 0 and cost <= self.volume and (clan == NONE or kind in (clan, CLANS)):
                needed -= value
                self.volume -= cost
            else:
                rest.append((kind, value, cost))
        self.dear = rest


def pending(table: CoveTable, seat: SeatNumber, stage: Stage, left: float) -> float:
    """What has been spent already, before it is said to be enough."""
    asking = table.asking
    if not isinstance(asking, Spend) or asking.seat != seat or not asking.paid:
        return 0.0
    if asking.purpose == FOR_PIER:
        return float(asking.paid * common.on_pier(table, stage.place, asking.clan))
    if asking.purpose == FOR_ISLE:
        return float(asking.paid * common.at_sea(table, stage.audience, asking.clan))
    share = min(1.0, asking.paid / asking.needed)
    if asking.purpose == FOR_CREST:
        return share * fan_worth(table, stage, asking.townsfolk, left)
    return share * next_rune(stage.runes) * left


def next_rune(runes: Bits) -> float:
    """What one more rune in a hall is worth for a day."""
    placed = runes.bit_count()
    return RUNES_WORTH[placed + 1] - RUNES_WORTH[placed]


def fan_worth(table: CoveTable, stage: Stage, townsfolk: int, left: float) -> float:
    """A new fan: sponsorship at the end, before that when it leaves the Square, and perhaps a larger hand."""
    worth = 0.0
    nights = DAYS - table.day + 1
    for icon in table.box.townsfolk[townsfolk].icons:
        if icon == ROGUE:
            worth -= table.lair + HALL_LATER * nights
        else:
            worth += table.halls[icon] + HALL_LATER * nights
            if table.day < DAYS:
                worth += table.halls[icon] + HALL_LATER
    return worth + HAND_WORTH * left if stage.crests < 2 else worth


def best_fan(table: CoveTable, stage: Stage, left: float) -> float:
    best = 0.0
    if stage.crests < stage_in(table.box).crests:
        for townsfolk in to_court(table):
            best = max(best, fan_worth(table, stage, townsfolk, left))
    return best


def song_now(table: CoveTable, stage: Stage, icons: Icons, left: float, moves: int) -> float:
    """The best places one after another, each clan's icons at one of them; where he stands needs no move."""
    asking = table.asking
    acting = not stage.acted or isinstance(asking, (SingOnPier, Court, ChooseSide, SingOnIsle, Spend))
    here = stage.place if acting else NONE
    if stage.place == NONE:
        moves += 1
    spending = isinstance(asking, Spend)
    chosen = asking.clan if isinstance(asking, Spend) else NONE
    worth = 0.0
    done = stage.visited
    runes = stage.runes
    if here != NONE:
        done &= ~(1 << here)
    while True:
        best, where, what = 0.0, NONE, NONE
        for place in range(AT_ISLE + 1):
            if done >> place & 1 or (place != here and moves <= 0):
                continue
            if place == here and isinstance(asking, Spend) and asking.purpose not in (FOR_PIER, FOR_ISLE):
                continue
            gain, clan = place_worth(
                table, stage, place, icons, left, runes, chosen if place == here else NONE, spending and place == here
            )
            if place == here:
                gain *= 1.02
            if gain > best:
                best, where, what = gain, place, clan
        if where == NONE:
            return worth + MOVE_WORTH * max(0, moves)
        worth += best
        done |= 1 << where
        if where != here:
            moves -= 1
        if where == AT_GRAND_SQUARE:
            icons.pay(NONE, crest_cost(stage))
        elif where == AT_ISLE:
            side = isle_side(table, stage, icons, runes)
            for clan in range(CLANS):
                if runes >> clan & 1 and not stage.sung >> clan & 1:
                    icons.take(clan, common.at_sea(table, side, clan))
        elif where >= AT_HALL:
            icons.pay(what, table.halls[what] + 1)
            runes |= 1 << what
        else:
            icons.take(what, common.on_pier(table, where, what))


def isle_worth(table: CoveTable, stage: Stage, icons: Icons, runes: Bits, side: int) -> float:
    """What a side of Dragon Isle would bring: every clan with a rune, the jokers for the best of them."""
    found = more = 0.0
    for clan in range(CLANS):
        if runes >> clan & 1 and not stage.sung >> clan & 1:
            listeners = common.at_sea(table, side, clan)
            alone = icons.worth_of(clan, float(listeners))
            found += alone
            more = max(more, icons.sung(clan, listeners) - alone)
    return found + more


def isle_side(table: CoveTable, stage: Stage, icons: Icons, runes: Bits) -> int:
    """The side that would bring more."""
    west = isle_worth(table, stage, icons, runes, LEFT)
    return LEFT if west >= isle_worth(table, stage, icons, runes, RIGHT) else RIGHT


def place_worth(
    table: CoveTable,
    stage: Stage,
    place: int,
    icons: Icons,
    left: float,
    runes: Bits,
    chosen: Clan,
    spending: bool,
) -> tuple[float, Clan]:
    """What a place would bring, and the clan whose icons it takes; NONE for any."""
    best, what = 0.0, NONE
    if place == AT_GRAND_SQUARE:
        if icons.all() >= crest_cost(stage):
            best = best_fan(table, stage, left)
        return best, what
    if place == AT_ISLE:
        if spending:
            return icons.sung(chosen, common.at_sea(table, stage.audience, chosen)), chosen
        asking = table.asking
        if isinstance(asking, SingOnIsle):
            return isle_worth(table, stage, icons, runes, stage.audience), what
        return isle_worth(table, stage, icons, runes, isle_side(table, stage, icons, runes)), what
    if place >= AT_HALL:
        clan = place - AT_HALL
        if not runes >> clan & 1 and icons.of(clan) > table.halls[clan]:
            return next_rune(runes) * left, clan
        return best, what
    for clan in range(CLANS):
        if chosen in (NONE, clan):
            gain = icons.sung(clan, common.on_pier(table, place, clan))
            if gain > best:
                best, what = gain, clan
    return best, what

"""What the Entertainer's stage may still bring: a song half sung, the song that grows, fans, runes and cards.

In the middle of a song it counts to the icon what its unspent sources can bring at the places that can still be
visited; before one, by the audience that may be expected.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, DAYS, LARGE, NONE, PALADIN, ROGUE, SMALL, Clan
from veillee.games.cove.merchants.entertainer.box import AT_GRAND_SQUARE, AT_HALL, AT_ISLE, stage_in
from veillee.games.cove.merchants.entertainer.places import ChooseSide, Court, SingOnIsle, SingOnPier, to_court
from veillee.games.cove.merchants.entertainer.song import EndSong
from veillee.games.cove.merchants.entertainer.spending import FOR_CREST, FOR_ISLE, FOR_PIER, Spend
from veillee.games.cove.merchants.entertainer.stage import (
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
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

HAND_WORTH: Final = 4.0  # one more card in hand, for a day
RUNES_WORTH: Final[tuple[float, ...]] = (0.0, 5.0, 8.0, 10.0, 11.0)  # so many clans on Dragon Isle, for a day
CARD_WORTH: Final = 3.0  # a bought card, for a day
STONE_WORTH: Final = 5.0
VOLUME_WORTH: Final = 0.9
BRAG_WORTH: Final = 2.5
HALL_LATER: Final = 1.3  # adventurers that join a hall in a day
READY: Final = 0.9  # of what a song that is being sung can still bring
HOPED: Final = 0.6  # of what a song that grows would bring
PLACES_HOPED: Final = 2
MOVE_WORTH: Final = 0.3  # so that the pawn goes nowhere in vain


def prospects(table: CoveTable, seat: SeatNumber, prices: list[float], left: float) -> float:
    stage = stage_of(table, seat)
    time = min(1.0, left)
    worth = VOLUME_WORTH * stage.volume * min(1.0, 0.3 + left) + STONE_WORTH * stage.stones * min(1.0, 0.4 + left)
    worth += HAND_WORTH * min(2, stage.crests) * left + RUNES_WORTH[stage.runes.bit_count()] * left
    bought = 0
    for card in stage.deck_cards():
        if not stage_in(table.box).cards[card].starting:
            bought += 1
    worth += CARD_WORTH * bought * left + BRAG_WORTH * len(stage.brag) * time
    if table.day < DAYS:
        for townsfolk in table.row:
            if townsfolk != NONE and common.is_fan(table, townsfolk):
                worth += common.sponsorship(table, townsfolk) + HALL_LATER
    if stage.singing and not common.goes_on(table, EndSong):  # it only waits to be put away
        return worth
    icons = [0] * (CLANS + 1)
    volume = stage.volume
    box = stage_in(table.box)
    for source in range(len(box.sources)):
        if not is_stone(box, source) and at_hand(box, stage, source):
            cost = source_cost(box, source)
            if cost <= volume:
                volume -= cost
                clan = source_clan(box, source)
                icons[CLANS if clan == PALADIN else clan] += source_value(box, stage, source)
    if stage.singing:
        return worth + pending(table, seat, stage, left) + READY * song_now(table, stage, icons, left)
    return worth + HOPED * song_later(table, stage, icons, prices, left)


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
    return share * next_rune(stage) * left


def next_rune(stage: Stage) -> float:
    """What one more rune in a hall is worth for a day."""
    runes = stage.runes.bit_count()
    return RUNES_WORTH[runes + 1] - RUNES_WORTH[runes]


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


def song_now(table: CoveTable, stage: Stage, icons: list[int], left: float) -> float:
    """The best places one after another, each clan's icons at one of them; where he stands needs no move."""
    moves = moves_left(table, stage)
    asking = table.asking
    acting = not stage.acted or isinstance(asking, (SingOnPier, Court, ChooseSide, SingOnIsle, Spend))
    here = stage.place if acting else NONE
    if stage.place == NONE:
        moves += 1
    chosen = asking.clan if isinstance(asking, Spend) else NONE
    worth = 0.0
    done = stage.visited
    if here != NONE:
        done &= ~(1 << here)
    while True:
        best, where, what = 0.0, NONE, NONE
        for place in range(AT_ISLE + 1):
            if done >> place & 1 or (place != here and moves <= 0):
                continue
            if place == here and isinstance(asking, Spend) and asking.purpose not in (FOR_PIER, FOR_ISLE):
                continue
            gain, clan = place_worth(table, stage, place, icons, left, chosen if place == here else NONE)
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
        take(icons, what, crest_cost(stage) if where == AT_GRAND_SQUARE else 0)


def place_worth(
    table: CoveTable, stage: Stage, place: int, icons: list[int], left: float, chosen: Clan
) -> tuple[float, Clan]:
    """What a place would bring for so many icons, and the clan whose icons it takes; NONE for any."""
    best, what = 0.0, NONE
    if place == AT_GRAND_SQUARE:
        if sum(icons) >= crest_cost(stage):
            best = best_fan(table, stage, left)
        return best, what
    if place == AT_ISLE:
        for clan in range(CLANS):
            if stage.runes >> clan & 1 and not stage.sung >> clan & 1 and icons[clan]:
                gain = float((icons[clan] + icons[CLANS]) * max(common.at_sea(table, side, clan) for side in (0, 1)))
                if gain > best:
                    best, what = gain, clan
        return best, what
    if place >= AT_HALL:
        clan = place - AT_HALL
        if not stage.runes >> clan & 1 and icons[clan] + icons[CLANS] > table.halls[clan]:
            return next_rune(stage) * left, clan
        return best, what
    for clan in range(CLANS):
        if chosen in (NONE, clan):
            gain = float((icons[clan] + icons[CLANS]) * common.on_pier(table, place, clan))
            if gain > best:
                best, what = gain, clan
    return best, what


def take(icons: list[int], clan: Clan, cost: int) -> None:
    """Icons that a place took: all of a clan with the jokers, or so many of those that there are fewest of."""
    if clan != NONE:
        icons[clan] = 0
        icons[CLANS] = 0
        return
    while cost > 0 and sum(icons) > 0:
        least = NONE
        for place in range(CLANS + 1):
            if icons[place] and (least == NONE or icons[place] < icons[least]):
                least = place
        cost -= icons[least]
        icons[least] = 0


def song_later(table: CoveTable, stage: Stage, icons: list[int], prices: list[float], left: float) -> float:
    """The song that grows: its best clans before the audience that may be expected, or a fan."""
    gains: list[float] = []
    values = table.box.values
    for clan in range(CLANS):
        small, large = common.good_of(SMALL, clan), common.good_of(LARGE, clan)
        audience = max(prices[small] / values[small], prices[large] / values[large])
        gains.append(icons[clan] * audience)
    gains.sort(reverse=True)
    best = sum(gains[:PLACES_HOPED]) + icons[CLANS] * 2.0
    fan = best_fan(table, stage, left) * min(1.0, sum(icons) / crest_cost(stage))
    return best + fan

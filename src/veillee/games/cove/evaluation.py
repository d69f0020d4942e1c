"""A cheap guess of the final gold of every side, made of what lies open on the table only.

Gold counts in full, goods by what the piers would pay for them, townsfolk and fans by the halls as they will be,
corruption by the Lair. What a workshop is on the way to counts for a part; every workshop says that of itself.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import (
    BAZAAR,
    BLACK,
    CLANS,
    DAYS,
    LARGE,
    NONE,
    PIER_OF,
    ROGUE,
    SEATS_OF_BOAT,
    SMALL,
    SQUARE,
    Clan,
    Size,
)
from veillee.games.cove.scoring import icons
from veillee.games.cove.steps import common
from veillee.games.cove.table import FINAL, MARKET, PEDDLER, CoveTable

HALL_GROWTH: Final = 1.3  # adventurers that join a hall in a day
LAIR_GROWTH: Final = 1.0  # rogues that join the Lair in a day
HOURS: Final = 10.0  # of a day
WASTED: Final = 1.3  # adventurers that arrive for one that was missing on a boat that docks
DAY_GOLD: Final = 42.0  # what a side earns in a day, over a whole match
PEDDLER_DAY: Final = 48.0
LATER: Final = 0.62  # of the price that a good may expect on a later day
FULL: Final = 4.0


def estimate(table: CoveTable) -> list[float]:
    """The final gold that each side may expect: the seats, then the Peddler."""
    end = day_end(table)
    found = [side_estimate(table, seat, end) for seat in range(len(table.seats))]
    if table.peddler is not None:
        found.append(side_estimate(table, PEDDLER, end))
    return found


def day_end(table: CoveTable) -> float:
    """The hour at which the day may end: where the marker lies, or when the boats that can dock may be full."""
    if table.marker != NONE:
        return float(table.marker)
    missing = 0
    for side in (0, 1):
        free = len(common.free_docks(table, side))
        if free:
            room = [
                SEATS_OF_BOAT - len(table.boats[boat]) for boat in range(3 * side, 3 * side + 3) if at_sea(table, boat)
            ]
            room.sort()
            missing += sum(room[:free])
    hours = table.box.arrivals | table.box.tokens[table.sides - 2]
    now = sum(common.trader(table, side).hour for side in table.hourglasses) / table.sides
    return now + WASTED * missing * 12.0 / (hours.bit_count() * table.sides) + 1.0


def at_sea(table: CoveTable, boat: int) -> bool:
    return table.at[boat] == NONE


def hours_left(table: CoveTable, side: SeatNumber, end: float) -> float:
    """How many hours a side may still work today."""
    if table.phase >= MARKET:
        return 0.0
    return max(0.0, end - common.trader(table, side).hour)


def side_estimate(table: CoveTable, side: SeatNumber, end: float) -> float:
    if table.day == 0:
        return DAYS * DAY_GOLD
    trader = common.trader(table, side)
    worth = float(trader.gold)
    hours = hours_left(table, side, end)
    whole = 0.0 if table.phase == FINAL else float(DAYS - table.day)
    later = whole + hours / HOURS
    for clan in range(CLANS):
        worth += icons(table, side, clan) * (table.halls[clan] + HALL_GROWTH * later)
        for size in (SMALL, LARGE):
            number = trader.goods[common.good_of(size, clan)]
            if number:
                worth += number * expected_price(table, size, clan)
    worth -= (trader.corruption + icons(table, side, ROGUE)) * (table.lair + LAIR_GROWTH * later)
    if side == PEDDLER:
        return worth + PEDDLER_DAY * later
    prices = [expected_price(table, size, clan) for size in (SMALL, LARGE) for clan in range(CLANS)]
    return worth + common.workshop(table, side).prospects(table, side, prices, later) + DAY_GOLD * later


def expected_price(table: CoveTable, size: Size, clan: Clan) -> float:
    """What a good may bring: the best pier of today with boats that may still dock there, or a later day."""
    value = table.box.values[common.good_of(size, clan)]
    best = 0.0
    for pier in (SQUARE, BAZAAR, BLACK):
        if table.box.accepts[pier] >> size & 1:
            buyers = expected_buyers(table, pier, clan)
            cost = table.lair + HALL_GROWTH if pier == BLACK else 0.0
            best = max(best, value * buyers - 0.5 * cost)
    if table.day < DAYS:
        best = max(best, LATER * value * (2.6 if size == SMALL else 1.7))
    return best


def expected_buyers(table: CoveTable, pier: int, clan: Clan) -> float:
    """Adventurers of a clan on a pier: those who are there, and those who may still come, by how full boats are."""
    number = float(common.on_pier(table, pier, clan))
    if table.phase >= MARKET:
        return number
    for side in (0, 1):
        docks = common.free_docks(table, side)
        free = sum(PIER_OF[dock] == pier for dock in docks)
        if not free:
            continue
        boats = [boat for boat in range(3 * side, 3 * side + 3) if table.at[boat] == NONE]
        waiting = sum(len(table.boats[boat]) for boat in boats)
        if waiting:
            share = min(1.0, free * FULL / waiting)
            number += share * sum(table.boats[boat].count(clan) for boat in boats) * (0.85 if len(docks) > 1 else 1.0)
    return number

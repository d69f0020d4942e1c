"""A cheap guess of the final gold of every side, made of what lies open on the table only.

Gold counts in full, goods by what the piers would pay for them, townsfolk and fans by the halls as they will be,
corruption by the Lair. What a workshop is on the way to counts for a part; every workshop says that of itself.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import BAZAAR, BLACK, CLANS, DAYS, LARGE, NONE, PIER_OF, ROGUE, SMALL, SQUARE, Clan, Size
from veillee.games.cove.scoring import icons
from veillee.games.cove.steps import common
from veillee.games.cove.table import FINAL, MARKET, PEDDLER, CoveTable

HALL_GROWTH: Final = 1.3  # adventurers that join a hall or the Lair in a day
DAY_GOLD: Final = 42.0  # what a side earns in a day, over a whole match
PEDDLER_DAY: Final = 48.0
LATER: Final = 0.62  # of the price that a good may expect on a later day
FULL: Final = 4.0


def estimate(table: CoveTable) -> list[float]:
    """The final gold that each side may expect: the seats, then the Peddler."""
    left = days_left(table)
    found = [side_estimate(table, seat, left) for seat in range(len(table.seats))]
    if table.peddler is not None:
        found.append(side_estimate(table, PEDDLER, left))
    return found


def days_left(table: CoveTable) -> float:
    """How much of the three days is still to come; of the present day what the docks tell."""
    if table.phase == FINAL:
        return 0.0
    if table.day == 0:
        return float(DAYS)
    whole = DAYS - table.day
    if table.phase >= MARKET:
        return float(whole)
    docked = sum(dock != NONE for dock in table.at)
    return whole + 1.0 - 0.2 * docked


def side_estimate(table: CoveTable, side: SeatNumber, left: float) -> float:
    if table.day == 0:
        return DAYS * DAY_GOLD
    trader = common.trader(table, side)
    worth = float(trader.gold)
    later = max(0.0, left)
    for clan in range(CLANS):
        worth += icons(table, side, clan) * (table.halls[clan] + HALL_GROWTH * later)
        for size in (SMALL, LARGE):
            number = trader.goods[common.good_of(size, clan)]
            if number:
                worth += number * expected_price(table, size, clan)
    worth -= (trader.corruption + icons(table, side, ROGUE)) * (table.lair + HALL_GROWTH * later)
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

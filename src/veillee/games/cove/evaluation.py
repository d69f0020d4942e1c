"""A cheap guess of the final gold of every side, made of what lies open on the table only.

Gold counts in full, goods by what the piers would pay for them, townsfolk and fans by the halls as they will be,
corruption by the Lair. What a workshop is on the way to counts for a part; every workshop says that of itself. The
hours of an action that has begun count as spent, although the hourglass moves only after it.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import (
    BLACK,
    BOATS,
    CLANS,
    DAYS,
    GOODS,
    KINDS,
    LARGE,
    LEFT,
    NONE,
    PIER_OF,
    PIERS,
    RIGHT,
    ROGUE,
    SEATS_OF_BOAT,
    SMALL,
    Clan,
    Size,
)
from veillee.games.cove.scoring import icons
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Advance
from veillee.games.cove.table import CLEANUP, FINAL, MARKET, PEDDLER, CoveTable

GROWTH: Final[tuple[float, ...]] = (1.7, 1.7, 1.1, 1.1, 1.3)  # adventurers of each kind that stay at sea in a day
HOURS: Final = 10.0  # of a day
WASTED: Final = 1.3  # adventurers that arrive for one that was missing on a boat that docks
DAY_GOLD: Final = 46.0  # what a side earns in a day, over a whole match
PEDDLER_DAY: Final = 48.0
LATER_BUYERS: Final[tuple[float, ...]] = (2.5, 1.7)  # who may buy a small and a large good on a later day
DAWN: Final = 1.15  # of that, once a day is over: the boats of the next one will show what is wanted
MAKING: Final = 1.5  # hours before the end when something begun can still be sold today
POWERS: Final[tuple[float, ...]] = (0.0, 2.0, 4.5, 9.0)  # what the powers of a staff bring in a day
LIKELY: Final[tuple[float, ...]] = (0.5, 1.0, 2.0, 4.0, 8.0)  # how a boat is likelier to dock, by who is aboard
STEERED: Final = 1.4  # of chance: whoever seats an arrival likes buyers together


def estimate(table: CoveTable) -> list[float]:
    """The final gold that each side may expect: the seats, then the Peddler."""
    outlook = Outlook(table)
    found = [side_estimate(table, seat, outlook) for seat in range(len(table.seats))]
    if table.peddler is not None:
        found.append(side_estimate(table, PEDDLER, outlook))
    return found


class Outlook:
    """What is the same for all sides: who will be where, what goods may bring, and when the day ends."""

    def __init__(self, table: CoveTable) -> None:
        self.end = day_end(table)
        self.members = [expected_members(table, kind) for kind in range(KINDS)]
        buyers = expected_buyers(table)
        self.later = [later_price(table, size, clan) for size in (SMALL, LARGE) for clan in range(CLANS)]
        self.prices: list[float] = []  # of each good, on the best pier of today or on a later day
        for size in (SMALL, LARGE):
            for clan in range(CLANS):
                value = table.box.values[common.good_of(size, clan)]
                best = self.later[common.good_of(size, clan)]
                for pier in range(PIERS):
                    if table.box.accepts[pier] >> size & 1:
                        cost = 0.5 * self.members[ROGUE] if pier == BLACK else 0.0
                        best = max(best, value * buyers[pier][clan] - cost)
                self.prices.append(best)


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
    return max(0.0, end - common.trader(table, side).hour - hours_owed(table, side))


def hours_owed(table: CoveTable, side: SeatNumber) -> int:
    """The hours of an action that has begun."""
    owed = 0 if side == PEDDLER else common.workshop(table, side).owes(table, side)
    for step in table.stack:
        if isinstance(step, Advance) and step.side == side:
            owed += step.hours
    return owed


def side_estimate(table: CoveTable, side: SeatNumber, outlook: Outlook) -> float:
    if table.day == 0:
        return DAYS * DAY_GOLD
    trader = common.trader(table, side)
    worth = float(trader.gold)
    hours = hours_left(table, side, outlook.end)
    whole = 0.0 if table.phase == FINAL else float(DAYS - table.day)
    later = whole + hours / HOURS
    for good in range(GOODS):
        worth += trader.goods[good] * outlook.prices[good]
    for clan in range(CLANS):
        worth += icons(table, side, clan) * outlook.members[clan]
    worth -= (trader.corruption + icons(table, side, ROGUE)) * outlook.members[ROGUE]
    if side == PEDDLER:
        return worth + PEDDLER_DAY * later
    workshop = common.workshop(table, side)
    if workshop.sells():
        worth += POWERS[len(trader.staff)] * later
    ready = min(1.0, hours / MAKING)
    dawn = DAWN if table.phase >= MARKET else 1.0
    hopes = [ready * outlook.prices[good] + (1.0 - ready) * dawn * outlook.later[good] for good in range(GOODS)]
    return worth + workshop.prospects(table, side, outlook.prices, hopes, later) + DAY_GOLD * later


def expected_members(table: CoveTable, kind: Clan) -> float:
    """Adventurers in a hall at the end, or rogues in the Lair: those who stay at sea join every night (COV-084)."""
    number = float(table.lair if kind == ROGUE else table.halls[kind])
    if table.phase >= CLEANUP:
        return number + GROWTH[kind] * (DAYS - table.day)
    if table.phase == MARKET:
        number += common.at_sea(table, LEFT, kind) + common.at_sea(table, RIGHT, kind)
        return number + GROWTH[kind] * (DAYS - table.day)
    return number + GROWTH[kind] * (DAYS - table.day + 1)


def later_price(table: CoveTable, size: Size, clan: Clan) -> float:
    """What a good may bring on a later day, if there is one."""
    if table.day >= DAYS:
        return 0.0
    return table.box.values[common.good_of(size, clan)] * LATER_BUYERS[size]


def expected_buyers(table: CoveTable) -> list[list[float]]:
    """Adventurers of each clan on each pier: those who are there, and those on the boats that may still dock there.

    A fuller boat is likelier to dock; its free seats will be taken by whoever comes out of the bag.
    """
    found = [[0.0] * CLANS for _ in range(PIERS)]
    for boat in range(BOATS):
        if table.at[boat] != NONE:
            there = found[PIER_OF[table.at[boat]]]
            for kind in table.boats[boat]:
                if kind < CLANS:
                    there[kind] += 1.0
    if table.phase >= MARKET:
        return found
    waiting = sum(table.bag)
    for side in (0, 1):
        docks = common.free_docks(table, side)
        if not docks:
            continue
        weights = room = 0.0
        aboard = [0.0] * CLANS
        for boat in range(3 * side, 3 * side + 3):
            if table.at[boat] == NONE:
                weight = LIKELY[len(table.boats[boat])]
                weights += weight
                room += weight * (SEATS_OF_BOAT - len(table.boats[boat]))
                for kind in table.boats[boat]:
                    if kind < CLANS:
                        aboard[kind] += weight
        if not weights:
            continue
        for clan in range(CLANS):
            share = STEERED * table.bag[clan] / waiting if waiting else 0.0
            expected = (aboard[clan] + share * room) / weights
            for dock in docks:
                found[PIER_OF[dock]][clan] += expected
    return found

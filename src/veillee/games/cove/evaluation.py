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
    STAFF,
    Clan,
    Size,
    TownsfolkId,
)
from veillee.games.cove.scoring import icons
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Advance, is_arrival
from veillee.games.cove.steps.market import PeddlerSale, Sale, Sell
from veillee.games.cove.steps.shop import MakeSmall, small_goods
from veillee.games.cove.steps.townsfolk import Dismiss, Hire, Recruit, affordable
from veillee.games.cove.table import CLEANUP, FINAL, MARKET, PEDDLER, CoveTable

GROWTH: Final[tuple[float, ...]] = (1.7, 1.7, 1.1, 1.1, 1.3)  # adventurers of each kind that stay at sea in a day
HOURS: Final = 10.0  # of a day
WASTED: Final = 1.3  # adventurers that arrive for one that was missing on a boat that docks
DAY_GOLD: Final = 46.0  # what a side earns in a day, over a whole match
PEDDLER_DAY: Final = 48.0
LATER_BUYERS: Final[tuple[float, ...]] = (8.5, 5.5)  # who may buy a small and a large good on a later day, of all clans
AT_SEA: Final = 0.75  # of the buyers whom boats at sea may still bring
MAKING: Final = 1.5  # hours before the end when something begun can still be sold today
POWERS: Final[tuple[float, ...]] = (0.0, 2.0, 4.5, 9.0)  # what the powers of a staff bring in a day
LIKELY: Final[tuple[float, ...]] = (0.5, 1.0, 2.0, 4.0, 8.0)  # how a boat is likelier to dock, by who is aboard
STEERED: Final = 1.4  # of chance: whoever seats an arrival likes buyers together
GAP: Final = 3.0  # hours between two arrivals, at most


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
    times = [common.trader(table, side).hour for side in table.hourglasses]
    hour = min(times)
    leading = float(max(times))
    left = WASTED * missing  # arrivals
    while left > 0.0:
        hour += 1
        if is_arrival(table, hour):
            passing = 0
            for time in times:
                if time < hour:
                    passing += 1
            if left <= passing:
                return max(leading, hour - GAP * (1.0 - left / passing)) + 1.0
            left -= passing
    return leading + 1.0


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
    stall = outlook.prices if still_sells(table, side) else outlook.later
    for good in range(GOODS):
        worth += trader.goods[good] * stall[good]
    for clan in range(CLANS):
        worth += icons(table, side, clan) * outlook.members[clan]
    worth -= (trader.corruption + icons(table, side, ROGUE)) * outlook.members[ROGUE]
    if side == PEDDLER:
        return worth + PEDDLER_DAY * later
    workshop = common.workshop(table, side)
    if workshop.sells():
        worth += POWERS[len(trader.staff)] * later
        worth += promised(table, side, outlook, later)
    ready = min(1.0, hours / MAKING)
    hopes = [ready * outlook.prices[good] + (1.0 - ready) * outlook.later[good] for good in range(GOODS)]
    return worth + workshop.prospects(table, side, outlook.prices, hopes, later) + DAY_GOLD * later


def still_sells(table: CoveTable, side: SeatNumber) -> bool:
    """Whether a side may yet sell today: what stays on the stall of one that has closed waits for another day."""
    if table.phase != MARKET:
        return table.phase < MARKET
    asking = table.asking
    if isinstance(asking, Sell) and asking.seat == side:
        return True
    for step in table.stack:
        if isinstance(step, Sale) and step.side == side:
            return True
        if isinstance(step, Sell) and step.seat == side:
            return True
        if isinstance(step, PeddlerSale) and side == PEDDLER:
            return True
    return False


def promised(table: CoveTable, seat: SeatNumber, outlook: Outlook, later: float) -> float:
    """What the choice at hand is about to bring a goods merchant: a good of the rogues, or one more of the staff."""
    best = 0.0
    asking = table.asking
    if asking is None or asking.seat != seat:
        return best
    if isinstance(asking, MakeSmall):
        for clan in small_goods(table, seat):
            best = max(best, outlook.prices[common.good_of(SMALL, clan)])
    elif isinstance(asking, Recruit):
        staff = table.seats[seat].staff
        for townsfolk in affordable(table, seat):
            price = table.box.prices[table.row.index(townsfolk)]
            best = max(best, icons_worth(table, townsfolk, outlook) - price)
        if len(staff) == STAFF:
            best = max(0.0, best - min([icons_worth(table, townsfolk, outlook) for townsfolk in staff]))
        else:
            best += (POWERS[len(staff) + 1] - POWERS[len(staff)]) * later
    elif isinstance(asking, Dismiss):
        for step in table.stack:
            if isinstance(step, Hire):
                staff = table.seats[seat].staff
                best = icons_worth(table, step.townsfolk, outlook)
                best -= min([icons_worth(table, townsfolk, outlook) for townsfolk in staff])
    return best


def icons_worth(table: CoveTable, townsfolk: TownsfolkId, outlook: Outlook) -> float:
    """COV-091, COV-092: what the icons of a townsfolk may bring at the end."""
    worth = 0.0
    for icon in table.box.townsfolk[townsfolk].icons:
        worth += -outlook.members[icon] if icon == ROGUE else outlook.members[icon]
    return worth


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
    """What a good may bring on a later day, if there is one: by its clan's share of those who may come."""
    if table.day >= DAYS:
        return 0.0
    coming = table.bag[clan]
    everybody = sum(table.bag)
    for boat in range(BOATS):
        if table.at[boat] != NONE:
            coming += table.boats[boat].count(clan)
            everybody += len(table.boats[boat])
    return table.box.values[common.good_of(size, clan)] * LATER_BUYERS[size] * coming / max(1, everybody)


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
            expected = AT_SEA * (aboard[clan] + share * room) / weights
            for dock in docks:
                found[PIER_OF[dock]][clan] += expected
    return found

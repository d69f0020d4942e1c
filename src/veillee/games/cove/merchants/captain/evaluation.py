"""What the Captain's fleet may still bring: ships by what they would unload, less the Recall that they share."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, LARGE, NONE, SMALL, Clan
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.captain.steps import Fleet, Recall
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

HOME: Final = 0.76  # of what a ship would unload, before it is recalled
ON_THE_WAY: Final = 0.92  # of the part of the route that it has sailed


def prospects(table: CoveTable, seat: SeatNumber, fleet: Fleet, prices: list[float], hopes: list[float]) -> float:
    """Points that are still to be sailed count where they bring most; in a Recall ships are as good as home."""
    if common.goes_on(table, Recall):
        return sum(recalled(table, seat, fleet, clan, prices, hopes) for clan in range(CLANS))
    ships = fleet.ships.copy()
    worths = [route_worths(table, seat, fleet, clan, hopes) for clan in range(CLANS)]
    for _ in range(fleet.points):
        best, where = 0.0, NONE
        for clan in range(CLANS):
            space = ships[clan]
            if space < fleet_in(table.box).last and worths[clan][space + 1] - worths[clan][space] > best:
                best, where = worths[clan][space + 1] - worths[clan][space], clan
        if where == NONE:
            break
        ships[where] += 1
    return sum(worths[clan][ships[clan]] for clan in range(CLANS))


def recalled(
    table: CoveTable, seat: SeatNumber, fleet: Fleet, clan: Clan, prices: list[float], hopes: list[float]
) -> float:
    """What a ship brings in the Recall that goes on, or is worth where it is."""
    box = fleet_in(table.box)
    space = fleet.ships[clan]
    worth = route_worths(table, seat, fleet, clan, hopes)[space]
    if space < box.fishing:
        return worth
    large = space == box.last and fleet.treasures >> clan & 1
    good = common.good_of(
        LARGE if large and common.available(table, seat, common.good_of(LARGE, clan)) else SMALL, clan
    )
    return max(worth, prices[good] if common.available(table, seat, good) else 0.0)


def route_worths(table: CoveTable, seat: SeatNumber, fleet: Fleet, clan: Clan, prices: list[float]) -> list[float]:
    """What a ship is worth on each space of its route."""
    box = fleet_in(table.box)
    small = HOME * prices[common.good_of(SMALL, clan)]
    large = HOME * prices[common.good_of(LARGE, clan)]
    if not fleet.treasures >> clan & 1 or not common.available(table, seat, common.good_of(LARGE, clan)):
        large = small
    whole = max(large, small)
    found: list[float] = []
    for space in range(box.last + 1):
        way = whole * space / box.last * (ON_THE_WAY if space < box.last else 1.0)
        if box.fishing <= space < box.last:
            way = max(way, small)
        found.append(way)
    return found

"""What the Alchemist's laboratory may still bring: the potions that the rack is enough for, the dearest first."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, COPIES, LARGE, NONE, SMALL
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.steps import ICHOR, Brew, Laboratory
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

BREWED: Final = 0.74  # of a potion's price before the Cauldrons
PART: Final = 0.8  # of its share of a potion that a single marble is worth
DROP: Final = 1.6  # an ichor on the rack
WASTE: Final = 0.4  # an ichor in the toxic waste


def prospects(
    table: CoveTable, seat: SeatNumber, laboratory: Laboratory, prices: list[float], hopes: list[float]
) -> float:
    """While she brews, the best potions of this action count in full; all other marbles by what they may become."""
    box = laboratory_in(table.box)
    rack = laboratory.rack.copy()
    worth = DROP * rack[ICHOR] - WASTE * laboratory.waste
    if common.goes_on(table, Brew):
        for _ in range(box.cauldrons - laboratory.brewed):
            worth += brew_best(table, seat, rack, prices)
    for clan in range(CLANS):
        worth += colour_worth(table, seat, rack[clan], clan, hopes)
    return worth


def brew_best(table: CoveTable, seat: SeatNumber, rack: list[int], prices: list[float]) -> float:
    """Take the marbles of the dearest potion that the rack is enough for, and say what it brings."""
    box = laboratory_in(table.box)
    best, marbles, where = 0.0, 0, NONE
    for clan in range(CLANS):
        for size, needed in ((SMALL, box.small), (LARGE, box.large)):
            good = common.good_of(size, clan)
            if rack[clan] >= needed and prices[good] > best and common.available(table, seat, good):
                best, marbles, where = prices[good], needed, clan
    if where != NONE:
        rack[where] -= marbles
    return best


def colour_worth(table: CoveTable, seat: SeatNumber, marbles: int, clan: int, prices: list[float]) -> float:
    """The marbles of one colour: large potions while they pay better by the marble, then small ones, then the rest."""
    box = laboratory_in(table.box)
    goods = table.seats[seat].goods
    small, large = common.good_of(SMALL, clan), common.good_of(LARGE, clan)
    left = [COPIES - goods[small], COPIES - goods[large]]
    per_small = BREWED * prices[small] / box.small
    per_large = BREWED * prices[large] / box.large
    worth = 0.0
    while marbles >= box.large and left[LARGE] and per_large > per_small:
        worth += per_large * box.large
        marbles -= box.large
        left[LARGE] -= 1
    while marbles >= box.small and left[SMALL]:
        worth += per_small * box.small
        marbles -= box.small
        left[SMALL] -= 1
    return worth + PART * marbles * max(per_small, per_large)

"""What the Alchemist's laboratory may still bring: the potions that the rack is enough for, the best first."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, COPIES, GOODS, LARGE, NONE, SMALL, Clan, Size
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.steps import (
    ICHOR,
    KINDS,
    Brew,
    DrawOff,
    Fourth,
    HowMuchIchor,
    Laboratory,
    drawn_off,
    runs,
)
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
    bench = Bench(table, seat, laboratory, hopes)
    asking = table.asking
    worth = -WASTE * laboratory.waste
    if isinstance(asking, DrawOff):
        bench.draw_off(laboratory)
    elif isinstance(asking, HowMuchIchor):
        worth += bench.brew(asking.size, asking.clan, prices)
    elif isinstance(asking, Fourth):
        bench.add_fourth()
        worth += bench.bottle(LARGE, asking.clan, prices)
    if common.goes_on(table, Brew):
        worth += bench.brew_best(prices, box.cauldrons - laboratory.brewed)
    later = [BREWED * hope for hope in hopes]
    worth += bench.brew_best(later, GOODS * COPIES)
    for kind in range(KINDS):
        worth += bench.single[kind] * bench.rack[kind]
    return worth


class Bench:
    """The rack as it is or as it could be used, and the bottles that are left."""

    def __init__(self, table: CoveTable, seat: SeatNumber, laboratory: Laboratory, hopes: list[float]) -> None:
        box = laboratory_in(table.box)
        self.own = [box.small, box.own]  # marbles of its colour that a potion takes, by its size
        self.large = box.large
        self.rack = laboratory.rack.copy()
        self.left = [COPIES - number for number in table.seats[seat].goods]
        self.single: list[float] = []  # what a marble by itself is worth
        for clan in range(CLANS):
            small, large = hopes[common.good_of(SMALL, clan)], hopes[common.good_of(LARGE, clan)]
            self.single.append(PART * BREWED * max(small / box.small, large / box.large))
        self.single.append(DROP)

    def draw_off(self, laboratory: Laboratory) -> None:
        """Put onto the rack what is best drawn off now."""
        best = 0.0
        marbles: list[int] = []
        for chute in laboratory.chutes:
            for start in runs(chute):
                out = drawn_off(chute, start)[0]
                worth = 0.0
                for kind in out:
                    worth += self.single[kind]
                if worth > best:
                    best, marbles = worth, out
        for kind in marbles:
            self.rack[kind] += 1

    def brew_best(self, prices: list[float], most: int) -> float:
        """Brew what brings most beyond the worth of its marbles, and say what that is."""
        found = 0.0
        for _ in range(most):
            best, size_, clan_ = 0.0, NONE, NONE
            for clan in range(CLANS):
                for size in (SMALL, LARGE):
                    gain = prices[common.good_of(size, clan)]
                    if gain > best and self.enough(size, clan):
                        gain -= self.cost(size, clan)
                        if gain > best:
                            best, size_, clan_ = gain, size, clan
            if size_ == NONE:
                break
            found += self.brew(size_, clan_, prices)
        return found

    def enough(self, size: Size, clan: Clan) -> bool:
        """COV-250, COV-251: whether a potion could be brewed."""
        real, ichor = self.rack[clan], self.rack[ICHOR]
        if not real or real + ichor < self.own[size] or not self.left[common.good_of(size, clan)]:
            return False
        return size == SMALL or sum(self.rack) >= self.large

    def cost(self, size: Size, clan: Clan) -> float:
        """What the marbles of a potion are worth by themselves."""
        real = min(self.rack[clan], self.own[size])
        cost = self.single[clan] * real + self.single[ICHOR] * (self.own[size] - real)
        if size == LARGE:
            self.rack[clan] -= real
            self.rack[ICHOR] -= self.own[size] - real
            cost += self.single[self.cheapest()]
            self.rack[clan] += real
            self.rack[ICHOR] += self.own[size] - real
        return cost

    def brew(self, size: Size, clan: Clan, prices: list[float]) -> float:
        """Take the marbles of a potion, and say what it brings."""
        real = min(self.rack[clan], self.own[size])
        self.rack[clan] -= real
        self.rack[ICHOR] -= self.own[size] - real
        if size == LARGE:
            self.add_fourth()
        return self.bottle(size, clan, prices)

    def bottle(self, size: Size, clan: Clan, prices: list[float]) -> float:
        good = common.good_of(size, clan)
        self.left[good] -= 1
        return prices[good]

    def add_fourth(self) -> None:
        self.rack[self.cheapest()] -= 1

    def cheapest(self) -> int:
        """The kind of marble of which one is missed least."""
        found = NONE
        for kind in range(KINDS):
            if self.rack[kind] and (found == NONE or self.single[kind] < self.single[found]):
                found = kind
        return found

"""What the Blacksmith's forge may still bring: furnaces by their heat, and rolled dice by how they could be loaded."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import LARGE, NONE, SMALL, Clan
from veillee.games.cove.merchants.blacksmith.anvil import ForgeGood
from veillee.games.cove.merchants.blacksmith.forge import Forge, heat
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

FORGED: Final = 0.76  # of a good's price before the Anvil
COLD: Final = 0.3  # of what a furnace will give, as soon as an alloy lies in it
STEP: Final = 0.1  # of the way from nothing to a small good, or from a small one to a large one, for each heat
HOTTER: Final = 0.6  # of a large good, where not even a small one can be forged yet
SHUT: Final = 0.3  # of that where no die can be added: the Bellows are left
BARE: Final = 0.3  # for each heat of a furnace without an alloy, while there is room for one
ALLOY: Final = 1.3  # in the workshop; coal always comes back
ALLOYS: Final = 5  # more are of little use
POINT: Final = 1.2  # of the Mine
LAIR: Final = 1.0  # rogues that may still come


class Furnace:
    """One furnace as it is or as it could be loaded: the price of its best small and large good, heat and room."""

    def __init__(self, heat: int, room: int) -> None:
        self.heat = heat
        self.room = room
        self.small = -1.0  # without an alloy
        self.large = -1.0

    def melt(self, small: float, large: float) -> None:
        self.small = max(self.small, small)
        self.large = max(self.large, large)


def prospects(table: CoveTable, seat: SeatNumber, forge: Forge, prices: list[float], hopes: list[float]) -> float:
    """At the Anvil what can be forged counts in full."""
    box = table.box.forge
    forging = common.goes_on(table, ForgeGood)
    part = 1.0 if forging else FORGED
    found = prices if forging else hopes
    furnaces = [furnace_of(table, seat, forge, number, found, part) for number in range(len(forge.furnaces))]
    metals: list[tuple[float, int, int]] = []  # rolled alloys by what they could become, with their values
    fuel: list[int] = []  # rolled coal
    alloys = 0
    for die in forge.workshop:
        clan, value = box.dice[die], forge.values[die]
        if clan == NONE and value:
            fuel.append(value)
        elif clan != NONE:
            alloys += 1
            if value:
                metals.append((goods_worth(table, seat, clan, hopes, FORGED)[1], clan, value))
    if fuel or metals:
        load(table, seat, furnaces, metals, fuel, hopes)
    worth = POINT * forge.points + ALLOY * min(alloys, ALLOYS)
    for furnace in furnaces:
        worth += furnace_worth(table, furnace)
    return worth


def goods_worth(
    table: CoveTable, seat: SeatNumber, clan: Clan, prices: list[float], part: float
) -> tuple[float, float]:
    """What a small and a large good of a colour would bring, if they are left."""
    small, large = common.good_of(SMALL, clan), common.good_of(LARGE, clan)
    return (
        part * prices[small] if common.available(table, seat, small) else 0.0,
        part * prices[large] if common.available(table, seat, large) else 0.0,
    )


def furnace_of(
    table: CoveTable, seat: SeatNumber, forge: Forge, number: int, prices: list[float], part: float
) -> Furnace:
    box = table.box.forge
    found = Furnace(heat(forge, number), box.seats - len(forge.furnaces[number]))
    for die in forge.furnaces[number]:
        if box.dice[die] != NONE:
            small, large = goods_worth(table, seat, box.dice[die], prices, part)
            found.melt(small, large)
    return found


def load(
    table: CoveTable,
    seat: SeatNumber,
    furnaces: list[Furnace],
    metals: list[tuple[float, int, int]],
    fuel: list[int],
    prices: list[float],
) -> None:
    """Load rolled dice as well as they go: the dearest alloys first, each furnace with the fuel that just heats it."""
    metals.sort(reverse=True)
    for _, clan, value in metals:
        best: Furnace | None = None
        for furnace in furnaces:
            if furnace.room and furnace.small < 0.0 and (best is None or furnace.heat > best.heat):
                best = furnace
        if best is None:
            fuel.append(value)
            continue
        small, large = goods_worth(table, seat, clan, prices, FORGED)
        best.melt(small, large)
        best.heat += value
        best.room -= 1
    fuel.sort(reverse=True)
    molten = [furnace for furnace in furnaces if furnace.small >= 0.0]
    molten.sort(key=lambda furnace: furnace.large, reverse=True)
    for goal in (table.box.forge.large_heat, table.box.forge.small_heat):
        for furnace in molten:
            stoke(furnace, goal, fuel)


def stoke(furnace: Furnace, goal: int, fuel: list[int]) -> None:
    """Add one or two dice that bring a furnace to its goal with the least waste, or none."""
    missing = goal - furnace.heat
    if missing <= 0 or not furnace.room:
        return
    best, chosen = 99, (NONE, NONE)
    for one in range(len(fuel)):
        if missing <= fuel[one] < best:
            best, chosen = fuel[one], (one, NONE)
        if furnace.room > 1:
            for other in range(one + 1, len(fuel)):
                both = fuel[one] + fuel[other]
                if missing <= both < best:
                    best, chosen = both, (one, other)
    first, second = chosen
    if first == NONE:
        return
    furnace.heat += best
    furnace.room -= 1
    if second != NONE:
        furnace.room -= 1
        del fuel[second]
    del fuel[first]


def furnace_worth(table: CoveTable, furnace: Furnace) -> float:
    """What is forged now, or a part of what may be forged once it is hotter."""
    box = table.box.forge
    warm, small, large = furnace.heat, furnace.small, furnace.large
    if small < 0.0:
        return BARE * min(warm, box.large_heat) if furnace.room else 0.0
    step = STEP if furnace.room else STEP * SHUT
    if warm < box.small_heat:
        return max(small, HOTTER * large) * (COLD + step * warm)
    if warm < box.large_heat:
        return max(small, small + (large - small) * step * (warm - box.small_heat + 1))
    return large - (table.lair + LAIR if warm >= box.corrupt_heat else 0.0)

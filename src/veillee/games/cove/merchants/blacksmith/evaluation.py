"""What the Blacksmith's forge may still bring: furnaces by their heat, and rolled dice by how they could be loaded."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, LARGE, NONE, SMALL, Clan
from veillee.games.cove.merchants.blacksmith.anvil import ForgeGood
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

FORGED: Final = 0.78  # of a good's price before the Anvil
COLD: Final = 0.25  # of what a furnace will give, as soon as an alloy lies in it
STEP: Final = 0.09  # of the way from nothing to a small good, or from a small one to a large one, for each heat
SHUT: Final = 0.3  # of that where no die can be added: the Bellows are left
HOTTER: Final = 0.6  # of a large good, where not even a small one can be forged yet
BARE: Final = 0.25  # for each heat of a furnace without an alloy, while there is room for one
ALLOY: Final = 1.3  # in the workshop; coal always comes back
ALLOYS: Final = 5  # more are of little use
POINT: Final = 1.2  # of the Mine
PIP: Final = 0.25  # what a rolled die is worth for another furnace, by its value
LAIR: Final = 1.0  # rogues that may still come


class Furnace:
    """One furnace as it is or as it could be loaded: its dice by colour, NONE for coal."""

    def __init__(self, room: int) -> None:
        self.heat = 0
        self.room = room
        self.colours = 0  # of its alloys, as bits

    def add(self, clan: Clan, value: int) -> None:
        self.heat += value
        self.room -= 1
        if clan != NONE:
            self.colours |= 1 << clan


class Worths:
    """What a small and a large good of each colour would bring from a furnace."""

    def __init__(self, table: CoveTable, seat: SeatNumber, prices: list[float], part: float) -> None:
        self.table = table
        self.small = [0.0] * CLANS
        self.large = [0.0] * CLANS
        for clan in range(CLANS):
            small, large = common.good_of(SMALL, clan), common.good_of(LARGE, clan)
            if common.available(table, seat, small):
                self.small[clan] = part * prices[small]
            if common.available(table, seat, large):
                self.large[clan] = part * prices[large]

    def of(self, heat: int, colours: int, room: int) -> float:
        """What is forged now, or a part of what may be forged once it is hotter."""
        box = forge_in(self.table.box)
        if not colours:
            return BARE * min(heat, box.large_heat) if room else 0.0
        small = large = 0.0
        for clan in range(CLANS):
            if colours >> clan & 1:
                small = max(small, self.small[clan])
                large = max(large, self.large[clan])
        step = STEP if room else STEP * SHUT
        if heat < box.small_heat:
            return max(small, HOTTER * large) * (COLD + step * heat)
        if heat < box.large_heat:
            return max(small, small + (large - small) * step * (heat - box.small_heat + 1))
        return large - (self.table.lair + LAIR if heat >= box.corrupt_heat else 0.0)


def prospects(table: CoveTable, seat: SeatNumber, forge: Forge, prices: list[float], hopes: list[float]) -> float:
    """At the Anvil what can be forged counts in full."""
    box = forge_in(table.box)
    forging = common.goes_on(table, ForgeGood)
    worths = Worths(table, seat, prices, 1.0) if forging else Worths(table, seat, hopes, FORGED)
    furnaces: list[Furnace] = []
    for dice in forge.furnaces:
        furnace = Furnace(box.seats)
        for die in dice:
            furnace.add(box.dice[die], forge.values[die])
        furnaces.append(furnace)
    rolled = [(box.dice[die], forge.values[die]) for die in forge.workshop if forge.values[die]]
    alloys = sum(box.dice[die] != NONE and not forge.values[die] for die in forge.workshop)
    while rolled and load_best(furnaces, rolled, worths):
        pass
    alloys += sum(clan != NONE for clan, _ in rolled)
    worth = POINT * forge.points + ALLOY * min(alloys, ALLOYS)
    for furnace in furnaces:
        worth += worths.of(furnace.heat, furnace.colours, furnace.room)
    return worth


def load_best(furnaces: list[Furnace], rolled: list[tuple[Clan, int]], worths: Worths) -> bool:
    """Load the dice that bring one furnace most, and say whether there were any."""
    best = 0.0
    chosen: list[int] = []
    where = furnaces[0]
    tried: list[tuple[int, int, int]] = []
    for furnace in furnaces:
        state = furnace.heat, furnace.colours, furnace.room
        if not furnace.room or state in tried:
            continue
        tried.append(state)
        before = worths.of(furnace.heat, furnace.colours, furnace.room)
        for dice in hands(len(rolled), furnace.room):
            heat, colours = furnace.heat, furnace.colours
            gain = -before
            for die in dice:
                clan, value = rolled[die]
                heat += value
                gain -= PIP * value
                if clan != NONE:
                    colours |= 1 << clan
                    gain -= ALLOY
            gain += worths.of(heat, colours, furnace.room - len(dice))
            if gain > best:
                best, chosen, where = gain, dice, furnace
    for die in reversed(chosen):
        clan, value = rolled.pop(die)
        where.add(clan, value)
    return bool(chosen)


def hands(number: int, most: int) -> list[list[int]]:
    """All choices of one, two or three dice, as far as there is room for them."""
    found = [[one] for one in range(number)]
    if most > 1:
        found += [[one, other] for one in range(number) for other in range(one + 1, number)]
    if most > 2:
        found += [
            [one, other, third]
            for one in range(number)
            for other in range(one + 1, number)
            for third in range(other + 1, number)
        ]
    return found

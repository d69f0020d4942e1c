"""What the Blacksmith's forge may still bring: furnaces by their heat, and rolled dice by how they could be loaded."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.cove.box import CLANS, LARGE, NONE, SMALL, Clan
from veillee.games.cove.merchants.blacksmith.anvil import ForgeGood
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.forge import SIDES, Forge
from veillee.games.cove.merchants.blacksmith.steps import Mine
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

FORGED: Final = 0.8  # of a good's price before the Anvil
UNROLLED: Final = 0.7  # of that before the Furnace
ROUND: Final = 0.3  # of a day: from the Furnace to the Anvil
COLD: Final = 0.25  # of what a furnace will give, as soon as an alloy lies in it
STEP: Final = 0.09  # of the way from nothing to a small good, or from a small one to a large one, for each heat
SHUT: Final = 0.3  # of that where no die can be added: the Bellows are left
HOTTER: Final = 0.6  # of a large good, where not even a small one can be forged yet
BARE: Final = 0.2  # for each heat of a furnace without an alloy, while there is room for one
DIE: Final = 0.5  # what a die of the workshop is worth for another furnace
ALLOY: Final = 0.8  # what an alloy die is worth that no furnace needs now
ALLOYS: Final = 3  # more are of little use
POINT: Final = 0.8  # of the Mine
PIP: Final = 0.25  # what a rolled die is worth for another furnace, by its value
LAIR: Final = 1.0  # rogues that may still come
FULL: Final = 3  # dice that are looked at together


def reached() -> list[list[float]]:
    """How likely so many dice come to at least such a heat together."""
    ways = [1.0]  # by the sum of the dice so far
    found: list[list[float]] = []
    for _ in range(FULL + 1):
        found.append([sum(ways[heat:]) for heat in range(FULL * SIDES + 2)])
        more = [0.0] * (len(ways) + SIDES)
        for total, chance in enumerate(ways):
            for value in range(1, SIDES + 1):
                more[total + value] += chance / SIDES
        ways = more
    return found


REACHED: Final[list[list[float]]] = reached()


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

    def of_colours(self, colours: int) -> tuple[float, float]:
        """The best small and large good of these colours."""
        small = large = 0.0
        for clan in range(CLANS):
            if colours >> clan & 1:
                small = max(small, self.small[clan])
                large = max(large, self.large[clan])
        return small, large

    def of(self, heat: int, colours: int, room: int) -> float:
        """What is forged now, or a part of what may be forged once it is hotter."""
        box = forge_in(self.table.box)
        if not colours:
            return BARE * min(heat, box.large_heat) if room else 0.0
        small, large = self.of_colours(colours)
        step = STEP if room else STEP * SHUT
        if heat < box.small_heat:
            return max(small, HOTTER * large) * (COLD + step * heat)
        if heat < box.large_heat:
            return max(small, small + (large - small) * step * (heat - box.small_heat + 1))
        return large - (self.table.lair + LAIR if heat >= box.corrupt_heat else 0.0)


def prospects(
    table: CoveTable, seat: SeatNumber, forge: Forge, prices: list[float], hopes: list[float], left: float
) -> float:
    """At the Anvil what can be forged counts in full; dice of the workshop by what they may become once rolled."""
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
    waiting = [box.dice[die] for die in forge.workshop if not forge.values[die]]
    while rolled and load_best(furnaces, rolled, worths):
        pass
    waiting += [clan for clan, _ in rolled]
    worth = POINT * forge.points if common.goes_on(table, Mine) else 0.0
    for furnace in furnaces:
        worth += worths.of(furnace.heat, furnace.colours, furnace.room)
    hoped = Worths(table, seat, hopes, FORGED * UNROLLED * min(1.0, left / ROUND))
    return worth + to_roll(furnaces, waiting, worths, hoped)


def to_roll(furnaces: list[Furnace], waiting: list[Clan], worths: Worths, hoped: Worths) -> float:
    """What the dice of the workshop may add to the furnaces, first to the one that gains most."""
    box = forge_in(worths.table.box)
    alloys = [clan for clan in waiting if clan != NONE]
    alloys.sort(key=lambda clan: hoped.large[clan] + hoped.small[clan])
    coal = len(waiting) - len(alloys)
    found = 0.0
    for _ in range(len(furnaces)):
        best, dice, where = 0.0, 0, furnaces[0]
        for furnace in furnaces:
            colours = furnace.colours
            if not colours:
                if not alloys:
                    continue
                colours = 1 << alloys[-1]
            small, large = hoped.of_colours(colours)
            before = worths.of(furnace.heat, furnace.colours, furnace.room)
            for number in range(1, min(furnace.room, FULL, coal + len(alloys)) + 1):
                hot = REACHED[number][max(0, box.large_heat - furnace.heat)]
                warm = REACHED[number][max(0, box.small_heat - furnace.heat)]
                gain = hot * large + (warm - hot) * small - before - DIE * number
                if gain > best:
                    best, dice, where = gain, number, furnace
        if not dice:
            break
        found += best
        if not where.colours:
            where.colours = 1 << alloys.pop()
            dice -= 1
        where.room = 0
        taken = min(dice, coal)
        coal -= taken
        del alloys[: dice - taken]
    return found + ALLOY * min(len(alloys), ALLOYS)


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

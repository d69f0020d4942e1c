"""The Blacksmith's forge: where the dice are, what they heat, and what that allows (chapter 2.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import Bits, SeatNumber
from veillee.core.reasons import Reason
from veillee.games.cove.box import CLANS, LARGE, NONE, SMALL, Clan, ShopPlace, Size
from veillee.games.cove.merchants.blacksmith.box import DieId, forge_in
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    GoodsWorkshop,
    place_in_shop,
)
from veillee.games.cove.table import CoveTable

SIDES: Final = 6
# Its own locations, by their places in the shop.
MINE: Final = 0
FURNACE: Final = 1
ANVIL: Final = 2
BELLOWS: Final = 3


class Forge(GoodsWorkshop):
    """Dice in the workshop, in the reserve and in the furnaces."""

    holds: ClassVar[dict[str, str]] = {
        "workshop": "die",
        "reserve": "die",
        "furnaces": "furnace: die",
        "values": "die: number",
        "rerolled": "{die}",
        "stoked": "{die}",
    }

    workshop: list[DieId]
    reserve: list[DieId]
    furnaces: list[list[DieId]]
    values: list[int]  # what each die shows; 0 where that is forgotten
    points: int  # left in the Mine
    rerolled: Bits  # dice picked for a reroll
    stoked: Bits  # dice that the Bellows have changed
    forged: int  # furnaces forged in this action

    def __init__(self, workshop: list[DieId], reserve: list[DieId], furnaces: list[list[DieId]]) -> None:
        self.workshop = workshop
        self.reserve = reserve
        self.furnaces = furnaces
        self.values = [0] * (len(workshop) + len(reserve))
        self.points = 0
        self.rerolled = 0
        self.stoked = 0
        self.forged = 0

    def fork(self) -> Forge:
        new = type(self)(self.workshop.copy(), self.reserve.copy(), [furnace.copy() for furnace in self.furnaces])
        new.values = self.values.copy()
        new.points = self.points
        new.rerolled = self.rerolled
        new.stoked = self.stoked
        new.forged = self.forged
        return new

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            return bool(minable(table, self, forge_in(table.box).mine_points))
        if here == FURNACE:
            return bool(self.workshop) and free_furnace(table, self) != NONE
        if here == ANVIL:
            return any(forgeable(table, seat, self, furnace) for furnace in range(len(self.furnaces)))
        return any(self.furnaces)

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        from veillee.games.cove.merchants.blacksmith.evaluation import prospects

        return prospects(table, seat, self, prices, hopes, left)

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            full = len(self.workshop) >= forge_in(table.box).workshop_max
            args = {"number": forge_in(table.box).workshop_max}
            return Reason("why-workshop-full", "COV-194", args) if full else Reason("why-no-alloy", "COV-194")
        if here == FURNACE:
            if not self.workshop:
                return Reason("why-workshop-empty", "COV-195")
            return Reason("why-furnaces-full", "COV-195")
        if here == ANVIL:
            return Reason("why-nothing-to-forge", "COV-199")
        return Reason("why-furnaces-empty", "COV-203")

    def faults(self, table: CoveTable) -> list[str]:
        dice = self.workshop + self.reserve + [die for furnace in self.furnaces for die in furnace]
        checks = {
            "dice": sorted(dice) != list(range(len(forge_in(table.box).dice))),
            "furnaces": any(len(furnace) > forge_in(table.box).seats for furnace in self.furnaces),
            "cold dice in a furnace": any(not self.values[die] for furnace in self.furnaces for die in furnace),
        }
        return [name for name, wrong in checks.items() if wrong]


def forge_of(table: CoveTable, seat: SeatNumber) -> Forge:
    found = table.seats[seat].workshop
    assert isinstance(found, Forge)
    return found


def minable(table: CoveTable, forge: Forge, points: int) -> list[Clan]:
    """COV-194: the colours of which an alloy die can be taken for so many points."""
    box = forge_in(table.box)
    if len(forge.workshop) >= box.workshop_max:
        return []
    colours = [box.dice[die] for die in forge.reserve]
    return [clan for clan in range(CLANS) if clan in colours and box.mine_cost[clan] <= points]


def distinct(table: CoveTable, forge: Forge, dice: list[DieId], left_out: Bits) -> list[DieId]:
    """Dice that lie together, of those that are alike only the first."""
    seen: set[tuple[Clan, int]] = set()
    found: list[DieId] = []
    for die in dice:
        look = (forge_in(table.box).dice[die], forge.values[die])
        if not left_out >> die & 1 and look not in seen:
            seen.add(look)
            found.append(die)
    return found


def free_furnace(table: CoveTable, forge: Forge) -> int:
    """The first furnace with a free seat, or NONE."""
    for furnace in range(len(forge.furnaces)):
        if len(forge.furnaces[furnace]) < forge_in(table.box).seats:
            return furnace
    return NONE


def heat(forge: Forge, furnace: int) -> int:
    """COV-198: the sum of the dice in a furnace."""
    number = 0
    for die in forge.furnaces[furnace]:
        number += forge.values[die]
    return number


def size_of(table: CoveTable, forge: Forge, furnace: int) -> Size:
    """COV-199: what a furnace would give by its heat; NONE if it is too cold."""
    box = forge_in(table.box)
    warmth = heat(forge, furnace)
    if warmth < box.small_heat:
        return NONE
    return LARGE if warmth >= box.large_heat else SMALL


def forgeable(table: CoveTable, seat: SeatNumber, forge: Forge, furnace: int) -> list[Clan]:
    """COV-199, COV-202: the colours of its alloy dice whose good is available."""
    size = size_of(table, forge, furnace)
    if size == NONE:
        return []
    colours = [forge_in(table.box).dice[die] for die in forge.furnaces[furnace]]
    return [
        clan for clan in range(CLANS) if clan in colours and common.available(table, seat, common.good_of(size, clan))
    ]

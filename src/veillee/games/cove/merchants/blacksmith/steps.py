"""The Blacksmith's turn at his own locations, the Mine, and his set-up (COV-192 to COV-194)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.box import Clan, ShopPlace
from veillee.games.cove.merchants.blacksmith.anvil import ForgeGood, Stoke
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.forge import (
    ANVIL,
    FURNACE,
    MINE,
    Forge,
    forge_of,
    minable,
)
from veillee.games.cove.merchants.blacksmith.furnace import Forget, Load, Reroll, RollDie
from veillee.games.cove.steps.shop import (
    place_in_shop,
)
from veillee.games.cove.table import CoveTable


class Blacksmith(Forge):
    """The forge with its actions."""

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            self.points = forge_in(table.box).mine_points
            table.next(Mine(seat, False))
        elif here == FURNACE:
            rolls = [RollDie(seat, die) for die in self.workshop]
            table.next(*rolls, Reroll(seat, False), Load(seat), Forget(seat))
        elif here == ANVIL:
            self.forged = 0
            table.next(ForgeGood(seat))
        else:
            self.stoked = 0
            table.next(Stoke(seat))


class Mine(Ask[CoveTable]):
    """Alloy dice for so many points, at least one; the rest of the points is lost."""

    rules: ClassVar[tuple[str, ...]] = ("COV-194",)
    prompt: ClassVar[str] = "ask-mine"

    taken: bool

    def __init__(self, seat: SeatNumber, taken: bool) -> None:
        self.seat = seat
        self.taken = taken

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": forge_of(table, self.seat).points}

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        found = [forge_in(table.box).options.mine[clan] for clan in minable(table, forge, forge.points)]
        if self.taken:
            found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.enough:
            return
        clan = choice.values[0]
        forge = forge_of(table, self.seat)
        box = forge_in(table.box)
        die = next(die for die in sorted(forge.reserve) if box.dice[die] == clan)
        forge.reserve.remove(die)
        forge.workshop.append(die)
        forge.workshop.sort()
        forge.points -= box.mine_cost[clan]
        if table.log is not None:
            table.tell("mines", "COV-194", self.seat, {"seat": self.seat, "die": die})
        table.next(Mine(self.seat, True))

    def why_not_mine(self, table: CoveTable, clan: Clan) -> Reason:
        forge = forge_of(table, self.seat)
        box = forge_in(table.box)
        if all(box.dice[die] != clan for die in forge.reserve):
            return Reason("why-no-such-die", "COV-194", {"alloy": clan})
        return Reason("why-too-few-points", "COV-194", {"number": box.mine_cost[clan], "number2": forge.points})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-194")


def new_forge(table: CoveTable) -> Blacksmith:
    """COV-192: four coal dice and two alloy dice in the workshop, the others in the reserve, empty furnaces."""
    box = forge_in(table.box)
    workshop = list(box.workshop)
    reserve = [die for die in range(len(box.dice)) if die not in workshop]
    return Blacksmith(workshop, reserve, [[] for _ in range(box.furnaces)])

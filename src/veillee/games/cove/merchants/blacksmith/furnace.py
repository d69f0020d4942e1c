"""The Furnace: the dice of the workshop are rolled, some again, and loaded (COV-195 to COV-198)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.cove.merchants.blacksmith.box import DieId, forge_in
from veillee.games.cove.merchants.blacksmith.forge import (
    SIDES,
    Forge,
    distinct,
    forge_of,
    heat,
)
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    FIRST_POWER,
    can_corrupt,
    has_power,
    use_power,
    why_not_power,
)
from veillee.games.cove.table import CoveTable


class RollDie(ChanceStep[CoveTable]):
    """One die of the workshop."""

    rules: ClassVar[tuple[str, ...]] = ("COV-195", "COV-196")

    seat: SeatNumber
    die: DieId

    def __init__(self, seat: SeatNumber, die: DieId) -> None:
        self.seat = seat
        self.die = die

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        return [(value, 1) for value in range(1, SIDES + 1)]

    def possible(self, table: CoveTable) -> bool:
        return True

    def sample(self, table: CoveTable) -> int:
        return 1 + table.below(SIDES)

    def resolve(self, table: CoveTable, outcome: int) -> None:
        forge_of(table, self.seat).values[self.die] = outcome
        if table.log is not None:
            table.tell("rolls", "COV-195", self.seat, {"seat": self.seat, "die": self.die, "number": outcome})


class Reroll(Ask[CoveTable]):
    """A reroll for a corruption card, once; and one for nothing by the Bellows Apprentice, once a day."""

    rules: ClassVar[tuple[str, ...]] = ("COV-196", "COV-204")
    prompt: ClassVar[str] = "ask-reroll"

    paid: bool

    def __init__(self, seat: SeatNumber, paid: bool) -> None:
        self.seat = seat
        self.paid = paid

    def options(self, table: CoveTable) -> list[Option]:
        options = forge_in(table.box).options
        found: list[Option] = []
        if has_power(table, self.seat, FIRST_POWER):
            found.append(options.reroll_free)
        if not self.paid and can_corrupt(table):
            found.append(options.reroll_corrupt)
        found.append(options.keep_dice)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = forge_in(table.box).options
        if choice is options.keep_dice:
            return
        free = choice is options.reroll_free
        if free:
            use_power(table, self.seat, FIRST_POWER, "COV-204")
        else:
            common.corrupt(table, self.seat, 1, "COV-196")
        forge_of(table, self.seat).rerolled = 0
        table.next(PickDice(self.seat), Reroll(self.seat, self.paid or not free))

    def why_not_reroll_free(self, table: CoveTable) -> Reason:
        return why_not_power(table, self.seat, FIRST_POWER)

    def why_not_reroll_corrupt(self, table: CoveTable) -> Reason:
        return Reason("why-rerolled" if self.paid else "why-no-corruption-left", "COV-196")


class PickDice(Ask[CoveTable]):
    """The dice to be rolled again, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-196",)
    prompt: ClassVar[str] = "ask-pick-dice"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        again = forge_in(table.box).options.again
        found = [again[die] for die in distinct(table, forge, forge.workshop, forge.rerolled)]
        if forge.rerolled:
            found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        forge = forge_of(table, self.seat)
        if choice is table.box.options.enough:
            table.next(*[RollDie(self.seat, die) for die in forge.workshop if forge.rerolled >> die & 1])
            return
        forge.rerolled |= 1 << choice.values[0]
        table.next(PickDice(self.seat))

    def why_not_again(self, table: CoveTable, die: DieId) -> Reason:
        forge = forge_of(table, self.seat)
        if forge.rerolled >> die & 1:
            return Reason("why-die-picked", "COV-196", {"die": die})
        if die not in forge.workshop:
            return Reason("why-die-not-here", "COV-196", {"die": die})
        return Reason("why-die-alike", "COV-196", {"die": die})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-196")


class Load(Ask[CoveTable]):
    """Any number of the rolled dice into free seats; of empty furnaces only the first is offered."""

    rules: ClassVar[tuple[str, ...]] = ("COV-197", "COV-198")
    prompt: ClassVar[str] = "ask-load"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        load = forge_in(table.box).options.load
        furnaces = self.open_furnaces(table, forge)
        found = [load[die][furnace] for die in distinct(table, forge, forge.workshop, 0) for furnace in furnaces]
        found.append(table.box.options.enough)
        return found

    def open_furnaces(self, table: CoveTable, forge: Forge) -> list[int]:
        found: list[int] = []
        empty = False
        for furnace in range(len(forge.furnaces)):
            dice = forge.furnaces[furnace]
            if len(dice) == forge_in(table.box).seats or (not dice and empty):
                continue
            empty = empty or not dice
            found.append(furnace)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.enough:
            return
        die, furnace = choice.values
        forge = forge_of(table, self.seat)
        forge.workshop.remove(die)
        forge.furnaces[furnace].append(die)
        if table.log is not None:
            args = {"seat": self.seat, "die": die, "furnace": furnace, "number": heat(forge, furnace)}
            table.tell("loads", "COV-197", self.seat, {**args, "number2": forge.values[die]})
        table.next(Load(self.seat))

    def why_not_load(self, table: CoveTable, die: DieId, furnace: int) -> Reason:
        forge = forge_of(table, self.seat)
        if die not in forge.workshop:
            return Reason("why-die-not-here", "COV-197", {"die": die})
        if len(forge.furnaces[furnace]) == forge_in(table.box).seats:
            return Reason("why-furnace-full", "COV-197", {"furnace": furnace})
        return Reason("why-alike", "COV-197")


class Forget(Act[CoveTable]):
    """The dice that stay in the workshop forget their values."""

    rules: ClassVar[tuple[str, ...]] = ("COV-197",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        forge = forge_of(table, self.seat)
        for die in forge.workshop:
            forge.values[die] = 0

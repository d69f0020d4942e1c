"""The Blacksmith's forge: Mine, Furnace, Anvil and Bellows (chapter 2.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import Bits, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.cove.box import CLANS, LARGE, NONE, SMALL, Clan, DieId, ShopPlace, Size
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    FIRST_POWER,
    SECOND_POWER,
    GoodsWorkshop,
    can_corrupt,
    has_power,
    place_in_shop,
    use_power,
)
from veillee.games.cove.table import CoveTable

SIDES: Final = 6
UP: Final = 0
STOKES: Final = 2  # dice that the Bellows change
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
        new = Forge(self.workshop.copy(), self.reserve.copy(), [furnace.copy() for furnace in self.furnaces])
        new.values = self.values.copy()
        new.points = self.points
        new.rerolled = self.rerolled
        new.stoked = self.stoked
        new.forged = self.forged
        return new

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            return bool(minable(table, self, table.box.forge.mine_points))
        if here == FURNACE:
            return bool(self.workshop) and free_furnace(table, self) != NONE
        if here == ANVIL:
            return any(forgeable(table, seat, self, furnace) for furnace in range(len(self.furnaces)))
        return any(self.furnaces)

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            self.points = table.box.forge.mine_points
            table.next(Mine(seat, False))
        elif here == FURNACE:
            rolls = [RollDie(seat, die) for die in self.workshop]
            table.next(*rolls, Reroll(seat, False, False), Load(seat), Forget(seat))
        elif here == ANVIL:
            self.forged = 0
            table.next(ForgeGood(seat))
        else:
            self.stoked = 0
            table.next(Stoke(seat))

    def prospects(self, table: CoveTable, seat: SeatNumber, prices: list[float], left: float) -> float:
        """A furnace by what it would give now, or by half of it while it is too cold; dice in the workshop a little."""
        worth = 0.0
        box = table.box.forge
        for furnace in range(len(self.furnaces)):
            colours = {box.dice[die] for die in self.furnaces[furnace]} - {NONE}
            if not colours:
                worth += 0.3 * heat(self, furnace)
                continue
            size = size_of(table, self, furnace)
            best = max(prices[common.good_of(SMALL if size == NONE else size, clan)] for clan in colours)
            worth += 0.4 * best if size == NONE else 0.72 * best
            if size == SMALL:
                worth += 0.1 * (heat(self, furnace) - box.small_heat)
        alloys = sum(box.dice[die] != NONE for die in self.workshop)
        coal = len(self.workshop) - alloys
        worth += 1.6 * min(alloys, 4) + 0.8 * coal
        return worth * (1.0 if left > 0.3 else 0.3)

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        here = place_in_shop(table, seat, place)
        if here == MINE:
            return Reason("why-no-alloy", "COV-194", {"number": len(self.workshop)})
        if here == FURNACE:
            if not self.workshop:
                return Reason("why-workshop-empty", "COV-195")
            return Reason("why-furnaces-full", "COV-195")
        if here == ANVIL:
            return Reason("why-nothing-to-forge", "COV-199")
        return Reason("why-furnaces-empty", "COV-203")


def forge_of(table: CoveTable, seat: SeatNumber) -> Forge:
    found = table.seats[seat].workshop
    assert isinstance(found, Forge)
    return found


# -- the Mine ---------------------------------------------------------------------------------


def minable(table: CoveTable, forge: Forge, points: int) -> list[Clan]:
    """COV-194: the colours of which an alloy die can be taken for so many points."""
    box = table.box.forge
    if len(forge.workshop) >= box.workshop_max:
        return []
    colours = [box.dice[die] for die in forge.reserve]
    return [clan for clan in range(CLANS) if clan in colours and box.mine_cost[clan] <= points]


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
        found = [table.box.options.mine[clan] for clan in minable(table, forge, forge.points)]
        if self.taken:
            found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.enough:
            return
        clan = choice.values[0]
        forge = forge_of(table, self.seat)
        box = table.box.forge
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
        box = table.box.forge
        if len(forge.workshop) >= box.workshop_max:
            return Reason("why-workshop-full", "COV-194", {"number": box.workshop_max})
        if all(box.dice[die] != clan for die in forge.reserve):
            return Reason("why-no-such-die", "COV-194", {"alloy": clan})
        return Reason("why-too-few-points", "COV-194", {"number": box.mine_cost[clan], "number2": forge.points})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-194")


# -- the Furnace ------------------------------------------------------------------------------


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
    free: bool

    def __init__(self, seat: SeatNumber, paid: bool, free: bool) -> None:
        self.seat = seat
        self.paid = paid
        self.free = free

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        found: list[Option] = []
        if not self.free and has_power(table, self.seat, FIRST_POWER):
            found.append(options.reroll_free)
        if not self.paid and can_corrupt(table):
            found.append(options.reroll_corrupt)
        found.append(options.keep_dice)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = table.box.options
        if choice is options.keep_dice:
            return
        free = choice is options.reroll_free
        if free:
            use_power(table, self.seat, FIRST_POWER, "COV-204")
        else:
            common.corrupt(table, self.seat, 1, "COV-196")
        forge_of(table, self.seat).rerolled = 0
        table.next(PickDice(self.seat), Reroll(self.seat, self.paid or not free, self.free or free))

    def why_not_reroll_free(self, table: CoveTable) -> Reason:
        used = self.free or table.seats[self.seat].powers >> FIRST_POWER & 1
        return Reason("why-power-used" if used else "why-power-locked", "COV-062", {"number": FIRST_POWER + 1})

    def why_not_reroll_corrupt(self, table: CoveTable) -> Reason:
        return Reason("why-rerolled" if self.paid else "why-no-corruption-left", "COV-196")


class PickDice(Ask[CoveTable]):
    """The dice to be rolled again, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-196",)
    prompt: ClassVar[str] = "ask-pick-dice"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        again = table.box.options.again
        found = [again[die] for die in distinct(table, forge, forge.rerolled)]
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


def distinct(table: CoveTable, forge: Forge, left_out: Bits) -> list[DieId]:
    """The dice of the workshop, of those that are alike only the first."""
    seen: set[tuple[Clan, int]] = set()
    found: list[DieId] = []
    for die in forge.workshop:
        look = (table.box.forge.dice[die], forge.values[die])
        if not left_out >> die & 1 and look not in seen:
            seen.add(look)
            found.append(die)
    return found


def free_furnace(table: CoveTable, forge: Forge) -> int:
    """The first furnace with a free seat, or NONE."""
    for furnace in range(len(forge.furnaces)):
        if len(forge.furnaces[furnace]) < table.box.forge.seats:
            return furnace
    return NONE


class Load(Ask[CoveTable]):
    """Any number of the rolled dice into free seats; of empty furnaces only the first is offered."""

    rules: ClassVar[tuple[str, ...]] = ("COV-197", "COV-198")
    prompt: ClassVar[str] = "ask-load"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        load = table.box.options.load
        furnaces = self.open_furnaces(table, forge)
        found = [load[die][furnace] for die in distinct(table, forge, 0) for furnace in furnaces]
        found.append(table.box.options.enough)
        return found

    def open_furnaces(self, table: CoveTable, forge: Forge) -> list[int]:
        found: list[int] = []
        empty = False
        for furnace in range(len(forge.furnaces)):
            dice = forge.furnaces[furnace]
            if len(dice) == table.box.forge.seats or (not dice and empty):
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
        if len(forge.furnaces[furnace]) == table.box.forge.seats:
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


# -- the Anvil --------------------------------------------------------------------------------


def heat(forge: Forge, furnace: int) -> int:
    """COV-198: the sum of the dice in a furnace."""
    number = 0
    for die in forge.furnaces[furnace]:
        number += forge.values[die]
    return number


def size_of(table: CoveTable, forge: Forge, furnace: int) -> Size:
    """COV-199: what a furnace would give by its heat; NONE if it is too cold."""
    box = table.box.forge
    warmth = heat(forge, furnace)
    if warmth < box.small_heat:
        return NONE
    return LARGE if warmth >= box.large_heat else SMALL


def forgeable(table: CoveTable, seat: SeatNumber, forge: Forge, furnace: int) -> list[Clan]:
    """COV-199, COV-202: the colours of its alloy dice whose good is available."""
    size = size_of(table, forge, furnace)
    if size == NONE:
        return []
    colours = [table.box.forge.dice[die] for die in forge.furnaces[furnace]]
    return [
        clan for clan in range(CLANS) if clan in colours and common.available(table, seat, common.good_of(size, clan))
    ]


class ForgeGood(Ask[CoveTable]):
    """Furnace by furnace, in any order, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-199", "COV-200", "COV-202")
    prompt: ClassVar[str] = "ask-forge"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        options = table.box.options
        found = [
            options.forge[furnace][clan]
            for furnace in range(len(forge.furnaces))
            for clan in forgeable(table, self.seat, forge, furnace)
        ]
        if forge.forged:
            found.append(options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.enough:
            return
        furnace, clan = choice.values
        forge = forge_of(table, self.seat)
        warmth = heat(forge, furnace)
        forge.forged += 1
        if table.log is not None:
            args = {"seat": self.seat, "furnace": furnace, "number": warmth}
            table.tell("forges", "COV-199", self.seat, args)
        common.gain_good(table, self.seat, common.good_of(size_of(table, forge, furnace), clan), "COV-199")
        if warmth >= table.box.forge.corrupt_heat:
            common.corrupt(table, self.seat, 1, "COV-200")
        table.next(KeepAlloys(self.seat, furnace), ForgeGood(self.seat))

    def why_not_forge(self, table: CoveTable, furnace: int, clan: Clan) -> Reason:
        forge = forge_of(table, self.seat)
        if all(table.box.forge.dice[die] != clan for die in forge.furnaces[furnace]):
            return Reason("why-no-alloy-there", "COV-199", {"furnace": furnace, "alloy": clan})
        size = size_of(table, forge, furnace)
        if size == NONE:
            args = {"furnace": furnace, "number": heat(forge, furnace), "number2": table.box.forge.small_heat}
            return Reason("why-too-cold", "COV-199", args)
        return Reason("why-no-good-left", "COV-202", {"good": common.good_of(size, clan)})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-199")


class KeepAlloys(Ask[CoveTable]):
    """The dice leave the furnace: coal to the workshop, alloys to the reserve, unless they are kept."""

    rules: ClassVar[tuple[str, ...]] = ("COV-201", "COV-204")
    prompt: ClassVar[str] = "ask-keep"

    furnace: int

    def __init__(self, seat: SeatNumber, furnace: int) -> None:
        self.seat = seat
        self.furnace = furnace

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"furnace": self.furnace}

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        found: list[Option] = []
        if can_corrupt(table):
            found.append(options.keep_corrupt)
        if has_power(table, self.seat, SECOND_POWER):
            found.append(options.keep_free)
        found.append(options.let_go)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = table.box.options
        forge = forge_of(table, self.seat)
        kept = choice is not options.let_go
        if choice is options.keep_corrupt:
            common.corrupt(table, self.seat, 1, "COV-201")
        elif choice is options.keep_free:
            use_power(table, self.seat, SECOND_POWER, "COV-204")
        for die in forge.furnaces[self.furnace]:
            forge.values[die] = 0
            coal = table.box.forge.dice[die] == NONE
            (forge.workshop if coal or kept else forge.reserve).append(die)
        forge.furnaces[self.furnace] = []
        forge.workshop.sort()
        forge.reserve.sort()
        if table.log is not None:
            kind = "keeps-alloys" if kept else "returns-alloys"
            table.tell(kind, "COV-201", self.seat, {"seat": self.seat, "furnace": self.furnace})

    def why_not_keep_corrupt(self, table: CoveTable) -> Reason:
        return Reason("why-no-corruption-left", "COV-067")

    def why_not_keep_free(self, table: CoveTable) -> Reason:
        used = table.seats[self.seat].powers >> SECOND_POWER & 1
        return Reason("why-power-used" if used else "why-power-locked", "COV-062", {"number": SECOND_POWER + 1})


# -- the Bellows ------------------------------------------------------------------------------


class Stoke(Ask[CoveTable]):
    """Change up to two dice in furnaces by 1 each, or empty one furnace."""

    rules: ClassVar[tuple[str, ...]] = ("COV-203",)
    prompt: ClassVar[str] = "ask-stoke"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        options = table.box.options
        found: list[Option] = []
        if forge.stoked.bit_count() < STOKES:
            for furnace in forge.furnaces:
                for die in sorted(furnace):
                    if not forge.stoked >> die & 1:
                        found += [options.stoke[die][way] for way in (0, 1) if 1 <= stoked(forge, die, way) <= SIDES]
        if not forge.stoked:
            found += [options.empty[furnace] for furnace in range(len(forge.furnaces)) if forge.furnaces[furnace]]
        else:
            found.append(options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        forge = forge_of(table, self.seat)
        if choice.kind == "stoke":
            die, way = choice.values
            forge.values[die] = stoked(forge, die, way)
            forge.stoked |= 1 << die
            if table.log is not None:
                args = {"seat": self.seat, "die": die, "number": forge.values[die]}
                table.tell("stokes", "COV-203", self.seat, args)
            table.next(Stoke(self.seat))
        elif choice.kind == "empty":
            furnace = choice.values[0]
            for die in forge.furnaces[furnace]:
                forge.values[die] = 0
            forge.workshop += forge.furnaces[furnace]
            forge.workshop.sort()
            forge.furnaces[furnace] = []
            if table.log is not None:
                table.tell("empties", "COV-203", self.seat, {"seat": self.seat, "furnace": furnace})

    def why_not_stoke(self, table: CoveTable, die: DieId, way: int) -> Reason:
        forge = forge_of(table, self.seat)
        if all(die not in furnace for furnace in forge.furnaces):
            return Reason("why-die-not-in-furnace", "COV-203", {"die": die})
        if forge.stoked >> die & 1 or forge.stoked.bit_count() == STOKES:
            return Reason("why-stoked", "COV-203", {"die": die})
        return Reason("why-die-at-its-end", "COV-203", {"die": die, "number": forge.values[die]})

    def why_not_empty(self, table: CoveTable, furnace: int) -> Reason:
        forge = forge_of(table, self.seat)
        if not forge.furnaces[furnace]:
            return Reason("why-furnace-empty", "COV-203", {"furnace": furnace})
        return Reason("why-stoked-already", "COV-203")

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-203")


def stoked(forge: Forge, die: DieId, way: int) -> int:
    return forge.values[die] + (1 if way == UP else -1)


def new_forge(table: CoveTable) -> Forge:
    """COV-192: four coal dice and two alloy dice in the workshop, the others in the reserve, empty furnaces."""
    box = table.box.forge
    workshop = list(box.workshop)
    reserve = [die for die in range(len(box.dice)) if die not in workshop]
    return Forge(workshop, reserve, [[] for _ in range(box.furnaces)])

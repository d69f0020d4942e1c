"""The Anvil and the Bellows: what comes out of the furnaces (COV-199 to COV-203)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.box import NONE, Clan
from veillee.games.cove.merchants.blacksmith.box import DieId, forge_in
from veillee.games.cove.merchants.blacksmith.forge import (
    SIDES,
    Forge,
    distinct,
    forge_of,
    forgeable,
    heat,
    size_of,
)
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    SECOND_POWER,
    can_corrupt,
    has_power,
    use_power,
    why_not_power,
)
from veillee.games.cove.table import CoveTable

UP: Final = 0
STOKES: Final = 2  # dice that the Bellows change


class ForgeGood(Ask[CoveTable]):
    """Furnace by furnace, in any order, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-199", "COV-200", "COV-202")
    prompt: ClassVar[str] = "ask-forge"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        options = forge_in(table.box).options
        found = [
            options.forge[furnace][clan]
            for furnace in range(len(forge.furnaces))
            for clan in forgeable(table, self.seat, forge, furnace)
        ]
        if forge.forged:
            found.append(table.box.options.enough)
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
        if warmth >= forge_in(table.box).corrupt_heat:
            common.corrupt(table, self.seat, 1, "COV-200")
        table.next(KeepAlloys(self.seat, furnace), ForgeGood(self.seat))

    def why_not_forge(self, table: CoveTable, furnace: int, clan: Clan) -> Reason:
        forge = forge_of(table, self.seat)
        if all(forge_in(table.box).dice[die] != clan for die in forge.furnaces[furnace]):
            return Reason("why-no-alloy-there", "COV-199", {"furnace": furnace, "alloy": clan})
        size = size_of(table, forge, furnace)
        if size == NONE:
            args = {"furnace": furnace, "number": heat(forge, furnace), "number2": forge_in(table.box).small_heat}
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
        options = forge_in(table.box).options
        found: list[Option] = []
        if can_corrupt(table):
            found.append(options.keep_corrupt)
        if has_power(table, self.seat, SECOND_POWER):
            found.append(options.keep_free)
        found.append(options.let_go)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = forge_in(table.box).options
        forge = forge_of(table, self.seat)
        kept = choice is not options.let_go
        if choice is options.keep_corrupt:
            common.corrupt(table, self.seat, 1, "COV-201")
        elif choice is options.keep_free:
            use_power(table, self.seat, SECOND_POWER, "COV-204")
        for die in forge.furnaces[self.furnace]:
            forge.values[die] = 0
            coal = forge_in(table.box).dice[die] == NONE
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
        return why_not_power(table, self.seat, SECOND_POWER)


# -- the Bellows ------------------------------------------------------------------------------


class Stoke(Ask[CoveTable]):
    """Change up to two dice in furnaces by 1 each, or empty one furnace."""

    rules: ClassVar[tuple[str, ...]] = ("COV-203",)
    prompt: ClassVar[str] = "ask-stoke"

    def options(self, table: CoveTable) -> list[Option]:
        forge = forge_of(table, self.seat)
        options = forge_in(table.box).options
        found: list[Option] = []
        if forge.stoked.bit_count() < STOKES:
            for furnace in forge.furnaces:
                for die in distinct(table, forge, sorted(furnace), forge.stoked):
                    found += [options.stoke[die][way] for way in (0, 1) if 1 <= stoked(forge, die, way) <= SIDES]
        if not forge.stoked:
            found += [options.empty[furnace] for furnace in range(len(forge.furnaces)) if forge.furnaces[furnace]]
        else:
            found.append(table.box.options.enough)
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
        if not 1 <= stoked(forge, die, way) <= SIDES:
            return Reason("why-die-at-its-end", "COV-203", {"die": die, "number": forge.values[die]})
        return Reason("why-die-alike", "COV-203", {"die": die})

    def why_not_empty(self, table: CoveTable, furnace: int) -> Reason:
        forge = forge_of(table, self.seat)
        if not forge.furnaces[furnace]:
            return Reason("why-furnace-empty", "COV-203", {"furnace": furnace})
        return Reason("why-stoked-already", "COV-203")

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-203")


def stoked(forge: Forge, die: DieId, way: int) -> int:
    return forge.values[die] + (1 if way == UP else -1)

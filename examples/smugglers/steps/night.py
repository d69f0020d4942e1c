"""One night: a crate goes into the boat, and the Officer opens it or does not."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.smugglers.table import CreekTable
from examples.smugglers.words import OFFICER, SMUGGLER
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY

HONEST: Final = 1  # the value of a crate that may be carried by anybody
AMENDS: Final = 2  # what an Officer pays who opened an honest crate


class Night(Act[CreekTable]):
    """A night begins, as long as there are nights left."""

    rules: ClassVar[tuple[str, ...]] = ("SC-003",)

    def run(self, table: CreekTable) -> None:
        if table.night == table.box.nights:
            return
        table.night += 1
        if table.log is not None:
            table.tell("night", "SC-003", EVERYBODY, {"number": table.night})
        table.next(Load(table.seat_of(SMUGGLER)), Watch(table.seat_of(OFFICER)), Night())


class Load(Ask[CreekTable]):
    """The Smuggler puts a crate into the boat; nobody sees which."""

    rules: ClassVar[tuple[str, ...]] = ("SC-010",)
    prompt: ClassVar[str] = "ask-load"

    def options(self, table: CreekTable) -> list[Option]:
        return [table.box.options.load[crate] for crate in sorted(table.smuggler.cave)]

    def why_not_load(self, table: CreekTable, crate: int) -> Reason:
        return Reason("why-gone", "SC-010", {"crate": crate})

    def resolve(self, table: CreekTable, choice: Option) -> None:
        crate = choice.values[0]
        table.smuggler.cave.remove(crate)
        table.smuggler.boat.append(crate)
        if table.log is not None:
            table.tell("loads", "SC-010", self.seat, {"seat": self.seat}, {"crate": crate})


class Watch(Ask[CreekTable]):
    """The Officer opens the crate with a lantern, or lets the boat pass. Without a lantern it passes."""

    rules: ClassVar[tuple[str, ...]] = ("SC-020", "SC-021", "SC-022")
    prompt: ClassVar[str] = "ask-watch"

    def options(self, table: CreekTable) -> list[Option]:
        options = table.box.options
        return [options.search, options.let_pass] if table.officer.lanterns else [options.let_pass]

    def why_not_search(self, table: CreekTable) -> Reason:
        return Reason("why-dark", "SC-022")

    def resolve(self, table: CreekTable, choice: Option) -> None:
        crate = table.smuggler.boat.pop()
        table.reveal()
        if choice is table.box.options.search:
            self.search(table, crate)
        else:
            self.let_pass(table, crate)

    def search(self, table: CreekTable, crate: int) -> None:
        """SC-023: a forbidden crate is worth twice its value to the Officer; an honest one costs amends."""
        table.officer.lanterns -= 1
        table.officer.opened.append(crate)
        value = table.box.values[crate]
        honest = value == HONEST
        if honest:
            table.seats[table.seat_of(SMUGGLER)].points += AMENDS
        else:
            table.seats[self.seat].points += 2 * value
        if table.log is not None:
            kind, points = ("opens-honest", AMENDS) if honest else ("opens", 2 * value)
            table.tell(kind, "SC-023", self.seat, {"seat": self.seat, "crate": crate, "number": points})

    def let_pass(self, table: CreekTable, crate: int) -> None:
        """SC-021: what passes is sold for twice its value, and everybody hears of it."""
        table.smuggler.sold.append(crate)
        smuggler = table.seat_of(SMUGGLER)
        value = 2 * table.box.values[crate]
        table.seats[smuggler].points += value
        if table.log is not None:
            table.tell("sells", "SC-021", smuggler, {"seat": smuggler, "crate": crate, "number": value})

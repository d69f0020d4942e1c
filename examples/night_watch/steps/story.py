"""The story: a knock at the door, which nobody can foresee, and the way that is voted on."""

from __future__ import annotations

from typing import ClassVar

from examples.night_watch.table import FULL, NOBODY, NightTable
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Vote, voters


class AtTheDoor(Ask[NightTable]):
    """Let in whoever knocks, or send them away; what follows stands in the story, and is read afterwards."""

    rules: ClassVar[tuple[str, ...]] = ("NW-030", "NW-031")
    prompt: ClassVar[str] = "ask-door"
    unforeseen: ClassVar[bool] = True

    def about(self, table: NightTable) -> dict[str, int]:
        return {"heard": table.place}

    def options(self, table: NightTable) -> list[Option]:
        return [table.box.options.let_in, table.box.options.send_away]

    def leaning(self, table: NightTable, choice: Option) -> float:
        """Who has a good fire opens the door."""
        welcome = table.fire / FULL
        return welcome if choice.kind == "let_in" else 1.0 - welcome

    def resolve(self, table: NightTable, choice: Option) -> None:
        opens = choice.kind == "let_in"
        change = table.watch.let_in if opens else table.watch.sent_away
        table.fire = max(1, min(FULL, table.fire + change))
        if table.log is not None:
            kind, role = ("lets-in", "let_in") if opens else ("sends-away", "sent_away")
            table.tell(kind, "NW-031", self.seat, {"seat": self.seat, "heard": table.place, role: table.place})


class Onward(Act[NightTable]):
    """After a watch, kept or not, the night goes on elsewhere; where two ways part there is a vote."""

    rules: ClassVar[tuple[str, ...]] = ("NW-040", "NW-003")

    def run(self, table: NightTable) -> None:
        if len(table.watch.ways) > 1:
            table.next(WhichWay(voters(table.people, len(table.seats))))
        elif table.watch.ways:
            go_on(table, table.watch.ways[0])


class WhichWay(Vote[NightTable]):
    """Every person has one voice. In a tie the leader decides if there is one, otherwise chance does."""

    rules: ClassVar[tuple[str, ...]] = ("NW-040", "NW-041")
    prompt: ClassVar[str] = "ask-walk"

    def ballot(self, table: NightTable) -> list[Option]:
        return [table.box.options.walk[way] for way in table.watch.ways]

    def why_not_walk(self, table: NightTable, seat: int, way: int) -> Reason:
        return Reason("why-no-way", "NW-040", {"cell": way})

    def leader(self, table: NightTable) -> int:
        """Whoever plays several keepers votes as the first of them."""
        people = table.people
        return people.index(people[table.leader]) if people and table.leader != NOBODY else table.leader

    def count(self, table: NightTable, votes: dict[int, Option]) -> None:
        if table.log is not None:
            for seat, choice in votes.items():
                table.tell("votes", "NW-040", seat, {"seat": seat, "cell": choice.values[0]})

    def decided(self, table: NightTable, choice: Option) -> None:
        go_on(table, choice.values[0])


def go_on(table: NightTable, way: int) -> None:
    table.way = way
    if table.log is not None:
        table.tell("goes-on", "NW-040", EVERYBODY, {"cell": way})

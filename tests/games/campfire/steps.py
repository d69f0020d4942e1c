"""The rules of Campfire: three nights, a vote and something nobody has looked into."""

from __future__ import annotations

from typing import ClassVar

from tests.games.campfire.table import NIGHTS, CampfireTable
from tests.games.campfire.words import ANIMALS, BAG, CHEST, DOOR, HILL, MOLE, OPTIONS, RIVER, WATCH, WOOD
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Round, Vote, voters


class Animal(ChanceStep[CampfireTable]):
    """Who named no animal draws one."""

    rules: ClassVar[tuple[str, ...]] = ("CF-001",)
    role: ClassVar[str] = "seat"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, table: CampfireTable) -> list[tuple[int, int]]:
        return [(animal, 1) for animal in range(len(ANIMALS)) if animal not in table.roles]

    def resolve(self, table: CampfireTable, outcome: int) -> None:
        table.roles[self.seat] = outcome
        if table.log is not None:
            table.tell("animal", "CF-001", self.seat, {"seat": self.seat})


class Night(Round[CampfireTable]):
    """Everybody fetches wood or keeps watch, in secret."""

    rules: ClassVar[tuple[str, ...]] = ("CF-002",)
    prompt: ClassVar[str] = "ask-night"
    sealed: ClassVar[bool] = True

    def options(self, table: CampfireTable, seat: int) -> list[Option]:
        return OPTIONS.do[:1] if table.roles[seat] == MOLE else OPTIONS.do

    def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
        for seat, option in answers.items():
            if option.values[0] == WOOD:
                table.seats[seat].logs += 1
            if table.log is not None:
                table.tell("does", "CF-002", seat, {"seat": seat, "task": option.values[0]})
        if all(option.values[0] != WATCH for option in answers.values()):
            lost = 2 if table.rules > 1 else 1
            table.fire -= lost
            if table.log is not None:
                table.tell("wolf", "CF-002", EVERYBODY, {"number": lost})

    def why_not_do(self, table: CampfireTable, seat: int, task: int) -> Reason:
        return Reason("why-mole", "CF-002")


class Feed(Round[CampfireTable]):
    """Who has a log may put it on the fire, openly."""

    rules: ClassVar[tuple[str, ...]] = ("CF-003",)
    prompt: ClassVar[str] = "ask-feed"

    def options(self, table: CampfireTable, seat: int) -> list[Option]:
        return [OPTIONS.feed, OPTIONS.keep] if table.seats[seat].logs else []

    def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
        for seat, option in answers.items():
            if option.kind == "feed":
                table.seats[seat].logs -= 1
                table.fire += 1
                if table.log is not None:
                    table.tell("feeds", "CF-003", seat, {"seat": seat})


class Wind(ChanceStep[CampfireTable]):
    rules: ClassVar[tuple[str, ...]] = ("CF-004",)

    def outcomes(self, table: CampfireTable) -> list[tuple[int, int]]:
        return [(1, 2), (2, 1)]

    def resolve(self, table: CampfireTable, outcome: int) -> None:
        table.fire -= outcome
        if table.log is not None:
            table.tell("wind", "CF-004", EVERYBODY, {"number": outcome})


class Path(Vote[CampfireTable]):
    """All people vote on a path."""

    rules: ClassVar[tuple[str, ...]] = ("CF-005",)
    prompt: ClassVar[str] = "ask-path"

    def ballot(self, table: CampfireTable) -> list[Option]:
        return OPTIONS.path

    def leader(self, table: CampfireTable) -> int:
        return table.leader

    def count(self, table: CampfireTable, votes: dict[int, Option]) -> None:
        if table.log is not None:
            for seat, option in votes.items():
                table.tell("votes", "CF-005", seat, {"seat": seat, "way": option.values[0]})

    def decided(self, table: CampfireTable, choice: Option) -> None:
        table.fire += {HILL: 1, RIVER: -1}.get(choice.values[0], 0)
        if table.log is not None:
            table.tell("goes", "CF-005", EVERYBODY, {"way": choice.values[0]})


class Open(Ask[CampfireTable]):
    """The first seat opens something: nobody knows that the door is the good choice."""

    rules: ClassVar[tuple[str, ...]] = ("CF-006",)
    prompt: ClassVar[str] = "ask-open"
    unforeseen: ClassVar[bool] = True

    def options(self, table: CampfireTable) -> list[Option]:
        return OPTIONS.open

    def leaning(self, table: CampfireTable, choice: Option) -> float:
        return 0.0 if choice.values[0] == DOOR else 1.0

    def resolve(self, table: CampfireTable, choice: Option) -> None:
        thing = choice.values[0]
        table.opened = thing
        table.fire += {DOOR: 3, CHEST: -2, BAG: 0}[thing]
        if table.log is not None:
            table.tell("opens", "CF-006", self.seat, {"seat": self.seat, "thing": thing})


class Evening(Act[CampfireTable]):
    """A night begins, until there were three."""

    rules: ClassVar[tuple[str, ...]] = ("CF-002", "CF-007")

    def run(self, table: CampfireTable) -> None:
        if table.night == NIGHTS:
            return
        table.night += 1
        seats = tuple(range(len(table.seats)))
        table.next(Night(seats), Feed(seats), Wind(), self)
        if table.night == 1:
            table.stack.insert(1, Path(voters(table.people, len(seats))))
        elif table.night == 2:
            table.stack.insert(1, Open(0))

"""One hour of the watch: wood is gathered, the fire is fed, the wind blows."""

from __future__ import annotations

from typing import ClassVar

from examples.night_watch.steps.story import AtTheDoor, Onward
from examples.night_watch.table import FULL, NightTable
from examples.night_watch.words import BRANCH, COOK, FAR, NOTHING, SCOUT, SINGER, TWIG, WOODCUTTER
from veillee.core.reasons import Reason
from veillee.core.step import Act, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Round


class Hour(Act[NightTable]):
    """An hour begins."""

    rules: ClassVar[tuple[str, ...]] = ("NW-005",)

    def run(self, table: NightTable) -> None:
        if table.log is not None:
            table.tell("hour", "NW-005", EVERYBODY, {"number": table.hour + 1})
        everybody = tuple(range(len(table.seats)))
        table.next(Gather(everybody), Feed(everybody), Blow(), EndOfHour())


class Gather(Round[NightTable]):
    """All keepers say at once, and openly, where they gather wood; who is tired stays close by."""

    rules: ClassVar[tuple[str, ...]] = ("NW-010", "NW-013")
    prompt: ClassVar[str] = "ask-gather"

    def options(self, table: NightTable, seat: int) -> list[Option]:
        gather = table.box.options.gather
        return gather[:FAR] if table.seats[seat].tired else gather

    def why_not_gather(self, table: NightTable, seat: int, place: int) -> Reason:
        return Reason("why-tired", "NW-013", {"seat": seat})

    def settle(self, table: NightTable, answers: dict[int, Option]) -> None:
        """Close by there is always a twig, and a branch for the woodcutter (NW-011, NW-020)."""
        for seat, choice in answers.items():
            if choice.values[0] == FAR:
                continue
            if table.roles[seat] == WOODCUTTER:
                find(table, seat, BRANCH, "NW-020")
            else:
                find(table, seat, TWIG, "NW-011")
        table.next(*(SearchFar(seat) for seat, choice in answers.items() if choice.values[0] == FAR))


class SearchFar(ChanceStep[NightTable]):
    """Far away chance gives a piece of wood or nothing; to the scout it always gives a piece."""

    rules: ClassVar[tuple[str, ...]] = ("NW-012", "NW-022")
    role: ClassVar[str] = "wood"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, table: NightTable) -> list[tuple[int, int]]:
        worst = TWIG if table.roles[self.seat] == SCOUT else NOTHING
        return [(wood, often) for wood, often in enumerate(table.watch.wood) if often and wood >= worst]

    def resolve(self, table: NightTable, outcome: int) -> None:
        find(table, self.seat, outcome, "NW-012")


def find(table: NightTable, seat: int, wood: int, rule: str) -> None:
    if wood != NOTHING:
        table.seats[seat].held[wood] += 1
    if table.log is not None:
        table.tell("finds" if wood != NOTHING else "finds-nothing", rule, seat, {"seat": seat, "wood": wood})


class Feed(Round[NightTable]):
    """All keepers decide at once, each in secret, to feed the fire or to rest."""

    rules: ClassVar[tuple[str, ...]] = ("NW-014",)
    prompt: ClassVar[str] = "ask-feed"
    sealed: ClassVar[bool] = True

    def options(self, table: NightTable, seat: int) -> list[Option]:
        options, held = table.box.options, table.seats[seat].held
        return [*(options.feed[wood] for wood in range(len(held)) if held[wood]), options.rest]

    def why_not_feed(self, table: NightTable, seat: int, wood: int) -> Reason:
        return Reason("why-no-wood", "NW-014", {"wood": wood})

    def settle(self, table: NightTable, answers: dict[int, Option]) -> None:
        """NW-016: who feeds the fire is tired. NW-021: never the singer. NW-023: nobody, if the cook makes soup."""
        soup = any(table.roles[seat] == COOK and choice.kind == "rest" for seat, choice in answers.items())
        for seat, choice in answers.items():
            keeper = table.seats[seat]
            keeper.tired = choice.kind == "feed" and table.roles[seat] != SINGER and not soup
            if choice.kind == "feed":
                keeper.held[choice.values[0]] -= 1
                warm(table, choice.values[0])
                if table.log is not None:
                    table.tell("feeds", "NW-015", seat, {"seat": seat, "wood": choice.values[0]})
            elif table.log is not None:
                table.tell("rests", "NW-016", seat, {"seat": seat})
        if soup and table.log is not None:
            table.tell("soup", "NW-023", EVERYBODY, {})


def warm(table: NightTable, heat: int) -> None:
    """NW-015: the fire never burns higher than it can."""
    table.fire = min(FULL, table.fire + heat)


class Blow(ChanceStep[NightTable]):
    """A wind is drawn, and takes from the fire."""

    rules: ClassVar[tuple[str, ...]] = ("NW-017",)
    role: ClassVar[str] = "wind"

    def outcomes(self, table: NightTable) -> list[tuple[int, int]]:
        return [(wind, often) for wind, often in enumerate(table.watch.winds) if often]

    def resolve(self, table: NightTable, outcome: int) -> None:
        table.fire = max(0, table.fire - loss(table, outcome))
        if table.log is not None:
            table.tell("blows", "NW-017", EVERYBODY, {"wind": outcome, "number": table.fire})


def loss(table: NightTable, wind: int) -> int:
    """NW-017: a large camp is hard to shelter, so a wind takes one more for each keeper above two."""
    return wind + len(table.seats) - 2


class EndOfHour(Act[NightTable]):
    """A fire that is out is lost, one that burns after the last hour is kept; in between somebody may knock."""

    rules: ClassVar[tuple[str, ...]] = ("NW-018", "NW-019", "NW-030")

    def run(self, table: NightTable) -> None:
        table.hour += 1
        if table.fire == 0 or table.hour == table.watch.hours:
            if table.log is not None:
                kind, rule = ("kept", "NW-019") if table.fire else ("goes-out", "NW-018")
                table.tell(kind, rule, EVERYBODY, {"cell": table.place})
            table.next(Onward())
        elif table.hour == table.watch.knock:
            table.next(AtTheDoor(table.hour % len(table.seats)), Hour())
        else:
            table.next(Hour())

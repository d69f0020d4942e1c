"""Which two events a match is played with (BAR-016, BAR-021, BAR-039)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.step import Act, ChanceStep
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import NONE, SPRING, WINTER, BardwoodBox, EventId
from veillee.games.bardwood.table import BardwoodTable

SEASONS: Final = 4
ONE_SEASON: Final = 0
TWO_SEASONS: Final = 1


def in_use(boxes: int, box: int) -> bool:
    return bool(boxes >> box & 1)


def season_events(table: BardwoodTable, season: int) -> list[EventId]:
    """The events of a season that are in use and not yet on the board."""
    events = table.box.events
    return [
        number
        for number in range(len(events))
        if events[number].season == season and in_use(table.boxes, events[number].box) and number not in table.events
    ]


class FixedEvents(Act[BardwoodTable]):
    """Both events were set: by a campaign, a puzzle or a test (BAR-016)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-016", "BAR-039", "BAR-166")

    event: EventId
    second: EventId

    def __init__(self, event: EventId, second: EventId) -> None:
        self.event = event
        self.second = second

    def run(self, table: BardwoodTable) -> None:
        for act, event in ((0, self.event), (1, self.second)):
            lay_event(table, act, event)


def lay_event(table: BardwoodTable, act: int, event: EventId) -> None:
    table.events[act] = event
    if table.log is not None:
        table.tell("event-laid", "BAR-039", EVERYBODY, {"event": event, "number": act + 1})


class DrawWay(ChanceStep[BardwoodTable]):
    """Two events of one season, or of a season and the one that follows it; `way` is NONE when that is drawn."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-021",)

    way: int
    season: int

    def __init__(self, way: int, season: int) -> None:
        self.way = way
        self.season = season

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(ONE_SEASON, 1), (TWO_SEASONS, 1)] if self.way == NONE else [(self.way, 1)]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.next(DrawSeason(outcome, self.season))


class DrawSeason(ChanceStep[BardwoodTable]):
    """The season of the Act I event."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-021",)
    role: ClassVar[str] = "season"

    way: int
    season: int

    def __init__(self, way: int, season: int) -> None:
        self.way = way
        self.season = season

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(season, 1) for season in range(SEASONS)] if self.season == NONE else [(self.season, 1)]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        second = (outcome + (self.way == TWO_SEASONS)) % SEASONS
        table.next(DrawEvent(0, outcome), DrawEvent(1, second))


class DrawEvent(ChanceStep[BardwoodTable]):
    """One event of a season pile; both lie face up (BAR-039)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-021", "BAR-029", "BAR-039", "BAR-166")
    role: ClassVar[str] = "event"

    act: int
    season: int

    def __init__(self, act: int, season: int) -> None:
        self.act = act
        self.season = season

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(event, 1) for event in season_events(table, SPRING + self.season)]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        lay_event(table, self.act, outcome)


def allowed_pair(box: BardwoodBox, first: EventId, second: EventId) -> bool:
    """BAR-021: two events of one season, or of two that follow each other."""
    apart = (box.events[second].season - box.events[first].season) % (WINTER - SPRING + 1)
    return first != second and apart in (0, 1)

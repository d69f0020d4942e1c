"""Events: those that are used in a song, and what start and end events do."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import (
    AT_END,
    AT_START,
    EACH,
    EACH_PER,
    EACH_RUNE,
    MOST,
    MOTIFS_TO_GEMS,
    NONE,
    USE,
    USE_BRAG,
    Deed,
    EventId,
)
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import GainEffect, RuneQuestion, brag, gain_effect
from veillee.games.bardwood.steps.paying import can_pay, pay, shortfall
from veillee.games.bardwood.table import RIVAL, BardwoodTable

# -- using an event in a song ---------------------------------------------------------------------


def deed_of(table: BardwoodTable, event: EventId) -> Deed:
    deed = table.box.events[event].deed
    assert deed is not None
    return deed


def payable(table: BardwoodTable, seat: SeatNumber, event: EventId) -> bool:
    deed = deed_of(table, event)
    if deed.verb == USE_BRAG:
        return bool(table.seats[seat].brag)
    assert deed.conversion is not None
    return can_pay(table, seat, deed.conversion.price)


def offer(table: BardwoodTable, seat: SeatNumber, found: list[Option]) -> None:
    """BAR-174: once per player, with a rune to put on the reserve."""
    event = common.active_event(table)
    if event == NONE or table.box.events[event].kind != USE:
        return
    if table.event_used[table.act] >> seat & 1 or not common.runes_left(table.seats[seat]):
        return
    if payable(table, seat, event):
        found.append(table.box.options.event[event])


def use(table: BardwoodTable, seat: SeatNumber, event: EventId) -> None:
    """BAR-174: the payment, then the effect, then a rune on the reserve."""
    deed = deed_of(table, event)
    if table.log is not None:
        table.tell("uses-event", "BAR-174", seat, {"seat": seat, "event": event})
    if deed.verb == USE_BRAG:
        number = min(brag(table, seat, "BAR-174"), deed.most)
        table.next(EventGems(seat, number), EventRune(seat))
        return
    assert deed.conversion is not None
    table.next(GainEffect(seat, deed.conversion.effect, "BAR-174"), EventRune(seat))
    pay(table, seat, deed.conversion.price, "BAR-174")


class EventRune(RuneQuestion):
    """A rune of the dial on the reserve of the event, as a reminder; the effect may have taken the last one off."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-174", "BAR-175")
    prompt: ClassVar[str] = "ask-rune-event"

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        self.lift(table, choice.values[0], "BAR-174")
        self.remind(table)

    def nothing(self, table: BardwoodTable) -> None:
        self.remind(table)

    def remind(self, table: BardwoodTable) -> None:
        table.event_used[table.act] |= 1 << self.seat
        if table.log is not None:
            args = {"seat": self.seat, "number": table.act + 1}
            table.tell("rune-on-reserve", "BAR-174", self.seat, args)


class EventGems(Act[BardwoodTable]):
    """The gems of an event that counts something."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-174", "BAR-177")

    seat: SeatNumber
    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: BardwoodTable) -> None:
        common.take_gems(table, self.seat, self.number, "BAR-177")


def why_not(table: BardwoodTable, seat: SeatNumber, event: EventId) -> Reason:
    active = common.active_event(table)
    if event not in table.events:
        return Reason("why-event-absent", "BAR-166", {"event": event})
    if event != active:
        return Reason("why-event-inactive", "BAR-168", {"event": event})
    if table.box.events[event].kind != USE:
        return Reason("why-event-not-used", "BAR-174", {"event": event})
    if table.event_used[table.act] >> seat & 1:
        return Reason("why-event-used", "BAR-174", {"event": event})
    if not common.runes_left(table.seats[seat]):
        return Reason("why-no-rune", "BAR-174")
    conversion = deed_of(table, event).conversion
    if conversion is None:
        return Reason("why-nothing-to-brag", "BAR-174", {"event": event})
    args = {"event": event, **shortfall(table, seat, conversion.price)}
    return Reason("why-cannot-pay-event", "BAR-174", args)


# -- the start and the end of an event ----------------------------------------------------------------


class StartEvent(Act[BardwoodTable]):
    """An event begins; a start event takes effect, once, before any turn is played under it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-168", "BAR-171")

    act: int

    def __init__(self, act: int) -> None:
        self.act = act

    def run(self, table: BardwoodTable) -> None:
        table.act = self.act
        event = table.events[self.act]
        if table.log is not None:
            table.tell("event-starts", "BAR-171", EVERYBODY, {"event": event, "number": self.act + 1})
        if table.box.events[event].kind == AT_START:
            table.next(TakeEffect(event, "BAR-171"))


class EndEvent(Act[BardwoodTable]):
    """An event is over: an end event takes effect, then the card leaves the board."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-172",)

    act: int

    def __init__(self, act: int) -> None:
        self.act = act

    def run(self, table: BardwoodTable) -> None:
        event = table.events[self.act]
        if table.log is not None:
            table.tell("event-ends", "BAR-172", EVERYBODY, {"event": event, "number": self.act + 1})
        table.next(ClearEvent(self.act))
        if table.box.events[event].kind == AT_END:
            table.next(TakeEffect(event, "BAR-172"))


class ClearEvent(Act[BardwoodTable]):
    """The card of an event leaves the board with the runes on its reserve."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-175", "BAR-180")

    act: int

    def __init__(self, act: int) -> None:
        self.act = act

    def run(self, table: BardwoodTable) -> None:
        table.events[self.act] = NONE
        table.event_used[self.act] = 0


class TakeEffect(Act[BardwoodTable]):
    """What a start or end event does, for all humans clockwise from the first player (BAR-177, BAR-271)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-171", "BAR-172", "BAR-177", "BAR-271")

    event: EventId
    rule: str

    def __init__(self, event: EventId, rule: str) -> None:
        self.event = event
        self.rule = rule

    def run(self, table: BardwoodTable) -> None:
        deed = deed_of(table, self.event)
        players = [side for side in common.turn_order(table) if side != RIVAL]
        if deed.verb == MOTIFS_TO_GEMS:
            table.motif_gems = (1 << len(table.motifs)) - 1
            if table.log is not None:
                table.tell("motifs-turned", self.rule, EVERYBODY, {"event": self.event})
        elif deed.verb == EACH:
            table.next(*[GainEffect(seat, deed.effect, self.rule) for seat in players])
        elif deed.verb == EACH_PER:
            for seat in players:
                number = min(measure(table, seat, deed.measure) // deed.per, deed.most)
                tell_count(table, seat, deed.measure, self.rule)
                common.take_gems(table, seat, number, self.rule)
        elif deed.verb == EACH_RUNE:
            table.next(*[SowRune(seat, self.event) for seat in players])
        elif deed.verb == MOST:
            for seat in players:
                tell_count(table, seat, deed.measure, self.rule)
            for seat in best(table, deed, players):
                gain_effect(table, seat, deed.effect, self.rule)


def tell_count(table: BardwoodTable, seat: SeatNumber, counted: int, rule: str) -> None:
    """The number that decides what an event gives a player."""
    if table.log is not None:
        args = {"seat": seat, "measure": counted, "number": measure(table, seat, counted)}
        table.tell("event-counts", rule, seat, args)


def best(table: BardwoodTable, deed: Deed, players: list[SeatNumber]) -> list[SeatNumber]:
    """Who has the most; a human alone needs a number (au6)."""
    counts = [measure(table, seat, deed.measure) for seat in players]
    most = deed.alone if len(players) == 1 else max(counts)
    return [players[n] for n in range(len(players)) if counts[n] >= most]


class SowRune(RuneQuestion):
    """A rune may leave one's dial; the gain comes either way (sp5)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-172", "BAR-177")
    prompt: ClassVar[str] = "ask-sow"

    event: EventId

    def __init__(self, seat: SeatNumber, event: EventId) -> None:
        self.seat = seat
        self.event = event

    def options(self, table: BardwoodTable) -> list[Option]:
        return [*super().options(table), table.box.options.keep]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        gain_effect(table, self.seat, deed_of(table, self.event).effect, "BAR-177")
        if choice is not table.box.options.keep:
            self.lift(table, choice.values[0], "BAR-177")
            if table.log is not None:
                table.tell("rune-leaves", "BAR-177", self.seat, {"seat": self.seat})

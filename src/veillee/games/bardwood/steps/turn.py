"""The turn, the change of acts, swan songs and the end (chapter 4.4 of the specification)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.rival.turn import RivalTurn
from veillee.games.bardwood.scoring import tell_scoring
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.compose import Compose, will_sing
from veillee.games.bardwood.steps.events import EndEvent, StartEvent
from veillee.games.bardwood.steps.rest import Rest
from veillee.games.bardwood.steps.sing import StartSinging
from veillee.games.bardwood.table import ACT_1, ACT_2, BETWEEN, RIVAL, SWAN_SONGS, BardwoodTable


class Turn(Act[BardwoodTable]):
    """A side's turn: Compose, Sing if the marker stands on the Instrument, Rest; the Rival has its own."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-063", "BAR-064", "BAR-066", "BAR-221")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: BardwoodTable) -> None:
        table.active = self.side
        table.turn += 1
        table.sang = False
        if self.side == RIVAL:
            table.next(RivalTurn(), EndTurn(RIVAL))
        else:
            common.announce(table, self.side)
            table.next(Compose(self.side), MaySing(self.side), Rest(self.side), EndTurn(self.side))


class MaySing(Act[BardwoodTable]):
    """After the Compose phase: sing or not; in a swan song one always sings (BAR-195)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-088", "BAR-195")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        if will_sing(table, self.seat):
            table.next(StartSinging(self.seat))


class EndTurn(Act[BardwoodTable]):
    """After a turn: the change of acts, the end of the game, or the next side."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-168", "BAR-172", "BAR-179", "BAR-193")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: BardwoodTable) -> None:
        table.phase = BETWEEN
        if table.act == SWAN_SONGS:
            table.next(NextSwan())
            return
        table.next(EndOfActs(self.side))
        if table.act == ACT_1 and not table.reserves[0]:
            table.next(EndEvent(ACT_1), SecondAct())


class SecondAct(Act[BardwoodTable]):
    """Act II starts, unless reserve II is empty, too: then its event never starts (BAR-179)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-168", "BAR-178", "BAR-179")

    def run(self, table: BardwoodTable) -> None:
        if table.reserves[1]:
            table.next(StartEvent(ACT_2))


class EndOfActs(Act[BardwoodTable]):
    """With reserve II empty, the event of Act II ends, and everybody but the trigger has a swan song."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-169", "BAR-172", "BAR-191", "BAR-194", "BAR-272", "BAR-284")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: BardwoodTable) -> None:
        if table.reserves[1]:
            table.next(Turn(common.others_after(table, self.side)[0]))
            return
        table.next(SwanSongs())
        if table.act == ACT_2:
            table.next(EndEvent(ACT_2))


class SwanSongs(Act[BardwoodTable]):
    """One last turn for every side but the one that triggered the end, in turn order after it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-170", "BAR-194", "BAR-284")

    def run(self, table: BardwoodTable) -> None:
        table.act = SWAN_SONGS
        table.swans = common.others_after(table, table.trigger)
        table.next(NextSwan())


class NextSwan(Act[BardwoodTable]):
    """The next swan song, or the end of the match."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-194", "BAR-196")

    def run(self, table: BardwoodTable) -> None:
        if table.swans:
            table.next(Turn(table.swans.pop(0)))
            return
        table.active = NONE
        if table.log is not None:
            table.tell("end", "BAR-196", EVERYBODY, {})
            tell_scoring(table)

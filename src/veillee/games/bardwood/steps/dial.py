"""The tempo dial: turning it, turning it back, and tempo that may be left."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Ask, Option
from veillee.games.bardwood.box import (
    QUARTERS,
    UPPER_LEFT,
)
from veillee.games.bardwood.table import SING, BardwoodTable


def turn_dial(table: BardwoodTable, seat: SeatNumber, quarters: int) -> None:
    """BAR-072: one quarter clockwise for each tempo.

    BAR-074, BAR-075, BAR-078: passing the shelf puts the song marker onto the Instrument, in the Compose phase for
    this turn, in the Rest phase and on others' turns for the next one. BAR-076: never in one's own Sing phase.
    BAR-077: a marker that stands there already stays.
    """
    player = table.seats[seat]
    never = table.phase == SING and seat == table.active
    for _ in range(quarters):
        passed = player.dial == UPPER_LEFT
        player.dial = (player.dial + 1) % QUARTERS
        if table.log is not None:
            table.tell("dial", "BAR-072", seat, {"seat": seat, "quarter": player.dial})
        if passed and not never and not player.ready:
            player.ready = True
            if table.log is not None:
                table.tell("passes-shelf", "BAR-074", seat, {"seat": seat})


def turn_back(table: BardwoodTable, seat: SeatNumber, quarters: int) -> None:
    """BAR-079, BAR-076: a backbeat turns the dial anticlockwise; it undoes no Sing phase and starts none."""
    player = table.seats[seat]
    for _ in range(quarters):
        player.dial = (player.dial + QUARTERS - 1) % QUARTERS
        if table.log is not None:
            table.tell("backbeat", "BAR-079", seat, {"seat": seat, "quarter": player.dial})


class TakeTempo(Ask[BardwoodTable]):
    """Tempo outside one's own Compose phase: take it or leave it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-005", "BAR-075", "BAR-076", "BAR-078")
    prompt: ClassVar[str] = "ask-tempo"

    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": self.number, "quarter": (table.seats[self.seat].dial + self.number) % QUARTERS}

    def options(self, table: BardwoodTable) -> list[Option]:
        return table.box.options.tempo

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        if choice.values[0] == 0:
            turn_dial(table, self.seat, self.number)
        elif table.log is not None:
            table.tell("leaves-tempo", "BAR-005", self.seat, {"seat": self.seat})

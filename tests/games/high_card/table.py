"""What lies on the table of High Card."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck
from veillee.core.table import Seat, Table

CARDS: Final = 12
HAND: Final = 3
NONE: Final = -1


class HighCardSeat(Seat):
    hand: list[int]
    tricks: int

    def __init__(self) -> None:
        self.hand = []
        self.tricks = 0

    def fork(self) -> HighCardSeat:
        new = HighCardSeat()
        new.hand = self.hand.copy()
        new.tricks = self.tricks
        return new


class HighCardTable(Table):
    holds: ClassVar[dict[str, str]] = {
        "laid": "seat: number",
    }

    seats: list[HighCardSeat]
    deck: Deck
    laid: list[int]  # what each seat has laid face down
    shown: list[int]  # all cards of earlier tricks

    def __init__(self, chance: int, seats: list[HighCardSeat], deck: Deck) -> None:
        super().__init__(chance)
        self.seats = seats
        self.deck = deck
        self.laid = [NONE] * len(seats)
        self.shown = []

    def fork(self) -> HighCardTable:
        new = HighCardTable(self.chance, [seat.fork() for seat in self.seats], self.deck.fork())
        new.fork_core(self)
        new.laid = self.laid.copy()
        new.shown = self.shown.copy()
        return new

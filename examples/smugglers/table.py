"""What lies on the table: one list of seats and, beside it, one area for each role. No rules here."""

from __future__ import annotations

from typing import ClassVar

from examples.smugglers.box import CreekBox
from veillee.core.table import Seat, Table


class Player(Seat):
    """What both have: points."""

    points: int

    def __init__(self) -> None:
        self.points = 0

    def fork(self) -> Player:
        new = Player()
        new.points = self.points
        return new


class Smuggler(Seat):
    """The Smuggler's area: crates in the cave, the one in the boat, those that were sold."""

    holds: ClassVar[dict[str, str]] = {"cave": "crate", "boat": "crate", "sold": "crate"}

    cave: list[int]
    boat: list[int]
    sold: list[int]

    def __init__(self, cave: list[int]) -> None:
        self.cave = cave
        self.boat = []
        self.sold = []

    def fork(self) -> Smuggler:
        new = Smuggler(self.cave.copy())
        new.boat = self.boat.copy()
        new.sold = self.sold.copy()
        return new


class Officer(Seat):
    """The Officer's area: lanterns, and crates that were opened."""

    holds: ClassVar[dict[str, str]] = {"opened": "crate"}

    lanterns: int
    opened: list[int]

    def __init__(self, lanterns: int) -> None:
        self.lanterns = lanterns
        self.opened = []

    def fork(self) -> Officer:
        new = Officer(self.lanterns)
        new.opened = self.opened.copy()
        return new


class CreekTable(Table):
    box: CreekBox
    night: int
    seats: list[Player]
    smuggler: Smuggler
    officer: Officer

    def __init__(self, box: CreekBox, chance: int, seats: list[Player], smuggler: Smuggler, officer: Officer) -> None:
        super().__init__(chance)
        self.box = box
        self.night = 0
        self.seats = seats
        self.smuggler = smuggler
        self.officer = officer

    def fork(self) -> CreekTable:
        seats = [seat.fork() for seat in self.seats]
        new = CreekTable(self.box, self.chance, seats, self.smuggler.fork(), self.officer.fork())
        new.fork_core(self)
        new.night = self.night
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, CreekBox)
        self.box = box
        super().restore(box)

    def seat_of(self, role: int) -> int:
        """The seat that plays a role."""
        return self.roles.index(role)

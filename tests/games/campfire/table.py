"""What lies on the table of Campfire."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.table import Seat, Table

FIRE: Final = 2
NIGHTS: Final = 3


class CampfireSeat(Seat):
    logs: int

    def __init__(self) -> None:
        self.logs = 0

    def fork(self) -> CampfireSeat:
        new = CampfireSeat()
        new.logs = self.logs
        return new


class CampfireTable(Table):
    holds: ClassVar[dict[str, str]] = {"roles": "seat", "leader": "seat", "opened": "thing"}

    seats: list[CampfireSeat]
    leader: int
    fire: int
    night: int
    opened: int  # what was opened: the dark may hold anything until then

    def __init__(self, chance: int, seats: list[CampfireSeat], leader: int) -> None:
        super().__init__(chance)
        self.seats = seats
        self.leader = leader
        self.fire = FIRE
        self.night = 0
        self.opened = -1

    def fork(self) -> CampfireTable:
        new = CampfireTable(self.chance, [seat.fork() for seat in self.seats], self.leader)
        new.fork_core(self)
        new.fire = self.fire
        new.night = self.night
        new.opened = self.opened
        return new

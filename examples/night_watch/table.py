"""What lies on the table: a fire, and what each keeper holds. No rules here."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.night_watch.box import NightBox, Watch
from examples.night_watch.words import WOOD
from veillee.core.table import Seat, Table

NOBODY: Final = -1
NOWHERE: Final = -1
FULL: Final = 9  # a fire does not burn higher


class Keeper(Seat):
    holds: ClassVar[dict[str, str]] = {"held": "wood: number"}

    held: list[int]  # how many pieces of each kind of wood
    tired: bool

    def __init__(self) -> None:
        self.held = [0] * len(WOOD)
        self.tired = False

    def fork(self) -> Keeper:
        new = Keeper()
        new.held = self.held.copy()
        new.tired = self.tired
        return new


class NightTable(Table):
    holds: ClassVar[dict[str, str]] = {"place": "cell", "leader": "seat", "way": "cell"}

    box: NightBox
    seats: list[Keeper]
    place: int  # the watch that is kept
    hour: int  # how many hours are over
    fire: int
    leader: int  # the seat that decides a tied vote, or nobody
    way: int  # the watch that follows

    def __init__(self, box: NightBox, chance: int, place: int, seats: list[Keeper]) -> None:
        super().__init__(chance)
        self.box = box
        self.seats = seats
        self.place = place
        self.hour = 0
        self.fire = self.watch.fire
        self.leader = NOBODY
        self.way = NOWHERE

    @property
    def watch(self) -> Watch:
        return self.box.watches[self.place]

    def fork(self) -> NightTable:
        new = NightTable(self.box, self.chance, self.place, [seat.fork() for seat in self.seats])
        new.fork_core(self)
        new.hour = self.hour
        new.fire = self.fire
        new.leader = self.leader
        new.way = self.way
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, NightBox)
        self.box = box
        super().restore(box)

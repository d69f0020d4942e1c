"""From the box to the first decision: who keeps the watch, and with what fire."""

from __future__ import annotations

from typing import ClassVar

from examples.night_watch.box import NightBox
from examples.night_watch.campaign import Chronicle
from examples.night_watch.steps.hour import Hour, warm
from examples.night_watch.table import NOBODY, Keeper, NightTable
from examples.night_watch.words import KEEPER_IDS, WATCH_IDS
from veillee.core.campaign import read_chronicle
from veillee.core.setup import Setup
from veillee.core.step import ChanceStep


def start(box: NightBox, setup: Setup, chance: int) -> NightTable:
    """NW-004: a watch begins with its own fire; embers of a night that goes on make it higher."""
    seats = range(len(setup.seats))
    table = NightTable(box, chance, WATCH_IDS.index(setup.settings["chapter"]), [Keeper() for _ in seats])
    table.leader = {"nobody": NOBODY, "first": 0, "last": seats[-1]}[setup.settings["leader"]]
    if setup.carried:
        warm(table, read_chronicle(setup.carried, Chronicle).embers)
    table.roles = [KEEPER_IDS.index(setup.role(seat)) if setup.role(seat) else NOBODY for seat in seats]
    table.next(*(Join(seat) for seat in seats if not setup.role(seat)), Hour())
    return table


class Join(ChanceStep[NightTable]):
    """Who has not chosen a keeper is dealt one."""

    rules: ClassVar[tuple[str, ...]] = ("NW-002",)
    role: ClassVar[str] = "keeper"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, table: NightTable) -> list[tuple[int, int]]:
        return [(keeper, 1) for keeper in range(len(KEEPER_IDS)) if keeper not in table.roles]

    def resolve(self, table: NightTable, outcome: int) -> None:
        table.roles[self.seat] = outcome
        if table.log is not None:
            table.tell("joins", "NW-002", self.seat, {"seat": self.seat})

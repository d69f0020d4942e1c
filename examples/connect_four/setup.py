"""From the box to the first decision."""

from __future__ import annotations

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.steps.turn import TURNS
from examples.connect_four.table import ConnectFourTable
from examples.connect_four.words import SEAT_IDS
from veillee.core.setup import Setup


def start(box: ConnectFourBox, setup: Setup, chance: int) -> ConnectFourTable:
    """C4-001: an empty board. C4-002: Yellow begins, unless it was agreed otherwise."""
    table = ConnectFourTable(box, chance)
    table.next(TURNS[SEAT_IDS.index(setup.settings["first"])])
    return table

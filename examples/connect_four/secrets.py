"""What a seat may not see: nothing, in this game."""

from __future__ import annotations

from examples.connect_four.table import ConnectFourTable
from veillee.core.secrets import Pool


def secrets(table: ConnectFourTable, seat: int) -> list[Pool]:
    return []

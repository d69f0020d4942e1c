"""What a seat may not see: nothing. What lies in a bag is known, only its order is not, and that is chance."""

from __future__ import annotations

from examples.night_watch.table import NightTable
from veillee.core.secrets import Pool


def secrets(table: NightTable, seat: int) -> list[Pool]:
    return []

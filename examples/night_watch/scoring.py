"""The end: the fire burns, or it does not, for everybody."""

from __future__ import annotations

from examples.night_watch.table import NightTable
from veillee.core.result import Result, together


def result(table: NightTable) -> Result:
    """NW-001: all win or lose together. NW-018: the fire is out. NW-019: it burns after the last hour."""
    if table.fire:
        return together(len(table.seats), True, "reason-kept", "NW-019")
    return together(len(table.seats), False, "reason-out", "NW-018")

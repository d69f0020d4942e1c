"""The end: the fire burns, or it does not, for everybody; and before that, how likely it will."""

from __future__ import annotations

from math import exp

from examples.night_watch.steps.hour import loss
from examples.night_watch.table import NightTable
from veillee.core.result import Result, together

GATHERED = 0.8  # heat that a keeper brings to the fire in an hour, as a rule
DOUBT = 1.5  # how much more or less than expected is nothing special


def result(table: NightTable) -> Result:
    """NW-001: all win or lose together. NW-018: the fire is out. NW-019: it burns after the last hour."""
    if table.fire:
        return together(len(table.seats), True, "reason-kept", "NW-019")
    return together(len(table.seats), False, "reason-out", "NW-018")


def hope(table: NightTable) -> float:
    """The fire, the wood at hand and what will be gathered, against the winds that are still to come."""
    to_come, winds = table.watch.hours - table.hour, table.watch.winds
    if table.fire == 0 or to_come == 0:
        return 1.0 if table.fire else 0.0
    taken = to_come * sum(often * loss(table, wind) for wind, often in enumerate(winds)) / sum(winds)
    held = sum(wood * number for keeper in table.seats for wood, number in enumerate(keeper.held))
    tired = sum(keeper.tired for keeper in table.seats)
    gathered = GATHERED * (len(table.seats) * (to_come - 1) - tired / 2)
    return 1.0 / (1.0 + exp((taken - table.fire - held - gathered) / DOUBT))

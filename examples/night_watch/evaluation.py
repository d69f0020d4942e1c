"""How the watch stands: the chance that the fire burns to the end, as every keeper sees it."""

from __future__ import annotations

from math import exp

from examples.night_watch.steps.hour import loss
from examples.night_watch.table import NightTable

GATHERED = 0.8  # heat that a keeper brings to the fire in an hour, as a rule
DOUBT = 1.5  # how much more or less than expected is nothing special


def hope(table: NightTable) -> float:
    """The fire, the wood at hand and what will be gathered, against the winds that are still to come."""
    to_come = table.watch.hours - (sum(table.watch.winds) - sum(table.winds))
    if table.fire == 0 or to_come == 0:
        return 1.0 if table.fire else 0.0
    taken = sum(left * loss(table, wind) for wind, left in enumerate(table.winds)) * to_come / sum(table.winds)
    held = sum(wood * number for keeper in table.seats for wood, number in enumerate(keeper.held))
    tired = sum(keeper.tired for keeper in table.seats)
    gathered = GATHERED * (len(table.seats) * (to_come - 1) - tired / 2)
    return 1.0 / (1.0 + exp((taken - table.fire - held - gathered) / DOUBT))

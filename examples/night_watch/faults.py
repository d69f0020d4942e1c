"""What must always be true of a table."""

from __future__ import annotations

from examples.night_watch.table import FULL, NOWHERE, NightTable


def faults(table: NightTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    checks = {
        "the fire burns too high or too low": not 0 <= table.fire <= FULL,
        "somebody holds less than nothing": any(min(keeper.held) < 0 for keeper in table.seats),
        "somebody holds a piece of nothing": any(keeper.held[0] for keeper in table.seats),
        "the night is longer than it is": not 0 <= table.hour <= table.watch.hours,
        "two keepers are the same": len(set(table.roles)) != len(table.seats),
        "the way is known too early": table.asking is not None and table.way != NOWHERE,
    }
    return [fault for fault, found in checks.items() if found]

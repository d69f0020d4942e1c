"""What must always be true of a table."""

from __future__ import annotations

from examples.night_watch.table import FULL, NOWHERE, NightTable


def faults(table: NightTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    blown = sum(table.watch.winds) - sum(table.winds)
    checks = {
        "the fire burns too high or too low": not 0 <= table.fire <= FULL,
        "less than nothing is left": min(*table.far, *table.winds, *(n for one in table.seats for n in one.held)) < 0,
        "somebody holds a piece of nothing": any(keeper.held[0] for keeper in table.seats),
        "the wind did not blow once in an hour": blown not in (table.hour - 1, table.hour),
        "two keepers are the same": len(set(table.roles)) != len(table.seats),
        "a companion never knocked": not set(table.companions) <= set(table.knocked),
        "a stranger came twice": len(set(table.knocked)) != len(table.knocked),
        "the way is known too early": table.asking is not None and table.way != NOWHERE,
    }
    return [fault for fault, found in checks.items() if found]

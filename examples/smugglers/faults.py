"""What must always be true of a table."""

from __future__ import annotations

from examples.smugglers.table import CreekTable


def faults(table: CreekTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    smuggler, officer = table.smuggler, table.officer
    crates = [*smuggler.cave, *smuggler.boat, *smuggler.sold, *officer.opened]
    checks = {
        "a crate is nowhere, or in two places": sorted(crates) != list(range(len(table.box.values))),
        "more than one crate is in the boat": len(smuggler.boat) > 1,
        "lanterns do not add up": officer.lanterns + len(officer.opened) != table.box.lanterns,
        "both are the same": sorted(table.roles) != [0, 1],
    }
    return [fault for fault, found in checks.items() if found]

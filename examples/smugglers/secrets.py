"""What a seat may not see: only the Smuggler knows which crates are left, and which one is in the boat."""

from __future__ import annotations

from examples.smugglers.table import CreekTable
from examples.smugglers.words import SMUGGLER
from veillee.core.secrets import Pool


def secrets(table: CreekTable, seat: int) -> list[Pool]:
    pool = Pool()
    if table.roles and table.roles[seat] != SMUGGLER:
        pool.add_all(table.smuggler.cave)
        pool.add_all(table.smuggler.boat)
    return [pool]

"""The end of a match: all have won, or all have lost (KIN-332)."""

from __future__ import annotations

from veillee.core.result import Result, together
from veillee.games.kinfire.table import WON, KinfireTable


def result(table: KinfireTable) -> Result:
    """KIN-332: the verdict of its combat; there is no score."""
    won = table.verdict == WON
    return together(len(table.seats), won, "reason-combat-won" if won else "reason-combat-lost", "KIN-332")

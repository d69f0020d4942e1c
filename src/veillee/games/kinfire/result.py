"""The end of a match: all have won, or all have lost (KIN-332)."""

from __future__ import annotations

from veillee.core.result import Result, together
from veillee.games.kinfire.table import COMBAT_MODE, WON, KinfireTable
from veillee.games.kinfire.terms import NEXT_WATCH, NONE


def result(table: KinfireTable) -> Result:
    """KIN-332: the verdict of its quest or combat; there is no score. KIN-295: an ending is told as such."""
    won = table.verdict == WON
    what = "combat" if table.mode == COMBAT_MODE else "quest"
    if table.company.ending != NONE:
        what, won = "campaign", table.company.ending <= NEXT_WATCH
    return together(len(table.seats), won, f"reason-{what}-{'won' if won else 'lost'}", "KIN-332")

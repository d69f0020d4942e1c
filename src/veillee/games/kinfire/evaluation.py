"""The team's chance to win (chapter 9.9)."""

from __future__ import annotations

from veillee.games.kinfire.table import LOST, WON, KinfireTable


def hope(table: KinfireTable) -> float:
    if table.verdict == WON:
        return 1.0
    return 0.0 if table.verdict == LOST else 0.5

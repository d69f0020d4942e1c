from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.pilgrims.table import PilgrimsTable


def explain(table: PilgrimsTable, seat: int, kind: str, values: tuple[int, ...]) -> Reason | None:
    return None

"""Why a move is not possible."""

from __future__ import annotations

from examples.connect_four.table import ConnectFourTable
from veillee.core.spec import Reason


def explain(table: ConnectFourTable, seat: int, kind: str, values: tuple[int, ...]) -> Reason | None:
    """C4-003: there is only one reason, a full column."""
    return Reason("why-full", "C4-003", {"column": values[0]})

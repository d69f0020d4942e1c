"""Why the pawn cannot move there."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.pilgrims.box import MOVE, NONE, WAYS
from veillee.games.pilgrims.explain.effects import at_hand, missing
from veillee.games.pilgrims.explain.turns import in_setup, phase
from veillee.games.pilgrims.steps.activation import Activation, MoveAfterSwap
from veillee.games.pilgrims.steps.movement import Destination, Movement, reach
from veillee.games.pilgrims.table import SETUP, PilgrimsTable


def go(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    way, cell = values
    start = table.seats[seat].cell
    reason = not_by(table, seat, way)
    if reason is not None:
        return reason
    if cell == start:
        return Reason("why-here", "PIL-032", {"cell": cell})
    if cell not in reach(table, seat, way):
        about = {"transport": way, "cell": cell, "cell2": start}
        other = free_way_to(table, seat, cell)
        if other == NONE:
            return Reason("why-go-reach", "PIL-032", about)
        return Reason("why-go-other", "PIL-032", {**about, "transport2": other})
    if not isinstance(table.asking, Movement):
        return Reason("why-go-effects", "PIL-220", {"transport": way})
    return Reason("why-go-disk", "PIL-220", {"transport": way})


def disk(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (way,) = values
    reason = not_by(table, seat, way)
    if reason is not None:
        return reason
    if not isinstance(table.asking, Movement):
        return Reason("why-disk-placed", "PIL-027", {"transport": way})
    if not reach(table, seat, way):
        return Reason("why-disk-stuck", "PIL-035", {"transport": way})
    return Reason("why-disk-direct", "PIL-220", {"transport": way})


def not_by(table: PilgrimsTable, seat: int, way: int) -> Reason | None:
    """Why this transport cannot be used for the movement of this turn; None if it can, or is."""
    chosen = chosen_way(table)
    if chosen != NONE:
        return None if chosen == way else Reason("why-way-chosen", "PIL-027", {"transport": chosen})
    if phase(table) == SETUP:
        return in_setup(table)
    if not isinstance(table.asking, Movement):
        return Reason("why-moved", "PIL-027")
    if table.seats[seat].disks >> way & 1:
        return Reason("why-way-used", "PIL-030", {"transport": way})
    return None


def chosen_way(table: PilgrimsTable) -> int:
    """The transport whose disk is placed while its destination is still to be chosen."""
    for step in (table.asking, *table.stack):
        if isinstance(step, Destination):
            return step.way
    return NONE


def free_way_to(table: PilgrimsTable, seat: int, cell: int) -> int:
    """Another transport that would go there: only while all of them can still be chosen."""
    if isinstance(table.asking, Movement):
        for way in range(WAYS):
            if not table.seats[seat].disks >> way & 1 and cell in reach(table, seat, way):
                return way
    return NONE


def move(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (cell,) = values
    start = table.seats[seat].cell
    asking = table.asking
    if isinstance(asking, (Movement, Destination)):
        return Reason("why-move-go", "PIL-073")
    if isinstance(asking, Activation):
        return Reason("why-move-activate", "PIL-073")
    clause = table.box.clauses[asking.clause] if isinstance(asking, MoveAfterSwap) else at_hand(table, MOVE)
    if clause is None:
        return missing(table, seat, MOVE)
    if cell == start:
        return Reason("why-here", "PIL-032", {"cell": cell})
    return Reason("why-move-reach", "PIL-032", {"shape": clause.arg, "cell": cell, "cell2": start})

"""Why not now: setup, phases, buying and declining."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.pilgrims.setup import ChooseCorner
from veillee.games.pilgrims.steps.activation import Activation, ExtraActivation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.common import TurnAsk, objects_left
from veillee.games.pilgrims.steps.effects import Reserve, TakeFromMap
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn
from veillee.games.pilgrims.steps.journeys import ChooseJourney
from veillee.games.pilgrims.table import ACTIVATION, ADVENTURE, MOVEMENT, SETUP, PilgrimsTable

# What still waits on the stack tells which phase the present question belongs to.
WAITING = ((Activation, MOVEMENT), (AdventurePhase, ACTIVATION), (EndOfTurn, ADVENTURE))

DECLINES = {"skip": "why-decline-skip", "finish": "why-decline-finish", "pass": "why-decline-pass"}


def phase(table: PilgrimsTable) -> int:
    """The phase of the present question."""
    for waiting, now in WAITING:
        if any(isinstance(step, waiting) for step in table.stack):
            return now
    return SETUP


def in_setup(table: PilgrimsTable) -> Reason:
    """Turns have not begun: the rule is that of the setup's present question."""
    assert table.asking is not None
    return Reason("why-setup", table.asking.rules[0])


def corner(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (cell,) = values
    if not isinstance(table.asking, ChooseCorner):
        return Reason("why-corner-moment", "PIL-022")
    for other, player in enumerate(table.seats):
        if player.cell == cell:
            return Reason("why-corner-taken", "PIL-023", {"cell": cell, "seat": other})
    return Reason("why-corner-none", "PIL-022", {"cell": cell})


def journey(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not table.advanced:
        return Reason("why-journey-mode", "PIL-138")
    if not isinstance(table.asking, ChooseJourney):
        return Reason("why-journey-moment", "PIL-144")
    return Reason("why-journey-drawn", "PIL-138", {"journey": values[0]})


def buy(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    asking = table.asking
    clovers = table.seats[seat].clovers
    if not isinstance(asking, TurnAsk) or phase(table) == SETUP:
        return Reason("why-buy-moment", "PIL-119")
    if clovers < 2:
        return Reason("why-buy-clovers", "PIL-118", {"number": clovers})
    if not objects_left(table):
        return Reason("why-no-object", "PIL-049")
    needed = clovers - asking.spare_clovers(table)
    return Reason("why-buy-needed", "PIL-118", {"number": needed, "number2": clovers})


def decline(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    """For `skip`, `finish` and `pass`: another of them may be what declines here."""
    asking = table.asking
    assert asking is not None
    for option in table.options:
        if option.kind in DECLINES:
            return Reason(DECLINES[option.kind], option.rule)
    if isinstance(asking, Activation) and not isinstance(asking, ExtraActivation):
        return Reason("why-decline-clover", "PIL-051")
    if isinstance(asking, (TakeFromMap, Reserve)):
        return Reason("why-decline-paid", "PIL-192")
    return Reason("why-decline-never", asking.rules[0])

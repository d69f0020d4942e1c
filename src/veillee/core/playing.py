"""Answering the present decision of a match: finding the option, playing the table on, writing the past down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from veillee.core.errors import IllegalMove
from veillee.core.history import Played, Prompter
from veillee.core.secrets import nothing_hidden, shown
from veillee.core.step import Option
from veillee.core.table import Table

if TYPE_CHECKING:
    from veillee.core.match import Match


def answer(
    match: Match, key: str, dictated: Sequence[str] = (), seat: int | None = None, before: Table | None = None
) -> Played:
    """Play the option of this key; in a round `seat` says who answers. A move that fails leaves the match as it was.

    `before` is the same table where somebody else has it and will not change it.
    """
    seat, option = _find(match, key, seat)
    table = match.table
    if before is None:
        before = table.fork()
    events = table.log = []
    prompter = Prompter(match.box, dictated) if dictated else None
    table.dictated, table.revealed, table.apart = prompter, False, False
    try:
        table.turn_to(seat)
        table.choose(option)
    except Exception:
        match.table = before
        raise
    table.log, table.dictated = None, None
    if not table.revealed and _shows_something(match, before):
        table.revealed = True
    used = tuple(prompter.used) if prompter is not None else ()
    waits = before.asking is not None and len(before.asking.waits_for(before)) > 1
    return match.history.add(seat, option.key, before, table.revealed, events, used, open_=waits, apart=table.apart)


def pass_by(match: Match, key: str) -> Played:
    """Play the option of this key, and keep no table of the past: a move that fails leaves a broken one."""
    table = match.table
    asking = table.asking
    if asking is None or match.closed or match.to_dictate:
        return answer(match, key, match.to_dictate)
    option = next((option for option in table.options if option.key == key), None)
    if option is None:
        option = _find(match, key, None)[1]
    waits = bool(table.answers) and len(asking.waits_for(table)) > 1
    events = table.log = []
    table.apart = False
    table.choose(option)
    table.log = None
    return match.history.add(asking.seat, option.key, None, True, events, open_=waits, apart=table.apart)


def _find(match: Match, key: str, seat: int | None) -> tuple[int, Option]:
    """The seat that answers, and the option of this key."""
    decision = match.decision if seat is None else match.decision_of(seat)
    if decision is not None:
        wanted = key.strip().lower()
        for option in decision.options:
            if option.key == wanted:
                return decision.seat, option
    explanation = match.explain(key, seat=seat)
    raise IllegalMove("error-illegal", key=key, number=match.number + 1, rule=explanation.rule, reason=str(explanation))


def _shows_something(match: Match, before: Table) -> bool:
    """Whether a seat may now see a piece that was hidden from it before."""
    secrets, after = match.spec.secrets, match.table
    if secrets is nothing_hidden:
        return False
    for seat in range(len(match.setup.seats)):
        if shown(secrets(before, seat), secrets(after, seat)):
            return True
    return False

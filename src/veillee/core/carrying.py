"""Going on by later rules, from the table as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veillee.core.errors import CannotCarryOver
from veillee.core.table import EVERYBODY, Event
from veillee.core.together import Answer

if TYPE_CHECKING:
    from veillee.core.match import Match


def carry_over(match: Match, rules: int) -> bool:
    """Take the match to later rules; false where there is nothing to do, or where the game refuses and it is closed.

    A round that goes on is asked anew: by later rules there may be other answers.
    """
    if match.over or match.table.rules >= rules:
        return False
    before, table = match.table.fork(), match.table.fork()
    try:
        if match.spec.carry is not None:
            match.spec.carry(table, rules)
    except CannotCarryOver as refused:
        match.closed = refused.reason
        return False
    table.rules = rules
    events: list[Event] = []
    asking = table.asking
    if isinstance(asking, Answer):
        table.asking, table.answers, table.log = None, [], events
        table.next(asking.round)
        table.advance()
        table.log = None
    else:
        table.resume()
    match.table = table
    answers = match.history.open_answers()
    if answers:
        match.history.last = answers[0].previous
    match.history.add(EVERYBODY, "", before, True, events, rules=rules)
    match.undone.clear()
    return True

"""The tables between two decisions: how it stood when an automated opponent began, and after each thing that it did.

A choice runs on to the next question, through the whole turn of an automated opponent. Nobody keeps the tables on
that way: whoever wants to show them plays the last choice once more, from the table before it. So who only plays
pays nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from veillee.core.history import Played, Prompter
from veillee.core.table import Event, Table
from veillee.core.together import NOBODY

if TYPE_CHECKING:
    from veillee.core.match import Match

MOST: Final = 24  # tables on the way that are shown: a longer way is told by its first part and its end


class Pause(NamedTuple):
    """A table on the way, and the number of the last event that was told until then."""

    table: Table
    told: int


def pauses(match: Match) -> list[Pause]:
    """Where the last choice can be looked at on its way: from the first step that is `told_apart` on, before every
    step that comes after something was told of anybody but the seats; a row of the same is one. None where no such
    step was met, or the way is not at hand."""
    last = match.last
    if last is None or not last.apart or not last.is_choice or last.before is None or not last.events:
        return []
    table = last.before.fork()
    log: list[Event] = []
    table.log = log
    table.dictated = Prompter(match.box, last.dictated) if last.dictated else None
    first = last.told - len(last.events)
    seats = range(len(match.setup.seats))
    found: list[Pause] = []
    told = 0
    _begin(table, last)
    while table.stack and table.asking is None and len(found) < MOST:
        acted = any(event.seat not in seats for event in log[told:]) if found else table.stack[-1].told_apart
        if acted:
            if len(found) > 1 and _goes_on(log[told - 1], log[told:]):
                found.pop()
            told = len(log)
            found.append(Pause(table.fork(), first + told))
        table.stack.pop().enter(table)
    return found


def _goes_on(before: Event, events: list[Event]) -> bool:
    """Whether nothing but the same as before happened again, of itself: dice that are laid out one by one, say."""
    return before.seat == NOBODY and all(event.seat == NOBODY and event.kind == before.kind for event in events)


def _begin(table: Table, last: Played) -> None:
    """Answer as it was answered, and stop before the first step that follows."""
    table.turn_to(last.seat)
    asking = table.asking
    assert asking is not None
    option = next(option for option in table.options if option.key == last.key)
    table.asking = None
    table.options = []
    asking.resolve(table, option)

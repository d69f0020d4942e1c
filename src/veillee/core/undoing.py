"""Taking back, and who may.

A choice can be taken back until something unknown was revealed or another seat acted. In a round that goes on every
seat may take back its own answer; once it has settled, whoever answered last in time may, and it goes on again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from veillee.core.answers import UndoAnswer
from veillee.core.errors import UndoError
from veillee.core.history import Played
from veillee.core.playing import answer
from veillee.core.table import Table
from veillee.core.together import WAITING, Answer

if TYPE_CHECKING:
    from veillee.core.match import Match


def aim(match: Match, seat: int | None) -> Played | None:
    """What a seat would take back: in a round that goes on its own answer, otherwise what was done last."""
    history = match.history
    if seat is None or history.last is None or not history.last.open:
        return history.last
    for played in history.backwards():
        if played is history.floor or not played.open:
            break
        if played.seat == seat:
            return played
    return history.last


def acted_last(match: Match, seats: Sequence[int]) -> int:
    """Who of several seats takes back for all of them: whoever acted last. So plays a person who has several."""
    last = match.history.last
    if last is not None and last.seat in seats:
        return last.seat
    return next((played.seat for played in match.history.open_answers()[::-1] if played.seat in seats), seats[0])


def may_undo(match: Match, seat: int | None, lang: str) -> UndoAnswer:
    """Whether a seat can take it back; nobody takes back what another seat did. Without a seat: whether anybody can."""
    words = match.spec.messages(lang)
    last = aim(match, seat)
    if last is None or last is match.history.floor or not last.is_choice or match.closed:
        return UndoAnswer(False, "", words.format("undo-nothing"))
    free = match.setup.free_undo and not last.open
    if seat is not None and last.seat != seat and not free:
        return UndoAnswer(False, last.key, words.format("undo-other"))
    if last.revealed and not free:
        return UndoAnswer(False, last.key, words.format("undo-revealed"))
    return UndoAnswer(True, last.key, words.format("undo-possible"))


def undo(match: Match, seat: int | None) -> Played:
    """Take it back; UndoError says why it cannot be."""
    possible = may_undo(match, seat, match.lang)
    if not possible:
        raise UndoError(possible.reason)
    taken = aim(match, seat)
    assert taken is not None
    if taken.open:
        _take_answer_back(match, taken)
    else:
        if taken.before is None:
            match.recall()
            taken = match.history.last
            assert taken is not None
        assert taken.before is not None
        match.table = taken.before.fork()
        match.history.last = taken.previous
    match.undone.append(taken)
    return taken


def may_redo(match: Match, seat: int | None) -> bool:
    """Nobody puts back what another seat took back; without a seat: whether there is anything to put back."""
    return bool(match.undone) and seat in (None, match.undone[-1].seat)


def redo(match: Match, seat: int | None) -> Played:
    """Put back what was taken back last."""
    if not may_redo(match, seat):
        raise UndoError(match.spec.messages(match.lang).format("redo-nothing"))
    taken = match.undone[-1]
    played = answer(match, taken.key, taken.dictated, taken.seat)
    match.undone.pop()
    return played


def _take_answer_back(match: Match, taken: Played) -> None:
    """Nothing has happened yet: the others' answers stay as they are, as if this one had never come before them."""
    history = match.history
    answers = history.open_answers()
    place = answers.index(taken)
    history.last = taken.previous
    for played in answers[place + 1 :]:
        before = None if played.before is None else _without_answer(played.before, taken.seat)
        history.add(played.seat, played.key, before, False, [], open_=True)
    match.table = _without_answer(match.table, taken.seat)


def _without_answer(origin: Table, seat: int) -> Table:
    """A table in a round with a seat that is asked again."""
    table = origin.fork()
    asking = table.asking
    assert isinstance(asking, Answer)
    table.answers[seat] = WAITING
    asking.round.enter(table)
    return table

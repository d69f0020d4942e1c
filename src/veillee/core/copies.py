"""Copies of a match: to play on, to look back, or to think on without knowing what a seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from veillee.core.chance import Chance, seeded
from veillee.core.errors import SetupError
from veillee.core.secrets import determinize
from veillee.core.together import Answer

if TYPE_CHECKING:
    from veillee.core.match import Match

DEALT_AGAIN: Final = "dealt-again"  # stands for the seed in copies that must not know it


def for_seat(copy: Match, seat: int, chance: object) -> None:
    """Make a plain copy one that knows no more than a seat does: neither hidden pieces, nor the past, nor the seed."""
    copy.eyes = seat
    copy.setup = msgspec.structs.replace(copy.setup, seed=DEALT_AGAIN)
    copy.history = copy.history.known_to(seat)
    deal_again(copy, seat, chance)


def deal_again(match: Match, seat: int, seed: object) -> None:
    """Deal what the seat cannot see, and draw the future from another stream."""
    table = match.table
    determinize(match.spec.secrets(table, seat), Chance("deal", seed))
    table.chance = seeded("fork", seed)
    asking = table.asking
    if isinstance(asking, Answer) and asking.round.sealed:
        asking.round.forget(table, seat)
    if asking is not None and seat in asking.waits_for(table):
        table.asking = asking.of(seat)
    elif isinstance(asking, Answer):
        table.asking = asking.of(asking.waits_for(table)[0])
    table.resume()


def redeal(match: Match, seat: int, word: str) -> None:
    """Deal what the seat cannot see again, as a part of the match's own past."""
    if not word or word.split() != [word]:
        raise SetupError("error-deal-word", word=word)
    before = match.table.fork()
    deal_again(match, seat, word)
    match.history.add(seat, "", before, True, [], redeal=word)
    match.undone.clear()


def at(match: Match, number: int) -> Match:
    """The match as it was after so many choices."""
    history = match.history
    floor = history.floor
    first = floor.number if floor is not None else history.began if match.again is None else 0
    if not first <= number <= match.number:
        raise SetupError("error-no-position", number=number, first=first, last=match.number)
    if number < match.known_from:
        match.recall()
    copy = match.fork()
    copy.undone.clear()
    copy.closed = ""
    for played in match.history.backwards():
        if played.number <= number and not played.open:
            break
        assert played.before is not None
        copy.table = played.before
    copy.history = match.history.upto(number)
    copy.table = copy.table.fork()
    return copy

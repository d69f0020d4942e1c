"""Nobody is told what lies behind an unforeseen question."""

from __future__ import annotations

from math import isfinite

from veillee.core.chance import Chance
from veillee.core.errors import HintError
from veillee.core.match import Match
from veillee.core.step import Ask
from veillee.core.table import Table
from veillee.core.text import LANGUAGES
from veillee.testing.promise import Broken, promise


@promise("unforeseen questions")
def check_unforeseen(match: Match, chance: Chance) -> None:
    """No preview and no hint tells of it, and its leaning follows from what everybody sees."""
    if match.asking is None or not match.asking.is_unforeseen():
        return
    for seat in match.waiting:
        decision = match.decision_of(seat)
        assert decision is not None
        name = type(decision.asking.question()).__name__
        for lang in LANGUAGES:
            question = match.scene(seat, lang).question
            for choice in question.choices if question is not None else []:
                if choice.lines:
                    raise Broken(f"{name} is unforeseen, but its option {choice.key!r} tells: {choice.lines[0]!r}")
        check_no_hint(match, seat, name)
        before = match.hash()
        drawn = leanings(decision.asking, match.table)
        if match.hash() != before:
            raise Broken(f"{name} changes the table when it says what it leans to")
        if not all(isfinite(value) for value in drawn):
            raise Broken(f"{name} leans to its options by {drawn}; expected numbers")
        for other in range(len(match.setup.seats)):
            table = match.fork(for_seat=other, chance=chance.below(1_000_000)).table
            if leanings(decision.asking, table) != drawn:
                raise Broken(f"{name} leans by what is hidden from seat {other}")


def check_no_hint(match: Match, seat: int, name: str) -> None:
    try:
        match.hint(seat, "1")
    except HintError:
        return
    raise Broken(f"{name} is unforeseen, and yet there is a hint")


def leanings(asking: Ask[Table], table: Table) -> list[float]:
    return [asking.leaning(table, option) for option in asking.options(table)]

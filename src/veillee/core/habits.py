"""Habits: what a person answers without being asked.

The rules ask as before. Whoever plays for a person (the server, the terminal) gives the answer in their place, and it
stands in the record as an ordinary choice. A question has a *usual* answer where a sensible player always gives the
same (`Ask.usual`, in steps that are `granted`); a person may want to be asked all the same, or make a habit of any
other question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from veillee.core.match import Match
    from veillee.core.spec import GameSpec

ASK: Final = "ask"  # instead of an answer: the person wants to be asked

Habits = Mapping[str, str]  # the answer to each question, by the message of its prompt


class Usual(msgspec.Struct, frozen=True):
    """A question that is usually not asked, and the answer that is given instead."""

    question: str
    text: str


def habitual(match: Match, seat: int, habits: Habits) -> str | None:
    """The answer that a seat gives by habit to what it is asked now; None if it is asked."""
    decision = match.decision_of(seat)
    if decision is None or decision.asking.is_unforeseen():
        return None
    name = decision.asking.question().prompt
    if name in habits:
        key = habits[name]
        return key if any(option.key == key for option in decision.options) else None
    usual = decision.asking.usual(match.table)
    return None if usual is None else usual.key


def usual_of(spec: GameSpec[Any, Any], lang: str) -> list[Usual]:
    """What a game takes for granted, in words: the messages `usual-…`, named after the prompt."""
    words = spec.messages(lang)
    names = dict.fromkeys(question.prompt for question in spec.questions if question.granted)
    return [Usual(name, words.format(f"usual-{name}")) for name in names]

"""What a match answers: decisions, what was told, explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.core.scene import Choice
from veillee.core.step import Ask, Option
from veillee.core.text import sentence

if TYPE_CHECKING:
    from veillee.core.match import Match


class Decision:
    """One question to one seat. `number` counts the decisions of the match from 1."""

    def __init__(self, match: Match, number: int, asking: Ask[Any], options: Sequence[Option]) -> None:
        self.number = number
        self.seat = asking.seat
        self.rules: tuple[str, ...] = asking.question().rules
        self.options: tuple[Option, ...] = tuple(options)
        self._match = match
        self.asking = asking

    @property
    def rule(self) -> str:
        """The first rule that the question enforces."""
        return self.rules[0] if self.rules else ""

    @property
    def prompt(self) -> str:
        """The question in the language of the match."""
        return self.prompt_in(self._match.lang)

    def prompt_in(self, lang: str) -> str:
        match = self._match
        about = self.asking.about(match.table)
        prompt = self.asking.worded(match.table)
        return sentence(match.spec.messages(lang).format(prompt, match.lexicon.named(about, lang)))

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat}, {len(self.options)} options>"


class Told(msgspec.Struct, frozen=True):
    """An event as one seat may know it. `pieces` are the ids of what it concerns."""

    number: int
    decision: int
    kind: str
    seat: int
    rule: str
    text: str
    pieces: tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """Why a move is possible or not, with the rule's number and text."""

    key: str
    possible: bool
    reason: str
    rule: str
    rule_text: str

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}] {self.rule_text}" if self.rule else self.reason


class About(msgspec.Struct, frozen=True):
    """What a piece or a place is, what can be done with it now, and why not what else one might try."""

    target: str
    name: str
    lines: tuple[str, ...]  # what is printed on it
    now: str  # the present question, or for whom the table waits
    choices: tuple[Choice, ...]
    reasons: tuple[Explanation, ...]


class UndoAnswer(msgspec.Struct, frozen=True):
    """Whether the last choice can be taken back: true or false, with what or why not."""

    possible: bool
    key: str
    reason: str

    def __bool__(self) -> bool:
        return self.possible

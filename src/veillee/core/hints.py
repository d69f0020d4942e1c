"""Hints: what a match answers to somebody who asks what to do.

The core knows no bots. Whoever can think registers here once, and every match can be asked: the package
`veillee` does so for its own search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from veillee.core.errors import HintError

if TYPE_CHECKING:
    from veillee.core.match import Match


class Advice(msgspec.Struct, frozen=True):
    """One option, with the final points (where points decide) and the chance to win (0 to 1) that go with it.

    `doubt` is by how much that chance may be off in either direction, where it was measured in matches like this one.
    """

    key: str
    label: str
    points: float | None
    chance: float
    doubt: float | None = None


class Hint(msgspec.Struct, frozen=True):
    """The best options of a decision, best first: a sentence of the game about the best, and one with the figures.

    `plan` are the next choices of the seat that the best one is meant to lead to, as far as they can be foreseen, and
    `then` says them in a sentence.
    """

    number: int
    seat: int
    advice: tuple[Advice, ...]
    says: str
    why: str
    plan: tuple[str, ...] = ()
    then: str = ""

    @property
    def best(self) -> Advice:
        return self.advice[0]


class Adviser(Protocol):
    """Somebody who thinks for a seat. `match` is a copy in which all that the seat cannot see was dealt again."""

    def __call__(self, match: Match, seat: int, budget: str, lang: str) -> Hint: ...


_adviser: list[Adviser] = []


def register_adviser(adviser: Adviser) -> None:
    """From now on this one is asked for hints."""
    _adviser[:] = [adviser]


def hint(match: Match, seat: int, budget: str, lang: str) -> Hint:
    """What the adviser says about the present decision; it learns nothing that the seat may not know."""
    asking = match.asking
    if asking is None:
        raise HintError("error-hint-over")
    if seat not in match.waiting:
        raise HintError("error-hint-seat", seat=seat, asked=asking.seat)
    if asking.is_unforeseen():
        raise HintError("hint-unforeseen")
    if not _adviser:
        raise HintError("error-hint-nobody")
    copy = match.fork(for_seat=seat, chance=f"hint:{match.number}")
    return _adviser[0](copy, seat, budget, lang)

"""Why a move is not possible: what the step that asks says of it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Reason:
    """The first condition that a move fails: a message with its arguments, and the rule.

    A move that is `beside` the point can never be made with that piece: whoever asks about the piece wants to know of
    others.
    """

    message: str
    rule: str
    args: dict[str, int] = field(default_factory=dict)
    beside: bool = False

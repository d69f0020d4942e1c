"""Why a move is not possible: what the step that asks says of it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Reason:
    """The first condition that a move fails: a message with its arguments, and the rule."""

    message: str
    rule: str
    args: dict[str, int] = field(default_factory=dict)

"""Whom a change of a match concerns: those who watch it, and a bot that may be to move."""

from __future__ import annotations

from collections.abc import Callable


class Bell:
    """Rung after a match has changed, never before that is stored."""

    def __init__(self, publish: Callable[[str], None]) -> None:
        self.publish = publish  # tells everybody who watches a match that it has changed
        self.wake_bot: Callable[[str], None] = lambda id_: None  # looks whether a bot is to move in it

    def ring(self, id_: str, *, bots: bool = True) -> None:
        """`bots` says whether one may sit there."""
        self.publish(id_)
        if bots:
            self.wake_bot(id_)

"""Whom a change of a match concerns: those who watch it, and a bot that may be to move."""

from __future__ import annotations

from collections.abc import Callable

Publish = Callable[[str, bool], None]  # of which match, and whether other servers were told


class Bell:
    """Rung after a match has changed, never before that is stored."""

    def __init__(self, publish: Publish) -> None:
        self.publish = publish  # tells everybody who watches a match that it has changed
        self.wake_bot: Callable[[str], None] = lambda id_: None  # looks whether a bot is to move in it

    def ring(self, id_: str, *, bots: bool = True, told: bool = False) -> None:
        """`bots` says whether one may sit there, `told` whether other servers hear of it already."""
        self.publish(id_, told)
        if bots:
            self.wake_bot(id_)

"""Bots that look at nothing. This is hot code: nobody plays more matches than they."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from veillee.core.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind:
    """A bot that looks at nothing: it needs no copy of the match, and is not given one.

    A kind of it that looks after all has a `choose` of its own.
    """

    def pick(self, options: int, seat: int, number: int) -> int:
        """Which of so many options; `number` decisions were made before."""
        raise NotImplementedError

    def choose(self, match: Match, seat: int) -> str:
        keys = match.legal_keys
        return keys[self.pick(len(keys), seat, match.number)]

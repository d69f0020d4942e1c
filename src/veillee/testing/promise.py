"""How a check fails: with the name of the promise that was broken and a record that replays the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from veillee.core.errors import VeilleeError
from veillee.core.match import Match

P = ParamSpec("P")
Check = Callable[Concatenate[Match, P], None]


class ConformanceError(VeilleeError):
    """A game breaks a promise that every game makes.

    `check` names the promise; `record` is the match up to the failure, for `veillee.replay`.
    """

    def __init__(self, check: str, what: str, record: str = "") -> None:
        super().__init__(f"{check}: {what}\n\n{record}" if record else f"{check}: {what}")
        self.check = check
        self.what = what
        self.record = record


class Broken(Exception):
    """Raised inside a check: what was found and what was promised. `promise` adds the match."""


def promise(name: str) -> Callable[[Check[P]], Check[P]]:
    """Makes a check of a function: whatever goes wrong inside is a ConformanceError of this name."""

    def decorate(check: Check[P]) -> Check[P]:
        @wraps(check)
        def checked(match: Match, /, *args: P.args, **kwargs: P.kwargs) -> None:
            try:
                check(match, *args, **kwargs)
            except ConformanceError:
                raise
            except Broken as broken:
                raise ConformanceError(name, str(broken), record_of(match)) from None
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                raise ConformanceError(name, what, record_of(match)) from error

        return checked

    return decorate


def record_of(match: Match) -> str:
    """The record of a match, or at least its choices where the game is too broken to write one."""
    try:
        return match.record()
    except Exception as error:
        return f"(no record: {error})\n{match.setup}\n{' '.join(match.choices)}\n"

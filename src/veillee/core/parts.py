"""Parts of a scene that are painted anew only when what they show has changed.

A painter says of a part which things it reads:

    @part(lambda painter, seat: painter.table.seats[seat])
    def player_area(self, seat: int) -> list[Zone]:

Who follows a match has an easel for each pair of eyes. The painter of the next scene finds there the one of the scene
before. Where all that a part reads is the same on both tables, the zones of the scene before are used again. So a part
must name everything that it reads and that can change in a match; that it is the same seat that looks, in the same
words, and whether the match is over, goes without saying. The tables must not change while they are on an easel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from veillee.core.codec import fields_of

Args = ParamSpec("Args")
Painted = TypeVar("Painted")
P = TypeVar("P", bound="Remembering")


class Easel:
    """Where the painter of the last scene is found."""

    def __init__(self) -> None:
        self.last: Remembering | None = None


class Remembering:
    """A painter with what it has painted, and the one before."""

    def __init__(self) -> None:
        self.parts: dict[tuple[object, ...], Any] = {}
        self.before: Remembering | None = None

    def stand_at(self, easel: Easel) -> None:
        """Go on from what is there, if it was painted with the same eyes."""
        before, easel.last = easel.last, self
        if before is not None:
            before.before = None
            if self.alike(before):
                self.before = before

    def alike(self, before: Any) -> bool:
        """Whether all that no part names is the same."""
        raise NotImplementedError


def part(
    reads: Callable[Concatenate[P, Args], object],
) -> Callable[[Callable[Concatenate[P, Args], Painted]], Callable[Concatenate[P, Args], Painted]]:
    """A part of a scene, and what it reads."""

    def decorate(paint: Callable[Concatenate[P, Args], Painted]) -> Callable[Concatenate[P, Args], Painted]:
        @wraps(paint)
        def painted(self: P, /, *args: Args.args, **more: Args.kwargs) -> Painted:
            key = paint.__name__, *args
            before: Any = self.before
            known = before is not None and key in before.parts
            if known and same(reads(before, *args, **more), reads(self, *args, **more)):
                found: Painted = before.parts[key]
            else:
                found = paint(self, *args, **more)
            self.parts[key] = found
            return found

        return painted

    return decorate


def same(one: Any, other: Any) -> bool:
    """Whether two things from two tables are the same: by their values, whatever they are."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (int, str)):
        return bool(one == other)
    if isinstance(one, (list, tuple)):
        return one == other or (len(one) == len(other) and all(map(same, one, other)))
    own = getattr(one, "__dict__", None)
    if own is not None and own == other.__dict__ and not hasattr(type(one), "__mypyc_attrs__"):
        return True
    return all(same(getattr(one, name), getattr(other, name)) for name in fields_of(one))

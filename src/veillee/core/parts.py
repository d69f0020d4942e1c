"""Parts of a scene that are painted anew only when what they show has changed.

A painter says of a part which things it reads:

    @part(lambda painter, seat: painter.table.seats[seat])
    def player_area(self, seat: int) -> list[Zone]:

Who follows a match has an easel for each language, where what was painted last of each part is found, with all that it
read. Where that is the same on the next table, what was painted is used again. So a part must name everything that it
reads and that can change in a match. Its words, its sides and whether the match is over go without saying. So does who
looks: a part that asks its view for the seat is kept for each seat, any other one for all of them.

What a part gave is shared by many scenes: nobody changes it, except that it is laid on the page where it always lies.
The tables must not change while they are on an easel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from veillee.core.codec import fields_of

Args = ParamSpec("Args")
Painted = TypeVar("Painted")
P = TypeVar("P", bound="Remembering")
Key = tuple[object, ...]
PLAIN: Final = frozenset({int, bool, str, float, set, frozenset})


class Kept(NamedTuple):
    """Something painted, and what it was painted from."""

    read: object
    painted: Any


class Easel:
    """What was painted last of each part of a match, in one language."""

    def __init__(self) -> None:
        self.parts: dict[Key, Kept] = {}
        self.personal: set[Key] = set()  # the parts that looked different to every seat when they were painted last
        self._setting: tuple[object, ...] = ()

    def stand(self, *setting: object) -> None:
        """Begin a scene. Of one in another setting nothing can be used again."""
        if setting != self._setting:
            self.parts.clear()
            self._setting = setting


class Looking(Protocol):
    """Who looks at a scene, and whether they were asked for since that was last set aside."""

    eyes: int | None
    asked: bool


class Remembering:
    """A painter that finds what was painted before, where there is an easel."""

    def __init__(self, easel: Easel | None, looking: Looking) -> None:
        self.easel = easel
        self.looking = looking


def part(
    reads: Callable[Concatenate[P, Args], object],
) -> Callable[[Callable[Concatenate[P, Args], Painted]], Callable[Concatenate[P, Args], Painted]]:
    """A part of a scene, and what it reads."""

    def decorate(paint: Callable[Concatenate[P, Args], Painted]) -> Callable[Concatenate[P, Args], Painted]:
        name = paint.__qualname__

        @wraps(paint)
        def painted(self: P, /, *args: Args.args, **more: Args.kwargs) -> Painted:
            easel, looking = self.easel, self.looking
            if easel is None:
                return paint(self, *args, **more)
            asked = looking.asked
            read = reads(self, *args, **more)
            key = name, *args
            own = key in easel.personal
            kept = easel.parts.get((key, looking.eyes) if own else key)
            if kept is not None and (kept.read == read or same(kept.read, read)):
                looking.asked = asked or own
                found: Painted = kept.painted
                return found
            looking.asked = False
            found = paint(self, *args, **more)
            if looking.asked:
                easel.personal.add(key)
                easel.parts[key, looking.eyes] = Kept(read, found)
            else:
                easel.personal.discard(key)
                easel.parts[key] = Kept(read, found)
                looking.asked = asked
            return found

        return painted

    return decorate


def same(one: Any, other: Any) -> bool:
    """Whether two things from two tables are the same: by their values, whatever they are."""
    kind = type(one)
    if kind is not type(other):
        return False
    if one == other:
        return True
    if kind is list or kind is tuple:
        return len(one) == len(other) and all(map(same, one, other))
    if kind in PLAIN or isinstance(one, msgspec.Struct):
        return False
    own = getattr(one, "__dict__", None)
    if own is not None and own == other.__dict__ and not hasattr(kind, "__mypyc_attrs__"):
        return True
    return all(same(getattr(one, name), getattr(other, name)) for name in fields_of(one))

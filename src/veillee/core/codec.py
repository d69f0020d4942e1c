"""Tables as data: class names and fields, and back. Written once, for every game.

The same bytes come out of interpreted and of compiled code, because fields are sorted by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from operator import attrgetter
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from veillee.core.deck import Deck
from veillee.core.errors import RecordError
from veillee.core.table import Table
from veillee.core.together import Answer, BreakTie, LeaderDecides

CLASS = "is"  # the field that names the class of an encoded object
TUPLE = "tuple"
HASH = 24  # letters of a fingerprint

PLAIN = frozenset((int, str, bool, type(None)))  # what is written as it is: nearly all of a table
OWN = (Deck, Answer, LeaderDecides, BreakTie)  # classes of the core that may lie on a table


class Fields(NamedTuple):
    """The fields of a class that are written."""

    names: list[str]
    values: Callable[[Any], tuple[Any, ...]]  # what takes them all from a thing at once
    later: list[tuple[str, Any]]  # those that are left out while they have this value
    strict: list[str]  # those that hold what JSON has words for,
    loose: list[str]  # and those that may hold something else, such as tuples


def fields_of(thing: object) -> list[str]:
    """The names of an object's fields: compiled classes list them, others have a `__dict__`."""
    cls = type(thing)
    compiled: Iterable[str] | None = getattr(cls, "__mypyc_attrs__", None)
    names = set(compiled) - {"__dict__"} if compiled is not None else set()
    names |= set(getattr(thing, "__dict__", ()))
    return sorted(names)


def declared_in(cls: type) -> dict[str, Any]:
    """What the fields of a class are declared to hold; nothing where that cannot be found out."""
    try:
        return get_type_hints(cls)
    except (AttributeError, NameError, TypeError):  # words that only type checkers know
        return {}


def later_fields(cls: type) -> dict[str, Any]:
    """The fields of a class that came after the first release, with what older tables are read with.

    They are left out while they have that value, so that older tables keep their bytes, and so their hashes.
    """
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        found |= vars(base).get("later", {})
    return found


class Codec:
    """Encodes and decodes the tables of one game."""

    def __init__(self, classes: Iterable[type]) -> None:
        self.classes: dict[str, type] = {cls.__name__: cls for cls in OWN}
        for cls in classes:
            self.classes[cls.__name__] = cls
        self._fields: dict[type, Fields] = {}
        self._later = {name: later_fields(cls) for name, cls in self.classes.items()}
        self._json = msgspec.json.Encoder(enc_hook=self._opened, order="sorted")

    def encode(self, thing: Any) -> Any:
        """A table, or a part of one, as plain data."""
        cls = type(thing)
        if cls in PLAIN:
            return thing
        if cls is list:
            return thing.copy() if PLAIN.issuperset(map(type, thing)) else [self.encode(item) for item in thing]
        if cls is tuple:
            return {CLASS: TUPLE, "items": [self.encode(item) for item in thing]}
        data = self._opened(thing)
        for name in self._fields[cls].strict:
            if name in data:
                data[name] = self.encode(data[name])
        return data

    def _opened(self, thing: Any) -> dict[str, Any]:
        """A thing with its fields. What they hold is written as it is, or opened when it is met there."""
        cls = type(thing)
        known = self._fields.get(cls)
        if known is None:
            known = self._fields[cls] = self._fields_in(thing, cls)
        names, values, later, _, loose = known
        data = dict(zip(names, values(thing), strict=True))
        for name in loose:
            if type(data[name]) not in PLAIN:
                data[name] = self.encode(data[name])
        for name, before in later:
            if data[name] == before:
                del data[name]
        data[CLASS] = cls.__name__
        return data

    def _fields_in(self, thing: Any, cls: type) -> Fields:
        if self.classes.get(cls.__name__) is not cls:
            raise TypeError(f"{cls.__name__} is not registered with the game, or is not plain data")
        hidden = thing.transient if isinstance(thing, Table) else ()
        names = [name for name in fields_of(thing) if name not in hidden]
        hints = declared_in(cls)
        strict = [name for name in names if self._is_strict(hints.get(name))]
        loose = [name for name in names if name not in strict]
        values = attrgetter(*names) if len(names) > 1 else lambda one: tuple([getattr(one, name) for name in names])
        later = [*self._later[cls.__name__].items()]
        return Fields(names=names, values=values, later=later, strict=strict, loose=loose)

    def _is_strict(self, hint: Any) -> bool:
        """Whether what is declared so is plain, one of our things, or lists of such."""
        origin = get_origin(hint) or hint
        if origin in (list, Union, UnionType):
            return hint is not origin and all(map(self._is_strict, get_args(hint)))
        return origin in PLAIN or (origin is not object and any(origin in cls.__mro__ for cls in self.classes.values()))

    def decode(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self.decode(item) for item in data]
        if not isinstance(data, dict):
            return data
        name = data.get(CLASS)
        if name == TUPLE:
            return tuple(self.decode(item) for item in data["items"])
        cls = self.classes.get(str(name))
        if cls is None:
            raise RecordError("error-save-thing", name=name)
        make: Any = cls  # compiled classes are made by their own `__new__` only
        thing = make.__new__(make)
        for field, item in data.items():
            if field != CLASS:
                setattr(thing, field, self.decode(item))
        for field, before in self._later[str(name)].items():
            if field not in data:
                setattr(thing, field, self.decode(before))
        return thing

    def table_bytes(self, table: Table) -> bytes:
        """The whole position as bytes: equal tables, and only they, give equal bytes."""
        return self._json.encode(table)

    def table_hash(self, table: Table) -> str:
        return hash_of(self.table_bytes(table))


def hash_of(table: bytes) -> str:
    """The fingerprint of a table out of its bytes."""
    return blake2b(table, digest_size=HASH // 2).hexdigest()

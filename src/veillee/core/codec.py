"""Tables as data: class names and fields, and back. Written once, for every game.

The same bytes come out of interpreted and of compiled code, because fields are sorted by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from operator import attrgetter
from typing import Any

import msgspec

from veillee.core.deck import Deck
from veillee.core.errors import RecordError
from veillee.core.table import Table
from veillee.core.together import Answer, BreakTie, LeaderDecides

CLASS = "is"  # the field that names the class of an encoded object
TUPLE = "tuple"

PLAIN = frozenset((int, str, bool, type(None)))  # what is written as it is: nearly all of a table, so it costs no call
OWN = (Deck, Answer, LeaderDecides, BreakTie)  # classes of the core that may lie on a table

Fields = tuple[list[str], Callable[[Any], tuple[Any, ...]], list[tuple[str, Any]]]

_json = msgspec.json.Encoder(order="sorted")


def fields_of(thing: object) -> list[str]:
    """The names of an object's fields: compiled classes list them, others have a `__dict__`."""
    cls = type(thing)
    compiled: Iterable[str] | None = getattr(cls, "__mypyc_attrs__", None)
    names = set(compiled) - {"__dict__"} if compiled is not None else set()
    names |= set(getattr(thing, "__dict__", ()))
    return sorted(names)


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

    def encode(self, thing: Any) -> Any:
        """A table, or a part of one, as plain data."""
        return self._encoded(thing, list.copy)

    def _encoded(self, thing: Any, listed: Callable[[list[Any]], list[Any]]) -> Any:
        """The same; `listed` is what becomes of a list of nothing but plain things."""
        cls = type(thing)
        if cls in PLAIN:
            return thing
        if cls is list:
            if PLAIN.issuperset(map(type, thing)):
                return listed(thing)
            return [item if type(item) in PLAIN else self._encoded(item, listed) for item in thing]
        if cls is tuple:
            return {CLASS: TUPLE, "items": [self._encoded(item, listed) for item in thing]}
        known = self._fields.get(cls)
        if known is None:
            known = self._fields[cls] = self._fields_in(thing, cls)
        names, values, later = known
        held = values(thing)
        data = dict(zip(names, held, strict=True))
        if not PLAIN.issuperset(map(type, held)):
            for name, one in data.items():
                kind = type(one)
                if kind is list and PLAIN.issuperset(map(type, one)):  # as most are that are not plain themselves
                    data[name] = listed(one)
                elif kind not in PLAIN:
                    data[name] = self._encoded(one, listed)
        for name, before in later:
            if data[name] == before:
                del data[name]
        data[CLASS] = cls.__name__
        return data

    def _fields_in(self, thing: Any, cls: type) -> Fields:
        """The fields of a class that are written, what takes them all from a thing at once, and those left out."""
        if self.classes.get(cls.__name__) is not cls:
            raise TypeError(f"{cls.__name__} is not registered with the game, or is not plain data")
        hidden = thing.transient if isinstance(thing, Table) else ()
        names = [name for name in fields_of(thing) if name not in hidden]
        later = [*self._later[cls.__name__].items()]
        if len(names) > 1:
            return names, attrgetter(*names), later
        return names, lambda one: tuple([getattr(one, name) for name in names]), later

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
        return _json.encode(self._encoded(table, as_it_is))

    def table_hash(self, table: Table) -> str:
        return hash_of(self.table_bytes(table))


def as_it_is(plain: list[Any]) -> list[Any]:
    """Who only reads it needs no copy."""
    return plain


def hash_of(table: bytes) -> str:
    """The fingerprint of a table out of its bytes."""
    return blake2b(table, digest_size=12).hexdigest()

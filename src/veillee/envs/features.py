"""How what lies on a table becomes an array: which fields are read, and where each is written. This is hot code.

A page is written again and again, and little changes from one look to the next. So all fields of a thing are read at
once and compared at once with how they were, and only what differs is written (`Fields`).
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from veillee.envs.writers import TOP, Known, Named, Writer, fitted


class Sheet:
    """A part of an array that is written again and again: only what has changed is written anew."""

    def __init__(self, out: bytearray, start: int, slots: int) -> None:
        self.out = out
        self.start = start
        self.head: bytes = b""  # what stands before the table
        self.last: list[Any] = [None] * slots  # how everything was that stands there

    def forget(self, slot: int, count: int) -> None:
        for index in range(slot, slot + count):
            self.last[index] = None


class Part(Writer):
    """Something that lies on a table, and stays the same thing while it changes."""

    slots: int  # how many memories of a sheet it needs
    counts: bool  # whether a list lies in it of which it only says how many pieces there are

    def __init__(self) -> None:
        super().__init__()
        self.slots = 1
        self.counts = False

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        """Write to a place of a sheet what does not stand there already."""
        raise NotImplementedError

    def counted(self, value: Any, found: list[list[int]]) -> None:
        """The lists in it of which it only says how many pieces there are: what lies in them does not matter."""


class Count(Part):
    """A list of which all pieces are always hidden: how many there are."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 2
        self.counts = True

    def write(self, value: Any) -> bytes:
        length = min(len(value), TOP)
        return bytes((length, length))

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        length = len(value)
        if sheet.last[slot] != length:
            sheet.last[slot] = length
            sheet.out[at : at + 2] = self.write(value)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        found.append(value)

    def names(self, path: str) -> Named:
        yield path, "how many"
        yield path, "how many are hidden"


class Things(Part):
    """A row of things."""

    def __init__(self, each: Part, length: int) -> None:
        super().__init__()
        self.each = each
        self.length = length
        self.size = each.size * length
        self.slots = each.slots * length
        self.counts = each.counts

    def write(self, value: Any) -> bytes:
        each = self.each
        return fitted(b"".join([each.write(thing) for thing in value]), self.size)

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        if len(value) == self.length:
            each = self.each
            for thing in value:
                each.update(thing, sheet, slot, at)
                slot += each.slots
                at += each.size
        else:
            sheet.forget(slot, self.slots)
            sheet.out[at : at + self.size] = self.write(value)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        if self.counts:
            for thing in value:
                self.each.counted(thing, found)

    def names(self, path: str) -> Named:
        for index in range(self.length):
            yield from self.each.names(f"{path}[{index}]")


class MaybeThing(Part):
    """A thing that is not always there."""

    def __init__(self, inner: Part) -> None:
        super().__init__()
        self.inner = inner
        self.size = 1 + inner.size
        self.slots = inner.slots
        self.counts = inner.counts

    def write(self, value: Any) -> bytes:
        return bytes(self.size) if value is None else b"\1" + self.inner.write(value)

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        if value is None:
            sheet.forget(slot, self.slots)
            sheet.out[at : at + self.size] = bytes(self.size)
        else:
            sheet.out[at] = 1
            self.inner.update(value, sheet, slot, at + 1)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        if value is not None:
            self.inner.counted(value, found)

    def names(self, path: str) -> Named:
        yield path, "is there"
        yield from self.inner.names(path)


class Fields(Part):
    """A thing, field by field, together with the fields of things that always lie in it.

    Most fields stay as they are from one look to the next. So those in which nothing else lies are read all at once and
    compared all at once.
    """

    def __init__(self, fields: list[tuple[str, Writer]]) -> None:
        super().__init__()
        self.fields = fields
        self.size = sum([writer.size for _, writer in fields])
        self._names: list[str] = []  # of values, with those of the things in which they lie: `objects.under`
        self._values: list[Writer] = []
        self._places: list[int] = []  # where each of them is written, from our own place on
        self._part_names: list[str] = []
        self._parts: list[Part] = []
        self._part_places: list[int] = []
        at = 0
        for name, writer in fields:
            if isinstance(writer, Fields):
                self._take_in(name, writer, at)
            elif isinstance(writer, Part):
                self._part_names.append(name)
                self._parts.append(writer)
                self._part_places.append(at)
            else:
                self._names.append(name)
                self._values.append(writer)
                self._places.append(at)
            at += writer.size
        self._changing = [writer.inner if isinstance(writer, Known) else writer for writer in self._values]
        self.counts = any(part.counts for part in self._parts)
        self.slots = (1 if self._values else 0) + sum([part.slots for part in self._parts])
        self._read = reader(self._names)
        self._read_parts = reader(self._part_names)

    def _take_in(self, name: str, thing: Fields, at: int) -> None:
        """The fields of a thing in it are read with its own."""
        self._names += [f"{name}.{inner}" for inner in thing._names]
        self._values += thing._values
        self._places += [at + place for place in thing._places]
        self._part_names += [f"{name}.{inner}" for inner in thing._part_names]
        self._parts += thing._parts
        self._part_places += [at + place for place in thing._part_places]

    def write(self, value: Any) -> bytes:
        return b"".join([writer.write(getattr(value, name)) for name, writer in self.fields])

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        if self._values:
            found = self._read(value)
            last = sheet.last[slot]
            if found != last:
                sheet.last[slot] = self._written(found, last, sheet.out, at)
            slot += 1
        if self._parts:
            things = self._read_parts(value)
            for index in range(len(things)):
                part = self._parts[index]
                part.update(things[index], sheet, slot, at + self._part_places[index])
                slot += part.slots

    def _written(self, found: tuple[Any, ...], last: Any, out: bytearray, at: int) -> tuple[Any, ...]:
        """Write the values that have changed; how they are now, to compare with."""
        kept: list[Any] = list(found)
        if last is None:
            for index in range(len(found)):
                writer = self._values[index]
                place = at + self._places[index]
                out[place : place + writer.size] = writer.write(found[index])
                kept[index] = writer.kept(found[index])
            return tuple(kept)
        before: tuple[Any, ...] = last
        for index in range(len(found)):
            value = found[index]
            old = before[index]
            if value is old:
                continue
            if value == old:
                kept[index] = old
            else:
                writer = self._changing[index]
                writer.change(old, value, out, at + self._places[index])
                if isinstance(value, list):
                    kept[index] = writer.kept(value)
        return tuple(kept)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        things = self._read_parts(value)
        for index in range(len(things)):
            if self._parts[index].counts:
                self._parts[index].counted(things[index], found)

    def names(self, path: str) -> Named:
        for name, writer in self.fields:
            yield from writer.names(f"{path}.{name}" if path else name)


class Kinds(Part):
    """An object of one of several classes: which one, and its fields; those of the others are zeros."""

    def __init__(self, kinds: list[tuple[str, Writer]]) -> None:
        super().__init__()
        self.kinds = kinds
        self.size = sum([1 + writer.size for _, writer in kinds])
        self.slots = 0

    def write(self, value: Any) -> bytes:
        name = type(value).__name__
        return b"".join(
            [b"\1" + writer.write(value) if kind == name else bytes(1 + writer.size) for kind, writer in self.kinds]
        )

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        sheet.out[at : at + self.size] = self.write(value)

    def names(self, path: str) -> Named:
        for kind, writer in self.kinds:
            yield path, f"is a {kind}"
            yield from writer.names(f"{path}.{kind}" if path else kind)


def reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Takes these fields from a thing, all at once."""
    if not names:
        return lambda thing: ()
    read: Callable[[Any], Any] = attrgetter(*names)
    return read if len(names) > 1 else lambda thing: (read(thing),)

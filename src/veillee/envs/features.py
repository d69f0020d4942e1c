"""Small writers that turn what lies on a table into numbers from 0 to 255, each in its own place of an array.

What lies where is learnt from positions of matches played at random (`Seen`), always the same ones, so that
the same game, mode and content give the same array.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any, Final

from veillee.core.codec import fields_of
from veillee.core.table import Seat

ONE_HOT: Final = 40  # whole numbers of so many values get a place for each value
ROW_ONE_HOT: Final = 12  # the same for each number of a row
ROW: Final = 64  # longer lists are bags, even if their length never changes
BAG: Final = 512
TOP: Final = 255
KEPT: Final = 512  # lists of each place that are remembered as they were written
HIDDEN: Final = -2  # what stands for a piece that the seat may not see; games use numbers from -1 on

_SIGNS: Final = bytes(int(chr(byte) == "1") for byte in range(256))  # the characters 0 and 1 as numbers

Named = Iterator[tuple[str, str]]


class Sheet:
    """A part of an array that is written again and again: only what has changed is written anew."""

    def __init__(self, out: bytearray, start: int, slots: int) -> None:
        self.out = out
        self.start = start
        self.head: bytes = b""  # what stands before the table
        self.last: list[object] = [self] * slots  # nothing on a table is equal to us

    def forget(self, slot: int, count: int) -> None:
        for index in range(slot, slot + count):
            self.last[index] = self


class Writer:
    """Turns a value into `size` numbers, each a byte."""

    size: int
    slots: int  # how many values of a sheet it remembers
    changing: bool  # whether what it writes can change and be the same object: a list, a thing
    deep: bool  # whether something changing lies in it
    counts: bool  # whether a list lies in it of which it only says how many pieces there are

    def __init__(self) -> None:
        self.size = 0
        self.slots = 1
        self.changing = True
        self.deep = False
        self.counts = False

    def write(self, value: Any) -> bytes:
        raise NotImplementedError

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        """Write to a place of a sheet, unless the same stands there already."""
        last = sheet.last
        if last[slot] == value:
            return
        last[slot] = value.copy() if isinstance(value, list) else value
        sheet.out[at : at + self.size] = self.write(value)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        """Write a value where another one stands."""
        out[at : at + self.size] = self.write(new)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        """The lists in it of which it only says how many pieces there are: what lies in them does not matter."""

    def names(self, path: str) -> Named:
        """For each place, which part of the table it shows and what it means."""
        raise NotImplementedError


class Number(Writer):
    """A whole number: how much it is above the lowest, and a place for each value where there are few."""

    def __init__(self, low: int, high: int, one_hot: int) -> None:
        super().__init__()
        self.changing = False
        self.low = low
        self.values = high - low + 1 if high - low < one_hot else 0
        self.size = 1 + self.values
        self._known: dict[int, bytes] = {value: self._write(value) for value in range(low, high + 1)}

    def write(self, value: Any) -> bytes:
        known = self._known.get(value)
        return self._write(value) if known is None else known

    def _write(self, value: int) -> bytes:
        out = bytearray(self.size)
        above = value - self.low
        if above >= 0:
            out[0] = min(above, TOP)
            if above < self.values:
                out[1 + above] = 1
        return bytes(out)

    def names(self, path: str) -> Named:
        yield path, f"its value, less {self.low}" if self.low else "its value"
        for value in range(self.values):
            yield path, f"is {value + self.low}"


class Bits(Writer):
    """A large number: its binary digits, because games keep sets in such numbers."""

    def __init__(self, high: int) -> None:
        super().__init__()
        self.changing = False
        self.size = high.bit_length()
        self._above = 1 << self.size  # a digit before all others, so that none is left out

    def write(self, value: Any) -> bytes:
        number: int = value
        above = self._above
        if not 0 <= number < above:
            number = number % above if number > 0 else 0
        return bin(number | above)[3:].encode().translate(_SIGNS)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        before: int = old
        after: int = new
        if not (0 <= before < self._above and 0 <= after < self._above):
            out[at : at + self.size] = self.write(new)
            return
        other = before ^ after
        place = at + self.size - 1
        while other:
            if other & 1:
                out[place] = after & 1
            other >>= 1
            after >>= 1
            place -= 1

    def names(self, path: str) -> Named:
        for bit in range(self.size - 1, -1, -1):
            yield path, f"bit {bit}"


class Bag(Writer):
    """A list without its order: its length, how many of its pieces are hidden, how often each piece lies in it."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.values = high - low + 1
        self.size = 2 + self.values
        self._place: dict[int, int] = {piece: 2 + piece - low for piece in range(low, high + 1)}
        self._place[HIDDEN] = 1

    def write(self, value: Any) -> bytes:
        out = bytearray(self.size)
        out[0] = min(len(value), TOP)
        place = self._place
        try:
            for piece in value:
                out[place[piece]] += 1
        except (KeyError, ValueError):  # other pieces, or more of them, than was ever seen
            for piece, at in place.items():
                out[at] = min(value.count(piece), TOP)
        return bytes(out)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        before: list[int] = old
        after: list[int] = new
        last, end = len(before), len(after)
        if last > TOP or end > TOP:  # counts may have been cut
            out[at : at + self.size] = self.write(new)
            return
        if last != end:
            out[at] = end
        same = 0
        while same < last and same < end and before[same] == after[same]:
            same += 1
        while last > same and end > same and before[last - 1] == after[end - 1]:
            last -= 1
            end -= 1
        for index in range(same, last):
            place = self._place_of(before[index])
            if place:
                out[at + place] -= 1
        for index in range(same, end):
            place = self._place_of(after[index])
            if place:
                out[at + place] += 1

    def _place_of(self, piece: int) -> int:
        """Where a piece is counted; 0 for one that was never seen."""
        if piece == HIDDEN:
            return 1
        above = piece - self.low
        return 2 + above if 0 <= above < self.values else 0

    def names(self, path: str) -> Named:
        yield path, "how many"
        yield path, "how many are hidden"
        for value in range(self.values):
            yield path, f"how often {value + self.low}"


class Count(Writer):
    """A list of which all pieces are always hidden: how many there are."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 2
        self.deep = True
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


class Row(Writer):
    """A list in which the place matters."""

    def __init__(self, each: Writer, length: int) -> None:
        super().__init__()
        self.each = each
        self.length = length
        self.size = each.size * length
        self.slots = each.slots * length if each.changing else 1
        self.deep = each.changing
        self.counts = each.counts

    def write(self, value: Any) -> bytes:
        each = self.each
        return fitted(b"".join([each.write(piece) for piece in value]), self.size)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        if len(old) != self.length or len(new) != self.length:
            out[at : at + self.size] = self.write(new)
            return
        each = self.each
        for index in range(self.length):
            if old[index] != new[index]:
                each.change(old[index], new[index], out, at + index * each.size)

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        if not self.deep:
            super().update(value, sheet, slot, at)
        elif len(value) == self.length:
            each = self.each
            for piece in value:
                each.update(piece, sheet, slot, at)
                slot += each.slots
                at += each.size
        else:
            sheet.forget(slot, self.slots)
            sheet.out[at : at + self.size] = self.write(value)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        if self.counts:
            for piece in value:
                self.each.counted(piece, found)

    def names(self, path: str) -> Named:
        for index in range(self.length):
            yield from self.each.names(f"{path}[{index}]")


class Values(Writer):
    """A list of numbers in which the place matters: how much each is above the lowest."""

    def __init__(self, low: int, length: int) -> None:
        super().__init__()
        self.low = low
        self.size = length

    def write(self, value: Any) -> bytes:
        low = self.low
        try:
            found = bytes([piece - low for piece in value] if low else value)
        except ValueError:  # lower or higher than was ever seen
            found = bytes([max(0, min(piece - low, TOP)) for piece in value])
        return fitted(found, self.size)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        before: list[int] = old
        after: list[int] = new
        if len(before) != self.size or len(after) != self.size:
            out[at : at + self.size] = self.write(new)
            return
        for index in range(self.size):
            piece = after[index]
            if before[index] != piece:
                out[at + index] = max(0, min(piece - self.low, TOP))

    def names(self, path: str) -> Named:
        for index in range(self.size):
            yield f"{path}[{index}]", f"its value, less {self.low}" if self.low else "its value"


class Both(Writer):
    """Two looks at the same thing."""

    def __init__(self, first: Writer, second: Writer) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.size = first.size + second.size

    def write(self, value: Any) -> bytes:
        return self.first.write(value) + self.second.write(value)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        self.first.change(old, new, out, at)
        self.second.change(old, new, out, at + self.first.size)

    def names(self, path: str) -> Named:
        yield from self.first.names(path)
        yield from self.second.names(path)


class Known(Writer):
    """A list of numbers that mostly lie as they lay a moment ago, or in another match: what was written is kept."""

    def __init__(self, inner: Writer) -> None:
        super().__init__()
        self.inner = inner
        self.size = inner.size
        self._written: dict[tuple[int, ...], bytes] = {}

    def write(self, value: Any) -> bytes:
        pieces: tuple[int, ...] = tuple(value)
        written = self._written.get(pieces)
        if written is None:
            written = self.inner.write(pieces)
            if len(self._written) == KEPT:
                self._written.clear()
            self._written[pieces] = written
        return written

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        self.inner.change(old, new, out, at)

    def names(self, path: str) -> Named:
        yield from self.inner.names(path)


class Maybe(Writer):
    """Something that is not always there."""

    def __init__(self, inner: Writer) -> None:
        super().__init__()
        self.inner = inner
        self.size = 1 + inner.size
        self.slots = inner.slots
        self.changing = inner.changing
        self.deep = inner.deep
        self.counts = inner.counts

    def write(self, value: Any) -> bytes:
        return bytes(self.size) if value is None else b"\1" + self.inner.write(value)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        if old is None or new is None:
            out[at : at + self.size] = self.write(new)
        else:
            self.inner.change(old, new, out, at + 1)

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        if not self.deep:
            super().update(value, sheet, slot, at)
        elif value is None:
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


class Fields(Writer):
    """An object, field by field.

    Most fields stay as they are from one look to the next. So those in which nothing else lies are read all at once and
    compared all at once.
    """

    def __init__(self, fields: list[tuple[str, Writer]]) -> None:
        super().__init__()
        self.fields = fields
        self.size = sum([writer.size for _, writer in fields])
        self.deep = True
        self.counts = any(writer.counts for _, writer in fields)
        self._flat: list[Writer] = []
        self._places: list[int] = []  # where each of them is written, from our own place on
        self._deep: list[tuple[str, Writer, int]] = []
        names: list[str] = []
        at = 0
        for name, writer in fields:
            if writer.deep:
                self._deep.append((name, writer, at))
            else:
                names.append(name)
                self._flat.append(writer)
                self._places.append(at)
            at += writer.size
        self._alone = len(names) == 1  # then there is no tuple
        self._read: Callable[[Any], Any] | None = attrgetter(*names) if names else None
        self.slots = (1 if names else 0) + sum([writer.slots for _, writer, _ in self._deep])

    def write(self, value: Any) -> bytes:
        return b"".join([writer.write(getattr(value, name)) for name, writer in self.fields])

    def update(self, value: Any, sheet: Sheet, slot: int, at: int) -> None:
        read = self._read
        if read is not None:
            found = (read(value),) if self._alone else read(value)
            last = sheet.last[slot]
            if found != last:
                sheet.last[slot] = self._written(found, last if isinstance(last, tuple) else (), sheet.out, at)
            slot += 1
        for name, writer, place in self._deep:
            writer.update(getattr(value, name), sheet, slot, at + place)
            slot += writer.slots

    def _written(self, found: tuple[Any, ...], last: tuple[Any, ...], out: bytearray, at: int) -> tuple[Any, ...]:
        """Write the fields that have changed; how they are now, to compare with."""
        kept: list[Any] = list(last)
        for index in range(len(found)):
            value = found[index]
            writer = self._flat[index]
            place = at + self._places[index]
            if index < len(last):
                old = last[index]
                if value is old or value == old:
                    continue
                writer.change(old, value, out, place)
            else:
                kept.append(None)
                out[place : place + writer.size] = writer.write(value)
            kept[index] = value.copy() if isinstance(value, list) else value
        return tuple(kept)

    def counted(self, value: Any, found: list[list[int]]) -> None:
        for name, writer, _ in self._deep:
            if writer.counts:
                writer.counted(getattr(value, name), found)

    def names(self, path: str) -> Named:
        for name, writer in self.fields:
            yield from writer.names(f"{path}.{name}" if path else name)


class Kinds(Writer):
    """An object of one of several classes: which one, and its fields; those of the others are zeros."""

    def __init__(self, kinds: list[tuple[str, Writer]]) -> None:
        super().__init__()
        self.kinds = kinds
        self.size = sum([1 + writer.size for _, writer in kinds])
        self.slots = 0
        self.deep = True

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


def fitted(written: bytes, size: int) -> bytes:
    """An array of that size: what is longer than was ever seen is cut, what is shorter ends in zeros."""
    length = len(written)
    if length == size:
        return written
    return written[:size] if length > size else written + bytes(size - length)


class Seen:
    """All that was seen at one place of the table in many positions, and the writer that follows from it."""

    def __init__(self) -> None:
        self.low: int | None = None
        self.high = 0
        self.absent = False
        self.kinds: dict[str, dict[str, Seen]] = {}  # fields of objects, by their class
        self.items: Seen | None = None
        self.shortest = -1
        self.longest = 0
        self.values: set[int] = set()
        self.lists = 0  # of numbers
        self.different: set[tuple[int, ...]] = set()

    def add(self, thing: Any, leave_out: Sequence[str] = ()) -> None:
        if thing is None:
            self.absent = True
        elif isinstance(thing, int):
            self._add_number(int(thing))
        elif isinstance(thing, (list, tuple)):
            self.shortest = len(thing) if self.shortest < 0 else min(self.shortest, len(thing))
            self.longest = max(self.longest, len(thing))
            if self.items is None:
                self.items = Seen()
            for item in thing:
                self.items.add(item)
            if self.items.low is not None:
                self.lists += 1
                self.different.add(tuple(thing))
        elif not isinstance(thing, str):
            fields = self.kinds.setdefault(type(thing).__name__, {})
            for name in fields_of(thing):
                if name not in leave_out:
                    fields.setdefault(name, Seen()).add(getattr(thing, name))

    @property
    def fields(self) -> dict[str, Seen]:
        """Of objects that are all of one class."""
        assert len(self.kinds) == 1
        return next(iter(self.kinds.values()))

    def _add_number(self, number: int) -> None:
        if number == HIDDEN:
            return
        self.low = number if self.low is None else min(self.low, number)
        self.high = max(self.high, number)
        if len(self.values) < 2:
            self.values.add(number)

    def writer(self, sizes: Sequence[int]) -> Writer | None:
        """How to write this; None where there was never anything to tell apart.

        `sizes` are the numbers of pieces of each role: a bag that held piece 70 can hold all 72 Objects.
        """
        inner = self._inner(sizes)
        return Maybe(inner) if inner is not None and self.absent else inner

    def _inner(self, sizes: Sequence[int]) -> Writer | None:
        if len(self.kinds) > 1:
            found = [(kind, fields_writer(fields, sizes)) for kind, fields in sorted(self.kinds.items())]
            return Kinds([(kind, writer or Fields([])) for kind, writer in found])
        if self.kinds:
            return fields_writer(self.fields, sizes)
        if self.items is not None:
            return self._list(self.items, sizes)
        if self.low is None or len(self.values) < 2:
            return None
        return number_writer(self.low, self.high, ONE_HOT)

    def _list(self, items: Seen, sizes: Sequence[int]) -> Writer | None:
        if items.low is None:
            inner = items.writer(sizes)
            if inner is not None:
                return Row(inner, self.longest)
            return Count() if self.shortest < self.longest else None  # all that is ever known is how many there are
        low, high = items.low, rounded(items.high, sizes)
        place_matters = self.shortest == self.longest <= ROW
        if place_matters and len(items.values) < 2:
            return None
        if place_matters and (items.high - low < ROW_ONE_HOT or items.high > TOP):
            return self._known(Row(number_writer(low, items.high, ROW_ONE_HOT), self.longest))
        if high - low >= BAG:
            return Row(Bits(items.high), min(self.longest, ROW))
        bag = Bag(min(low, 0), high)
        return self._known(Both(Values(low, self.longest), bag) if place_matters else bag)

    def _known(self, writer: Writer) -> Writer:
        """To remember what was written is worth it where the same comes again, as it did in these positions."""
        return Known(writer) if 2 * self.lists > 3 * len(self.different) else writer


def fields_writer(fields: dict[str, Seen], sizes: Sequence[int]) -> Writer | None:
    parts = [(name, seen.writer(sizes)) for name, seen in sorted(fields.items())]
    kept = [(name, writer) for name, writer in parts if writer is not None]
    return Fields(kept) if kept else None


def number_writer(low: int, high: int, one_hot: int) -> Writer:
    return Bits(high) if high > TOP else Number(low, high, one_hot)


def rounded(high: int, sizes: Sequence[int]) -> int:
    """The highest number of a role that this may be a piece of."""
    for size in sizes:
        if high < size <= (high + 1) * 3 // 2:
            return size - 1
    return high


def is_seats(thing: Any) -> bool:
    """Whether this is a list of what lies in front of each seat."""
    return isinstance(thing, list) and bool(thing) and all(isinstance(item, Seat) for item in thing)

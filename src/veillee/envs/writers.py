"""Small writers that turn values into numbers from 0 to 255, each in its own place of an array. This is hot code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

TOP: Final = 255
KEPT: Final = 512  # lists of each place that are remembered as they were written
HIDDEN: Final = -2  # what stands for a piece that the seat may not see; games use numbers from -1 on

_SIGNS: Final = bytes(int(chr(byte) == "1") for byte in range(256))  # the characters 0 and 1 as numbers

Named = Iterator[tuple[str, str]]


class Writer:
    """Turns a value into `size` numbers, each a byte."""

    size: int

    def __init__(self) -> None:
        self.size = 0

    def write(self, value: Any) -> bytes:
        raise NotImplementedError

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        """Write a value where another one stands."""
        out[at : at + self.size] = self.write(new)

    def kept(self, value: Any) -> Any:
        """The value as it is now, to be compared with what it will be."""
        return value.copy() if isinstance(value, list) else value

    def names(self, path: str) -> Named:
        """For each place, which part of the table it shows and what it means."""
        raise NotImplementedError


class Number(Writer):
    """A whole number: how much it is above the lowest, and a place for each value where there are few."""

    def __init__(self, low: int, high: int, one_hot: int) -> None:
        super().__init__()
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

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        before: int = old
        after: int = new
        place = before - self.low
        above = after - self.low
        values = self.values
        if 0 <= place < values and 0 <= above < values:
            out[at + 1 + place] = 0
            out[at + 1 + above] = 1
            out[at] = above
        else:
            out[at : at + self.size] = self.write(new)

    def names(self, path: str) -> Named:
        yield path, f"its value, less {self.low}" if self.low else "its value"
        for value in range(self.values):
            yield path, f"is {value + self.low}"


class Bits(Writer):
    """A large number: its binary digits, because games keep sets in such numbers."""

    def __init__(self, high: int) -> None:
        super().__init__()
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
        before: list[object] = old
        after: list[object] = new
        last, end = len(before), len(after)
        if last > TOP or end > TOP:  # counts may have been cut
            out[at : at + self.size] = self.write(new)
            return
        if last != end:
            out[at] = end
        # Small numbers are the same object wherever they stand; one that is not, is taken out and put back.
        same = 0
        for was, now in zip(before, after):  # noqa: B905  # the shorter one ends it
            if was is not now:
                break
            same += 1
        while last > same and end > same and before[last - 1] is after[end - 1]:
            last -= 1
            end -= 1
        taken: list[int] = old
        given: list[int] = new
        for index in range(same, last):
            place = self._place_of(taken[index])
            if place:
                out[at + place] -= 1
        for index in range(same, end):
            place = self._place_of(given[index])
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


class Row(Writer):
    """A list in which the place matters."""

    def __init__(self, each: Writer, length: int) -> None:
        super().__init__()
        self.each = each
        self.length = length
        self.size = each.size * length

    def kept(self, value: Any) -> Any:
        return [self.each.kept(piece) for piece in value]

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

    def names(self, path: str) -> Named:
        for index in range(self.length):
            yield from self.each.names(f"{path}[{index}]")


class Numbers(Row):
    """A list of numbers in which the place matters, each written by itself."""

    def kept(self, value: Any) -> Any:
        return value.copy() if isinstance(value, list) else value

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        before: list[int] = old
        after: list[int] = new
        if len(before) != self.length or len(after) != self.length:
            out[at : at + self.size] = self.write(new)
            return
        each = self.each
        for was, now in zip(before, after):  # noqa: B905  # they are as long
            if was != now:
                each.change(was, now, out, at)
            at += each.size


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
        for was, now in zip(before, after):  # noqa: B905  # they are as long
            if was != now:
                out[at] = max(0, min(now - self.low, TOP))
            at += 1

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
    """A value that is not always there."""

    def __init__(self, inner: Writer) -> None:
        super().__init__()
        self.inner = inner
        self.size = 1 + inner.size

    def kept(self, value: Any) -> Any:
        return None if value is None else self.inner.kept(value)

    def write(self, value: Any) -> bytes:
        return bytes(self.size) if value is None else b"\1" + self.inner.write(value)

    def change(self, old: Any, new: Any, out: bytearray, at: int) -> None:
        if old is None or new is None:
            out[at : at + self.size] = self.write(new)
        else:
            self.inner.change(old, new, out, at + 1)

    def names(self, path: str) -> Named:
        yield path, "is there"
        yield from self.inner.names(path)


def fitted(written: bytes, size: int) -> bytes:
    """An array of that size: what is longer than was ever seen is cut, what is shorter ends in zeros."""
    length = len(written)
    if length == size:
        return written
    return written[:size] if length > size else written + bytes(size - length)

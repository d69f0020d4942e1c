"""What can lie at each place of a table, learnt from positions of matches played at random. This is hot code.

They are always the same matches, so that the same game, mode and content give the same array.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from veillee.core.codec import fields_of
from veillee.core.table import Seat
from veillee.envs.features import Count, Fields, Kinds, MaybeThing, Part, Things
from veillee.envs.writers import HIDDEN, TOP, Bag, Bits, Both, Known, Maybe, Number, Numbers, Row, Values, Writer

ONE_HOT: Final = 40  # whole numbers of so many values get a place for each value
ROW_ONE_HOT: Final = 12  # the same for each number of a row
ROW: Final = 64  # longer lists are bags, even if their length never changes
BAG: Final = 512


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
        if inner is None or not self.absent:
            return inner
        return MaybeThing(inner) if isinstance(inner, Part) else Maybe(inner)

    def things(self, sizes: Sequence[int]) -> Part | None:
        """The same of a place where things lie, not values."""
        found = self.writer(sizes)
        assert found is None or isinstance(found, Part)
        return found

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
                return Things(inner, self.longest) if isinstance(inner, Part) else Row(inner, self.longest)
            return Count() if self.shortest < self.longest else None  # all that is ever known is how many there are
        low, high = items.low, rounded(items.high, sizes)
        place_matters = self.shortest == self.longest <= ROW
        if place_matters and len(items.values) < 2:
            return None
        if place_matters and (items.high - low < ROW_ONE_HOT or items.high > TOP):
            return self._known(Numbers(number_writer(low, items.high, ROW_ONE_HOT), self.longest))
        if high - low >= BAG:
            return Numbers(Bits(items.high), min(self.longest, ROW))
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

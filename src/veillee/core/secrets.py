"""What a seat may not see: pools of hidden pieces that it cannot tell apart.

Whatever lies in one pool may lie anywhere in it as far as the seat knows. `determinize` deals the
pools again, which gives bots a fair guess of the table and tests a proof that nothing leaks.
"""

from __future__ import annotations

from veillee.core.chance import Chance


class Pool:
    """Places that hold pieces which one seat cannot tell apart. They are parts of lists, because decks are long."""

    lists: list[list[int]]
    starts: list[int]  # for each of them the first place that is hidden
    ends: list[int]  # and the first after it that is not

    def __init__(self) -> None:
        self.lists = []
        self.starts = []
        self.ends = []

    def add(self, pieces: list[int], index: int) -> None:
        """The piece at one place of a list is hidden."""
        if self.lists and self.lists[-1] is pieces and self.ends[-1] == index:
            self.ends[-1] = index + 1
        else:
            self._add(pieces, index, index + 1)

    def add_all(self, pieces: list[int]) -> None:
        """All pieces of a list are hidden."""
        self._add(pieces, 0, len(pieces))

    def _add(self, pieces: list[int], start: int, end: int) -> None:
        self.lists.append(pieces)
        self.starts.append(start)
        self.ends.append(end)

    def places(self) -> list[tuple[list[int], int]]:
        """Every place by itself."""
        return [(self.lists[n], index) for n in range(len(self.lists)) for index in range(self.starts[n], self.ends[n])]

    def pieces(self) -> list[int]:
        found: list[int] = []
        for n in range(len(self.lists)):
            found += self.lists[n][self.starts[n] : self.ends[n]]
        return found

    def deal(self, pieces: list[int]) -> None:
        """Put pieces, as many as there are, in their places."""
        at = 0
        for n in range(len(self.lists)):
            start, end = self.starts[n], self.ends[n]
            self.lists[n][start:end] = pieces[at : at + end - start]
            at += end - start


class Veil:
    """The same blank in the places of hidden pieces, for as long as somebody looks at the table."""

    def __init__(self, blank: int) -> None:
        self.blank = blank
        self.lists: list[list[int]] = []
        self.starts: list[int] = []
        self.pieces: list[list[int]] = []  # what lay in each of the lists from there on

    def lay(self, pools: list[Pool], spared: list[list[int]]) -> None:
        """Hide all pieces of these pools; lists that are spared stay as they are, because nobody will look at them."""
        blank = self.blank
        for pool in pools:
            lists = pool.lists
            for n in range(len(lists)):
                pieces = lists[n]
                start, end = pool.starts[n], pool.ends[n]
                if start == end or lies_in(pieces, spared):
                    continue
                self.lists.append(pieces)
                self.starts.append(start)
                self.pieces.append(pieces[start:end])
                for place in range(start, end):
                    pieces[place] = blank

    def lift(self) -> None:
        """Put back what lay there."""
        for n in range(len(self.lists)):
            pieces, start = self.lists[n], self.starts[n]
            for piece in self.pieces[n]:
                pieces[start] = piece
                start += 1
        self.lists.clear()
        self.starts.clear()
        self.pieces.clear()


def lies_in(pieces: list[int], lists: list[list[int]]) -> bool:
    """Whether this very list is one of them."""
    for other in lists:
        if other is pieces:
            return True
    return False


def determinize(pools: list[Pool], chance: Chance) -> None:
    """Deal every pool again, in a way that does not depend on how it was dealt before."""
    for pool in pools:
        pieces = pool.pieces()
        pieces.sort()
        chance.shuffle(pieces)
        pool.deal(pieces)


def nothing_hidden(table: object, seat: int) -> list[Pool]:
    """The secrets of a game that has none: whatever lies on its table everybody sees."""
    return []


def shown(before: list[Pool], after: list[Pool]) -> bool:
    """Whether some piece of these pools, taken one by one in their order, is hidden no longer."""
    if len(before) != len(after):
        return True
    for n in range(len(before)):
        were, are = before[n], after[n]
        if were.lists == are.lists and were.starts == are.starts and were.ends == are.ends:
            continue  # as nearly always
        if not set(were.pieces()) <= set(are.pieces()):
            return True
    return False

"""What a seat may not see: pools of hidden pieces that it cannot tell apart.

Whatever lies in one pool may lie anywhere in it as far as the seat knows. `determinize` deals the
pools again, which gives bots a fair guess of the table and tests a proof that nothing leaks.
"""

from __future__ import annotations

from veillee.core.chance import Chance


class Pool:
    """Places that hold pieces which one seat cannot tell apart."""

    lists: list[list[int]]
    indices: list[int]

    def __init__(self) -> None:
        self.lists = []
        self.indices = []

    def add(self, pieces: list[int], index: int) -> None:
        """The piece at one place of a list is hidden."""
        self.lists.append(pieces)
        self.indices.append(index)

    def add_all(self, pieces: list[int]) -> None:
        """All pieces of a list are hidden."""
        for index in range(len(pieces)):
            self.lists.append(pieces)
            self.indices.append(index)

    def pieces(self) -> list[int]:
        return [self.lists[n][self.indices[n]] for n in range(len(self.lists))]

    def deal(self, pieces: list[int]) -> None:
        for n in range(len(pieces)):
            self.lists[n][self.indices[n]] = pieces[n]


def determinize(pools: list[Pool], chance: Chance) -> None:
    """Deal every pool again, in a way that does not depend on how it was dealt before."""
    for pool in pools:
        pieces = pool.pieces()
        pieces.sort()
        chance.shuffle(pieces)
        pool.deal(pieces)


def shown(before: list[Pool], after: list[Pool]) -> bool:
    """Whether some piece of these pools, taken one by one in their order, is hidden no longer."""
    if len(before) != len(after):
        return True
    for n in range(len(before)):
        if not set(before[n].pieces()) <= set(after[n].pieces()):
            return True
    return False

"""What is in the box: a board of a certain size, and every move there can be."""

from __future__ import annotations

from veillee.core.step import Option


class ConnectFourBox:
    """A board, as bits: each column has a bit for every row and one more above them that stays empty.

    That empty bit keeps lines from running over the edge, so that shifting the discs of a seat over
    themselves finds its lines.
    """

    columns: int
    rows: int
    height: int  # bits in a column
    strides: tuple[int, ...]  # from a cell to the next one up, to the right, and along both slants
    all_full: int
    drops: list[Option]
    answers: list[list[Option]]  # for each set of full columns what can be dropped

    def __init__(self, columns: int, rows: int, drops: list[Option]) -> None:
        self.columns = columns
        self.rows = rows
        self.height = rows + 1
        self.strides = (1, self.height, self.height - 1, self.height + 1)
        self.all_full = (1 << columns) - 1
        self.drops = drops
        self.answers = [
            [drops[column] for column in range(columns) if not full >> column & 1] for full in range(1 << columns)
        ]

"""What is in the box: a board of a certain size, and every move there can be."""

from __future__ import annotations

from dataclasses import dataclass, field

from examples.connect_four.options import Options
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class ConnectFourBox:
    """A board, as bits: each column has a bit for every row and one more above them that stays empty.

    That empty bit keeps lines from running over the edge, so that shifting the discs of a seat over
    themselves finds its lines.
    """

    columns: int
    rows: int
    options: Options
    height: int = field(init=False)  # bits in a column
    strides: tuple[int, ...] = field(init=False)  # from a cell to the next one up, to the right, and along both slants
    all_full: int = field(init=False)
    answers: list[list[Option]] = field(init=False)  # for each set of full columns what can be dropped

    def __post_init__(self) -> None:
        self.height = self.rows + 1
        self.strides = (1, self.height, self.height - 1, self.height + 1)
        self.all_full = (1 << self.columns) - 1
        self.answers = [
            [drop for column, drop in enumerate(self.options.drop) if not full >> column & 1]
            for full in range(1 << self.columns)
        ]

"""Names for the small integers that rules speak of, so that a signature says which one is meant.

To Python, to mypy and to mypyc each of them is an `int`: they cost nothing, and nothing has to be
converted. Games add names in their own words, in `box.py`.
"""

from __future__ import annotations

from typing import TypeAlias

SeatNumber: TypeAlias = int  # 0 is the first seat; an automated opponent has a number of its own
CardId: TypeAlias = int  # a single card or tile, by its place in the box
CellId: TypeAlias = int  # a place on the board, by its place in the box
Bits: TypeAlias = int  # a set of such numbers: a bit for every one

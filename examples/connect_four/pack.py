"""Reads a content pack: here it is the size of the board, and nothing else."""

from __future__ import annotations

from typing import Annotated

import msgspec

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.words import COLUMN_IDS, GRAMMAR, SEAT_IDS, SEAT_NAMES
from veillee.core.content import Entry, Name, PackReader
from veillee.core.words import Lexicon

Length = Annotated[int, msgspec.Meta(ge=4, le=len(COLUMN_IDS))]


class BoardEntry(Entry, frozen=True):
    columns: Length
    rows: Length


def read_pack(reader: PackReader) -> tuple[ConnectFourBox, Lexicon]:
    reader.only("board.toml", "board")
    board = reader.one("board.toml", "board", BoardEntry)
    reader.finish()
    assert board is not None
    columns = COLUMN_IDS[: board.columns]
    lexicon = Lexicon(GRAMMAR)
    lexicon.add("seat", SEAT_IDS, SEAT_NAMES)
    lexicon.add("column", columns, [Name(column.upper(), column.upper()) for column in columns])
    drops = [lexicon.option("drop", "C4-003", column) for column in range(board.columns)]
    return ConnectFourBox(board.columns, board.rows, drops), lexicon

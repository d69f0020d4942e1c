"""Reads a content pack: here it is the size of the board, and nothing else."""

from __future__ import annotations

from typing import Annotated

import msgspec

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.words import COLUMN_IDS, GRAMMAR, SEAT_IDS, SEAT_NAMES
from veillee.core.content import Entry, Name
from veillee.core.packs import Pack, section
from veillee.core.words import Lexicon

Length = Annotated[int, msgspec.Meta(ge=4, le=len(COLUMN_IDS))]


class BoardEntry(Entry, frozen=True):
    columns: Length
    rows: Length


class ConnectFourPack(Pack[ConnectFourBox]):
    board: BoardEntry = section("board.toml", "board")

    def box(self) -> tuple[ConnectFourBox, Lexicon]:
        columns = COLUMN_IDS[: self.board.columns]
        lexicon = Lexicon(GRAMMAR)
        lexicon.add("seat", SEAT_IDS, SEAT_NAMES)
        lexicon.add("column", columns, [Name(column.upper(), column.upper()) for column in columns])
        drops = [lexicon.option("drop", "C4-003", column) for column in range(self.board.columns)]
        return ConnectFourBox(self.board.columns, self.board.rows, drops), lexicon

"""Reads a content pack: here it is the size of the board, and nothing else."""

from __future__ import annotations

from typing import Annotated

import msgspec

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.options import Options
from examples.connect_four.words import COLUMN_IDS, SEAT_IDS, SEAT_NAMES
from veillee.core.content import Entry, Name
from veillee.core.packs import Pack, section
from veillee.core.words import Lexicon, make_options

Length = Annotated[int, msgspec.Meta(ge=4, le=len(COLUMN_IDS))]


class BoardEntry(Entry, frozen=True):
    columns: Length
    rows: Length


class ConnectFourPack(Pack[ConnectFourBox]):
    board: BoardEntry = section("board.toml", "board")

    def box(self) -> tuple[ConnectFourBox, Lexicon]:
        columns = COLUMN_IDS[: self.board.columns]
        lexicon = Lexicon(Options)
        lexicon.add("seat", SEAT_IDS, SEAT_NAMES)
        lexicon.add("column", columns, [Name(column.upper(), column.upper()) for column in columns])
        options = make_options(Options, lexicon)
        return ConnectFourBox(columns=self.board.columns, rows=self.board.rows, options=options), lexicon

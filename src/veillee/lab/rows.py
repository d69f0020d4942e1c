"""What is kept of a match, or of each chapter of a campaign: one row, and one for each decision on request."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from veillee.core.extras import require
from veillee.lab.errors import LabError


class SideRow(msgspec.Struct, frozen=True):
    """How a side fared: a seat with its bot, or an automated opponent (`bot` is empty)."""

    side: int
    bot: str
    place: int
    won: float  # 1 for a victory, a share of it where seats share it
    total: int
    tie_break: int
    role: str = ""  # who the seat was, where the game has roles


class SourceRow(msgspec.Struct, frozen=True):
    """Points of a side from one source."""

    side: int
    source: str
    points: int


class UseRow(msgspec.Struct, frozen=True):
    """How often a side used something: a piece (`object:crystal_ball`) or a kind of choice (`complete`)."""

    side: int
    what: str
    times: int


class TallyRow(msgspec.Struct, frozen=True):
    """A number that a campaign follows, after a chapter."""

    name: str
    number: int


class DecisionRow(msgspec.Struct, frozen=True):
    """One choice."""

    decision: int
    seat: int
    bot: str
    key: str
    kind: str
    options: int
    chance: float | None = None  # how good the bot thought its chance to win was, where it says so


class MatchRow(msgspec.Struct, frozen=True):
    """One match. Nothing in it depends on the machine, the hour or the number of workers."""

    number: int
    index: int
    seed: str
    mode: str
    level: str
    players: int
    bots: str
    settings: str
    pack: str
    decisions: int
    rounds: int | None
    first: int | None  # the seat that played first
    reason: str
    table: str  # the fingerprint of the last table
    sides: list[SideRow]
    sources: list[SourceRow]
    used: list[UseRow]
    verdict: str = "ranked"  # or `won` or `lost`, by all seats together
    unforeseen: int = 0  # how many of the decisions were questions whose consequences nobody could know
    roles: str = ""  # as the plan fixes them; who was who in the end stands with each side
    people: str = ""
    campaign: str = ""  # the seed of the campaign that this is a chapter of
    chapter: int | None = None
    chapter_id: str = ""
    chronicle: str = ""  # the fingerprint of the chronicle after this chapter
    about: str = ""  # what the chapter was about, where its id does not say so
    tally: list[TallyRow] = []  # what the group owns after it
    choices: list[DecisionRow] = []

    def is_seat(self, side: int) -> bool:
        return side < self.players


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(MatchRow | list[MatchRow])


def encode(played: list[MatchRow]) -> bytes:
    """One line for the journal: a match, or all chapters of a campaign, so that none is ever there by half."""
    return _encoder.encode(played if played[0].campaign else played[0])


def decode(line: bytes) -> list[MatchRow]:
    found = _decoder.decode(line)
    return found if isinstance(found, list) else [found]


def match_schema() -> Any:
    pa = require("pyarrow", "lab")
    text = pa.string()
    side = [("side", pa.int8()), ("bot", text), ("place", pa.int8()), ("won", pa.float32()), ("total", pa.int32())]
    side += [("tie_break", pa.int32()), ("role", text)]
    return pa.schema(
        [
            ("number", pa.int64()),
            ("index", pa.int64()),
            ("seed", text),
            ("mode", text),
            ("level", text),
            ("players", pa.int8()),
            ("bots", text),
            ("settings", text),
            ("pack", text),
            ("decisions", pa.int32()),
            ("rounds", pa.int32()),
            ("first", pa.int8()),
            ("reason", text),
            ("table", text),
            ("sides", pa.list_(pa.struct(side))),
            ("sources", pa.list_(pa.struct([("side", pa.int8()), ("source", text), ("points", pa.int32())]))),
            ("used", pa.list_(pa.struct([("side", pa.int8()), ("what", text), ("times", pa.int32())]))),
            ("verdict", text),
            ("unforeseen", pa.int32()),
            ("roles", text),
            ("people", text),
            ("campaign", text),
            ("chapter", pa.int32()),
            ("chapter_id", text),
            ("chronicle", text),
            ("about", text),
            ("tally", pa.list_(pa.struct([("name", text), ("number", pa.int32())]))),
        ]
    )


def decision_schema() -> Any:
    pa = require("pyarrow", "lab")
    text = pa.string()
    return pa.schema(
        [
            ("number", pa.int64()),
            ("chapter", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", text),
            ("key", text),
            ("kind", text),
            ("options", pa.int32()),
            ("chance", pa.float32()),
        ]
    )


def match_cells(row: MatchRow) -> dict[str, Any]:
    cells: dict[str, Any] = msgspec.to_builtins(row)
    del cells["choices"]
    return cells


def decision_cells(row: MatchRow) -> Iterator[dict[str, Any]]:
    for choice in row.choices:
        yield {"number": row.number, "chapter": row.chapter, **msgspec.structs.asdict(choice)}


class ParquetFile:
    """Writes rows to a Parquet file, some thousands at a time; the file appears whole or not at all."""

    GROUP = 5_000

    def __init__(self, path: Path, schema: Any) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.part")
        self._pa = require("pyarrow", "lab")
        self._schema = schema
        self._writer = require("pyarrow.parquet", "lab").ParquetWriter(self.part, schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []

    def add(self, cells: Iterable[dict[str, Any]]) -> None:
        self._waiting.extend(cells)
        while len(self._waiting) >= self.GROUP:
            self._write(self.GROUP)

    def _write(self, count: int) -> None:
        self._writer.write_table(self._pa.Table.from_pylist(self._waiting[:count], self._schema))
        del self._waiting[:count]

    def finish(self) -> None:
        if self._waiting:
            self._write(len(self._waiting))
        self._writer.close()
        with self.part.open("rb") as file:
            os.fsync(file.fileno())  # the journal is thrown away as soon as this file is there
        self.part.replace(self.path)


def read_parquet(path: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of a Parquet file, one after the other, with all or some of their columns."""
    pq, pa = require("pyarrow.parquet", "lab"), require("pyarrow", "lab")
    try:
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(1_000, columns=columns):
                yield from batch.to_pylist()
    except (pa.ArrowException, OSError) as error:
        problem = " ".join(str(error).split())
        raise LabError("error-parquet", file=str(path), problem=problem) from error


def read_numbers(path: Path) -> list[int]:
    """Only the numbers of the matches in a Parquet file."""
    return [cells["number"] for cells in read_parquet(path, ["number"])]

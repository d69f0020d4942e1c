"""The folder of a run: what it plays, what it has played, and nothing twice.

    run.json            the plan, and what it was played with
    journal.jsonl       the games played since the last Parquet file, a line each, written as they come
    matches.parquet     one row a match or chapter, in order, once all are played
    decisions.parquet   one row a decision, if it was asked for

A kill can cut off the last line of the journal; that game is then played again, to the same end.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec

import veillee
from veillee.bots import BOTS, find_bot
from veillee.core.spec import find_game, found_games, game, registry
from veillee.lab import rows
from veillee.lab.errors import LabError
from veillee.lab.plan import Plan
from veillee.lab.rows import MatchRow, ParquetFile

FORMAT = 1


class Charter(msgspec.Struct, frozen=True):
    """What a run plays, and the rules and content that it plays with."""

    format: int
    plan: Plan
    version: str
    rules: int
    contents: dict[str, str]  # pack -> fingerprint of its content
    place: str = ""  # of a game that is not installed
    bots: list[str] = []  # the places of bots that are not installed

    @classmethod
    def of(cls, plan: Plan) -> Charter:
        spec = game(plan.game)
        packs = dict.fromkeys(cell.pack for cell in plan.cells)
        contents = {pack: spec.box(pack or None).hash for pack in packs}
        place = found_games().get(plan.game, "")
        asked = {found[0] for found in map(BOTS.called, plan.names()) if found is not None}
        bots = [bot for bot in BOTS.places if bot in asked]
        return cls(FORMAT, plan, veillee.__version__, spec.rules_version, contents, place, bots)


class _Numbered(msgspec.Struct):
    number: int


def number_of(line: bytes) -> int:
    """The number of the game on a line of the journal."""
    found = msgspec.json.decode(line, type=_Numbered | Annotated[list[_Numbered], msgspec.Meta(min_length=1)])
    return found[0].number if isinstance(found, list) else found.number


class Run:
    """A run on disk. `Run.begin` starts or goes on with one, `Run.open` reads one."""

    def __init__(self, folder: Path, charter: Charter) -> None:
        self.folder = folder
        self.charter = charter
        self._journal: IO[bytes] | None = None

    @property
    def plan(self) -> Plan:
        return self.charter.plan

    @property
    def journal(self) -> Path:
        return self.folder / "journal.jsonl"

    @property
    def matches(self) -> Path:
        return self.folder / "matches.parquet"

    @property
    def decisions(self) -> Path:
        return self.folder / "decisions.parquet"

    @classmethod
    def open(cls, folder: str | Path) -> Run:
        """A run to be read."""
        path = Path(folder) / "run.json"
        if not path.is_file():
            raise LabError("error-no-run", folder=str(folder))
        try:
            charter = msgspec.json.decode(path.read_bytes(), type=Charter)
        except msgspec.DecodeError as error:
            raise LabError("error-run-unreadable", file=str(path), problem=str(error)) from None
        if charter.format != FORMAT:
            raise LabError("error-run-format", file=str(path), found=charter.format, known=FORMAT)
        if charter.place and charter.plan.game not in registry():
            find_game(charter.place)
        for bot in charter.bots:
            find_bot(bot)
        return cls(Path(folder), charter)

    @classmethod
    def begin(cls, folder: str | Path, plan: Plan) -> Run:
        """A run to be played: a new one, or the one that is there if it has the same plan (or fewer games)."""
        path = Path(folder)
        charter = Charter.of(plan)
        if (path / "run.json").is_file():
            found = cls.open(path)
            if found.done():  # what has not begun may be planned anew
                found._check_same(charter)
                if plan.games < found.plan.games:
                    charter = found.charter
        elif path.exists() and not path.is_dir():
            raise LabError("error-out-file", folder=str(folder))
        elif path.is_dir() and any(path.iterdir()):
            raise LabError("error-out-taken", folder=str(folder))
        path.mkdir(parents=True, exist_ok=True)
        run = cls(path, charter)
        run._lock()
        part = path / ".run.json.part"
        part.write_bytes(msgspec.json.format(msgspec.json.encode(charter)) + b"\n")
        part.replace(path / "run.json")
        return run

    def _check_same(self, charter: Charter) -> None:
        """Matches of other rules, content, seed or bots do not belong into the same run."""
        mine, theirs = self.charter, charter
        for what, old, new in (
            ("game", mine.plan.game, theirs.plan.game),
            ("kind", mine.plan.campaign, theirs.plan.campaign),
            ("ways", mine.plan.cells, theirs.plan.cells),
            ("seed", mine.plan.seed, theirs.plan.seed),
            ("decisions", mine.plan.decisions, theirs.plan.decisions),
            ("rules", mine.rules, theirs.rules),
            ("content", mine.contents, theirs.contents),
        ):
            if old != new:
                raise LabError("error-another", what=what, folder=str(self.folder))

    # -- what was played -------------------------------------------------------------------

    def done(self) -> set[int]:
        """The numbers of the games that need not be played again."""
        found = set(rows.read_numbers(self.matches)) if self.matches.is_file() else set()
        found.update(number for number, _ in self._lines())
        return found

    def rows(self) -> Iterator[MatchRow]:
        """All matches played so far, each once, without their decisions."""
        seen: set[int] = set()
        if self.matches.is_file():
            for cells in rows.read_parquet(self.matches):
                seen.add(cells["number"])
                yield msgspec.convert(cells, MatchRow)
        for number, line in sorted(self._lines()):
            if number not in seen:
                seen.add(number)
                yield from self._played(line)

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        """The whole lines of the journal with their numbers."""
        if not self.journal.is_file():
            return
        with self.journal.open("rb") as file:
            for at, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    return
                try:
                    yield number_of(line), line
                except msgspec.DecodeError as error:
                    raise LabError("error-line", file=str(self.journal), line=at, problem=str(error)) from None

    def _played(self, line: bytes) -> list[MatchRow]:
        try:
            return rows.decode(line)
        except msgspec.DecodeError as error:
            number = number_of(line)
            raise LabError("error-row", file=str(self.journal), number=number, problem=str(error)) from None

    # -- writing ---------------------------------------------------------------------------

    def _lock(self) -> None:
        """Open the journal for writing; one process at a time."""
        file = self.journal.open("ab")
        try:
            lock(file)
        except OSError:
            file.close()
            raise LabError("error-run-busy", folder=str(self.folder)) from None
        with self.journal.open("rb") as reader:
            whole = sum(len(line) for line in reader if line.endswith(b"\n"))
        file.truncate(whole)
        self._journal = file

    def add(self, lines: Iterable[bytes]) -> None:
        """Games that were played. They are on the disk when this returns."""
        assert self._journal is not None
        self._journal.write(b"".join(line + b"\n" for line in lines))
        self._journal.flush()
        os.fsync(self._journal.fileno())

    def finish(self) -> None:
        """All games are played: turn the journal into Parquet, in the order of the plan."""
        assert self._journal is not None
        places = self._places()
        if places:
            old = set(rows.read_numbers(self.matches)) if self.matches.is_file() else set()
            new = [(number, at) for number, at in sorted(places.items()) if number not in old]
            if self.plan.decisions:  # first, because the file of the matches says what is finished
                self._write(self.decisions, rows.decision_schema(), new, matches=False)
            self._write(self.matches, rows.match_schema(), new, matches=True)
            self._journal.truncate(0)
        self.close()
        self.journal.unlink()

    def _places(self) -> dict[int, int]:
        """Where in the journal each game stands."""
        found: dict[int, int] = {}
        at = 0
        for number, line in self._lines():
            found.setdefault(number, at)
            at += len(line)
        return found

    def _write(self, path: Path, schema: Any, new: list[tuple[int, int]], *, matches: bool) -> None:
        """The rows that are there, then the new ones. New numbers are higher: see `Plan`."""
        first = new[0][0] if new else None
        target = ParquetFile(path, schema)
        if path.is_file():
            for cells in rows.read_parquet(path):
                if first is None or cells["number"] < first:
                    target.add([rows.match_cells(msgspec.convert(cells, MatchRow))] if matches else [cells])
        with self.journal.open("rb") as journal:
            for _, at in new:
                journal.seek(at)
                for row in self._played(journal.readline()):
                    target.add([rows.match_cells(row)] if matches else rows.decision_cells(row))
        target.finish()

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def lock(file: IO[bytes]) -> None:
    """Hold a file as long as it is open, or raise OSError; where the system has no such locks, do without."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

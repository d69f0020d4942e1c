"""What a release leaves behind: records, saves and a database, which every later release must open.

`make release-samples` writes those of the present version to `tests/releases/VERSION`, once: what a
release has written is never written again.
"""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import veillee
from veillee.bots import ask, make_bot
from veillee.core.match import Match
from veillee.core.spec import registry
from veillee.server import types
from veillee.server.database import Database, migrate, parse_url
from veillee.server.people import People
from veillee.server.service import Service
from veillee.server.sight import Look
from veillee.server.store import Store
from veillee.server.tables import Tables

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "releases"
DATABASE = "matches.sqlite.gz"
MIDDLE = 0.5  # how far a match has gone that is kept unfinished


class Sample(NamedTuple):
    """One way to play: the fewest seats of each mode, at each level."""

    game: str
    mode: str
    seats: int
    level: str

    @property
    def name(self) -> str:
        return "-".join(part for part in (self.game, self.mode, str(self.seats), self.level) if part)

    def play(self) -> Match:
        """A whole match by bots that play to win: others hardly end some games."""
        match = veillee.new(
            self.game, mode=self.mode, players=self.seats, level=self.level or None, seed=self.name, free_undo=True
        )
        bots = [make_bot("greedy", seat) for seat in range(self.seats)]
        while (decision := match.decision) is not None:
            match.play(ask(bots[decision.seat], match, decision.seat, "sample"))
        return match


def samples() -> Iterator[Sample]:
    for spec in registry().values():
        for mode in spec.modes:
            for level in mode.levels or ("",):
                yield Sample(spec.id, mode.id, mode.seats[0], level)


async def fill(database: Path, played: dict[Sample, Match]) -> None:
    """For each way to play a match in the middle and a finished one, and the odd things that a story may hold."""
    url = parse_url(f"sqlite:///{database}")
    migrate(url)
    opened = Database(url)
    service = Service(Store(opened), Tables(Store(opened)), lambda match, told: None, named_seeds=True)
    people = People(opened)
    person, _ = await people.new_guest()
    look = Look(await people.rename(person, "Braise", "en"))
    for sample, match in played.items():
        middle = match.at(int(match.number * MIDDLE))
        for keys in (middle.choices, match.choices):
            await play(service, look, sample, keys)
        first = next(iter(found for found in played if found.game == sample.game))
        if sample == first:
            table = await play(service, look, sample, middle.choices)
            await service.starting.fork(table.match.id, types.ForkMatch(middle.number // 2), look)
            undone = await service.playing.undo(table.match.id, types.Change(table.version), look)
            await service.playing.undo(table.match.id, types.Change(undone.header.version), look)
            resigned = await play(service, look, sample, middle.choices)
            await service.playing.resign(resigned.match.id, types.Change(resigned.version), look)
    people.close()
    await opened.close()


async def play(service: Service, look: Look, sample: Sample, keys: list[str]) -> types.TableState:
    wanted = types.NewMatch(
        sample.game,
        mode=sample.mode,
        level=sample.level or None,
        players=sample.seats,
        seed=sample.name,
        free_undo=True,
        one_screen=True,
        abandon_hours=24 * 90,
    )
    table = await service.starting.create(wanted, look)
    for key in keys:
        table = (await service.playing.play(table.match.id, types.Play(table.version, key), look)).table(look)
    return table


def write(folder: Path) -> None:
    folder.mkdir(parents=True)
    played = {sample: sample.play() for sample in samples()}
    for sample, match in played.items():
        for name, moment in (("middle", match.at(int(match.number * MIDDLE))), ("over", match)):
            (folder / f"{sample.name}-{name}.record").write_text(moment.record(), "utf-8")
            (folder / f"{sample.name}-{name}.save").write_bytes(moment.save())
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "matches.sqlite"
        asyncio.run(fill(database, played))
        with database.open("rb") as plain, gzip.open(folder / DATABASE, "wb") as packed:
            shutil.copyfileobj(plain, packed)


def main() -> int:
    folder = FOLDER / veillee.__version__
    if folder.exists():
        print(f"{folder.relative_to(FOLDER.parent.parent)} is there already: what a release wrote stays as it is.")
        return 1
    write(folder)
    print(f"written: {folder.relative_to(FOLDER.parent.parent)}, {len(list(folder.iterdir()))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())

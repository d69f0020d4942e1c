"""Whether a long past costs anything: a move on the server, and opening a stored match, at several lengths of a match.

A Raiders match for four, in which nobody raids where something else can be done, on SQLite. Prints one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from veillee.core.chance import Chance
from veillee.server import types
from veillee.server.database import Database, migrate, parse_url
from veillee.server.people import People
from veillee.server.service import Service
from veillee.server.sight import Look
from veillee.server.store import Store
from veillee.server.tables import Tables

LENGTHS = (10, 100, 1000, 5000)
MOVES = 60  # that are measured at each length
OPENINGS = 5

HEADER = ("choices so far", "processor time of a move", "time to open the stored match")
EXPLANATION = """\
{about} Raiders for four on SQLite, in one process; a move includes storing it, and its scene. Budget: both flat in the
match's length, opening at most 20 ms.

{table}"""


def a_service(database: Database) -> Service:
    store = Store(database)
    return Service(store, Tables(store), lambda match, told: None, named_seeds=True)


async def measure(path: Path, lengths: tuple[int, ...]) -> dict[str, list[float]]:
    """For each length the processor time of a move and the time to open the match, in seconds."""
    url = parse_url(f"sqlite:///{path}")
    migrate(url)
    database = Database(url)
    people = People(database)
    person, _ = await people.new_guest()
    look = Look(person)
    service = a_service(database)
    table = await service.starting.create(types.NewMatch("raiders", players=4, seed="past", one_screen=True), look)
    id_ = table.match.id
    chance = Chance("past")
    found: dict[str, list[float]] = {}

    async def play(moves: int) -> None:
        nonlocal table
        for _ in range(moves):
            async with service.tables.open(id_, known=True) as live:
                assert live is not None
                keys = live[1].match.legal_keys
            quiet = [key for key in keys if not key.startswith("raid")] or list(keys)
            key = quiet[chance.below(len(quiet))]
            look_on = Look(person, since=10**9)
            table = (await service.playing.play(id_, types.Play(table.version, key), look_on)).table(look_on)

    for length in lengths:
        await play(length - table.version)
        begun = time.process_time()
        await play(MOVES)
        move = (time.process_time() - begun) / MOVES
        took = []
        for _ in range(OPENINGS):
            fresh = a_service(database)
            start = time.perf_counter()
            await fresh.looking.table(id_, look)
            took.append(time.perf_counter() - start)
        found[str(length)] = [move, min(took)]
    people.close()
    await database.close()
    return found


def main() -> None:
    lengths = LENGTHS[:3] if "--quick" in sys.argv else LENGTHS
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder) / "past.sqlite", lengths))))


if __name__ == "__main__":
    main()

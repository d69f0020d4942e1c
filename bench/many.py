"""Whether many matches cost anything: a move among many live matches and beside many stored ones, and the start.

Pilgrims for two on SQLite, in one process. Prints one JSON object: for each row its name and its figures.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import Connection, text

from past import a_service
from veillee.core.chance import Chance
from veillee.server import types
from veillee.server.database import Database, migrate, parse_url
from veillee.server.people import People
from veillee.server.run import SWEEPS
from veillee.server.service import Service
from veillee.server.sight import Look

LIVE = (100, 480, 600, 1000)
STORED = 10_000
MOVES = 400  # that are measured in each row
CHOICES = 20  # of each stored match

HEADER = ("matches", "processor time of a move, or of the whole start")
EXPLANATION = """\
{about} Pilgrims for two on SQLite, in one process; a move includes storing it, and its scene. Budget: flat in the
number of matches. At a start the unfinished matches are looked through, beside everything else; those that were found
good and have not gone on since are not.

{table}"""

NUMBERS = "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < {number})"
COPIES = {  # the columns that differ in a copy
    "matches": "id",
    "seats": "match",
    "entries": "match",
    "snapshots": "match",
}


class House:
    """Matches of one person."""

    def __init__(self, database: Database, service: Service, look: Look) -> None:
        self.database = database
        self.service = service
        self.look = look
        self.chance = Chance("many")
        self.tables: list[types.TableState] = []

    async def open(self, number: int) -> None:
        while len(self.tables) < number:
            new = types.NewMatch("pilgrims", players=2, seed=f"many-{len(self.tables)}", one_screen=True)
            self.tables.append(await self.service.starting.create(new, self.look))

    async def play(self, place: int) -> None:
        table = self.tables[place]
        async with self.service.tables.open(table.match.id, known=True) as live:
            assert live is not None
            keys = live[1].match.legal_keys
        key = keys[self.chance.below(len(keys))]
        look = Look(self.look.person, since=10**9)
        done = await self.service.playing.play(table.match.id, types.Play(table.version, key), look)
        self.tables[place] = done.table(look)

    async def moves(self, among: int, number: int) -> float:
        """Processor time of a move, one after the other at all of so many tables."""
        for place in range(min(among, number)):
            await self.play(place)
        begun = time.process_time()
        for move in range(number):
            await self.play(move * 7 % among)
        return (time.process_time() - begun) / number

    async def copy(self, number: int) -> None:
        """A match that was played for a while, stored so many times."""
        origin = self.tables[0].match.id

        def work(connection: Connection) -> None:
            for table, column in COPIES.items():
                names = [row[1] for row in connection.execute(text(f"pragma table_info({table})"))]
                wanted = ", ".join(f'"{name}"' for name in names)
                fresh = {column: "printf('c%09d', n)", "watch": "null", "invitation": "null"}
                values = ", ".join(fresh.get(name, f'"{name}"') for name in names)
                copied = f'insert into {table} ({wanted}) select {values} from {table}, numbers where "{column}" = :id'
                connection.execute(text(f"{NUMBERS.format(number=number)} {copied}"), {"id": origin})

        await self.database.write(work)


async def start(database: Database) -> float:
    """Processor time until all unfinished matches were looked through."""
    begun = time.process_time()
    await a_service(database).checks.look_through(share=1.0)
    return time.process_time() - begun


async def measure(path: Path, quick: bool) -> dict[str, float]:
    live, stored, moves = ((50, 100), 200, 60) if quick else (LIVE, STORED, MOVES)
    url = parse_url(f"sqlite:///{path}")
    migrate(url)
    database = Database(url)
    people = People(database)
    person, _ = await people.new_guest()
    house = House(database, a_service(database), Look(person))
    found: dict[str, float] = {}
    for number in live:
        await house.open(number)
        found[f"{number:,} live"] = await house.moves(number, moves)
    while house.tables[0].version < CHOICES:
        await house.play(0)
    await house.copy(stored)
    found[f"{live[0]:,} live, {stored:,} stored"] = await house.moves(live[0], moves)
    found[f"the first start with {stored:,} unfinished"] = await start(database)
    found["the next start"] = await start(database)
    await house.moves(10, 10)
    found["the next start, after 10 were played"] = await start(database)
    people.close()
    await database.close()
    return found


def main() -> None:
    gc.set_threshold(*SWEEPS)  # as a server has it
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder) / "many.sqlite", "--quick" in sys.argv))))


if __name__ == "__main__":
    main()

"""The server is killed at any moment, again and again: nobody loses a move."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.conftest import NewDatabase
from tests.server.kit import Json, Person
from tests.server.nursery import Nursery, ServerProcess, free_port
from veillee.server.database import Database, parse_url
from veillee.server.store import Entry, Store
from veillee.server.tables import check

MATCHES: tuple[Json, ...] = (
    {"game": "pilgrims", "players": 2, "one_screen": True},
    {"game": "pilgrims", "mode": "solo"},
    {"game": "high_card", "players": 3, "one_screen": True},
    {"game": "connect_four", "one_screen": True},
    {"game": "connect_four", "one_screen": True},
)


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    found = Nursery(tmp_path)
    yield found
    found.close()


class Player:
    """Plays one match after the other, and remembers every choice that was acknowledged."""

    def __init__(self, person: Person, wanted: Json, random: Random) -> None:
        self.person = person
        self.wanted = wanted
        self.random = random
        self.matches: dict[str, list[str]] = {}
        self.state: Json | None = None

    def step(self) -> None:
        if self.state is None or self.state["match"]["state"] == "over":
            self.state = self.person.post("/api/matches", self.wanted)
            self.matches[self.state["match"]["id"]] = []
        state = self.state
        id_, version = state["match"]["id"], state["version"]
        key = self.random.choice(state["scene"]["question"]["choices"])["key"]
        attempt = {"Idempotency-Key": f"{version}-{self.random.random()}"}
        body = {"version": version, "key": key}
        self.state = patiently(
            lambda: self.person.post(f"/api/matches/{id_}/play", body, headers=attempt, since=100_000)
        )
        assert self.state is not None and self.state["version"] == version + 1, "made once, however often it was sent"
        self.matches[id_].append(key)


def patiently(ask: Any) -> Any:
    """Ask until there is an answer, as the browser does."""
    end = time.monotonic() + 60
    while True:
        try:
            return ask()
        except httpx.TransportError:
            assert time.monotonic() < end, "the server does not come back"
            time.sleep(0.01)


class Killer(threading.Thread):
    """Kills the server at random moments and starts it again, so often; then lets it be."""

    def __init__(self, nursery: Nursery, port: int, db: str, times: int) -> None:
        super().__init__(daemon=True)
        self.nursery, self.port, self.db, self.times = nursery, port, db, times
        self.random = Random(6)
        self.killed = 0
        self.inspect = threading.Lock()  # whoever holds it looks at the database in peace
        self.server: ServerProcess = self.start_server()

    def start_server(self) -> ServerProcess:
        return self.nursery.start(self.port, db=self.db, bot_workers=1).ready()

    def run(self) -> None:
        while self.killed < self.times:
            time.sleep(self.random.uniform(0.0, 0.25))
            with self.inspect:
                self.server.kill()
                self.server = self.start_server()
                self.killed += 1


async def stories(db: str, ids: list[str]) -> list[tuple[str, list[Entry], str]]:
    """What the database knows of matches: their entries, and what is wrong with them."""
    database = Database(parse_url(db))
    store = Store(database)
    try:
        found = []
        for id_ in ids:
            header = await store.header(id_)
            assert header is not None
            story = await store.story(id_)
            problem = check(header, story) if len(story) == header.version else "header and story differ"
            found.append((id_, story, problem))
        return found
    finally:
        await database.close()


def inspect(db: str, players: list[Player], ids: set[str] | None = None) -> None:
    """Every acknowledged choice is there, in order, and every hash agrees with playing it again."""
    acknowledged = {id_: keys for player in players for id_, keys in player.matches.items() if not ids or id_ in ids}
    for id_, story, problem in asyncio.run(stories(db, list(acknowledged))):
        assert problem == "", f"{id_}: {problem}"
        keys = acknowledged[id_]
        stored = [entry.key for entry in story]
        assert stored[: len(keys)] == keys, "acknowledged, and lost"
        assert len(stored) <= len(keys) + 1, "at most the one that is on its way"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_loses_a_move(kind: str, nursery: Nursery, new_database: NewDatabase, thorough: bool) -> None:
    times = (150 if thorough else 50) if kind == "sqlite" else (50 if thorough else 8)
    db = new_database(kind)
    killer = Killer(nursery, free_port(), db, times)
    players = [
        Player(Person(killer.server.address), wanted, Random(number)) for number, wanted in enumerate(MATCHES)
    ]
    killer.start()
    seen = 0
    while killer.is_alive():
        for player in players:
            player.step()
        if killer.killed > seen:
            seen = killer.killed
            with killer.inspect:
                latest = {next(reversed(player.matches)) for player in players if player.matches}
                inspect(db, players, latest)
    for player in players:
        player.step()  # every match goes on
    inspect(db, players)
    assert killer.killed == times
    assert sum(len(keys) for player in players for keys in player.matches.values()) > times
    killer.server.stop()
    assert "cannot be opened" not in nursery.log.read_text()


def test_a_bot_goes_on_after_a_crash_and_leaves_no_orphans(nursery: Nursery, new_database: NewDatabase) -> None:
    db, port = new_database("sqlite"), free_port()
    server = nursery.start(port, db=db).ready()
    person = Person(server.address)
    table = person.start("pilgrims", seats=["random", "random"], mode="basic")
    versions = []
    for _ in range(3):
        before = patiently(lambda: person.get(table.path))["version"]
        end = time.monotonic() + 30
        while patiently(lambda: person.get(table.path))["version"] <= before + 2:
            assert time.monotonic() < end, "the bots do not play on"
            time.sleep(0.02)
        versions.append(before)
        workers = children(server.pid)
        server.kill()
        end = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() and not zombie(pid) for pid in workers):
            assert time.monotonic() < end, "a worker outlives its server"
            time.sleep(0.05)
        server = nursery.start(port, db=db).ready()
    assert versions == sorted(versions)
    (found,) = asyncio.run(stories(db, [table.id]))
    assert found[2] in ("", "header and story differ")  # it may have gone on between the two looks
    server.stop()


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True

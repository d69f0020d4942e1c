"""The server is killed at any moment, again and again: nobody loses a move.

How often is in `KILLS`: a dozen times on SQLite and four on PostgreSQL in every run of the tests, its power is cut four
times, and the database itself is killed twice. `make crash` does it 500, 200, 100 and 50 times, with all installed
games and a campaign, and says what it saw. On a machine that is busy or slow it stops when its time is over, `MINUTES`
in all, and says how often it was done.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from pgserver.postgres_server import get_server

from tests.ports import free_port
from tests.server.conftest import NewDatabase
from tests.server.kit import Json, Person, eventually
from tests.server.nursery import Nursery
from tests.server.power import cut, settle, watched_syncs
from veillee.core.spec import installed
from veillee.server.database import Database, parse_url
from veillee.server.rows import Entry
from veillee.server.store import Store
from veillee.server.tables import Tables

pytestmark = pytest.mark.usefixtures("the_watch")

MATCHES: tuple[Json, ...] = (
    {"game": "pilgrims", "players": 2, "one_screen": True},
    {"game": "pilgrims", "mode": "solo"},
    {"game": "high_card", "players": 3, "one_screen": True},
    {"game": "connect_four", "one_screen": True},
    {"game": "connect_four", "one_screen": True},
)
KILLS = {"sqlite": (12, 500), "postgresql": (4, 200)}  # always, and when thorough
DATABASE_KILLS = (2, 50)
POWER_CUTS = (4, 100)
MINUTES = float(os.environ.get("MINUTES") or 115)  # for all of it when thorough,
SHARES = {"sqlite": 0.5, "postgresql": 0.2, "power": 0.15, "database": 0.15}  # and how it is divided
CAMPAIGN = "night_watch"


def evenings(thorough: bool) -> list[Json]:
    """What is played besides a campaign: when thorough, every installed game too."""
    every = [{"game": game, "one_screen": True} for game in installed()] if thorough else []
    return [*MATCHES, *every]


def rounds(times: int, what: str) -> Iterator[int]:
    """So many times, or as often as there is time for: what is always done takes no time that matters."""
    end = time.monotonic() + MINUTES * 60 * SHARES[what]
    for number in range(times):
        if time.monotonic() > end:
            return
        yield number


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
        self.choices = 0
        self.state: Json | None = None
        self.failure: BaseException | None = None

    def step(self) -> None:
        if self.state is None or self.state["match"]["state"] == "over":
            self.state = self.begin()
            self.matches[self.state["match"]["id"]] = []
        id_, version, question = self.state["match"]["id"], self.state["version"], self.state["scene"]["question"]
        key = self.random.choice(question["choices"])["key"]
        attempt = {"Idempotency-Key": f"{version}-{self.random.random()}"}
        body = {"version": version, "key": key, "number": question["number"]}
        self.state = patiently(lambda: self.ask(f"/api/matches/{id_}/play", body, attempt, since=100_000))
        assert self.state["version"] == version + 1, "made once, however often it was sent"
        self.matches[id_].append(key)
        self.choices += 1

    def begin(self) -> Json:
        table: Json = patiently(lambda: self.ask("/api/matches", self.wanted, {}))
        return table

    def ask(self, path: str, body: Json, headers: dict[str, str], **query: Any) -> Any:
        response = self.person.send("POST", path, body, headers=headers, **query)
        return answered(response).json()

    def look(self, path: str) -> Any:
        return answered(self.person.send("GET", path)).json()

    def play_while(self, going_on: Callable[[], bool]) -> None:
        try:
            while going_on():
                self.step()
        except BaseException as error:
            self.failure = error


class Chronicler(Player):
    """Plays campaigns, chapter after chapter; none that was played is forgotten."""

    campaign = ""
    played = 0

    def begin(self) -> Json:
        known = patiently(lambda: self.look(f"/api/campaigns/{self.campaign}")) if self.campaign else None
        assert known is None or len(known["done"]) >= self.played, "a chapter was played, and lost"
        if known is None or not known["chapters"]:
            known = patiently(lambda: self.ask("/api/campaigns", self.wanted, {}))
        self.campaign, self.played = known["info"]["id"], len(known["done"])
        wanted = {"chapter": known["chapters"][0]["id"], "seats": ["human"] * 2, "one_screen": True}
        path = f"/api/campaigns/{self.campaign}"
        response = patiently(lambda: answered(self.person.send("POST", f"{path}/chapters", wanted), 409))
        if response.status_code == 409:  # it was begun, and its answer was lost
            begun = patiently(lambda: self.look(path))["info"]["match"]
            table: Json = patiently(lambda: self.look(f"/api/matches/{begun}/table"))
            return table
        began: Json = response.json()
        self.played += 1
        return began


class NotNow(Exception):
    """The server says that its database does not answer: it will."""


def answered(response: httpx.Response, *allowed: int) -> httpx.Response:
    """An answer; what else than success is allowed can be said."""
    if response.status_code == 503:
        raise NotNow
    said = f"{response.url}: {response.status_code} {response.text[:300]}"
    assert response.is_success or response.status_code in allowed, said
    return response


def patiently(ask: Any) -> Any:
    """Ask until there is an answer, as the browser does."""
    end = time.monotonic() + 120
    while True:
        try:
            return ask()
        except (httpx.TransportError, NotNow):
            assert time.monotonic() < end, "the server does not come back"
            time.sleep(0.05)


async def stories(db: str, ids: list[str]) -> list[tuple[str, list[Entry], str]]:
    """What the database knows of matches: their entries, and what is wrong with them."""
    database = Database(parse_url(db))
    store = Store(database)
    try:
        found = []
        for id_ in ids:
            header = await store.header(id_)
            assert header is not None
            story = await store.archive.story(id_)
            problem = await Tables(store).verify(id_) if len(story) == header.version else "header and story differ"
            found.append((id_, story, problem))
        return found
    finally:
        await database.close()


def inspect(db: str, players: list[Player], latest: bool = False) -> None:
    """Every acknowledged choice is there, in order, and every hash agrees with playing it again."""
    acknowledged: dict[str, list[str]] = {}
    for player in players:
        known = dict(player.matches)
        acknowledged |= dict(list(known.items())[-1:]) if latest else known
    counts = {id_: len(keys) for id_, keys in acknowledged.items()}
    for id_, story, problem in asyncio.run(stories(db, list(acknowledged))):
        assert problem == "", f"{id_}: {problem}"
        keys = acknowledged[id_][: counts[id_]]
        stored = [entry.key for entry in story]
        assert stored[: len(keys)] == keys, "acknowledged, and lost"
        assert len(stored) <= len(keys) + 1, "at most the one that is on its way"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_loses_a_move(kind: str, nursery: Nursery, new_database: NewDatabase, thorough: bool) -> None:
    times = KILLS[kind][thorough]
    db, port, random = new_database(kind), free_port(), Random(6)
    server = nursery.start(port, db=db).ready()
    players = company(server.address, thorough)
    kills = 0
    with playing(players):
        for number in rounds(times, kind):
            wait_for(players, random.randint(1, 12), players[number % len(players)])
            time.sleep(random.uniform(0.0, 0.03))  # somewhere in the middle of the next ones
            server.kill()
            kills += 1
            inspect(db, players, latest=True)
            server = nursery.start(port, db=db).ready()
    inspect(db, players)
    report(f"{kills} of {times} kills of a server on {kind}", players)
    assert thorough or kills == times
    assert sum(player.choices for player in players) >= 2 * kills
    assert all(player.choices > kills // len(players) for player in players), "every game is played through crashes"
    server.stop()
    assert "cannot be opened" not in nursery.log.read_text()


@pytest.mark.slow
def test_nobody_loses_a_move_in_a_power_cut(tmp_path: Path, new_database: NewDatabase, thorough: bool) -> None:
    """What was written and not synced is gone, or torn: nobody was told that it was done."""
    library = watched_syncs(tmp_path)
    if library is None:
        pytest.skip("no C compiler")
    nursery, random, lost, cuts = Nursery(tmp_path, library), Random(8), 0, 0
    db, port, times = new_database("sqlite"), free_port(), POWER_CUTS[thorough]
    file = Path(db.removeprefix("sqlite:///"))
    try:
        server = nursery.start(port, db=db).ready()
        players = company(server.address, thorough)
        with playing(players):
            for number in rounds(times, "power"):
                wait_for(players, random.randint(1, 12), players[number % len(players)])
                time.sleep(random.uniform(0.0, 0.03))
                server.kill()
                lost += cut(file, random)
                cuts += 1
                inspect(db, players, latest=True)
                settle(file)
                server = nursery.start(port, db=db).ready()
        inspect(db, players)
        report(f"{cuts} of {times} power cuts on SQLite, {lost} unsynced bytes lost", players)
        assert thorough or cuts == times
        server.stop()
    finally:
        nursery.close()


@pytest.mark.slow
def test_nobody_loses_a_move_when_the_database_dies(nursery: Nursery, thorough: bool) -> None:
    """A PostgreSQL of its own, which waits for the disk, is killed with all its processes; the server stays."""
    times, random, kills = DATABASE_KILLS[thorough], Random(7), 0
    with TemporaryDirectory(prefix="veillee-pg-", ignore_cleanup_errors=True) as folder:
        postgres = get_server(folder, cleanup_mode="stop")
        try:
            db = postgres.get_uri()
            server = nursery.start(free_port(), db=db).ready()
            players = company(server.address, thorough)
            with playing(players):
                for number in rounds(times, "database"):
                    wait_for(players, random.randint(1, 12), players[number % len(players)])
                    kills += 1
                    postmaster = postgres.get_pid()
                    assert postmaster is not None
                    for pid in [postmaster, *children(postmaster)]:
                        with suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                    eventually(lambda: patiently(lambda: httpx.get(f"{server.address}/health")).status_code == 503)
                    for lock in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # they name a process that is no more
                        (Path(folder) / lock).unlink(missing_ok=True)
                    postgres.ensure_postgres_running()
                    server.ready()
            inspect(db, players)
            report(f"{kills} of {times} kills of PostgreSQL", players)
            assert thorough or kills == times
            server.stop()
        finally:
            postgres.cleanup()


def company(address: str, thorough: bool) -> list[Player]:
    players = [Player(Person(address), wanted, Random(number)) for number, wanted in enumerate(evenings(thorough))]
    return [*players, Chronicler(Person(address), {"game": CAMPAIGN}, Random(99))]


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """Everybody plays meanwhile; afterwards every match goes on."""
    done = threading.Event()
    threads = [threading.Thread(target=player.play_while, args=(lambda: not done.is_set(),)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        done.set()
        for thread in threads:
            thread.join(120)
    assert not failed(players)
    for player in players:
        player.step()


def report(what: str, players: list[Player]) -> None:
    """For `make crash`, which shows what is printed."""
    choices, matches = sum(player.choices for player in players), sum(len(player.matches) for player in players)
    print(f"\n{what}: {choices} acknowledged choices in {matches} matches, none lost, none made twice")


def wait_for(players: list[Player], choices: int, one: Player) -> None:
    """Until so many choices are made, one of them by this player: big games must not wait for ever for small ones."""
    enough, own = sum(player.choices for player in players) + choices, one.choices

    def made() -> bool:
        return one.choices > own and sum(player.choices for player in players) >= enough

    eventually(lambda: failed(players) or made(), 120)


def failed(players: list[Player]) -> bool:
    for player in players:
        if player.failure is not None:
            raise player.failure
    return False


def test_a_bot_goes_on_after_a_crash_and_leaves_no_orphans(nursery: Nursery, new_database: NewDatabase) -> None:
    db, port = new_database("sqlite"), free_port()
    server = nursery.start(port, db=db).ready()
    person = Person(server.address).join()
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


def test_another_server_takes_over_the_bots_of_one_that_was_killed(nursery: Nursery, new_database: NewDatabase) -> None:
    """Nobody looks at the table: the one that is left finds out by itself."""
    db = new_database("postgresql")
    thinks, stays = (nursery.start(free_port(), db=db, channels=db).ready() for _ in range(2))
    table = Person(thinks.address).join().start("pilgrims", seats=["search:5s"] * 2)
    eventually(lambda: children(thinks.pid))  # it thinks
    thinks.kill()

    def version() -> int:
        async def stored() -> int:
            database = Database(parse_url(db))
            try:
                header = await Store(database).header(table.id)
            finally:
                await database.close()
            assert header is not None
            return header.version

        return asyncio.run(stored())

    assert version() == 0
    assert eventually(lambda: version() > 0, 90)
    stays.stop()


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

"""The server is killed at any moment, again and again: nobody loses a move.

How often is in `KILLS`: a dozen times on SQLite and four on PostgreSQL in every run of the tests, its power is cut four
times, and the database itself is killed twice. `make crash` does it 500, 200, 100 and 50 times, with all installed
games and a campaign, says what it sees, and writes it to build/crash.md. On a machine that is busy or slow it stops
when its time is over, `MINUTES` in all, and says how often it was done.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import pytest
from pgserver.postgres_server import get_server

from tests.ports import free_port
from tests.server.conftest import NewDatabase
from tests.server.crashing import Chronicler, Inspection, Player, Tale, patiently, playing, stories, wait_for
from tests.server.kit import Json, Person, eventually
from tests.server.nursery import Nursery
from tests.server.power import cut, settle, watched_syncs
from veillee.core.spec import installed
from veillee.server.database import Database, parse_url
from veillee.server.store import Store

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
REPORT = Path(__file__).parents[2] / "build" / "crash.md"


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


@pytest.fixture(scope="module")
def tale(request: pytest.FixtureRequest) -> Tale:
    """What `make crash` leaves behind; the short form leaves nothing."""
    thorough = bool(request.config.getoption("--thorough"))
    return Tale(REPORT if thorough else None)


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    found = Nursery(tmp_path)
    yield found
    found.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_loses_a_move(
    kind: str, nursery: Nursery, new_database: NewDatabase, thorough: bool, tale: Tale
) -> None:
    times = KILLS[kind][thorough]
    db, port, random = new_database(kind), free_port(), Random(6)
    server = nursery.start(port, db=db).ready()
    players = company(server.address, thorough)
    inspection = Inspection(db, players)
    with tale.of(f"a server on {kind} killed", times, players) as row:
        with playing(players):
            for number in rounds(times, kind):
                wait_for(players, random.randint(1, 12), players[number % len(players)])
                time.sleep(random.uniform(0.0, 0.03))  # somewhere in the middle of the next ones
                server.kill()
                inspection.look()
                with row.once():
                    server = nursery.start(port, db=db).ready()
        inspection.look_through()
        assert thorough or row.done == times
        assert row.choices >= 2 * row.done
        least = row.done // len(players)
        assert all(player.choices > least for player in players), "every game is played through crashes"
        server.stop()
        assert "cannot be opened" not in nursery.log.read_text()


@pytest.mark.slow
def test_nobody_loses_a_move_in_a_power_cut(
    tmp_path: Path, new_database: NewDatabase, thorough: bool, tale: Tale
) -> None:
    """What was written and not synced is gone, or torn: nobody was told that it was done."""
    library = watched_syncs(tmp_path)
    if library is None:
        pytest.skip("no C compiler")
    nursery, random, lost = Nursery(tmp_path, library), Random(8), 0
    db, port, times = new_database("sqlite"), free_port(), POWER_CUTS[thorough]
    file = Path(db.removeprefix("sqlite:///"))
    try:
        server = nursery.start(port, db=db).ready()
        players = company(server.address, thorough)
        inspection = Inspection(db, players)
        with tale.of("the power cut on SQLite", times, players) as row:
            with playing(players):
                for number in rounds(times, "power"):
                    wait_for(players, random.randint(1, 12), players[number % len(players)])
                    time.sleep(random.uniform(0.0, 0.03))
                    server.kill()
                    lost += cut(file, random)
                    row.also = f", {lost:,} bytes gone that were not synced"
                    inspection.look()
                    settle(file)
                    with row.once():
                        server = nursery.start(port, db=db).ready()
            inspection.look_through()
            assert thorough or row.done == times
            server.stop()
    finally:
        nursery.close()


@pytest.mark.slow
def test_nobody_loses_a_move_when_the_database_dies(nursery: Nursery, thorough: bool, tale: Tale) -> None:
    """A PostgreSQL of its own, which waits for the disk, is killed with all its processes; the server stays."""
    times, random = DATABASE_KILLS[thorough], Random(7)
    with TemporaryDirectory(prefix="veillee-pg-", ignore_cleanup_errors=True) as folder:
        postgres = get_server(folder, cleanup_mode="stop")
        try:
            db = postgres.get_uri()
            server = nursery.start(free_port(), db=db).ready()
            players = company(server.address, thorough)
            with tale.of("PostgreSQL killed", times, players) as row:
                with playing(players):
                    for number in rounds(times, "database"):
                        wait_for(players, random.randint(1, 12), players[number % len(players)])
                        postmaster = postgres.get_pid()
                        assert postmaster is not None
                        for pid in [postmaster, *children(postmaster)]:
                            with suppress(ProcessLookupError):
                                os.kill(pid, signal.SIGKILL)
                        eventually(lambda: patiently(lambda: httpx.get(f"{server.address}/health")).status_code == 503)
                        for lock in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # they name a process that is no more
                            (Path(folder) / lock).unlink(missing_ok=True)
                        with row.once():
                            postgres.ensure_postgres_running()
                            server.ready()
                Inspection(db, players).look_through()
                assert thorough or row.done == times
                server.stop()
        finally:
            postgres.cleanup()


def company(address: str, thorough: bool) -> list[Player]:
    players = [Player(Person(address), wanted, Random(number)) for number, wanted in enumerate(evenings(thorough))]
    return [*players, Chronicler(Person(address), {"game": CAMPAIGN}, Random(99))]


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
    (found,) = asyncio.run(stories(db, {table.id: 0}))
    assert found[2] in ("", "header and story differ")  # it may have gone on between the two looks
    server.stop()


def test_another_server_takes_over_the_bots_of_one_that_was_killed(nursery: Nursery, new_database: NewDatabase) -> None:
    """Nobody looks at the table: the one that is left finds out by itself."""
    db = new_database("postgresql")
    thinks, stays = (nursery.start(free_port(), db=db, channels=db).ready() for _ in range(2))
    table = Person(thinks.address).join().start("pilgrims", seats=["search:1s"] * 2)
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

"""Servers on both databases, and people who talk to them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from argon2 import PasswordHasher
from examples import connect_four, night_watch
from pgserver.postgres_server import get_server

from tests.games import high_card
from tests.server.kit import Server, serving
from veillee.core.spec import find_game
from veillee.server import guards, people
from veillee.testing.replays import at_hand

NewDatabase = Callable[[str], str]
Start = Callable[..., Server]

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session", autouse=True)
def _games() -> Iterator[None]:
    """Connect Four and High Card can be played by their names, at servers that live longer than a test."""
    with at_hand(connect_four.GAME), at_hand(high_card.GAME):
        yield


@pytest.fixture
def the_watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Night Watch is found by its place, so that the bots' processes find it, too; only here."""
    monkeypatch.setattr("veillee.core.spec._found", {})
    with at_hand(night_watch.GAME):
        find_game("examples.night_watch:GAME")
        yield


@pytest.fixture(scope="session", autouse=True)
def _quick_passphrases() -> Iterator[None]:
    """Argon2 is slow on purpose; here it need not be."""
    earnest = people.hasher
    people.hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    yield
    people.hasher = earnest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server that needs no install; it does not wait for the disk, which proves nothing here.

    Not in a folder of pytest's: root runs it as another user, whom the next pytest would lock out.
    """
    with TemporaryDirectory(prefix="veillee-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute("alter system set fsync = off")
                connection.execute("select pg_reload_conf()")
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Addresses of empty databases of both kinds."""
    numbers = itertools.count(1)

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('db') / 'veillee.db'}"
        uri: str = request.getfixturevalue("postgres")
        name = f"veillee_{next(numbers)}"
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return uri.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Server]:
    """A server that all tests of one database share: each test brings its own people and matches."""
    with serving(db=new_database(request.param), tidy_every=3_600.0) as running:
        yield running


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """The address of an empty database, of either kind."""
    return new_database(request.param)


@pytest.fixture
def start(new_database: NewDatabase) -> Iterator[Start]:
    """Servers of one test: on an SQLite database of its own, unless another one is named."""
    running: list[Server] = []

    def make(**config: Any) -> Server:
        found = Server(**{"db": config.pop("db", None) or new_database("sqlite"), **config})
        running.append(found)
        return found

    yield make
    for found in running:
        found.stop()


class Clock:
    """The guards' time: it stands still however slow this machine is, until it is moved on."""

    perf_counter = staticmethod(time.perf_counter)

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(guards, "time", found)
    return found

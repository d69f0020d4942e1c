"""What waits to be written is written together: all of it is on the disk before anybody is answered."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.conftest import Start
from veillee.server.database import COMMITS, TOGETHER, WRITES, Database, migrate, parse_url, reason_of
from veillee.server.schema import facts


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    url = parse_url(f"sqlite:///{tmp_path / 'm.db'}")
    migrate(url)
    database = Database(url)
    yield database
    database._close()


class Held:
    """Keeps the writer busy until it is let go, so that others have to wait."""

    def __init__(self) -> None:
        self.begun, self.free = threading.Event(), threading.Event()

    def __call__(self, _: Connection) -> None:
        self.begun.set()
        assert self.free.wait(60)


def fact(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(facts).values(name=name, value=""))
        return name

    return work


def names(database: Database) -> set[str]:
    return set(database._read(lambda connection: connection.scalars(select(facts.c.name)).all()))


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every commit of the writer."""
    counted: list[int] = []
    commit = COMMITS.run

    def counting(connection: Connection) -> None:
        counted.append(1)
        commit(connection)

    monkeypatch.setattr(COMMITS, "run", counting)
    return counted


def together(database: Database, *works: Callable[[Connection], Any]) -> list[Any]:
    """Work that has to wait for other work, and what each led to."""

    async def run() -> list[Any]:
        held = Held()
        first = asyncio.create_task(database.write(held))
        await asyncio.to_thread(held.begun.wait, 60)
        rest: list[Coroutine[Any, Any, Any]] = [database.write(work) for work in works]
        waiting = asyncio.gather(*rest, return_exceptions=True)
        while database._waiting.qsize() < len(works):
            await asyncio.sleep(0)
        held.free.set()
        await first
        return list(await waiting)

    return asyncio.run(run())


def test_what_waits_is_committed_once(database: Database, commits: list[int]) -> None:
    assert together(database, *(fact(f"f{number}") for number in range(20))) == [f"f{number}" for number in range(20)]
    assert len(commits) == 2, "the one that was waited for, and all the others"
    assert {f"f{number}" for number in range(20)} <= names(database)


def test_one_that_fails_takes_nothing_of_the_others_with_it(database: Database) -> None:
    def half(connection: Connection) -> None:
        fact("half")(connection)
        fact("one")(connection)  # a second of this name

    found = together(database, fact("one"), half, fact("two"))
    assert found[0] == "one" and found[2] == "two" and isinstance(found[1], IntegrityError)
    assert {"one", "two"} <= names(database) and "half" not in names(database)


def test_nobody_is_answered_when_the_commit_fails(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Connection) -> None:
        raise OperationalError("commit", {}, Exception("database or disk is full"))

    def filling(_: Connection) -> None:
        monkeypatch.setattr(COMMITS, "run", full)

    found = together(database, fact("one"), filling, fact("two"))
    assert all(isinstance(one, OperationalError) for one in found)
    monkeypatch.undo()
    assert not {"one", "two"} & names(database)
    assert together(database, fact("three")) == ["three"], "the next ones are written on another connection"


def test_no_more_than_so_many_at_once(database: Database, commits: list[int]) -> None:
    together(database, *(fact(f"f{number}") for number in range(TOGETHER + 1)))
    assert len(commits) == 3
    assert len(names(database)) >= TOGETHER + 1


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("database or disk is full", "full"),
        ("attempt to write a readonly database", "read-only"),
        ("database is locked", "locked"),
        ("database disk image is malformed", "malformed"),
        ("connection to server was refused", "unreachable"),
        ("a bad day", "other"),
    ],
)
def test_a_host_is_told_why(said: str, reason: str) -> None:
    assert reason_of(OperationalError("insert", {}, Exception(said))) == reason


def test_a_database_that_takes_nothing_is_not_well(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    person = server.guest()
    assert person.get("/health")["status"] == "ok"
    begin = WRITES.run

    def read_only(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")
        begin(connection)

    monkeypatch.setattr(WRITES, "run", read_only)
    answer = person.send("GET", "/health")
    assert answer.status_code == 503 and answer.json()["reason"] == "read-only"


def test_a_destroyed_page_is_told_and_remembered(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "veillee.db"
    server = start(db=f"sqlite:///{file}")
    table = server.guest().start(one_screen=True)
    for column in "abcd":
        table.play(f"drop:{column}")
    server.stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (size,) = connection.execute("pragma page_size").fetchone()
        (root,) = connection.execute("select rootpage from sqlite_master where name = 'entries'").fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)
    again = start(db=f"sqlite:///{file}")
    table.person.go_to(again)
    assert table.person.get(f"{table.path}/log", 503, before=3)["error"] == "database"
    answer = table.person.send("GET", "/health")
    assert answer.status_code == 503 and answer.json()["reason"] == "malformed"
    assert "malformed" in {vars(record).get("reason") for record in caplog.records}

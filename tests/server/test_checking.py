"""Unfinished matches are looked through once, and again only as far as they have gone on."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, and_, update

from tests.server.conftest import Start
from tests.server.kit import Server, Table
from veillee.server.checking import Checks, ToCheck
from veillee.server.schema import entries


def checks_of(server: Server, **more: Any) -> Checks:
    running = server.running
    return Checks(running.database, running.tables, running.service.bell, **more)


def look_through(server: Server, **more: Any) -> int:
    """How many damaged matches are found."""
    checks = checks_of(server, **more)
    server.do(checks.look_through())
    return checks.damaged


def due(server: Server, **more: Any) -> list[ToCheck]:
    return server.do(checks_of(server, **more).due())


def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        table.play(table.keys[0])


def test_what_was_found_good_is_not_looked_at_again(start: Start, database: str) -> None:
    server = start(db=database)
    table, other = (server.guest().start("pilgrims", one_screen=True, players=2) for _ in range(2))
    play(table, 3)
    assert {(one.match, one.good) for one in due(server)} == {(table.id, 0), (other.id, 0)}
    assert look_through(server) == 0
    assert due(server) == []
    play(table, 2)
    assert due(server) == [ToCheck(table.id, 5, 3)]
    assert look_through(server) == 0 and due(server) == []


def test_another_release_looks_at_everything(start: Start) -> None:
    server = start()
    table = server.guest().start("pilgrims", one_screen=True, players=2)
    play(table, 2)
    look_through(server)
    assert due(server, release="9.9.9") == [ToCheck(table.id, 2, 0)]


def test_only_what_came_later_is_played_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    table = server.guest().start("pilgrims", one_screen=True, players=2)
    play(table, 27)
    look_through(server)
    play(table, 1)
    read: list[int] = []
    story = server.running.store.archive.story

    async def watched(id_: str, after: int = 0) -> Any:
        read.append(after)
        return await story(id_, after)

    monkeypatch.setattr(server.running.store.archive, "story", watched)
    assert look_through(server) == 0
    assert read == [25], "from the snapshot on"


def test_damage_is_found_and_stays_due(start: Start) -> None:
    server = start()
    table = server.guest().start("pilgrims", one_screen=True, players=2)
    play(table, 27)
    look_through(server)
    play(table, 1)
    last = and_(entries.c.match == table.id, entries.c.number == 28)

    def damage(connection: Connection) -> None:
        connection.execute(update(entries).where(last).values(hash="0" * 24))

    server.do(server.running.database.write(damage))
    assert look_through(server) == 1
    assert due(server) == [ToCheck(table.id, 28, 27, closed=True)]


def test_taking_back_beyond_the_snapshot_is_no_damage(start: Start) -> None:
    server = start()
    table = server.guest().start("connect_four", one_screen=True, players=2, free_undo=True)
    for _ in range(11):
        play(table, 1)
        table.do("undo")
    play(table, 3)
    assert table.version == 25 and look_through(server) == 0
    table.do("undo")
    table.do("undo")
    assert look_through(server) == 0
    assert due(server) == []

"""Servers notice that another one has fallen silent, and one of them takes over its bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.conftest import NewDatabase, Start
from tests.server.kit import eventually
from tests.server.test_bots import thinking_here
from veillee.server import looking, pulse
from veillee.server.database import Database, migrate, parse_url
from veillee.server.pulse import Beat, Load, Pulse, servers
from veillee.server.schema import facts

Work = Callable[[Database], Awaitable[None]]


def at_once(db: str, work: Work) -> None:
    url = parse_url(db)
    migrate(url)

    async def run() -> None:
        database = Database(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


class Clock:
    """The servers' time: it stands still however slow this machine is, until it is moved on."""

    time = staticmethod(time.time)
    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


def test_one_of_those_who_are_left_takes_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(pulse, "time", clock)
    taken: list[str] = []

    async def work(database: Database) -> None:
        def server(name: str) -> Pulse:
            async def bereaved() -> None:
                taken.append(name)

            return Pulse(database, Load, bereaved, together=True)

        dies, leaves, first, second = (server(name) for name in ("dies", "leaves", "first", "second"))
        for one in (dies, leaves, first, second):
            await one.beat()
        assert len(await servers(database)) == 4
        await leaves.end()
        for _ in range(6):
            clock.now += pulse.TOGETHER
            for one in (dies, first, second):
                await one.beat()
        assert taken == [], "who goes says so, and who lives is left in peace"
        for _ in range(6):
            clock.now += pulse.TOGETHER
            await asyncio.gather(first.beat(), second.beat())
        assert len(taken) == 1 and taken[0] in ("first", "second")
        assert len(await servers(database)) == 2

    at_once(database, work)


def test_a_server_takes_over_the_bots_of_one_that_died(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "ALONE", 0.1)
    monkeypatch.setattr(looking, "OVERDUE", 3_600.0)  # nobody has to look
    server = start(tidy_every=3_600.0)
    thinking_here(server, monkeypatch)
    eventually(lambda: server.do(servers(server.running.database)))
    bell = server.running.service.bell
    wake, bell.wake_bot = bell.wake_bot, lambda id_: None  # another server thinks for it,
    table = server.guest().start("connect_four", seats=["random", "human"])
    bell.wake_bot = wake
    time.sleep(0.5)
    assert table.look()["version"] == 0
    said = Beat(time.time(), time.time(), 0.1, "0", "elsewhere", 1, Load())
    row = insert(facts).values(name="server:other", value=msgspec.json.encode(said).decode())
    server.do(server.running.database.write(lambda connection: connection.execute(row)))  # and never speaks again
    assert eventually(lambda: table.look()["version"] == 1)


def test_a_beat_of_another_release_is_no_error(new_database: NewDatabase) -> None:
    async def work(database: Database) -> None:
        row = insert(facts).values(name="server:strange", value='{"new": true}')
        await database.write(lambda connection: connection.execute(row))
        assert await servers(database) == []

    at_once(new_database("sqlite"), work)

"""Every server says from time to time that it lives, and how busy it is. When one falls silent, another takes over
its bots: nobody else knows that it was thinking."""

from __future__ import annotations

import logging
import os
import platform
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from veillee import __version__
from veillee.server.database import Database
from veillee.server.schema import facts

log = logging.getLogger("veillee.server")

NAME = "server:"  # what the facts of servers are called, with their ids behind it
ALONE, TOGETHER = 30.0, 2.0  # seconds between two beats: others must learn soon that a server has gone
MISSED = 3  # beats after which a server is not waited for any longer


class Load(msgspec.Struct, frozen=True):
    """How busy a server is."""

    sockets: int = 0
    matches: int = 0  # in memory
    bytes: int = 0  # that they take, about
    thinking: int = 0  # bots, hints and analyses that are thought out or wait for it
    damaged: int = 0  # matches that it could not open
    past: int = 0  # matches that go on, though their past is damaged


class Beat(msgspec.Struct, frozen=True):
    """What a server says of itself."""

    at: float
    since: float
    every: float
    release: str
    host: str
    process: int
    load: Load

    def alive(self, now: float) -> bool:
        return now - self.at < MISSED * self.every + 1.0


class Pulse:
    """Tells that this server lives, and hears who does not any more."""

    def __init__(
        self,
        database: Database,
        load: Callable[[], Load],
        bereaved: Callable[[], Awaitable[None]],
        *,
        together: bool,
    ) -> None:
        self.database = database
        self.load = load
        self.bereaved = bereaved  # what is done when another server has fallen silent
        self.every = TOGETHER if together else ALONE
        self.name = NAME + secrets.token_hex(8)
        self.since = time.time()
        self._heard: dict[str, tuple[str, float]] = {}  # what each server said last, and since when it says that

    async def beat(self) -> None:
        said = Beat(time.time(), self.since, self.every, __version__, platform.node(), os.getpid(), self.load())
        others = await self.database.write(lambda connection: self._say(connection, msgspec.json.encode(said).decode()))
        silent = self._silent(others)
        if not silent:
            return
        first: bool = await self.database.write(lambda connection: bury(connection, silent))
        if first:
            log.warning("a server has fallen silent", extra={"servers": len(silent)})
            await self.bereaved()

    def _say(self, connection: Connection, said: str) -> dict[str, str]:
        mine = facts.c.name == self.name
        if connection.execute(update(facts).where(mine).values(value=said)).rowcount == 0:
            connection.execute(insert(facts).values(name=self.name, value=said))
        rows = connection.execute(select(facts.c.name, facts.c.value).where(facts.c.name.startswith(NAME)))
        return {row.name: row.value for row in rows if row.name != self.name}

    def _silent(self, others: dict[str, str]) -> list[str]:
        """Who has said nothing new for too long by our own clock: other machines have other clocks."""
        now = time.monotonic()
        heard = {name: self._heard.get(name, ("", now)) for name in others}
        self._heard = {name: heard[name] if heard[name][0] == said else (said, now) for name, said in others.items()}
        return [name for name, (said, since) in self._heard.items() if now - since > MISSED * every_of(said)]

    async def end(self) -> None:
        """Nobody has to wait for who has gone."""
        await self.database.write(lambda connection: bury(connection, [self.name]))


def every_of(said: str) -> float:
    try:
        return msgspec.json.decode(said, type=Beat).every
    except msgspec.MsgspecError:
        return ALONE


def bury(connection: Connection, names: list[str]) -> bool:
    """Whether we were the first to notice."""
    return connection.execute(delete(facts).where(facts.c.name.in_(names))).rowcount > 0


async def servers(database: Database) -> list[Beat]:
    """What all servers of a database said last, the oldest first."""
    query = select(facts.c.value).where(facts.c.name.startswith(NAME))
    found: list[Beat] = []
    for said in await database.read(lambda connection: list(connection.scalars(query))):
        try:
            found.append(msgspec.json.decode(said, type=Beat))
        except msgspec.MsgspecError:
            continue  # of another release
    return sorted(found, key=lambda beat: beat.since)

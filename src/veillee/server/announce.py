"""How several servers tell each other what has changed: Litestar channels over PostgreSQL, Redis or memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import bindparam, func, select

from veillee.core.errors import SetupError
from veillee.server import HOME
from veillee.server.statements import Prepared

log = logging.getLogger("veillee.server")

CHANNEL = "veillee"  # what all servers of one database listen to
LOST = b'{"lost":true}'  # said to ourselves after we did not hear anything for a while
RETRY = 1.0
PUBLISH_ATTEMPTS = 20


def channels_backend(url: str) -> ChannelsBackend:
    """Where changes are announced: in memory for one process, PostgreSQL or Redis for several."""
    if not url:
        return MemoryChannelsBackend(history=0)
    if url.startswith("postgres"):
        return PostgresChannels(url)
    if url.startswith("redis"):
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis
        except ImportError:
            raise SetupError("error-redis", home=HOME) from None
        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    raise SetupError("error-announce", home=HOME)


# Within a transaction: heard once it is committed, and only then.
ANNOUNCES = Prepared(select(func.pg_notify(bindparam("channel"), bindparam("payload"))))


def payload_of(channel: str, data: bytes) -> str:
    """What is announced on one of the channels, in the form in which PostgreSQL carries it."""
    return json.dumps([channel, data.decode()])


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY over two connections that last, and come back when the database does.

    Litestar has such a backend too; it opens a connection for every message, and a lost connection
    ends it for good.
    """

    def __init__(self, url: str) -> None:
        from sqlalchemy.engine import make_url

        self.url = make_url(url).set(drivername="postgresql")
        self._address = self.url.render_as_string(hide_password=False)
        self._subscribed: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._speaker: Any = None
        self.concerns: Callable[[bytes], bool] = lambda data: True  # whether what was announced matters here

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()
        self._ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._ready.wait(), 30)

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self._speaker is not None:
            await self._speaker.close()
            self._speaker = None

    async def _connection(self) -> Any:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._address, autocommit=True)

    async def _listen(self) -> None:
        """Hear what is announced; after a time without connection nobody knows what was missed."""
        while True:
            try:
                async with await self._connection() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        for channel in self._subscribed:
                            self._heard.put_nowait((channel, LOST))
                    self._ready.set()
                    await self._until_lost(connection.pgconn)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("not hearing other servers", extra={"problem": type(error).__name__})
            await asyncio.sleep(RETRY)

    async def _until_lost(self, connection: Any) -> None:
        """Take in what comes as it comes: every server hears of every move, so hearing has to cost next to nothing."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()
        line = connection.socket  # which a lost connection does not know any more

        def read() -> None:
            try:
                connection.consume_input()
                while (notice := connection.notifies()) is not None:
                    self._take_in(notice.extra)
            except Exception as error:
                if not lost.done():
                    lost.set_exception(error)

        loop.add_reader(line, read)
        try:
            read()  # what came before
            await lost
        finally:
            loop.remove_reader(line)

    def _take_in(self, payload: bytes) -> None:
        channel, data = json.loads(payload)
        said = data.encode()
        if self.concerns(said):
            self._heard.put_nowait((channel, said))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            payload = payload_of(channel, data)
            for _ in range(PUBLISH_ATTEMPTS):
                try:
                    if self._speaker is None or self._speaker.closed:
                        self._speaker = await self._connection()
                    await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                    break
                except Exception as error:
                    log.warning("not telling other servers", extra={"problem": type(error).__name__})
                    await asyncio.sleep(RETRY)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._subscribed |= set(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._subscribed -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            channel, data = await self._heard.get()
            if channel in self._subscribed:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

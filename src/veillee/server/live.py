"""Live updates over WebSocket: each socket gets the table as its own seat sees it."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from veillee.core.errors import VeilleeError
from veillee.server.api import person_of
from veillee.server.people import People
from veillee.server.service import Look, Service

TOO_MANY = 4429
NOT_FOUND = 4404
BAD_MESSAGE = 4400


class FromBrowser(msgspec.Struct, forbid_unknown_fields=True):
    """What a socket may say: another language, another of its seats, or that it is there."""

    type: Literal["lang", "seat", "ping"]
    lang: Literal["en", "fr"] = "en"
    seat: int | None = None


class Sockets:
    """How many sockets everybody has open, and a way to close them all."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.open: Counter[str] = Counter()
        self.all: set[WebSocket[Any, Any, Any]] = set()

    async def close(self) -> None:
        for socket in list(self.all):
            with suppress(Exception):
                await socket.close(1001, "the server is stopping")


class Watcher:
    """One socket at one match."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service, match: str, look: Look) -> None:
        self.socket = socket
        self.service = service
        self.match = match
        self.look = look

    async def send(self) -> None:
        """The table as it is now, with the events that this socket has not had yet."""
        state = await self.service.table(self.match, self.look)
        await self.socket.send_data(msgspec.json.encode(state).decode())
        if state.log:
            self.look = msgspec.structs.replace(self.look, since=state.log[-1].number)

    async def listen(self) -> None:
        """Follow what the browser says until it goes."""
        while True:
            text = await self.socket.receive_text()
            try:
                said = msgspec.json.decode(text, type=FromBrowser)
            except msgspec.DecodeError as error:
                await self.socket.close(BAD_MESSAGE, str(error)[:100])
                return
            if said.type == "lang":
                self.look = msgspec.structs.replace(self.look, lang=said.lang, since=0)
                await self.send()
            elif said.type == "seat":
                self.look = msgspec.structs.replace(self.look, seat=said.seat, since=0)
                await self.send()


@websocket("/api/matches/{match:str}/live")
async def table(
    socket: WebSocket[Any, Any, Any],
    service: Service,
    people: People,
    sockets: Sockets,
    channels: ChannelsPlugin,
    match: str,
    lang: Literal["en", "fr"] = "en",
    seat: int | None = None,
    since: int = 0,
    watch: str = "",
) -> None:
    """Send the table at once and after every change."""
    await socket.accept()
    person = await person_of(socket, people)
    if person is None:
        await socket.close(NOT_FOUND, "no session")
        return
    if sockets.open[person.id] >= sockets.limit:
        await socket.close(TOO_MANY, "too many open connections")
        return
    watcher = Watcher(socket, service, match, Look(person, lang, seat, since, watch))
    sockets.open[person.id] += 1
    sockets.all.add(socket)
    try:
        async with channels.start_subscription([match]) as subscriber:
            await watcher.send()

            async def changed(_message: bytes) -> None:
                await watcher.send()

            async with subscriber.run_in_background(changed):
                await watcher.listen()
    except VeilleeError as error:
        with suppress(Exception):
            await socket.close(NOT_FOUND, str(error)[:100])
    except (WebSocketDisconnect, WebSocketException, asyncio.CancelledError):
        pass
    finally:
        sockets.open[person.id] -= 1
        sockets.all.discard(socket)

"""Live updates over WebSocket: each socket gets the table as its own seat sees it, every version in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from contextlib import suppress
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from sqlalchemy.exc import SQLAlchemyError

from veillee.core.errors import VeilleeError
from veillee.server.api import person_of
from veillee.server.looking import Looking
from veillee.server.parameters import Known, Lang, MatchId, Seat, Since, ThePeople, Watch
from veillee.server.people import People
from veillee.server.rows import Header
from veillee.server.sight import Look, may_open
from veillee.server.tables import Live
from veillee.server.views import state_at

log = logging.getLogger("veillee.server")

CHANNEL = "matches"
GOING_AWAY = 1001
TOO_SLOW = 1013
BAD_MESSAGE = 4400
ELSEWHERE = 4403
NOT_FOUND = 4404
TOO_MANY = 4429

BACKLOG = 200  # messages that a socket may be behind
SPEECH = 60  # messages that a browser may send in ten seconds
SPEECH_TIME = 10.0


class FromBrowser(msgspec.Struct, forbid_unknown_fields=True):
    """What a socket may say: another language, another of its seats, or that it is there."""

    type: Literal["lang", "seat", "ping"]
    lang: Literal["en", "fr"] = "en"
    seat: int | None = None


class News(msgspec.Struct, omit_defaults=True):
    """What servers tell each other: a match or a person has changed, or nobody knows what has."""

    match: str = ""
    person: str = ""
    left: bool = False  # the person has closed a session
    by: str = ""
    lost: bool = False


class Online(msgspec.Struct, tag_field="type", tag="people"):
    """Who looks at the table just now."""

    online: list[str]


class Watcher:
    """One socket at one match: what it was sent last, and what is still to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], match: str, look: Look) -> None:
        self.socket = socket
        self.match = match
        self.look = look
        self.version = -1
        self.header: Header | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.closing: tuple[int, str] = (1000, "")
        self._said: deque[float] = deque(maxlen=SPEECH)

    def post(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.leave(TOO_SLOW, "too slow")

    def leave(self, code: int, reason: str) -> None:
        """Close the socket once nothing more can be sent."""
        self.closing = code, reason
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def update(self, header: Header, live: Live) -> None:
        """Post every moment that this socket has not had, with the events that it has not had."""
        if self.version == live.version and self.header == header:
            return
        fresh = self.version < 0 or self.version >= live.version
        for moment in [live.now] if fresh else live.after(self.version):
            if self.version >= 0:  # what was taken back is not sent again, what comes in its place is
                self.look = msgspec.structs.replace(self.look, since=min(self.look.since, moment.events))
            self.post(encode(state_at(header, moment, self.look)))
            self.look = msgspec.structs.replace(self.look, since=moment.events, version=None)
        self.version, self.header = live.version, header

    def again(self, **look: Any) -> None:
        """Everything from the beginning, looked at in another way."""
        self.look = msgspec.structs.replace(self.look, since=0, **look)
        self.header = None

    def speaks_too_much(self) -> bool:
        now = time.monotonic()
        busy = len(self._said) == SPEECH and now - self._said[0] < SPEECH_TIME
        self._said.append(now)
        return busy


encode = msgspec.json.Encoder().encode


class Hub:
    """All sockets of this server. It listens to the channel and brings those at a changed match up to date."""

    def __init__(self, looking: Looking, people: People, limit: int) -> None:
        self.looking = looking
        self.people = people
        self.limit = limit
        self.id = secrets.token_hex(8)
        self.open: Counter[str] = Counter()
        self._at: dict[str, set[Watcher]] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def tell(self, channels: ChannelsPlugin, **news: Any) -> None:
        with suppress(RuntimeError):  # the channel is closed: so are the sockets
            channels.publish(msgspec.json.encode(News(by=self.id, **news)), CHANNEL)

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Follow the channel for ever."""
        async with channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    self.hear(msgspec.json.decode(message, type=News))
                except Exception:
                    log.exception("news that cannot be understood")

    def hear(self, news: News) -> None:
        if news.lost:
            self.looking.tables.forget_headers()
            for match in list(self._at):
                self.changed(match)
        if news.person:
            self.people.forget(news.person)
        if news.left:
            # Whoever still has a session of theirs comes back by themselves.
            for watcher in [w for there in self._at.values() for w in there if w.look.person.id == news.person]:
                watcher.leave(NOT_FOUND, "the session was closed")
        if news.match:
            if news.by != self.id:
                self.looking.tables.forget_header(news.match)
            self.changed(news.match)

    def changed(self, match: str) -> None:
        """Bring all sockets at this match up to date, soon."""
        if match not in self._at:
            return
        if match in self._working:
            self._again.add(match)
        else:
            self._working[match] = asyncio.get_running_loop().create_task(self._update(match))

    async def _update(self, match: str) -> None:
        try:
            while True:
                self._again.discard(match)
                async with self.looking.tables.open(match, known=True) as found:
                    for watcher in list(self._at.get(match, ())):
                        self._show(watcher, found)
                if match not in self._again:
                    return
        except VeilleeError as error:
            for watcher in list(self._at.get(match, ())):
                watcher.leave(NOT_FOUND, str(error)[:100])
        except Exception as error:
            log.exception("sockets could not be updated", exc_info=error, extra={"match": match})
        finally:
            self._working.pop(match, None)

    def _show(self, watcher: Watcher, found: tuple[Header, Live] | None) -> None:
        try:
            header, live = may_open(found, watcher.look)
            watcher.update(header, live)
        except VeilleeError as error:
            watcher.leave(NOT_FOUND, str(error)[:100])

    # -- coming and going ------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Show the table to a new socket, and everything that happens from then on."""
        async with self.looking.tables.open(watcher.match) as found:
            header, live = may_open(found, watcher.look)
            self.looking.remind(header, live.match)
            watcher.look = await self.looking.since(header, watcher.look)
            watcher.update(header, live)
            self._at.setdefault(watcher.match, set()).add(watcher)
        self._tell_who_is_there(watcher.match)

    async def remind(self, match: str) -> None:
        """Whoever sits before a table and waits may wait for a bot that nobody thinks for."""
        with suppress(VeilleeError, SQLAlchemyError):  # they are told when something can be seen again
            async with self.looking.tables.open(match, known=True) as found:
                if found is not None:
                    self.looking.remind(found[0], found[1].match)

    def part(self, watcher: Watcher) -> None:
        there = self._at.get(watcher.match, set())
        if watcher in there:
            there.discard(watcher)
            self._tell_who_is_there(watcher.match)
        if not there:
            self._at.pop(watcher.match, None)

    def _tell_who_is_there(self, match: str) -> None:
        """At this server; who looks at the table through another one is not known here."""
        there = self._at.get(match, set())
        message = encode(Online(sorted({watcher.look.person.name for watcher in there})))
        for watcher in there:
            watcher.post(message)

    async def close(self) -> None:
        """Say goodbye to everybody, and wait until they were told."""
        watchers = [watcher for there in self._at.values() for watcher in there]
        for watcher in watchers:
            watcher.leave(GOING_AWAY, "the server is stopping")
        for _ in range(40):
            if not self._at:
                return
            await asyncio.sleep(0.05)


async def speak(watcher: Watcher) -> None:
    """Send what is to be sent, until the socket is to be closed."""
    while (message := await watcher.outbox.get()) is not None:
        await watcher.socket.send_data(message.decode())
    await watcher.socket.close(*watcher.closing)


async def listen(watcher: Watcher, hub: Hub) -> None:
    """Follow what the browser says until it goes."""
    while True:
        try:
            said = msgspec.json.decode(await watcher.socket.receive_text(), type=FromBrowser)
        except (msgspec.DecodeError, TypeError, UnicodeError):
            watcher.leave(BAD_MESSAGE, "this is not understood")
            continue
        if watcher.speaks_too_much():
            watcher.leave(TOO_MANY, "too many messages")
        elif said.type == "lang":
            watcher.again(lang=said.lang)
            hub.changed(watcher.match)
        elif said.type == "seat":
            watcher.again(seat=said.seat)
            hub.changed(watcher.match)
        else:
            await hub.remind(watcher.match)


def from_elsewhere(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether a page of another site opened this socket; browsers always say where a page is from."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != socket.headers.get("host", "")


@websocket("/api/matches/{match:str}/live")
async def table(
    socket: WebSocket[Any, Any, Any],
    everybody: ThePeople,
    hub: NamedDependency[Hub],
    match: MatchId,
    lang: Lang = "en",
    seat: Seat = None,
    since: Since = 0,
    watch: Watch = "",
    version: Known = None,
) -> None:
    """Send the table at once and after every change."""
    await socket.accept()
    if from_elsewhere(socket):
        await socket.close(ELSEWHERE, "opened by another site")
        return
    person = await person_of(socket, everybody)
    if person is None:
        await socket.close(NOT_FOUND, "no session")
        return
    if hub.open[person.id] >= hub.limit:
        await socket.close(TOO_MANY, "too many open connections")
        return
    watcher = Watcher(socket, match, Look(person, lang, seat, since, watch, version))
    hub.open[person.id] += 1
    try:
        await hub.join(watcher)
        talk = {asyncio.create_task(speak(watcher)), asyncio.create_task(listen(watcher, hub))}
        try:
            await asyncio.wait(talk, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in talk:
                task.cancel()
            for ended in await asyncio.gather(*talk, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    log.error("a socket failed", exc_info=ended, extra={"match": match})
    except VeilleeError as error:
        with suppress(*GONE):
            await socket.close(NOT_FOUND, str(error)[:100])
    finally:
        hub.part(watcher)
        hub.open[person.id] -= 1
        if not hub.open[person.id]:
            del hub.open[person.id]


GONE = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)

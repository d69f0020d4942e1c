"""Live updates over WebSocket: each socket gets the table as its own seat sees it, every version in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Collection
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from prometheus_client import Histogram
from sqlalchemy.exc import SQLAlchemyError

from veillee.core.errors import VeilleeError
from veillee.core.signals import Signal
from veillee.server import types
from veillee.server.addresses import address_of
from veillee.server.api import person_of
from veillee.server.config import Config
from veillee.server.errors import answer_to
from veillee.server.guards import Limit
from veillee.server.parameters import Have, Known, Lang, MatchId, Seat, Since, Watch
from veillee.server.people import People, person_name
from veillee.server.playing import Playing
from veillee.server.rows import Header
from veillee.server.sight import Look, may_open
from veillee.server.signals import Signals
from veillee.server.sockets import LINE, Sockets
from veillee.server.tables import Live
from veillee.server.views import Sight, sight_at

log = logging.getLogger("veillee.server")

CHANNEL = "matches"
GOING_AWAY = 1001
TOO_SLOW = 1013
BAD_MESSAGE = 4400
ELSEWHERE = 4403
NOT_FOUND = 4404
TOO_MANY = 4429

BACKLOG = 200  # messages that a socket may be behind,
BACKLOG_BYTES = 1_000_000  # or bytes, whichever comes first
FEW = 4  # sockets at one table that are told at once: everybody else has a turn before the next ones
SPEECH = 60  # messages that a browser may send in ten seconds
SPEECH_TIME = 10.0

MOVES = Histogram(
    "veillee_move_seconds",
    "Moves over sockets: from the message until it is stored",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10),
)


class News(msgspec.Struct, omit_defaults=True):
    """What servers tell each other: a match or a person has changed, or nobody knows what has."""

    match: str = ""
    person: str = ""
    left: bool = False  # the person has closed a session
    by: str = ""
    lost: bool = False
    at: str = ""  # the match at which somebody shows something
    signal: Signal | None = None


class Watcher:
    """One socket at one match: what it was sent last, and what is still to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], match: str, look: Look, have: Collection[str]) -> None:
        self.socket = socket
        self.line: Sockets | None = cast(dict[str, Any], socket.scope).get(LINE)  # none where a test is the server
        self.match = match
        self.look = look
        self.have = set(have)  # the backdrops that it was sent
        self.faces: set[str] = set()  # what it was sent of what is printed on pieces
        self.seen: Sight | None = None  # what it was sent last
        self.header: Header | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.behind = 0  # bytes that were not handed over yet
        self.closing: tuple[int, str] | None = None  # why it is to be closed, once it is
        self._said: deque[float] = deque(maxlen=SPEECH)

    def post(self, message: bytes) -> None:
        """Send it, after all that still waits to be sent."""
        if self.closing is not None:
            return
        if not self.behind and self.line is not None and self.line.free:
            self.line.write(message)
            return
        self.behind += len(message)
        if self.outbox.full() or (self.behind > BACKLOG_BYTES and not self.outbox.empty()):
            self.leave(TOO_SLOW, "too slow")
        else:
            self.outbox.put_nowait(message)

    async def speak(self) -> None:
        """Send what could not be sent at once, until the socket is to be closed."""
        while (message := await self.outbox.get()) is not None:
            await (self.socket.send_data(message, mode="text") if self.line is None else self.line.say(message))
            self.behind -= len(message)
        await self.socket.close(*(self.closing or ()))

    def leave(self, code: int, reason: str) -> None:
        """Close the socket once nothing more can be sent."""
        self.closing = code, reason
        while self.outbox.full() or (code == TOO_SLOW and not self.outbox.empty()):
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    async def hear(self) -> str | bytes:
        """What the browser says next."""
        return await (self.socket.receive_text() if self.line is None else self.line.hear())

    def update(self, header: Header, live: Live) -> None:
        """Post every moment that this socket has not had, with the events that it has not had."""
        version = -1 if self.seen is None else self.seen.moment.version
        if version == live.version and self.header == header:
            return
        fresh = version < 0 or version >= live.version
        for moment in [live.now] if fresh else live.after(version):
            if self.look.since > moment.events and self.seen is not None:
                # What was taken back is not sent again, what comes in its place is.
                self.look = msgspec.structs.replace(self.look, since=moment.events)
            self.show(sight_at(header, moment, self.look, self.seen))
            self.look = msgspec.structs.replace(self.look, since=moment.events, version=None)
        self.header = header

    def show(self, sight: Sight) -> None:
        if self.seen is None or self.seen.scene.lang != sight.scene.lang:
            shown = sight.shown(self.have)
            self.have.add(shown.backdrop)
            self.faces = set(shown.faces)
            self.post(encode(shown))
        else:
            changed = sight.since(self.seen, self.faces)
            self.faces |= changed.faces.keys()
            self.post(encode(changed))
        self.seen = sight

    def again(self, **look: Any) -> None:
        """Everything from the beginning, looked at in another way."""
        self.look = msgspec.structs.replace(self.look, since=0, **look)
        self.seen = None

    def speaks_too_much(self) -> bool:
        now = time.monotonic()
        busy = len(self._said) == SPEECH and now - self._said[0] < SPEECH_TIME
        self._said.append(now)
        return busy


encode = msgspec.json.Encoder().encode
understand = msgspec.json.Decoder(types.Say).decode


class Hub:
    """All sockets of this server. It listens to the channel and brings those at a changed match up to date."""

    def __init__(self, playing: Playing, people: People, config: Config) -> None:
        self.redraws = Limit(config.redraws_per_minute)
        self.playing = playing
        self.looking = playing.looking
        self.people = people
        self.config = config
        self.signals = Signals(playing.looking)
        self.id = secrets.token_hex(8)
        self.open: Counter[str] = Counter()  # sockets, by person
        self._from: Counter[str] = Counter()  # and by address
        self._at: dict[str, set[Watcher]] = {}
        self._working: dict[str, asyncio.Task[None] | asyncio.Handle] = {}
        self._again: set[str] = set()
        self._showing: set[asyncio.Task[None]] = set()

    def tell(self, news: News, channels: ChannelsPlugin | None) -> None:
        """Everybody at this server hears it at once; the channels lead to others, where there are any."""
        self.hear(news)
        if channels is not None:
            news.by = self.id
            with suppress(RuntimeError):  # the channel is closed: so are the sockets
                channels.publish(msgspec.json.encode(news), CHANNEL)

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Follow the channel for ever."""
        async with channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    self.hear_from(msgspec.json.decode(message, type=News))
                except Exception:
                    log.exception("news that cannot be understood")

    def concerns(self, message: bytes) -> bool:
        """Whether news can change anything here. Most are our own, or of matches that only others have: handing them
        on would cost nearly as much as a move."""
        try:
            news = msgspec.json.decode(message, type=News)
        except msgspec.DecodeError:
            return True  # whoever listens tells what is wrong
        if news.by == self.id:
            return False
        match = news.match or news.at
        return not match or match in self._at or self.looking.tables.has(match)

    def hear_from(self, news: News) -> None:
        """What servers say: what we said ourselves is known already."""
        if news.by == self.id:
            return
        if news.match:
            self.looking.tables.forget_header(news.match)
        self.hear(news)

    def hear(self, news: News) -> None:
        if news.lost:
            self.looking.tables.forget_headers()
            for match in list(self._at):
                self.changed(match)
        if news.person:
            self.people.forget(news.person)
            self.playing.habits.forget(news.person)
        if news.left:
            # Whoever still has a session of theirs comes back by themselves.
            for watcher in [w for there in self._at.values() for w in there if w.look.person.id == news.person]:
                watcher.leave(NOT_FOUND, "the session was closed")
        if news.match:
            self.changed(news.match)
        if news.signal is not None and news.at in self._at:
            self.signals.heard(news.at, news.signal)
            showing = asyncio.get_running_loop().create_task(self._signal(news.at, news.signal))
            self._showing.add(showing)
            showing.add_done_callback(self._showing.discard)

    async def _signal(self, match: str, signal: Signal) -> None:
        """Show everybody at a table what somebody shows."""
        try:
            async with self.looking.tables.open(match, known=True) as found:
                for watcher in list(self._at.get(match, ())):
                    header, live = may_open(found, watcher.look)
                    watcher.post(encode(self.signals.seen(signal, header, live, watcher.look)))
        except VeilleeError:
            log.debug("a signal that nobody can see any more", extra={"match": match})

    def changed(self, match: str) -> None:
        """Bring all sockets at this match up to date, soon."""
        there = self._at.get(match)
        if not there:
            return
        if match in self._working:
            self._again.add(match)
        elif len(there) <= FEW:
            self._working[match] = asyncio.get_running_loop().call_soon(self._update_few, match)
        else:
            self._begin_update(match)

    def _begin_update(self, match: str) -> None:
        self._working[match] = asyncio.get_running_loop().create_task(self._update(match))

    def _update_few(self, match: str) -> None:
        """The same without waiting for anything, where a match is at hand and nobody wants to see the whole table."""
        found = self.looking.tables.known(match)
        there = self._at.get(match, ())
        if found is None or any(watcher.seen is None for watcher in there):
            self._begin_update(match)
            return
        try:
            for watcher in list(there):
                self._show(watcher, found)
        except Exception as error:
            log.exception("sockets could not be updated", exc_info=error, extra={"match": match})
        del self._working[match]
        if match in self._again:
            self._again.discard(match)
            self.changed(match)

    async def _update(self, match: str) -> None:
        try:
            while True:
                self._again.discard(match)
                async with self.looking.tables.open(match, known=True) as found:
                    for number, watcher in enumerate(list(self._at.get(match, ())), 1):
                        whole = watcher.seen is None
                        self._show(watcher, found)
                        if whole or number % FEW == 0:  # that takes long, and everybody else has waited for it
                            await asyncio.sleep(0)
                if match not in self._again:
                    return
        except VeilleeError as error:
            for watcher in list(self._at.get(match, ())):
                watcher.leave(NOT_FOUND, str(error)[:100])
        except Exception as error:
            log.exception("sockets could not be updated", exc_info=error, extra={"match": match})
        finally:
            self._working.pop(match, None)

    async def may_redraw(self, watcher: Watcher) -> None:
        """Whoever wants whole tables again and again waits for them, and nobody else does."""
        while wait := self.redraws.wait(watcher.look.person.id):
            await asyncio.sleep(wait)

    def _show(self, watcher: Watcher, found: tuple[Header, Live] | None) -> None:
        try:
            header, live = may_open(found, watcher.look)
            watcher.update(header, live)
        except VeilleeError as error:
            watcher.leave(NOT_FOUND, str(error)[:100])

    # -- coming and going ------------------------------------------------------------------

    def enter(self, person: str, address: str) -> bool:
        """Whether there is room for one more socket; who enters leaves."""
        config = self.config
        if self.open[person] >= config.sockets_per_person or self._from[address] >= config.sockets_per_address:
            return False
        self.open[person] += 1
        self._from[address] += 1
        return True

    def leave(self, person: str, address: str) -> None:
        for count, who in ((self.open, person), (self._from, address)):
            count[who] -= 1
            if not count[who]:
                del count[who]

    async def join(self, watcher: Watcher) -> None:
        """Show the table to a new socket, and everything that happens from then on. As for who acts, what we know is
        good enough where nobody is turned away: what others have changed is heard of, and shown then."""
        try:
            await self._join(watcher, known=True)
        except VeilleeError:
            await self._join(watcher, known=False)
        self._tell_who_is_there(watcher.match)

    async def _join(self, watcher: Watcher, *, known: bool) -> None:
        async with self.looking.tables.open(watcher.match, known=known) as found:
            header, live = may_open(found, watcher.look)
            self.looking.remind(header, live.match)
            watcher.look = await self.looking.since(header, watcher.look)
            watcher.update(header, live)
            self._at.setdefault(watcher.match, set()).add(watcher)
            for signal in self.signals.leanings(watcher.match, live):
                watcher.post(encode(self.signals.seen(signal, header, live, watcher.look)))

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
            self.signals.forget(watcher.match)

    def _tell_who_is_there(self, match: str) -> None:
        """At this server; who looks at the table through another one is not known here."""
        there = self._at.get(match, set())
        names = {watcher.look.person.name for watcher in there}
        for watcher in there:
            called = sorted(person_name(name, watcher.look.lang) for name in names)
            watcher.post(encode(types.Online(called)))

    async def close(self) -> None:
        """Say goodbye to everybody, and wait until they were told."""
        watchers = [watcher for there in self._at.values() for watcher in there]
        for watcher in watchers:
            watcher.leave(GOING_AWAY, "the server is stopping")
        for _ in range(40):
            if not self._at:
                return
            await asyncio.sleep(0.05)


async def listen(watcher: Watcher, hub: Hub) -> None:
    """Follow what the browser says until it goes."""
    while True:
        try:
            said = understand(await watcher.hear())
        except (msgspec.DecodeError, TypeError, UnicodeError):
            watcher.leave(BAD_MESSAGE, "this is not understood")
            continue
        if watcher.speaks_too_much():
            watcher.leave(TOO_MANY, "too many messages")
        elif said.type in ("lang", "seat", "whole"):
            await hub.may_redraw(watcher)
            watcher.again(**({said.type: getattr(said, said.type)} if said.type != "whole" else {}))
            hub.changed(watcher.match)
        elif said.type == "ping":
            await hub.remind(watcher.match)
        else:
            await act(watcher, hub, said)


async def act(watcher: Watcher, hub: Hub, said: types.Say) -> None:
    """Do what a browser wants to do at the table, and say whether it is done; what it led to comes as to everybody."""
    look = watcher.look if said.seat is None else msgspec.structs.replace(watcher.look, seat=said.seat)
    try:
        if said.type == "point" or said.type == "lean" or said.type == "phrase":
            version = await hub.signals.give(watcher.match, said.type, said, look)
        else:
            begun = time.perf_counter()
            version = await hub.playing.do(watcher.match, said, look)
            MOVES.observe(time.perf_counter() - begun)
        watcher.post(encode(types.Done(said.answer, version)))
    except Exception as error:
        answer = answer_to(error, look.lang)
        watcher.post(encode(types.Refused(said.answer, answer.status, answer.problem)))
        hub.changed(watcher.match)


def from_elsewhere(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether a page of another site opened this socket; browsers always say where a page is from."""
    origin = socket.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != socket.headers.get("host", "")


@websocket("/api/matches/{match:str}/live")
async def table(
    socket: WebSocket[Any, Any, Any],
    hub: NamedDependency[Hub],
    match: MatchId,
    lang: Lang = "en",
    seat: Seat = None,
    since: Since = 0,
    watch: Watch = "",
    version: Known = None,
    have: Have = "",
) -> None:
    """Send the table at once and after every change."""
    await socket.accept()
    if from_elsewhere(socket):
        await socket.close(ELSEWHERE, "opened by another site")
        return
    person = await person_of(socket, hub.people)
    if person is None:
        await socket.close(NOT_FOUND, "no session")
        return
    address = address_of(socket.scope)
    if not hub.enter(person.id, address):
        await socket.close(TOO_MANY, "too many open connections")
        return
    watcher = Watcher(socket, match, Look(person, lang, seat, since, watch, version), have.split(","))
    try:
        await hub.join(watcher)
        talk = {asyncio.create_task(watcher.speak()), asyncio.create_task(listen(watcher, hub))}
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
        hub.leave(person.id, address)


GONE = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)

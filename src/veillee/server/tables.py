"""Matches that are being played: kept in memory, always as far as the database is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import cast

import msgspec

from veillee.core.errors import MoveError, RecordError, UndoError, VeilleeError
from veillee.core.match import Match
from veillee.core.scene import Scene, encode
from veillee.core.setup import read_setup
from veillee.core.spec import game
from veillee.core.start import can_replay, check_not_newer, load, pack_of
from veillee.server.store import Entry, Header, Store

KEPT = 500  # matches in memory; the others are opened again when somebody comes back
MOMENTS = 16  # of each match, so that who watches it misses none


def sent(scene: Scene) -> Scene:
    """A scene in the form in which it is sent: without what its choices repeat."""
    return cast(Scene, msgspec.Raw(encode(scene)))


class Moment:
    """A match at one version. It is never changed, so what was painted of it can be shown again."""

    def __init__(self, match: Match, version: int) -> None:
        self.match = match
        self.version = version
        self.events = match.told
        self._scenes: dict[tuple[int | None, str], Scene] = {}

    def scene(self, seat: int | None, lang: str) -> Scene:
        """What a seat sees, already in the form in which it is sent: many may look, and it is painted once."""
        found = self._scenes.get((seat, lang))
        if found is None:
            found = self._scenes[seat, lang] = sent(self.match.scene(seat, lang))
        return found


class Live:
    """A match in memory: its last moments, and its header as far as it is known."""

    def __init__(self, match: Match, version: int) -> None:
        self.moments: deque[Moment] = deque([Moment(match, version)], MOMENTS)
        self.header: Header | None = None

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def match(self) -> Match:
        return self.now.match

    @property
    def version(self) -> int:
        return self.now.version

    def advance(self, match: Match, version: int) -> None:
        self.moments.append(Moment(match, version))

    def after(self, version: int) -> list[Moment]:
        """The moments after a version that somebody has seen; only the last one if they are not all at hand."""
        later = [moment for moment in self.moments if moment.version > version]
        return later if later and later[0].version == version + 1 else [self.now]


def begin(header: Header) -> Match:
    """The match at its first decision."""
    setup = read_setup(header.setup)
    spec = game(setup.game)
    check_header(header)
    return Match.start(spec, pack_of(spec, header.content), setup, rules=header.rules)


def check_header(header: Header) -> None:
    """A match goes on with the rules and the content that it began with, or not at all."""
    spec = game(header.setup["game"])
    pack_of(spec, header.content)
    check_not_newer(spec, header.rules)
    if not can_replay(spec, header.rules):
        raise RecordError(f"made with version {header.rules} of the rules of {spec.id}, which is no more")


def follow(match: Match, entry: Entry) -> None:
    """Do again what an entry says; RecordError if it leads elsewhere than it did."""
    try:
        if entry.kind == "choice":
            match.play(entry.key, seat=entry.seat)
        elif entry.kind == "undo":
            match.undo(entry.seat)
        elif entry.kind == "redo":
            match.redo()
        elif entry.kind == "redeal":
            match.redeal(entry.seat, entry.key)
    except (MoveError, UndoError):
        # What was chosen stays out of the message: it may be a secret, and this is logged.
        raise RecordError(f"entry {entry.number} cannot be done again") from None
    if entry.hash and match.hash() != entry.hash:
        raise RecordError(f"entry {entry.number} leads to another table than it did")


def follow_all(match: Match, story: Iterable[Entry]) -> Match:
    for entry in story:
        follow(match, entry)
    return match


def opened(header: Header, snapshot: tuple[int, bytes, str] | None, story: list[Entry]) -> Live:
    """The match out of what is stored. It takes a while, so it is done in a thread."""
    if snapshot is None:
        return Live(follow_all(begin(header), story), header.version)
    check_header(header)
    _, data, hash_ = snapshot
    match = load(data)
    if match.hash() != hash_:
        raise RecordError("the snapshot shows another table than the story")
    return Live(follow_all(match, story), header.version)


def check_numbers(story: list[Entry], after: int, version: int) -> None:
    if [entry.number for entry in story] != list(range(after + 1, version + 1)):
        raise RecordError("entries are missing")


def check(header: Header, story: list[Entry]) -> str:
    """What is wrong with a stored match, or nothing: the whole story must lead to its last hash."""
    try:
        check_numbers(story, 0, header.version)
        match = follow_all(begin(header), story)
        if match.number != header.number:
            return "the header counts other choices than the story"
    except VeilleeError as error:
        return str(error)
    except Exception as error:
        return f"a fault of ours: {type(error).__name__}"
    return ""


class Tables:
    """The matches in memory. Whoever works on one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def open(self, id_: str, *, known: bool = False) -> AsyncIterator[tuple[Header, Live] | None]:
        """The match as it stands in the database, to ourselves; None if there is none.

        `known` takes it as we know it, if we do: for who checks with the database when it matters.
        """
        lock = self._locks.setdefault(id_, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(id_)
                if known and live is not None and live.header is not None:
                    yield live.header, live
                    return
                header = await self.store.header(id_)
                yield None if header is None else (header, await self._refresh(header))
        finally:
            if id_ not in self._live and not lock.locked():
                self._locks.pop(id_, None)

    async def _refresh(self, header: Header) -> Live:
        live = self._live.pop(header.id, None)
        if live is None or live.version > header.version:
            live = await self._load(header)
        elif live.version < header.version:
            for entry in await self._story(header, live.version):
                match = live.match.fork()
                follow(match, entry)
                live.advance(match, entry.number)
        live.header = header
        self.keep(header.id, live)
        return live

    async def _load(self, header: Header) -> Live:
        snapshot = await self.store.snapshot(header.id)
        if snapshot is not None and snapshot[0] > header.version:
            snapshot = None
        if snapshot is not None:
            # It saves time, but the story is the truth: a bad snapshot is as good as none.
            with suppress(RecordError):
                story = await self._story(header, snapshot[0])
                return await asyncio.to_thread(opened, header, snapshot, story)
        return await asyncio.to_thread(opened, header, None, await self._story(header, 0))

    async def _story(self, header: Header, after: int) -> list[Entry]:
        """The entries up to the version of the header; the match may have gone on meanwhile."""
        story = [entry for entry in await self.store.story(header.id, after) if entry.number <= header.version]
        check_numbers(story, after, header.version)
        return story

    def keep(self, id_: str, live: Live) -> None:
        self._live[id_] = live
        while len(self._live) > KEPT:
            forgotten, _ = self._live.popitem(last=False)
            lock = self._locks.get(forgotten)
            if lock is not None and not lock.locked():
                del self._locks[forgotten]

    def forget_header(self, id_: str) -> None:
        """Somebody else has changed the match: look at the database next time."""
        live = self._live.get(id_)
        if live is not None:
            live.header = None

    def forget_headers(self) -> None:
        """Anybody may have changed anything."""
        for live in self._live.values():
            live.header = None

    async def verify(self, id_: str) -> str:
        """What is wrong with a stored match, or nothing."""
        header = await self.store.header(id_)
        if header is None:
            return "it is not there"
        story = await self.store.story(id_)
        if len(story) > header.version:
            return ""  # it is being played just now
        return await asyncio.to_thread(check, header, story)

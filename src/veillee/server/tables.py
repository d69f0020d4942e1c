"""Matches that are being played: kept in memory, always as far as the database is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import msgspec

from veillee.core.errors import RecordError, VeilleeError
from veillee.core.match import Match
from veillee.core.record import check_versions
from veillee.core.spec import Setup, game
from veillee.core.start import load
from veillee.server.store import Entry, Header, Store

KEPT = 2_000  # matches in memory; the others are opened again when somebody comes back


class Live:
    """A match in memory, with the number of entries it holds."""

    def __init__(self, match: Match, version: int) -> None:
        self.match = match
        self.version = version


def begin(header: Header) -> Match:
    """The match at its first decision."""
    setup = msgspec.convert(header.setup, Setup)
    spec = game(setup.game)
    box = spec.box()
    check_versions(spec, box, header.rules, header.content)
    return Match.start(spec, box, setup)


def follow(match: Match, story: Iterable[Entry]) -> None:
    """Do again what the entries say; RecordError if they lead elsewhere than they did."""
    for entry in story:
        if entry.kind == "choice":
            match.play(entry.key)
        elif entry.kind == "undo":
            match.undo()
        elif entry.kind == "redo":
            match.redo()
        elif entry.kind == "redeal":
            match.redeal(entry.seat, entry.key)
        if entry.hash and match.hash() != entry.hash:
            raise RecordError(f"entry {entry.number} leads to another table than it did")


class Tables:
    """The matches in memory. Whoever works on one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def open(self, id_: str) -> AsyncIterator[tuple[Header, Live] | None]:
        """The match as it stands in the database, to ourselves; None if there is none."""
        lock = self._locks.setdefault(id_, asyncio.Lock())
        async with lock:
            header = await self.store.header(id_)
            if header is None:
                self._locks.pop(id_, None)
                yield None
                return
            yield header, await self.refresh(header)

    async def refresh(self, header: Header) -> Live:
        live = self._live.get(header.id)
        if live is None or live.version > header.version:
            live = await self._load(header)
        if live.version < header.version:
            story = await self.store.story(header.id, live.version)
            follow(live.match, story)
            live.version = header.version
        self._live[header.id] = live
        self._live.move_to_end(header.id)
        while len(self._live) > KEPT:
            forgotten, _ = self._live.popitem(last=False)
            self._locks.pop(forgotten, None)
        return live

    async def _load(self, header: Header) -> Live:
        snapshot = await self.store.snapshot(header.id)
        if snapshot is not None:
            number, data = snapshot
            return Live(load(data), number)
        return Live(begin(header), 0)

    def forget(self, id_: str) -> None:
        """Open the match from the database next time."""
        self._live.pop(id_, None)

    async def verify(self, id_: str) -> str:
        """What is wrong with a stored match, or nothing: its story must lead to its last hash."""
        try:
            async with self.open(id_) as found:
                if found is None:
                    return "not there"
        except VeilleeError as error:
            return str(error)
        finally:
            self.forget(id_)
        return ""

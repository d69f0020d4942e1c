"""What becomes of stored matches that are not what they were: mended where that loses nothing, else only shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from veillee.core.errors import VeilleeError
from veillee.core.match import Match
from veillee.core.spec import Box
from veillee.server.damage import Finding, as_far_as, examine
from veillee.server.rows import DAMAGED, UNHURT, Header, Standing
from veillee.server.schema import matches
from veillee.server.standing import standing_of
from veillee.server.store import Store

log = logging.getLogger("veillee.server")


def standing_values(standing: Standing) -> dict[str, Any]:
    """What a header and its table say of how a match stands."""
    return {
        "number": standing.number,
        "waiting": standing.waiting,
        "table": standing.table,
        "told": standing.told,
        "turn_since": time.time(),
    }


def state_then(header: Header, *, over: bool) -> str:
    """The state of a match that can be played again: a finished one stays what it is."""
    if header.over:
        return header.state
    if over:
        return "over"
    free = any(row.kind == "human" and row.person is None for row in header.seats)
    return header.state if header.state != DAMAGED else "waiting" if free else "playing"


class Faults:
    """Finds out what is wrong with matches. `box` finds the content that one began with."""

    def __init__(self, store: Store, box: Callable[[Header], Awaitable[Box[Any]]]) -> None:
        self.store = store
        self.box = box

    async def find(self, header: Header, good: int = 0) -> Finding:
        """What is wrong with a match. Up to the version `good` it is known that nothing is."""
        archive = self.store.archive
        snapshot = await archive.snapshot_before(header.id, good) if good else None
        story = await archive.story(header.id, snapshot[0] if snapshot is not None else 0)
        kept = await archive.kept(header.id, header.version, header.version + 1)
        if story and story[-1].number > header.version and not kept.behind:
            return Finding(good=header.version)  # it is being played just now
        try:
            box = await self.box(header)
        except VeilleeError as error:
            return Finding("unopenable", error)
        finding = await asyncio.to_thread(examine, header, box, story, kept, snapshot)
        if finding.kind and snapshot is not None:  # perhaps something was taken back that lies before the snapshot
            return await self.find(header)
        return finding

    async def as_far_as(self, header: Header, good: int) -> Match:
        story = await self.store.archive.story(header.id)
        return await asyncio.to_thread(as_far_as, header, await self.box(header), story, good)

    async def catch_up(self, header: Header, good: int) -> Header:
        """Write a header anew that its story is ahead of: nothing is lost by that."""
        story = await self.store.archive.story(header.id)
        match = await asyncio.to_thread(as_far_as, header, await self.box(header), story, good)
        last = story[good - 1] if good else None
        standing = standing_of(match, last.seat if last is not None and last.kind == "resign" else None)
        state = state_then(header, over=standing.over)
        outcome = header.outcome if header.over else standing.outcome
        await self._change(
            header, {**standing_values(standing), "version": good, "state": state, "outcome": outcome}, header.state
        )
        log.warning("a header was behind its story", extra={"match": header.id, "version": header.version, "now": good})
        return await self._again(header)

    async def close(self, header: Header, finding: Finding) -> Header:
        """Nobody can play on: what is not proved is no ground to stand on."""
        log.error("a stored match is damaged", extra={"match": header.id, "problem": finding.text()})
        if header.state in UNHURT:
            await self._change(header, {"state": DAMAGED}, header.state)
            return await self._again(header)
        return header

    async def reopen(self, header: Header) -> Header:
        """It is good after all: another release reads it, or somebody has mended it."""
        await self._change(header, {"state": state_then(header, over=False)}, DAMAGED)
        return await self._again(header)

    async def _change(self, header: Header, values: dict[str, Any], state: str) -> None:
        """Nothing is changed if the match is not as it was when it was looked at."""
        known = (matches.c.id == header.id, matches.c.version == header.version, matches.c.state == state)

        def work(connection: Connection) -> None:
            connection.execute(update(matches).where(*known).values(**values))

        await self.store.database.write(work)

    async def _again(self, header: Header) -> Header:
        return await self.store.header(header.id) or header


def shown_as_far(header: Header, match: Match, good: int) -> Header:
    """The header of a damaged match as it is shown: at its last good entry."""
    asked = [] if not header.over else header.waiting
    return msgspec.structs.replace(header, version=good, number=match.number, waiting=asked)

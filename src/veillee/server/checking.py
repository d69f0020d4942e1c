"""Whether the unfinished matches are what they were: looked through at the start, beside everything else.

What was found good by this release is not looked at again, and of a match that has gone on since only what came later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select

from veillee import __version__
from veillee.server.bell import Bell
from veillee.server.database import Database
from veillee.server.rows import DAMAGED, GOING_ON
from veillee.server.schema import checks, matches
from veillee.server.tables import Tables

log = logging.getLogger("veillee.server")

SHARE = 0.2  # of the time that looking through may take: whoever plays comes first
LONGEST = 1.0  # seconds between two of them
NEVER = -1  # the version of a match that was not looked at
TOGETHER = 50  # matches that are written down at once


class ToCheck(NamedTuple):
    """A match that has to be looked at, and the version up to which it was found good."""

    match: str
    version: int
    good: int
    closed: bool = False  # it was found damaged before


class Checks:
    """What is known of the matches in a database."""

    def __init__(self, database: Database, tables: Tables, bell: Bell, release: str = __version__) -> None:
        self.database = database
        self.tables = tables
        self.bell = bell
        self.release = release
        self.damaged = 0  # that nobody can play on
        self.past = 0  # that go on, though their past cannot be shown whole

    async def due(self) -> list[ToCheck]:
        """The unfinished matches that have gone on since they were found good, the latest first."""
        known = and_(checks.c.match == matches.c.id, checks.c.release == self.release)
        query = (
            select(matches.c.id, matches.c.version, matches.c.state, checks.c.version.label("good"))
            .outerjoin(checks, known)
            .where(matches.c.state.in_(GOING_ON), func.coalesce(checks.c.version, NEVER) != matches.c.version)
            .order_by(matches.c.updated.desc())
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [ToCheck(row.id, row.version, row.good or 0, row.state == DAMAGED) for row in rows]

    async def look_through(self, share: float = SHARE) -> None:
        """List the unfinished matches that are damaged; the others go on."""
        good: list[ToCheck] = []
        for one in await self.due():
            begun = time.perf_counter()
            try:
                if await self.look_at(one):
                    good.append(one)
            except Exception:
                self.damaged += 1
                log.exception("a stored match cannot be checked", extra={"match": one.match})
            if len(good) == TOGETHER:
                await self.remember(good)
                good = []
            await asyncio.sleep(min(LONGEST, (time.perf_counter() - begun) * (1 / share - 1)))
        if good:
            await self.remember(good)

    async def look_at(self, one: ToCheck) -> bool:
        """Whether a match is good. One that is not is opened as it will be for everybody: mended, or only shown."""
        finding = await self.tables.examine(one.match, one.good)
        about = {"match": one.match, "problem": finding.text()}
        if finding.kind == "past":
            self.past += 1
            log.error("the past of a stored match is damaged; it goes on", extra=about)
        elif finding.kind == "unopenable":
            self.damaged += 1
            log.error("a stored match cannot be opened", extra=about)
        elif finding.kind or one.closed:
            self.damaged += finding.kind == "damaged"
            self.tables.forget(one.match)
            async with self.tables.open(one.match):
                self.bell.publish(one.match, False)
        return not finding.kind

    async def remember(self, good: list[ToCheck]) -> None:
        rows = [{"match": one.match, "version": one.version, "release": self.release} for one in good]

        def work(connection: Connection) -> None:
            connection.execute(delete(checks).where(checks.c.match.in_([one.match for one in good])))
            connection.execute(insert(checks), rows)

        await self.database.write(work)

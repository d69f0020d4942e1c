"""The past of matches in the database: what happened, snapshots to go back to, and the packs that they began with."""

from __future__ import annotations

import gzip
import time
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from veillee.server.database import Database
from veillee.server.rows import Entry, Kept, entry_values
from veillee.server.schema import entries, matches, packs, requests, snapshots

ENTRIES = select(
    entries.c.number,
    entries.c.kind,
    entries.c.seat,
    entries.c.key,
    entries.c.hash,
    entries.c.decision,
    entries.c.revealed,
    entries.c.events,
)
NEWEST = select(func.max(entries.c.number)).where(entries.c.match == matches.c.id).scalar_subquery()
PRESENT = select(matches.c.table, matches.c.told, matches.c.version, NEWEST).where(matches.c.id == bindparam("of"))
LATEST = (
    ENTRIES.where(entries.c.match == bindparam("of"), entries.c.number <= bindparam("upto"))
    .order_by(entries.c.number.desc())
    .limit(bindparam("most"))
)
STORY = ENTRIES.where(entries.c.match == bindparam("of"), entries.c.number > bindparam("after")).order_by(
    entries.c.number
)


class Archive:
    """Reads what was appended; what it writes was known before."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def story(self, id_: str, after: int = 0) -> list[Entry]:
        values = {"of": id_, "after": after}
        return await self.database.read(
            lambda connection: [Entry(*row) for row in connection.execute(STORY, values).all()]
        )

    async def undone_since(self, id_: str, version: int) -> bool:
        """Whether something was taken back after this version."""
        query = select(entries.c.number).where(
            entries.c.match == id_, entries.c.number > version, entries.c.kind == "undo"
        )
        return await self.database.read(lambda connection: connection.execute(query.limit(1)).first() is not None)

    async def kept(self, id_: str, version: int, most: int) -> Kept:
        """What a match is opened from; of its entries only the latest. It has no table if it has gone on meanwhile."""

        def work(connection: Connection) -> Kept:
            table, told, now, newest = connection.execute(PRESENT, {"of": id_}).one()
            latest = connection.execute(LATEST, {"of": id_, "upto": version, "most": most}).all()
            present = None if table is None or now != version else bytes(table)
            behind = now == version and newest is not None and newest > version
            return Kept(present, told, [Entry(*row) for row in reversed(latest)], behind)

        return await self.database.read(work)

    async def snapshot(self, id_: str, decision: int | None = None) -> tuple[int, bytes, str] | None:
        """The latest snapshot up to a decision: its entry's number, the match, and the hash of that entry."""
        query = (
            select(snapshots.c.number, snapshots.c.data, entries.c.hash)
            .join(entries, and_(entries.c.match == snapshots.c.match, entries.c.number == snapshots.c.number))
            .where(snapshots.c.match == id_)
            .order_by(snapshots.c.number.desc())
            .limit(1)
        )
        if decision is not None:
            query = query.where(entries.c.decision <= decision)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return (row.number, bytes(row.data), row.hash) if row else None

    async def snapshot_before(self, id_: str, number: int) -> tuple[int, bytes] | None:
        """The latest snapshot up to an entry: its number and the table."""
        query = (
            select(snapshots.c.number, snapshots.c.data)
            .where(snapshots.c.match == id_, snapshots.c.number <= number)
            .order_by(snapshots.c.number.desc())
            .limit(1)
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return (row.number, bytes(row.data)) if row else None

    async def answered(self, person: str, match: str, key: str) -> str | None:
        """The choice that a request with this idempotency key made, if there was one."""
        query = (
            select(entries.c.key)
            .join(requests, and_(requests.c.match == entries.c.match, requests.c.version == entries.c.number))
            .where(requests.c.person == person, requests.c.match == match, requests.c.key == key)
        )
        found: str | None = await self.database.read(lambda connection: connection.scalar(query))
        return found

    async def pack(self, hash_: str) -> str | None:
        """The text of a pack that a match began with."""
        query = select(packs.c.data).where(packs.c.hash == hash_)
        found = await self.database.read(lambda connection: connection.scalar(query))
        return None if found is None else gzip.decompress(bytes(found)).decode()

    async def keep_pack(self, game: str, hash_: str, text: str) -> None:
        """Keep a pack once; whoever else did so first is right."""
        known = select(packs.c.hash).where(packs.c.hash == hash_)
        if await self.database.read(lambda connection: connection.scalar(known)) is not None:
            return
        new = insert(packs).values(hash=hash_, game=game, data=gzip.compress(text.encode(), mtime=0))
        with suppress(IntegrityError):
            await self.database.write(lambda connection: connection.execute(new))

    async def remember(self, id_: str, story: Sequence[Entry], table: bytes, told: int, version: int) -> None:
        """Write down what was found out by playing a match of an earlier release again."""
        change = (
            update(entries)
            .where(entries.c.match == id_, entries.c.number == bindparam("of"))
            .values(decision=bindparam("to_decision"), revealed=bindparam("to_revealed"), events=bindparam("to_events"))
        )
        values = [
            {"of": e.number, "to_decision": e.decision, "to_revealed": e.revealed, "to_events": e.events}
            for e in story
            if e.number
        ]
        present = update(matches).where(matches.c.id == id_, matches.c.version == version)

        def work(connection: Connection) -> None:
            connection.execute(delete(entries).where(entries.c.match == id_, entries.c.number == 0))
            opening = [entry_values(id_, entry, time.time()) for entry in story if not entry.number]
            connection.execute(insert(entries), opening)
            if values:
                connection.execute(change, values)
            connection.execute(present.values(table=table, told=told))

        await self.database.write(work)

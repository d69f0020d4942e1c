"""Matches in the database: a header, an append-only story, and snapshots to open it quickly.

`(match, number)` is unique: of two servers that append the same entry one is first, and the other is
told so. Nothing is acknowledged before it is committed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from veillee.server.database import Database
from veillee.server.schema import entries, matches, people, requests, seats, snapshots

SNAPSHOT_EVERY = 25
REMEMBER_REQUESTS = 24 * 3600.0


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a match: a choice, undo, redo, redeal or resign."""

    number: int
    kind: str
    seat: int
    key: str
    hash: str


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    person: str | None
    name: str | None
    invitation: str | None


class Header(msgspec.Struct, frozen=True):
    """A match without its story."""

    id: str
    setup: dict[str, Any]
    rules: int
    content: str
    owner: str
    state: str
    version: int
    number: int
    turn: int | None
    turn_since: float | None
    created: float
    updated: float
    open: bool
    watch: str | None
    abandon_after: float
    parent: str | None
    outcome: dict[str, Any] | None
    seats: tuple[SeatRow, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after an entry."""

    state: str
    number: int
    turn: int | None
    outcome: dict[str, Any] | None


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- reading ---------------------------------------------------------------------------

    async def header(self, id_: str) -> Header | None:
        found = await self._headers(matches.c.id == id_)
        return found[0] if found else None

    async def version(self, id_: str) -> int | None:
        async with self.database.read() as connection:
            found: int | None = await connection.scalar(select(matches.c.version).where(matches.c.id == id_))
            return found

    async def of_person(self, person: str, limit: int) -> list[Header]:
        """Matches that a person owns or sits at, the latest first."""
        seated = select(seats.c.match).where(seats.c.person == person)
        return await self._headers(or_(matches.c.owner == person, matches.c.id.in_(seated)), limit)

    async def open_to(self, person: str, limit: int) -> list[Header]:
        """Matches with a free seat that anybody may take, except one's own."""
        free = select(seats.c.match).where(seats.c.kind == "human", seats.c.person.is_(None))
        seated = select(seats.c.match).where(seats.c.person == person)
        condition = and_(
            matches.c.open, matches.c.state == "waiting", matches.c.id.in_(free), matches.c.id.not_in(seated)
        )
        return await self._headers(condition, limit)

    async def unfinished(self) -> list[str]:
        query = select(matches.c.id).where(matches.c.state.in_(("waiting", "playing", "paused")))
        async with self.database.read() as connection:
            return list((await connection.scalars(query)).all())

    async def by_invitation(self, token: str) -> tuple[str, int] | None:
        query = select(seats.c.match, seats.c.seat).where(seats.c.invitation == token)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return (row.match, row.seat) if row else None

    async def by_watch(self, token: str) -> str | None:
        async with self.database.read() as connection:
            found: str | None = await connection.scalar(select(matches.c.id).where(matches.c.watch == token))
            return found

    async def _headers(self, condition: Any, limit: int = 1) -> list[Header]:
        query = select(matches).where(condition).order_by(matches.c.updated.desc()).limit(limit)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
            sitting = await self._seats(connection, [row.id for row in rows])
        return [self._header(row, sitting.get(row.id, ())) for row in rows]

    async def _seats(self, connection: AsyncConnection, ids: list[str]) -> dict[str, tuple[SeatRow, ...]]:
        query = (
            select(seats, people.c.name)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.match.in_(ids))
            .order_by(seats.c.match, seats.c.seat)
        )
        found: dict[str, tuple[SeatRow, ...]] = {}
        for row in (await connection.execute(query)).all():
            seat = SeatRow(row.seat, row.kind, row.person, row.name, row.invitation)
            found[row.match] = (*found.get(row.match, ()), seat)
        return found

    def _header(self, row: Row[Any], sitting: tuple[SeatRow, ...]) -> Header:
        return Header(**dict(row._mapping), seats=sitting)

    async def story(self, id_: str, after: int = 0) -> list[Entry]:
        query = (
            select(entries.c.number, entries.c.kind, entries.c.seat, entries.c.key, entries.c.hash)
            .where(entries.c.match == id_, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self.database.read() as connection:
            return [Entry(*row) for row in (await connection.execute(query)).all()]

    async def snapshot(self, id_: str) -> tuple[int, bytes] | None:
        """The latest snapshot, and how many entries it holds."""
        query = (
            select(snapshots.c.number, snapshots.c.data)
            .where(snapshots.c.match == id_)
            .order_by(snapshots.c.number.desc())
            .limit(1)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return (row.number, row.data) if row else None

    async def answered(self, person: str, match: str, key: str) -> int | None:
        """The version that a request with this idempotency key led to, if there was one."""
        query = select(requests.c.version).where(
            requests.c.person == person, requests.c.match == match, requests.c.key == key
        )
        async with self.database.read() as connection:
            found: int | None = await connection.scalar(query)
            return found

    # -- writing ---------------------------------------------------------------------------

    async def create(self, header: Header, story: Sequence[Entry] = ()) -> None:
        """A new match with its seats, possibly with the beginning of another one's story."""
        values = {name: value for name, value in msgspec.structs.asdict(header).items() if name != "seats"}
        async with self.database.write() as connection:
            await connection.execute(insert(matches).values(**values))
            for seat in header.seats:
                await connection.execute(
                    insert(seats).values(
                        match=header.id,
                        seat=seat.seat,
                        kind=seat.kind,
                        person=seat.person,
                        invitation=seat.invitation,
                    )
                )
            for entry in story:
                await connection.execute(self._insert(header.id, entry))

    def _insert(self, id_: str, entry: Entry) -> Any:
        return insert(entries).values(match=id_, at=time.time(), **msgspec.structs.asdict(entry))

    async def append(
        self,
        id_: str,
        entry: Entry,
        standing: Standing,
        *,
        snapshot: bytes | None = None,
        request: tuple[str, str] | None = None,
    ) -> bool:
        """Add the next entry; false if somebody else has added one with this number first.

        `request` is the person and the idempotency key, remembered in the same transaction.
        """
        now = time.time()
        change = (
            update(matches)
            .where(matches.c.id == id_, matches.c.version == entry.number - 1)
            .values(
                version=entry.number,
                state=standing.state,
                number=standing.number,
                turn=standing.turn,
                turn_since=now,
                updated=now,
                outcome=standing.outcome,
            )
        )
        try:
            async with self.database.write() as connection:
                if (await connection.execute(change)).rowcount != 1:
                    return False
                await connection.execute(self._insert(id_, entry))
                if snapshot is not None:
                    await connection.execute(insert(snapshots).values(match=id_, number=entry.number, data=snapshot))
                if request is not None:
                    person, key = request
                    await connection.execute(
                        insert(requests).values(person=person, match=id_, key=key, version=entry.number, at=now)
                    )
        except IntegrityError:
            return False
        return True

    async def change(self, id_: str, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(matches).where(matches.c.id == id_).values(updated=time.time(), **values))

    async def claim(self, id_: str, seat: int, person: str) -> bool:
        """Sit down on a free seat; false if somebody was faster."""
        free = and_(seats.c.match == id_, seats.c.seat == seat, seats.c.person.is_(None), seats.c.kind == "human")
        others = select(seats.c.seat).where(seats.c.match == id_, seats.c.kind == "human", seats.c.person.is_(None))
        async with self.database.write() as connection:
            taken = await connection.execute(update(seats).where(free).values(person=person, invitation=None))
            if taken.rowcount != 1:
                return False
            if (await connection.execute(others)).first() is None:
                await connection.execute(
                    update(matches)
                    .where(matches.c.id == id_, matches.c.state == "waiting")
                    .values(state="playing", turn_since=time.time(), updated=time.time())
                )
        return True

    async def tidy(self) -> list[str]:
        """Abandon what was left alone for too long, and forget old requests."""
        now = time.time()
        waiting = matches.c.state.in_(("waiting", "playing", "paused"))
        left_alone = and_(waiting, matches.c.updated + matches.c.abandon_after < now)
        async with self.database.write() as connection:
            ids = list((await connection.scalars(select(matches.c.id).where(left_alone))).all())
            await connection.execute(update(matches).where(matches.c.id.in_(ids)).values(state="abandoned"))
            await connection.execute(delete(requests).where(requests.c.at < now - REMEMBER_REQUESTS))
        return ids

"""Matches in the database: a header, an append-only story, and snapshots to open it quickly.

`(match, number)` is unique: of two servers that append the same entry one is first, and the other is
told so. Nothing is acknowledged before it is committed.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from veillee.server.database import Database
from veillee.server.schema import descent, entries, matches, packs, people, requests, seats, sessions, snapshots

SNAPSHOT_EVERY = 25
DAY = 24 * 3600.0
REMEMBER_REQUESTS = DAY
REMEMBER_GUESTS = 30 * DAY  # who never sat down anywhere
REMEMBER_SESSIONS = 400 * DAY  # longer than their cookies

PLAYABLE = ("waiting", "playing")
GOING_ON = ("gathering", "waiting", "playing", "paused")


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a match: a choice, undo, redo, redeal, resign, or a change to later rules.

    `decision` is the one that it answers, `events` what was told: neither is known of matches of version 0.1.0.
    """

    number: int
    kind: str
    seat: int
    key: str
    hash: str
    decision: int | None = None
    revealed: bool = False
    events: bytes | None = None


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    person: str | None
    name: str | None
    invitation: str | None
    role: str = ""  # who the seat is, chosen on sitting down


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
    forks: list[tuple[int, int]] | None = None
    campaign: str | None = None
    chapter: str | None = None
    sealed: bool = False  # its record holds secrets of a match that goes on: it was forked from one
    seats: tuple[SeatRow, ...] = ()

    @property
    def over(self) -> bool:
        return self.state not in GOING_ON

    @property
    def told(self) -> bool:
        """Whether everything about the match may be known: seed, record, every choice."""
        return self.over and not self.sealed


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after an entry: whose turn it is, the bytes of its table, how many events were told."""

    over: bool
    number: int
    turn: int | None
    outcome: dict[str, Any] | None
    table: bytes
    told: int


class Kept(msgspec.Struct, frozen=True):
    """What a match is opened from: its present table, the events so far, and the last things that happened."""

    table: bytes | None
    told: int
    entries: list[Entry]


ancestors = matches.alias("ancestors")
SEALED = exists(
    select(descent.c.match)
    .join(ancestors, ancestors.c.id == descent.c.ancestor)
    .where(descent.c.match == matches.c.id, ancestors.c.state.in_(GOING_ON))
    .correlate(matches)
).label("sealed")
SEAT = (seats.c.seat, seats.c.kind, seats.c.person, people.c.name, seats.c.invitation, seats.c.role)
HEADERS = (
    select(*(column for column in matches.c if column.name not in ("table", "told")), SEALED, *SEAT)
    .outerjoin(seats, seats.c.match == matches.c.id)
    .outerjoin(people, people.c.id == seats.c.person)
    .order_by(matches.c.updated.desc(), matches.c.id, seats.c.seat)
)
HEADER = HEADERS.where(matches.c.id == bindparam("of"))
ADVANCE = (
    update(matches)
    .where(matches.c.id == bindparam("of"), matches.c.version == bindparam("before"), matches.c.state.in_(PLAYABLE))
    .values(
        version=bindparam("to_version"),
        state=func.coalesce(bindparam("to_state", type_=String), matches.c.state),
        number=bindparam("to_number"),
        turn=bindparam("to_turn"),
        turn_since=bindparam("now"),
        updated=bindparam("now"),
        outcome=bindparam("to_outcome"),
        table=bindparam("to_table"),
        told=bindparam("to_told"),
    )
    .returning(matches.c.state)
)
ENTRY = insert(entries)
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
PRESENT = select(matches.c.table, matches.c.told).where(matches.c.id == bindparam("of"))
LATEST = (
    ENTRIES.where(entries.c.match == bindparam("of"), entries.c.number <= bindparam("upto"))
    .order_by(entries.c.number.desc())
    .limit(bindparam("most"))
)
STORY = ENTRIES.where(entries.c.match == bindparam("of"), entries.c.number > bindparam("after")).order_by(
    entries.c.number
)


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- reading ---------------------------------------------------------------------------

    async def header(self, id_: str) -> Header | None:
        found = await self._headers(HEADER, {"of": id_}) if storable(id_) else []
        return found[0] if found else None

    async def well(self) -> None:
        """Answers if the database does."""
        await self.database.read(lambda connection: connection.execute(select(1)).all())

    async def of_person(self, person: str, limit: int) -> list[Header]:
        """Matches that a person owns or sits at, the latest first."""
        seated = select(seats.c.match).where(seats.c.person == person)
        return await self._listed(or_(matches.c.owner == person, matches.c.id.in_(seated)), limit)

    async def open_to(self, person: str, limit: int) -> list[Header]:
        """Matches with a free seat that anybody may take, except one's own."""
        free = select(seats.c.match).where(seats.c.kind == "human", seats.c.person.is_(None))
        seated = select(seats.c.match).where(seats.c.person == person)
        condition = and_(
            matches.c.open, matches.c.state == "waiting", matches.c.id.in_(free), matches.c.id.not_in(seated)
        )
        return await self._listed(condition, limit)

    async def _listed(self, condition: Any, limit: int) -> list[Header]:
        latest = select(matches.c.id).where(condition).order_by(matches.c.updated.desc()).limit(limit)
        return await self._headers(HEADERS.where(matches.c.id.in_(latest)), {})

    async def _headers(self, query: Any, values: dict[str, Any]) -> list[Header]:
        return grouped(await self.database.read(lambda connection: connection.execute(query, values).all()))

    async def unfinished(self) -> list[str]:
        query = select(matches.c.id).where(matches.c.state.in_(GOING_ON)).order_by(matches.c.updated.desc())
        return await self._ids(query)

    async def waiting_for_bots(self) -> list[str]:
        """Matches in which a bot may be to move: in a round it need not be the first who is asked."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.state.in_(PLAYABLE), seats.c.kind != "human")
            .distinct()
        )
        return await self._ids(query)

    async def _ids(self, query: Any) -> list[str]:
        return await self.database.read(lambda connection: list(connection.scalars(query).all()))

    async def by_invitation(self, token: str) -> tuple[str, int] | None:
        query = select(seats.c.match, seats.c.seat).where(seats.c.invitation == token)
        row = (
            await self.database.read(lambda connection: connection.execute(query).first()) if storable(token) else None
        )
        return (row.match, row.seat) if row else None

    async def by_watch(self, token: str) -> str | None:
        query = select(matches.c.id).where(matches.c.watch == token)
        found: str | None = (
            await self.database.read(lambda connection: connection.scalar(query)) if storable(token) else None
        )
        return found

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
        """What a match is opened from; of its entries only the latest."""

        def work(connection: Connection) -> Kept:
            table, told = connection.execute(PRESENT, {"of": id_}).one()
            latest = connection.execute(LATEST, {"of": id_, "upto": version, "most": most}).all()
            return Kept(None if table is None else bytes(table), told, [Entry(*row) for row in reversed(latest)])

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
            connection.execute(ENTRY, [entry_values(id_, entry, time.time()) for entry in story if not entry.number])
            if values:
                connection.execute(change, values)
            connection.execute(present.values(table=table, told=told))

        await self.database.write(work)

    async def answered(self, person: str, match: str, key: str) -> str | None:
        """The choice that a request with this idempotency key made, if there was one."""
        query = (
            select(entries.c.key)
            .join(requests, and_(requests.c.match == entries.c.match, requests.c.version == entries.c.number))
            .where(requests.c.person == person, requests.c.match == match, requests.c.key == key)
        )
        found: str | None = await self.database.read(lambda connection: connection.scalar(query))
        return found

    # -- writing ---------------------------------------------------------------------------

    async def create(
        self, header: Header, standing: Standing, story: Sequence[Entry], snapshot: bytes, origin: str | None = None
    ) -> None:
        """A new match with its seats, its first table, possibly with the beginning of another one's story."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(matches).values(**header_values(header), table=standing.table, told=standing.told)
            )
            connection.execute(insert(seats), seat_values(header))
            connection.execute(ENTRY, [entry_values(header.id, entry, now) for entry in story])
            connection.execute(insert(snapshots), {"match": header.id, "number": header.version, "data": snapshot})
            if origin is not None:
                earlier = select(descent.c.ancestor).where(descent.c.match == origin)
                all_ = {origin, *connection.scalars(earlier).all()}
                connection.execute(insert(descent), [{"match": header.id, "ancestor": id_} for id_ in all_])

        await self.database.write(work)

    async def gather(self, header: Header) -> None:
        """A match that is not dealt yet: its seats, and nothing on the table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(**header_values(header)))
            connection.execute(insert(seats), seat_values(header))

        await self.database.write(work)

    async def take_role(self, id_: str, seat: int, role: str) -> bool:
        """Who a seat is, unless another one is that already or the match was dealt."""
        gathering = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        taken = select(seats.c.seat).where(seats.c.match == id_, seats.c.seat != seat, seats.c.role == role)
        change = update(seats).where(seats.c.match == id_, seats.c.seat == seat).values(role=role)

        def work(connection: Connection) -> bool:
            if connection.scalar(gathering) != "gathering" or (role and connection.scalar(taken) is not None):
                return False
            return connection.execute(change).rowcount == 1

        return await self.database.write(work)

    async def deal(self, header: Header, standing: Standing, story: Sequence[Entry], snapshot: bytes) -> bool:
        """The first table of a match whose roles were chosen, unless somebody else has dealt it."""
        now = time.time()
        change = (
            update(matches)
            .where(matches.c.id == header.id, matches.c.state == "gathering")
            .values(
                setup=header.setup,
                state="over" if standing.over else header.state,
                turn=standing.turn,
                turn_since=now,
                updated=now,
                table=standing.table,
                told=standing.told,
                outcome=standing.outcome,
            )
        )

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(ENTRY, [entry_values(header.id, entry, now) for entry in story])
            connection.execute(insert(snapshots), {"match": header.id, "number": header.version, "data": snapshot})
            return True

        return await self.database.write(work)

    async def seat(self, id_: str, seat: int, kind: str, person: str | None, invitation: str | None) -> bool:
        """Hand a seat over; a match that waited for somebody at it waits no longer, or waits from now on."""
        going_on = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        change = (
            update(seats)
            .where(seats.c.match == id_, seats.c.seat == seat)
            .values(kind=kind, person=person, invitation=invitation)
        )
        free = select(seats.c.seat).where(seats.c.match == id_, seats.c.kind == "human", seats.c.person.is_(None))

        def work(connection: Connection) -> bool:
            state = connection.scalar(going_on)
            if state not in GOING_ON or connection.execute(change).rowcount != 1:
                return False
            waiting = connection.execute(free).first() is not None
            if state in PLAYABLE:
                state = "waiting" if waiting else "playing"
            now = time.time()
            connection.execute(update(matches).where(matches.c.id == id_).values(state=state, updated=now))
            return True

        return await self.database.write(work)

    async def append(
        self,
        id_: str,
        entry: Entry,
        standing: Standing,
        now: float,
        *,
        snapshot: bytes | None = None,
        request: tuple[str, str] | None = None,
    ) -> str | None:
        """Add the next entry and say what state the match is in then.

        Nothing is added, and nothing said, if somebody else has added an entry with this number first, or
        paused or ended the match. `request` is the person and the idempotency key, remembered with it.
        """
        change = {
            "of": id_,
            "before": entry.number - 1,
            "to_version": entry.number,
            "to_state": "over" if standing.over else None,
            "to_number": standing.number,
            "to_turn": standing.turn,
            "now": now,
            "to_outcome": standing.outcome,
            "to_table": standing.table,
            "to_told": standing.told,
        }

        def work(connection: Connection) -> str | None:
            state: str | None = connection.scalar(ADVANCE, change)
            if state is None:
                return None
            connection.execute(ENTRY, entry_values(id_, entry, now))
            if snapshot is not None:
                connection.execute(insert(snapshots), {"match": id_, "number": entry.number, "data": snapshot})
            if request is not None:
                person, key = request
                values = {"person": person, "match": id_, "key": key, "version": entry.number, "at": now}
                connection.execute(insert(requests), values)
            return state

        try:
            return await self.database.write(work)
        except IntegrityError:
            return None

    async def change(self, id_: str, values: dict[str, Any], among: Iterable[str] = ()) -> bool:
        """Change a header; with `among` only if the match is in one of these states."""
        query = update(matches).where(matches.c.id == id_).values(updated=time.time(), **values)
        if among:
            query = query.where(matches.c.state.in_(tuple(among)))
        return await self.database.write(lambda connection: connection.execute(query).rowcount == 1)

    async def claim(self, id_: str, seat: int, person: str) -> Literal["sits", "taken", "over"]:
        """Sit down on a free seat, unless somebody was faster."""
        mine = and_(seats.c.match == id_, seats.c.seat == seat, seats.c.person.is_(None), seats.c.kind == "human")
        others = select(seats.c.seat).where(seats.c.match == id_, seats.c.kind == "human", seats.c.person.is_(None))
        state = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        now = time.time()

        def work(connection: Connection) -> Literal["sits", "taken", "over"]:
            # Who takes the last seat starts the match, so they come one after the other.
            if connection.scalar(state) not in GOING_ON:
                return "over"
            taken = connection.execute(update(seats).where(mine).values(person=person, invitation=None))
            if taken.rowcount != 1:
                return "taken"
            connection.execute(update(matches).where(matches.c.id == id_).values(updated=now))
            if connection.execute(others).first() is None:
                start = and_(matches.c.id == id_, matches.c.state == "waiting")
                connection.execute(update(matches).where(start).values(state="playing", turn_since=now))
            return "sits"

        return await self.database.write(work)

    async def tidy(self) -> list[str]:
        """Abandon what was left alone for too long, and forget what nobody will ask for."""
        now = time.time()
        left_alone = and_(matches.c.state.in_(GOING_ON), matches.c.updated + matches.c.abandon_after < now)
        abandon = update(matches).where(left_alone).values(state="abandoned", turn=None).returning(matches.c.id)
        passers_by = and_(
            people.c.account.is_(None),
            people.c.created < now - REMEMBER_GUESTS,
            ~exists(select(seats.c.seat).where(seats.c.person == people.c.id)),
            ~exists(select(matches.c.id).where(matches.c.owner == people.c.id)),
        )

        def work(connection: Connection) -> list[str]:
            ids = list(connection.scalars(abandon).all())
            connection.execute(delete(requests).where(requests.c.at < now - REMEMBER_REQUESTS))
            connection.execute(delete(sessions).where(sessions.c.created < now - REMEMBER_SESSIONS))
            connection.execute(delete(people).where(passers_by))
            return ids

        return await self.database.write(work)


BESIDES = ("seats", "sealed")  # of a header, what is not in its own row


def header_values(header: Header) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(header).items() if name not in BESIDES}


def seat_values(header: Header) -> list[dict[str, Any]]:
    return [
        {
            "match": header.id,
            "seat": row.seat,
            "kind": row.kind,
            "person": row.person,
            "invitation": row.invitation,
            "role": row.role,
        }
        for row in header.seats
    ]


def storable(text: str) -> bool:
    """PostgreSQL has no text with a zero in it, so nothing can be called so."""
    return "\x00" not in text


def entry_values(id_: str, entry: Entry, now: float) -> dict[str, Any]:
    return {"match": id_, "at": now, **msgspec.structs.asdict(entry)}


def grouped(rows: Sequence[Row[Any]]) -> list[Header]:
    """Headers out of rows that hold one seat each."""
    found: list[Header] = []
    for row in rows:
        values = dict(row._mapping)
        seat = [values.pop(column.name) for column in SEAT]
        sitting = (SeatRow(*seat),) if seat[0] is not None else ()
        if found and found[-1].id == values["id"]:
            found[-1] = msgspec.structs.replace(found[-1], seats=found[-1].seats + sitting)
        else:
            found.append(Header(**{**values, "sealed": bool(values["sealed"])}, seats=sitting))
    return found

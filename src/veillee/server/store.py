"""Matches in the database: a header, an append-only story, and snapshots to open it quickly.

`(match, number)` is unique: of two servers that append the same entry one is first, and the other is
told so. Nothing is acknowledged before it is committed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    Row,
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
from sqlalchemy.exc import DatabaseError, IntegrityError

from veillee.core.errors import RecordError
from veillee.core.table import EVERYBODY
from veillee.server import HOME
from veillee.server.announce import ANNOUNCES, CHANNEL
from veillee.server.archive import Archive
from veillee.server.campaign_store import chapter_match
from veillee.server.chairs import Chairs
from veillee.server.database import MALFORMED, UNREADABLE, Database
from veillee.server.rows import (
    GOING_ON,
    JOINABLE,
    PLAYABLE,
    UNHURT,
    Entry,
    Header,
    Place,
    SeatRow,
    Standing,
    entry_values,
    storable,
)
from veillee.server.schema import (
    campaigns,
    descent,
    entries,
    facts,
    matches,
    people,
    requests,
    seats,
    sessions,
    snapshots,
)
from veillee.server.statements import Prepared

log = logging.getLogger("veillee.server")

SNAPSHOT_EVERY = 25
PULSE = "pulse"  # the fact that is written to see whether anything can be
DAY = 24 * 3600.0
REMEMBER_REQUESTS = DAY
REMEMBER_GUESTS = 30 * DAY  # who never sat down anywhere
REMEMBER_SESSIONS = 400 * DAY  # longer than their cookies


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
SITS = exists(
    select(seats.c.seat)
    .where(seats.c.match == matches.c.id, seats.c.seat == bindparam("by", type_=Integer))
    .where(seats.c.kind == bindparam("kind"), func.coalesce(seats.c.person, "") == bindparam("person"))
    .correlate(matches)
)
ADVANCE = (
    update(matches)
    .where(matches.c.id == bindparam("of"), matches.c.version == bindparam("before"))
    .where(matches.c.state == bindparam("known"))
    .where(or_(bindparam("by", type_=Integer) == EVERYBODY, SITS))
    .values(
        version=bindparam("to_version"),
        number=bindparam("to_number"),
        waiting=bindparam("to_waiting"),
        turn_since=bindparam("now"),
        updated=bindparam("now"),
        table=bindparam("to_table"),
        told=bindparam("to_told"),
    )
)
OVER = "over"
ENTRY = insert(entries)
SNAPSHOT = insert(snapshots)
BEGINS, SITS_DOWN = Prepared(insert(matches)), Prepared(insert(seats))
# What every move does.
ADVANCES, ADDS, KEEPS = Prepared(ADVANCE), Prepared(ENTRY), Prepared(SNAPSHOT)
# And the last one; the others leave alone what it changes, and what is found by that.
ENDS = Prepared(ADVANCE.values(state=OVER, outcome=bindparam("to_outcome")))
REMEMBERS = Prepared(
    insert(requests).values({name: bindparam(name) for name in ("person", "match", "key", "version", "at")})
)


class Store:
    """Matches: found, listed, begun and played on. Their past is in the archive, their seats are the chairs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.archive = Archive(database)
        self.chairs = Chairs(database)
        # What other servers are told of a match that has gone on, where the database itself tells them.
        self.announcement: Callable[[str], str] | None = None

    # -- reading ---------------------------------------------------------------------------

    async def header(self, id_: str) -> Header | None:
        if not storable(id_):
            return None
        query: Any = HEADER
        rows = await self.database.read(lambda connection: connection.execute(query, {"of": id_}).all())
        found = grouped(rows)
        if rows and not found:
            raise RecordError("error-story", home=HOME)
        return found[0] if found else None

    async def well(self) -> None:
        """Answers if the database takes a row and gives it back: one that is full or read-only is not well, nor is one
        in which somebody has met a page that cannot be read."""
        now = str(time.time())
        known = facts.c.name == PULSE

        def work(connection: Connection) -> None:
            if connection.execute(update(facts).where(known).values(value=now)).rowcount == 0:
                connection.execute(insert(facts).values(name=PULSE, value=now))

        await self.database.write(work)
        await self.database.read(lambda connection: connection.execute(select(facts.c.value).where(known)).one())
        if self.database.spoilt:
            raise DatabaseError("select", {}, Exception(MALFORMED))

    async def of_person(self, person: str, limit: int, after: Place | None = None) -> list[Header]:
        """Matches that a person owns or sits at, the latest first; with `after` those that come behind it."""
        seated = select(seats.c.match).where(seats.c.person == person)
        condition = or_(matches.c.owner == person, matches.c.id.in_(seated))
        if after is not None:
            as_old = and_(matches.c.updated == after.updated, matches.c.id > after.id)
            condition = and_(condition, or_(matches.c.updated < after.updated, as_old))
        return await self._listed(condition, limit)

    async def open_to(self, person: str, limit: int) -> list[Header]:
        """Matches with a free seat that anybody may take, except one's own."""
        free = select(seats.c.match).where(seats.c.kind == "human", seats.c.person.is_(None))
        seated = select(seats.c.match).where(seats.c.person == person)
        condition = and_(
            matches.c.open, matches.c.state.in_(JOINABLE), matches.c.id.in_(free), matches.c.id.not_in(seated)
        )
        return await self._listed(condition, limit)

    async def _listed(self, condition: Any, limit: int) -> list[Header]:
        latest = select(matches.c.id).where(condition).order_by(matches.c.updated.desc(), matches.c.id).limit(limit)
        return await self._headers(HEADERS.where(matches.c.id.in_(latest)), {})

    async def _headers(self, query: Any, values: dict[str, Any]) -> list[Header]:
        return grouped(await self.database.read(lambda connection: connection.execute(query, values).all()))

    async def waiting_for_bots(self) -> list[str]:
        """Matches in which a bot is to move: in a round it need not be the first who is asked."""
        query = (
            select(matches.c.id, matches.c.waiting, seats.c.seat)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.state.in_(PLAYABLE), seats.c.kind != "human")
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return list(dict.fromkeys(row.id for row in rows if isinstance(row.waiting, list) and row.seat in row.waiting))

    async def by_watch(self, token: str) -> str | None:
        query = select(matches.c.id).where(matches.c.watch == token)
        found: str | None = (
            await self.database.read(lambda connection: connection.scalar(query)) if storable(token) else None
        )
        return found

    # -- writing ---------------------------------------------------------------------------

    async def create(
        self, header: Header, standing: Standing, story: Sequence[Entry], snapshot: bytes, origin: str | None = None
    ) -> bool:
        """A new match with its seats, its first table, possibly with the beginning of another one's story.

        Nothing is stored if it is a chapter that somebody else has begun first.
        """
        now = time.time()

        def work(connection: Connection) -> bool:
            if header.campaign is not None and header.chapter is not None:
                connection.execute(select(campaigns.c.id).where(campaigns.c.id == header.campaign).with_for_update())
                number = int(header.chapter.partition(":")[0])
                if connection.execute(chapter_match(header.campaign, number)).first() is not None:
                    return False
            BEGINS.run(connection, {**header_values(header), "table": standing.table, "told": standing.told})
            for seat in seat_values(header):
                SITS_DOWN.run(connection, seat)
            for entry in story:
                ADDS.run(connection, entry_values(header.id, entry, now))
            KEEPS.run(connection, {"match": header.id, "number": header.version, "data": snapshot})
            if origin is not None:
                earlier = select(descent.c.ancestor).where(descent.c.match == origin)
                all_ = {origin, *connection.scalars(earlier).all()}
                connection.execute(insert(descent), [{"match": header.id, "ancestor": id_} for id_ in all_])
            return True

        return await self.database.write(work)

    async def gather(self, header: Header) -> None:
        """A match that is not dealt yet: its seats, and nothing on the table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(**header_values(header)))
            connection.execute(insert(seats), seat_values(header))

        await self.database.write(work)

    async def deal(self, header: Header, standing: Standing, story: Sequence[Entry], snapshot: bytes) -> bool:
        """The first table of a match whose roles were chosen, unless somebody else has dealt it."""
        now = time.time()
        change = (
            update(matches)
            .where(matches.c.id == header.id, matches.c.state == "gathering")
            .values(
                setup=header.setup,
                state="over" if standing.over else header.state,
                waiting=standing.waiting,
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
            connection.execute(SNAPSHOT, {"match": header.id, "number": header.version, "data": snapshot})
            return True

        return await self.database.write(work)

    async def append(
        self,
        header: Header,
        entry: Entry,
        standing: Standing,
        now: float,
        sitter: SeatRow | None,
        *,
        snapshot: bytes | None = None,
        request: tuple[str, str] | None = None,
    ) -> str | None:
        """Add the next entry and say what state the match is in then.

        Nothing is added, and nothing said, if somebody else has added an entry with this number first, if the match
        cannot be played or its state is not what the header says, or if another than the `sitter` has got the seat
        that acts. `request` is the person and the idempotency key, remembered with it. Other servers hear of it with
        the commit, where the database tells them.
        """
        if header.state not in PLAYABLE:
            return None
        id_ = header.id
        change = {
            "of": id_,
            "before": entry.number - 1,
            "by": EVERYBODY if sitter is None else sitter.seat,
            "kind": "" if sitter is None else sitter.kind,
            "person": (sitter and sitter.person) or "",
            "known": header.state,
            "to_version": entry.number,
            "to_number": standing.number,
            "to_waiting": standing.waiting,
            "now": now,
            "to_table": standing.table,
            "to_told": standing.told,
        }
        advances = ADVANCES
        if standing.over:
            advances, change["to_outcome"] = ENDS, standing.outcome

        def work(connection: Connection) -> str | None:
            if advances.count(connection, change) == 0:
                return None
            ADDS.run(connection, entry_values(id_, entry, now))
            if snapshot is not None:
                KEEPS.run(connection, {"match": id_, "number": entry.number, "data": snapshot})
            if request is not None:
                person, key = request
                values = {"person": person, "match": id_, "key": key, "version": entry.number, "at": now}
                REMEMBERS.run(connection, values)
            if self.announcement is not None:
                ANNOUNCES.run(connection, {"channel": CHANNEL, "payload": self.announcement(id_)})
            return OVER if standing.over else header.state

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

    async def keep_progress(self, id_: str, progress: dict[str, Any]) -> None:
        """Write down how a match stands, unless it has gone on meanwhile: nothing happened to it."""
        query = update(matches).where(matches.c.id == id_, matches.c.version == progress["version"])
        await self.database.write(lambda connection: connection.execute(query.values(progress=progress)))

    async def tidy(self) -> list[str]:
        """Abandon what was left alone for too long, and forget what nobody will ask for."""
        now = time.time()
        left_alone = and_(matches.c.state.in_(UNHURT), matches.c.updated + matches.c.abandon_after < now)
        abandon = update(matches).where(left_alone).values(state="abandoned", waiting=[]).returning(matches.c.id)
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


def grouped(rows: Sequence[Row[Any]]) -> list[Header]:
    """Headers out of rows that hold one seat each. One that cannot be read is told, and takes no other with it."""
    found: list[Header] = []
    for row in rows:
        values = dict(row._mapping)
        if any(value is UNREADABLE for value in values.values()) or not isinstance(values["setup"], dict):
            log.error("a stored match is damaged", extra={"match": values["id"], "problem": "its header"})
            continue
        seat = [values.pop(column.name) for column in SEAT]
        sitting = (SeatRow(*seat),) if seat[0] is not None else ()
        if found and found[-1].id == values["id"]:
            found[-1] = msgspec.structs.replace(found[-1], seats=found[-1].seats + sitting)
        else:
            found.append(Header(**{**values, "sealed": bool(values["sealed"])}, seats=sitting))
    return found

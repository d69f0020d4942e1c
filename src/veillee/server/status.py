"""How a house is doing, for whoever runs it: nobody's hand, seed, name or invitation is in it."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from veillee import __version__
from veillee.server.database import Reason, reason_of, revisions
from veillee.server.house import House
from veillee.server.looking import OVERDUE
from veillee.server.pulse import Beat, servers
from veillee.server.rows import DAMAGED, PLAYABLE
from veillee.server.schema import matches, people, seats

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


class Hurt(msgspec.Struct, frozen=True):
    """A match that nobody can play on."""

    match: str
    problem: str
    version: int
    good: int


class Status(msgspec.Struct, frozen=True):
    """What is known of a database and of the servers on it."""

    release: str
    database: str  # which kind
    health: str  # ok, or why it takes no row
    schema: str
    bytes: int
    servers: list[Beat]
    matches: dict[str, int]  # by state
    lately: dict[str, int]  # matches in which something happened within a minute, an hour, a day
    people: dict[str, int]  # accounts and guests
    overdue: int  # matches in which a bot was asked long ago
    damaged: list[Hurt]

    @property
    def well(self) -> bool:
        return self.health == "ok" and not self.damaged


async def status_of(house: House, lang: str) -> Status:
    now = time.time()
    read = house.database.read
    hurt: list[Hurt] = []
    for id_, version in await read(hurt_matches):
        finding = await house.tables.examine(id_)
        hurt.append(Hurt(id_, finding.text(lang), version, finding.good))
    return Status(
        release=__version__,
        database="sqlite" if house.database.is_sqlite else "postgresql",
        health=await health(house),
        schema=revisions()[-1],
        bytes=await read(lambda connection: size(house, connection)),
        servers=[beat for beat in await servers(house.database) if beat.alive(now)],
        matches=await read(by_state),
        lately=await read(lambda connection: lately(connection, now)),
        people=await read(known_people),
        overdue=await read(lambda connection: overdue(connection, now)),
        damaged=hurt,
    )


async def health(house: House) -> Reason | str:
    """As `/health` finds it out: a row is written and read back."""
    try:
        await house.store.well()
    except SQLAlchemyError as error:
        return reason_of(error)
    return "ok"


def size(house: House, connection: Connection) -> int:
    if house.database.is_sqlite:
        file = Path(str(house.database.url.database))
        return sum(one.stat().st_size for one in (file, file.with_name(f"{file.name}-wal")) if one.exists())
    return int(connection.scalar(text("select pg_database_size(current_database())")) or 0)


def by_state(connection: Connection) -> dict[str, int]:
    query = select(matches.c.state, func.count()).group_by(matches.c.state).order_by(matches.c.state)
    return {row.state: row[1] for row in connection.execute(query)}


def lately(connection: Connection, now: float) -> dict[str, int]:
    spans = {"minute": MINUTE, "hour": HOUR, "day": DAY}
    return {
        name: connection.scalar(select(func.count()).where(matches.c.updated > now - span)) or 0
        for name, span in spans.items()
    }


def known_people(connection: Connection) -> dict[str, int]:
    accounts, everybody = connection.execute(select(func.count(people.c.account), func.count())).one()
    return {"accounts": accounts, "guests": everybody - accounts}


def overdue(connection: Connection, now: float) -> int:
    """In how many matches a bot was asked long ago, and has not answered."""
    query = (
        select(matches.c.id, matches.c.waiting, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where(matches.c.state.in_(PLAYABLE), seats.c.kind != "human", matches.c.turn_since < now - OVERDUE)
    )
    rows = connection.execute(query)
    return len({row.id for row in rows if isinstance(row.waiting, list) and row.seat in row.waiting})


def hurt_matches(connection: Connection) -> list[tuple[str, int]]:
    query = select(matches.c.id, matches.c.version).where(matches.c.state == DAMAGED).order_by(matches.c.id)
    return [(row.id, row.version) for row in connection.execute(query)]

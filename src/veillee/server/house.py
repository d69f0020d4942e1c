"""A database looked at from outside, beside a server that may be running on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, select, text
from sqlalchemy.engine import URL

from veillee.core.errors import RecordError, SetupError, Unavailable
from veillee.server import HOME
from veillee.server.database import Database, revision_of, revisions
from veillee.server.rows import Header
from veillee.server.schema import matches
from veillee.server.store import Store
from veillee.server.tables import Tables

PAGE = 200  # matches that are named at once


class House:
    """What is stored, without anybody who plays."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.store = Store(database)
        self.tables = Tables(self.store)

    async def ids(self) -> AsyncIterator[tuple[str, str, int]]:
        """All matches: their ids, states and versions."""
        last = ""
        columns = select(matches.c.id, matches.c.state, matches.c.version).order_by(matches.c.id).limit(PAGE)
        while True:
            rows = await self.database.read(partial(rows_of, columns.where(matches.c.id > last)))
            for row in rows:
                yield row.id, row.state, row.version
            if len(rows) < PAGE:
                return
            last = rows[-1].id

    async def header(self, id_: str) -> Header | None:
        """The header of a match; None if it cannot be read."""
        try:
            return await self.store.header(id_)
        except RecordError:
            return None

    async def pages(self) -> list[str]:
        """What SQLite says of its own file; PostgreSQL looks after itself."""
        if not self.database.is_sqlite:
            return []
        check = text("pragma integrity_check(10)")
        said = await self.database.read(lambda connection: list(connection.scalars(check)))
        return [line for line in said if line != "ok"]


def rows_of(query: Select[Any], connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(query).all()


@asynccontextmanager
async def house(url: URL) -> AsyncIterator[House]:
    """A database that is there, with the schema of this release: looking changes nothing, so nothing is migrated."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise Unavailable("error-backup-none", home=HOME, file=url.database)
    database = Database(url)
    try:
        schema = await database.read(revision_of)
        if schema != revisions()[-1]:
            known = schema is None or schema in revisions()
            message = "error-database-older" if known else "error-database-newer"
            raise SetupError(message, home=HOME, schema=schema or "-")
        yield House(database)
    finally:
        await database.close()

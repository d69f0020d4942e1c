"""Opening, migrating and backing up the database: SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from veillee.core.errors import SetupError

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 10.0  # seconds that a writer waits for another one


def default_url() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'veillee' / 'veillee.db'}"


def parse_url(text: str) -> URL:
    """The address of a database, with the driver that we use for its kind."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise SetupError(f"{text!r} is no database address; expected sqlite:///FILE or postgresql://…") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database:
            raise SetupError("a SQLite address needs a file: sqlite:///FILE")
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise SetupError(f"{kind} is no database that Veillée knows; expected sqlite:///FILE or postgresql://…")


def migrate(url: URL, revision: str = "head") -> None:
    """Bring the database to the present schema; harmless where it already is."""
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        if connection.dialect.name == "postgresql":
            # Several servers may start at once: one migrates, the others wait.
            connection.exec_driver_sql("select pg_advisory_xact_lock(7265697665)")
        command.upgrade(config, revision)
    engine.dispose()


class Database:
    """Connections to the database: `read` for looking, `write` for one transaction of changes."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        driver = "sqlite+aiosqlite" if self.is_sqlite else url.drivername
        options: dict[str, Any] = (
            {"connect_args": {"timeout": PATIENCE}} if self.is_sqlite else {"pool_size": 8, "max_overflow": 8}
        )
        self.engine: AsyncEngine = create_async_engine(url.set(drivername=driver), **options)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            event.listen(self.engine.sync_engine, "begin", _sqlite_begin)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is stored when the block ends, or nothing."""
        async with self.engine.connect() as connection:
            await connection.execution_options(veillee_write=True)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Write-ahead logging: readers never wait, and a killed process loses nothing that was committed."""
    connection.isolation_level = None  # transactions are begun by us, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    """Writers take their turn at once, instead of failing when they meet in the middle."""
    writing = connection.get_execution_options().get("veillee_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def backup(url: URL, target: Path) -> None:
    """Copy a SQLite database while it is in use. PostgreSQL has tools of its own for that."""
    if url.get_backend_name() != "sqlite":
        raise SetupError("this copies SQLite databases; for PostgreSQL use pg_dump")
    if not Path(str(url.database)).exists():
        raise SetupError(f"there is no database at {url.database}")
    if target.exists():
        raise SetupError(f"{target} exists already; a backup overwrites nothing")
    target.parent.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(str(url.database)) as source, sqlite3.connect(target) as copy:
        source.backup(copy)

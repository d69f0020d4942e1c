"""Opening, migrating and backing up the database: SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError

from veillee.core.errors import SetupError, Unavailable
from veillee.server import HOME
from veillee.server.schema import facts
from veillee.server.statements import Prepared

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 10.0  # seconds that a writer waits for another one
READERS = 4
WRITERS = 6  # on PostgreSQL; SQLite has one writer at a time anyway
TOGETHER = 64  # pieces of work that SQLite stores at once
CACHE = 16_000  # kilobytes of pages that SQLite keeps at hand: a few for every match that is being played
MIGRATING = 7265697665  # the number of the lock that a migrating server holds

T = TypeVar("T")


def default_url() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'veillee' / 'veillee.db'}"


def parse_url(text: str) -> URL:
    """The address of a database, with the driver that we use for its kind."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise SetupError("error-database-address", home=HOME) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database:
            raise SetupError("error-sqlite-file", home=HOME)
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise SetupError("error-database-kind", home=HOME, kind=kind)


def write_json(thing: Any) -> str:
    """What is stored as JSON: every move writes some."""
    return msgspec.json.encode(thing).decode()


UNREADABLE: Final = object()  # what stands for JSON in the database that is none


def read_json(text: str | bytes) -> Any:
    """What was stored as JSON. A disk may have spoilt it: then one row is unreadable, not every list that it is in."""
    try:
        return json.loads(text)
    except ValueError:
        return UNREADABLE


Work = Callable[[Connection], T]
Reason = Literal["", "full", "read-only", "locked", "malformed", "unreachable", "other"]


class Written(NamedTuple):
    """A piece of work that waits to be stored, and whoever waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Answer(NamedTuple):
    """What a piece of work led to."""

    done: asyncio.Future[Any]
    value: Any = None
    problem: Exception | None = None


class Database:
    """Work on the database. Each piece of work is one function, run in a thread on a connection of its own:

    `read` for looking, `write` for what is stored as a whole or not at all. On SQLite whatever waits to be written
    is written together, so that one sync of the disk is enough for all; nobody is answered before it.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = open_engine(url)
        # A reader on PostgreSQL needs no transaction: every look is a single statement.
        self._looking = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = ThreadPoolExecutor(READERS, "veillee-read")
        self._kept: Connection | None = None  # on SQLite that of its one writer
        self._waiting: SimpleQueue[Written | None] = SimpleQueue()  # for that writer, until nothing is to come
        self._closed = False
        self.spoilt = False  # whether a page was met that cannot be read, and so nobody knows what else is lost
        if self.is_sqlite:
            self._writing = threading.Thread(target=self._write_on, name="veillee-write", daemon=True)
            self._writing.start()
        else:
            self._writers = ThreadPoolExecutor(WRITERS, "veillee-write")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """All of it is stored when the work is done, or nothing. Whoever stops waiting for it does not stop it."""
        loop = asyncio.get_running_loop()
        if not self.is_sqlite:
            return await loop.run_in_executor(self._writers, self._write, work)
        if self._closed:
            raise RuntimeError("the database is closed")
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.put(Written(work, done))
        return await done

    def _read(self, work: Work[T]) -> T:
        try:
            with self._looking.connect() as connection:
                return work(connection)
        except DatabaseError as error:
            self._notice(error)
            raise

    def _notice(self, problem: Exception | None) -> None:
        self.spoilt = self.spoilt or (isinstance(problem, DatabaseError) and MALFORMED in str(problem))

    def _write(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            if self.is_sqlite:
                connection = connection.execution_options(veillee_write=True)
            with connection.begin():
                return work(connection)

    def _write_on(self) -> None:
        """Write all that comes, and whatever waits meanwhile together with it."""
        while (written := self._waiting.get()) is not None:
            together = [written]
            while len(together) < TOGETHER and not self._waiting.empty():
                written = self._waiting.get()
                if written is None:
                    self._waiting.put(None)  # the last thing, to be found again
                    break
                together.append(written)
            self._write_together(together)

    def _write_together(self, together: list[Written]) -> None:
        """All of it in one transaction; what fails takes nothing of the others with it."""
        try:
            connection = self._writer()
            WRITES.run(connection)
            answers = [self._apart(one, connection, alone=len(together) == 1) for one in together]
            COMMITS.run(connection)
        except Exception as error:
            answers = [Answer(one.done, problem=error) for one in together]
            kept, self._kept = self._kept, None
            if kept is not None:
                with suppress(Exception):  # whoever comes next gets another connection, or is told why not
                    kept.close()  # which takes back what was not committed
        for one in answers:
            self._notice(one.problem)
        for loop in {one.done.get_loop() for one in together}:
            with suppress(RuntimeError):  # it is closed, and nobody waits
                loop.call_soon_threadsafe(settle, [one for one in answers if one.done.get_loop() is loop])

    def _writer(self) -> Connection:
        """A connection that is kept until something fails. Its transactions are begun and ended by its one writer: for
        SQLAlchemy it is always within one, and looking after that costs more than what is written."""
        if self._kept is None:
            self._kept = self.engine.connect().execution_options(veillee_begun=True)
        return self._kept

    @staticmethod
    def _apart(written: Written, connection: Connection, *, alone: bool) -> Answer:
        """One of several pieces of work, stored as a whole or not at all; alone it need not be told apart."""
        if alone:
            return Answer(written.done, written.work(connection))
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT one")
        try:
            answer = Answer(written.done, written.work(connection))
        except Exception as error:
            driver.execute("ROLLBACK TO one")
            answer = Answer(written.done, problem=error)
        driver.execute("RELEASE one")
        return answer

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._closed = True
        self._readers.shutdown()
        if self.is_sqlite:
            self._waiting.put(None)
            self._writing.join()
        else:
            self._writers.shutdown()
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()


def settle(answers: list[Answer]) -> None:
    """Tell everybody who still waits."""
    for done, value, problem in answers:
        if done.done():
            continue
        if problem is None:
            done.set_result(value)
        else:
            done.set_exception(problem)


MALFORMED = "malformed"
SYMPTOMS: dict[Reason, tuple[str, ...]] = {
    "full": ("is full", "no space left", "disk_full"),
    "read-only": ("readonly", "read-only"),
    "locked": ("locked", "timeout", "lock_not_available"),
    "malformed": (MALFORMED, "not a database", "disk i/o error", "corrupt"),
    "unreachable": ("connection", "unable to open", "refused", "closed", "terminating"),
}


def reason_of(error: Exception) -> Reason:
    """Why the database does not do what it is asked to: no player's secret, and what a host must know."""
    said = str(error).lower()
    return next((reason for reason, signs in SYMPTOMS.items() if any(sign in said for sign in signs)), "other")


WRITES, READS, COMMITS = (Prepared(text(words)) for words in ("BEGIN IMMEDIATE", "BEGIN", "COMMIT"))


def open_engine(url: URL) -> Engine:
    """No error of this engine shows what was stored: logs hold no hands and no keys."""
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url,
            hide_parameters=True,
            pool_size=READERS + WRITERS,
            max_overflow=0,
            pool_pre_ping=True,
            json_serializer=write_json,
        )
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=READERS + 1,
        max_overflow=0,
        connect_args={"timeout": PATIENCE},
        json_serializer=write_json,
        json_deserializer=read_json,
    )
    event.listen(engine, "connect", _sqlite_settings)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Write-ahead logging, on the disk before a commit returns: readers never wait, and neither a killed process nor a
    power cut loses what was committed."""
    connection.isolation_level = None  # transactions are begun by us, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"cache_size={-CACHE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    """Writers take their turn at once, instead of failing when they meet in the middle."""
    options = connection.get_execution_options()
    if not options.get("veillee_begun", False):
        (WRITES if options.get("veillee_write", False) else READS).run(connection)


# -- preparing -------------------------------------------------------------------------------------


def revisions() -> list[str]:
    """All revisions of the schema, the oldest first."""
    return [path.name.partition("_")[0] for path in sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))]


def migrate(url: URL, revision: str = "head") -> None:
    """Bring the database to the present schema, as a whole or not at all; harmless where it already is."""
    engine = open_engine(url)
    try:
        with engine.connect() as looking:
            now = revision_of(looking)
        if now is not None and now == revisions()[-1] and revision == "head":
            return
        with engine.connect() as connection:
            if url.get_backend_name() == "sqlite":
                # Tables are rebuilt where a column changes, and what refers to them must not mind.
                driver: Any = connection.connection.driver_connection
                driver.execute("PRAGMA foreign_keys=OFF")
                connection = connection.execution_options(veillee_write=True)
            with connection.begin():
                _migrate(connection, revision)
    finally:
        engine.dispose()


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def _migrate(connection: Connection, revision: str) -> None:
    from alembic import command  # only here: it takes long to import, and is seldom needed
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        # Several servers may start at once: one migrates, the others wait.
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({MIGRATING})")
    now = revision_of(connection)
    if now is not None and now not in revisions():
        raise SetupError("error-database-newer", home=HOME, schema=now)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def shared_secret(database: Database) -> str:
    """A secret that all servers of one database share, made by the first of them."""
    query = select(facts.c.value).where(facts.c.name == "secret")

    def make(connection: Connection) -> None:
        connection.execute(insert(facts).values(name="secret", value=secrets.token_hex(32)))

    found = database._read(lambda connection: connection.scalar(query))
    if found is None:
        with suppress(IntegrityError):  # another server was faster
            database._write(make)
        found = database._read(lambda connection: connection.scalar(query))
    return str(found)


def backup(url: URL, target: Path) -> None:
    """Copy a SQLite database while it is in use. PostgreSQL has tools of its own for that."""
    if url.get_backend_name() != "sqlite":
        raise SetupError("error-backup-kind", home=HOME)
    if not Path(str(url.database)).exists():
        raise Unavailable("error-backup-none", home=HOME, file=url.database)
    if target.exists():
        raise Unavailable("error-backup-exists", home=HOME, file=target)
    target.parent.mkdir(parents=True, exist_ok=True)
    source, copy = sqlite3.connect(str(url.database)), sqlite3.connect(target)
    try:
        source.backup(copy)
        # A single file that can be carried away; the server switches back when it opens it.
        copy.execute("PRAGMA journal_mode=DELETE")
    finally:
        source.close()
        copy.close()

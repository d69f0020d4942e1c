"""Any database becomes the present one: from empty, from every earlier version, as a whole or not at all."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from tests.server.conftest import Start
from tests.server.kit import Table
from veillee.core.errors import SetupError
from veillee.server.database import MIGRATIONS, READERS, backup, migrate, open_engine, parse_url, revisions
from veillee.server.schema import matches, metadata

FULL = 2  # as SQLite numbers it


def looking(database: str, look: Any) -> Any:
    engine = open_engine(parse_url(database))
    try:
        with engine.connect() as connection:
            found = look(connection)
            connection.commit()
            return found
    finally:
        engine.dispose()


def differences(database: str) -> list[Any]:
    """What Alembic would still change."""

    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    found: list[Any] = looking(database, compare)
    return found


def revision(database: str) -> str:
    return str(looking(database, lambda c: c.scalar(text("select version_num from alembic_version"))))


def test_an_empty_database_becomes_the_present_one(database: str) -> None:
    migrate(parse_url(database))
    assert differences(database) == []
    assert revision(database) == revisions()[-1]
    migrate(parse_url(database))  # harmless
    assert differences(database) == []


def test_every_revision_follows_the_one_before(database: str) -> None:
    assert revisions() == sorted(set(revisions())) and revisions()[0] == "0001"
    for step in revisions():
        migrate(parse_url(database), step)
        assert revision(database) == step
    assert differences(database) == []


def test_every_revision_can_be_undone(database: str) -> None:
    migrate(parse_url(database))
    for step in [*reversed(revisions()[:-1]), "base"]:
        looking(database, lambda connection, step=step: downgrade(connection, step))
    tables = looking(database, lambda connection: inspect(connection).get_table_names())
    assert tables == ["alembic_version"]
    migrate(parse_url(database))
    assert differences(database) == []


def downgrade(connection: Connection, step: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, step)


def fill_first_version(connection: Connection) -> None:
    """People and matches as version 0001 knew them: a match, a fork of it, a fork of that, a rematch."""
    tables = MetaData()
    tables.reflect(connection)
    people, games, seats = (tables.tables[name] for name in ("people", "matches", "seats"))
    connection.execute(people.insert(), {"id": "p1", "name": "Ada", "account": "ada", "created": 1.0})
    for id_, parent in (("m1", None), ("m2", "m1#3"), ("m3", "m2#5"), ("m4", "m1"), ("m5", "gone#2")):
        header = {
            "id": id_,
            "setup": {"game": "connect_four"},
            "rules": 1,
            "content": "x",
            "owner": "p1",
            "state": "playing",
            "version": 0,
            "number": 0,
            "turn": 1 if id_ == "m2" else None,
            "created": 1.0,
            "updated": 1.0,
            "open": False,
            "abandon_after": 1.0,
            "parent": parent,
        }
        connection.execute(games.insert(), header)
        connection.execute(seats.insert(), {"match": id_, "seat": 0, "kind": "human", "person": "p1"})


def test_what_an_earlier_version_stored_is_kept(database: str) -> None:
    migrate(parse_url(database), "0001")
    looking(database, fill_first_version)
    migrate(parse_url(database))
    rows = looking(database, lambda c: c.execute(text("select match, ancestor from descent")).all())
    assert sorted(tuple(row) for row in rows) == [("m2", "m1"), ("m3", "m1"), ("m3", "m2")]
    waiting = dict(looking(database, lambda c: c.execute(select(matches.c.id, matches.c.waiting)).all()))
    assert waiting == {"m1": [], "m2": [1], "m3": [], "m4": [], "m5": []}
    counts = "select (select count(*) from people), (select count(*) from matches), (select count(*) from seats)"
    assert tuple(looking(database, lambda c: c.execute(text(counts)).one())) == (1, 5, 5)


def test_a_request_that_was_answered_stays_answered(database: str) -> None:
    migrate(parse_url(database), "0008")
    row = ("ada", "m1", "k1", 7, 1.5)
    add = "insert into requests (person, match, key, version, at) values ('ada', 'm1', 'k1', 7, 1.5)"
    looking(database, lambda c: c.execute(text(add)))
    for step in ("0009", "0008", "0009"):
        looking(database, lambda c, step=step: downgrade(c, step)) if step == "0008" else migrate(parse_url(database))
        look = text("select person, match, key, version, at from requests")
        assert [tuple(one) for one in looking(database, lambda c, look=look: c.execute(look).all())] == [row]
        with pytest.raises(IntegrityError):
            looking(database, lambda c: c.execute(text(add)))


def test_a_migration_happens_as_a_whole_or_not_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(parse_url(database), "0001")
    upgrade = command.upgrade

    def fail_at_the_end(config: AlembicConfig, target: str) -> None:
        upgrade(config, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", fail_at_the_end)
    with pytest.raises(KeyboardInterrupt):
        migrate(parse_url(database))
    monkeypatch.undo()
    assert revision(database) == "0001"
    assert "descent" not in looking(database, lambda connection: inspect(connection).get_table_names())
    migrate(parse_url(database))
    assert differences(database) == []


def test_a_newer_database_is_left_alone(database: str) -> None:
    migrate(parse_url(database))
    looking(database, lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    with pytest.raises(SetupError, match="newer"):
        migrate(parse_url(database))
    assert revision(database) == "9999"


def test_a_server_finds_everything_again(database: str, start: Start) -> None:
    first = start(db=database)
    table = first.guest("Ada").start("pilgrims", mode="solo")
    for _ in range(30):
        table.play(table.keys[0])
    before = table.look()
    first.stop()
    again = start(db=database)
    table.person.go_to(again)
    assert table.look() == before
    table.play(table.keys[0])
    assert table.version == 31


@pytest.mark.parametrize("address", ["", "nonsense", "sqlite://", "mysql://localhost/x", "oracle://x"])
def test_addresses_that_cannot_be_are_refused(address: str) -> None:
    with pytest.raises(SetupError):
        parse_url(address)


# -- backups ---------------------------------------------------------------------------------------


def test_a_commit_is_on_the_disk_before_anybody_is_told(start: Start) -> None:
    """On every connection that the server holds, whoever made it: else a power cut loses acknowledged moves."""
    server = start()
    database = server.running.database

    def settings(found: Connection) -> list[Any]:
        return [found.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in ("journal_mode", "synchronous")]

    server.guest().start(one_screen=True)  # the writer has its connection now, and keeps it
    with ExitStack() as held:
        readers = [held.enter_context(database.engine.connect()) for _ in range(READERS)]
        assert [settings(found) for found in readers] == [["wal", FULL]] * READERS
    assert server.do(database.write(settings)) == ["wal", FULL]


def test_a_backup_of_a_database_in_use_is_whole(start: Start, tmp_path: Path) -> None:
    server = start()
    table = server.guest().start("pilgrims", one_screen=True, players=2)
    for _ in range(8):
        table.play(table.keys[0])
    known = table.version
    copy = tmp_path / "backups" / "copy.db"
    with table.person.socket(table):
        backup(parse_url(server.config.db), copy)
        table.play(table.keys[0])
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"], "one file, nothing beside it"
    restored = start(db=f"sqlite:///{copy}")
    table.person.go_to(restored)
    again = Table(table.person, table.id, table.person.get(f"{table.path}/table"))
    assert again.version == known
    again.play(again.keys[0])
    assert restored.running.service.checks.damaged == 0


def test_a_backup_overwrites_nothing_and_knows_what_it_can(tmp_path: Path, start: Start) -> None:
    server = start()
    there = tmp_path / "there.db"
    there.write_text("precious")
    with pytest.raises(SetupError, match="overwrites nothing"):
        backup(parse_url(server.config.db), there)
    assert there.read_text() == "precious"
    with pytest.raises(SetupError, match="there is no database"):
        backup(parse_url(f"sqlite:///{tmp_path / 'nothing.db'}"), tmp_path / "copy.db")
    with pytest.raises(SetupError, match="pg_dump"):
        backup(parse_url("postgresql://localhost/x"), tmp_path / "copy.db")

"""`veillee check`, `veillee repair` and `veillee admin status`, on both databases, beside a running server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.cli.table import run
from tests.server.conftest import NewDatabase, Start
from tests.server.kit import Server, Table, eventually
from tests.server.test_damage import MOVES, at, begun, damage, finding, header
from veillee.core.record import parse
from veillee.server.schema import entries, matches


def broken(server: Server, table: Table) -> None:
    """The last entry of a match is not what it was, nor is its table."""
    no_table = update(matches).where(matches.c.id == table.id).values(table=b"{}")
    damage(server, no_table, update(entries).where(at(table, MOVES - 3)).values(key="go:nowhere:secret"))


def test_what_is_damaged_is_listed_repaired_and_played_on(start: Start, database: str, tmp_path: Path) -> None:
    server = start(db=database)
    good, bad, past = begun(server, 3), begun(server), begun(server)
    broken(server, bad)
    damage(server, update(entries).where(at(past, 3)).values(key="go:nowhere:secret"))
    bad.look()
    listed = run("check", "--db", database, "--json")
    found = json.loads(listed.out)
    assert listed.code == 1 and found["checked"] == 3 and found["database"] == []
    assert {one["match"]: (one["kind"], one["good"]) for one in found["matches"]} == {
        bad.id: ("damaged", MOVES - 4),
        past.id: ("past", 2),
    }
    told = run("check", "--db", database, "--lang", "fr")
    assert told.code == 1 and f"l'entrée {MOVES - 3} ne peut pas être refaite" in told.out and "secret" not in told.out
    assert "3 parties parcourues, dont 2 mauvaises." in told.out and "veillee repair" in told.out

    folder = tmp_path / "copies"
    done = run("repair", str(folder), "--db", database, "--lang", "en")
    assert done.code == 0, done.out + done.err
    assert f"Cut after entry {MOVES - 4} of {MOVES}" in done.out and "Its table is whole and it goes on" in done.out
    copied = json.loads((folder / f"{bad.id}.json").read_text())
    assert len(copied["entries"]) == MOVES + 1 and copied["matches"][0]["version"] == MOVES
    assert any(row["key"] == "go:nowhere:secret" for row in copied["entries"])
    record = parse((folder / f"{bad.id}.veillee").read_text("utf-8"))
    assert len(record.lines) == MOVES - 4
    assert (folder / "before.db").exists() == database.startswith("sqlite")
    assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir()), "secrets stand in them"

    state = bad.look()  # the server was running all the time
    assert state["match"]["state"] == "playing" and state["version"] == MOVES - 4
    bad.play(bad.keys[0])
    assert finding(server, bad).kind == ""
    assert past.look()["version"] == MOVES, "nothing was lost of it"
    assert run("repair", str(tmp_path / "again"), "--db", database, "--match", past.id, "--cut").code == 0
    assert past.look()["version"] == 2
    past.play(past.keys[0])
    after = run("check", "--db", database, "--lang", "en")
    assert after.code == 0 and after.out == "3 matches were looked at, all of them good.\n"
    assert good.look()["version"] == 3


def test_a_repair_under_somebody_who_plays_loses_nobody(start: Start, tmp_path: Path) -> None:
    """The server has the match in memory, whole; what is stored is not."""
    server = start()
    table = begun(server)
    db = server.config.db
    damage(server, update(entries).where(at(table, 5)).values(hash="0" * 24), forget=False)
    table.play(table.keys[0])
    assert run("repair", str(tmp_path / "copies"), "--db", db, "--cut").code == 0
    stale = table.play("pass", 409)
    assert stale["error"] == "stale" and stale["table"]["version"] == 4
    table.look()
    table.play(table.keys[0])
    assert table.version == 5 and finding(server, table).kind == ""


def test_a_finished_match_stays_finished(start: Start, tmp_path: Path) -> None:
    server = start()
    table = server.guest().start(one_screen=True)
    for column in "abababa":
        table.play(f"drop:{column}")
    outcome = table.info["outcome"]
    no_table = update(matches).where(matches.c.id == table.id).values(table=b"{}")
    damage(server, no_table, update(entries).where(at(table, 5)).values(key="drop:z"))
    shown = table.look()
    assert shown["match"]["state"] == "over" and shown["version"] == 4 and shown["match"]["outcome"] == outcome
    assert run("repair", str(tmp_path / "copies"), "--db", server.config.db).code == 0
    server.running.tables._live.clear()
    shown = table.look()
    assert shown["match"]["state"] == "over" and shown["version"] == 4 and shown["match"]["outcome"] == outcome
    assert run("check", "--db", server.config.db).code == 0


def test_what_cannot_be_repaired_is_copied_and_left(start: Start, tmp_path: Path) -> None:
    server = start()
    table = begun(server, 2)
    damage(server, text("update matches set setup = '{broken' where id = :id").bindparams(id=table.id))
    done = run("repair", str(tmp_path / "copies"), "--db", server.config.db, "--lang", "en", "--json")
    (one,) = json.loads(done.out)["matches"]
    assert done.code == 1 and one["done"] == "left"
    copied = json.loads(Path(one["copy"]).read_text())
    assert copied["matches"][0]["setup"] == "{broken" and len(copied["entries"]) == 3
    assert header(server, table).version == 2


def test_a_header_behind_is_repaired_too(start: Start, tmp_path: Path) -> None:
    server = start()
    table = begun(server)
    damage(server, update(matches).where(matches.c.id == table.id).values(version=MOVES - 2))
    done = run("repair", str(tmp_path / "copies"), "--db", server.config.db, "--lang", "en")
    assert done.code == 0 and f"It stands at entry {MOVES} now" in done.out
    assert header(server, table).version == MOVES


def test_copies_overwrite_nothing_and_mistakes_are_one_line(start: Start, tmp_path: Path) -> None:
    server = start()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").write_text("b")
    refused = run("repair", str(tmp_path / "full"), "--db", server.config.db, "--lang", "en")
    assert refused.code == 2 and "not an empty folder" in refused.one_error
    for args in (("check",), ("repair", str(tmp_path / "new")), ("admin", "status")):
        missing = run(*args, "--db", f"sqlite:///{tmp_path / 'nothing.db'}", "--lang", "en")
        assert missing.code == 1 and "there is no database" in missing.one_error
        assert not (tmp_path / "nothing.db").exists()
        (tmp_path / "text.db").write_text("this is no database at all, but a long enough text to look at" * 20)
        spoilt = run(*args, "--db", f"sqlite:///{tmp_path / 'text.db'}", "--lang", "en")
        assert spoilt.code == 1 and "malformed" in spoilt.one_error


def test_an_earlier_schema_is_not_migrated_by_looking(new_database: NewDatabase) -> None:
    from veillee.server.database import migrate, parse_url

    db = new_database("sqlite")
    migrate(parse_url(db), "0006")
    refused = run("check", "--db", db, "--lang", "en")
    assert refused.code == 2 and "0006" in refused.one_error and "veillee serve" in refused.one_error


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_status_shows_health_load_and_damage_and_nobodys_secrets(start: Start, database: str, lang: str) -> None:
    server = start(db=database)
    member = server.member()
    table = member.start("pilgrims", players=2, seed=None)
    bad = begun(server)
    broken(server, bad)
    bad.look()
    eventually(lambda: json.loads(run("admin", "status", "--db", database, "--json").out)["servers"])
    told = run("admin", "status", "--db", database, "--json")
    found = json.loads(told.out)
    assert told.code == 1 and found["health"] == "ok" and found["bytes"] > 10_000
    assert found["matches"] == {"damaged": 1, "waiting": 1}
    assert found["people"] == {"accounts": 1, "guests": 1} and found["lately"]["hour"] == 2
    assert [(one["match"], one["good"]) for one in found["damaged"]] == [(bad.id, MOVES - 4)]
    spoken = run("admin", "status", "--db", database, "--lang", lang)
    assert spoken.code == 1 and bad.id in spoken.out and "veillee repair" in spoken.out
    assert re.search({"en": r"\d\.\d MB", "fr": r"\d,\d Mo"}[lang], spoken.out)
    secrets = (member.me["name"], table.invitation(1).removeprefix("/join/"), "go:nowhere", "seed")
    assert not [secret for secret in secrets if secret in spoken.out + told.out]
    assert table.id not in spoken.out


def test_a_quiet_house_is_well(start: Start) -> None:
    server = start()
    db = server.config.db
    server.stop()
    told = run("admin", "status", "--db", db, "--lang", "en")
    assert told.code == 0 and "Servers: none is running" in told.out and "sqlite, ok" in told.out

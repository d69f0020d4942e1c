"""Rows that a disk has spoilt: what follows from the rest is mended, the rest is shown as far as it is whole."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, Executable, and_, delete, select, update

from tests.server.conftest import Start
from tests.server.kit import Server, Table, eventually
from veillee.server.damage import Finding
from veillee.server.schema import entries, matches, snapshots

MOVES = 28
SEED = "ford"  # a deal on which the first choice after these can be taken back


def begun(server: Server, moves: int = MOVES) -> Table:
    """A match of Pilgrims on one screen, some choices old, whose snapshots lie at entries 0 and 25."""
    table = server.guest().start("pilgrims", one_screen=True, players=2, seed=SEED)
    for _ in range(moves):
        table.play(table.keys[0])
    return table


def at(table: Table, number: int) -> Any:
    return and_(entries.c.match == table.id, entries.c.number == number)


def damage(server: Server, *statements: Executable, forget: bool = True) -> None:
    """Spoil rows as a disk would, and have the server open them anew."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    server.do(server.running.database.write(work))
    if forget:
        server.running.tables._live.clear()


def header(server: Server, table: Table) -> Any:
    query = select(matches).where(matches.c.id == table.id)
    return server.do(server.running.database.read(lambda connection: connection.execute(query).one()))


def finding(server: Server, table: Table) -> Finding:
    return server.do(server.running.tables.examine(table.id))


def test_a_spoilt_past_under_a_proved_table_is_told_and_the_match_goes_on(start: Start, database: str) -> None:
    server = start(db=database)
    table = begun(server)
    damage(server, update(entries).where(at(table, 3)).values(key="go:nowhere:secret"))
    found = finding(server, table)
    assert (found.kind, found.text(), found.good) == ("past", "entry 3 cannot be done again", 2)
    table.look()
    table.play(table.keys[0])
    assert table.version == MOVES + 1
    assert table.at(1, 200)["number"] == 1, "the nearest table that was kept"


def test_a_choice_in_no_word_of_the_game_is_not_taken_back_and_the_match_goes_on(start: Start, database: str) -> None:
    server = start(db=database)
    table = begun(server)
    damage(server, update(entries).where(at(table, MOVES)).values(key="go:nowhere:secret"))
    state = table.look()
    assert state["version"] == MOVES and not state["undo"]["possible"]
    key = table.keys[0]
    table.play(key)
    assert table.look()["undo"]["key"] == key


def test_a_gap_under_a_proved_table_hides_the_past_and_nothing_else(start: Start) -> None:
    server = start()
    table = begun(server)
    damage(server, delete(entries).where(at(table, 20)))
    assert finding(server, table).kind == "past"
    table.look()
    table.play(table.keys[0])
    refused = table.person.get(f"{table.path}/log", 409, before=3)
    assert refused["error"] == "damaged"


@pytest.mark.parametrize("spoilt", ["hash", "key", "last", "garbage"])
def test_a_table_that_is_not_proved_is_shown_as_far_as_it_is_good(start: Start, database: str, spoilt: str) -> None:
    server = start(db=database)
    table = begun(server)
    before = table.at(MOVES - 1, seat=0)
    no_table = update(matches).where(matches.c.id == table.id).values(table=b"{}")
    if spoilt == "hash":
        damage(server, update(entries).where(at(table, MOVES)).values(hash="0" * 24))
    elif spoilt == "key":
        damage(server, no_table, update(entries).where(at(table, MOVES)).values(key="go:nowhere:secret"))
    elif spoilt == "last":
        damage(server, delete(entries).where(at(table, MOVES)))
    else:
        damage(server, no_table, update(entries).where(at(table, MOVES)).values(kind="rules", key="x"))
    state = table.look(seat=0)
    assert state["match"]["state"] == "damaged" and state["version"] == MOVES - 1
    assert table.keys == [] and state["undo"]["possible"] is False
    assert state["scene"]["zones"] == before["scene"]["zones"], "as it stood after its last good entry"
    body = {"version": MOVES - 1, "key": "pass"}
    refused = table.person.post(f"{table.path}/play", body, 409, lang="fr")
    assert refused["error"] == "is-damaged" and "veillee repair" in refused["message"]
    for what in ("undo", "resign", "pause"):
        assert table.do(what, 409)["error"] == "is-damaged"
    assert table.person.get(f"{table.path}/record", 403)["error"] == "not-over", "its secrets stay secrets"
    assert table.person.get("/api/matches")["mine"][0]["state"] == "damaged"
    assert header(server, table).version == MOVES, "nothing is cut before somebody says so"
    with table.person.socket(table) as socket:
        assert socket.next()["version"] == MOVES - 1
    assert "secret" not in finding(server, table).text()


def test_what_is_good_after_all_goes_on(start: Start) -> None:
    server = start()
    table = begun(server)
    hash_ = header(server, table), table.version
    spoilt = select(entries.c.hash).where(at(table, MOVES))
    right = server.do(server.running.database.read(lambda connection: connection.scalar(spoilt)))
    damage(server, update(entries).where(at(table, MOVES)).values(hash="0" * 24))
    assert table.look()["match"]["state"] == "damaged"
    damage(server, update(entries).where(at(table, MOVES)).values(hash=right), forget=False)
    server.running.tables._live.clear()
    assert table.look()["match"]["state"] == "playing" and table.version == hash_[1]
    table.play(table.keys[0])


@pytest.mark.parametrize("behind", [1, 5])
def test_a_header_behind_its_story_heals_itself(start: Start, database: str, behind: int) -> None:
    server = start(db=database)
    table = begun(server, MOVES - behind)
    old = header(server, table)
    for _ in range(behind):
        table.play(table.keys[0])
    now = table.look()
    earlier = {name: getattr(old, name) for name in ("version", "number", "waiting", "table", "told")}
    damage(server, update(matches).where(matches.c.id == table.id).values(**earlier))
    assert finding(server, table).kind == "behind"
    healed = table.look()
    assert healed["version"] == MOVES and healed["scene"] == now["scene"]
    table.play(table.keys[0])
    assert finding(server, table) == Finding(good=MOVES + 1)


def test_a_header_that_counts_wrong_heals_itself_at_the_check(start: Start, database: str) -> None:
    server = start(db=database)
    table = begun(server)
    damage(server, update(matches).where(matches.c.id == table.id).values(version=MOVES - 2))
    server.stop()
    again = start(db=database)
    table.person.go_to(again)
    eventually(lambda: header(again, table).version == MOVES)
    assert again.running.service.checks.damaged == 0
    table.look()
    table.play(table.keys[0])


def test_a_header_behind_is_found_by_a_server_that_plays(start: Start) -> None:
    """The row is spoilt under a server that has the match in memory."""
    server = start()
    table = begun(server)
    damage(server, update(matches).where(matches.c.id == table.id).values(version=MOVES - 2), forget=False)
    table.play(table.keys[0])
    assert table.version == MOVES + 1


def test_what_was_told_is_found_out_again(start: Start) -> None:
    server = start()
    table = begun(server)
    log = table.look()["log"]
    damage(server, update(entries).where(at(table, MOVES - 3)).values(events=b"\x00garbage"))
    assert table.look()["log"] == log
    assert finding(server, table).kind == ""


def test_a_setup_that_makes_no_sense_is_no_server_error(start: Start) -> None:
    server = start()
    table = begun(server, 2)
    damage(server, update(matches).where(matches.c.id == table.id).values(setup={"game": "pilgrims"}))
    answers = [table.person.send("GET", f"{table.path}{rest}", before=2) for rest in ("/table", "/log", "/at/1", "")]
    assert all(answer.status_code in (409, 422) for answer in answers), [answer.text for answer in answers]
    assert finding(server, table).kind == "unopenable"


def test_one_that_cannot_be_checked_keeps_no_other_from_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    first, second = begun(server, 1), begun(server, 1)
    checks = server.running.service.checks
    looked: list[str] = []
    look_at = checks.look_at

    async def fails(one: Any) -> bool:
        looked.append(one.match)
        if one.match == first.id:
            raise RuntimeError("no idea")
        return await look_at(one)

    monkeypatch.setattr(checks, "look_at", fails)
    server.do(checks.look_through())
    assert {first.id, second.id} <= set(looked)


def test_a_broken_snapshot_is_not_gone_back_to(start: Start) -> None:
    server = start()
    table = begun(server)
    damage(server, update(snapshots).where(snapshots.c.match == table.id).values(data=b"garbage"))
    table.look()
    table.play(table.keys[0])
    assert finding(server, table).kind == ""

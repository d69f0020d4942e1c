"""Many at once: in one server, and in several on one database."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest

from tests.ports import free_port
from tests.server.conftest import NewDatabase, Start
from tests.server.kit import Person, Server, Table, eventually
from tests.server.nursery import Nursery, ServerProcess
from veillee.server.live import News


def at_once(*work: Callable[[], Any]) -> list[Any]:
    """Do several things at the same moment."""
    barrier = threading.Barrier(len(work))

    def when_all_are_ready(one: Callable[[], Any]) -> Any:
        barrier.wait(60)
        return one()

    with ThreadPoolExecutor(len(work)) as threads:
        return list(threads.map(when_all_are_ready, work))


def answering(person: Person, id_: str, version: int, key: str) -> Callable[[], tuple[int, Any]]:
    def play() -> tuple[int, Any]:
        response = person.send("POST", f"/api/matches/{id_}/play", {"version": version, "key": key})
        return response.status_code, response.json()

    return play


def test_of_two_simultaneous_answers_one_wins(server: Server) -> None:
    """One account on two devices, the same decision: the slower one gets the table as it is now."""
    name = f"Ada {server.guest().me['id'][:6]}"
    phone, laptop = server.guest(), server.guest()
    phone.post("/api/account", {"name": name, "passphrase": "a bridge of stone"})
    laptop.post("/api/session", {"name": name, "passphrase": "a bridge of stone"})
    table = phone.start(one_screen=True)
    for version, columns in enumerate(["ab", "cd", "ef", "ga", "bc", "de"]):
        devices = zip((phone, laptop), columns, strict=True)
        answers = at_once(*(answering(person, table.id, version, f"drop:{column}") for person, column in devices))
        check_one_won(answers, version)
    assert table.look()["match"]["number"] == 6


def check_one_won(answers: list[tuple[int, Any]], version: int) -> None:
    assert sorted(status for status, _ in answers) == [200, 409]
    won, lost = sorted(answers, key=lambda answer: answer[0])
    assert won[1]["version"] == version + 1
    assert lost[1]["error"] == "stale" and lost[1]["table"]["version"] >= version + 1
    assert lost[1]["table"]["scene"].get("question", {"number": version + 2})["number"] >= version + 2


def test_two_seats_at_once_one_is_asked(server: Server) -> None:
    mine = server.guest().start()
    his = server.guest().accept(mine.invitation(1))
    answers = at_once(answering(mine.person, mine.id, 0, "drop:a"), answering(his.person, his.id, 0, "drop:b"))
    assert answers[0][0] == 200 and answers[1][0] in (403, 409)
    assert mine.look()["version"] == 1


def test_the_same_request_at_the_same_moment_is_carried_out_once(server: Server) -> None:
    table = server.guest().start(one_screen=True)

    def play() -> int:
        headers = {"Idempotency-Key": "impatient"}
        body = {"version": 0, "key": "drop:a"}
        return table.person.send("POST", f"{table.path}/play", body, headers=headers).status_code

    assert at_once(*[play] * 6) == [200] * 6
    assert table.look()["version"] == 1


def test_a_seat_is_taken_by_one_and_the_last_one_starts_the_match(server: Server) -> None:
    table = server.guest().start("high_card", players=3)
    links = [table.invitation(1), table.invitation(2)]
    people = [server.guest() for _ in range(6)]
    tries = [partial(person.send, "POST", f"/api{links[number % 2]}") for number, person in enumerate(people)]
    statuses = [response.status_code for response in at_once(*tries)]
    assert statuses.count(200) == 2 and all(status in (200, 404, 409) for status in statuses)
    assert table.look()["match"]["state"] == "playing"


def test_pausing_and_playing_at_once_leaves_a_match_that_is_one_or_the_other(server: Server) -> None:
    for _ in range(4):
        table = server.guest().start(one_screen=True)

        def pause(table: Table = table) -> int:
            return table.person.send("POST", f"{table.path}/pause", {"version": 0}).status_code

        played, paused = at_once(answering(table.person, table.id, 0, "drop:a"), pause)
        state = table.look()
        assert (played[0], paused) in ((200, 409), (200, 200), (409, 200))
        assert (state["version"] == 1) == (played[0] == 200)
        assert (state["match"]["state"] == "paused") == (paused == 200)


# -- several servers -------------------------------------------------------------------------------


@pytest.fixture
def pair(tmp_path: Path, new_database: NewDatabase) -> Iterator[tuple[ServerProcess, ServerProcess, str]]:
    """Two server processes on one PostgreSQL."""
    nursery = Nursery(tmp_path)
    db = new_database("postgresql")
    servers = [nursery.start(free_port(), db=db, channels=db) for _ in range(2)]  # both migrate an empty database
    one, other = (server.ready() for server in servers)
    yield one, other, db
    one.stop()
    other.stop()
    nursery.close()
    assert "error" not in nursery.log.read_text()


def moved(person: Person, server: ServerProcess) -> Person:
    """The same person at another server: sessions are the database's."""
    other = Person(server.address)
    other.http.cookies = person.http.cookies
    other.me = other.get("/api/me")
    assert other.me["id"] == person.me["id"]
    return other


def test_only_news_that_can_change_something_are_handed_on(server: Server) -> None:
    hub, table = server.running.hub, server.guest().start(one_screen=True)
    table.look()

    def concerns(news: News) -> bool:
        return hub.concerns(msgspec.json.encode(news))

    assert concerns(News(match=table.id, by="other")) and concerns(News(person="somebody", by="other"))
    assert concerns(News(lost=True)) and hub.concerns(b"nonsense")
    assert not concerns(News(match=table.id, by=hub.id)), "we know what we said"
    assert not concerns(News(match="nowhere", by="other")), "nobody here has it"


def test_two_servers_serve_the_same_match(pair: tuple[ServerProcess, ServerProcess, str]) -> None:
    a, b, db = pair
    mine = Person(a.address, "Ada").start(watchable=True)
    his = Person(b.address, "Ben").accept(mine.invitation(1))
    token = mine.info["watch"].removeprefix("/watch/")
    watchers = [Person(address) for address in (a.address, b.address)]
    with (
        mine.person.socket(mine) as at_a,
        his.person.socket(his) as at_b,
        watchers[0].socket(mine, watch=token) as watched_at_a,
        watchers[1].socket(mine, watch=token) as watched_at_b,
    ):
        sockets = (at_a, at_b, watched_at_a, watched_at_b)
        for socket in sockets:
            assert socket.next()["version"] == 0
        tables = (mine, his)
        for turn, column in enumerate("abcabcabcg"):
            tables[turn % 2].play(f"drop:{column}", version=turn)
            for socket in sockets:
                state = socket.next()
                assert state["version"] == turn + 1 and len(state["log"]) == 1
        assert mine.look()["scene"]["zones"] == his.look()["scene"]["zones"]
        drop_connections(db)  # the database restarts, say
        eventually(lambda: his.person.send("GET", his.path).status_code == 200)
        eventually(lambda: mine.person.send("GET", mine.path).status_code == 200)
        his.look()
        mine.look()
        mine.play("drop:d")
        for socket in sockets:
            assert socket.until(11)[-1]["version"] == 11, "live again by itself"
        his.do("resign", version=11)
        for socket in sockets:
            assert socket.until(12)[-1]["match"]["state"] == "over"


def drop_connections(db: str) -> None:
    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid()"
        )


def test_simultaneous_moves_through_two_servers(pair: tuple[ServerProcess, ServerProcess, str]) -> None:
    a, b, _ = pair
    here = Person(a.address)
    there = moved(here, b)
    table = here.start(one_screen=True)
    random = Random(1)
    for version in range(24):
        columns = random.sample([key.removeprefix("drop:") for key in table.keys], 2)
        people = zip((here, there), columns, strict=True)
        answers = at_once(*(answering(person, table.id, version, f"drop:{column}") for person, column in people))
        check_one_won(answers, version)
        assert here.get(f"{table.path}/table")["scene"] == there.get(f"{table.path}/table")["scene"]
        if table.look()["match"]["state"] == "over" or len(table.keys) < 2:
            break
    assert table.version >= 7


def test_what_is_done_at_one_server_holds_at_the_other(pair: tuple[ServerProcess, ServerProcess, str]) -> None:
    a, b, _ = pair
    here = Person(a.address, "Ada")
    there = moved(here, b)
    table = here.start(one_screen=True)
    copy = there.at(table)
    headers = {"Idempotency-Key": "once"}
    table.play("drop:a", headers=headers)
    assert copy.play("drop:a", headers=headers)["version"] == 1, "the same request, sent to both"
    copy.do("undo")
    table.look()
    table.do("redo")
    copy.look()
    copy.do("pause")
    assert table.play("drop:b", 409)["error"] == "is-paused"
    table.do("resume")
    there.ask("PATCH", "/api/me", {"name": "Zoë"})
    eventually(lambda: here.get("/api/me")["name"] == "Zoë")
    invited = here.start("high_card")
    friend = Person(b.address)
    seat = friend.accept(invited.invitation(1))
    first = invited if invited.look() and invited.keys else seat
    first.play(first.keys[0])
    second = seat if first is invited else invited
    assert second.look()["version"] == 1
    second.play(second.keys[0])
    there.ask("DELETE", "/api/session")
    eventually(lambda: here.get("/api/me")["id"] != there.me["id"])


def test_a_match_that_goes_on_while_it_is_opened_is_opened_as_it_was(start: Start) -> None:
    """The header is read first: a table that is a move ahead of it must not be taken for its own."""
    server = start()
    table = server.guest().start(one_screen=True)
    before = server.do(server.running.store.header(table.id))
    table.play("drop:a")
    assert before is not None
    kept = server.do(server.running.store.archive.kept(table.id, before.version, 10))
    assert kept.table is None and [entry.number for entry in kept.entries] == [0]
    match = server.do(server.running.tables._load(before))
    assert match.number == 0 and match.legal_keys

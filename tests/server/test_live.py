"""Live updates: every version in order, as one's own seat sees it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.helpers import alone
from tests.line import line_to
from tests.server.conftest import Start
from tests.server.kit import Json, Person, Server, Socket, Table, eventually, lines
from tests.server.test_play import two
from veillee.core import changes
from veillee.core.spec import installed


def closed(socket: Socket) -> int | None:
    """The code with which a socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.next()
    return socket.connection.close_code


def sent(log: list[Json]) -> list[Json]:
    """The lines of a log as they come over a socket: of what kind they are is for programs."""
    return [{name: value for name, value in told.items() if name != "kind"} for told in log]


def test_a_socket_shows_the_table_at_once_and_after_every_change(server: Server) -> None:
    mine, his = two(server)
    with his.person.socket(his) as socket:
        first = socket.next()
        assert first == his.look() and first["seat"] == 1
        mine.play("drop:a")
        second = socket.next()
        assert second["version"] == 1 and second["log"] == sent(mine.state["log"][-len(second["log"]) :])
        assert second["scene"] == his.look()["scene"]
        mine.do("undo")
        third = socket.next()
        assert third["version"] == 2 and third["log"] == [] and third["match"]["number"] == 0
        mine.play("drop:b")
        assert socket.next()["log"] == sent(his.look()["log"][-1:]), "what came in its place"
        mine.do("pause")
        assert socket.next()["match"]["state"] == "paused"
        mine.person.ask("PATCH", mine.path, {"open": True})
        assert socket.next()["match"]["open"]


def test_ones_own_result_comes_before_what_the_opponent_did(server: Server) -> None:
    """The tables on the way: what I did, then each thing that the opponent did, then the table that is asked about."""
    table = server.guest().start("raiders", mode="solo")
    with table.person.socket(table) as socket:
        socket.next()
        while True:
            mine = [one["score"] for one in table.state["scene"]["players"] if one["index"] != 0]
            told = table.state["log"][-1]["number"]
            table.play(table.keys[0])
            seen = socket.next()
            assert seen["scene"] == table.look()["scene"]
            if socket.way:
                break
        first, own = socket.way[0]
        assert told <= first < seen["log"][-1]["number"]
        assert [one.score for one in own.players if one.index != 0] == mine and own.question is None
        version = seen["version"]
        table.do("undo") if table.state["undo"]["possible"] else table.do("pause")
        assert socket.next()["version"] >= version and socket.way == [], "nothing is told twice"


def test_who_plays_two_seats_is_shown_the_way_where_another_of_them_is_asked_next(server: Server) -> None:
    """Nothing is hidden there: what the enemy did is told from the table that the first of them had made."""
    if "kinfire" not in installed():
        pytest.skip("no open game is installed")
    settings = {"combat": "q1_2", "tutorial": "on"}
    roles = ["valora", "feyn"]
    for seed in map(str, range(20)):
        table = server.guest().start(
            "kinfire", mode="combat", settings=settings, roles=roles, one_screen=True, seed=seed
        )
        with table.person.socket(table) as socket:
            socket.next()
            for key in ("place:valora:z1", "place:feyn:z2", "move:z6"):
                table.play(key)
                seen = socket.next()
            if seen["seat"] == 1:
                break
    assert seen["seat"] == 1 and seen["scene"] == table.look()["scene"]
    first, own = socket.way[0]
    assert first < seen["log"][-1]["number"] and own.seat == 0 and own.question is None
    figures = {piece.id: piece.at for zone in own.zones if zone.id == "map" for piece in zone.pieces}
    assert "z6" in figures.values(), "one has moved before the enemy does"


def moves(server: Server, name: str, seed: str, count: int) -> tuple[list[int], list[int]]:
    """How many bytes went over the line, and how many letters were sent, for each of the first moves of a match."""
    table = server.guest().start(name, **alone(name), seed=seed)
    chance = Random(f"{name} {seed}")
    wire, letters = [], []
    with line_to(server.address) as line, table.person.socket(table, over=line.address) as socket:
        socket.next()
        for _ in range(count):
            table.look()
            if table.over:
                break
            socket.everything.clear()
            before = line.down
            table.play(chance.choice(table.keys))
            while socket.next()["version"] < table.state["version"]:
                pass
            wire.append(line.down - before)
            letters.append(sum(len(text.encode()) for text in socket.everything))
    return wire, letters


@pytest.mark.parametrize("name", installed())
def test_a_move_takes_few_bytes(server: Server, name: str, thorough: bool) -> None:
    """What comes over the line for each move against the automated opponent, its turn with all tables on the way
    and its log included: nine of ten in 3 kB, and in 6 kB before they are compressed."""
    wire, letters = moves(server, name, "7", 150 if thorough else 30)
    nine = len(wire) * 9 // 10 - 1
    assert sorted(wire)[nine] <= 3_000, sorted(wire)
    assert sorted(letters)[nine] <= 6_000 and sorted(letters)[len(letters) // 2] <= 3_500, sorted(letters)


def test_who_was_away_gets_everything_since(server: Server) -> None:
    mine, his = two(server)
    had = his.look()["log"][-1]["number"] if his.look()["log"] else 0
    for key, table in (("drop:a", mine), ("drop:b", his), ("drop:c", mine)):
        table.look()
        table.play(key)
    with his.person.socket(his, since=had, version=0) as socket:
        log = socket.next()["log"]
        assert log == sent([told for told in his.look()["log"] if told["number"] > had]) and len(log) == 3
    mine.do("undo")
    mine.play("drop:d")
    with his.person.socket(his, since=log[-1]["number"], version=3) as socket:
        assert socket.next()["log"] == sent(his.look()["log"]), "the log they have is not true any more"


def test_a_socket_follows_what_the_browser_says(server: Server) -> None:
    table = server.guest().start("high_card", one_screen=True)
    with table.person.socket(table) as socket:
        assert socket.next()["scene"]["lang"] == "en"
        socket.say(type="lang", lang="fr")
        french = socket.next()
        assert french["scene"]["lang"] == "fr" and french["log"]
        socket.say(type="seat", seat=1)
        assert socket.next()["seat"] == 1
        socket.say(type="ping")
        table.play(table.keys[0])
        assert socket.next()["version"] == 1
        socket.say(type="seat", seat=7)
        assert closed(socket) == 4404


@pytest.mark.parametrize("message", ["", "{}", "[1]", '{"type": "dance"}', '{"type": "ping", "x": 1}', "é" * 100])
def test_nonsense_closes_a_socket(server: Server, message: str) -> None:
    table = server.guest().start()
    with table.person.socket(table) as socket:
        socket.next()
        socket.connection.send(message)
        assert closed(socket) == 4400


def test_endless_talk_and_giant_messages_close_a_socket(server: Server) -> None:
    table = server.guest().start()
    with table.person.socket(table) as socket:
        with suppress(ConnectionClosed):  # perhaps before the last word is said
            for _ in range(100):
                socket.say(type="ping")
        assert closed(socket) == 4429
    with table.person.socket(table) as socket:
        with suppress(ConnectionClosed):
            socket.connection.send("x" * 100_000)
        assert closed(socket) == 1009


def test_sockets_are_for_those_who_may_see(server: Server) -> None:
    table = server.guest().start("high_card", watchable=True)
    token = table.info["watch"].removeprefix("/watch/")
    stranger = server.guest()
    for id_ in (table.id, "nothing", "a'b; drop", "x" * 30):
        with stranger.socket(id_) as socket:
            assert closed(socket) == 4404
    with stranger.socket(table, watch=token) as socket:
        seen = socket.next()
        assert seen["seat"] is None and not seen["scene"]["question"].get("choices")
        table.person.ask("PATCH", table.path, {"watchable": False})
        assert closed(socket) == 4404, "the link was switched off"
    with stranger.socket(table, watch=token) as socket:
        assert closed(socket) == 4404
    with table.person.socket(table, seat=1) as socket:
        assert closed(socket) == 4404
    stranger.http.cookies.clear()
    with stranger.socket(table) as socket:
        assert closed(socket) == 4404


def test_pages_of_other_sites_open_no_sockets(server: Server) -> None:
    table = server.guest().start()
    host = server.address.removeprefix("http://")
    for origin in (
        "https://evil.example",
        "null",
        "",
        "http://[",
        f"http://{host}@evil.example",
        f"http://evil.example/{host}",
    ):
        with table.person.socket(table, headers={"Origin": origin}) as socket:
            assert closed(socket) == 4403, origin
    with table.person.socket(table, headers={"Origin": server.address}) as socket:
        assert socket.next()["version"] == 0


def test_sockets_close_when_their_session_does(server: Server) -> None:
    table = server.guest().start()
    with table.person.socket(table) as socket:
        socket.next()
        table.person.ask("DELETE", "/api/session")
        assert closed(socket) == 4404


def test_sockets_per_person_are_limited(start: Start) -> None:
    server = start(sockets_per_person=2)
    table = server.guest().start()
    with table.person.socket(table) as one, table.person.socket(table) as two:
        one.next(), two.next()
        with table.person.socket(table) as three:
            assert closed(three) == 4429
    eventually(lambda: server.running.hub.open.total() == 0)
    with table.person.socket(table) as again:
        again.next()


def test_sockets_per_address_are_limited_however_many_guests_open_them(start: Start) -> None:
    server = start(sockets_per_address=2)
    table = server.guest().start("connect_four", one_screen=True, watchable=True)
    watch = table.info["watch"].rsplit("/", 1)[1]
    with server.guest().socket(table, watch=watch) as one, server.guest().socket(table, watch=watch) as two:
        one.next(), two.next()
        with table.person.socket(table) as three:
            assert closed(three) == 4429
    eventually(lambda: server.running.hub.open.total() == 0)
    with table.person.socket(table) as again:
        again.next()


def test_everybody_sees_who_is_there(server: Server) -> None:
    mine, his = two(server)
    with mine.person.socket(mine) as ada:
        ada.next()
        with his.person.socket(his) as ben:
            ben.next()
            mine.play("drop:a")
            ada.next()
            assert ada.online == ["Ada", "Ben"]
        his.look()
        eventually(lambda: server.running.hub.open.total() == 1)
        his.play("drop:a")
        ada.next()
        assert ada.online == ["Ada"]


def test_fifty_clients_get_every_version_in_order(server: Server) -> None:
    """Twenty-six choices as fast as they can be made; who watches misses none and sees none twice."""
    mine, his = two(server, watchable=True)
    token = mine.info["watch"].removeprefix("/watch/")
    watchers = [server.guest() for _ in range(6)]
    people: list[tuple[Person, str]] = [(mine.person, ""), (his.person, "")]
    people += [(watcher, token) for watcher in watchers]
    ends = asyncio.run(fifty(server, mine, his, people))
    versions = [[state["version"] for state in seen] for seen in ends]
    last = max(max(seen) for seen in versions)
    assert len(ends) == 50 and last == 27
    assert all(seen == list(range(last + 1)) for seen in versions)
    logs = [[told["number"] for state in seen for told in lines(state.get("log"))] for seen in ends]
    assert all(log == list(range(1, len(log) + 1)) for log in logs), "every event once, in order"
    assert len({len(log) for log in logs}) == 1


async def fifty(server: Server, mine: Table, his: Table, people: list[tuple[Person, str]]) -> list[list[Json]]:
    address = server.address.replace("http", "ws", 1)
    seen: list[list[Json]] = []
    ready = asyncio.Barrier(51)

    async def watch(person: Person, token: str) -> None:
        mine_seen: list[Json] = []
        seen.append(mine_seen)
        url = f"{address}/api/matches/{mine.id}/live?watch={token}"
        headers = {"Cookie": person.cookie}
        async with connect(url, additional_headers=headers, compression=None, max_queue=None) as socket:
            mine_seen.append(json.loads(str(await socket.recv())))
            await ready.wait()
            while mine_seen[-1]["match"].get("state") != "over":
                said = json.loads(str(await socket.recv()))
                if said["type"] == "change":
                    assert said["after"] == mine_seen[-1]["version"]
                    mine_seen.append(said)

    def play() -> None:
        """As fast as the answers come, without looking in between."""
        for turn, column in enumerate("abababbabacdcdcddcdcefefef"):
            (mine, his)[turn % 2].play(f"drop:{column}", version=turn)
        mine.look()
        mine.do("resign")

    async def drive() -> None:
        await ready.wait()
        await asyncio.to_thread(play)

    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        for number in range(50):
            group.create_task(watch(*people[number % len(people)]))
        group.create_task(drive())
    return seen


def test_a_move_is_made_over_the_socket_and_comes_once(server: Server) -> None:
    mine, his = two(server)
    with mine.person.socket(mine) as ada, his.person.socket(his) as ben:
        ada.next(), ben.next()
        ada.say(type="play", answer="first", version=0, key="drop:a", number=1)
        assert ada.answer() == {"type": "done", "answer": "first", "version": 1}
        assert ben.next()["scene"] == his.look()["scene"]
        ada.say(type="ping")
        texts = [json.loads(text) for text in ada.everything]
        assert [said["version"] for said in texts if said["type"] in ("table", "change")].count(1) <= 1
        assert len(ben.everything[-1]) < len(ben.everything[0]) / 2, "what stays is not sent again"


def test_a_move_over_the_socket_happens_once(server: Server) -> None:
    mine, _ = two(server)
    with mine.person.socket(mine) as ada:
        ada.next()
        for _ in range(2):
            ada.say(type="play", answer="again", version=0, key="drop:a", number=1)
            assert ada.answer() == {"type": "done", "answer": "again", "version": 1}
        ada.say(type="play", answer="again", version=1, key="drop:b", number=2)
        assert ada.answer()["problem"]["error"] == "key-reused"
        assert mine.look()["version"] == 1


@pytest.mark.parametrize(
    ("said", "status", "error"),
    [
        ({"type": "play", "version": 0, "key": "drop:z"}, 422, "unknown"),
        ({"type": "play", "version": 7, "key": "drop:a"}, 409, "stale"),
        ({"type": "undo", "version": 0}, 409, "undo"),
        ({"type": "redo", "version": 0}, 409, "undo"),
        ({"type": "resume", "version": 0}, 409, "not-paused"),
    ],
)
def test_what_is_refused_over_the_socket_is_refused_as_by_a_request(
    server: Server, said: dict[str, Any], status: int, error: str
) -> None:
    mine, _ = two(server)
    with mine.person.socket(mine, lang="fr") as ada:
        ada.next()
        ada.say(answer="no", **said)
        refused = ada.answer()
        assert (refused["type"], refused["answer"], refused["status"]) == ("refused", "no", status)
        body = {name: value for name, value in said.items() if name != "type"}
        by_request = mine.person.ask("POST", f"{mine.path}/{said['type']}", body, status, lang="fr")
        assert refused["problem"]["error"] == by_request["error"] == error
        assert refused["problem"]["message"] == by_request["message"]


def test_who_has_no_seat_makes_no_move(server: Server) -> None:
    mine, _ = two(server, watchable=True)
    token = mine.info["watch"].removeprefix("/watch/")
    with server.guest().socket(mine, watch=token) as eve:
        eve.next()
        eve.say(type="play", answer="mine", version=0, key="drop:a")
        assert eve.answer()["problem"]["error"] == "no-seat"
        assert mine.look()["version"] == 0


def test_everything_can_be_done_over_the_socket(server: Server) -> None:
    table = server.guest().start("connect_four", one_screen=True, players=2, free_undo=True)
    with table.person.socket(table) as socket:
        version = socket.next()["version"]
        for act in ("play", "undo", "redo", "pause", "resume", "resign"):
            key = {"key": "drop:a"} if act == "play" else {}
            socket.say(type=act, answer=act, version=version, **key)
            answer = socket.answer()
            assert answer["type"] == "done", answer
            version = answer["version"]
    assert table.look()["match"]["state"] == "over"


def test_what_is_printed_is_sent_once(server: Server) -> None:
    mine, _ = two(server)
    with mine.person.socket(mine) as first:
        first.next()
        printed = json.loads(first.everything[0])["print"]
        first.say(type="whole")
        first.next()
        again = json.loads(first.everything[-1])
        assert again["type"] == "table" and again["print"] is None and again["backdrop"] == printed["id"]
        first.say(type="lang", lang="fr")
        first.next()
        assert json.loads(first.everything[-1])["print"]["table"]["lang"] == "fr"
    with mine.person.socket(mine, have=f"other,{printed['id']}") as second:
        second.prints.update(first.prints)
        assert second.next()["scene"] == mine.look()["scene"]
        assert json.loads(second.everything[0])["print"] is None


def test_a_socket_begins_with_the_last_pages_of_a_story_and_the_rest_is_read_on_demand(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "LETTERS", 300)
    if "kinfire" not in installed():
        pytest.skip("no game with a story is installed")
    settings = {"quest": "2", "decisions": "speaker"}
    table = server.guest().start("kinfire", mode="quest", settings=settings, one_screen=True, seed="book")
    chance = Random(3)
    while len(table.person.get(f"{table.path}/story")) < 12:
        table.play(chance.choice(table.keys))

    def story(state: Json) -> list[Json]:
        return [one for zone in state["scene"]["zones"] for one in zone.get("paragraphs", [])]

    told = table.person.get(f"{table.path}/story")
    assert told == story(table.look()), "a plain request has all of it"
    with table.person.socket(table) as socket:
        begun = story(socket.next())
        assert len(begun) == len(told)
        blank = [at for at, one in enumerate(begun) if not one["text"]]
        assert blank and blank == list(range(len(blank))) and len(blank) < len(told)
        assert [one for one in begun if one["text"]] == told[len(blank) :]
        assert [one.get("title", "") for one in begun] == [one.get("title", "") for one in told]
        table.play(table.keys[0])
        after = story(socket.next())
        assert after[len(blank) :] == story(table.look())[len(blank) :], "what comes next follows at its place"

"""Pausing, resigning, being abandoned, playing again, looking back, going on from there."""

from __future__ import annotations

import time
from random import Random

import pytest
from sqlalchemy import update

from tests.server.conftest import Start
from tests.server.kit import Json, Server, Table
from tests.server.test_play import two
from veillee.core.start import replay
from veillee.server.app import tidy
from veillee.server.schema import matches


def test_a_paused_match_waits_for_who_goes_on(server: Server) -> None:
    mine, his = two(server)
    assert mine.do("pause")["match"]["state"] == "paused"
    assert mine.version == 0, "nothing happened at the table"
    assert mine.play("drop:a", 409, lang="fr")["message"] == "La partie est en pause."
    mine.do("pause", 409)
    his.look()
    his.do("undo", 409)
    assert his.do("resume")["match"]["state"] == "playing"
    his.do("resume", 409)
    mine.play("drop:a")
    his.do("pause", 409)  # decided at an older table


def test_a_match_that_waits_for_people_waits_again_after_a_pause(server: Server) -> None:
    table = server.guest().start()
    table.do("pause")
    server.guest().accept(table.invitation(1))
    assert table.look()["match"]["state"] == "paused", "sitting down does not end a pause"
    assert table.do("resume")["match"]["state"] == "playing"
    other = server.guest().start()
    other.do("pause")
    assert other.do("resume")["match"]["state"] == "waiting"


def test_who_resigns_ends_the_match(server: Server) -> None:
    mine, his = two(server)
    mine.play("drop:a")
    mine.do("resign")
    info = his.look()["match"]
    assert info["state"] == "over" and info["waiting"] == [] and info["seed"]
    assert info["outcome"]["headline"].endswith("resigned.") and info["outcome"]["scores"] == []
    assert "abandonne" in his.look(lang="fr")["match"]["outcome"]["headline"]
    for what in ("undo", "redo", "resign", "pause", "resume"):
        assert his.do(what, 409)["error"] in ("is-over", "not-paused")
    assert his.play("drop:b", 409)["error"] == "is-over"
    assert his.person.get(f"{his.path}/record").startswith("veillee 1\n")


def test_a_match_that_was_left_alone_is_abandoned(server: Server) -> None:
    left = server.guest().start(abandon_hours=1)
    played = server.guest().start(abandon_hours=2)
    old = update(matches).where(matches.c.id.in_([left.id, played.id])).values(updated=time.time() - 5_000)
    server.do(server.running.database.write(lambda connection: connection.execute(old)))
    with left.person.socket(left) as socket:
        assert socket.next()["match"]["state"] == "waiting"
        server.do(tidy(server.running.service))
        assert socket.next()["match"]["state"] == "abandoned", "who watches is told"
    info = left.look()["match"]
    assert info["waiting"] == [] and info["outcome"] is None and info["seed"]
    assert left.play("drop:a", 409)["error"] == "is-over"
    assert left.person.get(f"{left.path}/record")
    assert played.look()["match"]["state"] == "waiting"


def test_the_record_is_there_once_the_match_is_over(server: Server) -> None:
    table = server.guest().start("pilgrims", mode="solo", seed="5")
    refused = table.person.get(f"{table.path}/record", 403, lang="fr")
    assert refused["error"] == "not-over" and refused["message"] == "Visible une fois la partie terminée."
    assert table.info["seed"] is None
    table.play_on(Random(1))
    record = table.person.get(f"{table.path}/record")
    match = replay(record)
    assert match.over and match.number == table.info["number"] and table.info["seed"] == "5"
    response = table.person.send("GET", f"{table.path}/record")
    assert response.headers["content-type"].startswith("text/plain")


def test_a_rematch_has_the_same_people_and_other_cards(server: Server) -> None:
    mine, his = two(server, "high_card", abandon_hours=5, watchable=True)
    body = {"same_seed": False}
    assert his.person.post(f"{his.path}/rematch", body, 409)["error"] == "not-over"
    mine.do("resign")
    again = his.person.post(f"{his.path}/rematch", body)
    info = again["match"]
    assert info["id"] != mine.id and info["forked_from"] == mine.id and info["state"] == "playing"
    assert [seat["person"] for seat in info["seats"]] == ["Ada", "Ben"] and info["yours"]
    assert again["seat"] == 1 and info["watch"]
    assert info["id"] in [match["id"] for match in mine.person.get("/api/matches")["mine"]]


def test_the_same_seed_deals_the_same_cards(server: Server) -> None:
    mine, _ = two(server, "high_card")
    hand = mine.look()["scene"]["zones"]
    mine.do("resign")
    again = mine.person.post(f"{mine.path}/rematch", {"same_seed": True})
    assert again["scene"]["zones"] == hand
    others = [mine.person.post(f"{mine.path}/rematch", {})["scene"]["zones"] for _ in range(5)]
    assert any(other != hand for other in others)


def test_every_position_has_a_link(server: Server) -> None:
    table = server.guest().start("pilgrims", mode="solo", seed="9")
    seen = [table.state]
    for _ in range(6):
        table.play(table.keys[0])
        seen.append(table.look())
    for number, state in enumerate(seen):
        position = table.at(number)
        assert position["scene"] == state["scene"] and position["log"] == state["log"]
        assert (position["number"], position["last"]) == (number, 6) and position["seat"] == 0
    assert table.at(0)["key"] == "" and table.at(2)["key"] == state_key(seen[1])
    assert table.at(3, lang="fr")["scene"]["lang"] == "fr"
    assert table.at(7, 404)["error"] == "no-position"
    table.at(-1, 404)
    table.at(10**30, 404)
    table.person.get(f"{table.path}/at/one", 404)


def state_key(state: Json) -> str:
    return str(state["scene"]["question"]["choices"][0]["key"])


def test_a_position_is_the_one_that_was_played_whatever_was_taken_back(start: Start) -> None:
    """It is found without what came after it, which may be long; and the match stays as light as it was."""
    server, random = start(), Random(5)
    table = server.guest().start("pilgrims", players=2, one_screen=True, free_undo=True, seed="4")
    seen: dict[int, Json] = {}
    while table.info["number"] < 70 and table.keys:
        seen[table.info["number"]] = table.person.get(f"{table.path}/table", seat=0)
        table.play(random.choice(table.keys))
        for _ in range(random.choice((0, 0, 0, 1, 3))):
            if table.state["undo"]["possible"]:
                table.do("undo")
        if table.state["undo"]["redo"] and random.random() < 0.5:
            table.do("redo")
    seen[table.info["number"]] = table.look(seat=0)
    assert len([number for number in seen if number < table.info["number"]]) > 65
    server.do(forgotten(server, table.id))
    table.look()
    light = server.running.tables._live[table.id].choices
    for number in random.sample(range(table.info["number"] + 1), 25):
        found = table.at(number, seat=0)
        assert found["scene"] == seen[number]["scene"], number
        assert found["log"] == table.person.get(f"{table.path}/log", before=found["log"][-1]["number"] + 1, seat=0)
    assert server.running.tables._live[table.id].choices == light
    table.do("undo")


def test_who_takes_back_and_puts_back_without_end_makes_no_match_heavy(start: Start) -> None:
    """It is opened with its latest entries, as any other, and what was taken back last can be put back."""
    server = start()
    table = server.guest().start("pilgrims", players=2, one_screen=True, free_undo=True, seed="4")
    for _ in range(60):
        table.play(table.keys[0])
    for _ in range(45):
        for what in ("undo", "undo", "redo", "redo"):
            table.do(what)
    table.do("undo")
    number, version = table.info["number"], table.version
    server.do(forgotten(server, table.id))
    assert table.look()["undo"]["redo"] and table.info["number"] == number == 59
    key = table.state["undo"]["key"]
    table.do("redo")
    assert table.info["number"] == 60 and table.state["undo"]["possible"]
    assert table.state["undo"]["key"] != key and table.version == version + 1
    server.do(forgotten(server, table.id))
    table.look()
    assert server.running.tables._live[table.id].choices <= 50
    for expected in (59, 58, 57):
        assert table.do("undo")["match"]["number"] == expected


async def forgotten(server: Server, match: str) -> None:
    server.running.tables.forget(match)


def test_a_fork_goes_on_from_a_decision_with_other_cards(server: Server) -> None:
    table = server.guest().start("high_card", one_screen=True, seed="3")
    hands = [table.look(seat=seat)["scene"] for seat in (0, 1)]
    table.look()
    table.play(table.keys[0])
    fork = table.person.post(f"{table.path}/fork", {"number": 0})
    copy = Table(table.person, fork["match"]["id"], fork)
    assert copy.info["forked_from"] == f"{table.id}#0" and copy.info["number"] == 0 and copy.version == 1
    assert copy.look(seat=0)["scene"] == hands[0], "what the seat could see stays"
    others = {
        str(table.person.get(f"/api/matches/{forked['match']['id']}/table", seat=1)["scene"]["zones"])
        for forked in (table.person.post(f"{table.path}/fork", {"number": 0}) for _ in range(6))
    }
    assert len(others) > 1, "what it could not see is dealt again"
    copy.look()
    copy.play_on(Random(1))
    assert copy.over and table.look()["version"] == 1, "the origin does not notice"
    assert copy.person.get(f"{copy.path}/record", 403)["error"] == "sealed", "it would tell the origin's seed"
    assert copy.info["seed"] is None
    table.do("resign")
    record = copy.person.get(f"{copy.path}/record")
    assert "redeal" in record and replay(record).over and copy.look()["match"]["seed"] == "3"


def test_a_fork_may_have_others_at_its_seats(server: Server) -> None:
    table = server.guest().start("pilgrims", one_screen=True, players=2)
    table.play(table.keys[0])
    fork = table.person.post(f"{table.path}/fork", {"number": 1, "seats": ["human", "random"]})
    assert [seat["kind"] for seat in fork["match"]["seats"]] == ["human", "bot"]
    person = table.person
    person.post(f"{table.path}/fork", {"number": 1, "seats": ["human", "nobody"]}, 422)
    assert person.post(f"{table.path}/fork", {"number": 1, "seats": ["human"]}, 422)["error"] == "other-seats"
    assert person.post(f"{table.path}/fork", {"number": 2}, 404)["error"] == "no-position"
    person.post(f"{table.path}/fork", {"number": -1}, 400)
    invited = person.post(f"{table.path}/fork", {"number": 0, "seats": ["human", "human"]})
    assert invited["match"]["state"] == "waiting" and invited["match"]["seats"][1]["invitation"]


def test_a_finished_match_can_be_forked_but_not_at_its_end(server: Server) -> None:
    table = server.guest().start("high_card", one_screen=True)
    table.play_on(Random(2))
    last = table.info["number"]
    assert table.person.post(f"{table.path}/fork", {"number": last}, 409)["error"] == "is-over"
    fork = table.person.post(f"{table.path}/fork", {"number": last - 1})
    copy = Table(table.person, fork["match"]["id"], fork)
    copy.play_on(Random(3))
    assert copy.person.get(f"{copy.path}/record"), "nothing is sealed when the origin is over"
    assert copy.person.post(f"{copy.path}/fork", {"number": last - 2}, 409)["error"] == "before-fork"
    deeper = copy.person.post(f"{copy.path}/fork", {"number": last - 1})
    assert deeper["match"]["forked_from"] == f"{copy.id}#{last - 1}"


def test_only_who_sits_there_forks_a_match_that_goes_on(server: Server) -> None:
    owner = server.member()
    table = owner.start("pilgrims", seats=["random", "random"])
    assert owner.post(f"{table.path}/fork", {"number": 0}, 403)["error"] == "not-over"


@pytest.mark.parametrize("game", ["connect_four", "high_card", "pilgrims"])
def test_a_match_is_the_same_after_it_was_forgotten(server: Server, game: str) -> None:
    """Whatever is in memory, the database tells the same."""
    table = server.guest().start(game, one_screen=True, players=2)
    random = Random(7)
    for _ in range(5):
        table.look()
        table.play_on(random, 7)
        before = table.look()
        server.running.tables._live.clear()
        assert table.look() == before

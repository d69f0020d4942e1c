"""Several people asked at once, roles chosen on sitting down, seats handed over, and campaigns, over the network."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from examples import night_watch

from tests.server.conftest import Start
from tests.server.kit import Person, Server, Table, eventually
from veillee.core.spec import find_game
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def the_watch() -> Iterator[None]:
    with at_hand(
        find_game("examples.night_watch:GAME")
    ):  # found by its place, so that the bots' processes find it, too
        yield


def two_at(server: Server, **wanted: Any) -> tuple[Table, Table]:
    """A watch of two people at two browsers."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.start("night_watch", players=2, **wanted)
    seats = ada.get(f"/api/matches/{table.id}")["seats"]
    return ada.at(table), bob.accept(seats[1]["invitation"])


def choices(table: Table) -> list[str]:
    state = table.person.get(f"{table.path}/table")
    question = state["scene"]["question"]
    return [choice["key"] for choice in question["choices"]] if question else []


def answer(table: Table, version: int, key: str, number: int, status: int = 0) -> dict[str, object]:
    body = {"version": version, "key": key, "number": number}
    found: dict[str, object] = table.person.post(f"{table.path}/play", body, status)
    return found


def question_of(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.person.get(f"{table.path}/table")["scene"]["question"]
    return found


def test_both_answer_the_same_decision_in_whatever_order(server: Server) -> None:
    """Given two people at one round, when the second answers first, both at the version they saw, then both count."""
    ada, bob = two_at(server)
    seen = ada.person.get(f"{ada.path}/table")
    number, version = seen["scene"]["question"]["number"], seen["version"]
    assert seen["scene"]["question"]["waiting"] == [0, 1]
    mine, theirs = choices(ada), choices(bob)
    assert mine and theirs, "everybody who is waited for sees their own choices"
    answer(bob, version, theirs[0], number)
    waiting = question_of(ada)
    assert (waiting["waiting"], waiting["number"]) == ([0], number)
    answer(bob, version, theirs[0], number, 403)
    answer(ada, version, mine[0], number)
    assert question_of(ada)["number"] == number + 1


def test_an_answer_can_be_taken_back_until_the_round_settles(server: Server) -> None:
    ada, bob = two_at(server)
    version, number = ada.person.get(f"{ada.path}/table")["version"], question_of(ada)["number"]
    answer(bob, version, choices(bob)[0], int(str(number)))
    state = bob.person.get(f"{bob.path}/table")
    assert state["undo"]["possible"] and not ada.person.get(f"{ada.path}/table")["undo"]["possible"]
    bob.person.post(f"{bob.path}/undo", {"version": state["version"]})
    assert question_of(ada)["waiting"] == [0, 1]
    assert choices(bob)


def test_who_answered_last_takes_back_a_settled_round(start: Start, database: str) -> None:
    """Given Bob's answer before Ada's, when both wait close by, then Ada may take back, on another server too."""
    first = start(db=database)
    ada, bob = two_at(first)
    version, number = ada.person.get(f"{ada.path}/table")["version"], int(str(question_of(ada)["number"]))
    answer(bob, version, "gather:near", number)
    answer(ada, version, "gather:near", number)
    first.stop()
    second = start(db=database)
    ada.person.go_to(second)
    bob.person.go_to(second)
    state = ada.person.get(f"{ada.path}/table")
    assert state["undo"]["possible"] and state["undo"]["key"] == "gather:near"
    undo = bob.person.get(f"{bob.path}/table")["undo"]
    assert (undo["possible"], undo["reason"]) == (False, "Another seat has acted since.")
    bob.person.post(f"{bob.path}/undo", {"version": state["version"]}, 409)
    state = ada.person.post(f"{ada.path}/undo", {"version": state["version"]})
    assert question_of(ada)["waiting"] == [0]
    undo = bob.person.get(f"{bob.path}/table")["undo"]
    assert undo["possible"] and not undo["redo"], "Bob's answer lies open again, and only Ada puts back hers"
    state = bob.person.post(f"{bob.path}/undo", {"version": state["version"]})
    assert question_of(ada)["waiting"] == [0, 1]
    second.stop()
    third = start(db=database)
    bob.person.go_to(third)
    assert question_of(bob)["waiting"] == [0, 1]
    bob.person.post(f"{bob.path}/redo", {"version": state["version"]})
    assert question_of(bob)["waiting"] == [0]


def test_answers_survive_a_restart_and_reach_another_server(database: str, start: Start) -> None:
    """Given an answer stored by one server, when another one opens the match, then it waits only for the other seat."""
    first = start(db=database)
    ada, bob = two_at(first)
    version, number = ada.person.get(f"{ada.path}/table")["version"], int(str(question_of(ada)["number"]))
    answer(bob, version, choices(bob)[0], number)
    second = start(db=database)
    ada.person.go_to(second)
    assert question_of(ada)["waiting"] == [0]
    answer(ada, version, choices(ada)[0], number)
    eventually(lambda: question_of(bob)["number"] == number + 1)
    first.stop()
    bob.person.go_to(second)
    assert question_of(bob)["number"] == number + 1


def test_the_owner_hands_a_seat_to_a_bot_and_takes_it_back(start: Start) -> None:
    server = start()
    ada, bob = two_at(server)
    seats = f"/api/matches/{ada.id}/seats"
    bob.person.post(seats, {"seat": 1, "kind": "random"}, 403)
    ada.person.post(seats, {"seat": 1, "kind": "nobody"}, 422)
    ada.person.post(seats, {"seat": 7, "kind": "random"}, 404)
    info = ada.person.post(seats, {"seat": 1, "kind": "random"})
    assert info["seats"][1]["bot"] == "random"
    eventually(lambda: 1 not in question_of(ada)["waiting"])  # type: ignore[operator]
    bob.person.get(f"{bob.path}/table", 404)
    info = ada.person.post(seats, {"seat": 1, "kind": "invite"})
    assert info["state"] == "waiting" and info["seats"][1]["invitation"]
    carol = server.guest("Carol").accept(info["seats"][1]["invitation"])
    assert carol.person.get(f"{carol.path}/table")["seat"] == 1
    assert ada.person.post(seats, {"seat": 1, "kind": "human"})["seats"][1]["yours"]


def test_roles_are_chosen_on_sitting_down_and_dealt_when_all_have(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    info = ada.post("/api/matches/gather", {"game": "night_watch", "players": 2})
    assert info["state"] == "gathering"
    path = f"/api/matches/{info['id']}"
    assert ada.get(f"{path}/table", 409)["error"] == "gathering"
    bob.post(f"/api{info['seats'][1]['invitation']}", status=409)
    first, second = night_watch.GAME.roles.ids[:2] if night_watch.GAME.roles else ("", "")
    ada.post(f"{path}/role", {"seat": 0, "role": first})
    bob.post(f"{path}/role", {"seat": 1, "role": first}, 422)
    bob.post(f"{path}/role", {"seat": 0, "role": second}, 403)
    bob.post(f"{path}/role", {"seat": 1, "role": "king"}, 422)
    dealt = bob.post(f"{path}/role", {"seat": 1, "role": second})
    assert dealt["state"] == "playing"
    assert [seat["role"] for seat in dealt["seats"]] == [first, second]
    assert ada.get(f"{path}/table")["scene"]["question"]["waiting"]
    ada.post(f"{path}/start", {}, 409)


def test_the_owner_may_deal_without_waiting(server: Server) -> None:
    ada = server.guest("Ada")
    info = ada.post("/api/matches/gather", {"game": "night_watch", "players": 3})
    started = ada.post(f"/api/matches/{info['id']}/start", {})
    assert started["state"] == "waiting", "the seats are still free"
    assert ada.get(f"/api/matches/{info['id']}/table")["scene"]["question"]


def play_out(person: Person, match: str) -> None:
    """All seats of a chapter at one screen, the first option always."""
    while True:
        state = person.get(f"/api/matches/{match}/table")
        question = state["scene"].get("question")
        if question is None:
            return
        body = {"version": state["version"], "key": question["choices"][0]["key"], "number": question["number"]}
        person.post(f"/api/matches/{match}/play", body, seat=question["seat"])


def test_a_campaign_from_its_first_chapter_to_its_last(database: str, start: Start) -> None:
    """Given a campaign whose server restarts between chapters, then it goes on, and its file tells all of it."""
    server = start(db=database)
    ada = server.guest("Ada")
    state = ada.post("/api/campaigns", {"game": "night_watch"})
    id_ = state["info"]["id"]
    assert not state["done"] and state["page"]["status"]
    played = 0
    while state["chapters"]:
        chapter = {"chapter": state["chapters"][0]["id"], "seats": ["human"] * (2 + played % 2), "one_screen": True}
        ada.post(f"/api/campaigns/{id_}/chapters", {**chapter, "chapter": "nowhere"}, 422)
        table = ada.post(f"/api/campaigns/{id_}/chapters", chapter)
        assert table["match"]["campaign"] == id_
        ada.post(f"/api/campaigns/{id_}/chapters", chapter, 409)
        play_out(ada, table["match"]["id"])
        played += 1
        server.stop()
        server = start(db=database)
        ada.go_to(server)
        state = ada.get(f"/api/campaigns/{id_}", lang="fr")
        assert len(state["done"]) == played
        assert state["done"][-1]["verdict"] in ("won", "lost")
    assert played == 3 and state["info"]["over"]
    assert [one["id"] for one in ada.get("/api/campaigns")["mine"]] == [id_]
    text = ada.get(f"/api/campaigns/{id_}/file")
    again = ada.post("/api/campaigns/file", {"text": text})
    assert again["info"]["over"] and [one["verdict"] for one in again["done"]] == [o["verdict"] for o in state["done"]]
    assert ada.get(f"/api/campaigns/{again['info']['id']}/file") == text
    fork = ada.post(f"/api/campaigns/{id_}/fork", {"number": 2})
    assert len(fork["done"]) == 1 and fork["chapters"], "what happened stays as it is"
    assert len(ada.get(f"/api/campaigns/{id_}")["done"]) == 3
    server.guest("Eve").get(f"/api/campaigns/{id_}", 404)
    ada.post("/api/campaigns/file", {"text": "nonsense"}, 422)
    ada.post("/api/campaigns", {"game": "pilgrims"}, 422)

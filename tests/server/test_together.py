"""Several people asked at once, roles chosen on sitting down, seats shared and handed over, over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from examples.night_watch.words import KEEPER_IDS

from tests.ports import free_port
from tests.server.conftest import NewDatabase, Start
from tests.server.kit import Person, Server, Table, eventually
from tests.server.nursery import Nursery
from veillee.core.spec import installed
from veillee.server.opening import taken_back
from veillee.server.rows import Entry

pytestmark = pytest.mark.usefixtures("the_watch")


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


def listed(table: Table) -> list[int]:
    """Whom a match waits for, as the list of somebody's matches says."""
    mine = table.person.get("/api/matches")["mine"]
    return next(list(match["waiting"]) for match in mine if match["id"] == table.id)


def test_a_list_says_of_every_seat_that_is_asked_that_it_is_waited_for(server: Server) -> None:
    ada, bob = two_at(server)
    version, number = bob.version, int(str(question_of(bob)["number"]))
    assert listed(ada) == listed(bob) == [0, 1]
    answer(bob, version, choices(bob)[0], number)
    assert listed(ada) == listed(bob) == ada.person.get(ada.path)["waiting"] == [0]
    bob.look()
    bob.do("undo")
    assert listed(ada) == [0, 1]
    ada.look()
    ada.do("resign")
    assert listed(bob) == []


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


def test_of_equal_answers_the_one_of_the_seat_is_taken_back() -> None:
    """Given three seats that answered the same, when the first of them takes back, then its entry goes, no other."""
    entries = [Entry(n, "choice", seat, "gather:near", "", 1, False, b"[]") for n, seat in enumerate((2, 0, 1), 1)]
    assert taken_back(entries, Entry(4, "undo", 2, "gather:near", "", 1, False, b"[]")) == 0
    assert taken_back(entries, Entry(4, "undo", 3, "gather:near", "", 1, False, b"[]")) == 2, "freely: the last one"
    assert taken_back(entries, Entry(4, "undo", 2, "gather:far", "", 1, False, b"[]")) is None


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
    assert info["state"] == "gathering" and info["waiting"] == []
    path = f"/api/matches/{info['id']}"
    assert ada.get(f"{path}/table", 409)["error"] == "gathering"
    joined = bob.post(f"/api{info['seats'][1]['invitation']}")
    assert joined["id"] == info["id"] and joined["state"] == "gathering", "there is no table yet, but there are roles"
    assert joined["seats"][1]["yours"]
    first, second = KEEPER_IDS[:2]
    ada.post(f"{path}/role", {"seat": 0, "role": first})
    taken = bob.post(f"{path}/role", {"seat": 1, "role": first}, 409, lang="fr")
    assert taken["error"] == "role-taken" and taken["message"].startswith("Quelqu'un d'autre")
    bob.post(f"{path}/role", {"seat": 0, "role": second}, 403)
    unknown = bob.post(f"{path}/role", {"seat": 1, "role": "king"}, 422, lang="fr")
    assert unknown["error"] == "setup" and unknown["message"].startswith("On ne peut pas jouer ainsi")
    dealt = bob.post(f"{path}/role", {"seat": 1, "role": second})
    assert dealt["state"] == "playing"
    assert [seat["role"] for seat in dealt["seats"]] == [first, second]
    assert ada.get(f"{path}/table")["scene"]["question"]["waiting"]
    ada.post(f"{path}/start", {}, 409)


def test_who_takes_the_last_seat_whose_role_is_named_comes_to_a_table(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    wanted = {"game": "night_watch", "players": 2, "roles": list(KEEPER_IDS[:2]), "open": True}
    info = ada.post("/api/matches/gather", wanted)
    assert info["id"] in [match["id"] for match in bob.get("/api/matches")["open"]]
    table = bob.post(f"/api/matches/{info['id']}/join")
    assert table["seat"] == 1 and table["scene"]["question"]["waiting"] == [0, 1]


def test_a_seat_left_to_a_bot_need_not_choose(server: Server) -> None:
    ada = server.guest("Ada")
    info = ada.post("/api/matches/gather", {"game": "night_watch", "players": 2})
    ada.post(f"/api/matches/{info['id']}/role", {"seat": 0, "role": KEEPER_IDS[0]})
    dealt = ada.post(f"/api/matches/{info['id']}/seats", {"seat": 1, "kind": "random"})
    assert dealt["state"] == "playing" and dealt["seats"][1]["bot"] == "random"


def test_the_owner_may_deal_without_waiting(server: Server) -> None:
    ada = server.guest("Ada")
    info = ada.post("/api/matches/gather", {"game": "night_watch", "players": 3})
    started = ada.post(f"/api/matches/{info['id']}/start", {})
    assert started["state"] == "waiting", "the seats are still free"
    assert ada.get(f"/api/matches/{info['id']}/table")["scene"]["question"]


# -- people with several seats -----------------------------------------------------------------------


def test_one_invitation_is_good_for_all_seats_of_a_person(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.start("night_watch", players=4, people=[0, 0, 1, 1])
    seats = table.info["seats"]
    assert [seat["yours"] for seat in seats] == [True, True, False, False] and table.info["people"] == [0, 0, 1, 1]
    assert [bool(seat["invitation"]) for seat in seats] == [False, False, True, False]
    assert bob.get(f"/api{seats[2]['invitation']}")["seats"] == [2, 3]
    his = bob.accept(seats[2]["invitation"])
    assert [seat["yours"] for seat in his.info["seats"]] == [False, False, True, True]
    assert his.info["state"] == "playing"
    version, number = his.version, his.state["scene"]["question"]["number"]
    for seat in (3, 2):
        body = {"version": version, "key": his.look(seat=seat)["scene"]["question"]["choices"][0]["key"]}
        bob.post(f"{his.path}/play", {**body, "number": number}, seat=seat)
    assert listed(his) == [0, 1]


def test_seats_of_one_person_may_go_different_ways(server: Server) -> None:
    """Given that only one of two seats is free again, when it is taken, then the other stays whose it was."""
    ada, bob, carol = server.guest("Ada"), server.guest("Bob"), server.guest("Carol")
    table = ada.start("night_watch", players=3, people=[0, 1, 1])
    bob.accept(table.invitation(1))
    freed = ada.post(f"{table.path}/seats", {"seat": 2, "kind": "invite"})
    carol.accept(freed["seats"][2]["invitation"])
    assert [seat["person"] for seat in ada.get(table.path)["seats"]] == ["Ada", "Bob", "Carol"]


# -- seats that are handed over in a round ---------------------------------------------------------------


def test_what_somebody_answered_stays_when_their_seat_goes_to_a_bot(server: Server) -> None:
    ada, bob = two_at(server)
    version, number = bob.version, int(str(question_of(bob)["number"]))
    answer(bob, version, choices(bob)[0], number)
    ada.person.post(f"{ada.path}/seats", {"seat": 1, "kind": "random"})
    assert question_of(ada)["waiting"] == [0]
    answer(bob, version, choices(ada)[0], number, 404)
    answer(ada, version, choices(ada)[0], number)
    eventually(lambda: int(str(question_of(ada)["number"])) > number)


def test_a_bot_that_thought_too_long_does_not_answer_for_a_person(server: Server) -> None:
    """Given a seat that was a bot's and is a person's again, when the bot has chosen at last, then nothing happens."""
    ada, bob = two_at(server)
    key = choices(bob)[0]
    server.do(server.running.service.playing.play_for_bot(ada.id, ada.version, 1, key))
    assert question_of(ada)["waiting"] == [0, 1]
    answer(bob, bob.version, key, int(str(question_of(bob)["number"])))
    assert question_of(ada)["waiting"] == [0]


def test_who_lost_a_seat_at_another_server_does_not_play_it_here(database: str, start: Start) -> None:
    """Given two servers that do not hear each other, when a seat was handed over at one, then the other finds out."""
    here, there = start(db=database), start(db=database)
    ada, bob = two_at(here)
    key, number = choices(bob)[0], int(str(question_of(bob)["number"]))
    ada.person.go_to(there)
    ada.person.post(f"{ada.path}/seats", {"seat": 1, "kind": "human"})
    answer(bob, bob.version, key, number, 404)
    assert question_of(ada)["waiting"] == [0, 1]


def test_a_server_killed_in_a_round_loses_no_answer(tmp_path: Path, new_database: NewDatabase) -> None:
    """Given two server processes on one PostgreSQL, when one is killed after an answer, then the other one goes on."""
    nursery, db = Nursery(tmp_path), new_database("postgresql")
    one, other = (nursery.start(free_port(), db=db, channels=db) for _ in range(2))
    ada, bob = Person(one.ready().address, "Ada"), Person(other.ready().address, "Bob")
    mine = ada.start("night_watch", players=3)
    his = bob.accept(mine.invitation(1))
    version, number = his.version, his.state["scene"]["question"]["number"]
    answer(mine, version, choices(mine)[0], number)
    answer(his, version, choices(his)[0], number)
    assert question_of(mine)["waiting"] == [2], "each answer reaches the other server"
    one.kill()
    ada.address = other.address
    ada.http.base_url = other.address
    assert question_of(mine)["waiting"] == [2] and listed(his) == [2]
    ada.post(f"{mine.path}/seats", {"seat": 2, "kind": "random"})
    eventually(lambda: int(str(question_of(mine)["number"])) > number)
    taken = ada.post(f"{mine.path}/seats", {"seat": 2, "kind": "human"})
    assert taken["seats"][2]["yours"] and taken["state"] == "playing"
    other.stop()
    nursery.close()


def test_a_seat_whose_role_was_left_to_chance_is_called_as_at_the_table(server: Server) -> None:
    if "kinfire" not in installed():
        pytest.skip("no game whose seats are called as their roles is installed")
    for _ in range(5):  # the role that is drawn is seldom the first one that is left
        table = server.guest().start("kinfire", mode="combat", roles=["khor", ""], settings={"combat": "q1_2"})
        names = [one["name"] for one in table.state["scene"]["players"] if one["index"] >= 0]
        assert [one["name"] for one in table.info["seats"]] == names[:2]

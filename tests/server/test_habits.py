"""Habits: what people answer without being asked, as choices like any other."""

from __future__ import annotations

from tests.server.kit import Json, Person, Server, Table

RAIDERS: Json = {"mode": "standard", "players": 2, "one_screen": True, "free_undo": True, "seed": "habits"}


def switched_on(server: Server) -> Person:
    person = server.guest()
    habits = person.ask("PATCH", "/api/habits/raiders", {"question": "habits", "answer": "on"})
    assert habits["on"] and {one["question"] for one in habits["usual"]} >= {"ask-mill", "ask-dismiss"}
    return person


def at_work(person: Person) -> Table:
    """A match at a decision at which a worker can be placed at the Mill, which gives provisions only."""
    table = person.start("raiders", **RAIDERS)
    while "place:mill" not in table.keys:
        table.play(table.keys[0])
    return table


def test_an_income_is_taken_and_told(server: Server) -> None:
    table = at_work(switched_on(server))
    before = table.look()
    state = table.play("place:mill")
    assert state["version"] == before["version"] + 2, "the answer is an entry of its own"
    assert state["scene"]["question"]["name"] == "ask-take"
    numbers = range(state["match"]["number"] - 1, state["match"]["number"] + 1)
    assert [table.at(n, seat=0)["scene"]["question"]["name"] for n in numbers] == ["ask-mill", "ask-take"]
    assert any(told["kind"] == "gains" for told in state["log"])


def test_who_has_no_habits_is_asked(server: Server) -> None:
    table = at_work(server.guest())
    assert table.play("place:mill")["scene"]["question"]["name"] == "ask-mill"


def test_who_wants_to_be_asked_is_asked(server: Server) -> None:
    person = switched_on(server)
    shown = person.ask("PATCH", "/api/habits/raiders", {"question": "ask-mill", "answer": "ask"})
    assert [one["asked"] for one in shown["usual"] if one["question"] == "ask-mill"] == [True]
    table = at_work(person)
    assert table.play("place:mill")["scene"]["question"]["name"] == "ask-mill"
    shown = person.ask("DELETE", "/api/habits/raiders", {})
    assert not any(one["asked"] for one in shown["usual"]) and shown["on"]


def test_any_answer_can_become_a_habit(server: Server) -> None:
    person = switched_on(server)
    person.ask("PATCH", "/api/habits/raiders", {"question": "ask-mill", "answer": "skip"})
    table = at_work(person)
    state = table.play("place:mill")
    assert state["scene"]["question"]["name"] == "ask-take"
    assert any(told["kind"] == "skips" for told in state["log"])


def test_taking_back_goes_back_to_a_choice_of_ones_own(server: Server) -> None:
    table = at_work(switched_on(server))
    first = table.look()
    table.play("place:mill")
    back = table.do("undo")
    assert back["scene"]["question"]["name"] == "ask-turn"
    assert back["scene"]["zones"] == first["scene"]["zones"]


def test_a_habit_that_cannot_be_followed_is_a_question(server: Server) -> None:
    person = switched_on(server)
    person.ask("PATCH", "/api/habits/raiders", {"question": "ask-mill", "answer": "gain:iron"})
    table = at_work(person)
    assert table.play("place:mill")["scene"]["question"]["name"] == "ask-mill"


def test_habits_are_ones_own(server: Server) -> None:
    ada, ben = switched_on(server), server.guest()
    assert ben.get("/api/habits/raiders")["on"] is None
    assert ada.get("/api/habits/pilgrims")["on"], "the switch holds in every game"
    problem = ben.ask("PATCH", "/api/habits/chess", {"question": "habits", "answer": "on"}, 404, lang="fr")
    assert problem["message"] == "Ce jeu n'existe pas."
    ben.ask("PATCH", "/api/habits/raiders", {"question": "ask-mill", "answer": 3}, 400)


def test_who_learns_is_asked_nothing_that_is_taken_for_granted(server: Server) -> None:
    """The path of the guided match goes on over such answers; where it proposes something else, it asks."""
    table = switched_on(server).start("raiders", guided=True)
    asked = []
    while (key := table.state["guide"]["proposed"]) is not None:
        asked.append(table.state["scene"]["question"]["name"])
        table.play(key)
    assert len(asked) > 10 and not {"ask-mill", "ask-silversmith", "ask-dismiss"} & set(asked)

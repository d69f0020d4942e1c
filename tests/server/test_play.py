"""Choices, refusals, taking back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.server.kit import Person, Server, Table, play_together
from veillee.core.start import replay


def two(server: Server, game: str = "connect_four", **wanted: Any) -> tuple[Table, Table]:
    """A match of two people."""
    mine = server.guest("Ada").start(game, **wanted)
    his = server.guest("Ben").accept(mine.invitation(1))
    mine.look()
    return mine, his


def test_two_people_play_a_match_to_its_end(server: Server) -> None:
    tables = two(server, "high_card")
    play_together(list(tables), Random(1))
    mine, his = (table.look() for table in tables)
    assert mine["match"]["state"] == his["match"]["state"] == "over"
    assert mine["match"]["outcome"] == his["match"]["outcome"] and mine["match"]["outcome"]["scores"]
    assert mine["match"]["waiting"] == [] and mine["match"]["seed"]
    french = tables[0].look(lang="fr")
    assert french["match"]["outcome"]["headline"] != mine["match"]["outcome"]["headline"]
    record = tables[1].person.get(f"{tables[1].path}/record")
    assert replay(record).record() == record


def test_a_choice_is_answered_with_the_next_table(server: Server) -> None:
    table = server.guest().start("pilgrims", mode="solo", seed="7")
    first = table.state
    since = first["log"][-1]["number"]
    state = table.play(table.keys[0], since=since)
    assert (state["version"], state["match"]["number"]) == (1, 1)
    assert state["log"] and all(told["number"] > since and told["decision"] == 1 for told in state["log"])
    assert table.look()["log"] == first["log"] + state["log"]
    assert table.look(since=since)["log"] == state["log"]
    assert table.look(lang="fr")["scene"]["lang"] == "fr" and table.look(lang="fr")["log"] != table.look()["log"]


def test_only_who_is_asked_may_answer(server: Server) -> None:
    mine, his = two(server)
    refused = his.play("drop:a", 403, lang="fr")
    assert refused == {"error": "not-your-turn", "message": "Ce n'est pas votre tour.", "rule": ""}
    mine.play("drop:a")
    his.look()
    his.play("drop:b")
    assert his.version == 2


def test_a_refused_choice_says_why_and_changes_nothing(server: Server) -> None:
    table = server.guest().start(one_screen=True)
    for _ in range(6):
        table.play("drop:a")
    before = table.look()
    illegal = table.play("drop:a", 422)
    assert illegal["error"] == "illegal" and re.fullmatch(r"C4-\d+", illegal["rule"])
    french = table.play("drop:a", 422, lang="fr")
    assert french["rule"] == illegal["rule"] and french["message"] != illegal["message"]
    assert table.play("fly:a", 422)["error"] == "unknown"
    assert table.play("drop:z", 422)["error"] == "unknown"
    for bad in ("", "a" * 65, "dr op"):
        table.play(bad, 400)
    assert table.look() == before


def test_why_a_move_is_possible_or_not(server: Server) -> None:
    mine, his = two(server)
    possible = mine.person.get(f"{mine.path}/explain", key="drop:a")
    assert possible["possible"] and possible["rule"] and possible["rule_text"]
    assert his.person.get(f"{his.path}/explain", 403, key="drop:a")["error"] == "not-your-turn"
    assert mine.person.get(f"{mine.path}/explain", 422, key="fly")["error"] == "unknown"
    french = mine.person.get(f"{mine.path}/explain", key="drop:a", lang="fr")
    assert french["reason"] != possible["reason"]
    mine.person.get(f"{mine.path}/explain", 400)


def test_what_lies_on_the_table_can_be_asked_about(server: Server) -> None:
    mine, his = two(server)
    told = mine.person.get(f"{mine.path}/about", target="column:a")
    assert told["name"] == "A" and [choice["key"] for choice in told["choices"]] == ["drop:a"]
    french = mine.person.get(f"{mine.path}/about", target="column:a", lang="fr")
    assert french["now"] != told["now"]
    watched = his.person.get(f"{his.path}/about", target="column:a")
    assert watched["name"] == "A" and watched["choices"] == [] and watched["reasons"] == []
    assert mine.person.get(f"{mine.path}/about", 422, target="column:z")["error"] == "unknown"
    mine.person.get(f"{mine.path}/about", 400)


def test_nothing_can_be_done_with_anything_once_a_match_was_given_up(server: Server) -> None:
    mine, _ = two(server)
    mine.person.post(f"{mine.path}/resign", {"version": mine.look()["version"]})
    told = mine.person.get(f"{mine.path}/about", target="column:a")
    assert told["choices"] == [] and told["now"] == "The match is over."


def test_an_answer_to_an_old_table_gets_the_present_one(server: Server) -> None:
    mine, his = two(server)
    mine.play("drop:a")
    stale = mine.play("drop:b", 409, version=0, lang="fr")
    assert stale["error"] == "stale" and stale["message"].startswith("La table a changé")
    assert stale["table"]["version"] == 1 and stale["table"]["scene"]["lang"] == "fr"
    assert stale["table"]["seat"] == 0, "their own view of it"
    his.look()
    assert his.play("drop:b", 409, version=7)["table"]["version"] == 1
    assert his.do("resign", 409, version=0)["error"] == "stale"
    assert his.look()["version"] == 1


def test_a_request_sent_twice_is_carried_out_once(server: Server) -> None:
    mine, his = two(server)
    key = {"Idempotency-Key": "once-upon-a-time"}
    first = mine.play("drop:a", headers=key)
    again = mine.play("drop:a", version=0, headers=key)
    assert again == first
    his.look()
    his.play("drop:b", headers=key)  # keys are everybody's own
    later = mine.play("drop:a", version=0, headers=key)
    assert later["version"] == 2 and later["match"]["number"] == 2, "the same success, and how it stands now"
    assert mine.play("drop:c", 422, version=0, headers=key)["error"] == "key-reused"
    mine.play("drop:b", headers={"Idempotency-Key": "twice"})
    mine.play("drop:b", 400, headers={"Idempotency-Key": "x" * 81})


def test_a_choice_is_taken_back_and_put_back(server: Server) -> None:
    table = server.guest().start(one_screen=True)
    empty = table.look()
    assert not empty["undo"]["possible"] and empty["undo"]["reason"]
    table.play("drop:a")
    assert table.state["undo"] == {
        "possible": True,
        "key": "drop:a",
        "label": table.state["undo"]["label"],
        "reason": table.state["undo"]["reason"],
        "redo": False,
    }
    played = table.state
    back = table.do("undo", seat=0)
    assert back["version"] == 2 and back["match"]["number"] == 0 and back["undo"]["redo"]
    assert back["scene"] == empty["scene"]
    again = table.do("redo", seat=1)
    assert again["version"] == 3 and again["scene"] == played["scene"] and not again["undo"]["redo"]
    table.do("redo", 409)
    table.do("undo", 409, version=1)
    assert table.do("undo")["match"]["number"] == 0
    refused = table.do("undo", 409, lang="fr")
    assert refused == {"error": "undo", "message": "Il n'y a rien à défaire.", "rule": ""}


def test_nobody_takes_back_what_another_has_done(server: Server) -> None:
    mine, his = two(server)
    mine.play("drop:a")
    his.look()
    assert not his.state["undo"]["possible"]
    assert his.do("undo", 409)["error"] == "undo"
    his.play("drop:b")
    assert mine.look()["undo"]["reason"] and not mine.state["undo"]["possible"]
    mine.do("undo", 409)
    his.do("undo")
    assert his.state["match"]["waiting"] == [1]


def test_what_was_revealed_stays(server: Server) -> None:
    table = server.guest().start("high_card", one_screen=True)
    table.play(table.keys[0])
    assert table.state["undo"]["possible"], "nobody has seen the card"
    table.play(table.keys[0])
    for seat in (0, 1):
        assert not table.look(seat=seat)["undo"]["possible"]
        table.do("undo", 409, seat=seat)


def test_free_undo_takes_back_everything(server: Server) -> None:
    table = server.guest().start("high_card", one_screen=True, free_undo=True, seed="5")
    first = table.look(seat=0)["scene"]
    for _ in range(3):
        table.look()
        table.play(table.keys[0])
    for _ in range(3):
        table.do("undo")
    assert table.look(seat=0)["scene"] == first and table.info["free_undo"]


def test_a_match_survives_undo_on_both_sides_of_a_snapshot(server: Server) -> None:
    """Snapshots hold no redo, so the story must carry on from before them."""
    table = server.guest().start(one_screen=True)
    random = Random(3)
    for _ in range(24):
        table.play(random.choice(table.keys)) if table.version % 2 == 0 else table.do("undo")
    table.play(random.choice(table.keys))
    table.do("undo")
    assert table.version == 26
    before = table.look()
    server.running.tables._live.clear()
    assert table.look() == before
    assert table.do("redo")["version"] == 27
    server.running.tables._live.clear()
    assert table.look()["undo"]["possible"]


def test_a_log_is_told_again_after_something_was_taken_back(server: Server) -> None:
    mine, his = two(server)
    mine.play("drop:a")
    his.look()
    had, version = his.state["log"][-1]["number"], his.version
    mine.do("undo")
    mine.play("drop:b")
    assert his.look(since=had)["log"] == [], "who does not say which table they had"
    assert his.look(since=had, version=version)["log"] == mine.look()["log"]
    stale = his.play("drop:c", 409, version=version, since=had)
    assert stale["table"]["log"] == mine.look()["log"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_is_in_the_language_asked_for(server: Server, lang: str) -> None:
    person: Person = server.guest()
    table = person.start("pilgrims", lang=lang, seats=["human", "human"], one_screen=True)
    for state in (table.state, table.look(lang=lang), table.play(table.keys[0], lang=lang)):
        assert state["scene"]["lang"] == lang
        assert state["match"]["seats"][0]["name"] == ("Red" if lang == "en" else "Rouge")
    assert person.get(table.path, lang=lang)["seats"][1]["name"] == ("Blue" if lang == "en" else "Bleu")

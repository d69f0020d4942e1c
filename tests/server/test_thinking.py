"""Hints and analyses over the network, and bots that would keep the server too busy."""

from __future__ import annotations

import time
from typing import Any

import pytest
from examples import connect_four

from tests.server.conftest import Start
from tests.server.kit import Server, Table, eventually
from veillee.bots.analysis import Glance, glance
from veillee.core.hints import Advice, Hint
from veillee.core.spec import installed, register
from veillee.core.start import load
from veillee.server import thinking


def test_a_hint_for_who_is_asked(server: Server) -> None:
    table = server.guest().start("pilgrims", mode="solo")
    found = table.person.get(f"{table.path}/hint")
    assert found["seat"] == 0
    assert 1 <= len(found["advice"]) <= 3
    assert all(one["key"] in table.keys for one in found["advice"])
    assert all(0 <= one["chance"] <= 1 for one in found["advice"])
    assert found["why"]
    assert table.person.get(f"{table.path}/hint") == found, "asking again gives the same"
    assert table.look()["version"] == 0, "a hint changes nothing"
    french = table.person.get(f"{table.path}/hint", lang="fr")
    assert [one["key"] for one in french["advice"]] == [one["key"] for one in found["advice"]]
    assert french["why"] != found["why"]


def test_no_hint_where_nobody_knows_what_follows(server: Server) -> None:
    if "kinfire" not in installed():
        pytest.skip("no game with such questions is installed")
    table = server.guest().start("kinfire", mode="quest", settings={"quest": "2"}, one_screen=True)
    refused = table.person.get(f"{table.path}/hint", 409, lang="en")
    assert refused["error"] == "hint" and refused["message"].startswith("Nobody knows what lies behind this choice")


def test_no_hint_for_anybody_else(server: Server) -> None:
    owner = server.guest()
    table = owner.start("pilgrims", seats=["human", "human"], mode="basic", watchable=True)
    other = server.guest().accept(table.invitation(1))
    table.look()
    asked, waiting = (table, other) if table.info["waiting"] == [0] else (other, table)
    assert waiting.person.get(f"{waiting.path}/hint", 403)["error"] == "not-your-turn"
    watch = table.info["watch"].rsplit("/", 1)[1]
    assert server.guest().get(f"{table.path}/hint", 403, watch=watch)["error"] == "not-your-turn"
    assert server.guest().get(f"{table.path}/hint", 404)["error"] == "no-match"
    assert asked.keys


def finished(server: Server) -> Table:
    """A short match, as every choice of it is thought about."""
    table = server.guest().start(one_screen=True)
    for column in "abababa":
        table.play(f"drop:{column}")
    assert table.over
    return table


def test_an_analysis_of_a_finished_match(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think_back", quick_glance)
    server = start()
    table = finished(server)
    path = f"{table.path}/analysis"
    total = table.info["number"]
    assert table.person.get(path)["total"] == total
    eventually(lambda: table.person.get(path)["done"] == total, 120)
    found = table.person.get(path)["analysis"]
    assert len(found["moments"]) == total
    assert found["moments"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    french = table.person.get(path, lang="fr")["analysis"]
    assert french["worst"] == found["worst"]
    assert french["moments"][5]["label"] != found["moments"][5]["label"]
    assert server.guest().get(path, 404)["error"] == "no-match"


def test_an_analysis_goes_on_while_somebody_asks_for_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """And three of them for one person: others ask for theirs, too."""
    monkeypatch.setattr(thinking, "think_back", quick_glance)
    monkeypatch.setattr(thinking, "FORGOTTEN", 0.0)
    server = start()
    table = finished(server)
    path = f"{table.path}/analysis"
    found = server.running.thinking._analyses
    assert table.person.get(path)["done"] == 0
    eventually(lambda: found[table.id].task is None)
    assert table.person.get(path)["done"] == 0 < table.info["number"], "nobody has waited for it"
    eventually(lambda: found[table.id].task is None)
    monkeypatch.setattr(thinking, "FORGOTTEN", 60.0)
    monkeypatch.setattr(thinking, "AT_ONCE", 0)
    table.person.get(path)
    assert found[table.id].task is None
    monkeypatch.setattr(thinking, "AT_ONCE", 1)
    eventually(lambda: table.person.get(path)["done"] == table.info["number"], 120)


def quick_glance(data: bytes, number: int, pack: str | None) -> Glance:
    register(connect_four.GAME)  # whoever thinks does it in a process of its own
    return glance(load(data), number, "1")


def test_no_analysis_before_the_end_or_of_what_was_given_up(server: Server) -> None:
    table = server.guest().start("pilgrims", mode="solo")
    assert table.person.get(f"{table.path}/analysis", 403)["error"] == "not-over"
    table.do("resign")
    assert table.person.get(f"{table.path}/analysis", 409)["error"] == "given-up"
    assert table.person.get(f"{table.path}/hint", 409)["error"] == "is-over"


def test_an_analysis_that_fails_says_so(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think_back", failing)
    table = finished(start())
    path = f"{table.path}/analysis"
    table.person.get(path)
    eventually(lambda: table.person.send("GET", path).status_code == 409)
    assert table.person.get(path, 409)["error"] == "no-analysis"


def failing(*_: Any) -> Glance:
    raise RuntimeError("no thought")


def test_the_same_hint_is_thought_out_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think_hint", constant)
    table = start().guest().start("pilgrims", mode="solo")
    first = table.person.get(f"{table.path}/hint")
    assert table.person.get(f"{table.path}/hint") == first
    assert table.person.get(f"{table.path}/hint", lang="fr") != first


def constant(data: bytes, seat: int, lang: str, pack: str | None) -> Hint:
    return Hint(1, seat, (Advice("corner:a1", "A1", 1.0, 0.5),), "A1.", f"{lang} {time.monotonic_ns()}")


def test_bots_that_can_sit_down(server: Server) -> None:
    person = server.guest()
    card = person.get("/api/games")[0]
    assert [bot["name"]["en"] for bot in card["bots"]] == ["Beginner", "Fair", "Strong"]
    assert card["usual"] == card["bots"][1]["bot"], "a fair one sits down where nobody was asked for"
    for bot in card["bots"]:
        table = person.start("pilgrims", seats=["human", bot["bot"]], mode="basic")
        for lang in ("en", "fr"):
            seat = person.get(table.path, lang=lang)["seats"][1]
            assert (seat["bot"], seat["bot_name"]) == (bot["bot"], bot["name"][lang])
    table = person.start("pilgrims", seats=["human", "search:7"], mode="basic")
    assert person.get(table.path)["seats"][1]["bot_name"] == "search:7", "known to whoever wanted it"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("search:abc", "expected a number of iterations"),
        ("search:0", "expected a number of iterations"),
        ("search:1000000", "expected at most search:2000"),
        ("search:60s", "expected at most search:2000 or search:5s"),
        ("search:50:4", "in one process"),
        ("deep", "bots: random, greedy, planner, search"),
    ],
)
def test_bots_that_cannot(server: Server, bot: str, said: str) -> None:
    wanted = {"game": "pilgrims", "seats": ["human", bot], "mode": "basic"}
    assert said in server.guest().post("/api/matches", wanted, 422)["message"]

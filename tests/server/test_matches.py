"""Games, rules, lists, and starting a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import veillee
from tests.server.conftest import Start
from tests.server.kit import Server
from veillee.bots.levels import LEVELS
from veillee.core.spec import game
from veillee.server import looking


def test_every_game_is_listed_with_all_that_can_be_set(server: Server) -> None:
    cards = {card["info"]["id"]: card for card in server.guest().get("/api/games")}
    assert {"pilgrims", "connect_four", "high_card"} <= set(cards)
    pilgrims = cards["pilgrims"]
    assert [bot["bot"] for bot in pilgrims["bots"]] == [level.bot for level in LEVELS]
    assert pilgrims["words"]["fr"]["mode-solo"] and pilgrims["words"]["en"]["mode-solo"]
    assert [mode["id"] for mode in pilgrims["info"]["modes"]] == [mode.id for mode in game("pilgrims").modes]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_of_a_game_are_a_catalogue(server: Server, lang: str) -> None:
    book = server.guest().get("/api/games/pilgrims/rules", lang=lang)
    assert book["lang"] == lang and len(book["rules"]) == len(game("pilgrims").rulebook.rule)
    assert {rule["chapter"] for rule in book["rules"]} <= {chapter["id"] for chapter in book["chapters"]}
    assert all(rule["text"] for rule in book["rules"])


def test_unknown_games_have_no_rules_and_unknown_languages_no_words(server: Server) -> None:
    person = server.guest()
    assert person.get("/api/games/ludo/rules", 404, lang="fr")["message"] == "Ce jeu n'existe pas."
    person.get("/api/games/pilgrims/rules", 400, lang="de")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "pilgrims", "mode": "solo", "level": "hard", "seed": "7"},
        {"game": "pilgrims", "seats": ["human", "random"], "settings": {"side": "B", "first": "2"}},  # asked first
        {"game": "pilgrims", "mode": "advanced", "players": 4, "one_screen": True, "free_undo": True},
        {"game": "high_card", "players": 3},
        {"game": "connect_four", "open": True, "watchable": True, "abandon_hours": 1},
    ],
)
def test_a_match_starts_as_it_was_wanted(server: Server, wanted: dict[str, Any]) -> None:
    person = server.guest()
    table = person.start(**wanted)
    info = table.info
    assert info["game"] == wanted["game"] and info["yours"] and info["version"] == 0
    assert info["mode"] == wanted.get("mode", info["mode"]) and info["level"] == wanted.get("level", info["level"])
    assert info["settings"].items() >= wanted.get("settings", {}).items()
    assert len(info["seats"]) == (wanted.get("players") or len(wanted.get("seats") or info["seats"]))
    assert info["seed"] is None, "what the cards are stays unknown until the end"
    assert info["open"] == wanted.get("open", False) and bool(info["watch"]) == wanted.get("watchable", False)
    assert person.get("/api/matches")["mine"][0]["id"] == table.id
    assert table.look() == person.get(f"{table.path}/table")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_says_how_matches_stand(server: Server, lang: str) -> None:
    """As everybody at the table sees it, after every choice, and also where no server has it in memory."""
    person = server.guest()
    table = person.start("raiders", mode="solo")
    for _ in range(3):
        table.play(table.keys[0])
        listed = person.get("/api/matches", lang=lang)["mine"][0]
        scene = person.get(f"{table.path}/table", lang=lang)["scene"]
        assert listed["progress"]["status"] == scene["status"]
        assert listed["progress"]["scores"] == [player["score"] for player in scene["players"]]
        server.running.service.tables._live.clear()
        assert person.get("/api/matches", lang=lang)["mine"][0] == listed
    table.do("resign")
    assert person.get("/api/matches", lang=lang)["mine"][0]["progress"] is None, "it is over: its outcome says more"


def test_the_first_human_seat_is_yours_and_the_others_get_invitations(server: Server) -> None:
    table = server.guest().start("pilgrims", seats=["random", "human", "human"], mode="basic")
    bot, mine, free = table.info["seats"]
    assert (bot["kind"], bot["bot"], bot["yours"]) == ("bot", "random", False)
    assert mine["yours"] and mine["invitation"] is None
    assert free["person"] is None and free["invitation"].startswith("/join/")
    assert table.info["state"] == "waiting" and table.state["seat"] == 1


def test_an_invitation_names_the_seat_as_chance_has_dealt_it(server: Server) -> None:
    for _ in range(3):
        table = server.guest().start("kinfire", seats=["human", "human"], mode="quest")
        names = [player["name"] for player in table.state["scene"]["players"]]
        invited = server.guest().get(f"/api{table.invitation(1)}")["match"]["seats"]
        known = server.guest().accept(table.invitation(1)).person.get(f"/api/matches/{table.id}")["seats"]
        for seats in (invited, known):
            assert [seat["name"] for seat in seats] == names


def test_on_one_screen_all_seats_are_yours(server: Server) -> None:
    table = server.guest().start("high_card", players=3, one_screen=True)
    assert all(seat["yours"] for seat in table.info["seats"]) and table.info["state"] == "playing"
    for seat in range(3):
        assert table.state["seat"] == seat, "the asked seat looks"
        assert table.keys
        table.play(table.keys[0])
    assert table.look(seat=2)["seat"] == 2
    table.person.get(f"{table.path}/table", 400, seat=9)
    assert table.person.get(f"{table.path}/table", 403, seat=3)["error"] == "no-seat"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "ludo"}, "no game 'ludo'"),
        ({"game": "pilgrims", "mode": "upside-down"}, "has no mode"),
        ({"game": "pilgrims", "mode": "solo", "level": "soft"}, "has no level"),
        ({"game": "pilgrims", "players": 7}, "players, not 7"),
        ({"game": "pilgrims", "seats": ["human", "nobody"]}, "no bot 'nobody'"),
        ({"game": "pilgrims", "seats": ["random:9", "human"]}, "takes no parameters"),
        ({"game": "pilgrims", "settings": {"side": "C"}}, "cannot be 'C'"),
        ({"game": "pilgrims", "settings": {"weather": "fine"}}, "has no setting"),
        ({"game": "pilgrims", "seats": ["human", "human"], "players": 3}, "3 players, but 2 seats"),
    ],
)
def test_a_match_that_cannot_be_is_refused_and_not_stored(server: Server, wanted: dict[str, Any], said: str) -> None:
    person = server.guest()
    refused = person.post("/api/matches", wanted, 422)
    assert refused["error"] == "setup" and said in refused["message"]
    assert person.get("/api/matches")["mine"] == []


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"game": ""},
        {"game": "pilgrims", "seats": ["human"] * 9},
        {"game": "pilgrims", "players": 0},
        {"game": "pilgrims", "abandon_hours": 0},
        {"game": "pilgrims", "surprise": 1},
        {"game": "pilgrims", "seed": "a\x00b"},
        {"game": 7},
        [],
        "pilgrims",
    ],
)
def test_what_is_no_match_is_no_request(server: Server, wanted: object) -> None:
    assert server.guest().post("/api/matches", wanted, 400)["error"] == "request"


def test_who_plays_with_others_cannot_name_the_seed(server: Server) -> None:
    person = server.guest()
    refused = person.post("/api/matches", {"game": "high_card", "seed": "mine"}, 422, lang="fr")
    assert refused["error"] == "seed-is-secret" and "graine" in refused["message"]
    person.start("high_card", seed="mine", one_screen=True)
    person.start("pilgrims", seats=["human", "random"], seed="mine")


def test_lists_show_my_matches_and_open_ones(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Ben")
    opened = host.start(open=True)
    closed = host.start()
    lists = guest.get("/api/matches")
    assert opened.id in [match["id"] for match in lists["open"]]
    assert closed.id not in [match["id"] for match in lists["open"] + lists["mine"]]
    listed = next(match for match in lists["open"] if match["id"] == opened.id)
    assert listed["seats"][0]["person"] == "Ada" and not listed["yours"]
    assert listed["seats"][1]["invitation"] is None and listed["watch"] is None, "links are the owner's"
    assert opened.id not in [match["id"] for match in host.get("/api/matches")["open"]]
    mine = host.get("/api/matches")["mine"]
    assert [match["id"] for match in mine[:2]] == [closed.id, opened.id]
    assert mine[0]["waiting"] == [0] and mine[0]["turn_since"]


def test_what_is_not_there_is_not_found(server: Server) -> None:
    person = server.guest()
    for path in ("nothing", "a%00b", "%F0%9F%82%A1"):
        assert person.get(f"/api/matches/{path}", 404, lang="fr")["error"] == "no-match"
        person.get(f"/api/matches/{path}/table", 404)
        person.post(f"/api/matches/{path}/play", {"version": 0, "key": "drop:a"}, 404)
    person.get("/api/matches/" + "x" * 100, 400)
    assert person.get("/api/nothing", 404)["error"] == "request"


def test_matches_of_others_are_not_there(server: Server) -> None:
    table = server.guest().start()
    stranger = server.guest()
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/table", None),
        ("GET", "/at/0", None),
        ("GET", "/record", None),
        ("GET", "/explain", None),
        ("GET", "/about", None),
        ("PATCH", "", {"open": True}),
        ("POST", "/play", {"version": 0, "key": "drop:a"}),
        ("POST", "/undo", {"version": 0}),
        ("POST", "/redo", {"version": 0}),
        ("POST", "/resign", {"version": 0}),
        ("POST", "/pause", {"version": 0}),
        ("POST", "/resume", {"version": 0}),
        ("POST", "/fork", {"number": 0}),
        ("POST", "/rematch", {}),
        ("POST", "/join", {}),
    ):
        refused = stranger.ask(method, table.path + path, body, 404, key="drop:a", target="column:a")
        assert refused["error"] in ("no-match", "not-open"), path
    assert table.look()["version"] == 0


def test_a_long_list_comes_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "LIST_LENGTH", 3)
    person = server.guest()
    ids = [person.start().id for _ in range(7)]
    seen: list[str] = []
    older: str | None = ""
    pages = 0
    while older is not None:
        page = person.get("/api/matches", older=older)
        seen += [match["id"] for match in page["mine"]]
        older, pages = page.get("older"), pages + 1
    assert seen == ids[::-1] and pages == 3
    assert person.get("/api/matches", 404, older="nowhere~x", lang="fr")["message"] == "La liste n'a pas cette page."


def test_a_row_that_cannot_be_read_takes_no_other_with_it(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    server = start()
    person = server.guest()
    good, torn, odd = (person.start() for _ in range(3))
    spoil = text("update matches set setup = :setup where id = :id")
    with server.running.database.engine.begin() as connection:
        connection.execute(spoil, {"setup": '{"game', "id": torn.id})
        connection.execute(spoil, {"setup": '{"game": "connect_four"}', "id": odd.id})
    server.running.tables.forget_header(torn.id)
    assert [match["id"] for match in person.get("/api/matches")["mine"]] == [good.id]
    told = {vars(record)["match"] for record in caplog.records if record.message == "a stored match is damaged"}
    assert told == {torn.id, odd.id}
    assert person.get(f"{torn.path}", 409)["error"] == "damaged"
    good.play(good.keys[0])


def test_a_match_is_taken_in_from_its_record_once_it_is_over(server: Server) -> None:
    match = veillee.new("connect_four", seats=["greedy", "random"], seed="elsewhere")
    ada = server.guest("Ada")
    goes_on = ada.post("/api/matches/file", {"text": match.record()}, 422, lang="fr")
    assert goes_on["error"] == "record-goes-on" and "terminée" in goes_on["message"]
    random = Random(1)
    while not match.over:
        match.play(random.choice(match.legal_keys))
    table = ada.post("/api/matches/file", {"text": match.record()})
    id_ = table["match"]["id"]
    assert table["match"]["state"] == "over" and table["match"]["yours"]
    assert ada.get("/api/matches")["mine"][0]["id"] == id_
    assert ada.get(f"/api/matches/{id_}/at/3")["number"] == 3
    assert server.guest("Bob").get(f"/api/matches/{id_}/table", 404)

    past, closing = match.record().rstrip("\n").rsplit("\n", 1)
    assert closing.startswith("end ")
    for broken in (past, "nonsense", "", past + "\n" + closing.replace(closing.split()[-1], "0" * 24)):
        assert ada.post("/api/matches/file", {"text": broken}, 422)["message"]


def test_a_short_file_that_would_be_a_large_match_is_not_taken_in(server: Server) -> None:
    def dealt_again(times: int) -> str:
        match = veillee.new("connect_four", seats=["greedy", "random"], seed="elsewhere")
        for _ in range(times):
            match.redeal(0, "again")
        while not match.over:
            match.play(match.legal_keys[0])
        return match.record()

    ada = server.guest()
    refused = ada.post("/api/matches/file", {"text": dealt_again(300)}, 422, lang="fr")
    assert refused["error"] == "dealt-too-often" and "mémoire" in refused["message"]
    assert ada.post("/api/campaigns/file", {"text": dealt_again(300)}, 422)["error"] == "dealt-too-often"
    assert ada.post("/api/matches/file", {"text": dealt_again(20)})["match"]["state"] == "over"

"""A game's page over the wire, and a guided match with its tips for nobody but the learner."""

from __future__ import annotations

from random import Random

import pytest

import veillee
from tests.server.kit import Json, Server, Table
from veillee.core import lessons as core_lessons
from veillee.core.content import Problem
from veillee.core.errors import LessonError
from veillee.core.lessons import Lesson, guide_of
from veillee.core.spec import installed
from veillee.server import lessons
from veillee.server.tables import LATEST


def lesson_of(game: str) -> Lesson:
    lesson = veillee.game(game).lesson
    assert lesson is not None
    return lesson


def forget(server: Server) -> None:
    """All matches are opened again, as by a server that has just started."""
    server.running.tables._live.clear()


def tips(state: Json) -> list[str]:
    return [tip["id"] for tip in state["guide"]["tips"]]


def proposed(table: Table) -> str | None:
    key: str | None = table.state["guide"]["proposed"]
    return key


def follow(table: Table, choices: int) -> None:
    for _ in range(choices):
        key = proposed(table)
        assert key is not None
        table.play(key)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_a_game_is_one_screen_with_its_signs(server: Server, lang: str) -> None:
    page = server.guest().get("/api/games/lueur/lesson", lang=lang)
    assert page["guided"] and page["lang"] == lang and len(page["parts"]) == 3
    assert page["parts"][0]["title"] == {"en": "The goal", "fr": "Le but"}[lang]
    assert page["parts"][0]["texts"] == [text.text(lang) for text in lesson_of("lueur").page.goal]
    assert page["legend"]["firefly"]["text"] == {"en": "firefly", "fr": "luciole"}[lang]


def test_games_say_whether_they_can_teach(server: Server) -> None:
    person = server.guest()
    cards = {card["info"]["id"]: card for card in person.get("/api/games")}
    assert cards["raiders"]["lesson"] and cards["raiders"]["guided"]
    assert not cards["connect_four"]["lesson"] and not cards["connect_four"]["guided"]
    assert person.get("/api/games/connect_four/lesson", 404, lang="fr")["error"] == "no-lesson"
    assert person.get("/api/games/ludo/lesson", 404)["error"] == "no-game"
    wanted = {"game": "connect_four", "guided": True}
    assert person.post("/api/matches", wanted, 422)["error"] == "no-lesson"


def test_a_guided_match_begins_as_the_lesson_says(server: Server) -> None:
    table = server.guest().start("lueur", guided=True, mode="standard", players=3)
    setup = lesson_of("lueur").setup()
    assert (table.info["mode"], table.info["level"]) == (setup.mode, setup.level)
    assert [seat["role"] for seat in table.info["seats"]] == ["braccio"]
    assert tips(table.state) == ["tom"] and proposed(table) == "tom_dice:red:purple"


@pytest.mark.parametrize("game", sorted(id_ for id_, spec in installed().items() if spec.lesson is not None))
def test_the_learner_gets_the_tips_that_the_core_gives(server: Server, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.match is not None
    table, match = server.guest().start(game, guided=True), lesson.begin()
    guide = guide_of(match)
    for key in lesson.match.path:
        assert proposed(table) == key
        table.play(key, lang="fr")
        match.play(key)
        guide = guide_of(match, "fr")
        assert guide is not None
        assert table.state["guide"]["tips"] == [
            {"id": tip.id, "text": tip.text, "targets": list(tip.targets), "rule": tip.rule, "number": tip.number}
            for tip in guide.due
        ]
    assert proposed(table) is None
    assert guide is not None
    so_far = [tip["id"] for tip in table.person.get(f"{table.path}/tips")]
    assert so_far == [tip.id for tip in (*guide.earlier, *guide.due)] and len(set(so_far)) == len(so_far)


def test_the_same_tips_come_over_the_socket(server: Server) -> None:
    table = server.guest().start("raiders", guided=True)
    with table.person.socket(table) as socket:
        assert tips(socket.next()) == ["cards"]
        follow(table, 2)
        assert [tips(state) for state in socket.until(table.version)] == [[], ["work"]]


def test_nobody_but_the_learner_is_taught(server: Server) -> None:
    table = server.guest().start("raiders", guided=True, watchable=True)
    link = table.info["watch"].removeprefix("/watch/")
    other = server.guest()
    seen = other.get(f"{table.path}/table", watch=link)
    assert seen["guide"] is None
    assert other.get(f"{table.path}/tips", watch=link) == []
    assert server.guest().start("raiders", mode="solo", seed="another").state["guide"] is None


def test_a_match_that_is_opened_again_has_its_tips_where_they_were(server: Server) -> None:
    table = server.guest().start("raiders", guided=True)
    follow(table, 6)
    assert tips(table.state) == ["opponent"]
    before = table.state
    forget(server)
    after = table.look()
    assert after["guide"] == before["guide"]
    earlier = table.person.get(f"{table.path}/tips")
    table.play_on(Random(1), LATEST + 10)
    so_far = table.person.get(f"{table.path}/tips")
    assert so_far[: len(earlier)] == earlier
    forget(server)
    assert table.person.get(f"{table.path}/tips") == so_far, "though it is opened with its latest entries only"


def test_what_is_taken_back_is_spoken_of_again_when_it_comes_again(server: Server) -> None:
    table = server.guest().start("raiders", guided=True)
    follow(table, 3)
    table.do("undo")
    assert tips(table.state) == ["work"] and proposed(table) == "place:silversmith"
    other = next(key for key in table.keys if key != proposed(table))
    table.play(other)
    assert proposed(table) is None
    table.do("undo")
    forget(server)
    state = table.look()
    assert tips(state) == ["work"] and proposed(table) == "place:silversmith"


def test_a_match_that_is_given_up_proposes_nothing(server: Server) -> None:
    table = server.guest().start("pilgrims", guided=True)
    table.do("resign")
    assert proposed(table) is None


def test_a_fork_is_a_match_of_its_own(server: Server) -> None:
    table = server.guest().start("raiders", guided=True)
    follow(table, 3)
    fork = table.person.post(f"{table.path}/fork", {"number": 2})
    assert fork["guide"] is None
    forget(server)
    assert table.person.at(fork["match"]["id"]).state["guide"] is None


def test_a_game_whose_lessons_are_wrong_is_played_without_them(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(spec: object) -> None:
        raise LessonError("lueur, lessons", [Problem(core_lessons.FILE, "page", "goal", "nothing", "a text")])

    monkeypatch.delitem(vars(veillee.game("lueur")), "lesson", raising=False)
    monkeypatch.setattr(core_lessons, "lesson_of", wrong)
    monkeypatch.setattr(lessons, "_wrong", set())
    person = server.guest()
    cards = {card["info"]["id"]: card for card in person.get("/api/games")}
    assert not cards["lueur"]["lesson"] and cards["raiders"]["lesson"]
    assert person.get("/api/games/lueur/lesson", 404)["error"] == "no-lesson"
    assert person.start("lueur", mode="solo").keys

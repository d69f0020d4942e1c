"""Learning a game in the terminal: its page, and the guided match with its tips and proposals."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.cli.screens import at_screen, settled, shown, sitting_of, typed
from tests.cli.table import Seat, run
from veillee import Match, game
from veillee.cli.habits import Habits
from veillee.cli.table.app import TableApp
from veillee.cli.table.widgets import Page
from veillee.core.lessons import MARK, guide_of
from veillee.core.spec import installed
from veillee.core.text import messages

HEIGHT = 48  # lines of a page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", installed())
def test_how_a_game_is_played_is_one_page(name: str, lang: str) -> None:
    said = run("learn", name, "--page", "--lang", lang)
    assert said.code == 0 and len(said.out.splitlines()) <= HEIGHT and "{" not in said.out
    for heading in ("lesson-goal", "lesson-turn", "lesson-end"):
        assert messages("veillee.core", lang).format(heading) in said.out


@pytest.mark.parametrize(("lang", "tip", "proposed"), [("en", "Tip:", "suggested:"), ("fr", "Astuce :", "proposé :")])
def test_a_guided_match_tells_its_tips_and_marks_what_it_proposes(
    lang: str, tip: str, proposed: str, tmp_path: Path
) -> None:
    lesson = game("lueur").lesson
    assert lesson is not None and lesson.match is not None
    match, begun = lesson.begin(lang), []
    for key in lesson.match.path[:8]:
        guide = guide_of(match)
        assert guide is not None
        begun += [due.text.split("{")[0][:30] for due in guide.due]
        match.play(key)
    file = tmp_path / "lesson.veillee"
    said = run("learn", "lueur", "--lang", lang, "--record", str(file), typed=[*lesson.match.path[:8], "q"])
    assert said.code == 0 and said.err == ""
    assert said.out.count(tip) == len(begun) == 5
    assert all(words in said.out for words in begun)
    assert said.out.count(f"★ {proposed}") == 9  # before each choice, and once more at the end
    again = run("resume", str(file), "--lang", lang, typed=["q"])
    assert f"★ {proposed}" in again.out


def test_a_game_without_a_lesson_says_where_its_rules_are() -> None:
    said = run("learn", "examples.night_watch:GAME")
    assert said.code != 0 and "veillee rules" in said.one_error


TAUGHT = [name for name, spec in installed().items() if spec.lesson is not None and spec.lesson.match is not None]


def led(name: str, lang: str = "en", choices: int = 0) -> Match:
    """The guided match of a game, so many proposed choices later."""
    lesson = game(name).lesson
    assert lesson is not None and lesson.match is not None
    match = lesson.begin(lang)
    for key in lesson.match.path[:choices]:
        match.play(key)
    return match


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize(("size", "lang"), [((80, 24), "fr"), ((120, 40), "en")])  # French words are longer
def test_whole_tips_are_in_sight_and_the_cursor_begins_on_what_is_proposed(
    size: tuple[int, int], name: str, lang: str
) -> None:
    """On the first eight decisions of every lesson; Enter alone follows it."""
    match = led(name, lang)

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(8):
            await settled(pilot)
            if isinstance(app.screen, Page):  # the story is read first
                await pilot.press("escape")
                await settled(pilot)
            guide = guide_of(match, lang)
            assert guide is not None
            assert app.options.cursor == match.legal_keys.index(str(guide.proposed)) + 1
            words = [word for tip in guide.due for part in MARK.split(tip.text)[::2] for word in part.split()]
            missing = [word for word in words if word not in shown(app)]
            assert not missing, f"{name} after {match.number} choices"
            await pilot.press("enter")

    at_screen(match, look, size=size, lang=lang)


def test_a_tip_for_which_there_is_no_room_is_read_on_a_page_once() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await settled(pilot)
        assert "Tom is your rival" in shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert "Tom is your rival" not in shown(app) and "suggested" in shown(app)
        await typed(pilot, "i dice")
        assert "Tom is your rival" not in shown(app)

    at_screen(led("lueur"), look, size=(40, 12))


def test_what_is_proposed_is_in_sight_once_the_pages_are_closed() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await settled(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert "Sylvan Harp" in shown(app), "the words of the option under the cursor"

    at_screen(led("bardwood"), look, size=(40, 12))


def test_tips_are_read_again_switched_off_and_called_back() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await settled(pilot)
        await typed(pilot, "tips off")
        await settled(pilot)
        assert "suggested" not in shown(app) and "These strangers are" not in shown(app)
        await typed(pilot, "tips")
        await settled(pilot)
        assert "Tom is your rival" in shown(app) and "These strangers are" in shown(app), "earlier ones and this one"
        await pilot.press("escape")
        await typed(pilot, "tips on")
        await settled(pilot)
        assert "suggested" in shown(app) and "These strangers are" in shown(app)

    at_screen(led("lueur", choices=2), look)


def test_whoever_learns_reads_the_page_of_the_game_before_the_table(tmp_path: Path) -> None:
    said = run("learn", "lueur", "--record", str(tmp_path / "m.veillee"), typed=["q"])
    assert said.out.index("How it ends") < said.out.index("Tip:")


def test_a_first_match_may_be_the_guided_one() -> None:
    for first in (True, False):
        seat = Seat("play", "lueur", "--plain", "--lang", "en")
        asked = seat.until("] > ")
        assert ("a guided first match, with tips" in asked) is first, "it is offered until a match was begun"
        seat.type("" if first else "q")
        if first:
            assert "How it ends" in seat.until("Tom is your rival")
            seat.type("q")
            seat.until("resume")
        assert seat.leave() == 0


def test_habits_answer_where_the_lesson_has_nothing_more_to_say() -> None:
    match = led("raiders")
    lesson = game("raiders").lesson
    assert lesson is not None and lesson.match is not None
    sitting = sitting_of(match)
    sitting.habits = Habits(match)
    asked = 0
    for key in lesson.match.path:
        if sitting.let_habits_answer():
            assert match.choices[-1] == key, "what is proposed is taken for granted, too"
        else:
            match.play(key)
            asked += 1
    assert 10 < asked < len(lesson.match.path)
    match.play("place:silversmith")
    assert sitting.let_habits_answer(), "nobody asks whether silver is wanted"

"""Learning a game in the terminal: its page, and the guided match with its tips and proposals."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.table import run
from veillee import game
from veillee.cli.keeper import Keeper
from veillee.cli.sitting import Sitting
from veillee.cli.table.app import TableApp
from veillee.core.lessons import guide_of
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


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_tip_is_in_sight_on_the_full_screen(size: tuple[int, int], tmp_path: Path) -> None:
    lesson = game("lueur").lesson
    assert lesson is not None
    match = lesson.begin()
    for key in ("tom_dice:red:purple", "tom_colour:red"):
        match.play(key)
    app = TableApp(Sitting(match, Keeper(tmp_path / "lesson.veillee", "veillee"), [None], "en"))

    async def look() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return "\n".join("".join(part.text for part in strip) for strip in app.screen._compositor.render_strips())

    assert "Tip: These" in asyncio.run(look())

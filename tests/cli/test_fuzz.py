"""Whatever the game, the size, the language and the notice: nothing breaks, and no option is ever lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from examples import connect_four, night_watch, smugglers
from textual.pilot import Pilot

import veillee
from tests.cli.screens import at_screen, settled, shown, table_of
from veillee.cli.table.app import TableApp
from veillee.cli.table.layout import arrange
from veillee.cli.table.zones import Space
from veillee.core.chance import Chance
from veillee.core.spec import GameSpec, registry
from veillee.core.text import LANGUAGES
from veillee.testing.replays import at_hand

GAMES: list[GameSpec[Any, Any]] = [*registry().values(), *(one.GAME for one in (connect_four, night_watch, smugglers))]
MODES = [(spec, mode.id) for spec in GAMES for mode in spec.modes if not mode.chapter]
WIDTHS, HEIGHTS = (40, 57, 72, 80, 100, 120, 160, 200), (12, 18, 24, 30, 40, 60)
NAMED = [f"{spec.id}-{mode}" for spec, mode in MODES]


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    """All of them, as if they were installed."""
    first, second, third = (at_hand(one.GAME) for one in (connect_four, night_watch, smugglers))
    with first, second, third:
        yield


def notices(chance: Chance) -> list[str]:
    return [("word " * (1 + chance.below(60))).strip() for _ in range(chance.below(3))]


def random_size(chance: Chance) -> tuple[int, int]:
    return WIDTHS[chance.below(len(WIDTHS))], HEIGHTS[chance.below(len(HEIGHTS))]


def fits(match: veillee.Match, size: tuple[int, int], lang: str, notice: list[str]) -> None:
    """Everything that the screen, a page and the plain table would show of a moment."""
    table = table_of(match, lang, notice)
    places = arrange(*size)
    where = (size, lang, match.spec.id, match.choices)
    for name, draw in (("board", table.board), ("areas", table.areas), ("log", table.log)):
        width = max(places[name].width - 1, 20)
        sheet = draw(Space(width, max(places[name].height - 1, 1)))
        assert all(row.cell_len <= width for row in (sheet.title, *sheet.rows)), (name, where)
    width = places["options"].width - 1
    offered = table.options.rows(width)
    decision = match.decision
    assert [*dict.fromkeys(sorted(filter(None, (row.number for row in offered))))] == [
        *range(1, len(decision.options) + 1 if decision else 1)
    ], where
    for lines in (
        [row.text for row in offered],
        table.prompt(width),
        table.round(width),
        table.answers(width),
    ):
        assert all(row.cell_len <= width for row in lines), where
    for lines in ([table.header(size[0])], table.whole(size[0]), table.spoken(size[0])):
        assert all(row.cell_len <= size[0] for row in lines), where
    words = " ".join("".join(row.text.plain for row in offered).split())
    for choice in table.pen.choices:
        for effect in (*choice.lines, *choice.warns):
            last = effect.split()[-1]
            assert last in words, (effect, where)


@pytest.mark.parametrize(("spec", "mode"), MODES, ids=NAMED)
def test_every_moment_fits_every_size(spec: GameSpec[Any, Any], mode: str, thorough: bool) -> None:
    match = veillee.new(spec.id, mode=mode, seed=12)
    chance = Chance("fuzz", spec.id, mode)
    seldom, longest = (3, 2_000) if thorough else (50, 90)
    most = 0
    while match.waiting and match.number < longest:
        options = len(match.legal_keys)
        if options > most or chance.below(seldom) == 0:
            most = max(most, options)
            for lang in LANGUAGES if thorough else (LANGUAGES[chance.below(len(LANGUAGES))],):
                fits(match, random_size(chance), lang, notices(chance))
        match.play(match.legal_keys[chance.below(options)], seat=match.waiting[0])
    fits(match, random_size(chance), "fr", [])


@pytest.mark.parametrize(("spec", "mode"), MODES, ids=NAMED)
def test_the_screen_itself_takes_every_key_at_every_size(spec: GameSpec[Any, Any], mode: str, thorough: bool) -> None:
    """Played at the screen by keys and sizes at random: every option is offered, and the line always answers."""
    match = veillee.new(spec.id, mode=mode, seed=5)
    chance = Chance("screens", spec.id, mode)
    lang = LANGUAGES[chance.below(len(LANGUAGES))]

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(60 if thorough else 4):
            if match.over:
                break
            await pilot.resize_terminal(*random_size(chance))
            await settled(pilot)
            if app.seat is None:
                await pilot.press("enter")  # a curtain
                await settled(pilot)
                continue
            assert app.options.offered and len(app.options.offered) == len(match.legal_keys)
            lines = shown(app).splitlines()
            assert len(lines) == app.size.height and max(map(len, lines)) <= app.size.width
            for key in ("down", "tab", "pagedown", "up", "escape", "end")[chance.below(5) :]:
                await pilot.press(key)
            app.take(1 + chance.below(len(match.legal_keys)))

    at_screen(match, play, size=random_size(chance), lang=lang, notice=notices(chance))

"""Wheels, songs, stories, regions, figures and pages in the terminal, on a scene made by hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

import veillee
from tests.cli.screens import at_screen, settled, shown, sitting_of, typed
from tests.scenes import ballad
from veillee.cli import keys
from veillee.cli.sitting import Sitting
from veillee.cli.speech import Say
from veillee.cli.table import cards, pages, places, tales
from veillee.cli.table.app import TableApp
from veillee.cli.table.pages import Bookmark
from veillee.cli.table.panes import Table
from veillee.cli.table.pieces import Pen
from veillee.cli.table.plain import PlainTable
from veillee.cli.table.widgets import Page
from veillee.cli.table.zones import Space
from veillee.cli.terminal import Terminal
from veillee.core.campaign import Saga, Wishes
from veillee.core.scene import Cell, Choice, Mark, Paragraph, Scene, Stop, Zone


def drawn(page: str, width: int = 80, lines: int = 9, scene: Scene | None = None) -> str:
    """A page of the board, and what lies in front of the players there."""
    table, space = Table(scene or ballad(), veillee.game("pilgrims"), Say("en"), page=page), Space(width, lines)
    rows = [row for sheet in (table.board(space), table.areas(space)) for row in (sheet.title, *sheet.rows)]
    assert max(row.cell_len for row in rows) <= width
    return "\n".join(row.plain.rstrip() for row in rows)


def test_a_dial_has_a_line_for_each_quarter_from_the_pointer_on() -> None:
    own = drawn("music").split("Song")[0].splitlines()
    east = next(n for n, row in enumerate(own) if "East" in row)
    assert own[east] == " ▸ 1 East Gain 1 gold."
    assert own[east + 1 : east + 4] == ["   2 South ‴ (ᚱ)", "   West closed", "   North ‴‴"]


def test_the_dial_of_another_side_is_never_meant() -> None:
    theirs = drawn("music").split("Red 9")[-1]
    assert " ▸ North ‴‴" in theirs and "   South ‴ (ᚱ)" in theirs and "2 South" not in theirs


def test_a_song_shows_its_cards_in_order_and_the_places_left() -> None:
    assert " ♪ 3 Dawn ▲ – River ≈ – Moss ♠ · · ·" in drawn("music")
    assert " ♪ Ash ▲\n" in drawn("music") + "\n"


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_story_is_wrapped_and_says_who_speaks_and_what_was_decided(width: int) -> None:
    text = drawn("story", width, 40)
    words = " ".join(text.split())
    assert "The Ferrywoman – You have come for the song, then. It was never mine to keep." in words
    assert "   › Follow her across the water." in text
    assert max(len(row) for row in text.splitlines() if "lamps" in row or "quay" in row) <= 72


def test_a_map_tells_kinds_of_ways_regions_and_figures() -> None:
    text = drawn("city", 120, 40)
    assert "(B)(R)(V)" in text and "(F)" in text
    for sign in ("~", "=", "≈", "#"):
        assert sign in text, sign
    words = " ".join(drawn("city", 70, 40).split())
    for part in ("Bards' Hall (river)", "Market (bridge)", "Moon Isle (sea lane)", "Echo Tower (secret way)"):
        assert part in words, part
    assert "The old town" in words


def test_a_place_says_in_which_region_it_lies_and_what_its_ways_are() -> None:
    pen = Pen(ballad(), Say("en"))
    ((zone, cell),) = cards.find_places(pen, "north quay")
    text = "\n".join(row.plain for row in places.card(pen, zone, cell, 80))
    assert "Region" in text and "The port" in text and "Moon Isle  sea lane" in text


def test_a_dial_shows_where_options_would_turn_it() -> None:
    scene = ballad()
    dial = next(zone for zone in scene.zones if zone.kind == "wheel")
    assert scene.question is not None
    note = Mark("song", "♪", "a song")
    scene.question.choices = [
        Choice("turn:1", "Turn", stops=[Stop(dial.id, dial.cells[1].id)]),
        Choice("turn:2", "Turn twice", stops=[Stop(dial.id, dial.cells[1].id, note)]),
    ]
    rows = [row.plain for row in tales.wheel(Pen(scene, Say("en")), dial, 60)]
    assert [row for row in rows if "▹" in row] == [row for row in rows if row.endswith("  ▹1 ▹2♪")]
    assert sum("▹" in row for row in rows) == 1
    heard = [row.plain for row in tales.wheel(Pen(scene, Say("en"), heard=True), dial, 60)]
    assert not any("▹" in row for row in heard), "who listens hears it from the options"


def test_an_hour_is_said_once() -> None:
    boat = Mark("boat", "9⛵", "hour 9: an adventurer arrives")
    clock = Zone("clock", "wheel", "Clock", cells=[Cell("h9", title="hour 9", mark=boat), Cell("h10", title="hour 10")])
    rows = [row.plain.split() for row in tales.wheel(Pen(ballad(), Say("en")), clock, 60)]
    assert rows == [["▸", "hour", "9", "⛵"], ["hour", "10"]]


def test_only_the_open_page_is_drawn_and_what_is_on_all_of_them() -> None:
    story, music = drawn("story"), drawn("music")
    assert "lamps" in story and "Tempo" not in story and "◉ 3" in story
    assert "lamps" not in music and "Tempo" in music and "◉ 3" in music
    assert story.splitlines()[0].strip("─ ") == "[Story]  City  Music •"


def test_in_full_and_in_words_all_pages_are_told() -> None:
    table = Table(ballad(), veillee.game("pilgrims"), Say("en"), page="story")
    for lines in (table.whole(80), table.spoken(80)):
        text = "\n".join(row.plain for row in lines)
        for words in ("lamps", "Lantern Square", "▸ 1 East", "♪ 3 Dawn"):
            assert words in text, words


def asked(number: int, *targets: str) -> Scene:
    scene = ballad()
    assert scene.question is not None
    scene.question.number = number
    scene.question.choices = [Choice(f"do:{n}", "Do it", targets=[target]) for n, target in enumerate(targets)]
    return scene


def test_a_question_opens_the_page_it_is_about_and_then_leaves_it_to_the_reader() -> None:
    mark = Bookmark()
    assert mark.page(asked(1, "cell:east")) == "music"
    assert mark.turn(asked(1, "cell:east"), "")
    assert mark.page(asked(1, "cell:east")) == "story", "the reader turned the page, and the question is the same"
    assert mark.page(asked(2)) == "story", "nothing on the table is meant"
    assert mark.page(asked(3, "cell:gate", "cell:east")) == "city"
    assert mark.turn(asked(3, "cell:gate", "cell:east"), "mus")
    assert mark.page(asked(4, "cell:gate", "cell:east")) == "music", "what is meant is here too"


def test_what_lies_before_others_opens_no_page() -> None:
    assert pages.wanted(asked(1, "rune:1")) == set()
    assert pages.wanted(asked(1, "rune:0")) == {"music"}


def test_pages_are_turned_by_number_and_name() -> None:
    mark, scene = Bookmark(), asked(1)
    assert mark.page(scene) == "story"
    assert mark.turn(scene, "2") and mark.page(scene) == "city"
    assert mark.turn(scene, "Music") and mark.page(scene) == "music"
    assert mark.turn(scene, "") and mark.page(scene) == "story"
    assert not mark.turn(scene, "4") and not mark.turn(scene, "garden") and mark.page(scene) == "story"


def test_pages_are_turned_on_the_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Sitting, "scene", lambda *_: ballad())

    async def doing(app: TableApp, pilot: Pilot[int]) -> None:
        assert "The lamps along the quay" in shown(app), "the story is read first"
        await pilot.press("escape")
        await settled(pilot)
        assert "[Music] •" in shown(app) and "▸ 1 East" in shown(app)
        await pilot.press("f2")
        await settled(pilot)
        assert "[Story]" in shown(app) and "The lamps along the quay" in shown(app)
        await typed(pilot, "p city")
        assert "[City]" in shown(app) and "Lantern Square" in shown(app)
        await typed(pilot, "p garden")
        assert "There is no page" in shown(app) and "[City]" in shown(app)

    at_screen(veillee.new("pilgrims", mode="solo", seed=7), doing, (80, 24))


def test_a_game_of_one_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = sitting_of(veillee.new("pilgrims", mode="solo", seed=7))
    keys.obey(sitting, 0, "p")
    assert sitting.notice == ["This table has one page only."]
    keys.obey(sitting, 0, "help")
    assert not any("F2" in row.plain for row in sitting.page), "what does nothing is not offered"


def test_a_table_without_pages_is_drawn_as_one() -> None:
    scene = msgspec.structs.replace(ballad(), pages=[])
    assert Bookmark().page(scene) == ""
    text = drawn("", 80, 40, scene)
    assert "lamps" in text and "Tempo" in text and "[Story]" not in text


def test_a_story_is_read_before_the_question_that_follows_it() -> None:
    saga = Saga.begin("kinfire", seed="5")
    chapter = saga.chapters[0].id
    match = saga.start(chapter, Wishes(seats=("human", "human"), roles=("asha", "valora"), people=(0, 0)))

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, Page) and "The Road to Vinna" in shown(app), shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert not isinstance(app.screen, Page) and "Where does Asha start" in shown(app)
        await typed(pilot, "1")
        assert not isinstance(app.screen, Page), "it is read once"

    at_screen(match, look)


def test_the_end_of_a_story_is_read_with_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    """On the screen above it, at the plain table before it."""
    match = veillee.new("pilgrims", mode="solo", seed=7)
    over = match.fork()
    while over.decision is not None:
        over.play(over.legal_keys[0])
    paragraph = Paragraph("And the lamps went out.", title="The end")
    zones = [Zone("story", "text", "Story", paragraphs=[paragraph])]
    last = msgspec.structs.replace(ballad(), zones=zones, outcome=over.scene(0).outcome)

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("escape")
        app.sitting.ending = lambda: last  # type: ignore[method-assign]
        app.finish()
        await settled(pilot)
        assert "And the lamps went out." in shown(app) and "The lamps along the quay" not in shown(app)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "scene", lambda *_: ballad())
        at_screen(match, look)
    sitting = sitting_of(match)
    plain = PlainTable(sitting, Terminal(plain=True, color=False))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "scene", lambda *_: ballad())
        plain.tell(0)
        capsys.readouterr()
        patch.setattr(Sitting, "scene", lambda *_: last)
        plain.tell_last()
    assert "And the lamps went out." in capsys.readouterr().out

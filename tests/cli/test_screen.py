"""The table fits: at 80 by 24, at 160 by 50, and in between, at every point of a match."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import veillee
from tests.cli.table import ANSI, ESCAPE, Seat
from veillee.cli.drawing import ink
from veillee.cli.drawing.options import Options
from veillee.cli.drawing.pieces import Pen
from veillee.cli.drawing.screen import Screen
from veillee.cli.speech import Say
from veillee.core.chance import Chance

SIZES = [(80, 24), (80, 30), (100, 38), (120, 45), (132, 38), (160, 50), (200, 60)]


def moments(every: int, **settings: Any) -> Iterator[veillee.Match]:
    """A match at some of its decisions. Whoever can do something does it, so that tables are full."""
    match = veillee.new("pilgrims", **settings)
    chance = Chance("moments", settings.get("seed"))
    while not match.over:
        if match.number % every == 0:
            yield match
        decision = match.decision
        assert decision is not None
        busy = [one.key for one in decision.options if one.kind not in ("pass", "skip", "finish")] or match.legal_keys
        match.play(busy[chance.below(len(busy))])
    yield match


def printed(screen: Screen, width: int, height: int, color: bool = False) -> str:
    console = Console(
        file=io.StringIO(), width=width, height=height, color_system="truecolor" if color else None, highlight=False
    )
    for line in screen.lines(width, height):
        console.print(line, no_wrap=True, overflow="crop", crop=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def screen_of(match: veillee.Match, lang: str, **more: Any) -> Screen:
    seat = match.decision.seat if match.decision else 0
    events = match.events(seat=seat, lang=lang)
    return Screen(match.scene(seat, lang), match.spec, Say(lang), told=events[-12:], past=events[:-12], **more)


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "solo_advanced", "level": "extreme", "seed": 1},
        {"mode": "advanced", "players": 4, "seed": 2, "settings": {"side": "B"}},
        {"mode": "basic", "players": 3, "seed": 3},
    ],
    ids=lambda settings: str(settings["mode"]),
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen_fits_and_has_its_prompt_and_every_option(settings: dict[str, Any], lang: str) -> None:
    for match in moments(29, **settings):
        for width, height in SIZES:
            screen = screen_of(match, lang, notice=("word " * 40,) if match.number % 2 else ())
            lines = screen.lines(width, height)
            assert len(lines) <= height - 1, (width, height, match.number)
            assert max(line.cell_len for line in lines) <= width, (width, height, match.number)
            text = "\n".join(line.plain for line in lines)
            if match.decision is not None:
                assert match.decision.rule in text
                assert all_numbers(screen, text, width, height) == set(range(1, len(match.legal_keys) + 1))


def all_numbers(screen: Screen, first: str, width: int, height: int) -> set[int]:
    """The numbers of all options that can be read on the screen or on the further pages of options."""
    texts = [first]
    for page in range(1, screen.pages):
        screen.page = page
        texts += ["\n".join(line.plain for line in screen.lines(width, height))]
    words = {word for text in texts for word in re.split(r"[\s│▵⌂]+", text)}
    wanted = range(1, len(screen.pen.choices) + 1)
    return {number for number in wanted if str(number) in words or any(number in span(word) for word in words)}


def span(word: str) -> range:
    first, _, last = word.partition("-")
    return range(int(first), int(last) + 1) if first.isdigit() and last.isdigit() else range(0)


def readable(screen: Screen, width: int, height: int) -> set[int]:
    """The options whose own number stands on the board or beside their words, on whichever page: a range counts not."""
    found: set[int] = set()
    for page in range(screen.pages):
        screen.page = page
        for line in screen.lines(width, height):
            signs = [" "] * len(line.plain)
            for span in line.spans:
                if str(span.style).startswith(screen.pen.accent):
                    signs[span.start : span.end] = line.plain[span.start : span.end]
            found |= {int(word.rstrip("+")) for word in re.findall(r"(?<![^ ])[0-9]+[+]?(?![^ ])", "".join(signs))}
    return found


@pytest.mark.parametrize(("game", "mode"), [(one.id, mode.id) for one in veillee.list_games() for mode in one.modes])
def test_no_screen_is_too_small_for_a_decision(game: str, mode: str, thorough: bool) -> None:
    """With a notice too, and where there are most options: those must all be readable."""
    match = veillee.new(game, mode=mode, seed=12)
    chance = Chance("small screens", game, mode)
    sizes = [(width, height, lang) for width, height in ((40, 12), (80, 24), (120, 40)) for lang in ("en", "fr")]
    seldom, longest = (1, 10_000) if thorough else (120, 400)
    most = 0
    while (decision := match.decision) is not None and match.number < longest:
        if len(decision.options) > most or chance.below(seldom) == 0:
            most = max(most, len(decision.options))
            for width, height, lang in sizes if thorough else [sizes[chance.below(len(sizes))]]:
                notice = ["word " * (1 + chance.below(60))] * chance.below(3)
                screen = screen_of(match, lang, notice=notice, page=chance.below(30))
                lines = screen.lines(width, height)
                assert len(lines) < height and max(line.cell_len for line in lines) <= width
                lost = set(range(1, len(decision.options) + 1)) - readable(screen, width, height)
                assert not lost, (width, height, lang, match.choices)
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])


def test_where_the_board_is_folded_the_decision_and_the_notice_are_whole() -> None:
    match = veillee.new("lueur", mode="solo", seed=12)
    for number in (2, 10, 1, 2):
        match.play(match.legal_keys[number - 1])
    screen = screen_of(match, "fr", notice=["Il n'y a pas d'option 999 : choisissez un numéro de 1 à 36."])
    text = printed(screen, 80, 24)
    assert "Braise ▸ Fin de matinée" in text and "pas d'option 999" in text and "… d montre tout" in text
    assert readable(screen, 80, 24) >= set(range(1, 37))


def test_a_decision_at_80_by_24_has_the_map_the_hand_and_the_company() -> None:
    for match in moments(7, mode="solo", seed=4):
        if match.decision is None:
            continue
        text = printed(screen_of(match, "en"), 80, 24)
        for words in ("─ A ─", "─ E ─", "Traveller", "Hand", "Falconer", "♣"):
            assert words in text


def test_what_the_options_point_at_is_always_on_the_screen() -> None:
    for match in moments(3, mode="solo_advanced", seed=8):
        scene = match.scene(0)
        river = {piece.id for piece in scene.zone("river").pieces}
        if scene.question and any(river & set(choice.targets) for choice in scene.question.choices):
            assert "River" in printed(screen_of(match, "en"), 80, 24)


def test_a_large_screen_shows_texts_details_and_the_log() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    for key in ("corner:a1", "go:foot:b2"):
        match.play(key)
    text = printed(screen_of(match, "en"), 160, 50)
    for words in ("move: 1 cell orthogonally", "What happened", "The Falconer", "Shepherd's Pipe", "Public Quests"):
        assert words in text


def test_colours_come_and_go() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    colored, plain = printed(screen_of(match, "en"), 80, 24, color=True), printed(screen_of(match, "en"), 80, 24)
    assert ESCAPE in colored and ESCAPE not in plain
    assert ANSI.sub("", colored) == plain, "colour says nothing that the signs do not"


def test_labels_say_what_lies_at_their_cell_and_leave_out_what_their_group_says() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    match.play("corner:a1")
    options = Options(Pen(match.scene(0), Say("en")))
    foot = options.groups[0]
    assert foot.title == "On foot" and [item.short for item in foot.items] == ["B1", "A2", "B2"]
    assert options.label(foot.items[2], "B2").plain == "B2 · White Stag BrBe✶"
    match.play("go:foot:b2")
    options = Options(Pen(match.scene(0), Say("en")))
    traveller = options.groups[0]
    assert [item.short for item in traveller.items] == ["Hammer", "Shovel"]
    assert options.label(traveller.items[0], "Hammer").plain == "Hammer ▲⊕"


def test_where_words_do_not_fit_options_still_show_the_signs_of_their_cards() -> None:
    match = veillee.new("lueur", mode="solo", seed=12, settings={"journey": "archipelago"})
    while not any(key.startswith("recruit:") for key in match.legal_keys):
        match.play(match.legal_keys[0])
    text = printed(screen_of(match, "en"), 110, 40)
    assert "1 Dvol −5 ○ ›+1‴+1✶ A22  2 Donillilu +0 ×≈ ›+1↻+2✶" in text and "worth 0 light" not in text


def test_other_games_appear_at_once(small_games: None) -> None:
    for game in ("connect_four", "high_card"):
        match = veillee.new(game, seed=1)
        match.play(match.legal_keys[0])
        for width, height in SIZES:
            screen = screen_of(match, "en")
            lines = screen.lines(width, height)
            assert len(lines) < height and max(line.cell_len for line in lines) <= width
            assert match.spec.title.en in lines[0].plain


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (160, 50)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_real_terminal_shows_one_screen(columns: int, lines: int, lang: str) -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--lang", lang, columns=columns, lines=lines)
    prompt = "Votre choix (? pour l'aide) :" if lang == "fr" else "Your choice (? for help):"
    for typed in ("1", "3", "2", "q"):
        shown = ANSI.sub("", seat.until(prompt).split("\x1b[3J")[-1])
        rows = shown.replace("\r", "").split("\n")
        assert len(rows) <= lines and max(map(len, rows)) <= columns
        seat.type(typed)
    seat.until("veillee resume")
    assert seat.leave() == 0


def test_a_page_is_left_with_enter_or_with_the_next_command() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--lang", "en")
    seat.until("Your choice")
    seat.type("?")
    assert "What you can type" in seat.until("Enter to go on:")
    seat.type("w 1")
    assert "Possible now" in ANSI.sub("", seat.until("Your choice"))
    seat.press(b"\x04")
    seat.until("veillee resume")
    assert seat.leave() == 0


def test_control_c_saves_and_leaves_with_130() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee", "--lang", "en")
    seat.until("Your choice")
    seat.type("1")
    seat.until("Your choice")
    seat.interrupt("veillee resume m.veillee")
    assert seat.leave() == 130
    with open("m.veillee") as file:
        assert veillee.replay(file.read()).number == 1


def test_no_color_on_a_terminal_leaves_only_the_clearing() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", env={"NO_COLOR": "1"})
    shown = seat.until("Your choice")
    assert set(ANSI.findall(shown)) <= {"\x1b[H", "\x1b[2J", "\x1b[3J", "\x1b[?2004l", "\x1b[?2004h"}
    seat.type("q")
    assert seat.leave() == 0


def test_plain_never_clears() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--plain")
    shown = seat.until("Your choice")
    assert "\x1b[2J" not in shown and "\x1b[3" not in shown
    seat.type("q")
    assert seat.leave() == 0


def test_french_signs_never_begin_a_line() -> None:
    rows = [row.plain for row in ink.wrap(ink.line("vous voyez la carte : « un texte » ; et puis ?"), 12)]
    assert all(row[0] not in ":;?!»" and not row.endswith("«") for row in rows)

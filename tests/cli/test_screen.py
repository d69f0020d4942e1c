"""The full-screen table: keys, mouse, pages, people, and somebody who thinks."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

import veillee
from tests.cli.screens import at_screen, settled, shown, typed
from tests.cli.table import ANSI, Seat, numbers_of, record_of, run
from tests.games.pilgrims.test_reserving import activated, table
from veillee.bots import BOTS, find_bot, search
from veillee.bots.tree import Tree
from veillee.cli.table.app import TableApp
from veillee.cli.table.layout import arrange
from veillee.cli.table.widgets import Curtain, Page


def solo(**settings: object) -> veillee.Match:
    return veillee.new("pilgrims", mode="solo", seed=7, **settings)  # type: ignore[arg-type]


# -- choosing ----------------------------------------------------------------------------------


def test_numbers_keys_arrows_and_enter_choose() -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "corner:a1")
        assert match.choices == ["corner:a1"]
        await typed(pilot, "3")
        assert match.choices[-1] == "go:foot:b2"
        second = match.legal_keys[1]
        await pilot.press("down", "enter")
        await settled(pilot)
        assert match.choices[-1] == second

    at_screen(match, play)
    assert record_of(Path("m.veillee")).choices == match.choices, "on disk before anything is shown"


def test_tab_goes_from_pane_to_pane_and_whatever_is_typed_there_goes_to_the_line() -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        visited = []
        for _ in range(5):
            await pilot.press("tab")
            assert app.focused is not None
            visited.append(app.focused.id)
        assert set(visited) == {"options", "log", "board", "areas", "line"}
        await pilot.press("tab", "end", "enter")
        await settled(pilot)
        assert match.choices == ["corner:e5"], "the last option, chosen in the pane of options"
        await pilot.press("tab", "tab", "2")
        assert app.focused is not None and app.focused.id == "line"
        await pilot.press("enter")
        await settled(pilot)
        assert match.number == 2

    at_screen(match, play)


def test_the_mouse_chooses_options_and_pieces() -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#options", offset=(5, 3))
        await settled(pilot)
        assert match.choices == ["corner:e1"]
        rows = shown(app).splitlines()
        y, row = next((y, row) for y, row in enumerate(rows) if re.match(r" 1 │", row))
        x = re.search(r"\b1 ", row[4:])
        assert x is not None, "the first option is a cell of the first row"
        await pilot.click(offset=(4 + x.start(), y))
        await settled(pilot)
        assert match.number == 2 and match.choices[1] == "go:foot:d1"

    at_screen(match, play)


def test_a_piece_of_several_options_narrows_the_list_and_one_without_says_what_it_is() -> None:
    match = veillee.new("lueur", mode="solo", seed=12)
    while not any(key.startswith("reroll") for key in match.legal_keys):
        match.play(match.legal_keys[0])
    die = next(key for key in match.legal_keys if key.startswith("reroll:")).partition(":")[2]

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.shown is not None
        numbers = app.shown.pen.concerned(f"die:{die}")
        assert len(numbers) > 1 and len(app.options.offered) == len(match.legal_keys)
        app.on_pane_pointed(app.pane("areas").Pointed(f"die:{die}"))
        await settled(pilot)
        assert app.options.offered == numbers, "die by die"
        await pilot.press("escape")
        await settled(pilot)
        assert len(app.options.offered) == len(match.legal_keys)
        app.on_pane_pointed(app.pane("board").Pointed("zone:score"))
        await settled(pilot)
        assert "Score track" in shown(app)

    at_screen(match, play)


def test_a_choice_that_costs_something_of_ones_own_is_asked_twice() -> None:
    match = activated(table().reserved("red", "I-02"))
    number = next(n for n, key in enumerate(match.legal_keys, 1) if key.startswith("reserve:"))
    before = match.number

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")  # the curtain
        await settled(pilot)
        await typed(pilot, str(number))
        assert match.number == before and "⚠" in shown(app) and "Choose it again" in shown(app)
        await typed(pilot, str(number))
        assert match.number == before + 1

    at_screen(match, play)


def test_undo_redo_and_refusals_are_answered_beside_the_table() -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "1", "1")
        await pilot.press("ctrl+z")
        await settled(pilot)
        assert match.number == 1 and "Taken back" in shown(app)
        await pilot.press("ctrl+y")
        await settled(pilot)
        assert match.number == 2 and "Put back" in shown(app)
        await typed(pilot, "99")
        assert "There is no option 99" in re.sub(r"\s+", " ", shown(app)) and match.number == 2

    at_screen(match, play, size=(120, 40))


# -- pages -------------------------------------------------------------------------------------


def test_long_answers_are_pages_that_any_key_closes() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for word, expected in (
            ("?", "What you can type"),
            ("t", "Signs"),
            ("l", "PIL-"),
            ("d", "─ E ─"),
            ("i 1", "A1"),
        ):
            await typed(pilot, word)
            assert isinstance(app.screen, Page) and expected in shown(app), word
            await pilot.press("escape")
            await settled(pilot)
            assert not isinstance(app.screen, Page)
        await typed(pilot, "?")
        await pilot.press("2", "enter")
        await settled(pilot)
        assert app.sitting.match.number == 1, "what closes a page is already the next command"

    at_screen(solo(), play)


def test_another_language_at_the_table() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "lang fr")
        assert "Choisissez le coin" in shown(app)

    at_screen(solo(), play)


def test_the_result_closes_the_table() -> None:
    match = solo()
    while match.number < 500 and not match.over:
        last = match.fork()
        match.play(match.legal_keys[-1])

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, str(len(last.legal_keys)))
        assert last.over and isinstance(app.screen, Page) and "Total" in shown(app)
        await pilot.press("enter")

    assert at_screen(last, play).return_value == 0


# -- size --------------------------------------------------------------------------------------


def test_panes_keep_their_places_and_are_placed_anew_when_the_screen_changes() -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        regions = {id_: app.pane(id_).region for id_ in ("board", "areas", "options", "log")}
        await typed(pilot, "1", "3", "2")
        assert regions == {id_: app.pane(id_).region for id_ in regions}
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        for id_, place in arrange(120, 40).items():
            assert tuple(app.query_one(f"#{id_}").region) == tuple(place)
        assert "River" in shown(app)
        await pilot.resize_terminal(40, 12)
        await settled(pilot)
        assert app.options.offered and re.search(r"^ 1 ", shown(app), re.MULTILINE), "the first option is in sight"

    at_screen(match, play)


def test_an_option_that_is_too_long_begins_in_sight() -> None:
    match = veillee.new("cove", mode="solo", level="easy", roles=["entertainer"], seed=77)

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for number in (1, 2):
            app.options.move_to(number)
            await settled(pilot)
            assert re.search(rf"^ {number} ", shown(app), re.MULTILINE), number

    at_screen(match, look)


def test_an_option_that_is_too_long_is_read_to_its_end_before_the_next() -> None:
    match = veillee.new("cove", mode="solo", level="easy", roles=["entertainer"], seed=77)

    async def read(app: TableApp, pilot: Pilot[int]) -> None:
        options = app.options
        rows = options.numbers.count(1)
        assert rows > options.space.lines, "it does not fit"
        seen: set[int] = set()
        for _ in range(rows):
            seen |= set(range(options.scroll_offset.y, options.scroll_offset.y + options.space.lines))
            await pilot.press("down")
            await settled(pilot)
            if options.cursor == 2:
                break
        assert options.cursor == 2, "then the next one"
        assert seen >= {row for row, number in enumerate(options.numbers) if number == 1}
        app.options.move_to(1)
        await settled(pilot)
        await pilot.press("down", "up")
        await settled(pilot)
        assert re.search(r"^ 1 ", shown(app), re.MULTILINE), "and back to its beginning"

    at_screen(match, read, size=(40, 12))


def test_a_clock_stays_in_sight_on_every_page_and_however_far_the_board_is_scrolled() -> None:
    match = veillee.new("cove", mode="solo", level="easy", roles=["captain"], seed=21)
    hours = " Clock  1 (P)(1)  2  3⛵  4  5⛵  6⛵  7  8⛵  9⛵  10  11  12⛵"

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        board = app.pane("board")
        for page in ("Harbour", "Town"):
            assert f"[{page}]" in shown(app) and hours in shown(app)
            board.scroll_end(animate=False)
            await settled(pilot)
            assert hours in shown(app) and app.shown is not None
            last = app.shown.board(board.space).rows[-1].plain.strip()
            assert last in shown(app), "the last row of the board can be reached"
            await typed(pilot, "p")
        app.pane("board").reveal({"cell:bazaar_w"})
        await settled(pilot)
        assert hours in shown(app) and "○" in shown(app)

    at_screen(match, look)


def test_places_of_one_row_in_front_of_a_side_are_named_once() -> None:
    match = veillee.new("cove", mode="solo", level="easy", roles=["alchemist"], seed=21)

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.shown is not None
        rows = [row.plain for row in app.shown.areas(app.pane("areas").space).rows]
        said = " ".join(" ".join(rows).split())
        for chute in (1, 2, 3, 4):
            assert re.search(rf"chute {chute}( [▲♪✦♛●]){{5}}", said), said
        await typed(pilot, "1")  # the Decanter: runs are chosen by numbers, which stand before their marbles
        rows = [row.plain for row in app.shown.areas(app.pane("areas").space).rows]
        assert re.search(r"chute 1 1 [▲♪✦♛●] 2 ", " ".join(" ".join(rows).split())), rows

    at_screen(match, look)


def test_keys_that_come_while_a_page_closes_find_it_closed() -> None:
    match = veillee.new("pilgrims", mode="solo", level="easy", seed=7)

    async def hurry(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "?")
        page = app.screen
        assert isinstance(page, Page)
        page.action_close()
        page.action_close()
        await settled(pilot)
        assert not isinstance(app.screen, Page)

    at_screen(match, hurry)


@pytest.mark.parametrize("width", range(40, 201, 16))
@pytest.mark.parametrize("height", range(12, 61, 6))
def test_places_fill_the_screen_and_cover_nothing(width: int, height: int) -> None:
    taken: set[tuple[int, int]] = set()
    for place in arrange(width, height).values():
        here = {(place.x + x, place.y + y) for x in range(place.width) for y in range(place.height)}
        assert not taken & here and all(0 <= x < width and 0 <= y < height for x, y in here)
        taken |= here
    gaps = {x for x in range(width) for y in range(height) if (x, y) not in taken}
    assert len(gaps) <= 1, "one column between what stands side by side"


# -- people ------------------------------------------------------------------------------------


def test_between_two_people_a_curtain_hides_everything() -> None:
    match = veillee.new("pilgrims", mode="basic", players=2, seed=6)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, Curtain) and "your turn" in shown(app) and "Hand" not in shown(app)
        await typed(pilot, "3")
        assert isinstance(app.screen, Curtain), "nothing but Enter shows a hand"
        await pilot.press("enter")
        await settled(pilot)
        assert "Hand" in shown(app) and not isinstance(app.screen, Curtain)
        await typed(pilot, "1")
        assert isinstance(app.screen, Curtain) and "Hand" not in shown(app)
        await pilot.resize_terminal(100, 30)
        await settled(pilot)
        assert "Hand" not in shown(app)
        await typed(pilot, "q")

    assert at_screen(match, play).return_value == 0


@pytest.mark.usefixtures("night")
def test_a_round_says_who_answered_and_whom_it_waits_for() -> None:
    match = veillee.new("night_watch", players=2, seed=3, roles=["woodcutter", "singer"])

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Also waited for: the Singer" in shown(app)
        await typed(pilot, "2")
        assert "Answered: the Woodcutter (Gather" in shown(app)

    at_screen(match, play, size=(120, 40))


# -- somebody thinks ---------------------------------------------------------------------------


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Every search waits until this is set, as if it had much to think about."""
    go_on = threading.Event()
    iterate = search.iterate

    def wait(tree: Tree) -> None:
        stop = search.STOP.get()
        while not go_on.wait(0.01):
            if stop is not None and stop.is_set():
                raise search.Stopped
        iterate(tree)

    monkeypatch.setattr(search, "iterate", wait)
    return go_on


def test_a_hint_shows_that_it_thinks_and_escape_stops_it(slow: threading.Event) -> None:
    match = solo()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "h 4")
        await pilot.pause(0.5)
        assert "is thinking" in shown(app)
        await pilot.press("ctrl+c")
        await settled(pilot)
        assert app.thinking is None and "is thinking" not in shown(app), "Ctrl-C does not leave then"
        await typed(pilot, "1")
        assert match.number == 1
        slow.set()
        await typed(pilot, "h 4")
        while app.thinking is not None:
            await pilot.pause(0.05)
        await settled(pilot)
        assert "★" in shown(app), "the options are marked"
        await pilot.press("escape")
        await typed(pilot, "h never")
        while app.thinking is not None:
            await pilot.pause(0.05)
        assert "never" in shown(app)

    at_screen(match, play, size=(120, 40))


def test_a_bot_that_is_stopped_waits_until_it_may_go_on(slow: threading.Event) -> None:
    match = veillee.new("pilgrims", seats=["human", "search:4"], seed=4)
    first = 0 if match.waiting[0] == 0 else 1

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        if first == 0:
            await typed(pilot, "1")
        await pilot.pause(0.5)
        assert "is thinking" in shown(app) and app.seat is None
        number = match.number
        await pilot.press("escape")
        await settled(pilot)
        assert "The bot was stopped" in shown(app) and match.number == number
        slow.set()
        await pilot.press("enter")
        while app.seat is None:
            await pilot.pause(0.05)
        assert match.number > number

    at_screen(match, play)


class Slow:
    """Somebody else's bot, which knows nothing of being stopped."""

    asked = 0
    may = threading.Event()

    def choose(self, match: veillee.Match, seat: int) -> str:
        Slow.asked += 1
        assert self.may.wait(20)
        return match.legal_keys[0]


class Faulty:
    def choose(self, match: veillee.Match, seat: int) -> str:
        raise KeyError("nothing")


class Lying:
    def choose(self, match: veillee.Match, seat: int) -> str:
        return "go:moon"


@pytest.fixture
def strangers() -> Iterator[None]:
    """Bots that are found by their places, for one test."""
    known, places = dict(BOTS), list(BOTS.places)
    for bot in (Slow, Faulty, Lying):
        find_bot(f"{__name__}:{bot.__name__}")
    yield
    BOTS.clear()
    BOTS.update(known)
    BOTS.places[:] = places


@pytest.mark.usefixtures("strangers")
def test_anybodys_bot_can_be_stopped_while_it_thinks() -> None:
    match = veillee.new("pilgrims", seats=["human", f"{__name__}:Slow"], seed=4)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        if match.waiting[0] == 0:
            await typed(pilot, "1")
        await pilot.pause(0.5)
        assert "is thinking" in shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert "The bot was stopped" in shown(app)
        await pilot.press("enter")
        await pilot.pause(0.2)
        assert Slow.asked == 1, "it thinks to its end before it is asked again"
        Slow.may.set()
        while app.seat is None:
            await pilot.pause(0.05)

    at_screen(match, play)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(("bot", "words"), [("Faulty", "KeyError: 'nothing' (test_screen.py"), ("Lying", "“go:moon”")])
def test_a_bot_that_fails_ends_the_evening_not_the_match(bot: str, words: str) -> None:
    seats = ("--seats", f"{__name__}:{bot},human", "--seed", "4", "--record", "m.veillee")
    said = run("play", "pilgrims", *seats, typed=["1"] * 9)
    assert said.code == 1 and words in said.one_error
    assert f"veillee resume m.veillee --bot {__name__}:{bot}" in said.out and Path("m.veillee").stat().st_size
    match = veillee.new("pilgrims", seats=[f"{__name__}:{bot}", "human"], seed=4)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            if app.seat is not None:
                await typed(pilot, "1")
        while app.problem is None:
            await pilot.pause(0.05)

    assert words in str(at_screen(match, play).problem)


# -- real terminals ----------------------------------------------------------------------------


def test_a_real_terminal_plays_a_match_and_says_how_to_go_on() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee", "--lang", "fr")
    seat.until("Choisissez")
    seat.press(b"1\r")
    seat.until("PIL-030")
    seat.press(b"q\r")
    assert "veillee resume m.veillee" in seat.until("resume m.veillee")
    assert seat.leave() == 0
    assert record_of(Path("m.veillee")).number == 1


def test_control_c_saves_and_leaves_with_130() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee", "--lang", "en")
    seat.until("corner")
    seat.press(b"\x03")
    seat.until("veillee resume m.veillee")
    assert seat.leave() == 130


def test_plain_never_clears_and_has_no_colours() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", "--plain")
    said = seat.until("Your choice")
    assert not {code for code in ANSI.findall(said) if not code.startswith("\x1b[?2004")}
    seat.type("q")
    assert seat.leave() == 0


def test_a_dumb_terminal_gets_the_plain_table() -> None:
    seat = Seat("play", "pilgrims", "--mode", "solo", "--seed", "7", env={"TERM": "dumb"})
    assert "Map 1 A1" in seat.until("Your choice")
    seat.type("q")
    assert seat.leave() == 0


def test_a_whole_match_at_the_screen_is_the_match_of_the_api() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=5)
    numbers = numbers_of(match.fork())
    whole = match.fork()
    for number in numbers:
        whole.play(whole.legal_keys[number - 1])

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for number in numbers:
            if app.shown is not None and app.shown.pen.choices[number - 1].warns:
                app.take(number)
            app.take(number)
        await settled(pilot)

    at_screen(match, play)
    assert match.record() == whole.record()

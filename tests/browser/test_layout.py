"""The table is measured: over many decisions of a match, everything can be read, reached and chosen."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, NewGuest
from tests.browser.pages import ANY, DESKTOP, PHONE, Guest
from tests.browser.test_looks import THEMES, Theme, grave
from tests.helpers import alone
from veillee.core.spec import installed

Size = tuple[int, int]

GAMES = list(installed())
LAPTOP = (1366, 768)
FLAT = (844, 390)
TOUCHED = [(820, 1180), PHONE, FLAT]
SIZES = [(1920, 1080), DESKTOP, LAPTOP, *TOUCHED]
FINGER = 40  # pixels
DECISIONS = 30
SAMPLE = 4  # of them, in every run
FURTHER = 4  # choices from one that is looked at to the next, where nothing new is asked
FAULTS = (Path(__file__).parent / "faults.js").read_text()
# The story lies open: to the page that asks, as whoever has read it does.
TURN = """() => {
  const asking = [...document.querySelectorAll('.pages [role="tab"].wanted')];
  const turns = asking.length > 0 && asking.every((tab) => tab.ariaSelected !== 'true');
  if (turns) asking[0].click();
  return turns;
}"""
# Where everything lies, how large its letters are and what of it is seen, once this theme is shown.
PLACES = """async ([theme, patience]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const late = performance.now() + patience; document.documentElement.dataset.theme !== theme; await frame()) {
    if (performance.now() > late) throw Error(`the theme ${theme} is not shown`);
  }
  await frame();
  return [...document.querySelectorAll('body *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const { fontSize, opacity, visibility, overflow, zIndex, pointerEvents } = getComputedStyle(one);
    const seen = [fontSize, opacity, visibility, overflow, zIndex, pointerEvents];
    return [one.nodeName, x, y, width, height, ...seen].join(' ');
  }).join('\\n');
}"""


def is_touched(size: Size) -> bool:
    return size in TOUCHED


def faults(page: Page, size: Size, number: int | None, watching: bool = False) -> list[str]:
    """What is wrong as soon as the page shows this question; the end of the match has no number."""
    least = 13 if min(size) < 600 else 11
    asked = [number, least, FINGER if is_touched(size) else 0, PATIENCE, watching]
    found = list(page.evaluate(FAULTS, asked))
    return [*found, *page.evaluate(FAULTS, asked)] if page.evaluate(TURN) else found


def wrong_in(page: Page, size: Size, number: int | None, themes: Sequence[Theme]) -> Iterator[tuple[Theme, list[str]]]:
    """The faults in each theme. What lies in a further one exactly where it lay in the first was measured there: only
    its colours are."""
    places = None
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        wrong = []
        if places is None or page.evaluate(PLACES, [theme, PATIENCE]) != places:
            wrong = faults(page, size, number)
            places = page.evaluate(PLACES, [theme, PATIENCE])
        if len(themes) > 1 and size == LAPTOP:
            wrong += grave(page, ["color-contrast"])
        yield theme, wrong


def screens(new_guest: NewGuest, sizes: Sequence[Size]) -> tuple[Guest, dict[Size, Page]]:
    """One person at screens of all these sizes; where a mouse points, it is one window that changes its size."""
    owner = new_guest(bypass_csp=True)
    owner.get("/me")
    cookies = owner.context.storage_state()
    fingers = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    touching = new_guest(storage_state=cookies, **fingers) if any(map(is_touched, sizes)) else owner
    window = None
    pages = {}
    for size in sizes:
        if is_touched(size):
            pages[size] = touching.context.new_page()
            resize(pages[size], size)
        else:
            pages[size] = window = window or owner.context.new_page()
    return owner, pages


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def asked(guest: Guest, game: str, seed: int = 7, **more: Any) -> Iterator[tuple[str, Any]]:
    """The decisions of a match that a chance plays, and its end: its id, and the table each time."""
    chance = random.Random(game)
    table = guest.post("/matches", {"game": game, **alone(game), "seed": str(seed), **more})
    match = table["match"]["id"]
    while table["match"]["state"] != "over":
        yield match, table
        key = chance.choice(table["scene"]["question"]["choices"])["key"]
        table = guest.post(f"/matches/{match}/play", {"version": table["version"], "key": key})
    yield match, table


def measured(
    new_guest: NewGuest, game: str, sizes: Sequence[Size], themes: Sequence[Theme], most: int
) -> dict[str, list[str]]:
    """The faults of so many decisions, by prompt and size: whatever is asked for the first time, and some others. A
    match that has fewer is followed by another."""
    guest, pages = screens(new_guest, sizes)
    found: dict[str, list[str]] = {}
    known: set[str] = set()
    looked_at = 0
    for seed in itertools.count(7):
        last = -FURTHER
        for number, (match, table) in enumerate(asked(guest, game, seed)):
            if number == 0:
                for page in set(pages.values()):
                    page.goto(f"/m/{match}")
            question = table["scene"].get("question")
            kind = question["rule"] if question else "the end"
            if kind in known and number < last + FURTHER:
                continue
            known.add(kind)
            looked_at, last = looked_at + 1, number
            for size, page in pages.items():
                resize(page, size)
                for theme, wrong in wrong_in(page, size, question and question["number"], themes):
                    if wrong:
                        prompt = question["prompt"] if question else kind
                        found[f"match {seed}, choice {number}: {prompt} {size} {theme}"] = wrong
            if looked_at == most:
                return found
    raise AssertionError("matches go on for ever")


def told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{where}: {one}" for where, wrong in found.items() for one in wrong)


# What would be wrong, made on purpose on a table that asks for a card of the hand, and what is then found.
BROKEN = {
    "text too small": "document.querySelector('.room h2').style.fontSize = '8px'",
    "effect cut": "document.querySelector('.target .card').style.height = '50%'",
    "effect left out": "document.querySelector('.target .card').classList.add('brief')",
    "target covered": """{
        const { left, top, width, height } = document.querySelector('.target').getBoundingClientRect();
        const over = Object.assign(document.createElement('div'), { className: 'spot' });
        over.style.cssText = `position:fixed;z-index:9;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
        document.querySelector('.room').append(over);
    }""",
    "target covered: ": """{
        const { left, top, width, height } = document.querySelector('.target').getBoundingClientRect();
        const over = Object.assign(document.createElement('p'), { className: 'notice' });
        over.style.cssText = `position:fixed;z-index:9;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
        document.body.append(over);
    }""",
    "words cut": "document.querySelector('.counters').style.cssText = 'width: 20px; overflow: hidden'",
    "words below the edge": "document.querySelector('.front .score').style.translate = '0 30px'",
    "sign over words": """{
        const line = Object.assign(document.createElement('div'), { className: 'line' });
        line.innerHTML = '<b class="words">A card</b><i class="signs">4</i>';
        line.style.cssText = 'display:grid;position:fixed;left:300px;top:300px';
        for (const part of line.children) part.style.gridArea = '1 / 1';
        document.querySelector('.room').append(line);
    }""",
    "% of the room is free while words are left out": """{
        document.querySelector('main.board').remove();
        document.querySelector('.own .card').classList.add('brief');
    }""",
    "target out of sight": "document.querySelector('.target').style.translate = '0 900px'",
    "piece over words": """{
        const heading = document.querySelector('.room h2').getBoundingClientRect();
        const pawn = Object.assign(document.createElement('span'), { className: 'token' });
        pawn.style.cssText = `position:fixed;width:30px;height:30px;left:${heading.left}px;top:${heading.top - 22}px`;
        document.querySelector('.room').append(pawn);
    }""",
    "too wide": "document.body.style.width = '120vw'",
}


def test_what_is_broken_on_purpose_is_found(new_guest: NewGuest) -> None:
    guest, pages = screens(new_guest, [LAPTOP])
    match, table = next(asked(guest, "raiders"))
    number = table["scene"]["question"]["number"]
    page = pages[LAPTOP]
    found = {}
    resize(page, LAPTOP)
    for fault, breaking in BROKEN.items():
        page.goto(f"/m/{match}")
        assert faults(page, LAPTOP, number) == []
        page.evaluate(f"() => {{ {breaking} }}")
        found[fault] = [one for one in faults(page, LAPTOP, number) if fault in one]
    assert [fault for fault in BROKEN if not found[fault]] == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_and_reached(new_guest: NewGuest, game: str) -> None:
    assert not (found := measured(new_guest, game, [LAPTOP, PHONE], THEMES[:1], SAMPLE)), told(found)


def test_whoever_watches_sees_a_whole_table(new_guest: NewGuest, thorough: bool) -> None:
    owner = new_guest()
    _, pages = screens(new_guest, SIZES if thorough else [LAPTOP, PHONE])
    found = {}
    for game in GAMES if thorough else [ANY]:
        _, table = next(itertools.islice(asked(owner, game, watchable=True), FURTHER, None))
        for size, page in pages.items():
            resize(page, size)
            page.goto(table["match"]["watch"])
            found[f"{game} {size}"] = faults(page, size, table["scene"]["question"]["number"], watching=True)
    assert not any(found.values()), told(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_every_screen(new_guest: NewGuest, game: str, size: Size, thorough: bool) -> None:
    if not thorough:
        pytest.skip("only with --thorough")
    assert not (found := measured(new_guest, game, [size], THEMES, DECISIONS)), told(found)

"""Words stand out from what lies behind them (WCAG 2.2, 1.4.3), measured in pictures of the pages, in both themes."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import NewGuest
from tests.browser.pages import go, settled
from tests.browser.test_layout import GAMES, LAPTOP, asked
from tests.browser.test_looks import THEMES

CONTRAST = (Path(__file__).parent / "contrast.js").read_text()
FURTHER = 12  # choices after which there is more on the table


@pytest.fixture
def eye(browser: Browser) -> Iterator[Page]:
    """An empty page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


def faint(page: Page, eye: Page) -> list[str]:
    """Words that stand out too little, in both themes."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.mouse.move(0, 0)
        settled(page)
        words: list[Any] = page.evaluate(f"{CONTRAST}.words()")
        assert len(words) > 10, page.url
        shown = page.screenshot()
        hiding = page.add_style_tag(content=page.evaluate(f"{CONTRAST}.bare"))
        bare = page.screenshot()
        hiding.evaluate("(style) => style.remove()")
        pictures = {"shown": base64.b64encode(shown).decode(), "bare": base64.b64encode(bare).decode()}
        wrong = eye.evaluate(f"(given) => {CONTRAST}.faint(given)", {"words": words, **pictures})
        found += [f"{theme}: {one}" for one in wrong]
    return found


def test_the_home_page_can_be_read(new_guest: NewGuest, eye: Page) -> None:
    page = new_guest(LAPTOP, bypass_csp=True).open("/")
    page.locator("h3").first.wait_for()
    found = faint(page, eye)
    assert not found, "\n".join(found)


def test_every_set_up_can_be_read(new_guest: NewGuest, eye: Page) -> None:
    page = new_guest(LAPTOP, bypass_csp=True).open("/")
    for game in GAMES:
        go(page, f"/new/{game}")
        found = faint(page, eye)
        assert not found, f"{game}: " + "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_read(new_guest: NewGuest, eye: Page, game: str) -> None:
    guest = new_guest(LAPTOP, bypass_csp=True)
    match, _ = next(islice(asked(guest, game), FURTHER, None))
    page = guest.open(f"/m/{match}")
    page.locator("#prompt").wait_for()
    found = faint(page, eye)
    assert not found, "\n".join(found)


def test_faint_words_are_found(new_guest: NewGuest, eye: Page) -> None:
    page = new_guest(LAPTOP, bypass_csp=True).open("/settings")
    found = faint(page, eye)
    assert not found, "\n".join(found)
    page.add_style_tag(content="h1 { color: #a09080 !important; } h2 { opacity: 0.25; } label { background: #bfae95; }")
    wrong = faint(page, eye)
    for words, theme in (("Settings", "light"), ("Look", "dark"), ("Your name", "dark")):
        assert any(one.startswith(theme) and f'"{words}"' in one for one in wrong), (words, wrong)

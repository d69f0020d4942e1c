"""The table is measured: over many decisions of a match, everything can be read, reached and chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewGuest
from tests.browser.pages import DESKTOP, PHONE, Guest, Table, no_sideways, settled

GAMES = {"pilgrims": "easy", "lueur": "rulebook", "raiders": "normal"}
LAPTOP = (1366, 768)
SIZES = [(1920, 1080), DESKTOP, LAPTOP, (820, 1180), PHONE, (844, 390)]
THEMES = ("dark", "light")
DECISIONS = 30
LOOKED_AT = 4  # of them, in the sample of every run
SAMPLE = [("pilgrims", LAPTOP), ("lueur", LAPTOP), ("raiders", LAPTOP), ("lueur", PHONE), ("raiders", PHONE)]

# What is wrong with the table on the screen, in words.
FAULTS = """(least) => {
  const table = document.querySelector('.table');
  const found = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const small = new Map();
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    const words = walk.currentNode.data.trim();
    if (!words || parent.closest('.sr-only') || !seen(parent)) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const picture = parent.closest('svg');
    if (picture) size *= picture.getBoundingClientRect().width / (picture.viewBox.baseVal?.width || 1);
    if (size < least - 0.3) small.set(`${parent.className?.baseVal ?? parent.className} ${size.toFixed(1)}`, words);
  }
  for (const [where, words] of small) found.push(`text too small: ${where}: ${words}`);
  const targets = [...table.querySelectorAll('.spot.target')].filter(seen);
  for (const target of targets) {
    for (const card of target.querySelectorAll('.card')) {
      const box = card.getBoundingClientRect();
      for (const text of card.querySelectorAll('.lines p')) {
        const end = text.getBoundingClientRect().bottom;
        if (end > box.bottom + 1) found.push(`effect cut: ${card.innerText.replaceAll('\\n', ' ')}`);
      }
      if (card.matches('.brief')) found.push(`effect left out: ${card.innerText.replaceAll('\\n', ' ')}`);
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const name = target.dataset.spot;
    const there = document.elementFromPoint(x, y);
    const view = target.closest('.view, main, .front')?.getBoundingClientRect();
    const inside = view && x >= view.left && x <= view.right && y >= view.top && y <= view.bottom;
    if (!inside && !table.querySelector('.edge')) found.push(`target out of sight: ${name}`);
    if (inside && there && !target.contains(there) && there.closest('.spot')) {
      found.push(`target covered: ${name} by ${there.closest('.spot').dataset.spot}`);
    }
  }
  return [...new Set(found)];
}"""


def begin(guest: Guest, game: str) -> Any:
    return guest.post("/matches", {"game": game, "mode": "solo", "level": GAMES[game], "seed": "7"})


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    no_sideways(page)
    return list(page.evaluate(FAULTS, 13 if min(size) < 600 else 11))


def measured(guest: Guest, game: str, size: tuple[int, int], looked_at: int) -> dict[int, list[str]]:
    """The faults of a match that a chance plays, by decision."""
    chance = random.Random(f"{game} {size}")
    table = begin(guest, game)
    match = table["match"]["id"]
    page = guest.table(f"/m/{match}").page
    found = {}
    shown = set(range(0, DECISIONS, max(1, DECISIONS // looked_at)))
    for number in range(DECISIONS):
        if table["match"]["state"] == "over":
            break
        if number in shown:
            page.reload()
            Table(page).wait()
            settled(page)
            wrong = faults(page, size)
            if wrong:
                found[number] = [table["scene"]["question"]["prompt"], *wrong]
        key = chance.choice(table["scene"]["question"]["choices"])["key"]
        table = guest.post(f"/matches/{match}/play", {"version": table["version"], "key": key})
    return found


def touch(size: tuple[int, int]) -> dict[str, Any]:
    return {"has_touch": True, "is_mobile": True, "device_scale_factor": 1} if min(size) < 600 else {}


@pytest.mark.parametrize(("game", "size"), SAMPLE)
def test_everything_can_be_read_and_reached(new_guest: NewGuest, game: str, size: tuple[int, int]) -> None:
    assert measured(new_guest(size, **touch(size)), game, size, LOOKED_AT) == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_every_screen(
    new_guest: NewGuest, game: str, size: tuple[int, int], theme: str, thorough: bool
) -> None:
    if not thorough:
        pytest.skip("only with --thorough")
    assert measured(new_guest(size, color_scheme=theme, **touch(size)), game, size, DECISIONS) == {}

"""The table is measured: over many decisions of a match, everything can be read, reached and chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewGuest
from tests.browser.pages import DESKTOP, PHONE, Guest, Table, no_sideways, settled
from tests.helpers import alone
from veillee.core.spec import installed

GAMES = list(installed())
LAPTOP = (1366, 768)
TOUCHED = [(820, 1180), PHONE, (844, 390)]
SIZES = [(1920, 1080), DESKTOP, LAPTOP, *TOUCHED]
FINGER = 40  # pixels
THEMES = ("dark", "light")
DECISIONS = 30
LOOKED_AT = 4  # of them, in the sample of every run
SAMPLE = [(game, size) for game in GAMES for size in (LAPTOP, PHONE)]

# What is wrong with the table on the screen, in words; on a screen that is touched, what can be tapped is measured.
FAULTS = """([least, finger]) => {
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
      // A song overlaps on a phone: its cards say it in signs, and in words beside what can be done with them.
      const song = card.closest('.stave') && innerWidth < 600;
      if (card.matches('.brief') && !song) found.push(`effect left out: ${card.innerText.replaceAll('\\n', ' ')}`);
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const name = target.dataset.spot;
    const there = document.elementFromPoint(x, y);
    const view = target.closest('.view, main, .front')?.getBoundingClientRect();
    const inside = view && x >= view.left && x <= view.right && y >= view.top && y <= view.bottom;
    const side = !view || x < view.left ? 'left' : x > view.right ? 'right' : y < view.top ? 'up' : 'down';
    if (!inside && !table.querySelector(`.edge.${side}`)) found.push(`target out of sight, ${side}: ${name}`);
    if (inside && there && !target.contains(there) && there.closest('.spot')) {
      found.push(`target covered: ${name} by ${there.closest('.spot').dataset.spot}`);
    }
  }
  for (const button of finger ? table.querySelectorAll('button') : []) {
    if (!seen(button) || (button.matches('.spot') && !button.matches('.target'))) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = finger / 2 - 1;
    if (!button.contains(document.elementFromPoint(x, y))) continue;
    for (const [dx, dy] of [[-far, 0], [far, 0], [0, -far], [0, far]]) {
      const there = document.elementFromPoint(x + dx, y + dy);
      if (there === null || button.contains(there) || (Math.abs(dx) < width / 2 && Math.abs(dy) < height / 2)) continue;
      const name = button.dataset.spot ?? (button.innerText || button.outerHTML).replaceAll('\\n', ' ');
      found.push(`too small for a finger: ${name} ${width.toFixed()}×${height.toFixed()}`);
    }
  }
  return [...new Set(found)];
}"""


def begin(guest: Guest, game: str) -> Any:
    return guest.post("/matches", {"game": game, **alone(game), "seed": "7"})


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    no_sideways(page)
    return list(page.evaluate(FAULTS, [13 if min(size) < 600 else 11, FINGER if is_touched(size) else 0]))


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


def is_touched(size: tuple[int, int]) -> bool:
    return size in TOUCHED


def touch(size: tuple[int, int]) -> dict[str, Any]:
    return {"has_touch": True, "is_mobile": True, "device_scale_factor": 1} if is_touched(size) else {}


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

"""Every page in both themes: nobody is shut out, and there are pictures for people to look at."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewGuest
from tests.browser.pages import SHOTS, SIZES, Guest, Table, go, no_sideways, settled

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
THEMES = ("dark", "light")


def join_path(guest: Guest) -> str:
    return guest.invite()[1]


def matches_path(guest: Guest) -> str:
    guest.solo(2)
    guest.invite()
    return "/matches"


PAGES: dict[str, Callable[[Guest], str]] = {
    "home": lambda guest: "/",
    "set-up": lambda guest: "/new/pilgrims",
    "table": lambda guest: f"/m/{guest.solo(9)}",
    "table-of-two": lambda guest: f"/m/{guest.invite()[0]}",
    "end": lambda guest: f"/m/{guest.finished()}",
    "replay": lambda guest: f"/m/{guest.solo(9)}/replay?at=6",
    "rules": lambda guest: "/rules/pilgrims",
    "matches": matches_path,
    "settings": lambda guest: "/settings",
    "join": join_path,
    "offline": lambda guest: "/about/offline",
}


def axe_source() -> str:
    if AXE.exists():
        return AXE.read_text()
    package = find_spec("axe_playwright_python")  # the same file, where the web table's packages are not installed
    assert package and package.origin, "axe-core is missing: make web first"
    return Path(package.origin).with_name("axe.min.js").read_text()


def grave(page: Page, rules: list[str] | None = None) -> list[str]:
    """Whatever shuts somebody out, or only what these rules find."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: dict[str, Any] = page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {node['target']} {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PAGES)
def test_no_page_shuts_anybody_out(new_guest: NewGuest, name: str, theme: str) -> None:
    guest = new_guest(color_scheme=theme, bypass_csp=True)
    page = guest.open(PAGES[name](guest))
    settled(page)
    assert grave(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_over_the_table_shuts_nobody_out(new_guest: NewGuest, theme: str) -> None:
    guest = new_guest(color_scheme=theme, bypass_csp=True)
    table = guest.table(f"/m/{guest.solo(5)}")
    table.list_options()
    assert grave(table.page) == []
    table.page.keyboard.press("t")
    assert grave(table.page) == []
    table.page.keyboard.press("?")
    table.page.get_by_role("dialog", name="Help").wait_for()
    assert grave(table.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_of_every_page(new_guest: NewGuest, theme: str) -> None:
    guest = new_guest(color_scheme=theme)
    page = guest.context.new_page()
    for name, path in PAGES.items():
        go(page, path(guest))
        settled(page)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            no_sideways(page)
            page.screenshot(path=SHOTS / f"{name}-{theme}-{size}.png")


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_of_the_table_of_every_game(new_guest: NewGuest, theme: str) -> None:
    guest = new_guest(color_scheme=theme)
    for game in guest.get("/games"):
        name = game["info"]["id"]
        page = guest.open("/")
        page.locator("li", has=page.locator(f'a[href="/new/{name}"]')).get_by_role("button", name="Play now").click()
        if game["guided"]:  # once in this browser: whoever declined is not asked again
            page.get_by_role("button", name="Just play").click()
        table = Table(page)
        table.wait()
        for _ in range(3):
            table.choose()
        settled(page)
        page.screenshot(path=SHOTS / f"game-{name}-{theme}.png")
        page.close()

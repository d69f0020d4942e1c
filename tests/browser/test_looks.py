"""Every page in both themes: nobody is shut out, and there are pictures for people to look at."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import SHOTS, SIZES, Guest, Table, go, no_sideways, settled
from tests.helpers import alone

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")


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


def grave_in_both(page: Page) -> list[str]:
    """The same in both themes: of the second only what colours could spoil."""
    found = grave(page)
    page.emulate_media(color_scheme="light")
    found += grave(page, ["color-contrast"])
    page.emulate_media(color_scheme="dark")
    return found


def keep(page: Page, name: str, thorough: bool) -> None:
    """Pictures for people to look at, in both themes: only where somebody asks for much."""
    for theme in THEMES if thorough else ():
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=SHOTS / f"{name}-{theme}.png")


@pytest.mark.parametrize("name", PAGES)
def test_no_page_shuts_anybody_out_or_is_too_wide(new_guest: NewGuest, name: str, thorough: bool) -> None:
    guest = new_guest(bypass_csp=True)
    page = guest.open(PAGES[name](guest))
    settled(page)
    assert grave_in_both(page) == []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        no_sideways(page)
        keep(page, f"{name}-{size}", thorough)


def test_letters_twice_as_large_make_no_page_too_wide(new_guest: NewGuest) -> None:
    guest = new_guest(settings={"textSize": 200})
    paths = ["/", "/new/kinfire", "/settings", "/rules/pilgrims", f"/m/{guest.solo(9)}"]
    paths.append(f"/m/{guest.post('/matches', {'game': 'kinfire', **alone('kinfire'), 'seed': '7'})['match']['id']}")
    page = guest.context.new_page()
    for path in paths:
        go(page, path)
        page.wait_for_load_state("networkidle")
        for width, height in ((390, 844), (844, 390), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            no_sideways(page)
            bar = page.locator("header").first.bounding_box()
            assert bar and bar["height"] < 260, f"{path}: words of the bar are broken letter by letter"


def test_what_opens_over_the_table_shuts_nobody_out(new_guest: NewGuest) -> None:
    guest = new_guest(bypass_csp=True)
    table = guest.table(f"/m/{guest.solo(5)}")
    table.list_options()
    assert grave_in_both(table.page) == []
    table.page.keyboard.press("t")
    assert grave_in_both(table.page) == []
    table.page.keyboard.press("?")
    table.page.get_by_role("dialog", name="Help").wait_for()
    assert grave_in_both(table.page) == []


def test_every_game_is_begun_at_home_with_one_click(new_guest: NewGuest, thorough: bool) -> None:
    guest = new_guest()
    page = guest.open("/")
    for game in guest.get("/games"):
        name = game["info"]["id"]
        page.locator("li", has=page.locator(f'a[href="/new/{name}"]')).get_by_role("button", name="Play now").click()
        if game["guided"]:  # once in this browser: whoever declined is not asked again
            page.get_by_role("button", name="Just play").click()
        table = Table(page)
        table.wait()
        table.choose()
        keep(page, f"game-{name}", thorough)
        go(page, "/")


def test_a_page_that_was_open_before_opens_without_a_network(new_guest: NewGuest) -> None:
    guest = new_guest(service_workers="allow")
    page = guest.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    guest.context.set_offline(True)
    page.goto("/about/offline")
    expect(page.locator("h1").first).to_be_visible()
    guest.errors[:] = [
        error for error in guest.errors if "ERR_" not in error
    ]  # what the page then asks for is not there

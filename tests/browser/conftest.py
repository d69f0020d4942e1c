"""A real server and Debian's Chromium; every test gets fresh browsers and leaves a picture when it fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.pages import DESKTOP, SHOTS, Guest
from tests.browser.serving import ServerProcess
from veillee.server import config

# The first that is there: the one without windows does the same for half the work.
CHROMIUMS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STATIC = Path(config.__file__).parent / "static"
PATIENCE = 20_000  # milliseconds for anything to appear, on a busy machine
# Nothing moves, and nobody keeps a copy of the whole program for an evening without a network.
QUIET: dict[str, Any] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "color_scheme": "dark",
    "service_workers": "block",
}
FAILED = pytest.StashKey[bool]()

NewGuest = Callable[..., Guest]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the web table is not built: make web first", pytrace=False)
    server = ServerProcess(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(Path.exists, CHROMIUMS), None)
    if found is None:
        pytest.fail("Chromium is missing: apt-get install chromium (make test does it where it can)", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_guest(request: pytest.FixtureRequest, server: ServerProcess, browser: Browser) -> Iterator[NewGuest]:
    """Browsers of people who were never here. None may complain, nor ask anybody but our server."""
    guests: list[Guest] = []

    def make(
        size: tuple[int, int] = DESKTOP, settings: dict[str, Any] | None = None, address: str = "", **more: Any
    ) -> Guest:
        """Over another address that leads to the server, if one is given."""
        width, height = size
        context = browser.new_context(
            base_url=address or server.address,
            viewport={"width": width, "height": height},
            **{**QUIET, **more},
        )
        context.set_default_timeout(PATIENCE)
        guests.append(Guest(context, address or server.address))
        guests[-1].prefer({"pace": "skip", **(settings or {})})
        return guests[-1]

    yield make
    failed = request.node.stash.get(FAILED, False)
    for number, guest in enumerate(guests):
        for page in guest.context.pages if failed else []:
            name = re.sub(r"\W+", "-", request.node.name).strip("-")
            try:
                page.screenshot(path=SHOTS / f"failed-{name}-{number}.png")
            except Error as error:  # a page that hangs has no picture
                print(f"no picture of {page.url}: {error}")
        guest.context.close()
    assert [url for guest in guests for url in guest.foreign] == []
    assert [error for guest in guests for error in guest.errors] == []


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    return new_guest()

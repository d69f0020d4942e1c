"""A slow connection that loses packets and is cut: one plays on, nothing happens twice, and what is missing is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import until
from tests.browser.serving import ServerProcess
from tests.line import Line, line_to

DELAY = 0.15  # seconds each way: 300 ms for an answer
LOSS = 0.01
CHOICES = 6


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    with line_to(server.address, delay=DELAY, loss=LOSS) as line:
        yield line


def test_one_plays_on_over_a_slow_line_that_is_cut(new_guest: NewGuest, server: ServerProcess, line: Line) -> None:
    guest = new_guest(address=line.address)
    table = guest.table(f"/m/{guest.solo()}")

    def made() -> int:
        """How many choices the server knows: asked beside the line."""
        return int(guest.context.request.get(f"{server.address}/api/matches/{table.match}").json()["number"])

    def more_than(number: int) -> bool:
        return made() > number

    for number in range(CHOICES):
        assert made() == number
        if number % 2:
            line.cut()
        table.choose()
        until(partial(more_than, number), "the choice is lost")
        table.wait()
        expect(table.prompt).to_be_visible()
    assert made() == CHOICES
    table.page.close()  # it would go on to look for a line that is gone
    guest.errors.clear()  # the browser itself says that connections were cut


def test_a_part_that_cannot_be_loaded_is_told_and_tried_again(new_guest: NewGuest) -> None:
    guest = new_guest()
    page = guest.table(f"/m/{guest.solo()}").page
    parts = re.compile("/assets/Menu-.*js$")
    page.route(parts, lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    assert guest.errors, "the part was there before it was opened"
    guest.errors.clear()
    page.unroute(parts)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()

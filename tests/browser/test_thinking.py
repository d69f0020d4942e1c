"""Hints at the table, and the analysis under a replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import Guest, go, no_sideways, until


def test_a_hint_is_a_sentence_and_a_light_on_the_table_with_its_figures_behind_a_click(new_guest: NewGuest) -> None:
    guest = new_guest((1366, 768))
    table = guest.table(f"/m/{guest.solo()}")
    page = table.page
    prompt = page.locator("[data-prompt]").bounding_box()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Do this")).to_be_visible(timeout=30_000)
    expect(page.locator("button[data-spot].lit").first).to_be_visible()
    expect(hint.get_by_text("to win").first).to_be_hidden()
    after = page.locator("[data-prompt]").bounding_box()
    assert prompt and after and after["height"] < prompt["height"] + 60, "a hint is one line"
    no_sideways(page)
    hint.get_by_text("The figures").click()
    expect(hint.get_by_text("to win").first).to_be_visible()
    expect(hint).to_contain_text(re.compile("rather than|as good"))
    before = guest.number(table.match)
    hint.get_by_role("listitem").first.get_by_role("button").click()
    until(lambda: guest.number(table.match) > before, "the advice was not taken")
    expect(hint).to_be_hidden()
    assert guest.errors == []


def test_the_button_asks_and_closes(guest: Guest) -> None:
    page = guest.table(f"/m/{guest.solo()}").page
    button = page.get_by_role("button", name="Hint", exact=True)
    button.click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Do this")).to_be_visible(timeout=30_000)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()


def test_the_analysis_leads_to_the_table_of_a_decision(guest: Guest) -> None:
    seats = {"game": "pilgrims", "mode": "basic", "seats": ["random", "random"]}
    guest.post("/account", {"name": "Ada", "passphrase": "a bridge of stone"})
    id_ = guest.post("/matches", seats)["match"]["id"]
    until(lambda: guest.get(f"/matches/{id_}")["state"] == "over", "the bots do not finish")
    page = guest.context.new_page()
    go(page, f"/m/{id_}/replay?at=0")
    page.get_by_role("button", name="Where was it won?").click()
    graph = page.get_by_role("img", name="Chance to win after every decision")
    expect(graph).to_be_visible(timeout=180_000)
    graph.click()
    expect(page.locator("output")).not_to_have_text(re.compile("^0 /"))
    worst = page.get_by_role("region", name="Chance to win after every decision").get_by_role("listitem").first
    number = int((worst.inner_text()).split(".", 1)[0])
    worst.get_by_role("button").click()
    expect(page.locator("output")).to_have_text(re.compile(f"^{number - 1} /"))
    expect(page.get_by_text("Better would have been")).to_be_visible()
    assert guest.errors == []

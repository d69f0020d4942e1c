"""Hints at the table, and the analysis under a replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import Guest, go, until


def test_a_hint_is_asked_for_with_h_and_taken_with_a_click(guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo()}")
    page = table.page
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("to win", timeout=30_000)
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
    expect(hint).to_contain_text("to win", timeout=30_000)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()


def test_the_analysis_leads_to_the_table_of_a_decision(guest: Guest) -> None:
    seats = {"game": "pilgrims", "mode": "basic", "seats": ["random", "random"]}
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
    assert guest.errors == []

"""A game is taught: its page, the offer of a guided match, its tips and proposals."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import PHONE, Guest, Table, go, in_view, no_sideways, settled, until
from veillee import game
from veillee.core.lessons import guide_of
from veillee.core.spec import installed

LAPTOP = (1366, 768)
FOLLOWED = 8  # decisions


def test_the_guided_match_of_lueur_is_followed_by_its_proposals(new_guest: NewGuest) -> None:
    guest = new_guest(LAPTOP)
    page = guest.open("/")
    page.locator("li", has=page.locator('a[href="/new/lueur"]')).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Play a guided match").click()
    page.wait_for_url("**/m/*")
    table = Table(page)
    lesson = game("lueur").lesson
    assert lesson is not None
    match, tip = lesson.begin(), page.get_by_role("complementary", name="Tip")
    seen: list[str] = []
    for _ in range(FOLLOWED):
        table.wait()
        guide = guide_of(match)
        assert guide is not None and guide.proposed is not None
        expect(page.locator("[data-prompt]").get_by_text(f"Suggested: {match.label(guide.proposed)}")).to_be_visible()
        for due in guide.due:
            expect(tip).to_contain_text(due.text.split("{")[0].strip())
            assert in_view(page, tip) == 1
            box, prompt = tip.bounding_box(), page.locator("[data-prompt]").bounding_box()
            assert box and prompt and box["y"] >= prompt["y"] + prompt["height"]
            seen.append(due.id)
            tip.get_by_role("button", name="Got it").click()
        expect(tip).to_be_hidden()
        number = guest.number(table.match)
        table.take(match, guide.proposed)
        until(partial(lambda before: guest.number(table.match) > before, number), "the proposal is not played")
        table.wait()
        for _ in range(guest.number(table.match) - number):  # what is taken for granted is proposed, and not asked
            taken = guide_of(match)
            assert taken is not None and taken.proposed is not None
            match.play(taken.proposed)
    assert seen == ["tom", "strangers", "tile", "dice", "travel"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tips so far").click()
    now = guide_of(match)
    assert now is not None
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(len(seen) + len(now.due))


def test_tips_are_skipped_and_switched_on_again_and_no_click_is_caught(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE)
    match = guest.post("/matches", {"game": "raiders", "guided": True})["match"]["id"]
    table = guest.table(f"/m/{match}")
    page, tip = table.page, table.page.get_by_role("complementary", name="Tip")
    expect(tip).to_be_visible()
    no_sideways(page)
    words = tip.locator(".words").bounding_box()
    assert words is not None
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('aside')?.ariaLabel ?? ''", [
        words["x"] + words["width"] / 2, words["y"] + words["height"] / 2])  # fmt: skip
    assert under != "Tip"
    tip.get_by_role("button", name="Skip all tips").click()
    expect(tip).to_be_hidden()
    expect(page.get_by_text("Suggested:")).to_be_hidden()
    settings = guest.open("/settings")
    settings.get_by_label("Show the tips of guided matches").check()
    page.reload()
    expect(tip).to_be_visible()


def test_a_tip_that_was_read_stays_away_when_a_choice_is_taken_back_and_put_back(new_guest: NewGuest) -> None:
    guest = new_guest(LAPTOP)
    match = guest.post("/matches", {"game": "raiders", "guided": True})["match"]["id"]
    table = guest.table(f"/m/{match}")
    tip = table.page.get_by_role("complementary", name="Tip")
    tip.get_by_role("button", name="Got it").click()
    for key, number in (("1", 1), ("u", 0), ("r", 1)):
        table.page.keyboard.press(key)
        until(partial(lambda wanted: guest.number(match) == wanted, number), f"{key} does nothing")
        table.wait()
        if key == "1":  # another choice than the proposed one: from here on nothing is proposed
            tip.get_by_role("button", name="Got it").click()
        expect(tip).to_be_hidden()


def test_a_tip_waits_until_the_story_is_read(new_guest: NewGuest) -> None:
    guest = new_guest(LAPTOP)
    match = guest.post("/matches", {"game": "kinfire", "guided": True})["match"]["id"]
    page = guest.table(f"/m/{match}").page
    tip = page.get_by_role("complementary", name="Tip")
    expect(page.get_by_role("heading", name="The Road to Vinna")).to_be_visible()
    expect(tip).to_be_hidden()
    page.get_by_role("tab", name="Combat").click()
    expect(tip).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_how_a_game_is_played_fits_one_screen(new_guest: NewGuest, lang: str) -> None:
    page = new_guest(LAPTOP, locale=lang).open("/")
    for name in installed():
        go(page, f"/learn/{name}")
        settled(page)
        parts = page.locator("main section")
        expect(parts).to_have_count(3)
        assert in_view(page, parts) == 3, name
        expect(page.locator(f'a[href="/rules/{name}"]')).to_be_visible()


def test_the_page_is_reached_from_home_from_the_setup_and_at_the_table(guest: Guest) -> None:
    home = guest.open("/")
    expect(home.locator('a[href="/learn/lueur"]')).to_be_visible()
    home.locator('a[href="/new/lueur"]').click()
    expect(home.locator('a[href="/learn/lueur"]')).to_be_visible()
    table = guest.table(f"/m/{guest.solo()}")
    table.page.keyboard.press("?")
    table.page.get_by_role("button", name="How to play").click()
    expect(table.page.get_by_role("dialog").get_by_role("heading", name="How it ends")).to_be_visible()
    expect(table.page.get_by_role("dialog").locator('a[href="/rules/pilgrims"]')).to_be_visible()

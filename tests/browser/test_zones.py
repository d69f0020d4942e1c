"""Wheels, songs, stories, regions and pages as the real page draws them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import PHONE, in_view, no_sideways
from tests.browser.test_layout import asked
from tests.browser.test_looks import grave, keep
from tests.browser.test_parts import Stand, place
from tests.scenes import ballad
from veillee.core.scene import Choice, PageInfo

SIZES = {"laptop": (1366, 768), "phone": PHONE}


def turn_to(page: Page, title: str) -> None:
    tab = page.get_by_role("tablist", name="Pages of the table").get_by_role("tab", name=title)
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")


def read(stand: Stand) -> Page:
    """The table of a ballad, whose story opens first."""
    stand.page.get_by_role("button", name="Go on").click()
    return stand.page


@pytest.mark.parametrize("size", SIZES)
def test_a_ballad_fits_every_screen(new_guest: NewGuest, size: str, thorough: bool) -> None:
    page = Stand(new_guest(SIZES[size], bypass_csp=True), ballad()).page
    for title in ("Music", "Story", "City"):
        turn_to(page, title)
        no_sideways(page)
        keep(page, f"ballad-{title.lower()}-{size}", thorough)
        assert grave(page) == []


def test_every_scenery_is_drawn(new_guest: NewGuest, thorough: bool) -> None:
    stand = Stand(new_guest((1366, 768)), ballad())
    turn_to(stand.page, "City")
    for scenery in ("grove", "harbour", "book", "city"):
        stand.put(ballad(scenery))
        expect(stand.page.locator(f"svg.ground.{scenery}")).to_have_count(1)
        keep(stand.page, f"scenery-{scenery}", thorough)


def test_a_question_opens_its_page_and_another_page_stays_open_while_it_is_asked(new_guest: NewGuest) -> None:
    scene = ballad()
    stand = Stand(new_guest(), scene)
    expect(stand.page.get_by_role("tab", name="Story")).to_have_attribute("aria-selected", "true")
    page = read(stand)
    tab = page.get_by_role("tab", name=re.compile("Music"))
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(tab).to_contain_text("something to choose")
    expect(page.locator("section.graph")).to_have_count(0)
    turn_to(page, "City")
    expect(page.locator("section.graph button[data-spot]")).to_have_count(8)
    stand.put(scene)
    expect(page.get_by_role("tab", name="City")).to_have_attribute("aria-selected", "true")
    assert scene.question is not None
    scene.question.number += 1
    scene.question.choices = [Choice("go:gate", "Go to the gate", "Go", "TST-001", ["cell:gate"])]
    stand.put(scene)
    expect(page.get_by_role("tab", name="City")).to_have_attribute("aria-selected", "true")
    place(page, "gate").click()
    stand.sends("go:gate", "a place on the page that opened is not chosen")


def test_a_phone_shows_a_picture_whole_while_nothing_is_asked_about_it(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE, has_touch=True)
    wanted = {
        "game": "cove",
        "mode": "solo",
        "level": "medium",
        "seats": ["human"],
        "roles": ["entertainer"],
        "seed": "7",
    }
    page = guest.table(f"/m/{guest.post('/matches', wanted)['match']['id']}").page
    view = page.locator("section.graph .view")
    expect(view.locator("button[data-spot='cell:grand_square']")).to_be_visible()
    assert view.evaluate("(view) => [view.scrollWidth - view.clientWidth, view.scrollHeight - view.clientHeight]") == [
        0,
        0,
    ]


def test_a_page_on_which_nothing_lies_says_so(new_guest: NewGuest) -> None:
    scene = ballad()
    scene.pages.append(PageInfo("later", "Later"))
    page = Stand(new_guest(), scene).page
    nothing = page.get_by_text("Nothing lies on this page yet.")
    turn_to(page, "City")
    expect(nothing).to_have_count(0)
    turn_to(page, "Later")
    expect(nothing).to_be_visible()


def test_a_dial_is_clicked_and_turns_with_its_labels_upright(new_guest: NewGuest) -> None:
    scene = ballad()
    stand = Stand(new_guest(reduced_motion="no-preference"), scene)
    page = read(stand)
    dial = page.locator(".front section.wheel")
    expect(dial.locator("button.target")).to_have_count(2)
    words = dial.locator('button[data-spot="cell:east"] .sr-only')
    expect(words).to_contain_text("at the pointer: East; Gain 1 gold.")
    scene.zone("dial:0").count = 2
    stand.put(scene)
    expect(dial.locator('button[data-spot="cell:south"] .sr-only')).to_contain_text("at the pointer: South")
    page.wait_for_timeout(420)
    assert dial.locator(".turning").evaluate("one => getComputedStyle(one).rotate") == "-180deg"
    assert dial.locator(".upright").first.evaluate("one => getComputedStyle(one).rotate") == "180deg"
    boxes = {name: dial.locator(f'button[data-spot="cell:{name}"]').bounding_box() for name in ("south", "north")}
    assert boxes["south"] and boxes["north"] and boxes["south"]["y"] < boxes["north"]["y"], "south is not at the top"
    dial.locator('button[data-spot="cell:south"]').click()
    stand.sends("turn:south", "a quarter is not chosen by a click")


def test_what_a_choice_would_bring_leaves_free_where_the_dial_would_stop(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE, {"confirm": "always"}, has_touch=True, is_mobile=True)
    songs = (match for match, table in asked(guest, "bardwood") if table["scene"]["question"]["rule"] == "BAR-068")
    page = guest.open(f"/m/{next(songs)}")
    page.locator("button[data-spot].target").first.evaluate("(card) => card.click()")
    brings, stop = page.locator(".bubble.silent").bounding_box(), page.locator("svg.ghost").first.bounding_box()
    assert brings and stop
    below, above = brings["y"] >= stop["y"] + stop["height"], brings["y"] + brings["height"] <= stop["y"]
    right, left = brings["x"] >= stop["x"] + stop["width"], brings["x"] + brings["width"] <= stop["x"]
    assert below or above or right or left, (brings, stop)


def test_a_dial_does_not_turn_slowly_for_those_who_want_no_motion(new_guest: NewGuest) -> None:
    page = read(Stand(new_guest(reduced_motion="reduce"), ballad()))
    how = page.locator(".front section.wheel .turning").evaluate("one => getComputedStyle(one).transitionDuration")
    assert how == "0s"


def test_a_song_overlaps_in_order_and_its_newest_card_is_whole(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), ballad())
    song = read(stand).locator(".front section.stave")
    expect(song.locator("li:not(.ahead)")).to_have_count(3)
    expect(song.locator("li.ahead")).to_have_count(3)
    expect(song.locator(".note")).to_have_count(3)
    cards = [song.locator("li").nth(n).bounding_box() for n in range(3)]
    assert all(cards)
    first, second, last = (card for card in cards if card)
    assert first["x"] < second["x"] < last["x"], "side by side where there is room"
    assert last["x"] + last["width"] <= (song.locator("li.ahead").first.bounding_box() or {"x": 0})["x"] + 1
    song.locator('button[data-spot="card:dawn"]').click(position={"x": 12, "y": 30})
    stand.sends("sing:dawn", "a card of the song that another lies on is not chosen by a click")


def test_a_story_is_read_and_the_table_is_told_in_words(new_guest: NewGuest) -> None:
    page = Stand(new_guest(), ballad()).page
    turn_to(page, "Story")
    story = page.locator("section.story")
    expect(story.locator("p.decided")).to_contain_text("Follow her across the water.")
    expect(story.locator("p.says b")).to_have_text("The Ferrywoman")
    widest = story.locator("p").first.evaluate("one => one.getBoundingClientRect().width")
    assert widest <= 65 * 11, "lines are too long to read"
    page.locator("body").press("t")
    for words in (
        "at the pointer: East; Gain 1 gold.",
        "3 places left",
        "The Ferrywoman: You have come for the song, then.",
        "Decided: Follow her across the water.",
        "Lantern Square; in The old town; the blue bard",
    ):
        expect(page.get_by_text(words).first).to_be_visible()


def test_a_phone_shows_a_clock_on_every_page_and_tab_as_a_strip_of_hours(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE)
    match = guest.post("/matches", {"game": "cove", "mode": "solo", "level": "easy", "seed": "7"})["match"]["id"]
    page = guest.table(f"/m/{match}").page
    strip = page.get_by_role("region", name="Clock")
    pages = page.get_by_role("tablist", name="Pages of the table").get_by_role("tab")
    for title in range(pages.count()):
        pages.nth(title).click()
        parts = page.get_by_role("tablist", name="Parts of the table").get_by_role("tab")
        for part in range(parts.count()):
            parts.nth(part).click()
            assert in_view(page, strip) == 1
            assert in_view(page, strip.locator(".piece")) == 2
    expect(page.get_by_role("tab", name="Clock")).to_have_count(0)
    pages.first.click()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator("section.wheel .hand")).to_have_count(1)
    expect(page.locator("section.strip")).to_have_count(0)


def test_a_role_is_proposed_for_the_first_seat_and_may_be_left_open(new_guest: NewGuest) -> None:
    page = new_guest().open("/new/cove")
    role = page.get_by_label("Role of seat 1")
    expect(role).to_have_value("entertainer")
    role.select_option("")
    page.get_by_text("With the Peddler at the table").click()
    expect(role).to_have_value("")
    expect(page.get_by_label("Role of seat 2")).to_have_value("")


def test_the_dial_of_one_merchant_is_no_clock_for_all(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE)
    seats, roles = ["human", "human"], ["alchemist", "entertainer"]
    match = guest.post("/matches", {"game": "cove", "mode": "standard", "seats": seats, "roles": roles, "seed": "7"})
    page = guest.open(f"/m/{match['match']['id']}")
    expect(page.locator("section.strip")).to_have_count(1)
    page.get_by_role("tab", name="Workshop of the Entertainer").click()
    page.get_by_role("tab", name="Tempo dial").click()
    expect(page.locator("section.wheel .hand")).to_be_visible()
    expect(page.locator("section.strip")).to_have_count(1)

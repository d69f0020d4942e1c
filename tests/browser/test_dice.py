"""Dice are chosen on the dice: rolled again, turned to a side, two at once; and they roll when they are new."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import PHONE, Guest
from tests.browser.test_parts import Stand
from tests.games.lueur.builder import Scenario
from tests.scenes import journey
from veillee.core.scene import Scene

# Counts the dice that are rolled, and lets them roll for a minute.
COUNTING = """
  window.rolled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const rolls = this.matches('.die');
    if (rolls) window.rolled++;
    return animate.call(this, frames, rolls ? { ...options, duration: 60_000 } : options);
  };
"""


def rerolling() -> Scene:
    """Two green dice look the same and set off Braccio; Thoape wants earth beside the water."""
    scenario = Scenario(adventurer="braccio").companions(0, "A02", "B04").tokens(0, rerolls=4)
    return scenario.shows(0, "plant plant", "small red: fire", "small blue: water").rerolls().scene(0, "en")


def die(page: Page, name: str) -> Locator:
    return page.locator(f'button[data-spot="die:{name}"]')


def test_a_die_is_turned_by_clicking_it_and_one_of_its_sides(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), rerolling())
    page = stand.page
    die(page, "red_small_1").click()
    menu = page.get_by_role("dialog", name="Options")
    expect(menu.get_by_role("group", name="Turn (3 rerolls)").get_by_role("button")).to_have_count(4)
    expect(menu).to_contain_text("Then click the other one.")
    earth = menu.get_by_role("button", name="Turn the small red die to earth")
    earth.hover()
    expect(menu.locator(".brings li").nth(0)).to_have_text("Thoape: set off")
    earth.click()
    stand.sends("set:red_small_1:earth", "a side of a die is not chosen by a click")


def test_two_dice_are_rolled_again_by_clicking_both(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), rerolling())
    die(stand.page, "blue_small_1").click()
    die(stand.page, "red_small_1").click()
    stand.sends("reroll_two:blue_small_1:red_small_1", "two dice are not chosen by two clicks")


def test_a_die_that_looks_like_the_one_that_is_named_is_as_good(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), rerolling())
    die(stand.page, "green_big_2").click()
    stand.page.get_by_role("dialog", name="Options").get_by_role("button", name="Reroll the big green die 1").click()
    stand.sends("reroll:green_big_1", "a click on a twin does not mean the die that is named")


def test_on_a_phone_a_side_is_tapped_and_confirmed(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(PHONE, has_touch=True, is_mobile=True), rerolling())
    page = stand.page
    die(page, "red_small_1").tap()
    page.get_by_role("button", name="Turn the small red die to earth").tap()
    assert stand.played == []
    page.get_by_role("button", name="Confirm").tap()
    stand.sends("set:red_small_1:earth", "what was confirmed is not sent")


def test_the_cards_that_the_dice_set_off_are_seen(new_guest: NewGuest) -> None:
    page = Stand(new_guest(), rerolling()).page
    awake = page.locator(".front button.awake")
    expect(awake).to_have_count(1)
    expect(awake).to_contain_text("Braccio")
    expect(awake).to_contain_text("set off by the dice")
    expect(page.locator(".front")).to_contain_text("they bring +1 footprint, +3 light")


def new_dice(guest: Guest) -> Stand:
    """A table on which dice come to lie that were not there."""
    guest.context.add_init_script(COUNTING)
    after = journey()
    before = msgspec.structs.replace(after, zones=[zone for zone in after.zones if zone.id != "dice:0"])
    stand = Stand(guest, before)
    expect(die(stand.page, "b0")).to_have_count(0)
    assert stand.page.evaluate("rolled") == 0, "dice that lay there already are rolled"
    stand.put(after)
    die(stand.page, "b0").wait_for()
    return stand


def test_new_dice_roll_and_nobody_has_to_wait_for_them(new_guest: NewGuest) -> None:
    stand = new_dice(new_guest(reduced_motion="no-preference"))
    stand.page.wait_for_function("rolled === 2")
    stand.page.locator("button.target").first.click()
    assert stand.page.locator("button.picked").count() or stand.played


def test_dice_lie_still_for_those_who_want_no_motion(new_guest: NewGuest) -> None:
    stand = new_dice(new_guest(reduced_motion="reduce"))
    assert stand.page.evaluate("rolled") == 0

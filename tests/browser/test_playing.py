"""Matches as people play them: by clicking, by keys, with a friend, on a telephone."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import ANY, CHOICE, ENOUGH, MINE, PHONE, RULE, Guest, Table, in_view, no_sideways, until
from tests.browser.serving import ServerProcess
from tests.helpers import alone


def whose_turn(tables: list[Table]) -> int:
    until(lambda: any(table.mine for table in tables), "nobody is asked")
    return next(at for at, table in enumerate(tables) if table.mine)


def test_a_whole_match_alone_is_played_by_clicking(guest: Guest) -> None:
    page = guest.open("/")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/m/*")
    table = Table(page)
    table.wait()
    for _ in range(ENOUGH):
        if table.over:
            break
        table.choose()
    expect(table.end.get_by_role("heading", level=1)).not_to_be_empty()
    bar = table.end.get_by_role("img", name=re.compile(r": .+ -?\d+, .+ -?\d+")).first
    expect(bar).to_be_visible()
    sources = (bar.get_attribute("aria-label") or "").split(": ", 1)[1].split(", ")
    assert len(sources) >= 3
    for source in sources:
        expect(table.end.get_by_role("listitem").filter(has_text=source.rsplit(" ", 1)[0]).first).to_be_visible()
    expect(table.end.get_by_role("button", name="Play again")).to_be_enabled()


def test_pieces_themselves_can_be_clicked(guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo()}")
    before = guest.number(table.match)
    for _ in range(4):
        table.targets.first.click()
        offered = table.page.get_by_role("dialog", name="Options").get_by_role("button")
        if offered.count():
            offered.first.click()
        table.wait()
        if guest.number(table.match) > before:
            return
    raise AssertionError("four clicks on pieces made no choice")


def test_the_turn_of_the_opponent_is_told_step_by_step(new_guest: NewGuest) -> None:
    guest = new_guest(settings={"pace": "hand"})
    table = guest.table(f"/m/{guest.solo()}")
    for _ in range(ENOUGH):
        table.list_options()
        table.choices.first.click()
        skip = table.page.get_by_role("button", name="Skip")
        expect(skip.or_(table.page.locator(MINE))).to_be_visible()
        if skip.is_visible():
            if not table.page.get_by_text("Step 1 of 1", exact=True).is_visible():
                break
            skip.click()
            table.wait()
    expect(table.page.get_by_text(re.compile(r"Step 1 of \d+"))).to_be_visible()
    table.page.get_by_role("button", name="Next").click()
    expect(table.page.get_by_text(re.compile(r"Step 2 of \d+"))).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    table.wait()


def test_two_browsers_play_one_match_by_invitation(new_guest: NewGuest) -> None:
    first, second = new_guest(), new_guest()
    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = first.open("/new/pilgrims")
    page.locator('input[name="mode"][value="basic"]').check()
    page.get_by_label(re.compile("^Seat 2")).select_option("human")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/m/*")
    page.get_by_role("button", name=re.compile("Copy the link for")).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    guest = second.open(link)
    guest.get_by_label("Your name").fill("Colette")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/m/*")
    expect(page.get_by_text("Colette").first).to_be_visible()

    tables = [Table(page), Table(guest)]
    moved: set[int] = set()
    for _ in range(40):
        at = whose_turn(tables)
        mover, other = tables[at], tables[1 - at]
        told = mover.told()
        mover.list_options()
        mover.choices.first.click()
        moved.add(at)
        for table in (mover, other):
            until(partial(table.tells_more_than, told), "the move is not told")
        if len(moved) == 2:
            break
    assert moved == {0, 1}


def test_undo_says_what_it_takes_back_and_why_it_cannot(guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo()}")
    expect(table.undo).to_have_attribute("aria-disabled", "true")
    taken_back = False
    for _ in range(60):
        before = table.prompt.inner_text()
        number = guest.number(table.match)
        table.choose()
        possible = table.undo.get_attribute("aria-disabled") == "false"
        if possible and not taken_back:
            expect(table.undo).to_have_attribute("title", re.compile(r"^Take back: .+ \(U\)$"))
            table.undo.click()
            expect(table.prompt).to_have_text(before)
            table.wait()
            assert guest.number(table.match) <= number
            table.page.get_by_role("button", name="Put back").click()
            expect(table.undo).to_have_attribute("aria-disabled", "false")
            table.wait()
            taken_back = True
        elif taken_back and not possible:
            reason = table.undo.get_attribute("title") or ""
            assert "cannot be taken back" in reason
            table.undo.click(force=True)
            expect(table.page.get_by_role("status").filter(has_text=reason).first).to_be_visible()
            return
    raise AssertionError(f"nothing that could be taken back, or no limit: {taken_back=}")


def test_what_is_not_possible_is_answered_in_place_with_its_rule(guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo(1)}")
    number = guest.number(table.match)
    table.page.locator("main button[data-spot]:not(.target)").first.click()
    why = table.page.get_by_role("dialog", name="Why not")
    reason = why.locator("p.reason").first.inner_text()
    expect(table.page.get_by_role("status").filter(has_text=reason)).to_have_count(1)  # who listens hears it too, once
    rule = why.get_by_role("link", name=RULE).first
    expect(rule).to_have_attribute("href", re.compile(r"/rules/pilgrims#PIL-\d{3}"))
    assert guest.number(table.match) == number
    name = rule.inner_text().strip()
    rule.click()
    page = table.page.context.pages[-1]
    expect(page.locator(f'[id="{name}"]')).to_be_in_viewport()


def test_a_match_is_played_with_the_keyboard_alone(new_guest: NewGuest) -> None:
    guest = new_guest(settings={"confirm": "always"})
    page = guest.open("/")
    card = page.locator("li", has=page.locator(f'a[href="/new/{ANY}"]'))
    card.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Just play").press("Enter")
    page.wait_for_url("**/m/*")
    table = Table(page)
    table.wait()

    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Help")
    expect(help_).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()

    confirm = page.get_by_role("button", name="Confirm")
    pressed = 0
    while pressed < 25 or not table.listing.count():  # few options stand side by side, and need no list
        page.keyboard.press("1")
        expect(confirm).to_be_visible()
        page.keyboard.press("Enter")
        expect(confirm).to_be_hidden()
        table.wait()
        pressed += 1
    assert guest.number(table.match) >= 20

    page.keyboard.press("o")
    expect(page.locator("#all-options button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#all-options")).to_be_hidden()
    expect(table.prompt).to_be_focused()
    page.keyboard.press("t")
    page.keyboard.press("t")
    expect(table.prompt).to_be_visible()


def test_the_language_is_switched_at_the_table(guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo(2)}")
    english = table.prompt.inner_text()
    table.page.get_by_role("button", name="FR", exact=True).click()
    expect(table.prompt).not_to_have_text(english)
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    expect(table.page.get_by_role("region", name="Journal").first).to_be_visible()
    table.wait()
    table.choose()
    table.page.reload()
    table.wait()
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    table.undo.wait_for()
    table.page.get_by_role("button", name="EN", exact=True).click()
    expect(table.page.locator("html")).to_have_attribute("lang", "en")
    expect(table.page.get_by_role("region", name="Log").first).to_be_visible()


def test_on_a_telephone_the_decision_fits_the_screen(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = guest.table(f"/m/{guest.solo()}")
    offered = table.page.locator(f"{CHOICE}, button[data-spot].target")
    for _ in range(6):
        no_sideways(table.page)
        expect(table.prompt).to_be_in_viewport(ratio=1)
        assert in_view(table.page, offered) > 0, "nothing that can be chosen is on the screen"
        number = guest.number(table.match)
        if not table.choices.count():
            table.listing.tap()
        table.choices.first.tap()
        table.confirm()
        table.wait()
        assert guest.number(table.match) > number


def test_a_killed_server_costs_nothing_but_a_moment(server: ServerProcess, guest: Guest) -> None:
    table = guest.table(f"/m/{guest.solo(3)}")
    page = table.page
    page.evaluate("window.sameWindow = true")
    number = guest.number(table.match)
    expect(page.get_by_text("Connected", exact=True)).to_be_attached()
    server.kill()
    try:
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        table.list_options()
        table.choices.first.click()  # made while nobody is there to hear it
    finally:
        server.start()
    expect(page.get_by_text("Connected", exact=True)).to_be_attached(timeout=40_000)
    table.wait()
    after = guest.number(table.match)
    assert after > number
    table.choose()
    assert guest.number(table.match) > after
    assert page.evaluate("window.sameWindow") is True
    guest.errors[:] = [error for error in guest.errors if "ERR_" not in error]  # that nobody answered is no mistake


def test_a_replay_slides_and_goes_on_from_anywhere(guest: Guest) -> None:
    match = guest.finished()
    page = guest.open(f"/m/{match}")
    page.get_by_role("link", name="Replay and analyse").click()
    slider = page.get_by_role("slider", name="Choice")
    slider.fill("3")
    expect(page.locator("output")).to_have_text(re.compile(r"^3 / \d+$"))
    page.wait_for_url("**/replay?at=3")
    slider.press("ArrowRight")
    expect(page.locator("output")).to_have_text(re.compile(r"^4 / \d+$"))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("output")).to_have_text(re.compile(r"^3 / \d+$"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/m/[^/]+$"))
    table = Table(page)
    assert table.match != match
    table.wait()
    assert not table.over
    number = guest.number(table.match)
    table.choose()
    assert guest.number(table.match) > number


def test_the_end_says_once_who_won_and_tells_the_deeds_that_brought_points(guest: Guest) -> None:
    page = guest.open(f"/m/{guest.finished()}")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    story = page.locator("section", has=page.get_by_role("heading", name="The story of the match")).locator(
        ".story > li"
    )
    expect(story.first).to_contain_text(re.compile(r"\+\d+"))
    for line in story.all_inner_texts():
        assert " completes " in line, line
    told = story.first.locator(".text").first.inner_text()
    page.get_by_role("link", name="Replay and analyse").click()
    page.get_by_text("The story of the match").click()
    expect(page.locator(".story .text").first).to_have_text(told, use_inner_text=True)


def test_a_tap_moves_nothing_from_under_the_finger(new_guest: NewGuest) -> None:
    """What a choice would bring is told beside the piece: a second tap means the same one, and it is confirmed."""
    guest = new_guest(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    created = guest.post("/matches", {"game": "lueur", **alone("lueur"), "seed": "7"})
    while not created["scene"]["question"]["choices"][0]["key"].startswith("recruit:"):
        body = {"version": created["version"], "key": created["scene"]["question"]["choices"][0]["key"]}
        created = guest.post(f"/matches/{created['match']['id']}/play", body)
    page = guest.table(f"/m/{created['match']['id']}").page
    targets = page.locator(".spot.target")
    for at in range(targets.count()):
        before = targets.nth(at).bounding_box()
        targets.nth(at).tap()
        expect(page.get_by_role("button", name="Confirm")).to_be_visible()
        after = targets.nth(at).bounding_box()
        assert before is not None and after is not None
        assert abs(after["y"] - before["y"]) < before["height"] / 3
        page.get_by_role("button", name="Cancel").tap()


def test_a_browser_that_refuses_notifications_leaves_nothing_ticked_and_says_so(guest: Guest) -> None:
    page = guest.open("/settings")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    box = page.get_by_label("A notification of the browser")
    box.click()
    expect(page.get_by_text("does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()
    sound = page.get_by_label("A sound")
    sound.uncheck()
    page.reload()
    expect(sound).not_to_be_checked()

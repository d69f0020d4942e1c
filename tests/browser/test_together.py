"""Several people at once, each at their own browser: the rounds of a chapter, and the page of its campaign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import PHONE, PRESS, Guest, Table, go, no_sideways, until
from tests.browser.serving import ServerProcess

LAPTOP = (1366, 768)
CHAPTER = 200  # answers: any chapter is over


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("together"), ["examples.night_watch"])
    server.start()
    yield server
    server.kill()


def begin(owner: Guest, seed: str = "7") -> str:
    """A campaign before its first chapter; its id."""
    state = owner.post("/campaigns", {"game": "night_watch", "seed": seed})
    return str(state["info"]["id"])


def chapter(owner: Guest, campaign: str, **wishes: object) -> tuple[str, str | None]:
    """The first chapter of a campaign, begun: its match, and the path of an invitation."""
    state = owner.get(f"/campaigns/{campaign}")
    table = owner.post(f"/campaigns/{campaign}/chapters", {"chapter": state["chapters"][0]["id"], **wishes})
    invited = [seat["invitation"] for seat in table["match"]["seats"] if seat["invitation"]]
    return str(table["match"]["id"]), next(iter(invited), None)


def answer(table: Table) -> None:
    table.list_options()
    table.choices.first.evaluate(PRESS)


def test_two_browsers_answer_a_round_at_once(new_guest: NewGuest) -> None:
    anna, ben = new_guest(LAPTOP), new_guest(PHONE)
    campaign = begin(anna)
    match, path = chapter(anna, campaign, seats=["human", "human"], roles=["singer", "cook"])
    assert path
    ben.post(path)
    hers, his = anna.table(f"/m/{match}"), ben.table(f"/m/{match}")
    for table in (hers, his):  # both are asked, at the same time
        expect(table.prompt).to_have_text("Where do you gather wood?")
        expect(table.page.locator("ul.round > li")).to_have_count(2)
        no_sideways(table.page)

    answer(hers)
    for table in (hers, his):
        expect(table.page.locator("ul.round > li.answered")).to_contain_text(["Gather wood close by"])
    expect(hers.prompt).to_have_text("You have answered. Waiting for the Cook.")
    assert not hers.mine and his.mine

    hers.undo.click()  # nobody else has to agree: nothing has happened yet
    hers.wait()
    expect(his.page.locator("ul.round > li.answered")).to_have_count(0)

    answer(his)
    answer(hers)
    until(lambda: anna.number(match) == 1, "all have answered, and nothing happens")
    expect(his.prompt).not_to_have_text("Where do you gather wood?")

    for _ in range(CHAPTER):
        if hers.over and his.over:
            break
        for table in (hers, his):
            if table.mine:
                answer(table)
        hers.page.wait_for_timeout(50)
    verdict = {"won": "Won together.", "lost": "Lost together."}[anna.get(f"/matches/{match}")["outcome"]["verdict"]]
    for table in (hers, his):
        expect(table.end.locator("h1")).to_have_text(verdict)
        expect(table.end.locator(".chart")).to_have_count(0)
        no_sideways(table.page)
        table.end.get_by_role("link", name="On with the campaign").click()
        expect(table.page.get_by_text("Chapters played")).to_be_visible()


def test_one_person_answers_for_two_seats_without_a_curtain(new_guest: NewGuest) -> None:
    guest = new_guest(LAPTOP)
    match, path = chapter(guest, begin(guest), seats=["human", "human"], people=[0, 0], one_screen=True)
    assert path is None
    table = guest.table(f"/m/{match}")
    answer(table)
    expect(table.page.locator("ul.round > li.answered")).to_have_count(1)
    table.wait()
    expect(table.page.locator("main.handover")).to_have_count(0)
    answer(table)
    until(lambda: guest.number(match) == 1, "both seats have answered, and nothing happens")


def test_a_campaign_goes_on_where_it_was_left(new_guest: NewGuest, tmp_path: Path) -> None:
    guest = new_guest(PHONE)
    page = guest.open("/new/night_watch")
    page.get_by_role("button", name="Begin a campaign").click()
    expect(page.get_by_role("heading", name="What lies ahead")).to_be_visible()
    no_sideways(page)
    page.get_by_text("Who plays").click()
    page.get_by_text("1 person").click()
    page.get_by_role("button", name="Play this chapter").click()
    table = Table(page)
    for _ in range(CHAPTER):
        table.wait()
        if table.over:
            break
        answer(table)
        page.wait_for_timeout(50)

    go(page, "/")
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_text("Chapters played")).to_be_visible()
    expect(page.locator(".story p")).to_have_count(1)
    no_sideways(page)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "campaign.txt"
    download.value.save_as(file)
    assert file.read_text().startswith("veillee-campaign 1\n")

    here = page.url
    page.get_by_role("button", name="Play again from here").click()
    page.wait_for_url(lambda url: url != here)
    expect(page.get_by_role("heading", name="What lies ahead")).to_be_visible()
    expect(page.get_by_text("Chapters played")).to_have_count(0)

    go(page, "/new/night_watch")
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_url("**/campaign/*")
    expect(page.get_by_text("Chapters played")).to_be_visible()


def test_a_seat_is_handed_over_and_taken_back(new_guest: NewGuest) -> None:
    owner, friend = new_guest(LAPTOP), new_guest(PHONE)
    match, path = chapter(owner, begin(owner), seats=["human", "human"])
    assert path
    friend.post(path)
    theirs = friend.table(f"/m/{match}")
    table = owner.table(f"/m/{match}")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Who sits where").click()
    seats = table.page.get_by_role("dialog").locator("select")
    seats.nth(1).select_option("human")
    expect(seats.nth(1)).to_have_value("human")
    until(lambda: all(seat["yours"] for seat in owner.get(f"/matches/{match}")["seats"]), "the seat is not hers")
    expect(theirs.page.get_by_role("heading", name="You no longer sit here")).to_be_visible()
    friend.errors = [error for error in friend.errors if "404" not in error and "WebSocket" not in error]
    seats.nth(1).select_option("invite")
    expect(table.page.get_by_role("dialog").get_by_role("button", name="Copy the link")).to_be_visible()


def test_roles_are_chosen_on_sitting_down(new_guest: NewGuest) -> None:
    owner, friend = new_guest(LAPTOP), new_guest(PHONE)
    page = owner.open("/new/night_watch")
    page.locator(".seats select").nth(2).select_option("human")
    page.get_by_text("Everybody chooses a role").click()
    page.get_by_role("button", name="Start the match").click()
    page.get_by_role("button", name="Scout").click()
    expect(page.get_by_role("button", name="Scout", pressed=True)).to_be_visible()
    seats = owner.get(f"/matches/{Table(page).match}")["seats"]

    other = friend.open(seats[1]["invitation"])
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("button", name="Scout")).to_be_disabled()
    no_sideways(other)
    other.get_by_role("button", name="Cook").click()
    for one in (page, other):  # both have chosen: it is dealt
        expect(one.locator("#prompt")).to_have_text("Where do you gather wood?")
        expect(one.locator("ul.round > li")).to_have_count(2)
    for guest in (owner, friend):  # there was no table to show before, and the browser has noted that
        guest.errors = [error for error in guest.errors if "409" not in error]


def test_people_point_lean_and_say_something_without_a_word(new_guest: NewGuest) -> None:
    anna, ben = new_guest(LAPTOP), new_guest(PHONE, locale="fr-FR")
    match, path = chapter(anna, begin(anna), seats=["human", "human"], roles=["singer", "cook"])
    assert path
    ben.post(path)
    hers, his = anna.table(f"/m/{match}"), ben.table(f"/m/{match}")

    hers.page.keyboard.press("s")
    expect(hers.page.get_by_role("menuitem").first).to_be_focused()
    hers.page.get_by_role("menuitem", name="Wait.").click()
    expect(his.page.locator("ul.said")).to_contain_text("« Attendez. »")

    his.page.get_by_role("button", name="Dire ou montrer quelque chose").click()
    no_sideways(his.page)
    his.page.get_by_role("menuitem", name="Désigner quelque chose").click()
    thing = his.page.locator("[data-spot]:visible").first
    shown = str(thing.get_attribute("data-spot"))
    thing.evaluate(PRESS)
    expect(hers.page.locator(".shown-by")).to_have_attribute("data-spot", shown)
    expect(hers.page.locator("ul.said")).to_contain_text("points at: ")
    assert anna.number(match) == 0, "nothing was chosen by it"

    hers.page.get_by_role("button", name="Show a leaning").click()
    answer(hers)
    for table, words in ((hers, "leans towards: "), (his, "penche pour : ")):
        expect(table.page.locator("ul.round")).to_contain_text(words)
    assert hers.mine, "nothing was answered by it"
    answer(hers)
    expect(his.page.locator("ul.round > li.answered")).to_have_count(1)
    expect(his.page.locator("ul.round .leaning")).to_have_count(0)
    expect(his.page.locator("ul.said li")).to_have_count(0)  # what was said is gone after a few seconds

"""An evening of two people at two screens: a campaign's first quest is played, and the server dies meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import PHONE, PRESS, Guest, Table, no_sideways, until
from tests.browser.serving import ServerProcess

LAPTOP = (1366, 768)
BY_HAND = 6  # answers at the screens, before the server dies and after it
QUEST = 2_000  # answers: any quest is over
AWAY = 40_000  # milliseconds for a server to come back, and for a browser to find it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("evening"), ["veillee.games.kinfire"])
    server.start()
    yield server
    server.kill()


def answer(table: Table, chance: Random) -> None:
    table.list_options()
    table.choices.nth(chance.randrange(table.choices.count())).evaluate(PRESS)
    table.confirm()


def play_by_hand(tables: tuple[Table, Table], guest: Guest, match: str, chance: Random) -> None:
    """Whoever is asked answers at their own screen."""
    for _ in range(BY_HAND):
        asked = next((table for table in tables if table.mine), None)
        if asked is None:
            until(lambda: any(table.mine or table.over for table in tables), "nobody is asked")
            continue
        before = int(guest.get(f"/matches/{match}")["version"])
        answer(asked, chance)
        until(partial(has_gone_on, guest, match, before), "an answer is not heard")


def has_gone_on(guest: Guest, match: str, version: int) -> bool:
    return int(guest.get(f"/matches/{match}")["version"]) > version


def play_out(guests: tuple[Guest, Guest], match: str, chance: Random) -> None:
    """The rest of a quest, answered by the same two people without their screens."""
    for _ in range(QUEST):
        asked = False
        for guest in guests:
            state = guest.get(f"/matches/{match}/table?since=100000")
            question = state["scene"].get("question")
            if question is not None and question.get("choices"):
                key = chance.choice(question["choices"])["key"]
                body = {"version": state["version"], "key": key, "number": question["number"]}
                guest.post(f"/matches/{match}/play?since=100000", body)
                asked = True
        if not asked:
            return


def test_two_people_play_a_first_quest_through_the_death_of_the_server(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    anna, ben = new_guest(LAPTOP), new_guest(PHONE, locale="fr-FR")
    chance = Random(3)
    campaign = anna.post("/campaigns", {"game": "kinfire", "seed": "7"})["info"]["id"]
    wishes = {"chapter": "chapter_1", "seats": ["human", "human"], "roles": ["asha", "khor"]}
    begun = anna.post(f"/campaigns/{campaign}/chapters", {**wishes, "settings": {"tutorial": "off"}})["match"]
    match = str(begun["id"])
    ben.post(next(seat["invitation"] for seat in begun["seats"] if seat["invitation"]))
    tables = hers, his = Table(anna.open(f"/m/{match}")), Table(ben.open(f"/m/{match}"))
    for table in tables:
        expect(table.prompt).to_be_visible()
        table.page.evaluate("window.sameWindow = true")
    play_by_hand(tables, anna, match, chance)

    number = anna.number(match)
    server.kill()
    server.start()
    for table, words in ((hers, "Connected"), (his, "Connecté")):
        expect(table.page.get_by_text(words, exact=True)).to_be_attached(timeout=AWAY)
    assert anna.number(match) == number, "nothing that was answered is lost"
    play_by_hand(tables, anna, match, chance)
    assert anna.number(match) > number
    for table in tables:
        assert table.page.evaluate("window.sameWindow") is True
        no_sideways(table.page)

    play_out((anna, ben), match, chance)
    for table, name in ((hers, "On with the campaign"), (his, "Poursuivre la campagne")):
        expect(table.end).to_be_visible()
        table.end.get_by_role("link", name=name).click()
        expect(table.page.locator("article h3").first).to_be_visible()  # the quest can be read again
        no_sideways(table.page)
    for guest in (anna, ben):  # that nobody answered for a moment is no mistake
        guest.errors[:] = [error for error in guest.errors if "ERR_" not in error]

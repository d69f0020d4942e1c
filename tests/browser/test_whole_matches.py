"""Whole matches of every game by clicking. Beside the page the same match is played in Python: at every decision both
must ask the same, and at the end both must count the same."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import veillee
from tests.browser.conftest import NewGuest
from tests.browser.pages import ENOUGH, Guest, Table
from veillee import Match
from veillee.bots import ask, make_bot
from veillee.core.habits import habitual


class Evening(NamedTuple):
    """What is played: alone, or by two people at one screen."""

    game: str
    mode: str
    seed: str
    journey: str = ""

    @property
    def seats(self) -> list[str]:
        return ["human"] * (1 if self.mode == "solo" else 2)

    @property
    def settings(self) -> dict[str, str]:
        return {"journey": self.journey} if self.journey else {}

    def begin(self) -> Match:
        return veillee.new(self.game, mode=self.mode, seats=self.seats, settings=self.settings, seed=self.seed)

    def invite(self, guest: Guest) -> str:
        wanted: dict[str, Any] = {"game": self.game, "mode": self.mode, "seats": self.seats, "seed": self.seed}
        table = guest.post("/matches", {**wanted, "settings": self.settings, "one_screen": True})
        return f"/m/{table['match']['id']}"


EVENINGS = {
    "pilgrims-two": Evening("pilgrims", "basic", "1"),
    "lueur-two": Evening("lueur", "standard", "3", "province"),
    "lueur-two-archipelago": Evening("lueur", "standard", "3", "archipelago"),
    "lueur-solo": Evening("lueur", "solo", "3", "province"),
    "raiders-two": Evening("raiders", "standard", "2"),
    "raiders-solo": Evening("raiders", "solo", "1"),
}


# A minute each: Pilgrims is also played whole by other tests, Raiders alone clicks on all that two click on, and so do
# Lueur alone and Lueur for two on its other map.
LONG = ("pilgrims-two", "lueur-two", "raiders-two")


@pytest.mark.parametrize("name", EVENINGS)
def test_a_whole_match_is_played_by_clicking(new_guest: NewGuest, name: str, thorough: bool) -> None:
    if name in LONG and not thorough:
        pytest.skip("only with --thorough")
    evening = EVENINGS[name]
    guest = new_guest()
    table = Table(guest.open(evening.invite(guest)))
    match, bot = evening.begin(), make_bot("greedy", evening.seed)
    clicked = 0
    while match.decision is not None and match.number < ENOUGH:
        usual = habitual(match, match.decision.seat, {})
        if usual is not None:  # nobody is asked: the server answers
            match.play(usual)
            continue
        table.sit_down()
        expect(table.prompt).to_have_text(match.decision.prompt)
        key = ask(bot, match, match.decision.seat, evening.seed)
        clicked += table.take(match, key)
        match.play(key)
    assert match.result is not None, "the match does not end"
    assert clicked > match.number / 3, "most choices can be made on the table itself"
    headline = table.end.get_by_role("heading", level=2)
    expect(headline).to_be_visible()
    outcome = guest.get(f"/matches/{table.match}")["outcome"]
    expect(headline).to_have_text(outcome["headline"])
    for score in match.result.scores:
        card = next(card for card in outcome["scores"] if card["side"] == score.side)
        assert card["total"] == score.total
        lines = ", ".join(f"{line['text']} {line['points']}" for line in card["lines"])
        expect(table.end.get_by_role("img", name=re.compile(f"{card['name']}: ", re.I))).to_be_visible()
        expect(table.end.get_by_role("img", name=lines)).to_be_visible()
    assert guest.get(f"/matches/{table.match}")["number"] == match.number
    assert table.told() > match.number

"""Whole matches of every game by clicking. Beside the page the same match is played in Python: at every decision both
must ask the same, and at the end both must count the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import veillee
from tests.browser.conftest import NewGuest
from tests.browser.pages import ANY, ENOUGH, Guest, Table
from veillee import Match
from veillee.bots import ask, make_bot
from veillee.core.habits import habitual
from veillee.core.spec import installed


class Evening(NamedTuple):
    """What is played: alone, or by as few people as possible at one screen."""

    game: str
    mode: str
    people: int
    settings: dict[str, str]
    seed: str = "3"

    @property
    def seats(self) -> list[str]:
        return ["human"] * self.people

    def begin(self) -> Match:
        return veillee.new(self.game, mode=self.mode, seats=self.seats, settings=self.settings, seed=self.seed)

    def invite(self, guest: Guest) -> str:
        wanted: dict[str, Any] = {"game": self.game, "mode": self.mode, "seats": self.seats, "seed": self.seed}
        table = guest.post("/matches", {**wanted, "settings": self.settings, "one_screen": True})
        return f"/m/{table['match']['id']}"


def evenings() -> Iterator[tuple[str, Evening, bool]]:
    """Every mode of every installed game, with each value of its first setting: there can be another board behind it.

    In every run a game is played alone, where that can be, with the first two values; not the one that other tests
    play whole. All the others take a minute each, and click on the same.
    """
    for spec in installed().values():
        modes = [mode for mode in spec.modes if not mode.chapter]
        alone = next((mode for mode in modes if mode.seats[0] == 1), modes[0])
        for mode in modes:
            people = mode.seats[0]
            first = next((one for one in spec.settings if one.meant(mode.id, people)), None)
            for number, value in enumerate(first.values if first else ("",)):
                settings = {first.id: value} if first else {}
                name = "-".join(filter(None, (spec.id, mode.id, value)))
                often = mode is alone and number < 2 and spec.id != ANY
                yield name, Evening(spec.id, mode.id, people, settings), often


EVENINGS = {name: (evening, often) for name, evening, often in evenings()}


@pytest.mark.parametrize("name", EVENINGS)
def test_a_whole_match_is_played_by_clicking(new_guest: NewGuest, name: str, thorough: bool) -> None:
    evening, often = EVENINGS[name]
    if not often and not thorough:
        pytest.skip("only with --thorough")
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
    told = match.scene(0, "en").outcome
    assert told is not None
    expect(headline).to_have_text(told.headline)
    for score in match.result.scores:
        card = next(card for card in outcome["scores"] if card["side"] == score.side)
        assert card["total"] == score.total
        lines = ", ".join(f"{line['text']} {line['points']}" for line in card["lines"]).replace(" -", " −")
        expect(table.end.get_by_role("img", name=re.compile(f"{card['name']}: ", re.I))).to_be_visible()
        expect(table.end.get_by_role("img", name=lines)).to_be_visible()
    assert guest.get(f"/matches/{table.match}")["number"] == match.number
    assert table.told() > match.number

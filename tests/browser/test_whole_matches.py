"""Whole matches of every game by clicking. Beside the page the same match is played in Python: at every decision both
must ask the same, and at the end both must count the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
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

    def invite(self, guest: Guest) -> Any:
        """The table, at which nobody has chosen anything."""
        wanted: dict[str, Any] = {"game": self.game, "mode": self.mode, "seats": self.seats, "seed": self.seed}
        return guest.post("/matches", {**wanted, "settings": self.settings, "one_screen": True})

    def rehearsed(self) -> list[str]:
        """What a bot chooses from the first decision to the last, and what is taken for granted."""
        match, bot = self.begin(), make_bot("greedy", self.seed)
        keys: list[str] = []
        while match.decision is not None and match.number < ENOUGH:
            usual = habitual(match, match.decision.seat, {})
            keys.append(usual if usual is not None else ask(bot, match, match.decision.seat, self.seed))
            match.play(keys[-1])
        assert match.result is not None, "the match does not end"
        return keys


class Clicked(Enum):
    """How much of a match is played by clicking."""

    WHOLE = 0
    END = 2 / 3  # so much of it was played before somebody sits down at the screen
    THOROUGHLY = -1  # the whole, but not in every run


def evenings() -> Iterator[tuple[str, Evening, Clicked]]:
    """Every mode of every installed game, with each value of its first setting: there can be another board behind it.

    In every run a game is played alone, where that can be: with the first value whole, with the second its last part;
    not the one that other tests play whole. All the others take a minute each, and click on the same.
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
                clicked = (Clicked.WHOLE, Clicked.END)[number] if often else Clicked.THOROUGHLY
                yield name, Evening(spec.id, mode.id, people, settings), clicked


def seat_of(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


EVENINGS = {name: (evening, clicked) for name, evening, clicked in evenings()}


@pytest.mark.parametrize("name", EVENINGS)
def test_a_whole_match_is_played_by_clicking(new_guest: NewGuest, name: str, thorough: bool) -> None:
    evening, part = EVENINGS[name]
    if part is Clicked.THOROUGHLY and not thorough:
        pytest.skip("only with --thorough")
    guest, match, keys = new_guest(), evening.begin(), evening.rehearsed()
    state = evening.invite(guest)
    path = f"/matches/{state['match']['id']}/play"
    first = 0 if thorough else int(len(keys) * max(0, part.value))
    played = 0
    while played < first or (first and habitual(match, seat_of(match), {}) is not None):
        if state["match"]["number"] == match.number:  # otherwise it was taken for granted already
            state = guest.post(path, {"version": state["version"], "key": keys[played]})
        match.play(keys[played])
        played += 1
    table = Table(guest.open(f"/m/{state['match']['id']}"))
    taken = clicked = 0
    for key in keys[played:]:
        if habitual(match, seat_of(match), {}) is None:  # otherwise nobody is asked: the server answers
            table.sit_down()
            assert match.decision is not None
            expect(table.prompt).to_have_text(match.decision.prompt)
            taken, clicked = taken + 1, clicked + table.take(match, key)
        match.play(key)
    assert match.result is not None
    assert clicked > taken / 3, "most choices can be made on the table itself"
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
    assert first or table.told() > match.number

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
    """Which parts of a match are played by clicking: so much of its beginning, and so much of its end."""

    BOTH_ENDS = (1 / 5, 1 / 5)
    END = (0, 1 / 5)
    WHOLE = (1, 0)  # not in every run

    def covers(self, place: int, length: int) -> bool:
        begun, ended = self.value
        return bool(place < length * begun or place >= length * (1 - ended))


def evenings() -> Iterator[tuple[str, Evening, Clicked]]:
    """Every mode of every installed game, with each value of its first setting: there can be another board behind it.

    In every run a game is played alone, where that can be: with the first value at both ends, with the second at its
    end; not the one that other tests play whole. All the others take a minute each, and click on the same.
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
                clicked = (Clicked.BOTH_ENDS, Clicked.END)[number] if often else Clicked.WHOLE
                yield name, Evening(spec.id, mode.id, people, settings), clicked


def seat_of(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def play_apart(guest: Guest, id_: str, match: Match, key: str) -> None:
    """Make a choice past the page, unless the server took it for granted already."""
    info = guest.get(f"/matches/{id_}")
    if info["number"] == match.number:
        guest.post(f"/matches/{id_}/play", {"version": info["version"], "key": key})


EVENINGS = {name: (evening, clicked) for name, evening, clicked in evenings()}


@pytest.mark.parametrize("name", EVENINGS)
def test_a_whole_match_is_played_by_clicking(new_guest: NewGuest, name: str, thorough: bool) -> None:
    evening, part = EVENINGS[name]
    if thorough:
        part = Clicked.WHOLE
    elif part is Clicked.WHOLE:
        pytest.skip("only with --thorough")
    guest, match, keys = new_guest(), evening.begin(), evening.rehearsed()
    id_ = evening.invite(guest)["match"]["id"]
    table: Table | None = None
    taken = clicked = 0
    for place, key in enumerate(keys):
        usual = habitual(match, seat_of(match), {}) is not None
        if not part.covers(place, len(keys)) or (usual and table is None):
            if table is not None:  # whoever leaves comes back to the same match later
                table.page.close()
                table = None
            play_apart(guest, id_, match, key)
        else:
            if table is None:
                table = Table(guest.open(f"/m/{id_}"))
            if not usual:  # otherwise nobody is asked: the server answers
                table.sit_down()
                assert match.decision is not None
                expect(table.prompt).to_have_text(match.decision.prompt)
                taken, clicked = taken + 1, clicked + table.take(match, key)
        match.play(key)
    assert table is not None
    assert match.result is not None
    assert clicked > taken / 3, "most choices can be made on the table itself"
    headline = table.end.get_by_role("heading", level=1)
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
    assert part is not Clicked.WHOLE or table.told() > match.number

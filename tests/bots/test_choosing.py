"""What every bot promises: legal choices, the same for the same seed. Secrets are a page of their own."""

from __future__ import annotations

import pytest

from tests.helpers import duel, started
from veillee import Match
from veillee.bots import ask, make_bot

CHOICES = 16
NAMES = ("random", "greedy", "planner", "search:12")


def played_by(name: str, match: Match, choices: int, seed: object = 0) -> list[str]:
    """What the bot of this name chooses for all seats."""
    bots = [make_bot(name, f"{seed}:{seat}") for seat in range(len(match.setup.seats))]
    for _ in range(choices):
        if match.decision is None:
            break
        seat = match.decision.seat
        match.play(ask(bots[seat], match, seat, seed))
    return match.choices


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_game(name: str, any_game: str) -> None:
    match = started(any_game)
    played_by(name, match, CHOICES)
    assert match.number == CHOICES or match.over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choices(name: str, any_game: str) -> None:
    one, same = (played_by(name, started(any_game, 4), CHOICES // 2) for _ in range(2))
    assert one == same


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_match_as_it_was(name: str, any_game: str) -> None:
    match = started(any_game, 1)
    assert match.decision is not None
    before = match.hash(), match.choices
    ask(make_bot(name, 1), match, match.decision.seat, 1)
    assert (match.hash(), match.choices) == before


@pytest.mark.parametrize("name", ["greedy", "planner", "search:60"])
def test_a_line_of_four_is_completed_and_prevented(name: str) -> None:
    """Connect Four has no evaluation: what is won or lost at once must be seen all the same."""
    winning = duel("aabbcc")
    assert ask(make_bot(name, 1), winning, 0, 1) == "drop:d"


def test_the_search_prevents_a_line_of_four() -> None:

    losing = duel("agbgc")  # only d is open
    assert ask(make_bot("search:400", 1), losing, 1, 1) == "drop:d"


def test_a_blind_bot_is_not_shown_the_match(any_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot that looks at nothing, when it is asked, then no copy is made, and it chooses as on its own copy."""
    match = started(any_game)
    for _ in range(5):
        for seat in match.waiting:
            bot = make_bot("random", 3)
            own = bot.choose(match.fork(for_seat=seat, chance=1), seat)
            with monkeypatch.context() as patch:
                patch.setattr(Match, "fork", lambda *_, **__: 1 // 0)
                assert ask(bot, match, seat, 0) == own
        if not match.over:
            match.play(match.legal_keys[-1])

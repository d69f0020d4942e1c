"""What every bot promises: legal choices, the same for the same seed, and none that depends on a secret."""

from __future__ import annotations

import pytest

import veillee
from tests.helpers import duel, started
from veillee import Match
from veillee.bots import Bot, ask, make_bot
from veillee.core.chance import Chance

NAMES = ("random", "greedy", "search:12")


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
    played_by(name, match, 30)
    assert match.number == 30 or match.over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choices(name: str, any_game: str) -> None:
    one, same = (played_by(name, started(any_game, 4), 12) for _ in range(2))
    assert one == same


@pytest.mark.parametrize("name", NAMES)
def test_no_choice_depends_on_what_the_seat_cannot_see(name: str, any_game: str) -> None:
    """The bot is asked about the true table, and about tables that look the same to its seat."""
    match = started(any_game)
    walk = Chance("walk", name)
    for number in range(24):
        if match.decision is None:
            break
        seat = match.decision.seat
        if number % 3 == 0:
            tables = [match, *(match.fork(for_seat=seat, chance=word) for word in "ab")]
            assert len({ask(make_bot(name, 7), table, seat, 7) for table in tables}) == 1
        match.play(match.legal_keys[walk.below(len(match.legal_keys))])


class Peeping:
    """A bot that looks at another seat's hand."""

    def choose(self, match: Match, seat: int) -> str:
        table = match.table
        hidden = sum(table.seats[1 - seat].hand)  # type: ignore[attr-defined]
        return match.legal_keys[hidden % len(match.legal_keys)]


def test_what_a_bot_could_peep_at_was_dealt_again() -> None:
    """Of a hand that it may not see, a bot learns no more than any deal would show."""
    match = veillee.new("high_card", seed=3)
    bot: Bot = Peeping()
    assert match.decision is not None
    seat = match.decision.seat
    true_hand = match.table.seats[1 - seat].hand  # type: ignore[attr-defined]
    seen = {tuple(match.fork(for_seat=seat, chance=word).table.seats[1 - seat].hand) for word in range(20)}  # type: ignore[attr-defined]
    assert len(seen) > 5
    choices = {ask(bot, match, seat, word) for word in range(20)}
    other = match.fork(for_seat=seat, chance="another")
    assert other.table.seats[1 - seat].hand != true_hand  # type: ignore[attr-defined]
    assert choices == {ask(bot, other, seat, word) for word in range(20)}


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_match_as_it_was(name: str, any_game: str) -> None:
    match = started(any_game, 1)
    assert match.decision is not None
    before = match.hash(), match.choices
    ask(make_bot(name, 1), match, match.decision.seat, 1)
    assert (match.hash(), match.choices) == before


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_a_line_of_four_is_completed_and_prevented(name: str) -> None:
    """Connect Four has no evaluation: what is won or lost at once must be seen all the same."""
    winning = duel("aabbcc")
    assert ask(make_bot(name, 1), winning, 0, 1) == "drop:d"


def test_the_search_prevents_a_line_of_four() -> None:

    losing = duel("agbgc")  # only d is open
    assert ask(make_bot("search:400", 1), losing, 1, 1) == "drop:d"

"""The estimate is good enough to play by: one choice ahead beats chance, and a song half sung is judged rightly."""

from __future__ import annotations

import pytest

import veillee
from veillee.bots import make_bot
from veillee.core.match import Match
from veillee.games.bardwood import GAME
from veillee.games.bardwood.evaluation import estimate
from veillee.games.bardwood.steps.sing import Sing
from veillee.games.bardwood.table import BardwoodTable


def play(bots: list[str], seed: str, mode: str, level: str = "") -> Match:
    match = veillee.new(GAME.id, mode=mode, level=level or None, players=len(bots), seed=seed)
    players = [make_bot(bot, seat) for seat, bot in enumerate(bots)]
    while match.table.asking is not None:
        seat = match.table.asking.seat
        match.play(players[seat].choose(match, seat))
    return match


def points(match: Match) -> list[int]:
    assert match.result is not None
    return [score.total for score in match.result.scores]


@pytest.mark.parametrize("first", [0, 1])
def test_greedy_beats_random_players(first: int) -> None:
    bots = ["random", "random"]
    bots[first] = "greedy"
    found = points(play(bots, f"standard-{first}", "standard"))
    assert found[first] > 2 * found[1 - first]


def test_greedy_fares_far_better_against_the_rival() -> None:
    """Chance alone is left far behind by the Rival; greedy keeps up with it."""
    greedy, random = (points(play([bot], "solo", "solo", "easy")) for bot in ("greedy", "random"))
    assert greedy[0] - greedy[1] > random[0] - random[1] + 10


def test_using_a_free_section_promises_nothing_new() -> None:
    """What is on a card of the song counts like what is in the pool: only spending changes the estimate."""
    match = veillee.new(GAME.id, mode="standard", players=2, seed="song")
    players = [make_bot("greedy", seat) for seat in range(2)]
    compared = 0
    while match.table.asking is not None and compared < 6:
        table = match.table
        assert isinstance(table, BardwoodTable)
        asking = table.asking
        assert asking is not None
        if isinstance(asking, Sing):
            before = estimate(table)[asking.seat]
            for option in table.options:
                if option.kind == "use":
                    copy = table.fork()
                    copy.choose(option)
                    if isinstance(copy.asking, Sing) and not copy.revealed:
                        compared += 1
                        assert estimate(copy)[asking.seat] == pytest.approx(before, abs=1.0)
        match.play(players[asking.seat].choose(match, asking.seat))
    assert compared >= 3

"""The estimate is good enough to play by: every merchant who looks one choice ahead earns far more than by chance."""

from __future__ import annotations

import pytest

import veillee
from veillee.bots import make_bot
from veillee.games.cove import GAME
from veillee.games.cove.evaluation import day_end, estimate, hours_left
from veillee.games.cove.table import CoveTable

assert GAME.roles is not None
MERCHANTS = GAME.roles.ids


def gold(bot: str, merchant: str, seed: str) -> int:
    match = veillee.new(GAME.id, mode="solo", level="easy", roles=[merchant], seed=seed)
    player = make_bot(bot, 0)
    while match.table.asking is not None:
        match.play(player.choose(match, 0))
    assert match.result is not None
    return match.result.scores[0].total


@pytest.mark.parametrize("merchant", MERCHANTS)
def test_greedy_merchants_earn_their_living(merchant: str) -> None:
    assert gold("greedy", merchant, "living") > gold("random", merchant, "living") + 30


def test_an_hour_that_is_gone_is_worth_something() -> None:
    """COV-033: whoever has spent fewer hours of the day may still do more in it."""
    match = veillee.new(GAME.id, mode="standard", players=2, roles=["captain", "alchemist"], seed="hours")
    while match.table.asking is not None and match.table.asking.seat:
        match.play(match.legal_keys[0])
    table = match.table
    assert isinstance(table, CoveTable)
    copy = table.fork()
    assert isinstance(copy, CoveTable)
    copy.seats[0].hour += 3
    assert hours_left(copy, 0, day_end(table)) == hours_left(table, 0, day_end(table)) - 3
    assert estimate(copy)[0] < estimate(table)[0]

"""Bots: deterministic by their seed, and fair."""

from __future__ import annotations

import pytest

import veillee
from veillee.bots import RandomBot, ask, make_bot
from veillee.core.chance import Chance


def test_the_same_seed_gives_the_same_choices() -> None:
    def played(seed: int) -> list[str]:
        match = veillee.new("pilgrims", mode="basic", seed=1)
        bot = make_bot("random", seed)
        while not match.over:
            assert match.decision is not None
            match.play(ask(bot, match, match.decision.seat, seed))
        return match.choices

    assert played(1) == played(1) != played(2)


def test_what_a_bot_chooses_does_not_depend_on_what_it_cannot_see() -> None:
    match = veillee.new("pilgrims", mode="basic", seed=1)
    bot = RandomBot("x")
    chance = Chance("walk")
    while not match.over:
        assert match.decision is not None
        seat = match.decision.seat
        redealt = {ask(bot, match, seat, seed) for seed in range(3)}
        assert len(redealt) == 1
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(veillee.SetupError, match="no bot 'deep'; bots: random"):
        make_bot("deep", 0)
    with pytest.raises(veillee.SetupError, match="takes no parameters"):
        make_bot("random:5", 0)

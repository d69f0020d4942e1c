"""The training example, in short: it learns, and what it learns is what its parts say."""

from __future__ import annotations

import numpy as np
import pytest
from examples import train
from examples.train import Choice, Offers, Policy, Room, judged, victories

from veillee.envs import vector_env


def test_a_short_training_beats_greedy(small_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy stacks one column until it is stopped. Whoever plays at random does not see it; a little training does."""
    monkeypatch.setattr(train, "BATCH", 512)
    policy = Policy(vector_env("connect_four", 1, players=2).rules.layout.size, 7, seed=1)
    rooms = [
        Room(vector_env("connect_four", 32, players=2, seat=seat, opponents="greedy"), seed=seat) for seat in range(2)
    ]
    before = victories(policy, "connect_four", "greedy", 64, seed=1)
    choices: list[Choice] = []
    for _ in range(120):
        for room in rooms:
            choices += room.go_on(policy)[1]
        if len(choices) >= train.BATCH:
            train.correct(policy, choices)
            choices = []
    after = victories(policy, "connect_four", "greedy", 64, seed=1)
    assert after > before + 0.2, (before, after)


def test_a_choice_is_judged_by_what_came_of_it() -> None:
    nothing = np.zeros(1, np.uint8)
    story = [Choice(nothing, np.zeros(1, np.int64), 0, worth) for worth in (0.5, -0.5)]
    last, first = judged(story, 1.0)
    assert last.worth == 1.0
    assert first.worth == pytest.approx(train.FAR * 1.0 + (1 - train.FAR) * -0.5)


def test_what_won_becomes_likelier_and_nothing_else_is_chosen_than_what_is_offered() -> None:
    policy = Policy(4, 5, seed=1)
    known = np.array([[1, 0, 2, 0], [0, 3, 0, 1]], np.uint8)
    offers = Offers.joined([np.array([0, 3]), np.array([1, 2, 4])])
    chosen = offers.first + np.array([1, 0])
    likely = policy.chances(policy.see(known), offers)[chosen]
    assert likely == pytest.approx([1 / 2, 1 / 3])
    for _ in range(20):
        policy.learn(known, offers, chosen, likely, np.ones(2, np.float32), np.array([1.0, -1.0], np.float32))
    after = policy.chances(policy.see(known), offers)
    assert after[chosen[0]] > likely[0] and after[chosen[1]] < likely[1]
    assert np.add.reduceat(after, offers.first) == pytest.approx([1, 1])
    assert (policy.see(known) @ policy.weights["worth"] > 0.1).all(), "it expects what it won"
    for _ in range(20):
        assert offers.table[policy.draw(policy.see(known), offers)].tolist() == [0, 1]

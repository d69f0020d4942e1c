"""The Night Watch keeps every promise that a game makes."""

from __future__ import annotations

import pytest
from examples.night_watch import GAME

from veillee.testing import check_game

WAYS = {"night  2", "night  3", "night  4"}


def test_a_sample_of_matches() -> None:
    """Every number of seats with all settings, groups of people and roles in turn."""
    report = check_game(GAME, matches=18, seed="sample")
    assert set(report.ways) == WAYS
    assert report.unseen == ()


def test_every_decision_of_a_hundred_matches(thorough: bool) -> None:
    if not thorough:
        pytest.skip("only with --thorough")
    assert set(check_game(GAME, matches=108, seed="every", thorough=True).ways) == WAYS

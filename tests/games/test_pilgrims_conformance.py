"""Pilgrims keeps all the promises that a game makes."""

from __future__ import annotations

import pytest

from veillee.core.spec import game
from veillee.testing import check_game, check_messages

PILGRIMS = game("pilgrims")
WAYS = 3 + 3 + 4 + 4  # two multiplayer modes with 2, 3 or 4 seats, two solo modes with four levels
PARTS = range(16)


def test_pilgrims_says_everything_in_both_languages() -> None:
    check_messages(PILGRIMS)


def test_a_sample_of_matches() -> None:
    """Every way to start, twice."""
    report = check_game(PILGRIMS, matches=2 * WAYS, seed="sample")
    assert len(report.ways) == WAYS


@pytest.mark.parametrize("part", PARTS)
def test_thousands_of_matches(part: int, thorough: bool) -> None:
    """Every way to start with every setting, many times: 2,240 matches."""
    if not thorough:
        pytest.skip("only with --thorough")
    report = check_game(PILGRIMS, matches=10 * WAYS, seed=f"thousands-{part}")
    assert len(report.ways) == WAYS


@pytest.mark.parametrize("part", PARTS)
def test_every_decision_of_a_hundred_matches(part: int, thorough: bool) -> None:
    """Non-interference and all else at every single decision: 112 matches of several seats, 128 alone."""
    if not thorough:
        pytest.skip("only with --thorough")
    together = check_game(PILGRIMS, matches=7, seed=f"together-{part}", modes=["basic", "advanced"], thorough=True)
    alone = check_game(PILGRIMS, matches=8, seed=f"alone-{part}", modes=["solo", "solo_advanced"], thorough=True)
    assert together.checks["check_secrets"] > together.decisions
    assert alone.checks["check_secrets"] > alone.decisions

"""Lueur keeps all the promises that a game makes."""

from __future__ import annotations

import pytest

from veillee.core.spec import game
from veillee.testing import check_game, check_messages

LUEUR = game("lueur")
WAYS = 3 + 3  # 2, 3 or 4 seats, and three levels of Tom
SETTINGS = 12  # journeys, adventurers chosen or dealt, the route to the right
PARTS = range(16)


def test_lueur_says_everything_in_both_languages() -> None:
    check_messages(LUEUR)


def test_a_sample_of_matches() -> None:
    """Every way to start, with several settings."""
    report = check_game(LUEUR, matches=4 * WAYS, seed="sample")
    assert len(report.ways) == WAYS


@pytest.mark.parametrize("part", PARTS)
def test_thousands_of_matches(part: int, thorough: bool) -> None:
    """Every way to start with every setting, many times: 2,304 matches."""
    if not thorough:
        pytest.skip("only with --thorough")
    report = check_game(LUEUR, matches=2 * WAYS * SETTINGS, seed=f"thousands-{part}")
    assert len(report.ways) == WAYS


@pytest.mark.parametrize("part", PARTS)
def test_every_decision_of_a_hundred_matches(part: int, thorough: bool) -> None:
    """Non-interference and all else at every single decision: 96 matches of several seats, 96 alone."""
    if not thorough:
        pytest.skip("only with --thorough")
    together = check_game(LUEUR, matches=6, seed=f"together-{part}", modes=["standard"], thorough=True)
    alone = check_game(LUEUR, matches=6, seed=f"alone-{part}", modes=["solo"], thorough=True)
    assert together.checks["check_secrets"] > together.decisions
    assert alone.checks["check_secrets"] > alone.decisions

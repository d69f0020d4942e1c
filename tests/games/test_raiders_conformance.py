"""Raiders keeps all the promises that a game makes."""

from __future__ import annotations

import pytest

from veillee.core.spec import game
from veillee.testing import check_game, check_messages

RAIDERS = game("raiders")
SEATS = 3  # 2, 3 or 4 seats
LEVELS = 3
PARTS = range(16)


def test_raiders_says_everything_in_both_languages() -> None:
    check_messages(RAIDERS)


def test_a_sample_of_solo_matches() -> None:
    """Every level, twice."""
    report = check_game(RAIDERS, matches=2 * LEVELS, seed="sample", modes=["solo"])
    assert len(report.ways) == LEVELS


def test_a_sample_of_matches_of_several_seats() -> None:
    """One for each number of seats: a match is long where nobody tries to win."""
    report = check_game(RAIDERS, matches=SEATS, seed="sample", modes=["standard"])
    assert len(report.ways) == SEATS


@pytest.mark.parametrize("part", PARTS)
def test_hundreds_of_matches(part: int, thorough: bool) -> None:
    """Every way to start, many times: 96 matches of several seats, 480 alone."""
    if not thorough:
        pytest.skip("only with --thorough")
    together = check_game(RAIDERS, matches=2 * SEATS, seed=f"hundreds-{part}", modes=["standard"])
    alone = check_game(RAIDERS, matches=10 * LEVELS, seed=f"hundreds-{part}", modes=["solo"])
    assert (len(together.ways), len(alone.ways)) == (SEATS, LEVELS)


@pytest.mark.parametrize("part", PARTS)
def test_every_decision_of_solo_matches(part: int, thorough: bool) -> None:
    """Non-interference and all else at every single decision."""
    if not thorough:
        pytest.skip("only with --thorough")
    alone = check_game(RAIDERS, matches=LEVELS, seed=f"alone-{part}", modes=["solo"], thorough=True)
    assert alone.checks["check_secrets"] > alone.decisions

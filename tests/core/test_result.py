"""The end of a match: totals, places, shared places, and what made the winner."""

from __future__ import annotations

import pytest

from veillee.core.result import Points, Result, competition, decider, side_score
from veillee.core.scoring import total

REASONS = (("by-points", "T-1"), ("by-coins", "T-2"), ("by-cards", "T-3"), ("shared", "T-4"))


def ranked(*strengths: tuple[int, int, int]) -> Result:
    """Sides 0, 1, … with these points, coins and cards."""
    scores = [side_score(side, [("all", strength[0], "T-1")]) for side, strength in enumerate(strengths)]
    return competition(scores, list(strengths), REASONS)


def test_a_score_is_the_sum_of_its_sources() -> None:
    lines = [("gold", 7, "T-5"), ("debts", -3, "T-6")]
    score = side_score(2, lines, tie_break=4)
    assert total(lines) == score.total == 4
    assert (score.side, score.tie_break) == (2, 4)
    assert score.sources == (Points("gold", 7, "T-5"), Points("debts", -3, "T-6"))
    assert total([]) == 0


def test_sides_stand_by_strength_and_equal_ones_together() -> None:
    result = ranked((3, 0, 0), (5, 1, 0), (3, 0, 0), (5, 0, 9))
    assert result.ranking == ((1,), (3,), (0, 2))
    assert result.winners == (1,)
    assert [score.side for score in result.scores] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("strengths", "winners", "reason"),
    [
        (((5, 0, 0), (4, 9, 9)), (0,), ("by-points", "T-1")),
        (((5, 1, 9), (5, 2, 0)), (1,), ("by-coins", "T-2")),
        (((5, 2, 1), (5, 2, 0), (5, 1, 9)), (0,), ("by-cards", "T-3")),
        (((5, 2, 1), (4, 0, 0), (5, 2, 1)), (0, 2), ("shared", "T-4")),
        (((0, 0, 0),), (0,), ("by-points", "T-1")),
    ],
)
def test_the_reason_is_what_set_the_winner_apart(
    strengths: tuple[tuple[int, int, int], ...], winners: tuple[int, ...], reason: tuple[str, str]
) -> None:
    result = ranked(*strengths)
    assert result.winners == winners
    assert (result.reason, result.rule) == reason


def test_places_below_the_first_decide_nothing() -> None:
    assert decider([(5, 0), (4, 1), (4, 1)]) == 0

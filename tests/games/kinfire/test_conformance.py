"""What every game promises, for combats."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import SPEC, Scenario, do
from veillee.core.errors import IllegalMove
from veillee.testing import check_description, check_matches


def test_words_kinds_and_seating() -> None:
    check_description(SPEC)


@pytest.mark.slow
def test_combats_keep_all_promises() -> None:
    report = check_matches(SPEC, matches=18, seed="kinfire")
    assert report.decisions > 400 and report.checks["check_replay"] and report.checks["check_round"]


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("move:z5", "KIN-205"),
        ("play:kh4", "KIN-102"),
        ("move:z7", "KIN-205"),
        ("move:z1", "KIN-100"),
    ],
)
def test_what_is_refused_says_why(key: str, rule: str) -> None:
    match = Scenario("khor asha").seeker("khor", zone=1, hand="kh1 kh2").turn("khor")
    with pytest.raises(IllegalMove):
        do(match, key)
    assert match.explain(key).rule == rule

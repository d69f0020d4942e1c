"""What every game promises, for combats and quests."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import SPEC, Scenario, do
from veillee.core.errors import IllegalMove
from veillee.testing import check_description, check_matches


def test_words_kinds_and_seating() -> None:
    check_description(SPEC)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["combat", "quest"])
def test_matches_keep_all_promises(mode: str, thorough: bool) -> None:
    """In every run a short one: painting its whole table at every question takes long."""
    report = check_matches(
        SPEC,
        matches=18 if thorough else 1,
        decisions=0 if thorough else 30,
        seed="kinfire",
        modes=[mode],
        thorough=thorough,
    )
    assert report.matches and report.checks["check_replay"]


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

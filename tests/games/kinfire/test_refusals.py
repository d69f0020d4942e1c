"""What is refused says why, with its rule."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import Scenario, do
from veillee.core.errors import IllegalMove


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

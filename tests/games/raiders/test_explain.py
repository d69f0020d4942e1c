"""Why a move is not possible: every message has words and a test, and whatever is tried is explained."""

from __future__ import annotations

import pytest

import veillee
from tests.explaining import reasons_of, share_explained
from tests.games.raiders import test_explain_cards, test_explain_others, test_explain_raids, test_explain_village
from tests.games.raiders.laid import SPEC

CASES = [
    *test_explain_village.CASES,
    *test_explain_raids.CASES,
    *test_explain_cards.CASES,
    *test_explain_others.CASES,
]


def test_every_message_is_used_and_tested() -> None:
    assert reasons_of(SPEC) == {message for _, _, message, _ in CASES}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_is_tried_is_explained(players: int, seed: int) -> None:
    match = veillee.new("raiders", mode="solo" if players == 1 else "standard", players=players, seed=seed)
    assert share_explained(match, seed, moves=16, most=1200) == 1

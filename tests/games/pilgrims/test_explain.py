"""Why a move is not possible: every message has words and a test, and whatever is tried is explained."""

from __future__ import annotations

import pytest

import veillee
from tests.explaining import reasons_of, share_explained
from tests.games.pilgrims import (
    test_explain_adventures,
    test_explain_characters,
    test_explain_effects,
    test_explain_moves,
    test_explain_turns,
)
from tests.games.pilgrims.builder import SPEC

CASES = [
    *test_explain_moves.CASES,
    *test_explain_effects.CASES,
    *test_explain_characters.CASES,
    *test_explain_adventures.CASES,
    *test_explain_turns.CASES,
]


def test_every_message_is_used_and_tested() -> None:
    assert reasons_of(SPEC) == {message for _, _, message, _ in CASES} | {"why-disk-stuck"}


MODES = [("basic", 2, "A"), ("basic", 4, "B"), ("advanced", 3, "B"), ("solo", 1, "A"), ("solo_advanced", 1, "B")]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("mode", "players", "side"), MODES)
def test_whatever_is_tried_is_explained(mode: str, players: int, side: str, seed: int) -> None:
    match = veillee.new("pilgrims", mode=mode, players=players, seed=seed, settings={"side": side})
    assert share_explained(match, seed, moves=16) == 1

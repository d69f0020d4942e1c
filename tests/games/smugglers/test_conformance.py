"""Smugglers' Creek keeps every promise that a game makes."""

from __future__ import annotations

from examples.smugglers import GAME

from veillee.testing import check_game


def test_a_sample_of_matches() -> None:
    report = check_game(GAME, matches=18, seed="sample")
    assert set(report.ways) == {"duel  2"}
    assert report.unseen == ()

"""The measurement of the bots: intervals, what is kept of a run that was stopped, and the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from strength import Pairing, known, measure, pairings, table, wilson

PAIRING = Pairing("pilgrims", "basic", "random", "random")


def test_intervals() -> None:
    """The values for 10 of 20 and for 0 of 10 are those of the literature."""
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0


def test_every_mode_for_two_is_paired() -> None:
    found = list(pairings(["pilgrims"]))
    assert len({pairing.name for pairing in found}) == len(found)
    assert {pairing.mode for pairing in found} == {"basic", "advanced"}
    bots = [(pairing.bot, pairing.other) for pairing in found if pairing.mode == "basic"]
    assert bots[0] == ("greedy", "random") and ("search:500", "greedy") in bots and len(bots) == 4


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    results = tmp_path / "strength.jsonl"
    measure([PAIRING], 3, 1, results)
    first = results.read_text("utf-8")
    assert set(known(results)[PAIRING.name]) == {0, 1, 2}
    results.write_text(first + '{"pairing": {"ga', "utf-8")  # stopped in the middle of a line
    results.write_text(results.read_text("utf-8") + "\n", "utf-8")
    measure([PAIRING], 4, 1, results)
    assert results.read_text("utf-8").startswith(first)
    assert set(known(results)[PAIRING.name]) == {0, 1, 2, 3}
    assert "| pilgrims | basic | random | random | 4 |" in table([PAIRING], 4, results)
    assert "Fewer" not in table([PAIRING], 4, results)
    assert f"Fewer than 400 matches so far: {PAIRING.name}." in table([PAIRING], 400, results)

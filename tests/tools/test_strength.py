"""The measurement of the bots: intervals, the sequential test, what a stopped run keeps, and the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from strength import Outcome, Pairing, known, measure, pairings, play, reached, rounds, row_of, table, wilson

PAIRING = Pairing("raiders", "standard", 2, "random", "random", 0.5)


def test_intervals() -> None:
    """The values for 10 of 20 and for 0 of 10 are those of the literature."""
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0


def test_the_sequential_test_says_what_it_knows_and_no_more() -> None:
    assert reached([1.0] * 19, 0.5) is None, "too few"
    assert reached([1.0] * 30, 0.5) is True
    assert reached([0.0] * 30, 0.5) is False
    assert reached([1.0, 0.0] * 30, 0.5) is None, "right at what is asked for"
    assert reached([1.0, 0.0] * 30, 0.75) is False
    assert reached([0.5] * 400, 0.5) is None, "equal results, however many, are right at a half"


def test_every_way_to_play_is_paired() -> None:
    found = list(pairings(["pilgrims", "lueur", "kinfire"]))
    assert len({pairing.name for pairing in found}) == len(found)
    ways = {(pairing.game, pairing.mode, pairing.players, pairing.varied) for pairing in found}
    assert ("pilgrims", "advanced", 4, "") in ways and ("lueur", "solo", 1, "journey=archipelago") in ways
    assert ("kinfire", "combat", 3, "") in ways and not any(mode == "campaign" for _, mode, _, _ in ways)
    duel = [one for one in found if one.game == "pilgrims" and one.mode == "basic" and one.players == 2]
    assert [(one.bot, one.other, one.goal) for one in duel] == [
        ("greedy", "random", 0.9),
        ("search:200", "greedy", 0.5),
        ("search:20000", "search:100", 0.75),
    ]
    assert [one.goal for one in found if one.mode == "basic" and one.players == 4] == [0.25]


def test_alone_both_bots_play_the_same_deal() -> None:
    same = play(Pairing("raiders", "solo", 1, "random", "random", 0.5), 0)
    assert same == Outcome(0.5, 0.0)


def test_pairings_get_more_from_round_to_round() -> None:
    assert rounds(400) == [20, 40, 80, 160, 320, 400]
    assert rounds(7) == [7]


def test_who_thinks_for_minutes_plays_fewer_matches() -> None:
    long = Pairing("raiders", "standard", 2, "search:20000", "search:100", 0.75)
    assert [long.at_most(number) for number in (20, 60, 400)] == [20, 60, 60]
    assert PAIRING.at_most(400) == 400


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
    assert "| raiders | standard | 2 | random | random | 4 |" in table([PAIRING], results)
    assert f"Not measured yet: {PAIRING.name}." in table([PAIRING], tmp_path / "none.jsonl")


def test_what_is_settled_plays_no_more(tmp_path: Path) -> None:
    pairing = Pairing("raiders", "standard", 2, "greedy", "random", 0.5)
    results = tmp_path / "strength.jsonl"
    measure([pairing], 60, 1, results)
    seen = list(known(results)[pairing.name].values())
    assert len(seen) < 60 and reached([one.won for one in seen], 0.5) is True
    assert row_of(pairing, seen).endswith("| 50% | yes |")

"""Challenging bards, and spending the crests that were won."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    do,
    in_pool,
    offered,
    offers,
    refused,
    seat,
    table_of,
    tokens,
)
from veillee.core.match import Match
from veillee.games.bardwood.steps.common import blue_of_track, defence
from veillee.testing import asked, happened


@pytest.mark.rule("BAR-159", "BAR-161")
@pytest.mark.parametrize(
    ("gone", "symbols", "blue"),
    [(0, 1, 0), (1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 4, 1), (5, 4, 2), (6, 4, 3), (7, 4, 4)],
)
def test_the_crest_track(gone: int, symbols: int, blue: int) -> None:
    assert (defence(7 - gone), blue_of_track(7 - gone)) == (symbols, blue)
    if gone < 7:
        match = Scenario(bards="harp horn").has("yellow", crests=7 - gone).sing(melodies=symbols)
        do(match, "duel:yellow")
        assert in_pool(match) == (0, 0) and seat(match, "yellow").crests == 6 - gone
        match = Scenario(bards="harp horn").has("yellow", crests=7 - gone).sing(melodies=symbols - 1)
        assert refused(match, "duel:yellow") == "BAR-159"


@pytest.mark.rule("BAR-160")
def test_an_opponent_without_crests_cannot_be_challenged() -> None:
    match = Scenario().has("yellow", crests=0).sing(melodies=9)
    assert refused(match, "duel:yellow") == "BAR-160"
    assert refused(match, "duel:blue") == "BAR-158" and refused(match, "duel:red") == "BAR-158"


@pytest.mark.rule("BAR-156", "BAR-158", "BAR-154")
@pytest.mark.parametrize(("region", "stones"), [("c2", 0), ("c1", 1), ("b2", 1), ("b1", 2), ("e3", 2)])
def test_the_distance_to_a_bard(region: str, stones: int) -> None:
    def start(has: int) -> Match:
        return Scenario(bards="harp horn").has("yellow", region=region).has("blue", range=has).sing(melodies=1)

    match = do(start(stones), "duel:yellow")
    assert seat(match).range == 0 and seat(match).held == [0, 1, 0, 0, 0]
    if stones:
        assert refused(start(stones - 1), "duel:yellow") == "BAR-154"


@pytest.mark.rule("BAR-157", "BAR-158")
def test_several_bards_each_once() -> None:
    scenario = Scenario(3, bards="harp horn bongo").has("red", region="c1").has("blue", range=4)
    match = do(scenario.sing(melodies=9), "duel:yellow", "duel:red")
    assert seat(match).held == [0, 1, 1, 0, 0] and seat(match).range == 3
    assert refused(match, "duel:red") == "BAR-158" and refused(match, "duel:yellow") == "BAR-158"


@pytest.mark.rule("BAR-061", "BAR-103")
def test_the_banjo_duelist_pays_one_less() -> None:
    match = do(Scenario(bards="banjo harp").sing(), "duel:yellow")
    assert seat(match).held == [0, 1, 0, 0, 0] and in_pool(match) == (0, 0)
    # With au5 as well it would be 1 - 2: at least 0.
    match = do(Scenario(bards="banjo harp").event("au5").sing(), "duel:yellow")
    assert in_pool(match) == (0, 0)
    match = do(Scenario(1, bards="banjo", rival="medium").rival(pawn="poet").sing(), "duel:rival")
    assert seat(match).held == [0, 0, 0, 0, 1]


@pytest.mark.rule("BAR-164")
def test_exchanges() -> None:
    match = Scenario().held("blue", yellow=7).sing()
    assert offered(match, "crests") == {"coin", "acoustic", "motif", "gems"}
    do(match, "crests:coin", "crests:acoustic", "crests:motif", "bonus:m4")
    assert tokens(match) == (1, 2, 0) and seat(match).held == [0, 3, 0, 0, 0]
    do(match, "crests:gems")
    assert seat(match).gems == 4 and seat(match).held == [0] * 5
    assert refused(match, "crests:coin") == "BAR-164"
    match = Scenario().held("blue", yellow=2).sing()
    assert offered(match, "crests") == {"coin", "acoustic", "motif"} and refused(match, "crests:gems") == "BAR-164"
    assert do(match, "crests:coin", "crests:coin") is match and seat(match).coins == 2  # as often as wanted


@pytest.mark.rule("BAR-165")
def test_spent_crests_leave_the_game() -> None:
    scenario = Scenario(4, bards="harp horn banjo bongo").held("blue", yellow=1, red=2, purple=1)
    scenario.table.first = 2
    match = do(scenario.sing(), "crests:gems")
    assert seat(match).held == [0, 1, 0, 0, 0]  # red, purple, then yellow, in turn order from the first player
    assert [seat(match, color).crests for color in ("yellow", "red", "purple")] == [6, 5, 6]
    assert not any(table_of(match).bank)


@pytest.mark.rule("BAR-163", "BAR-160")
def test_crests_lie_with_whoever_won_them() -> None:
    match = do(Scenario(bards="harp horn").sing(melodies=1), "duel:yellow", "end")
    assert seat(match).held == [0, 1, 0, 0, 0] and asked(match)[0] == "yellow"
    taken = happened(match, "takes-crests")[0]
    assert (taken.args["seat"], taken.args["seat2"], taken.args["number"]) == (0, 1, 1)


@pytest.mark.rule("BAR-269", "BAR-270")
def test_only_the_rivals_pawn_counts() -> None:
    scenario = Scenario(1, bards="harp", rival="medium").rival(pawn="cave").tokens("poet", "echo", "bank", "stump")
    match = scenario.sing(melodies=9)
    assert refused(match, "duel:rival") == "BAR-154"
    scenario = Scenario(2, bards="harp horn", rival="medium").rival(pawn="bank").has("yellow", region="e3")
    match = scenario.sing(melodies=9)
    assert offers(match, "duel:rival") and not offers(match, "duel:yellow")
    assert do(match, "duel:rival") and seat(match).held == [0, 0, 0, 0, 1]

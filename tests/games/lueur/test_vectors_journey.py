"""The specification's worked examples: travel (EX-41 to EX-52, EX-67)."""

from __future__ import annotations

import pytest

from tests.games.lueur.builder import (
    Scenario,
    boats,
    cemetery,
    companions,
    final,
    seat,
    source,
    where,
)
from veillee.core.match import Match
from veillee.testing import kinds_of, play, told


def walker(at: str, *shown: str, camp: str = "p00", **tokens: int) -> Scenario:
    return Scenario().company(0, at, camp).shows(0, *shown).tokens(0, **tokens).shows(1).company(1, "p14", "p14")


def sailor(islands: str, *shown: str, **tokens: int) -> Match:
    scenario = Scenario(journey="archipelago").boats(0, islands).shows(0, *shown).tokens(0, **tokens)
    return scenario.boats(1, "i11 i05 i04 i07").afternoon()


def steps(match: Match) -> set[str]:
    return {key.removeprefix("step:") for key in match.legal_keys if key.startswith("step:")}


def sails(match: Match) -> set[str]:
    return {key.removeprefix("sail:") for key in match.legal_keys if key.startswith("sail:")}


# -- the Province ---------------------------------------------------------------------------


@pytest.mark.rule("LUE-069", "LUE-072", "LUE-078")
def test_ex41_to_the_first_village() -> None:
    match = walker("p00", "fire fire fire water", footprints=1).afternoon()
    play(match, "step:p01", "step:p02", "step:p03", "step:p04")
    assert seat(match).footprints == 1 and seat(match).used.bit_count() == 4
    match.play("step:p05")
    assert (seat(match).footprints, seat(match).fireflies) == (0, 1)
    match.play("settle")
    assert where(match) == ("p05", "p05")
    assert match.over


@pytest.mark.rule("LUE-071")
@pytest.mark.parametrize("footprints", [0, 1])
def test_ex42_a_used_die_still_shows_what_is_forbidden(footprints: int) -> None:
    match = walker("p46", "plant water water water", footprints=footprints).afternoon()
    play(match, "step:p47", "step:p48", "step:p49")
    if footprints:
        match.play("step:p50")
        assert "p51" in steps(match)
        assert seat(play(match, "step:p51")).footprints == 0
    else:
        match.play("step:p50")
        assert match.over or "p51" not in steps(match)


@pytest.mark.rule("LUE-069", "LUE-073")
def test_ex43_a_footprint_stands_for_a_die() -> None:
    match = walker("p03", "plant", footprints=1).afternoon()
    assert "p04" in steps(match)
    match.play("step:p04")
    assert match.over  # p05 costs 1 and none is left: nothing to ask
    match = walker("p03", "plant", footprints=2).afternoon()
    play(match, "step:p04", "step:p05")
    assert seat(match).footprints == 0


@pytest.mark.rule("LUE-077")
def test_ex44_no_way_back_on_the_same_day() -> None:
    match = walker("p35", "water water water").afternoon()
    match.play("step:p50")
    assert "p35" not in steps(match)
    assert walker("p50", "water water water").afternoon().legal_keys[0] == "step:p35"


@pytest.mark.rule("LUE-078", "LUE-077")
def test_ex45_settling_without_having_moved() -> None:
    scenario = walker("p33", "water", camp="p05", footprints=3)
    match = scenario.afternoon()
    assert "settle" in match.legal_keys
    match.play("settle")
    assert where(match) == ("p33", "p33") and match.over
    match = play(walker("p33", "water", camp="p05", footprints=3).afternoon(), "step:p34")
    assert "settle" not in match.legal_keys and "p33" not in steps(match)


@pytest.mark.rule("LUE-075", "LUE-006")
def test_ex46_a_route_that_costs_light() -> None:
    match = walker("p11", "earth", score=3).afternoon()
    match.play("step:p12")
    assert seat(match).score == 0 and seat(match).used


@pytest.mark.rule("LUE-074", "LUE-075")
def test_ex47_effects_of_a_route_in_both_directions() -> None:
    match = walker("p52", "plant").afternoon()
    match.play("step:p54")
    assert seat(match).fireflies == 2
    match = walker("p54", "air", fireflies=2).afternoon()
    match.play("step:p52")
    assert seat(match).fireflies == 4


@pytest.mark.rule("LUE-076")
def test_ex48_a_skull_on_the_way() -> None:
    scenario = walker("p15", "air").companions(0, "A11", "B04")
    match = play(scenario.afternoon(), "step:p16")
    assert match.legal_keys == ("lose:briki_a1", "lose:torkos")
    match.play("lose:briki_a1")
    assert companions(match) == ["B04"] and cemetery(match) == ["A11"]
    assert seat(match).footprints == 0
    match = play(walker("p15", "air").afternoon(), "step:p16")
    assert "nothing-to-lose" in told(match) and "lose" not in kinds_of(match)


# -- the Archipelago ------------------------------------------------------------------------


@pytest.mark.rule("LUE-081", "LUE-082", "LUE-083")
@pytest.mark.parametrize(
    ("footprints", "islands"),
    [(0, {"i01", "i06"}), (1, {"i01", "i06", "i03", "i08"}), (2, {"i01", "i06", "i03", "i08", "i10"})],
)
def test_ex49_two_elements_and_footprints(footprints: int, islands: set[str]) -> None:
    scenario = Scenario(adventurer="orium", journey="archipelago").tokens(0, footprints=footprints)
    match = scenario.shows(0, "plant plant fire", "big yellow: three_light").afternoon()
    assert {key.partition(":")[2] for key in sails(match)} == islands
    for island, cost in (("i06", 0), ("i03", 1), ("i10", 2)):
        if island in islands:
            fork = match.fork()
            fork.play(f"sail:i00:{island}")
            assert seat(fork).footprints == footprints - cost


@pytest.mark.rule("LUE-082", "LUE-084")
def test_ex50_five_elements() -> None:
    every = "plant water air fire earth"
    assert sails(sailor("i00 i00 i00 i00", every, footprints=9)) == set()
    match = sailor("i03 i00 i00 i00", every, footprints=1)
    assert sails(match) == {"i03:i05"}
    assert seat(play(match, "sail:i03:i05")).footprints == 0
    assert sails(sailor("i10 i00 i00 i00", every)) == {"i10:i11"}


@pytest.mark.rule("LUE-085", "LUE-086")
def test_ex51_no_two_boats_on_an_island() -> None:
    match = sailor("i06 i00 i00 i00", "fire")
    assert sails(match) == {"i06:i00", "i00:i01"}
    assert sorted(boats(play(match, "sail:i06:i00"))) == ["i00"] * 4


@pytest.mark.rule("LUE-083", "LUE-084")
@pytest.mark.parametrize(("footprints", "legal"), [(1, False), (2, True)])
def test_ex52_value_and_route_are_paid_together(footprints: int, legal: bool) -> None:
    match = sailor("i10 i04 i05 i07", footprints=footprints)
    assert ("i10:i09" in sails(match)) is legal
    if legal:
        assert seat(play(match, "sail:i10:i09")).footprints == 0


@pytest.mark.rule("LUE-096")
def test_ex67_the_islands_score() -> None:
    match = Scenario(journey="archipelago").boats(0, "i09 i04 i00 i02").end()
    assert source(match, "islands") == 13
    assert final(match) == 10 + 4 + 10 + 13

"""Creatures: helping, soothing, helpers, and range stones."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    Scenario,
    codes,
    comes,
    do,
    in_pool,
    lair,
    offered,
    offers,
    refused,
    seat,
    table_of,
    tokens,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.box import CREATURE
from veillee.testing import asked, happened


@pytest.mark.rule("BAR-057", "BAR-119", "BAR-162")
def test_helping() -> None:
    match = do(Scenario().lair("stump", "b02", under=0).sing(melodies=1), "help:stump")
    assert in_pool(match) == (0, 0) and seat(match).crests == 6
    assert lair(match, "stump") == ("b02", {"blue"})
    assert refused(Scenario().lair("stump", "c01", crests="blue").sing(melodies=9), "help:stump") == "BAR-119"
    assert refused(Scenario().lair("stump", "c01").has("blue", crests=0).sing(melodies=9), "help:stump") == "BAR-119"
    assert not offers(Scenario().lair("stump", "c01").sing(), "help:stump")
    assert offers(Scenario().lair("stump", "c01", crests="yellow").sing(melodies=1), "help:stump")


@pytest.mark.rule("BAR-057", "BAR-120")
@pytest.mark.parametrize("code", [f"c{n:02}" for n in range(1, 19)] + [f"b{n:02}" for n in range(1, 10)])
def test_the_soothe_value_of_each_creature(code: str) -> None:
    card = CONTENT.cards[value("card", code)]
    assert card.kind == CREATURE and card.boss == code.startswith("b")

    def start(melodies: int) -> Match:
        scenario = Scenario(3, bards="harp horn banjo").lair("stump", code, crests="yellow red", under=0)
        return scenario.sing(melodies=melodies)

    assert refused(start(card.soothe - 3), "soothe:stump") == "BAR-120"
    assert offers(start(card.soothe - 2), "soothe:stump")


@pytest.mark.rule("BAR-120")
def test_soothing_never_costs_less_than_nothing() -> None:
    scenario = Scenario(4, bards="war horn banjo bongo").lair("stump", "c01", crests="blue yellow red purple")
    match = do(scenario.sing(), "soothe:stump")
    assert codes(seat(match).brag) == ["c01"] and in_pool(match) == (0, 0)


@pytest.mark.rule("BAR-121", "BAR-122", "BAR-005")
def test_helpers_gain_clockwise_from_the_active_player() -> None:
    scenario = Scenario(4).lair("stump", "b04", crests="blue yellow purple", under=0)
    match = do(scenario.sing("red", melodies=9), "soothe:stump")  # G1; MOTIF
    assert asked(match) == ("red", "ActivateMotif")
    do(match, "bonus:m3")
    assert asked(match)[0] == "purple" and seat(match, "purple").gems == 1
    do(match, "bonus:m4")
    assert asked(match)[0] == "blue"
    do(match, "bonus:m1")  # M2: lost on another's turn
    assert in_pool(match) == (4, 0)  # 9 melodies less 8 - 3
    assert asked(match)[0] == "yellow" and offered(match, "bonus") == {"m2"} and offers(match, "cash")
    do(match, "cash")
    assert [seat(match, color).gems for color in ("blue", "yellow", "red", "purple")] == [1, 4, 1, 1]
    assert seat(match, "red").held == [1, 1, 0, 1, 0]


@pytest.mark.rule("BAR-122", "BAR-153")
def test_lyrics_and_impros_of_a_helper_are_lost() -> None:
    scenario = Scenario().motifs("m2", "m7").lair("stump", "b04", crests="yellow", under=0).song("yellow", "i01")
    match = do(scenario.sing(melodies=7), "soothe:stump", "bonus:m7")
    assert seat(match, "yellow").gems == 1 and asked(match) == ("yellow", "ActivateMotif")
    do(match, "bonus:m2")
    assert in_pool(match) == (0, 0) and asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-123", "BAR-124", "BAR-163")
def test_card_and_crests_come_to_whoever_soothed_it() -> None:
    scenario = Scenario(3).brag("blue", "c02", "c03").lair("stump", "c01", crests="blue yellow red")
    match = do(scenario.sing(melodies=1), "soothe:stump")
    assert codes(seat(match).brag) == ["c02", "c03", "c01"]  # a third card: the number is not limited
    assert seat(match).held == [0, 1, 1, 0, 0] and seat(match).crests == 6


@pytest.mark.rule("BAR-114", "BAR-040")
def test_the_next_creature_shows_without_crests() -> None:
    scenario = Scenario().lair("stump", "c01", crests="yellow").comes("c03")
    match = do(comes(scenario.sing(melodies=3)), "soothe:stump")
    assert lair(match, "stump") == ("c03", set())
    scenario = Scenario().lair("stump", "c01", under=1)
    match = do(scenario.sing(melodies=4), "soothe:stump")
    assert lair(match, "stump")[0].startswith("b")  # the lowest is a boss


@pytest.mark.rule("BAR-117", "BAR-118")
def test_the_last_creature_leaves_no_gem_in_the_same_song() -> None:
    match = do(Scenario().lair("stump", "b01", under=0).sing(melodies=12), "soothe:stump")
    assert in_pool(match) == (5, 0) and refused(match, "gem:stump") == "BAR-113"
    assert lair(match, "stump")[0] == ""


@pytest.mark.rule("BAR-118")
def test_a_gem_costs_five_melodies() -> None:
    assert refused(Scenario().lair("stump").sing(melodies=4), "gem:stump") == "BAR-118"
    match = do(Scenario().lair("stump").has("blue", acoustic=1).sing(melodies=4), "gem:stump")
    assert seat(match).gems == 1 and tokens(match) == (0, 0, 0)
    assert refused(Scenario().sing(melodies=9), "gem:stump") == "BAR-118"  # there is a creature


@pytest.mark.rule("BAR-154", "BAR-157", "BAR-117")
def test_range_stones_are_paid_for_each_target() -> None:
    scenario = Scenario().has("blue", range=3).lair("ravine", "c01").lair("cave", "c05")
    match = do(scenario.sing(melodies=9), "help:ravine", "help:cave")
    assert seat(match).range == 0 and table_of(match).range == 12
    assert refused(match, "soothe:ravine") == "BAR-117" and refused(match, "help:cave") == "BAR-117"
    paid = [event.args["number"] for event in happened(match, "pays") if event.rule == "BAR-154"]
    assert paid == [1, 2]


@pytest.mark.rule("BAR-155")
def test_one_region_away() -> None:
    """A creature is one region away if it lies around a neighbouring region, but not around the bard's own."""

    def needed(region: str, place: str) -> int:
        return CONTENT.reach[value("region", region)][value("location", place)]

    assert [needed("a1", place) for place in ("glade", "stump", "cave", "ravine", "marsh")] == [0, 2, 2, 2, 2]
    assert [needed("c3", place) for place in ("stump", "ravine", "glade", "marsh", "cave")] == [0, 0, 2, 2, 2]
    assert [needed("b2", place) for place in ("glade", "ravine", "stump", "marsh", "cave")] == [1, 1, 1, 2, 2]
    assert [needed("d3", place) for place in ("cave", "stump", "ravine", "marsh", "glade")] == [1, 0, 1, 2, 2]


@pytest.mark.rule("BAR-267", "BAR-122")
def test_the_rival_gains_only_green_gems() -> None:
    scenario = Scenario(1, rival="medium").lair("stump", "b03", crests="rival", under=0)
    match = do(scenario.sing(melodies=8), "soothe:stump")  # G2; A1
    rival = table_of(match).rival
    assert rival is not None and rival.gems == 2 and seat(match).gems == 2 and tokens(match) == (0, 1, 0)
    scenario = Scenario(1, rival="medium").lair("stump", "c02", crests="rival")
    match = do(scenario.sing(melodies=4), "soothe:stump")  # V2; C1
    rival = table_of(match).rival
    assert rival is not None and (rival.gems, rival.volume) == (0, 0)

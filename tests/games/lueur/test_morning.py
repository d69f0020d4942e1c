"""Recruiting, and what companions do when they come (chapters 2.4 and 2.10)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.lueur.builder import (
    Scenario,
    cemetery,
    companions,
    dice,
    face,
    number_of,
    on_space,
    seat,
    table_of,
)
from veillee.testing import kinds_of, look, play, told

FIVE = {"fire": "A02", "water": "A04", "earth": "A05", "air": "A08", "plant": "A11"}


@pytest.mark.rule("LUE-031", "LUE-011")
def test_everybody_recruits_exactly_one_in_turn_order() -> None:
    match = Scenario(players=3).meeting(**FIVE).day(2, first=1).morning()
    asked = []
    for key in ("recruit:tamnuca_a", "recruit:thoape", "recruit:ladawa"):
        assert match.decision is not None
        asked.append(match.decision.seat)
        match.play(key)
    assert asked == [1, 2, 0]
    assert [companions(match, n) for n in range(3)] == [["A05"], ["A04"], ["A02"]]
    assert sorted(cemetery(match)) == ["A08", "A11"]
    assert "recruit" not in kinds_of(match)


@pytest.mark.rule("LUE-031", "LUE-036")
def test_what_was_recruited_cannot_be_recruited_again() -> None:
    match = Scenario(players=3).meeting(**FIVE).morning()
    match.play("recruit:ladawa")
    with pytest.raises(veillee.IllegalMove):
        match.play("recruit:ladawa")


@pytest.mark.rule("LUE-033")
def test_companions_stand_in_the_order_of_their_recruitment() -> None:
    scenario = Scenario().companions(0, "A23", "A01", "A07", "A09", "A12", "A18", "A19", "A21", "A22")
    match = play(scenario.meeting(**FIVE).morning(), "recruit:thoape")
    assert companions(match)[-2:] == ["A22", "A02"]
    assert len(companions(match)) == 10


@pytest.mark.rule("LUE-038", "LUE-040")
def test_what_dice_showed_on_the_track_does_not_count() -> None:
    scenario = Scenario(adventurer="braccio").lying("fire", "red").meeting(**FIVE)
    match = scenario.morning()
    match.play("recruit:thoape")
    assert face(match, "red_small_1") == ""
    match.dictate("plant", "plant", "air")
    play(match, "banish:tamnuca_a", "recruit:ladawa")
    assert [face(match, die) for die in ("green_big_1", "green_big_2", "red_small_1")] == ["plant", "plant", "air"]


@pytest.mark.rule("LUE-034", "LUE-100", "LUE-102")
@pytest.mark.parametrize(
    ("sketal", "key", "colour"),
    [
        ("A13", "sketal_orange", "orange"),
        ("A14", "sketal_azure", "azure"),
        ("A15", "sketal_green", "green"),
        ("A16", "sketal_blue", "blue"),
        ("A17", "sketal_red", "red"),
    ],
)
def test_sketals_bring_a_big_die_at_once(sketal: str, key: str, colour: str) -> None:
    scenario = Scenario(players=3, adventurer="orium", others=("noctiluca", "eoles"))
    match = scenario.meeting(fire=sketal, water="A02", earth="A04", air="A05").morning()
    big = next(name for name in look(match, "", "reserve") if name.startswith(f"{colour}_big"))
    match.play(f"recruit:{key}")
    assert big in dice(match) and big not in look(match, "", "reserve")
    assert match.decision is not None and match.decision.seat == 1  # nothing was asked
    play(match, "recruit:thoape", "recruit:ladawa")
    assert face(match, big) != ""  # it is rolled from this day on


@pytest.mark.rule("LUE-100", "LUE-104")
def test_the_multicoloured_sketal_takes_any_big_die() -> None:
    scenario = Scenario(players=3).meeting(fire="B21", water="B02", earth="B03", air="B04").day(5)
    match = scenario.without_reserve("green").morning()
    match.play("recruit:sketal_any")
    assert match.legal_keys == ("big_die:blue", "big_die:azure", "big_die:red", "big_die:orange")
    match.play("big_die:azure")
    assert "azure_big_3" in dice(match)
    assert seat(match).granted == [number_of("colour", "azure")]
    scenario = Scenario().sketal(0, "B21", "azure").shows(0, "big azure: fire", "plant plant")
    match = scenario.noon()
    assert look(match, "", "reserve")[-1] == "azure_big_3" and cemetery(match) == ["B21"]


@pytest.mark.rule("LUE-101")
def test_no_die_from_an_empty_reserve() -> None:
    scenario = Scenario(players=3).meeting(fire="B21", water="B02", earth="B03", air="B04").day(5)
    match = scenario.without_reserve("green", "blue", "azure", "red", "orange").morning()
    match.play("recruit:sketal_any")
    assert told(match, "no-big-die") == ["no-big-die"]
    assert match.decision is not None and match.decision.seat == 1
    assert number_of("die", "black") in table_of(match).reserve


@pytest.mark.rule("LUE-105", "LUE-103")
def test_a_returned_die_waits_for_the_next_sketal() -> None:
    scenario = Scenario().sketal(0, "A16", "blue").shows(0, "fire fire fire").companions(1, "B18").shows(1, "water")
    match = scenario.noon()
    assert "blue_big_3" in look(match, "", "reserve")
    assert dice(match) == ["red_big_1", "red_big_2", "red_big_3"]


@pytest.mark.rule("LUE-113", "LUE-034")
def test_the_black_die_comes_before_the_next_player_recruits() -> None:
    match = Scenario(players=3).meeting(fire="A20", water="A02", earth="A04", plant="A05").morning()
    match.dictate("air", "plant")  # nobody lies at air
    match.play("recruit:kaar")
    assert on_space(match, "plant") == ["black"]
    match.play("recruit:ladawa")
    assert "black" in dice(match, 1)


@pytest.mark.rule("LUE-114")
def test_without_kaar_there_is_no_black_die() -> None:
    scenario = Scenario(players=3).meeting(fire="A20", water="A02", earth="A04", plant="A05")
    match = play(scenario.morning(), "recruit:thoape", "recruit:tamnuca_a", "recruit:ladawa")
    assert "A20" in cemetery(match)
    assert number_of("die", "black") in table_of(match).reserve


@pytest.mark.rule("LUE-116", "LUE-042")
def test_the_black_die_is_rolled_and_rerolled_like_others() -> None:
    scenario = Scenario(adventurer="braccio").lying("fire", "black").meeting(**FIVE)
    match = scenario.morning()
    play(match, "recruit:thoape")
    assert "black" in dice(match)
    match.dictate("fire", "fire", "minus_two_light", "fire", "fire")
    play(match, "banish:tamnuca_a", "recruit:ladawa")
    assert face(match, "black") == "minus_two_light"
    match.dictate("air")
    match.play("reroll:black")
    assert face(match, "black") == "air"


@pytest.mark.rule("LUE-116", "LUE-063")
def test_the_black_die_stays_when_kaar_leaves() -> None:
    scenario = Scenario().companions(0, "A20").spells(0, "S3").lying("fire", "black").shows(0, "air air")
    match = scenario.noon()
    assert cemetery(match) == ["A20"] and on_space(match, "fire") == ["black"]


@pytest.mark.rule("LUE-039", "LUE-120")
def test_only_cromaug_opens_the_cemetery() -> None:
    scenario = Scenario().cemetery("A02", "A11").shows(0, "air air")
    assert scenario.noon().over
    scenario = Scenario().companions(0, "B18").cemetery("A02", "A11").shows(0, "air air")
    match = scenario.noon()
    assert match.legal_keys == ("revive:thoape", "revive:briki_a1", "revive_none")
    match.play("revive_none")
    assert companions(match) == [] and sorted(cemetery(match)) == ["A02", "A11", "B18"]

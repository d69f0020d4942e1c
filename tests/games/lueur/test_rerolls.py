"""The end of the morning: rolling, rerolling and what it costs (chapter 2.5)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.lueur.builder import (
    CONTENT,
    Scenario,
    face,
    seat,
)
from veillee.games.lueur.steps.rerolls import step_back
from veillee.testing import happened, kinds_of, play, told

REROLL_SPACES = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]


def rerolls(*shown: str, adventurer: str = "braccio", **tokens: int) -> Scenario:
    return Scenario(adventurer=adventurer).tokens(0, **tokens).shows(0, *shown)


@pytest.mark.rule("LUE-040")
def test_all_dice_are_rolled_together() -> None:
    scenario = Scenario(players=2, adventurer="pocana").shows(0, "fire fire fire", "small blue: air")
    match = scenario.late_morning()
    rolled = [(event.args["seat"], event.args["die"]) for event in happened(match, "rolls")]
    assert [who for who, _ in rolled] == [0, 0, 0, 0, 1, 1]
    assert len({die for _, die in rolled}) == 6


@pytest.mark.rule("LUE-041", "LUE-042")
def test_any_number_of_rerolls_until_done() -> None:
    match = rerolls("fire water", score=0, rerolls=3).rerolls()
    for left in (2, 1):
        match.dictate("air")
        match.play(next(key for key in match.legal_keys if key.startswith("reroll:")))
        assert seat(match).rerolls == left
    match.play("done")
    assert match.over and seat(match).rerolls == 1
    assert told(match)[-1] == "done-rerolling"


@pytest.mark.rule("LUE-041")
def test_token_or_score_is_a_choice() -> None:
    for key, tokens, score in (("pay:1:0", 1, 10), ("pay:0:1", 2, 9)):
        match = rerolls("fire water", rerolls=2).rerolls()
        match.play("reroll:green_big_1")
        assert match.legal_keys == ("pay:1:0", "pay:0:1")
        match.play(key)
        assert (seat(match).rerolls, seat(match).score) == (tokens, score)


@pytest.mark.rule("LUE-041", "LUE-043")
def test_all_mixtures_of_three_units() -> None:
    match = rerolls("fire water", rerolls=5, score=20).rerolls()
    match.play("set:green_big_1:plant")
    assert match.legal_keys == ("pay:3:0", "pay:2:1", "pay:1:2", "pay:0:3")
    match = rerolls("fire water", rerolls=1, score=1).rerolls()
    assert "set" not in kinds_of(match)  # two units are not enough
    match = rerolls("fire water", rerolls=1, score=2).rerolls()
    match.play("set:green_big_1:plant")
    assert (seat(match).rerolls, seat(match).score) == (0, 0)  # no other way to pay: nothing was asked


@pytest.mark.rule("LUE-044")
def test_free_rerolls_come_first_and_are_lost_at_the_end() -> None:
    match = rerolls("fire water", rerolls=1).companions(0, "A18", "B22").rerolls()
    match.play("reroll:green_big_1")
    assert (seat(match).free, seat(match).rerolls, seat(match).score) == (1, 1, 10)
    assert told(match)[0] == "uses-free"
    match = rerolls("fire water").companions(0, "A18", "B22").rerolls()
    match.play("set:green_big_1:air")
    assert (seat(match).free, seat(match).score) == (0, 9)  # two units were free, one came from the track
    scenario = Scenario().meeting(fire="A18", water="A02", earth="A04", air="A05")
    match = scenario.morning()
    match.play("recruit:lumipili_a")
    assert seat(match).free == 1  # recruited this morning, it already counts


@pytest.mark.rule("LUE-042")
def test_alike_dice_are_offered_once() -> None:
    match = rerolls("fire fire", "small red: fire", "small blue: water", "small blue: water").rerolls()
    ones = [key for key in match.legal_keys if key.startswith("reroll:")]
    pairs = [key for key in match.legal_keys if key.startswith("reroll_two:")]
    assert ones == ["reroll:green_big_1", "reroll:blue_small_1", "reroll:red_small_1"]
    assert pairs == [
        "reroll_two:green_big_1:green_big_2",
        "reroll_two:green_big_1:blue_small_1",
        "reroll_two:green_big_1:red_small_1",
        "reroll_two:blue_small_1:blue_small_2",
        "reroll_two:blue_small_1:red_small_1",
    ]


@pytest.mark.rule("LUE-042")
def test_special_faces_and_the_black_die_can_be_rerolled() -> None:
    match = rerolls("three_light", "black: minus_two_light", adventurer="orium").rerolls()
    match.dictate("fire", "earth")
    match.play("reroll_two:yellow_big_1:black")
    assert (face(match, "yellow_big_1"), face(match, "black")) == ("fire", "earth")
    assert told(match, "rerolls") == ["rerolls", "rerolls"]
    assert seat(match).score == 9  # one unit for both


@pytest.mark.rule("LUE-043")
def test_a_die_is_turned_only_to_faces_it_has() -> None:
    match = rerolls("fire", "small purple: air", adventurer="orium", score=20).rerolls()
    faces = {key.rpartition(":")[2] for key in match.legal_keys if key.startswith("set:yellow_big_1")}
    assert faces == {"water", "earth", "air", "plant", "three_light"}
    faces = {key.rpartition(":")[2] for key in match.legal_keys if key.startswith("set:purple_small_1")}
    assert faces == {"fire", "water", "earth", "plant", "two_footprints"}
    play(match, "set:yellow_big_1:three_light")
    assert face(match, "yellow_big_1") == "three_light"


@pytest.mark.rule("LUE-045", "LUE-046", "LUE-047")
def test_every_way_back_on_the_track() -> None:
    """Table 3.10: from every score to the nearest reroll space strictly below."""
    table = Scenario().table
    assert CONTENT.reroll_spaces == REROLL_SPACES
    for low, high in pairwise(REROLL_SPACES):
        for score in range(low + 1, high + 1):
            assert step_back(table, score) == low
    for score in range(53, 130):
        assert step_back(table, score) == 52


@pytest.mark.rule("LUE-048")
def test_tokens_of_the_afternoon_are_for_tomorrow() -> None:
    """Once a seat is done its dice are final, whatever it gains later."""
    scenario = Scenario(adventurer="taetyss").shows(0, "air water").tokens(0, score=0)
    match = scenario.noon()
    assert seat(match).rerolls == 1 and match.over
    match = rerolls("fire water").rerolls()
    match.play("done")
    assert match.over


@pytest.mark.rule("LUE-012", "LUE-048")
def test_a_seat_is_done_before_the_next_is_asked() -> None:
    match = Scenario(players=2).tokens(0, score=5).late_morning()
    assert match.decision is not None and match.decision.seat == 0
    match.play("done")
    assert match.decision is not None and match.decision.seat == 1
    assert all(key == "done" or "purple" in key for key in match.legal_keys)

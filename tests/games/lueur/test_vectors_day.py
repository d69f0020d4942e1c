"""The specification's worked examples: setup, morning, rerolls, noon (EX-23 to EX-40, EX-66)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.lueur.builder import (
    TRACK,
    Scenario,
    cemetery,
    companions,
    dice,
    face,
    footprints_on,
    meeting,
    on_space,
    seat,
    table_of,
)
from veillee.games.lueur.box import UNSEEN
from veillee.testing import kinds_of, play, told

# -- EX-23 to EX-26, EX-66: setup and morning -----------------------------------------------


@pytest.mark.rule("LUE-025", "LUE-023", "LUE-026", "LUE-018", "LUE-024", "LUE-021")
def test_ex23_the_setup_of_three_players() -> None:
    match = veillee.new("lueur", players=3, seed=5)
    first = table_of(match).first
    while "recruit" not in kinds_of(match):
        match.play(match.legal_keys[0])
    table = table_of(match)
    rerolls = [table.seats[(first + n) % 3].rerolls for n in range(3)]
    assert rerolls == [0, 0, 2]
    assert [player.score for player in table.seats] == [10, 10, 10]
    assert [(p.footprints, p.fireflies) for p in table.seats] == [(0, 0)] * 3
    assert len(table.decks[0]) + len(table.decks[1]) - 2 * UNSEEN == 35
    assert len(meeting(match)) == 5
    assert len(table.track) == 9


@pytest.mark.rule("LUE-032", "LUE-037")
def test_ex24_everything_on_the_space_comes_along() -> None:
    scenario = Scenario().lying("air", "green", "purple", footprints=2).lying("fire", "red", footprints=1)
    match = scenario.meeting(fire="A01", water="A02", earth="A03", air="A05", plant="A06").morning()
    match.play("recruit:ladawa")
    assert companions(match) == ["A05"]
    assert dice(match)[0] == "green_small_1" and "purple_small_1" in dice(match)
    assert seat(match).footprints == 2 and footprints_on(match, "air") == 0
    play(match, "banish:likyar", "recruit:thoape")
    assert on_space(match, "fire") == ["red_small_1"] and footprints_on(match, "fire") == 1
    assert len(on_space(match, "earth")) == 6


@pytest.mark.rule("LUE-035", "LUE-036")
def test_ex25_two_players_banish_one() -> None:
    scenario = Scenario().lying("plant", "red")
    match = scenario.meeting(fire="A01", water="A02", earth="A03", air="A05", plant="A06").morning()
    play(match, "recruit:likyar", "banish:mindaroo_a1")
    assert cemetery(match) == ["A06"]
    assert on_space(match, "plant") == ["red_small_1"]
    assert match.legal_keys == ("recruit:thoape", "recruit:torke_a", "recruit:ladawa")
    match.play("recruit:torke_a")
    assert "banish" not in kinds_of(match)
    assert sorted(cemetery(match)) == ["A02", "A05", "A06"]


@pytest.mark.rule("LUE-089", "LUE-027")
def test_ex26_footprints_pile_up() -> None:
    scenario = Scenario().lying("air", footprints=1)
    match = scenario.evening()
    assert [footprints_on(match, name) for name in TRACK] == [1, 1, 0, 2, 1]


@pytest.mark.rule("LUE-090", "LUE-035")
def test_ex66_the_first_player_of_the_day_banishes() -> None:
    match = Scenario().day(1, first=0).evening()
    assert match.decision is not None and match.decision.seat == 1
    match.play(match.legal_keys[0])
    assert match.decision.seat == 1 and kinds_of(match) == {"banish"}
    match.play(match.legal_keys[0])
    assert match.decision.seat == 0 and kinds_of(match) == {"recruit"}
    match.play(match.legal_keys[0])
    assert "banish" not in kinds_of(match)


# -- EX-27 to EX-30: rerolls ----------------------------------------------------------------


@pytest.mark.rule("LUE-045", "LUE-043", "LUE-042")
def test_ex27_the_way_back_on_the_score_track() -> None:
    match = Scenario(adventurer="braccio").tokens(0, score=17).shows(0, "fire water").rerolls()
    match.dictate("plant", "plant")
    match.play("reroll_two:green_big_1:green_big_2")
    assert seat(match).score == 16
    assert (face(match, "green_big_1"), face(match, "green_big_2")) == ("plant", "plant")
    match.play("reroll:green_big_1")
    assert seat(match).score == 13
    match.play("set:green_big_1:air" if face(match, "green_big_1") != "air" else "set:green_big_1:fire")
    assert seat(match).score == 7


@pytest.mark.rule("LUE-043", "LUE-044")
def test_ex28_three_units_of_three_kinds() -> None:
    scenario = Scenario(adventurer="braccio").companions(0, "A18").tokens(0, score=12, rerolls=1)
    match = scenario.shows(0, "fire water").rerolls()
    match.play("set:green_big_1:earth")
    assert match.legal_keys == ("pay:1:1", "pay:0:2")  # the free reroll is used first
    match.play("pay:1:1")
    assert (seat(match).score, seat(match).rerolls, seat(match).free) == (11, 0, 0)
    assert face(match, "green_big_1") == "earth"
    assert told(match) == ["uses-free", "spends-rerolls", "goes-back", "sets-face"]


@pytest.mark.rule("LUE-046")
def test_ex29_nothing_left_to_pay_with() -> None:
    match = Scenario(adventurer="braccio").tokens(0, score=0).shows(0, "fire water").rerolls()
    assert match.over and told(match) == ["done-rerolling"]
    match = Scenario(adventurer="braccio").tokens(0, score=1).shows(0, "fire water").rerolls()
    assert kinds_of(match) == {"done", "reroll", "reroll_two"}
    match.play("reroll:green_big_1")
    assert seat(match).score == 0 and match.over


@pytest.mark.rule("LUE-047")
@pytest.mark.parametrize(("score", "after"), [(60, 52), (53, 52), (52, 44), (120, 52)])
def test_ex30_far_up_the_track(score: int, after: int) -> None:
    match = Scenario(adventurer="braccio").tokens(0, score=score).shows(0, "fire water").rerolls()
    match.play("reroll:green_big_1")
    assert seat(match).score == after


# -- EX-31 to EX-40: noon -------------------------------------------------------------------


@pytest.mark.rule("LUE-055")
def test_ex31_an_adventurer_twice() -> None:
    match = Scenario(adventurer="braccio").shows(0, "plant plant plant plant plant").noon()
    assert (seat(match).footprints, seat(match).score) == (2, 16)


@pytest.mark.rule("LUE-054", "LUE-055")
def test_ex32_one_die_serves_several_cards() -> None:
    scenario = Scenario().companions(0, "A02", "A04", "A05").shows(0, "water earth fire fire")
    match = scenario.noon()
    assert (seat(match).score, seat(match).fireflies) == (17, 1)


@pytest.mark.rule("LUE-056")
@pytest.mark.parametrize(
    ("shown", "light"),
    [
        ("plant plant plant fire fire fire air", 12),
        ("plant plant plant plant plant plant", 12),
        ("plant plant fire fire air air", 0),
    ],
)
def test_ex33_three_alike(shown: str, light: int) -> None:
    match = Scenario().companions(0, "B04").shows(0, shown).noon()
    assert seat(match).score == 10 + light


@pytest.mark.rule("LUE-050", "LUE-056")
def test_ex34_special_faces_are_alike_too() -> None:
    match = Scenario(adventurer="orium").shows(0, "three_light three_light water water").noon()
    assert seat(match).score == 10 + 6 + 2
    assert told(match) == ["gains-light", *(["resolves-adventurer", "gains-light"] * 2)]


@pytest.mark.rule("LUE-057")
@pytest.mark.parametrize(("shown", "light"), [("fire fire air", 4), ("fire water", 0)])
def test_ex35_elements_that_must_be_absent(shown: str, light: int) -> None:
    match = Scenario().companions(0, "A06").shows(0, shown).noon()
    assert seat(match).score == 10 + light


@pytest.mark.rule("LUE-058")
@pytest.mark.parametrize(("shown", "light"), [("water water water fire", 6), ("water earth", 0), ("fire", 0)])
def test_ex36_present_and_absent(shown: str, light: int) -> None:
    match = Scenario().companions(0, "B14").shows(0, shown).noon()
    assert seat(match).score == 10 + light


@pytest.mark.rule("LUE-052", "LUE-006")
def test_ex37_harm_cannot_be_skipped() -> None:
    match = Scenario().companions(0, "B07").tokens(0, score=3).shows(0, "water water water water").noon()
    assert seat(match).score == 0
    assert told(match) == ["resolves-companion", "loses-light"] * 2


@pytest.mark.rule("LUE-062", "LUE-063")
def test_ex38_a_skull_works_once() -> None:
    match = Scenario().companions(0, "B22").shows(0, "fire fire fire fire").noon()
    assert seat(match).score == 16
    assert companions(match) == [] and cemetery(match) == ["B22"]


def moloch() -> Scenario:
    scenario = Scenario(adventurer="moloch").sketal(0, "A13", "orange").companions(0, "B04")
    return scenario.shows(0, "big orange: earth", "big orange: fire", "big orange: water", "water water")


@pytest.mark.rule("LUE-053", "LUE-064", "LUE-103")
def test_ex39a_torkos_first() -> None:
    match = moloch().noon()
    assert match.legal_keys == ("activate_adventurer:moloch", "activate:sketal_orange", "activate:torkos")
    match.play("activate:torkos")
    assert seat(match).score == 16
    match.play("activate:sketal_orange")
    assert seat(match).score == 12
    assert set(match.legal_keys) == {f"return_die:orange_big_{n}" for n in (1, 2, 3)}
    match.play("return_die:orange_big_2")
    assert match.over and seat(match).footprints == 1


@pytest.mark.rule("LUE-053", "LUE-064", "LUE-103")
def test_ex39b_the_water_die_goes_first() -> None:
    match = play(moloch().noon(), "activate:sketal_orange", "return_die:orange_big_3")
    assert match.over
    assert seat(match).score == 6  # three alike are not there any more


@pytest.mark.rule("LUE-053", "LUE-064", "LUE-103")
def test_ex39c_the_fire_die_goes_first() -> None:
    match = play(moloch().noon(), "activate:sketal_orange", "return_die:orange_big_2")
    assert match.over
    assert seat(match).score == 12  # Torkos could not be skipped
    assert "orange_big_2" not in dice(match)


@pytest.mark.rule("LUE-050")
def test_ex40_footprints_of_the_purple_die() -> None:
    match = Scenario().shows(0, "small purple: two_footprints").noon()
    assert seat(match).footprints == 2
    assert told(match) == ["gains-footprints"]

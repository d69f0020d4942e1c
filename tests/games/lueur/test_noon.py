"""Noon: which cards resolve, how often, and when their order is asked (chapter 2.6)."""

from __future__ import annotations

import pytest

from tests.games.lueur.builder import (
    Scenario,
    cemetery,
    companions,
    dice,
    key_of,
    numbers,
    on_space,
    seat,
    table_of,
)
from veillee.games.lueur.steps.common import effective
from veillee.testing import happened, look, play, told

# -- steps ----------------------------------------------------------------------------------


@pytest.mark.rule("LUE-051", "LUE-050", "LUE-119")
def test_special_faces_then_cromaug_then_cards() -> None:
    scenario = Scenario(adventurer="orium").companions(0, "B18", "B08").cemetery("B04")
    match = scenario.shows(0, "three_light air water").noon()
    assert told(match) == ["gains-light", "goes-to-cemetery"]
    match.play("revive:torkos")
    assert told(match)[2:] == ["revives", "resolves-companion", "gains-light"]


@pytest.mark.rule("LUE-119")
def test_cromaug_sleeps_without_air() -> None:
    match = Scenario().companions(0, "B18").cemetery("B04").shows(0, "fire fire").noon()
    assert match.over and companions(match) == ["B18"]
    match = Scenario().companions(0, "B18").cemetery("B04").shows(0, "black: air", "small red: air").noon()
    assert match.over and companions(match) == ["B18"]  # cancelled air is no air


@pytest.mark.rule("LUE-120")
def test_with_an_empty_cemetery_cromaug_goes_alone() -> None:
    match = Scenario().companions(0, "B18").shows(0, "air").noon()
    assert match.over and cemetery(match) == ["B18"]
    assert "revives-nobody" in told(match)


@pytest.mark.rule("LUE-012", "LUE-051")
def test_cromaug_finds_what_lay_there_before_noon() -> None:
    """The card that seat 0 loses at noon is not yet in the cemetery when seat 1 calls."""
    scenario = Scenario().companions(0, "A11").shows(0, "water water").companions(1, "B18").shows(1, "air")
    match = scenario.noon()
    assert cemetery(match) == ["B18", "A11"]
    assert told(match, "revives-nobody", "resolves-companion") == ["revives-nobody", "resolves-companion"]


@pytest.mark.rule("LUE-057")
def test_absent_is_met_without_any_die() -> None:
    match = Scenario().companions(0, "B17").noon()
    assert seat(match).score == 14


@pytest.mark.rule("LUE-059")
def test_pocana_and_kaar_are_never_resolved() -> None:
    match = Scenario(adventurer="pocana").companions(0, "A20").shows(0, "fire water air").noon()
    assert told(match) == [] and match.over


@pytest.mark.rule("LUE-060", "LUE-061")
def test_all_effects_of_a_card_apply() -> None:
    match = Scenario().companions(0, "A08").shows(0, "fire").noon()
    assert (seat(match).rerolls, seat(match).score) == (1, 12)
    match = Scenario().companions(0, "B10").shows(0, "fire fire").noon()
    assert (seat(match).fireflies, seat(match).footprints) == (2, 2)
    match = Scenario().companions(0, "A13").shows(0, "water water water").noon()
    assert (seat(match).score, cemetery(match)) == (6, ["A13"])


@pytest.mark.rule("LUE-049", "LUE-066")
def test_dice_serve_noon_and_afternoon_alike() -> None:
    match = Scenario().companions(0, "B09").shows(0, "fire").noon()
    assert seat(match).used == 0
    assert effective(table_of(match), 0)[0] == 1


# -- does the order matter? -----------------------------------------------------------------


@pytest.mark.rule("LUE-052")
def test_gains_resolve_by_themselves_in_the_order_of_the_cards() -> None:
    scenario = Scenario(adventurer="moloch").companions(0, "B08", "A04").shows(0, "earth water")
    match = scenario.noon()
    assert match.over
    assert told(match, "resolves-adventurer", "resolves-companion") == [
        "resolves-adventurer", "resolves-companion", "resolves-companion",
    ]  # fmt: skip
    cards = [event.args["companion"] for event in happened(match, "resolves-companion")]
    assert numbers("companion", cards) == ["B08", "A04"]


@pytest.mark.rule("LUE-052", "LUE-006")
@pytest.mark.parametrize(("score", "asked"), [(1, True), (2, False)])
def test_a_loss_is_a_question_only_where_the_score_ends(score: int, asked: bool) -> None:
    scenario = Scenario().companions(0, "B07", "B08").tokens(0, score=score).shows(0, "water water")
    match = scenario.noon()
    assert match.over is not asked
    if not asked:
        assert seat(match).score == 2 - 2 + 6
        return
    assert match.legal_keys == ("activate:zellyf_b1", "activate:zellyf_b2")
    fork = match.fork()
    assert seat(play(match, "activate:zellyf_b1")).score == 6  # 1 → 0 → 6
    assert seat(play(fork, "activate:zellyf_b2")).score == 5  # 1 → 4 → 7 → 5
    assert match.over and fork.over


@pytest.mark.rule("LUE-052", "LUE-006")
def test_losses_alone_have_no_order() -> None:
    scenario = Scenario().companions(0, "B07").spells(0, "S2").tokens(0, score=1).shows(0, "water water")
    match = scenario.noon()
    assert match.over and seat(match).score == 0


@pytest.mark.rule("LUE-052", "LUE-010", "LUE-109")
@pytest.mark.parametrize(("footprints", "asked"), [(2, True), (3, False)])
def test_footprints_end_at_nothing_too(footprints: int, asked: bool) -> None:
    scenario = Scenario(adventurer="moloch").spells(0, "S5").tokens(0, footprints=footprints)
    match = scenario.shows(0, "earth earth").noon()
    assert match.over is not asked
    if asked:
        assert match.legal_keys == ("activate_adventurer:moloch", "activate_spell:spell_earth")
        match.play("activate_spell:spell_earth")
    assert seat(match).footprints == 2


@pytest.mark.rule("LUE-064", "LUE-053")
def test_a_die_that_makes_no_difference_is_no_question_of_order() -> None:
    """The Sketal's only die shows air, which no other card needs or forbids."""
    scenario = Scenario().sketal(0, "A16", "blue").companions(0, "B09")
    match = scenario.shows(0, "big blue: air", "fire fire fire").noon()
    assert match.over
    assert told(match, "activate", "returns-die", "resolves-companion") == [
        "resolves-companion", "returns-die", "resolves-companion", "resolves-companion", "resolves-companion",
    ]  # fmt: skip
    assert seat(match).score == 10 - 5 + 3


@pytest.mark.rule("LUE-064", "LUE-053")
def test_a_die_that_leaves_may_wake_a_card() -> None:
    """Without the water die nothing forbids A08 (no water) any more."""
    scenario = Scenario().sketal(0, "A16", "blue").companions(0, "A08")
    match = scenario.shows(0, "big blue: water", "fire fire fire").noon()
    assert match.over  # A08 was not available before: nothing to choose
    assert (seat(match).rerolls, seat(match).score) == (1, 10 - 5 + 2)


@pytest.mark.rule("LUE-064", "LUE-103")
def test_a_die_that_counts_for_another_card_is_a_question() -> None:
    scenario = Scenario().sketal(0, "A16", "blue").companions(0, "B09")
    match = scenario.shows(0, "big blue: fire", "fire fire").noon()
    assert match.legal_keys == ("activate:sketal_blue", "activate:biraii_b1")
    fork = match.fork()
    match.play("activate:sketal_blue")
    assert match.over and seat(match).score == 10 - 5 + 2  # one fire less
    play(fork, "activate:biraii_b1", "activate:biraii_b1", "activate:biraii_b1")
    assert fork.over and seat(fork).score == 10 + 3 - 5


@pytest.mark.rule("LUE-111", "LUE-052")
def test_the_air_spell_is_no_question_when_its_victim_sleeps() -> None:
    scenario = Scenario().companions(0, "B12", "B04").spells(0, "S3").shows(0, "air air")
    match = scenario.noon()
    assert match.over
    assert cemetery(match) == ["B04"] and companions(match) == ["B12"]
    assert seat(match).score == 12


@pytest.mark.rule("LUE-112")
def test_the_air_spell_needs_a_companion() -> None:
    match = Scenario().spells(0, "S3").shows(0, "air air").noon()
    assert match.over and numbers("spell", seat(match).spells) == ["S3"]


@pytest.mark.rule("LUE-111", "LUE-103")
def test_the_air_spell_may_take_a_sketal_and_its_die() -> None:
    scenario = Scenario().companions(0, "B12").sketal(0, "A16", "blue").spells(0, "S3")
    match = scenario.shows(0, "big blue: air", "air").noon()
    assert match.legal_keys == ("activate:dvol_b2", "activate_spell:spell_air")
    match.play("activate_spell:spell_air")
    assert match.over and seat(match).score == 11  # only one air was left for B12
    assert "blue_big_3" in look(match, "", "reserve")


# -- spells ---------------------------------------------------------------------------------


@pytest.mark.rule("LUE-107", "LUE-106")
def test_an_empty_pile_gives_nobody_a_spell() -> None:
    scenario = Scenario(players=4).companions(0, "A10").shows(0, "fire fire")
    scenario.spells(0, "S1", "S2").spells(1, "S3").spells(2, "S5").spells(3, "S6").veiled(3, 1)
    match = scenario.noon()
    assert [seat(match, n).veiled for n in range(4)] == [0, 1, 0, 1]  # from the caster's left; one was left
    assert told(match, "gets-spell", "no-spell") == ["gets-spell", "no-spell"]


@pytest.mark.rule("LUE-110", "LUE-109")
def test_a_spell_works_once_however_many_dice() -> None:
    match = Scenario().spells(0, "S4").tokens(0, score=30).shows(0, "fire fire fire fire").noon()
    assert seat(match).score == 24 and seat(match).spells == []


@pytest.mark.rule("LUE-110")
def test_several_spells_at_once() -> None:
    match = Scenario().spells(0, "S6", "S6", "S1").tokens(0, score=30).shows(0, "plant plant plant").noon()
    assert seat(match).score == 30 - 7 - 7 - 5
    assert sorted(numbers("spell", table_of(match).spent)) == ["S1", "S6", "S6"]


@pytest.mark.rule("LUE-109")
def test_two_tokens_that_say_the_same_are_offered_once() -> None:
    scenario = Scenario().companions(0, "B04").spells(0, "S6", "S6").tokens(0, score=3)
    match = scenario.shows(0, "plant plant plant").noon()
    assert match.legal_keys == ("activate:torkos", "activate_spell:spell_identical_1")


@pytest.mark.rule("LUE-108")
def test_a_face_down_spell_does_nothing() -> None:
    match = Scenario().veiled(0, 7).shows(0, "plant plant plant").noon()
    assert match.over and seat(match).score == 10


# -- the black die --------------------------------------------------------------------------


@pytest.mark.rule("LUE-117", "LUE-056")
def test_the_curse_takes_all_dice_of_its_element() -> None:
    scenario = Scenario().companions(0, "B04", "B03").shows(0, "black: plant", "plant plant plant", "fire fire")
    match = scenario.noon()
    assert seat(match).score == 12  # B03 for two fires; B04 finds no three alike
    assert on_space(match, "plant") == []


@pytest.mark.rule("LUE-103")
def test_alike_dice_are_returned_without_asking() -> None:
    scenario = Scenario(adventurer="taetyss", others=("pocana",)).sketal(0, "A16", "blue")
    match = scenario.shows(0, "fire fire fire").noon()
    assert match.over and len(dice(match)) == 2
    assert key_of("A16") == "sketal_blue"

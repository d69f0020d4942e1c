"""The specification's worked examples: evening, scoring, special companions (EX-53 to EX-65, EX-68)."""

from __future__ import annotations

import pytest

from tests.games.lueur.builder import (
    BOX,
    Scenario,
    cemetery,
    companions,
    dice,
    face,
    final,
    footprints_on,
    key_of,
    number_of,
    numbers,
    on_space,
    seat,
    source,
    table_of,
)
from veillee.core.match import Match
from veillee.games.lueur.steps.common import effective
from veillee.testing import kinds_of, play, told


def effective_faces(match: Match, number: int = 0) -> list[str]:
    counts = effective(table_of(match), number)
    return [BOX.lexicon.id("face", face) for face in range(8) for _ in range(counts[face])]


# -- EX-53 to EX-55, EX-68: evening and scoring ---------------------------------------------


@pytest.mark.rule("LUE-088")
def test_ex53_small_dice_go_back() -> None:
    scenario = Scenario().shows(0, "small red: water", "small purple: two_footprints")
    match = scenario.dictate("two_footprints", "plant").evening()
    assert on_space(match, "water") == ["red_small_1"]
    assert on_space(match, "plant") == ["purple_small_1"]
    assert dice(match) == ["red_big_1", "red_big_2", "red_big_3"]


@pytest.mark.rule("LUE-093", "LUE-094", "LUE-095", "LUE-097", "LUE-065")
@pytest.mark.parametrize(("tokens", "total"), [(3, 79), (2, 69)])
def test_ex54_a_final_score(tokens: int, total: int) -> None:
    scenario = Scenario(adventurer="braccio").companions(0, "A11", "A22", "B04", "B08", "B14", "B16")
    scenario.tokens(0, fireflies=tokens, footprints=4, score=47).company(0, "p02", camp="p17")
    match = scenario.end()
    assert final(match) == total
    assert [source(match, name) for name in ("light", "cards", "village", "footprints")] == [47, 6, 12, 4]
    assert source(match, "fireflies") == (10 if tokens == 3 else 0)


@pytest.mark.rule("LUE-099", "LUE-003")
@pytest.mark.parametrize(
    ("rerolls", "winners", "reason"),
    [((0, 2, 5), (1,), "reason-rerolls"), ((2, 2, 5), (0, 1), "reason-shared")],
)
def test_ex55_ties(rerolls: tuple[int, int, int], winners: tuple[int, ...], reason: str) -> None:
    # Pocana ends with 4, Noctiluca with 0, Taetyss with 0, and all with 10 for the fireflies.
    scenario = Scenario(players=3)
    for number, (light, tokens) in enumerate(zip((57, 61, 50), rerolls, strict=True)):
        scenario.tokens(number, score=light, rerolls=tokens)
    match = scenario.end()
    assert [final(match, n) for n in range(3)] == [71, 71, 60]
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, reason)


@pytest.mark.rule("LUE-098")
def test_ex68_nobody_ends_below_zero() -> None:
    scenario = Scenario(adventurer="taetyss").companions(0, "A22", "A23").tokens(0, score=0, footprints=1)
    match = scenario.end()
    assert final(match) == 0
    assert source(match, "floor") == 6 and source(match, "cards") == -7


# -- EX-56, EX-57, EX-63 to EX-65: Kaar and the black die -----------------------------------


@pytest.mark.rule("LUE-113")
def test_ex56_kaar_brings_the_black_die() -> None:
    scenario = Scenario(players=3).meeting(fire="A01", water="A02", earth="A20", air="A05", plant="A06")
    match = scenario.morning()
    match.dictate("minus_two_light", "earth", "water")
    match.play("recruit:kaar")
    assert on_space(match, "water") == ["black"]
    assert told(match, "rolls-again") == ["rolls-again"] * 2


@pytest.mark.rule("LUE-117", "LUE-049")
def test_ex57_the_curse() -> None:
    scenario = Scenario().companions(0, "A05", "B15")
    scenario.shows(0, "black: fire", "big red: fire", "small blue: fire", "small green: plant")
    match = scenario.noon()
    assert effective_faces(match) == ["plant"]
    assert seat(match).score == 12  # B15 (no fire), not A05 (2 fire)
    assert "curse" in told(match)
    for footprints, legal in ((0, False), (1, True)):
        scenario = Scenario().shows(0, "black: fire", "big red: fire", "small green: plant")
        match = scenario.tokens(0, footprints=footprints).afternoon()
        assert ("step:p01" in match.legal_keys) is legal
    scenario = Scenario().company(0, "p07").shows(0, "black: fire", "big red: fire")
    match = scenario.afternoon()
    assert "step:p08" in match.legal_keys
    match = Scenario().company(0, "p07").shows(0, "big red: fire").afternoon()
    assert "step:p08" not in match.legal_keys


@pytest.mark.rule("LUE-115")
@pytest.mark.parametrize("goal", ["black:fire", "black:plant", "keep"])
def test_ex63_kaars_owner_may_send_the_black_die_away(goal: str) -> None:
    scenario = Scenario(players=3).companions(1, "A20").lying("air", "black", "blue")
    scenario.meeting(fire="A01", air="A02", plant="A05", water="A06").day(2, first=0)
    match = scenario.morning()
    match.play("recruit:mindaroo_a1")
    match.play("recruit:thoape")
    assert match.legal_keys == ("keep", "black:fire", "black:plant")
    match.play(goal)
    assert companions(match, 1) == ["A20", "A02"]
    assert "blue_small_1" in dice(match, 1)
    if goal == "keep":
        assert "black" in dice(match, 1)
    else:
        assert on_space(match, goal.partition(":")[2]) == ["black"]


@pytest.mark.rule("LUE-115")
def test_others_are_not_asked_about_the_black_die() -> None:
    scenario = Scenario(players=3).companions(1, "A20").lying("air", "black")
    match = scenario.meeting(fire="A01", air="A02", plant="A05", water="A06").morning()
    match.play("recruit:thoape")
    assert "black" in dice(match, 0)


@pytest.mark.rule("LUE-118", "LUE-088")
def test_ex64_the_special_face_of_the_black_die() -> None:
    def scenario() -> Scenario:
        shown = Scenario().shows(0, "black: minus_two_light", "big red: fire", "big red: fire")
        return shown.tokens(0, score=1)

    match = scenario().noon()
    assert seat(match).score == 0
    assert [name for name in effective_faces(match) if name == "fire"] == ["fire", "fire"]
    match = scenario().dictate("minus_two_light", "air").evening()
    assert on_space(match, "air") == ["black"]


@pytest.mark.rule("LUE-123", "LUE-116")
def test_ex65_a_revived_kaar() -> None:
    scenario = Scenario().companions(0, "B18").cemetery("A20").shows(0, "air").noon()
    scenario.dictate("minus_two_light", "plant")
    match = play(scenario, "revive:kaar")
    assert on_space(match, "plant") == ["black"]
    evening = Scenario().lying("plant", "black").evening()
    assert footprints_on(evening, "plant") == 0 and footprints_on(evening, "fire") == 1
    match = play(
        Scenario().companions(0, "B18").cemetery("A20").lying("water", "black").shows(0, "air").noon(), "revive:kaar"
    )
    assert on_space(match, "water") == ["black"] and "rolls-again" not in told(match)


# -- EX-58, EX-59: spells -------------------------------------------------------------------


@pytest.mark.rule("LUE-106", "LUE-108", "LUE-110", "LUE-109")
def test_ex58_spells_from_casting_to_working() -> None:
    scenario = (
        Scenario(players=3).companions(0, "A10").shows(0, "fire fire").shows(1, "plant plant").shows(2, "fire fire")
    )
    match = scenario.day(3).noon()
    assert [seat(match, n).veiled for n in range(3)] == [0, 1, 1]
    assert cemetery(match) == ["A10"]
    assert [seat(match, n).score for n in range(3)] == [10, 10, 10]  # nothing works today
    dawn = Scenario(players=3).veiled(1).veiled(2).day(4).dictate("spell_plant", "spell_fire").morning()
    assert [numbers("spell", seat(dawn, n).spells) for n in range(3)] == [[], ["S1"], ["S4"]]
    assert [seat(dawn, n).veiled for n in range(3)] == [0, 0, 0]
    noon = Scenario(players=3).spells(1, "S1").spells(2, "S4").shows(1, "plant plant").shows(2, "fire").noon()
    assert [seat(noon, n).score for n in range(3)] == [10, 5, 10]
    assert seat(noon, 1).spells == [] and numbers("spell", seat(noon, 2).spells) == ["S4"]
    assert numbers("spell", table_of(noon).spent) == ["S1"]


def air_spell() -> Match:
    scenario = Scenario().companions(0, "B04", "A11").spells(0, "S3").shows(0, "air air water water")
    return scenario.noon()


@pytest.mark.rule("LUE-111", "LUE-112")
def test_ex59a_the_companion_before_the_spell() -> None:
    match = air_spell()
    assert match.legal_keys == ("activate:briki_a1", "activate_spell:spell_air")
    match.play("activate:briki_a1")
    assert match.over  # the spell had to be resolved, and hit Torkos
    assert companions(match) == [] and cemetery(match) == ["A11", "B04"]
    assert seat(match).footprints == 1


@pytest.mark.rule("LUE-111", "LUE-112")
def test_ex59b_the_spell_before_the_companion() -> None:
    match = play(air_spell(), "activate_spell:spell_air")
    assert companions(match) == ["B04"] and cemetery(match) == ["A11"]
    assert seat(match).footprints == 0


# -- EX-60 to EX-62: Cromaug and Sketals ----------------------------------------------------


@pytest.mark.rule("LUE-119", "LUE-120", "LUE-121")
def test_ex60_cromaug_calls_torkos() -> None:
    match = Scenario().companions(0, "B18").cemetery("B04").shows(0, "air fire fire fire").noon()
    assert match.legal_keys == ("revive:torkos", "revive_none")
    assert cemetery(match) == ["B04", "B18"]
    match.play("revive:torkos")
    assert companions(match) == ["B04"] and cemetery(match) == ["B18"]
    assert seat(match).score == 16


@pytest.mark.rule("LUE-122")
def test_ex61_the_die_of_a_revived_sketal_rests_today() -> None:
    match = Scenario().companions(0, "B18").cemetery("A16").shows(0, "air").noon()
    match.play("revive:sketal_blue")
    assert "blue_big_3" in dice(match)
    assert face(match, "blue_big_3") == ""
    assert effective_faces(match) == ["air"]
    tomorrow = Scenario().sketal(0, "A16", "blue").late_morning()
    assert face(tomorrow, "blue_big_3") != ""


@pytest.mark.rule("LUE-101", "LUE-103")
def test_ex62_a_sketal_without_a_die() -> None:
    scenario = Scenario().without_reserve("blue").meeting(fire="A16", water="A02", earth="A03", air="A05")
    match = scenario.morning()
    match.play("recruit:sketal_blue")
    assert all(not name.startswith("blue_big") for name in dice(match))
    assert told(match, "no-big-die", "takes-big-die") == ["no-big-die"]
    match = Scenario().companions(0, "A16").shows(0, "fire fire fire").noon()
    assert cemetery(match) == ["A16"] and "returns-die" not in told(match)
    assert number_of("die", "blue_big_3") in table_of(match).reserve


def test_keys_are_the_slugs_of_the_specification() -> None:
    assert [key_of(number) for number in ("A05", "B18", "S3")] == ["ladawa", "cromaug", "spell_air"]
    assert kinds_of(air_spell()) == {"activate", "activate_spell"}

"""What a bot strives for: the team's chance (chapter 9.9)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import Scenario, do, table_of
from veillee.games.kinfire.evaluation import hope, stakes, standing


def chance(scenario: Scenario) -> float:
    return hope(table_of(scenario.draws()))


def base() -> Scenario:
    return (
        Scenario("asha khor")
        .seeker("asha", zone=1, armor=1)
        .seeker("khor", zone=2, armor=3)
        .enemy("wyvern", target="khor")
    )


def test_a_wounded_enemy_is_better_and_a_wounded_seeker_worse() -> None:
    fresh = chance(base())
    assert chance(base().enemy("wyvern", health=15)) > fresh > chance(base().seeker("asha", health=6, armor=1))
    assert 0.0 < fresh < 1.0


def test_armour_lanterns_and_statuses_count() -> None:
    fresh = standing(table_of(base().draws()))
    assert standing(table_of(base().seeker("asha", armor=2).draws())) > fresh
    assert standing(table_of(base().seeker("asha", armor=1, charged=True).draws())) == pytest.approx(fresh + 2.5)
    assert standing(table_of(base().seeker("khor", armor=3, statuses="stun").draws())) == pytest.approx(fresh - 2.5)
    assert standing(table_of(base().enemy("wyvern", rows={2: "wound"}).draws())) == pytest.approx(fresh + 1.5)


def test_a_deadly_threat_is_foreseen() -> None:
    near = base().seeker("khor", zone=3, health=4, armor=0)
    far = base().seeker("khor", zone=2, health=4, armor=0)
    assert chance(near) < chance(far) - 0.05  # the wyvern is two zones away from zone 2, and cannot bite


@pytest.mark.rule("KIN-309")
def test_time_counts_where_holding_out_wins() -> None:
    def tide(time: str) -> float:
        scenario = Scenario("asha khor", combat="q12_12").seeker("asha", zone=4).seeker("khor", zone=5)
        return chance(scenario.time(time).enemy("tide", target="asha"))

    assert tide("heart heart heart") > tide("heart") > tide("")


def test_the_end_is_certain() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3, hand="kh1 kh2").enemy("wyvern", zone=3, health=1).turn("khor")
    do(match, "play:kh1", "stay")
    assert hope(table_of(match)) == 1.0
    match = (
        Scenario("khor asha")
        .seeker("khor", zone=5, health=1)
        .enemy("wyvern", zone=5, target="khor")
        .ability("wyvern", 1)
    )
    assert hope(table_of(match)) == 0.0


def test_a_hint_says_what_an_option_is_good_for() -> None:
    scenario = Scenario("valora roland").seeker("valora", zone=1, hand="va1 va2 va9")
    scenario = scenario.seeker("roland", zone=1, hand="ro1+ ro2 ro6+")
    match = scenario.enemy("wyvern", zone=3, health=20, target="roland").turn("valora")
    assert match.hint(0, "400", "en").says == "“Play Precise Shot”: it wears the enemy down faster."
    before = stakes(table_of(match), 0)
    do(match, "play:va1")
    while table_of(match).foes[0].health == 20:
        match.play(next(key for key in ("no_boost", "stay", match.legal_keys[0]) if key in match.legal_keys))
    after = stakes(table_of(match), 0)
    assert after["foes"] - before["foes"] == 4 and after["own"] == before["own"]
    assert after["hand"] < before["hand"] and after["friends"] == before["friends"]

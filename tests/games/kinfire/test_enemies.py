"""Enemies: targets, movement, attacks, statuses, phases, zones and allies (chapters 2.11, 2.20 to 2.27)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    BOX,
    REST,
    Scenario,
    ally,
    do,
    foe,
    next_turn,
    offered,
    on_row,
    seeker,
    statuses,
    table_of,
    target,
    tokens,
    trophies,
    value,
)
from veillee.core.pauses import pauses
from veillee.games.kinfire.mapping import distances
from veillee.games.kinfire.steps.attack import CoverAbility
from veillee.games.kinfire.steps.hunting import Retarget, best_targets
from veillee.games.kinfire.table import KinfireTable
from veillee.testing import asked, happened, told


@pytest.mark.rule("KIN-068", "KIN-163", "KIN-155", "KIN-164")
def test_an_enemy_in_position_stays_and_others_come_into_range() -> None:
    match = Scenario().seeker("asha", zone=5).enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    assert told(match, "enemy-ready", "enemy-reaches", "hit") == ["enemy-ready", "hit"]
    match = Scenario().seeker("asha", zone=3).enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    assert told(match, "enemy-reaches", "hit") == ["enemy-reaches", "hit"] and foe(match, "wyvern").zone == 2


@pytest.mark.rule("KIN-163", "KIN-165")
def test_a_ranged_attacker_moves_away_from_its_target() -> None:
    scenario = Scenario().seeker("asha", zone=5).enemy("wyvern", zone=5, target="asha")
    match = scenario.ability("wyvern", 3)  # ranged 5 red wound
    assert offered(match) == {"enemy_to:wyvern:z3", "enemy_to:wyvern:z4", "enemy_to:wyvern:z6"}
    do(match, "enemy_to:wyvern:z6")
    assert seeker(match, "asha").health == 6 and statuses(match, "asha") == {"wound": 1}
    assert "enemy-sent" in told(match)


@pytest.mark.rule("KIN-166")
def test_an_enemy_out_of_range_comes_as_near_as_its_speed_lets_it() -> None:
    """With speed 2 it could enter four zones, three of them nearer; only the two nearest are goals."""
    scenario = Scenario("asha khor", combat="q6_8").seeker("asha", zone=6).enemy("hound", zone=1, target="asha")
    match = scenario.ability("hound", 1)
    assert offered(match) == {"enemy_to:hound:z4", "enemy_to:hound:z5"}
    do(match, "enemy_to:hound:z5")
    assert told(match, "enemy-nearer", "enemy-reaches") == ["enemy-nearer"]


@pytest.mark.rule("KIN-166")
def test_an_enemy_whose_target_cannot_be_reached_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Zones 5 and 6 of the first map are shut off here: no move would lead to the target, so none is made."""
    place = BOX.content.maps[0]
    shut = [
        tuple(other for other in zone.open if (number > 3) == (other > 3)) for number, zone in enumerate(place.zones)
    ]
    monkeypatch.setattr(place, "moves", distances(shut))
    match = Scenario().seeker("asha", zone=2).enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    assert foe(match, "wyvern").zone == 4
    assert told(match, "enemy-stuck", "enemy-nearer", "out-of-range") == ["enemy-stuck", "out-of-range"]


@pytest.mark.rule("KIN-172")
def test_an_enemy_that_is_trapped_stays() -> None:
    scenario = Scenario("asha khor", combat="q3_11").seeker("asha", zone=5)
    match = scenario.enemy("husk", zone=1, target="asha", rows={1: "trap"}).ability("husk", 1)
    assert foe(match, "husk").zone == 0 and told(match, "enemy-trapped", "out-of-range") == [
        "enemy-trapped",
        "out-of-range",
    ]


@pytest.mark.rule("KIN-167")
def test_enemies_avoid_harm_and_prefer_help() -> None:
    scenario = Scenario("asha khor", combat="q10_12").seeker("asha", zone=1).enemy("drover", zone=5, target="asha")
    match = scenario.ability("drover", 1)  # ranged 6: zones 2 and 3 are in range, 3 wounds
    assert foe(match, "drover").zone == 1 and "enemy-prefers" in told(match)
    scenario = Scenario("asha khor", combat="q10_12").seeker("asha", zone=2).enemy("drover", zone=6, target="asha")
    match = scenario.ability("drover", 1)  # 4 (block) and 5 (damage) both help: the group decides
    assert offered(match) == {"enemy_to:drover:z4", "enemy_to:drover:z5"}


@pytest.mark.rule("KIN-167", "KIN-212")
def test_an_immune_enemy_ignores_what_does_not_concern_it() -> None:
    scenario = Scenario("asha khor", combat="q4_9").seeker("asha", zone=1).enemy("rootmother", zone=5, target="asha")
    match = scenario.ability("rootmother", 2)  # melee: 3 (trap) is nearer than 4 and 6, and she does not mind
    assert foe(match, "rootmother").zone == 2 and on_row(match, "rootmother", 1) == {}
    scenario = Scenario("asha khor", combat="q12_12").seeker("asha", zone=3).enemy("tide", zone=2, target="asha")
    match = scenario.ability("tide", 1)
    assert foe(match, "tide").zone == 2 and told(match, "covers") == [] and seeker(match, "asha").health == 9


@pytest.mark.rule("KIN-155", "KIN-209")
def test_speed_two_and_the_zones_on_the_way() -> None:
    scenario = (
        Scenario("asha khor", combat="q6_8").seeker("asha", zone=1, armor=0).enemy("hound", zone=5, target="asha")
    )
    match = scenario.ability("hound", 1)
    assert foe(match, "hound").zone == 0 and told(match, "enemy-passes") == ["enemy-passes"]
    scenario = Scenario("asha khor", combat="q6_8").seeker("asha", zone=3).seeker("khor", zone=1)
    match = scenario.enemy("hound", zone=6, target="asha").ability("hound", 1)
    assert offered(match) == {"enemy_to:hound:z4", "enemy_to:hound:z5"}  # two shortest ways


@pytest.mark.rule("KIN-209", "KIN-169", "KIN-208")
def test_an_enemy_entering_a_zone_receives_its_status() -> None:
    scenario = Scenario("asha khor", combat="q10_12").seeker("asha", zone=3).enemy("drover", zone=2, target="asha")
    match = scenario.ability("drover", 2)
    assert asked(match) == ("asha", "CoverAbility")
    assert offered(match) == {"cover:drover:1", "cover:drover:2", "cover:drover:3"}
    do(match, "cover:drover:3")
    assert on_row(match, "drover", 3) == {"wound": 1} and next_turn(match), "not again on the turn of entering"


@pytest.mark.rule("KIN-209", "KIN-091")
def test_a_zone_harms_an_enemy_again_at_the_end_of_a_turn_it_began_there() -> None:
    scenario = Scenario("asha khor", combat="q10_12").seeker("asha", zone=3).enemy("drover", zone=3, target="asha")
    match = scenario.ability("drover", 3)
    assert asked(match) == ("asha", "CoverAbility")
    do(match, "cover:drover:1")
    assert on_row(match, "drover", 1) == {"wound": 1} and next_turn(match)


@pytest.mark.rule("KIN-211", "KIN-212")
def test_a_healing_zone() -> None:
    match = Scenario("asha khor", combat="q8_11").seeker("asha", zone=7, health=5, hand="as1").turn("asha")
    do(match, "pass", "draw_card", "end_turn")
    assert seeker(match, "asha").health == 6
    scenario = Scenario("asha khor", combat="q8_11").seeker("asha", zone=7).enemy("mothqueen", zone=7, health=30)
    match = scenario.enemy("mothqueen", target="asha").ability("mothqueen", 1)
    assert foe(match, "mothqueen").health == 31  # the bite heals nothing at full health, the zone goes above it
    scenario = (
        Scenario("asha khor", combat="q12_12").seeker("asha", zone=6).enemy("tide", zone=6, health=20, target="asha")
    )
    assert foe(scenario.ability("tide", 1), "tide").health == 20


@pytest.mark.rule("KIN-210")
def test_a_zone_that_raises_attacks() -> None:
    scenario = (
        Scenario("asha khor", combat="q10_12").seeker("asha", zone=5, armor=0).enemy("drover", zone=5, target="asha")
    )
    match = scenario.ability("drover", 2)  # melee 7 white at the campfires: +1
    assert seeker(match, "asha").health == 16 - 8
    scenario = (
        Scenario("asha khor", combat="q10_12").seeker("khor", zone=5, hand="kh1 kh2").enemy("team", zone=5, health=34)
    )
    match = scenario.turn("khor")
    do(match, "play:kh1", "stay")
    assert foe(match, "team").health == 34 - 6


@pytest.mark.rule("KIN-160", "KIN-161")
def test_targeting_conditions() -> None:
    scenario = (
        Scenario("asha khor naz").seeker("asha", health=4, armor=2, zone=1).seeker("khor", health=9, armor=0, zone=4)
    )
    table = scenario.seeker("naz", health=9, armor=1, zone=6).enemy("wyvern", zone=5).table
    wyvern = table.foes[0]
    assert [best_targets(table, wyvern, condition) for condition in range(5)] == [[1, 2], [0], [0], [1], [1, 2]]
    match = scenario.start(Retarget(0, 0, 0), *REST)
    assert offered(match) == {"target:wyvern:khor", "target:wyvern:naz"}


@pytest.mark.rule("KIN-073", "KIN-159")
def test_attention_even_for_no_damage() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh2 kh1", statuses="weaken weaken weaken")
    match = scenario.enemy("wyvern", zone=3, target="asha").turn("khor")
    do(match, "play:kh2", "stay", "cover:wyvern:3")
    assert foe(match, "wyvern").health == 30 and target(match, "wyvern") == "khor"
    assert on_row(match, "wyvern", 3) == {"stun": 1}
    scenario = Scenario("naz asha").seeker("naz", zone=3, hand="na1 na2").enemy("wyvern", zone=3, target="asha")
    match = scenario.turn("naz")
    do(match, "play:na1", "stay")
    assert target(match, "wyvern") == "asha"  # a plain number moves no token


@pytest.mark.rule("KIN-074", "KIN-176")
def test_a_status_even_if_the_attack_was_blocked() -> None:
    scenario = Scenario("asha khor valora").seeker("asha", zone=3).seeker("khor", zone=1, hand="kh5+")
    match = scenario.seeker("valora", zone=1, hand="va6+").enemy("wyvern", zone=5, target="asha").ability("wyvern", 3)
    do(match, "block:kh5:asha", "block:va6:asha")
    assert seeker(match, "asha").health == 11 and statuses(match, "asha") == {"wound": 1}


@pytest.mark.rule("KIN-075", "KIN-190", "KIN-187")
def test_damage_in_seat_order_and_the_first_at_zero_loses() -> None:
    scenario = Scenario("asha roland", combat="q6_8").seeker("asha", zone=3, health=2).seeker("roland", zone=3)
    match = scenario.enemy("hound", zone=3, target="roland").ability("hound", 3)
    assert match.over and told(match, "hit", "falls") == ["hit", "falls"]


@pytest.mark.rule("KIN-071")
def test_the_attacker_chooses_one_enemy() -> None:
    scenario = Scenario("khor asha", combat="q6_8").seeker("khor", zone=3, hand="kh1 kh2")
    match = scenario.enemy("cinder", zone=3, health=30).enemy("hound", zone=3, health=28).turn("khor")
    do(match, "play:kh1", "stay")
    assert offered(match) == {"aim:cinder", "aim:hound"}
    do(match, "aim:hound")
    assert (foe(match, "cinder").health, foe(match, "hound").health) == (30, 23)


@pytest.mark.rule("KIN-076", "KIN-154")
def test_every_part_of_the_damage_is_told() -> None:
    scenario = Scenario("valora asha feyn khor", combat="q3_11").seeker("valora", zone=3, hand="va2 va8 va1")
    scenario.seeker("asha", zone=4).seeker("feyn", zone=1, wards="fe2").seeker("khor", zone=1, hand="kh7+")
    match = scenario.enemy("husk", zone=4, health=34).turn("valora")
    do(match, "play:va8", "stay", "draw_card", "play:va1", "boost:kh7", "stay")
    lines = {
        one.kind: one.args.get("number", 1)
        for one in happened(match)
        if one.kind.startswith(("more", "less", "printed"))
    }
    assert lines == {
        "printed": 4, "more-next": 2, "more-boosts": 2, "more-wards": 1, "more-opportunist": 1, "less-resistance": 1,
    }  # fmt: skip
    assert foe(match, "husk").health == 34 - 9


@pytest.mark.rule("KIN-079", "KIN-030")
def test_an_empty_pile_gives_nothing() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=1, hand="kh5 kh1")
    scenario.table.armor_pile, scenario.one("asha").armor = 1, 19
    match = scenario.turn("khor")
    do(match, "play:kh5", "stay")
    assert seeker(match, "khor").armor == 1 and table_of(match).armor_pile == 0
    scenario = (
        Scenario("khor asha").seeker("khor", zone=3, hand="kh2 kh1").seeker("asha", statuses=" ".join(["stun"] * 12))
    )
    match = scenario.enemy("wyvern", zone=3).turn("khor")
    do(match, "play:kh2", "stay")
    assert asked(match)[1] == "TakeTurn" and sum(foe(match, "wyvern").statuses) == 0


@pytest.mark.rule("KIN-169")
def test_never_on_a_passive_ability() -> None:
    scenario = Scenario("khor asha", combat="q2_11").seeker("khor", zone=5, hand="kh2 kh1")
    match = scenario.enemy("garrek", zone=5).turn("khor")
    do(match, "play:kh2", "stay")
    assert asked(match) == ("khor", "CoverAbility") and offered(match) == {"cover:garrek:1", "cover:garrek:2"}
    do(match, "cover:garrek:1")
    match = Scenario("khor asha", combat="q2_11").start(CoverAbility(1, 0, 0), *REST)
    assert asked(match) == ("asha", "CoverAbility")


@pytest.mark.rule("KIN-156", "KIN-157")
def test_instructions_from_first_to_last() -> None:
    scenario = Scenario("asha khor", combat="q9_11").seeker("asha", zone=1, health=3).seeker("khor", zone=2)
    match = scenario.enemy("twoshadows", zone=3, target="asha").ability("twoshadows", 3)  # give_near trap; retarget
    assert statuses(match, "asha") == {"trap": 1} == statuses(match, "khor") and foe(match, "twoshadows").zone == 2
    assert target(match, "twoshadows") == "khor" and told(match, "status", "targets") == ["status", "status", "targets"]


@pytest.mark.rule("KIN-154")
def test_toll_and_reflection() -> None:
    scenario = Scenario("asha khor", combat="q2_11").seeker("asha", zone=5, hand="as1 as2").enemy("garrek", zone=5)
    match = scenario.turn("asha")
    do(match, "move:z4")
    assert seeker(match, "asha").health == 15
    scenario = Scenario("asha khor", combat="q2_11").seeker("asha", zone=4, hand="as1 as2").enemy("garrek", zone=5)
    match = do(scenario.turn("asha"), "move:z3")
    assert seeker(match, "asha").health == 16, "only who leaves its own zone pays"
    scenario = Scenario("naz asha", combat="q2_11").seeker("asha", zone=5).seeker("naz", zone=1, hand="na1")
    match = scenario.enemy("garrek", zone=5).turn("naz")
    do(match, "send:asha:z4")
    assert seeker(match, "asha").health == 16  # sent by another Seeker
    scenario = Scenario("khor asha", combat="q5_11").seeker("khor", zone=4, hand="kh1 kh2").enemy("stalker", zone=4)
    match = scenario.turn("khor")
    do(match, "play:kh1", "stay")
    assert seeker(match, "khor").health == 16 and told(match, "strikes", "reflected") == ["strikes", "reflected"]
    scenario = Scenario("khor asha", combat="q5_11").seeker("khor", zone=4, hand="kh6 kh2").enemy("stalker", zone=4)
    match = scenario.turn("khor")
    do(match, "play:kh6", "stay", "stay")
    assert seeker(match, "khor").health == 17  # 4 damage are not enough


@pytest.mark.rule("KIN-304", "KIN-188", "KIN-192")
def test_two_enemies_fall_to_one_attack() -> None:
    scenario = Scenario("khor asha", combat="q6_8").seeker("khor", zone=3, hand="kh4 kh2")
    match = scenario.enemy("cinder", zone=3, health=3).enemy("hound", zone=3, health=4).turn("khor")
    do(match, "play:kh4", "stay")
    assert match.over and trophies(match) == ["cinder", "hound"]
    scenario = Scenario("khor asha", combat="q6_8").seeker("khor", zone=3, hand="kh4 kh2")
    match = scenario.enemy("cinder", zone=3, health=3).enemy("hound", zone=3, health=14).turn("khor")
    do(match, "play:kh4", "stay")
    assert not match.over and foe(match, "hound").health == 10 and target(match, "hound") == "khor"
    assert [tokens(match, "hound", row) for row in (1, 2, 3)] == [[1, 2, 3, 7, 8, 9], [4, 5, 10, 11], [6, 12, 0]]


@pytest.mark.rule("KIN-195", "KIN-196", "KIN-175")
def test_wounds_that_start_a_phase_end_the_turn() -> None:
    scenario = Scenario("asha khor", combat="q7_10").seeker("asha", zone=6)
    rows = {1: "wound wound"}
    match = scenario.enemy("starless", zone=6, health=3, target="asha", rows=rows).ability("starless", 1)
    assert foe(match, "starless").phase == 1 and foe(match, "starless").health == 32
    assert seeker(match, "asha").health == 16 and next_turn(match)


@pytest.mark.rule("KIN-195", "KIN-199", "KIN-197")
def test_the_third_phase_of_the_starless_one() -> None:
    scenario = Scenario("khor asha", combat="q7_10").seeker("khor", zone=6, hand="kh1 kh2")
    scenario.foe("starless").phase = 1
    match = scenario.enemy("starless", zone=6, health=2, target="asha").turn("khor")
    do(match, "play:kh1", "stay")
    one = foe(match, "starless")
    assert (one.phase, one.health) == (2, 24) and target(match, "starless") == "asha"  # no attention any more
    assert [tokens(match, "starless", row) for row in (1, 2, 3, 4)] == [
        [1, 2, 3, 4, 9], [5, 6, 7, 8, 10], [], [11, 12, 0],
    ]  # fmt: skip
    assert not match.over and trophies(match) == []


@pytest.mark.rule("KIN-092", "KIN-091", "KIN-154")
def test_a_reset_heals_deep_roots() -> None:
    scenario = Scenario("khor asha", combat="q4_9").time("heart heart darkness").seeker("khor", hand="kh1")
    mother = scenario.foe("rootmother")
    mother.phase = 1
    for token in (9, 10, 11, 12):
        scenario.table.tokens[token] = 0
    match = scenario.enemy("rootmother", health=16).pawn("heart")
    do(match, "turn:khor", "pass", "draw_card", "end_turn")
    assert foe(match, "rootmother").health == 19


@pytest.mark.rule("KIN-077", "KIN-215", "KIN-311", "KIN-217")
def test_what_allies_do() -> None:
    scenario = Scenario("khor asha", combat="q3_11").seeker("khor", health=5).seeker("asha", health=16)
    match = scenario.helps("brann")
    assert (seeker(match, "khor").health, seeker(match, "asha").health) == (6, 16)
    assert asked(match)[1] == "AllyStatus"
    do(match, "cover:husk:1")
    assert on_row(match, "husk", 1) == {"weaken": 1}
    scenario = Scenario("khor asha", combat="q8_11").seeker("khor", zone=3).seeker("asha", zone=1)
    match = scenario.enemy("mothqueen", health=28).helps("brood")
    assert (
        foe(match, "mothqueen").health == 30
        and statuses(match, "khor") == {"weaken": 1}
        and statuses(match, "asha") == {}
    )
    scenario = Scenario("khor asha", combat="q5_11").seeker("khor", zone=4, armor=1).seeker("asha", zone=1)
    match = scenario.enemy("stalker", zone=4, health=20).helps("sluice")
    assert (
        seeker(match, "khor").health == 15 and foe(match, "stalker").health == 17 and seeker(match, "asha").health == 16
    )


@pytest.mark.rule("KIN-190")
def test_a_flood_drowns_seekers_before_enemies() -> None:
    scenario = Scenario("khor asha", combat="q5_11").seeker("khor", zone=4, health=2)
    match = scenario.enemy("stalker", zone=4, health=2).helps("sluice")
    assert match.result is not None and match.result.verdict == "lost" and trophies(match) == []


@pytest.mark.rule("KIN-301")
def test_a_closed_sluice() -> None:
    scenario = Scenario("khor asha", combat="q5_11", notes=((7, -1, 1),)).seeker("khor", zone=4)
    match = scenario.enemy("stalker", zone=5).helps("sluice")
    assert seeker(match, "khor").health == 16


@pytest.mark.rule("KIN-310", "KIN-216")
def test_an_area_attack_hits_ally_and_enemy_together() -> None:
    scenario = (
        Scenario("khor asha", combat="q8_11")
        .seeker("khor", zone=5, hand="kh4 kh1")
        .enemy("mothqueen", zone=5, health=30)
    )
    match = scenario.turn("khor")
    do(match, "play:kh4", "stay")
    assert foe(match, "mothqueen").health == 30 - 3 and ally(match, "brood").health == 4  # Down takes one


@pytest.mark.rule("KIN-216", "KIN-217")
def test_what_stands_on_the_side_of_the_seekers_is_no_target_of_theirs() -> None:
    """Beside the wagon stands one enemy: nobody is asked whom to attack, and the wagon is not hit."""
    scenario = Scenario("asha khor", combat="q10_12").seeker("asha", zone=4, hand="as1 as2")
    match = scenario.seeker("khor", zone=1).ally("wagon", 10).enemy("drover", zone=4, health=29).turn("asha")
    do(match, "play:as1", "stay")
    assert foe(match, "drover").health < 29 and ally(match, "wagon").health == 10


@pytest.mark.rule("KIN-162")
def test_enemies_that_steal_and_rob() -> None:
    scenario = Scenario("asha khor", combat="q6_8").seeker("asha", zone=3, hand="as1 as2 as3").seeker("khor", zone=1)
    match = scenario.comes("as2").enemy("cinder", zone=3, target="asha").ability("cinder", 3)
    assert value("card", "as2") in seeker(match, "asha").discard and told(match, "hit", "loses-card") == [
        "hit",
        "loses-card",
    ]
    scenario = Scenario("asha khor", combat="q6_8").seeker("asha", zone=1, hand="as1 as2 as3")
    match = scenario.enemy("cinder", zone=4, target="asha").ability("cinder", 3)
    assert told(match, "out-of-range", "loses-card") == ["out-of-range"]  # on_hit


@pytest.mark.rule("KIN-077", "KIN-301")
def test_healing_ends_at_the_starting_value_with_its_notes() -> None:
    for more, health in ((0, 30), (2, 32)):
        drover = value("enemy", "drover")
        scenario = Scenario("asha khor", combat="q10_12", notes=((0, drover, more),)).ally("wagon", 9)
        match = scenario.enemy("drover", zone=6, health=29 + more).ability("drover", 3)  # hurt_ally 3; heal 3
        assert foe(match, "drover").health == health and ally(match, "wagon").health == 6


@pytest.mark.rule("KIN-209")
def test_a_zone_gives_its_status_once_on_the_turn_of_entering() -> None:
    scenario = Scenario("asha khor", combat="q4_9").seeker("asha", zone=7, hand="as1").enemy("rootmother", zone=6)
    match = scenario.turn("asha")
    do(match, "move:z4", "pass", "draw_card")
    assert next_turn(match) and statuses(match, "asha") == {"weaken": 1}


@pytest.mark.rule("KIN-075")
def test_an_attack_is_told_on_after_somebody_was_asked_about_it() -> None:
    """What an enemy does after a question in the middle of its turn is shown step by step, too."""
    scenario = Scenario("asha roland").seeker("asha", zone=5).seeker("roland", zone=5, hand="ro6+")
    match = scenario.enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    before = seeker(match, "asha").health
    do(match, "no_block")
    shown = pauses(match)
    assert shown and isinstance(shown[0].table, KinfireTable) and seeker(match, "asha").health < before
    assert shown[0].table.seats[0].health == before, "before the blow falls"

"""The specification's worked examples: enemies, statuses, phases, tokens, zones and allies (TV-06 and others)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    Scenario,
    ally,
    ally_tokens,
    discarded,
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
)
from veillee.testing import asked, told


@pytest.mark.rule("KIN-080", "KIN-081")
def test_tv06_three_armour_cards() -> None:
    scenario = Scenario("khor asha naz").seeker("khor", zone=5, health=12, armor=3).seeker("asha", zone=1)
    match = scenario.enemy("wyvern", zone=5, target="khor").ability("wyvern", 1)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (7, 2)
    scenario = Scenario("khor asha naz").seeker("khor", zone=5, health=7, armor=2)
    match = scenario.enemy("wyvern", zone=5, target="khor", rows={1: "weaken weaken weaken"}).ability("wyvern", 1)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (7, 1)  # 8 - 6 = 2 against 2 armour


@pytest.mark.rule("KIN-166", "KIN-157", "KIN-161", "KIN-162", "KIN-205")
def test_tv07_out_of_reach() -> None:
    scenario = Scenario("asha khor roland").seeker("asha", zone=2, health=3).seeker("khor", zone=3)
    match = scenario.seeker("roland", zone=1).enemy("wyvern", zone=5, target="asha").pawn("2")
    assert offered(match) == {"enemy_to:wyvern:z3", "enemy_to:wyvern:z4"}
    do(match, "enemy_to:wyvern:z3")
    assert told(match, "out-of-range", "attacks") == ["out-of-range"] and seeker(match, "khor").health == 12
    assert offered(match) == {"target:wyvern:khor", "target:wyvern:roland"}


@pytest.mark.rule("KIN-072", "KIN-158")
def test_tv09_an_area_attack_of_an_enemy_hits_seekers_only() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=3).seeker("asha", zone=3)
    scenario.seeker("naz", zone=1).enemy("hound", zone=3, target="asha").enemy("cinder", zone=3, health=20)
    match = scenario.ability("hound", 3)  # melee_area 5 red wound
    do(match, "guard:0")
    assert (seeker(match, "khor").health, seeker(match, "asha").health, seeker(match, "naz").health) == (7, 6, 12)
    assert foe(match, "cinder").health == 20 and statuses(match, "khor") == statuses(match, "asha") == {"wound": 1}


@pytest.mark.rule("KIN-170", "KIN-171")
def test_tv10_a_wound_on_an_ability() -> None:
    scenario = Scenario().seeker("asha", zone=3).enemy("wyvern", zone=5, health=20, target="asha", rows={1: "wound"})
    match = scenario.pawn("4")
    assert foe(match, "wyvern").health == 18 and on_row(match, "wyvern", 1) == {}
    assert seeker(match, "asha").health == 3 and table_of(match).piles[0] == 12


@pytest.mark.rule("KIN-172", "KIN-170")
@pytest.mark.parametrize(("zone", "health"), [(3, 11), (5, 3)])
def test_tv10_two_wounds_and_two_traps(zone: int, health: int) -> None:
    scenario = Scenario().seeker("asha", zone=zone)
    scenario.enemy("wyvern", zone=5, health=20, target="asha", rows={1: "wound wound trap trap"})
    match = scenario.pawn("4")
    assert foe(match, "wyvern").health == 16 and foe(match, "wyvern").zone == 4
    assert seeker(match, "asha").health == health
    assert on_row(match, "wyvern", 1) == {} and table_of(match).piles == [12, 12, 12, 12]


@pytest.mark.rule("KIN-173")
def test_tv11_weaken_on_an_ability() -> None:
    match = Scenario().seeker("asha", zone=5).enemy("wyvern", target="asha", rows={1: "weaken"}).ability("wyvern", 1)
    assert seeker(match, "asha").health == 11 - 6


@pytest.mark.rule("KIN-174", "KIN-175")
def test_tv11_stun_on_an_ability() -> None:
    scenario = Scenario().seeker("asha", zone=5).seeker("khor", health=12)
    match = scenario.enemy("wyvern", health=20, target="asha", rows={1: "stun wound"}).ability("wyvern", 1)
    assert foe(match, "wyvern").health == 18 and seeker(match, "asha").health == 11
    assert target(match, "wyvern") == "asha" and next_turn(match) and told(match, "targets", "attacks") == []


@pytest.mark.rule("KIN-118", "KIN-150", "KIN-122", "KIN-124")
def test_tv14_block_colour() -> None:
    scenario = Scenario("asha valora roland", combat="q2_11").seeker("asha", zone=5)
    scenario.seeker("valora", hand="va4+ va6+ va1+").seeker("roland", hand="ro3+ ro1+")
    match = scenario.enemy("garrek", zone=5, target="asha").ability("garrek", 1)
    assert asked(match) == ("valora", "BlockWindow") and offered(match) == {"block:va6:asha", "no_block"}
    do(match, "block:va6:asha")
    assert asked(match) == ("roland", "BlockWindow") and offered(match) == {"block:ro3:asha", "no_block"}
    do(match, "block:ro3:asha")
    assert seeker(match, "asha").health == 11 - (7 - 2 - 3)
    assert "va6+" in discarded(match, "valora")


@pytest.mark.rule("KIN-192", "KIN-193", "KIN-194", "KIN-188", "KIN-189")
def test_tv22_tokens_of_sileth() -> None:
    scenario = Scenario("khor asha naz", combat="q2_11").seeker("khor", zone=6, hand="kh1 kh2")
    match = scenario.enemy("sileth", zone=6, health=5).turn("khor")
    do(match, "play:kh1", "stay")
    assert tokens(match, "garrek", 1) == [1, 2, 3, 6, 7, 8, 11]
    assert tokens(match, "garrek", 2) == [4, 5, 9, 10, 12, 0]
    assert trophies(match) == ["sileth"] and not match.over


@pytest.mark.rule("KIN-192")
def test_tv22_tokens_of_garrek() -> None:
    scenario = Scenario("khor asha naz", combat="q2_11").seeker("khor", zone=5, hand="kh1 kh2")
    match = scenario.enemy("garrek", zone=5, health=5).turn("khor")
    do(match, "play:kh1", "stay")
    assert tokens(match, "sileth", 1) == [1, 2, 3, 6, 7, 8]
    assert tokens(match, "sileth", 2) == [4, 5, 9, 10, 0] and tokens(match, "sileth", 3) == [11, 12]


@pytest.mark.rule("KIN-193", "KIN-194")
def test_tv22_a_third_token_for_two_rows_is_placed_by_the_group() -> None:
    scenario = Scenario("khor asha naz", combat="q2_11").seeker("khor", zone=6, hand="kh1 kh2")
    scenario.table.tokens[9] = scenario.table.tokens[11]
    match = scenario.enemy("sileth", zone=6, health=5).turn("khor")
    do(match, "play:kh1", "stay")
    assert tokens(match, "garrek", 1)[-1] == 9 and 11 in tokens(match, "garrek", 2)
    assert asked(match) == ("khor", "DivideTokens") and offered(match) == {"token:12:1", "token:12:2"}
    do(match, "token:12:1")
    assert 12 in tokens(match, "garrek", 1)


@pytest.mark.rule("KIN-195", "KIN-196", "KIN-198", "KIN-199", "KIN-200", "KIN-146", "KIN-302", "KIN-197")
def test_tv23_new_phase() -> None:
    match = (
        Scenario("naz asha khor roland", combat="q4_9")
        .seeker("naz", zone=5, hand="na1 na2", health=5)
        .seeker("asha", zone=5)
        .seeker("khor", zone=1, hand="kh1+")
        .seeker("roland", zone=1, hand="ro9+")
        .enemy("rootmother", zone=5, health=3, target="khor", rows={2: "trap"})
        .turn("naz")
    )
    do(match, "play:na1", "boost:kh1", "boost:ro9", "stay")
    mother = foe(match, "rootmother")
    assert (mother.phase, mother.health, mother.zone) == (1, 20, 4) and target(match, "rootmother") == "khor"
    assert sum(mother.statuses) == 0 and table_of(match).piles[3] == 12
    assert tokens(match, "rootmother", 1) == [1, 2, 3, 4, 9, 11]
    assert tokens(match, "rootmother", 2) == [5, 6, 7, 8, 10, 12, 0]
    assert next_turn(match) and seeker(match, "naz").health == 5 and "na1" in discarded(match, "naz")
    assert told(match, "strikes", "new-phase", "heals") == ["strikes", "new-phase"]


@pytest.mark.rule("KIN-210")
def test_tv24_zone_with_block() -> None:
    scenario = Scenario("asha khor roland", combat="q5_11").seeker("asha", zone=6).seeker("khor", zone=1)
    match = scenario.enemy("stalker", zone=4, target="asha").ability("stalker", 2)
    assert seeker(match, "asha").health == 11 - 4
    scenario = Scenario("asha khor roland", combat="q5_11").seeker("roland", zone=4, hand="ro1 ro2")
    match = scenario.enemy("stalker", zone=6, health=50).turn("roland")
    do(match, "play:ro1", "stay")
    assert foe(match, "stalker").health == 47


@pytest.mark.rule("KIN-210")
def test_tv24_ranged_only() -> None:
    scenario = Scenario("asha khor roland", combat="q6_8").seeker("asha", zone=2)
    match = scenario.enemy("cinder", zone=2, target="asha").ability("cinder", 1)
    assert seeker(match, "asha").health == 11 - 6


@pytest.mark.rule("KIN-206", "KIN-207", "KIN-205")
def test_tv25_lines() -> None:
    scenario = Scenario("valora khor asha", combat="q3_11").seeker("valora", zone=6, hand="va1 va2")
    match = scenario.enemy("husk", zone=4, health=34).turn("valora")
    assert {key for key in offered(match) if key.startswith("move:")} == {"move:z1"}
    do(match, "play:va1", "stay")
    assert foe(match, "husk").health == 31
    match = Scenario("valora khor asha", combat="q3_11").seeker("valora", zone=2, hand="va1 va2").turn("valora")
    assert {key for key in offered(match) if key.startswith("move:")} == {"move:z1", "move:z5"}
    scenario = Scenario("valora khor asha", combat="q3_11").seeker("valora", zone=2, hand="va1 va2")
    match = scenario.enemy("husk", zone=3, health=34).turn("valora")
    do(match, "play:va1", "stay")
    assert foe(match, "husk").health == 34


@pytest.mark.rule("KIN-218", "KIN-194", "KIN-311")
def test_tv26_ally_leaves() -> None:
    scenario = Scenario("asha khor roland", combat="q3_11").seeker("asha", zone=3, health=11).ally("brann", 2)
    match = scenario.enemy("husk", zone=4, target="asha").pawn("10")
    assert not ally(match, "brann").here
    assert asked(match) == ("asha", "DivideTokens")
    assert offered(match) == {"token:12:1", "token:12:2", "token:12:3"}
    do(match, "token:12:2")
    assert 12 in tokens(match, "husk", 2) and foe(match, "husk").zone == 2 and seeker(match, "asha").health == 2


@pytest.mark.rule("KIN-209", "KIN-182", "KIN-180", "KIN-208")
def test_tv27_negative_zone() -> None:
    scenario = Scenario("naz asha khor", combat="q4_9").seeker("naz", zone=1, hand="na1 na8")
    match = scenario.enemy("rootmother", zone=6).comes("na2", "naz", "na3").turn("naz")
    do(match, "move:z3")
    assert statuses(match, "naz") == {"trap": 1}
    do(match, "pass", "draw_card")
    assert next_turn(match) and statuses(match, "naz") == {"trap": 1}
    do(match, "draw")
    assert asked(match) == ("naz", "TakeTurn") and not any(key.startswith("move:") for key in offered(match))
    do(match, "pass", "draw_card", "end_turn")
    assert next_turn(match) and statuses(match, "naz") == {}


@pytest.mark.rule("KIN-209", "KIN-182")
def test_tv27_a_weakening_zone_gives_again_after_the_discard() -> None:
    scenario = Scenario("naz asha khor", combat="q4_9").seeker("naz", zone=4, hand="na1", statuses="weaken")
    match = scenario.enemy("rootmother", zone=6).turn("naz")
    do(match, "pass", "draw_card", "end_turn")
    assert next_turn(match) and statuses(match, "naz") == {"weaken": 1}
    assert told(match, "status-ends", "status") == ["status-ends", "status"]


@pytest.mark.rule("KIN-148", "KIN-080")
def test_tv42_bulwark() -> None:
    scenario = Scenario("asha khor naz", combat="q4_9").seeker("asha", zone=1, health=8, armor=1)
    scenario.seeker("khor", zone=1, armor=3).seeker("naz", zone=7)
    match = scenario.enemy("rootmother", zone=1, target="asha").ability("rootmother", 2)
    assert asked(match) == ("khor", "Bulwark") and offered(match) == {"guard:0", "guard:1", "guard:2"}
    do(match, "guard:2")
    # Crushing Hold deals 7 here: 2 for Khor, 5 - 1 for Asha.
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (12, 2)
    assert (seeker(match, "asha").health, seeker(match, "asha").armor) == (4, 0)


@pytest.mark.rule("KIN-148", "KIN-316")
def test_tv42_with_the_numbers_of_the_example() -> None:
    scenario = Scenario("asha khor naz", combat="q6_8").seeker("asha", zone=1, health=8, armor=1)
    scenario.seeker("khor", zone=1, armor=3)
    match = scenario.enemy("cinder", zone=1, target="asha").ability("cinder", 1)  # melee 6 green wound
    do(match, "guard:2")
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (12, 2)
    assert (seeker(match, "asha").health, seeker(match, "asha").armor) == (5, 0)
    assert statuses(match, "asha") == {"wound": 1} and statuses(match, "khor") == {}


@pytest.mark.rule("KIN-309", "KIN-192")
def test_tv45_only_the_leader_must_fall() -> None:
    scenario = Scenario("khor asha naz", combat="q9_11").seeker("khor", zone=5, hand="kh1 kh2")
    match = scenario.enemy("twoshadows", zone=5, health=4).turn("khor")  # the storeroom blocks 1
    do(match, "play:kh1", "stay")
    assert not match.over and trophies(match) == ["twoshadows"]
    assert [tokens(match, "vesper", row) for row in (1, 2, 3)] == [[1, 2, 3, 7, 8, 9], [4, 5, 10, 11], [6, 12, 0]]
    scenario = Scenario("khor asha naz", combat="q9_11").seeker("khor", zone=4, hand="kh1 kh2")
    match = scenario.enemy("vesper", zone=4, health=5).turn("khor")
    do(match, "play:kh1", "stay")
    assert match.over and match.result is not None and match.result.verdict == "won" and trophies(match) == ["vesper"]


@pytest.mark.rule("KIN-216", "KIN-310", "KIN-218", "KIN-194", "KIN-217")
def test_tv46_attacking_an_ally_of_the_enemies() -> None:
    scenario = Scenario("valora roland khor", combat="q8_11").seeker("valora", zone=3, hand="va1 va2")
    match = scenario.seeker("roland", hand="ro1+").seeker("khor", zone=1).enemy("mothqueen", zone=4).turn("valora")
    do(match, "play:va1", "boost:ro1", "stay")
    assert offered(match) == {"aim:mothqueen", "aim_ally:brood"}
    do(match, "aim_ally:brood")
    assert ally(match, "brood").health == 2 and ally_tokens(match, "brood") == [11, 12]


@pytest.mark.rule("KIN-310", "KIN-218", "KIN-194")
def test_tv46_the_brood_leaves_without_a_trophy() -> None:
    scenario = Scenario("valora roland khor", combat="q8_11").seeker("valora", zone=3, hand="va1 va2").ally("brood", 2)
    match = scenario.enemy("mothqueen", zone=7).turn("valora")
    do(match, "play:va1", "stay")
    assert not ally(match, "brood").here and trophies(match) == []
    assert offered(match) == {"token:11:1", "token:11:2", "token:11:3"}
    do(match, "token:11:2")
    assert offered(match) == {"token:12:1", "token:12:3"}
    do(match, "token:12:3")
    assert 11 in tokens(match, "mothqueen", 2) and 12 in tokens(match, "mothqueen", 3)


@pytest.mark.rule("KIN-214", "KIN-310")
def test_tv46_no_status_on_an_ally() -> None:
    scenario = Scenario("valora roland khor", combat="q8_11").seeker("valora", zone=3, hand="va3 va2")
    match = scenario.enemy("mothqueen", zone=7).turn("valora")
    do(match, "play:va3", "stay")
    assert ally(match, "brood").health == 5 and table_of(match).piles[3] == 12 and asked(match)[1] == "TakeTurn"


@pytest.mark.rule("KIN-317", "KIN-080")
def test_tv47_two_attacks_in_one_ability() -> None:
    scenario = Scenario("khor asha valora", combat="q9_11").seeker("khor", zone=3, health=12, armor=3)
    match = scenario.enemy("twoshadows", zone=3, target="khor").ability("twoshadows", 1)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (9, 1)


@pytest.mark.rule("KIN-317", "KIN-120", "KIN-117")
def test_tv47_a_block_against_each_of_them() -> None:
    scenario = Scenario("khor naz valora", combat="q9_11").seeker("khor", zone=3, health=12, armor=3)
    scenario.seeker("naz", zone=1, hand="na3+").seeker("valora", zone=1, hand="va4+")
    match = scenario.enemy("twoshadows", zone=3, target="khor").ability("twoshadows", 1)
    do(match, "block:na3:khor", "no_block", "no_block")
    do(match, "block:va4:khor")
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (12, 1)


@pytest.mark.rule("KIN-157", "KIN-159")
def test_tv48_armour_taken_away() -> None:
    scenario = Scenario("khor asha valora", combat="q9_11").seeker("khor", zone=2, health=12, armor=3)
    match = scenario.enemy("vesper", zone=4, target="khor").ability("vesper", 2)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (8, 0)


@pytest.mark.rule("KIN-157")
def test_tv48_out_of_reach() -> None:
    scenario = Scenario("khor asha valora", combat="q9_11").seeker("khor", zone=1, health=12, armor=3)
    match = scenario.enemy("vesper", zone=6, target="khor").ability("vesper", 2)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (12, 1)


@pytest.mark.rule("KIN-120", "KIN-150", "KIN-077")
def test_tv49_void_attack() -> None:
    scenario = Scenario("roland feyn khor", combat="q12_12").seeker("roland", zone=4, health=12, armor=1)
    scenario.seeker("feyn", zone=5, hand="fe3+").seeker("khor", zone=2, hand="si4+ lo6+ kh5+")
    match = scenario.enemy("tide", zone=2, health=58, target="roland").ability("tide", 4)
    assert next_turn(match) and seeker(match, "roland").health == 8 and foe(match, "tide").health == 61


@pytest.mark.rule("KIN-162", "KIN-205", "KIN-160")
def test_tv50_retarget_by_another_condition() -> None:
    scenario = Scenario("asha khor valora", combat="q9_11").seeker("asha", zone=3, health=9).seeker("khor", zone=1)
    scenario.seeker("valora", zone=1, health=5)
    match = scenario.enemy("twoshadows", zone=5, target="khor").ability("twoshadows", 2)
    assert target(match, "twoshadows") == "asha" and foe(match, "twoshadows").zone == 2
    assert seeker(match, "asha").health == 3 and statuses(match, "asha") == {"wound": 1}
    scenario = Scenario("asha khor valora", combat="q9_11").seeker("asha", zone=3, health=9).seeker("khor", zone=1)
    scenario.seeker("valora", zone=1, health=5).enemy("twoshadows", zone=5, target="asha")
    match = scenario.ability("twoshadows", 3)
    assert target(match, "twoshadows") == "khor"


@pytest.mark.rule("KIN-309", "KIN-091", "KIN-190")
def test_tv51_holding_out() -> None:
    scenario = Scenario("roland feyn khor", combat="q12_12").time("heart heart darkness").seeker("khor", zone=5)
    match = scenario.seeker("roland", zone=4).enemy("tide", zone=2, target="roland").pawn("darkness")
    assert match.over and match.result is not None and match.result.verdict == "won" and trophies(match) == []
    scenario = Scenario("roland feyn khor", combat="q12_12").time("heart heart darkness").seeker("khor", zone=5)
    match = scenario.seeker("roland", zone=4, health=5).enemy("tide", zone=2, target="roland").pawn("darkness")
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert told(match, "reset") == []


@pytest.mark.rule("KIN-309", "KIN-305")
def test_tv52_object_lost() -> None:
    scenario = Scenario("roland feyn khor", combat="q10_12").ally("wagon", 3)
    match = scenario.enemy("drover", health=20).pawn("6")
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert foe(match, "drover").health == 20


@pytest.mark.rule("KIN-209", "KIN-181", "KIN-182")
def test_tv56_stun_zone() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=4, hand="kh1")
    match = scenario.comes("kh2", "khor", "kh3").turn("khor")
    do(match, "move:z6")
    assert statuses(match, "khor") == {"stun": 1}
    do(match, "pass", "draw_card", "draw")
    assert asked(match) == ("khor", "TakeTurn") and not any(key.startswith("play:") for key in offered(match))
    do(match, "pass", "draw_card", "end_turn")
    assert statuses(match, "khor") == {}


@pytest.mark.rule("KIN-316", "KIN-080", "KIN-123")
def test_tv60_area_attack_with_khor() -> None:
    scenario = Scenario("asha khor naz", combat="q6_8").seeker("asha", zone=3, health=8, armor=1)
    scenario.seeker("khor", zone=3, health=12, armor=3).seeker("naz", zone=1)
    scenario.enemy("hound", zone=3, target="asha")
    match = scenario.ability("hound", 3)  # melee_area 5 red
    do(match, "guard:2")
    assert (seeker(match, "asha").health, seeker(match, "asha").armor) == (6, 0)
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (9, 1)

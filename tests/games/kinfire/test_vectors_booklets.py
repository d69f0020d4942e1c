"""Further worked examples: each was foretold from the four booklets and the rules before it was played."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    Scenario,
    ally,
    discarded,
    do,
    foe,
    hand,
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

# -- reach and lines -------------------------------------------------------------------------


@pytest.mark.rule("KIN-069", "KIN-070", "KIN-073")
def test_two_zones_are_too_far_and_draw_no_attention() -> None:
    """Exactly one zone, "neither more nor less"; what is tied to the attack does not happen."""
    scenario = Scenario("valora khor naz").seeker("valora", zone=2, hand="va5 va1")
    match = scenario.enemy("wyvern", zone=5, target="khor").turn("valora")
    do(match, "play:va5", "stay")
    assert foe(match, "wyvern").health == 30 and target(match, "wyvern") == "khor"
    assert on_row(match, "wyvern", 1) == on_row(match, "wyvern", 2) == on_row(match, "wyvern", 3) == {}


@pytest.mark.rule("KIN-207", "KIN-164", "KIN-210")
def test_an_enemy_shoots_across_a_red_line_without_moving() -> None:
    scenario = Scenario("asha khor roland", combat="q5_11").seeker("asha", zone=6, health=11)
    match = scenario.enemy("stalker", zone=2, target="asha").ability("stalker", 2)  # 5 green, the catwalk blocks 1
    assert foe(match, "stalker").zone == 1 and seeker(match, "asha").health == 11 - 4
    assert statuses(match, "asha") == {"wound": 1}


@pytest.mark.rule("KIN-206", "KIN-163", "KIN-156")
def test_an_enemy_behind_a_wall_goes_round_it_and_robs_first() -> None:
    """Vesper in the storeroom, Khor behind the wall at the hatch: she robs him from afar, goes to the dais, shoots."""
    scenario = Scenario("khor asha naz", combat="q9_11").seeker("khor", zone=6, health=12, armor=3)
    match = scenario.enemy("vesper", zone=5, target="khor").ability("vesper", 2)
    assert foe(match, "vesper").zone == 3 and (seeker(match, "khor").health, seeker(match, "khor").armor) == (8, 0)


@pytest.mark.rule("KIN-166", "KIN-157")
def test_the_shortest_way_round_counts_open_borders_only() -> None:
    """From the millstones to the wheel one can shoot, not walk: three zones by the porch, four by the loft."""
    scenario = Scenario("asha khor naz", combat="q3_11").seeker("asha", zone=6, health=11)
    scenario.seeker("khor", zone=1).seeker("naz", zone=2)
    match = scenario.enemy("husk", zone=4, target="asha").ability("husk", 1)
    assert foe(match, "husk").zone == 2 and seeker(match, "asha").health == 11
    assert target(match, "husk") == "khor", "it retargets all the same: Khor in the yard is one zone away"


@pytest.mark.rule("KIN-205", "KIN-207")
def test_next_to_it_means_across_a_red_line_too() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=1, hand="kh3 kh1").seeker("asha", zone=3)
    match = scenario.enemy("cinder", zone=5, target="asha").enemy("hound", zone=6, target="asha").turn("khor")
    do(match, "play:kh3", "stay")
    assert target(match, "cinder") == "khor" and target(match, "hound") == "asha", "the hound is too far away"


@pytest.mark.rule("KIN-176", "KIN-205")
def test_a_howl_is_heard_across_a_red_line() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=4).seeker("asha", zone=5)
    match = scenario.seeker("naz", zone=3).enemy("hound", zone=2).ability("hound", 2)
    assert [statuses(match, name) for name in ("khor", "asha", "naz")] == [{"weaken": 1}, {}, {"weaken": 1}]


# -- tolls and other damage ------------------------------------------------------------------


@pytest.mark.rule("KIN-082", "KIN-080", "KIN-154")
def test_a_toll_is_damage_of_its_own_for_armour() -> None:
    scenario = Scenario("khor asha naz", combat="q2_11").seeker("khor", zone=5, health=12, armor=3)
    match = scenario.enemy("garrek", zone=5).turn("khor")
    do(match, "move:z3")
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (12, 2)


@pytest.mark.rule("KIN-154", "KIN-149")
def test_who_is_sent_pays_no_toll_and_who_walks_by_a_card_does() -> None:
    scenario = Scenario("naz khor asha", combat="q2_11").seeker("naz", zone=5, health=12, hand="na5 na1")
    match = scenario.seeker("khor", zone=5, health=12).enemy("garrek", zone=5).turn("naz")
    do(match, "send:khor:z4")
    assert seeker(match, "khor").health == 12
    do(match, "play:na5", "step:z3")
    assert seeker(match, "naz").health == 11


@pytest.mark.rule("KIN-013", "KIN-187", "KIN-305")
def test_a_deadly_toll_ends_the_combat_in_the_middle_of_a_step() -> None:
    scenario = Scenario("khor asha naz", combat="q2_11").seeker("khor", zone=5, health=1)
    match = scenario.enemy("garrek", zone=5).turn("khor")
    do(match, "move:z3")
    assert match.over and match.result is not None and match.result.verdict == "lost"


@pytest.mark.rule("KIN-179", "KIN-074", "KIN-182")
def test_two_weakens_take_two_from_every_attack_and_the_status_stays() -> None:
    scenario = Scenario("asha khor naz").seeker("asha", zone=3, hand="as9 as3", statuses="weaken weaken")
    match = scenario.enemy("wyvern", zone=3).turn("asha")
    do(match, "play:as9", "stay")
    assert foe(match, "wyvern").health == 30
    do(match, "end_turn")
    assert statuses(match, "asha") == {"weaken": 1}
    scenario = Scenario("asha khor naz").seeker("asha", zone=3, hand="as9 as3", statuses="weaken weaken")
    match = scenario.enemy("wyvern", zone=3).turn("asha")
    do(match, "play:as3", "stay", "cover:wyvern:2")
    assert foe(match, "wyvern").health == 30 and on_row(match, "wyvern", 2) == {"wound": 1}


@pytest.mark.rule("KIN-209", "KIN-178", "KIN-182")
def test_who_stays_at_the_wheel_bleeds_every_turn() -> None:
    """One wound on the way in; the next turn it hurts, is laid down, and the wheel gives another."""
    scenario = Scenario("asha khor naz", combat="q3_11").seeker("asha", zone=1, health=11).seeker("khor", zone=1)
    match = scenario.turn("asha")
    do(match, "move:z6", "pass", "draw_card")
    assert statuses(match, "asha") == {"wound": 1} and seeker(match, "asha").health == 11
    scenario = Scenario("asha khor naz", combat="q3_11").seeker("asha", zone=6, health=11, statuses="wound")
    match = scenario.turn("asha")
    assert seeker(match, "asha").health == 10
    do(match, "pass", "draw_card", "end_turn")
    assert next_turn(match) and statuses(match, "asha") == {"wound": 1}


@pytest.mark.rule("KIN-180", "KIN-183")
def test_a_trap_holds_on_the_own_turn_only() -> None:
    scenario = Scenario("asha naz khor").seeker("asha", zone=1, hand="as2 as1", statuses="trap")
    match = scenario.enemy("wyvern", zone=1).turn("asha")
    assert not any(key.startswith("move:") for key in offered(match))
    do(match, "play:as2")
    assert foe(match, "wyvern").health == 26 and seeker(match, "asha").zone == 0
    scenario = Scenario("naz asha khor").seeker("naz", zone=1).seeker("asha", zone=1, statuses="trap")
    match = scenario.turn("naz")
    do(match, "send:asha:z3")
    assert seeker(match, "asha").zone == 2 and statuses(match, "asha") == {"trap": 1}


@pytest.mark.rule("KIN-181", "KIN-145")
def test_a_stunned_seeker_cannot_use_the_lantern_either() -> None:
    scenario = Scenario("asha khor naz").seeker("asha", zone=1, hand="as1 as5", charged=True, statuses="stun")
    match = scenario.turn("asha")
    assert {key.split(":")[0] for key in offered(match)} == {"move", "pass"}
    do(match, "pass", "draw_card", "move:z3")
    assert next_turn(match) and statuses(match, "asha") == {}


# -- hands -----------------------------------------------------------------------------------


@pytest.mark.rule("KIN-137", "KIN-082", "KIN-135", "KIN-184")
def test_two_exhausted_cards_cost_two_whatever_armour_there_was() -> None:
    scenario = Scenario("khor asha naz").seeker(
        "khor", zone=3, health=5, armor=2, hand="kh1 kh2+ exhausted exhausted", bare=True
    )
    match = scenario.enemy("wyvern", zone=3).turn("khor")
    do(match, "play:kh1", "stay")
    khor = seeker(match, "khor")
    assert (khor.health, khor.armor, len(khor.hand), khor.charged) == (3, 3, 7, True)


@pytest.mark.rule("KIN-137", "KIN-187")
def test_an_exhausted_card_may_cost_the_last_point() -> None:
    scenario = Scenario("khor asha naz").seeker("khor", zone=3, health=1, hand="kh1 exhausted", bare=True)
    match = scenario.enemy("wyvern", zone=3, health=6, target="asha").turn("khor")
    do(match, "play:kh1", "stay")
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert told(match, "strikes", "exhausted", "falls", "draws") == ["strikes", "exhausted", "falls"]


@pytest.mark.rule("KIN-190", "KIN-138", "KIN-305")
def test_the_last_blow_comes_before_the_renewal_that_would_kill() -> None:
    scenario = Scenario("khor asha naz").seeker("khor", zone=3, health=1, hand="kh1 exhausted", bare=True)
    match = scenario.enemy("wyvern", zone=3, health=5, target="asha").turn("khor")
    do(match, "play:kh1", "stay")
    assert match.over and match.result is not None and match.result.verdict == "won"
    assert trophies(match) == ["wyvern"]


@pytest.mark.rule("KIN-136", "KIN-307", "KIN-144")
def test_who_throws_the_last_action_away_renews_and_may_only_walk() -> None:
    scenario = Scenario("feyn khor naz").seeker("feyn", zone=1, hand="fe9 fe1+", bare=True)
    match = scenario.turn("feyn")
    do(match, "pass", "drop:fe9")
    feyn = seeker(match, "feyn")
    assert len(feyn.hand) == 7 and feyn.charged and feyn.armor == 0
    assert {key.split(":")[0] for key in offered(match)} == {"move", "end_turn"}


@pytest.mark.rule("KIN-126", "KIN-117", "KIN-127")
def test_two_card_boosts_are_two_draws_and_each_may_be_declined() -> None:
    scenario = Scenario("valora khor naz roland").seeker("valora", zone=3, hand="va8 va1").seeker("roland", hand="ro5+")
    match = scenario.seeker("naz", hand="na8+").enemy("wyvern", zone=5).turn("valora")
    do(match, "play:va8", "boost:na8", "boost:ro5", "stay", "draw_card")  # the card's own draw
    assert "neither" in offered(match)
    before = len(hand(match, "valora"))
    do(match, "draw_card", "neither")
    assert len(hand(match, "valora")) == before + 1 and asked(match)[1] == "TakeTurn"


@pytest.mark.rule("KIN-128", "KIN-011")
def test_a_health_boost_ends_at_the_starting_value() -> None:
    scenario = Scenario("valora khor feyn").seeker("valora", zone=3, health=11, hand="va8 va1")
    match = scenario.seeker("feyn", hand="fe1+").turn("valora")
    do(match, "play:va8", "boost:fe1", "stay", "draw_card")
    assert seeker(match, "valora").health == 12


@pytest.mark.rule("KIN-125", "KIN-100", "KIN-105")
def test_movement_of_a_boost_may_be_split() -> None:
    """Two zones in all: one before the stab, one after it; and the turn is over."""
    scenario = Scenario("asha khor naz").seeker("asha", zone=1, hand="as1 as8").seeker("khor", hand="kh6+")
    match = scenario.enemy("wyvern", zone=3).turn("asha")
    do(match, "play:as1", "boost:kh6", "move:z3", "stay")
    assert foe(match, "wyvern").health == 27
    do(match, "move:z4")
    assert seeker(match, "asha").zone == 3 and next_turn(match)


@pytest.mark.rule("KIN-142", "KIN-143")
def test_an_empty_deck_is_made_of_the_discard_pile_in_the_middle_of_a_draw() -> None:
    scenario = Scenario("roland khor asha").seeker("roland", hand="ro8 ro1 ro2 ro3 ro4 ro5 ro6", deck="ro7")
    match = scenario.comes("ro7", "ro9").turn("roland")
    do(match, "play:ro8", "stay")
    assert {"ro7", "ro9"} <= set(hand(match, "roland")) and told(match, "shuffles") == ["shuffles"]
    do(match, "drop:ro7")
    assert sorted(discarded(match, "roland")) == ["ro7", "ro8"]


# -- cards and abilities ---------------------------------------------------------------------


@pytest.mark.rule("KIN-076", "KIN-110")
def test_what_was_saved_for_the_next_attack_is_lost_with_the_turn() -> None:
    scenario = Scenario("asha khor naz").seeker("asha", zone=3, hand="as5 as8").enemy("wyvern", zone=3)
    match = scenario.turn("asha")
    do(match, "play:as5", "stay", "draw_card", "pass", "draw_card", "end_turn")
    assert table_of(match).bonus == 0 and next_turn(match)


@pytest.mark.rule("KIN-072", "KIN-146", "KIN-121")
def test_an_area_attack_carries_every_bonus_to_each_target() -> None:
    """Volley 3 at both, Spotting 2, a Boost of 2 and Asha among them: 8 each."""
    scenario = (
        Scenario("valora asha naz", combat="q6_8").seeker("valora", zone=1, hand="va8 va7").seeker("asha", zone=3)
    )
    match = (
        scenario.seeker("naz", zone=2, hand="na1+")
        .enemy("cinder", zone=3, health=30)
        .enemy("hound", zone=3)
        .turn("valora")
    )
    do(match, "play:va8", "stay", "draw_card", "play:va7", "boost:na1", "stay")
    assert foe(match, "cinder").health == 22 and foe(match, "hound").health == 31 - 8


@pytest.mark.rule("KIN-146")
def test_opportunist_is_about_where_the_enemy_stands() -> None:
    scenario = Scenario("valora asha naz").seeker("valora", zone=3, hand="va1 va2").seeker("asha", zone=3)
    match = scenario.enemy("wyvern", zone=5).turn("valora")
    do(match, "play:va1", "stay")
    assert foe(match, "wyvern").health == 26


@pytest.mark.rule("KIN-147", "KIN-091")
def test_two_songs_heal_twice_and_not_their_singer() -> None:
    scenario = Scenario("feyn khor asha").seeker("feyn", health=5, wards="fe1 si10").seeker("khor", health=5)
    match = scenario.turn("khor")
    do(match, "pass", "draw_card", "end_turn")
    assert (seeker(match, "khor").health, seeker(match, "feyn").health) == (7, 5)


@pytest.mark.rule("KIN-113", "KIN-148", "KIN-316", "KIN-122")
def test_protections_blocks_bulwark_and_armour_in_their_order() -> None:
    """8 white on Asha: Shield Wall 1 and Seal 1 leave 6, Naz blocks 3, Khor takes 2 of 3, her armour the last."""
    scenario = Scenario("khor asha naz roland").seeker("khor", zone=5, health=12, armor=0, wards="kh5")
    scenario.seeker("asha", zone=5, health=11, armor=1).seeker("naz", zone=1, hand="na3+")
    match = scenario.seeker("roland", zone=5, wards="ro4").enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    do(match, "block:na3:asha")
    assert offered(match) == {"guard:0", "guard:1", "guard:2"}
    do(match, "guard:2")
    assert (seeker(match, "khor").health, seeker(match, "asha").health, seeker(match, "asha").armor) == (10, 11, 0)


@pytest.mark.rule("KIN-148")
def test_bulwark_takes_no_more_than_is_left() -> None:
    scenario = Scenario("khor asha naz").seeker("khor", zone=5, health=12).seeker("asha", zone=5, health=11)
    rows = {1: "weaken weaken weaken"}  # 8 - 6
    match = scenario.enemy("wyvern", zone=5, target="asha", rows=rows).ability("wyvern", 1)
    assert offered(match) == {"guard:0", "guard:1", "guard:2"}
    scenario = (
        Scenario("khor asha naz").seeker("khor", zone=5, health=12, wards="kh5").seeker("asha", zone=5, health=11)
    )
    match = scenario.enemy("wyvern", zone=5, target="asha", rows=rows).ability("wyvern", 1)
    assert offered(match) == {"guard:0", "guard:1"}


@pytest.mark.rule("KIN-151", "KIN-030")
def test_covering_fire_gives_what_the_pile_has() -> None:
    scenario = Scenario("valora naz khor").seeker("valora", zone=1).seeker("khor", zone=1)
    scenario.table.armor_pile, scenario.table.seats[2].armor = 0, 20
    match = scenario.turn("valora")
    do(match, "move:z3", "who:naz")
    assert seeker(match, "naz").armor == 0


@pytest.mark.rule("KIN-168", "KIN-127")
def test_the_player_of_whoever_is_cleansed_chooses() -> None:
    scenario = Scenario("roland asha khor").seeker("roland", zone=1, hand="ro9 ro1")
    match = scenario.seeker("asha", zone=1, health=4, statuses="wound stun").turn("roland")
    do(match, "play:ro9", "stay", "who:asha")
    assert asked(match) == ("asha", "Cleanse") and offered(match) == {"drop_status:wound", "drop_status:stun", "enough"}
    do(match, "drop_status:stun", "draw_card")
    assert seeker(match, "asha").health == 7 and statuses(match, "asha") == {"wound": 1}


# -- enemies, phases, tokens -----------------------------------------------------------------


@pytest.mark.rule("KIN-156", "KIN-317")
def test_a_blocked_attack_has_taken_place_and_still_steals() -> None:
    scenario = (
        Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=3, hand="kh1 kh2").seeker("naz", hand="na8+")
    )
    scenario.seeker("asha", zone=1, hand="as6+ as1", health=3).comes("kh2")
    match = scenario.enemy("cinder", zone=3, target="khor").ability("cinder", 3)  # melee 4 blue
    do(match, "block:as6:khor")
    assert discarded(match, "khor") == ["kh2"] and seeker(match, "khor").health == 12 - 1
    assert target(match, "cinder") == "asha"


@pytest.mark.rule("KIN-136", "KIN-135")
def test_a_stolen_last_action_is_followed_by_a_new_hand() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=3, hand="kh1", bare=True)
    match = scenario.seeker("asha", zone=1, health=3).enemy("cinder", zone=3, target="khor").ability("cinder", 3)
    assert len(seeker(match, "khor").hand) == 7 and seeker(match, "khor").armor == 3 and seeker(match, "khor").charged


@pytest.mark.rule("KIN-157", "KIN-156")
def test_what_is_tied_to_an_attack_that_did_not_come_about_is_left_out() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=6, hand="kh1 kh2").seeker("asha", health=3)
    match = scenario.enemy("cinder", zone=1, target="khor").ability("cinder", 3)
    assert hand(match, "khor") == ["kh1", "kh2"] and target(match, "cinder") == "asha"
    assert told(match, "out-of-range", "loses-card", "targets") == ["out-of-range", "targets"]


@pytest.mark.rule("KIN-196", "KIN-195")
def test_the_second_of_two_blows_is_not_struck_at_a_new_phase() -> None:
    scenario = Scenario("asha khor naz", combat="q4_9").seeker("asha", zone=5, hand="as9 as1", charged=True)
    match = scenario.enemy("rootmother", zone=5, health=2, target="khor").turn("asha")
    do(match, "play:as9", "stay")
    assert foe(match, "rootmother").phase == 1 and foe(match, "rootmother").health == 18
    assert next_turn(match) and seeker(match, "asha").charged and "as9" in discarded(match, "asha")


@pytest.mark.rule("KIN-196", "KIN-136", "KIN-091")
def test_a_hand_is_renewed_at_the_end_of_a_turn_that_was_cut_off() -> None:
    """The card Boost is lost, the statuses end, the empty hand is filled, the lantern charged: the turn did end."""
    scenario = Scenario("asha khor naz", combat="q4_9").seeker(
        "asha", zone=5, health=9, hand="as8 as1+", statuses="weaken", bare=True
    )
    match = scenario.seeker("khor", hand="kh1+").enemy("rootmother", zone=5, health=3, target="khor").turn("asha")
    do(match, "play:as8", "boost:kh1", "stay")
    asha = seeker(match, "asha")
    assert foe(match, "rootmother").phase == 1 and target(match, "rootmother") == "khor", "no attention"
    assert len(asha.hand) == 7 and asha.charged and asha.armor == 1 and next_turn(match)


@pytest.mark.rule("KIN-304", "KIN-188", "KIN-192", "KIN-073")
def test_one_falls_and_the_other_is_drawn() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=3, hand="kh4 kh1").seeker("asha", zone=1)
    scenario.enemy("cinder", zone=3, health=4, target="asha", rows={1: "wound trap"})
    match = scenario.enemy("hound", zone=3, health=28, target="asha").turn("khor")
    do(match, "play:kh4", "stay")
    assert trophies(match) == ["cinder"] and target(match, "hound") == "khor" and foe(match, "hound").health == 24
    assert table_of(match).piles == [12, 12, 12, 12]
    assert [tokens(match, "hound", row) for row in (1, 2, 3)] == [[1, 2, 3, 7, 8, 9], [4, 5, 10, 11], [6, 12, 0]]


@pytest.mark.rule("KIN-077", "KIN-302")
def test_what_grows_may_exceed_and_what_heals_may_not() -> None:
    scenario = Scenario("asha khor naz", combat="q12_12").seeker("asha", zone=6)
    match = scenario.enemy("tide", zone=1, target="asha").ability("tide", 4)
    assert foe(match, "tide").health == 66 + 3
    scenario = Scenario("asha khor naz", combat="q4_9").seeker("asha", zone=1)
    match = scenario.enemy("rootmother", zone=5, health=21, target="asha").ability("rootmother", 3)
    assert foe(match, "rootmother").health == 22


@pytest.mark.rule("KIN-190", "KIN-309", "KIN-091")
def test_holding_out_is_of_no_use_to_whoever_falls_in_that_turn() -> None:
    scenario = Scenario("asha khor naz", combat="q12_12").seeker("asha", zone=4, health=5).seeker("khor", zone=5)
    match = scenario.time("heart heart darkness").enemy("tide", zone=2, target="asha").pawn("darkness")
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert told(match, "falls", "reset") == ["falls"]


@pytest.mark.rule("KIN-159", "KIN-192")
def test_a_shed_token_goes_where_its_holder_says_or_stays() -> None:
    scenario = Scenario("asha khor naz", combat="q6_8").seeker("asha", zone=1, hand="as7 as1").seeker("khor", zone=2)
    match = scenario.enemy("cinder", target="asha").enemy("hound", target="asha").turn("asha")
    do(match, "play:as7", "stay", "stay")
    assert offered(match) == {"keep:cinder", "give:cinder:khor", "give:cinder:naz"}
    do(match, "keep:cinder", "give:hound:naz")
    assert (target(match, "cinder"), target(match, "hound")) == ("asha", "naz") and seeker(match, "asha").armor == 2


@pytest.mark.rule("KIN-096", "KIN-085")
def test_a_fourth_fate_token_stays_where_it_is() -> None:
    match = Scenario("asha khor naz").fate(2, spent=3).comes("khor").draws()
    assert asked(match) == ("khor", "TakeTurn") and table_of(match).fate == 2


@pytest.mark.rule("KIN-215", "KIN-091", "KIN-311")
def test_the_turn_of_an_ally_hurts_nobody_by_its_zone() -> None:
    scenario = Scenario("asha khor naz", combat="q3_11").seeker("asha", zone=6, health=9).seeker("khor", health=12)
    match = scenario.enemy("husk", zone=4).helps("brann")
    do(match, "cover:husk:3")
    assert (seeker(match, "asha").health, seeker(match, "khor").health) == (10, 12) and statuses(match, "asha") == {}
    assert on_row(match, "husk", 3) == {"weaken": 1} and next_turn(match)


@pytest.mark.rule("KIN-310", "KIN-218", "KIN-216")
def test_an_area_attack_fells_the_brood_beside_its_queen() -> None:
    """Roland's glyph: 2 at both, wounds for the queen alone; the brood's two tokens go to two of her rows."""
    scenario = Scenario("roland khor asha", combat="q8_11").seeker("roland", zone=6, hand="ro2 ro1").ally("brood", 2)
    match = scenario.enemy("mothqueen", zone=5, health=20, target="khor").turn("roland")
    do(match, "play:ro2", "stay")
    assert not ally(match, "brood").here and trophies(match) == []
    assert asked(match)[1] == "DivideTokens"
    do(match, "token:11:2", "token:12:3", "cover:mothqueen:1")
    assert foe(match, "mothqueen").health == 20 - 3 and on_row(match, "mothqueen", 1) == {"wound": 1}
    assert 11 in tokens(match, "mothqueen", 2) and 12 in tokens(match, "mothqueen", 3)


@pytest.mark.rule("KIN-305", "KIN-301", "KIN-309")
def test_a_wagon_that_is_lost_ends_the_combat_before_the_blow() -> None:
    scenario = Scenario("asha khor naz", combat="q10_12").seeker("asha", zone=4, health=11).ally("wagon", 3)
    match = scenario.enemy("team", zone=4, target="asha").ability("team", 3)  # hurt_ally 3; melee 5
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert seeker(match, "asha").health == seeker(match, "asha").top and told(match, "attacks") == []

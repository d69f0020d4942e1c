"""The specification's worked examples: turns of Seekers, cards, Boosts, hands and protections (TV-08 and others)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    Scenario,
    discarded,
    do,
    foe,
    hand,
    next_turn,
    offered,
    seeker,
    statuses,
    table_of,
    target,
    trophies,
    word,
)
from veillee.testing import asked, told


@pytest.mark.rule("KIN-069", "KIN-070", "KIN-100", "KIN-106", "KIN-107")
def test_tv08_exact_range() -> None:
    scenario = Scenario("valora khor naz").seeker("valora", zone=5, hand="va1 va2").enemy("wyvern", zone=5)
    match = scenario.turn("valora")
    do(match, "play:va1", "stay")
    assert foe(match, "wyvern").health == 30 and discarded(match, "valora") == ["va1"]
    assert told(match, "no-target", "strikes") == ["no-target"]
    match = Scenario("valora khor naz").seeker("valora", zone=5, hand="va1 va2").enemy("wyvern", zone=5).turn("valora")
    do(match, "move:z4", "who:khor", "play:va1")
    assert foe(match, "wyvern").health == 26


@pytest.mark.rule("KIN-072", "KIN-073", "KIN-121")
def test_tv09_area_attack() -> None:
    match = (
        Scenario("khor naz asha", combat="q6_8")
        .seeker("khor", zone=3, hand="kh4 kh1")
        .seeker("naz", zone=1, hand="na1+")
        .seeker("asha", zone=1)
        .enemy("cinder", zone=3, health=30, target="naz")
        .enemy("hound", zone=3, health=28, target="asha")
        .turn("khor")
    )
    do(match, "play:kh4", "boost:na1", "stay")
    assert (foe(match, "cinder").health, foe(match, "hound").health) == (24, 22)
    assert target(match, "cinder") == target(match, "hound") == "khor"


@pytest.mark.rule("KIN-178", "KIN-177", "KIN-182", "KIN-080", "KIN-098")
@pytest.mark.parametrize(("armor", "health"), [(0, 6), (1, 7)])
def test_tv12_three_wounds_in_hand(armor: int, health: int) -> None:
    scenario = Scenario().seeker("asha", health=9, armor=armor, statuses="wound wound wound")
    match = scenario.turn("asha")
    assert seeker(match, "asha").health == health and seeker(match, "asha").armor == 0
    do(match, "pass", "draw_card", "end_turn")
    assert next_turn(match) and statuses(match, "asha") == {"wound": 2}


@pytest.mark.rule("KIN-119", "KIN-150")
def test_tv13_two_coloured_action() -> None:
    match = (
        Scenario("naz khor valora roland")
        .seeker("naz", zone=3, hand="na4 na1")
        .seeker("khor", zone=1, hand="kh4+")
        .seeker("valora", zone=1, hand="va1+")
        .seeker("roland", zone=2, hand="ro1+")
        .enemy("wyvern", zone=3, health=30)
        .turn("naz")
    )
    do(match, "play:na4")
    assert asked(match) == ("khor", "BoostWindow")
    do(match, "boost:kh4", "boost:va1")
    assert asked(match) == ("roland", "BoostWindow") and "boost:ro1" in offered(match)
    do(match, "no_boost", "no_boost", "stay")  # Roland is asked once more, as others have played
    assert foe(match, "wyvern").health == 22


@pytest.mark.rule("KIN-118")
def test_tv13_a_blue_boost_does_not_match_for_others() -> None:
    scenario = Scenario("naz asha khor").seeker("naz", zone=3, hand="na4 na1").enemy("wyvern", zone=3)
    match = scenario.seeker("asha", hand="as5+").seeker("khor", hand="kh9+").turn("naz")
    do(match, "play:na4")
    assert asked(match) == ("naz", "UseMovement")  # both hold blue Boosts only


@pytest.mark.rule("KIN-135", "KIN-137", "KIN-138", "KIN-144", "KIN-184", "KIN-126", "KIN-127")
def test_tv15_card_boost_on_the_last_action() -> None:
    match = (
        Scenario("valora roland khor")
        .seeker("valora", zone=3, health=12, hand="va1 va2+ va3+ exhausted", statuses="wound", armor=2, bare=True)
        .seeker("roland", hand="ro5+")
        .enemy("wyvern", zone=5, health=30)
        .turn("valora")
    )
    valora = seeker(match, "valora")
    assert (valora.health, valora.armor) == (12, 1)  # the wound of the start was taken by armour
    do(match, "play:va1", "boost:ro5", "stay")
    valora = seeker(match, "valora")
    assert foe(match, "wyvern").health == 26
    assert valora.health == 11 and statuses(match, "valora") == {} and valora.armor == 1 and valora.charged
    assert len(valora.hand) == 7 and asked(match) == ("valora", "DrawOrDiscard") and "neither" in offered(match)
    assert sorted(discarded(match, "valora")) == ["exhausted", "va1", "va2+", "va3+"]
    do(match, "draw_card")
    assert len(seeker(match, "valora").hand) == 8


@pytest.mark.rule("KIN-109", "KIN-110", "KIN-112", "KIN-144", "KIN-145")
def test_tv16_free_action_as_last_card() -> None:
    scenario = Scenario("feyn khor naz").seeker("feyn", zone=1, hand="fe9 fe1+", bare=True)
    match = scenario.seeker("khor", zone=1, health=5).seeker("naz", zone=4).turn("feyn")
    do(match, "play:fe9", "stay")
    assert offered(match) == {"who:feyn", "who:khor"}  # Naz is too far away
    do(match, "who:khor")
    assert seeker(match, "khor").health == 7
    feyn = seeker(match, "feyn")
    assert len(feyn.hand) == 7 and feyn.charged and not table_of(match).acted
    assert {"lantern", "pass"} <= offered(match) and any(key.startswith("play:") for key in offered(match))


@pytest.mark.rule("KIN-103", "KIN-104", "KIN-127", "KIN-186", "KIN-181")
def test_tv17_passing() -> None:
    scenario = Scenario().seeker("asha", zone=1, health=9, hand="as1 exhausted", statuses="stun")
    match = scenario.turn("asha")
    assert "pass" in offered(match) and not any(key.startswith("play:") for key in offered(match))
    pile = table_of(match).piles[2]
    do(match, "pass")
    assert {"draw_card", "drop:as1", "drop_exhausted", "drop_status:stun"} == offered(match)
    do(match, "drop_status:stun", "move:z3")
    assert next_turn(match) and statuses(match, "asha") == {} and table_of(match).piles[2] == pile + 1
    match = Scenario().seeker("asha", zone=1, health=9, hand="as1 exhausted").turn("asha")
    do(match, "pass", "drop_exhausted", "end_turn")
    assert seeker(match, "asha").health == 9 and "exhausted" in discarded(match, "asha")


@pytest.mark.rule("KIN-113", "KIN-114")
def test_tv21_a_new_protection_discards_the_old_one() -> None:
    match = Scenario("khor asha feyn").seeker("khor", zone=1, hand="si4 kh1", wards="kh5").turn("khor")
    do(match, "play:si4", "stay", "who:khor")
    assert [word(card) for card in seeker(match, "khor").wards] == ["si4"] and "kh5" in discarded(match, "khor")


@pytest.mark.rule("KIN-114", "KIN-147")
def test_tv21_feyn_has_two_and_chooses() -> None:
    match = Scenario("feyn asha khor").seeker("feyn", zone=1, hand="ua2 fe3", wards="fe1 fe2").turn("feyn")
    do(match, "play:ua2", "stay")
    assert asked(match) == ("feyn", "DiscardWard") and offered(match) == {"discard_ward:fe1", "discard_ward:fe2"}
    do(match, "discard_ward:fe1")
    assert {word(card) for card in seeker(match, "feyn").wards} == {"fe2", "ua2"}
    assert discarded(match, "feyn") == ["fe1"]


@pytest.mark.rule("KIN-219", "KIN-150", "KIN-083")
def test_tv41_void_card() -> None:
    scenario = Scenario("khor roland asha").seeker("khor", zone=3, hand="go2 kh1").seeker("roland", hand="ro1+ ro5+")
    match = scenario.seeker("asha", hand="as8+").enemy("wyvern", zone=3, health=30, target="asha").turn("khor")
    do(match, "play:go2")
    assert asked(match) == ("khor", "UseMovement")
    do(match, "stay")
    assert foe(match, "wyvern").health == 20 and target(match, "wyvern") == "khor"
    assert discarded(match, "khor") == ["exhausted", "go2"]


@pytest.mark.rule("KIN-151", "KIN-125")
def test_tv43_covering_fire() -> None:
    scenario = Scenario("valora naz khor").seeker("valora", zone=1, hand="va1 va2").seeker("khor", hand="kh6+")
    match = scenario.turn("valora")
    do(match, "move:z3", "who:naz")
    assert seeker(match, "naz").armor == 1
    do(match, "play:va1", "boost:kh6")
    assert asked(match) == ("valora", "UseMovement")
    do(match, "move:z4")
    assert seeker(match, "valora").zone == 3 and seeker(match, "naz").armor == 1 and seeker(match, "khor").armor == 0
    assert next_turn(match)  # nobody was asked who gains armour


@pytest.mark.rule("KIN-307", "KIN-110")
def test_tv58_after_passing() -> None:
    match = Scenario("feyn khor naz").seeker("feyn", zone=1, hand="fe1").comes("fe9").turn("feyn")
    do(match, "pass", "draw_card")
    assert "fe9" in hand(match, "feyn") and all(key.split(":")[0] in ("move", "end_turn") for key in offered(match))
    match = Scenario("feyn khor naz").seeker("feyn", zone=1, hand="fe1 fe9").turn("feyn")
    do(match, "play:fe9", "stay", "who:feyn")
    assert "pass" in offered(match)


@pytest.mark.rule("KIN-305", "KIN-309", "KIN-187", "KIN-201", "KIN-203")
def test_tv59_won_in_the_middle_of_a_card() -> None:
    scenario = Scenario("khor roland asha").seeker("khor", zone=3, hand="go2 kh1", health=4, armor=2)
    match = scenario.enemy("wyvern", zone=3, health=7).turn("khor")
    do(match, "play:go2", "stay")
    assert match.over and match.result is not None and match.result.verdict == "won"
    khor = seeker(match, "khor")
    assert "exhausted" not in [word(card) for card in khor.deck] and "go2" in [word(card) for card in khor.deck]
    assert trophies(match) == ["wyvern"] and khor.health == 12 and khor.armor == 0 and khor.hand == []
    assert sum(table_of(match).bag) == 29


@pytest.mark.rule("KIN-308", "KIN-117", "KIN-132")
def test_tv62_a_second_thought() -> None:
    match = (
        Scenario("valora roland khor asha")
        .seeker("valora", zone=3, hand="va1 va2")
        .seeker("roland", hand="ro1+")
        .seeker("khor", hand="kh7+ kh6+")
        .seeker("asha", hand="as4+ as7+", zone=2)
        .enemy("wyvern", zone=5, health=30)
        .turn("valora")
    )
    do(match, "play:va1")
    assert asked(match) == ("roland", "BoostWindow")
    do(match, "no_boost")
    assert asked(match) == ("khor", "BoostWindow")
    do(match, "boost:kh7")
    assert asked(match) == ("roland", "BoostWindow")  # Asha holds a block and a redraw, and Khor has played
    do(match, "boost:ro1", "stay")
    assert foe(match, "wyvern").health == 22

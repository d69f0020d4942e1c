"""What the instructions of cards and lanterns do (chapter 3.2)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    LEXICON,
    SPEC,
    Scenario,
    card,
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
    value,
    word,
)
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.games.kinfire import terms
from veillee.testing import asked, told


def attack(name: str, *, zone: int = 5, combat: str = "q1_2", enemy: str = "wyvern", **more: object) -> Match:
    """Asha, or whoever's card it is, stands in zone 5 and the wyvern in `zone`; the card is played without moving."""
    owner = CONTENT.cards[card(name)].owner
    who = "asha" if owner == terms.NONE else LEXICON.id("seeker", owner)
    other = "khor" if who != "khor" else "naz"
    scenario = Scenario(f"{who} {other} feyn", combat=combat) if who != "feyn" else Scenario(f"{who} {other} roland")
    spare = LEXICON.id("pair", CONTENT.seekers[value("seeker", who)].pairs[0])
    spare = spare if spare != name else LEXICON.id("pair", CONTENT.seekers[value("seeker", who)].pairs[1])
    scenario.seeker(who, zone=5, hand=f"{name} {spare}", **more)  # type: ignore[arg-type]
    match = scenario.enemy(enemy, zone=zone, health=40, target=other).turn(who)
    do(match, f"play:{name}")
    return match


@pytest.mark.rule("KIN-069", "KIN-068")
@pytest.mark.parametrize(("zone", "damage"), [(5, 0), (4, 7), (3, 7), (2, 7)])
def test_far_reaches_one_or_two_zones(zone: int, damage: int) -> None:
    match = attack("ub6", zone=zone)
    do(match, "stay")
    assert 40 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-072")
def test_a_ranged_area_attack_is_aimed_at_a_zone() -> None:
    scenario = Scenario("roland asha", combat="q6_8").seeker("roland", zone=3, hand="ro2 ro1")
    match = scenario.enemy("cinder", zone=5, health=30).enemy("hound", zone=4, health=28).turn("roland")
    do(match, "play:ro2", "stay")
    assert offered(match) == {"aim_zone:z4", "aim_zone:z5"}
    do(match, "aim_zone:z5", "cover:cinder:1")
    assert (foe(match, "cinder").health, foe(match, "hound").health) == (28, 28)


@pytest.mark.rule("KIN-076")
def test_the_next_attack_only() -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as5 as9 as1").enemy("wyvern", zone=3)
    match = scenario.turn("asha")
    do(match, "play:as5", "stay", "draw_card", "play:as9", "stay")
    assert foe(match, "wyvern").health == 30 - 4 - 2
    scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as5 as1").enemy("wyvern", zone=3)
    match = scenario.turn("asha")
    do(match, "play:as5", "stay", "draw_card", "pass", "draw_card", "end_turn")
    assert table_of(match).bonus == 0 and next_turn(match)


@pytest.mark.rule("KIN-076")
@pytest.mark.parametrize(("other", "damage"), [(5, 5), (4, 3)])
def test_ally_there(other: int, damage: int) -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=5, hand="as1 as2").seeker("khor", zone=other)
    match = scenario.enemy("wyvern", zone=5).turn("asha")
    do(match, "play:as1", "stay")
    assert 30 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-076")
@pytest.mark.parametrize(
    ("name", "holder", "damage"), [("tr1", "asha", 7), ("tr1", "khor", 5), ("ua1", "asha", 5), ("ua1", "khor", 7)]
)
def test_focused_and_not_focused(name: str, holder: str, damage: int) -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=5, hand=f"{name} as2")
    match = scenario.enemy("wyvern", zone=5, target=holder).turn("asha")
    do(match, f"play:{name}", "stay")
    if asked(match)[1] == "Walk":
        do(match, "stay")
    assert 30 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-076")
def test_has_status_and_hurt() -> None:
    for rows, damage in (({}, 4), ({3: "trap"}, 6)):
        scenario = Scenario("asha khor").seeker("asha", zone=5, hand="vs1 as2")
        match = scenario.enemy("wyvern", zone=5, rows=rows).turn("asha")
        do(match, "play:vs1", "stay")
        assert 30 - foe(match, "wyvern").health == damage
    for health, damage in ((9, 6), (8, 9)):
        scenario = Scenario("asha khor").seeker("asha", zone=5, hand="si6 as2", health=health)
        match = scenario.enemy("wyvern", zone=5).turn("asha")
        do(match, "play:si6", "stay")
        assert 30 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-076")
@pytest.mark.parametrize(("boosts", "damage"), [(2, 6), (3, 7), (8, 8), (9, 9)])
def test_per_three_boosts(boosts: int, damage: int) -> None:
    pile = " ".join(f"ro{number}+" for number in range(1, boosts + 1))
    scenario = Scenario("roland asha").seeker("roland", zone=5, hand="uc5 ro1", discard=pile.replace("ro9+", "uc5+"))
    match = scenario.enemy("wyvern", zone=5).turn("roland")
    do(match, "play:uc5", "stay")
    assert 30 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-076", "KIN-113")
@pytest.mark.parametrize(("wards", "damage"), [("", 4), ("fe1", 5), ("fe1 fe2", 6)])
def test_per_ward(wards: str, damage: int) -> None:
    scenario = Scenario("feyn asha").seeker("feyn", zone=5, hand="fe8 fe3", wards=wards)
    match = scenario.enemy("wyvern", zone=5).turn("feyn")
    do(match, "play:fe8", "stay")
    assert 30 - foe(match, "wyvern").health == damage


@pytest.mark.rule("KIN-159")
def test_taunts_and_shedding() -> None:
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=3, hand="kh3 kh1")
    match = scenario.enemy("cinder", zone=5, target="asha").enemy("hound", zone=6, target="naz").turn("khor")
    do(match, "play:kh3", "stay")
    assert target(match, "cinder") == "khor" and target(match, "hound") == "naz" and seeker(match, "khor").armor == 1
    scenario = Scenario("khor asha naz", combat="q6_8").seeker("khor", zone=1, hand="kh1", charged=True)
    match = scenario.enemy("cinder", zone=5, target="asha").enemy("hound", zone=6, target="naz").turn("khor")
    do(match, "lantern", "stay")
    assert target(match, "cinder") == target(match, "hound") == "khor"
    scenario = Scenario("asha khor naz", combat="q6_8").seeker("asha", zone=1, hand="as7 as1")
    match = scenario.enemy("cinder", target="asha").enemy("hound", target="asha").turn("asha")
    do(match, "play:as7", "stay", "stay")
    assert offered(match) == {"keep:cinder", "give:cinder:khor", "give:cinder:naz"}
    do(match, "give:cinder:naz", "keep:hound")
    assert target(match, "cinder") == "naz" and target(match, "hound") == "asha" and seeker(match, "asha").armor == 2


@pytest.mark.rule("KIN-086")
def test_pawns_go_back_into_the_bag() -> None:
    scenario = Scenario("feyn khor asha").seeker("feyn", zone=1, hand="fe1", charged=True).seeker("khor", health=5)
    match = scenario.pawn("feyn")
    do(match, "lantern", "stay")
    assert seeker(match, "khor").health == 7
    assert asked(match)[1] == "AllDrawOrDiscard"
    do(match, "draw_card", "draw_card")
    assert offered(match) == {"return:feyn", "enough"}
    do(match, "return:feyn")
    assert table_of(match).bag[value("pawn", "feyn")] == 4


@pytest.mark.rule("KIN-209", "KIN-230")
def test_shifting_an_enemy() -> None:
    scenario = Scenario("naz asha", combat="q10_12").seeker("naz", zone=1, hand="na9 na1").enemy("drover", zone=2)
    match = scenario.enemy("team", zone=6).turn("naz")
    do(match, "play:na9", "stay")
    assert offered(match) == {f"shift:drover:z{zone}" for zone in (1, 3, 4, 5)} | {"no_shift"}
    do(match, "shift:drover:z3")
    assert asked(match)[1] == "CoverAbility"  # the salt pans wound it
    do(match, "cover:drover:1")
    assert foe(match, "drover").zone == 2 and foe(match, "drover").health == 30 - 3


@pytest.mark.rule("KIN-231", "KIN-168")
def test_whom_a_card_concerns() -> None:
    scenario = (
        Scenario("roland asha khor naz")
        .seeker("roland", zone=1, hand="ro9 ro1")
        .seeker("asha", zone=3, health=3, statuses="wound trap")
    )
    match = scenario.seeker("khor", zone=4).seeker("naz", zone=1).turn("roland")
    do(match, "play:ro9", "stay")
    assert offered(match) == {"who:roland", "who:asha", "who:naz"}  # Khor is two zones away
    do(match, "who:asha")
    assert seeker(match, "asha").health == 6 and asked(match) == ("asha", "Cleanse")
    do(match, "drop_status:wound")
    assert statuses(match, "asha") == {"trap": 1} and asked(match) == ("roland", "DrawOrDiscard")
    assert "neither" not in offered(match)


@pytest.mark.rule("KIN-127")
def test_drawing_two_and_discarding_one() -> None:
    scenario = Scenario("roland asha").seeker("roland", zone=1, hand="ro8 ro1", armor=1, statuses="wound")
    match = scenario.comes("ro2", "ro3+").turn("roland")
    do(match, "play:ro8", "stay")
    assert offered(match) == {
        "drop:ro1",
        "drop:ro2",
        "drop_boost:ro3",
        "drop_status:wound",
    }  # the wound cost the armour
    do(match, "drop:ro1")
    assert hand(match, "roland") == ["ro2", "ro3+"] and discarded(match, "roland") == ["ro1", "ro8"]


@pytest.mark.rule("KIN-144")
def test_luca_s_tea_charges_the_lantern() -> None:
    match = Scenario("khor asha").seeker("khor", zone=1, hand="d6 kh1").turn("khor")
    do(match, "play:d6", "stay")
    assert seeker(match, "khor").charged and "lantern" in offered(match)


@pytest.mark.rule("KIN-183", "KIN-149")
def test_moving_everybody() -> None:
    scenario = (
        Scenario("asha naz khor").seeker("naz", zone=1, hand="na8 na1").seeker("asha", zone=1).seeker("khor", zone=2)
    )
    match = scenario.turn("naz")
    do(match, "play:na8", "stay", "send:asha:z3", "step:z6", "send:khor:z4")
    assert [seeker(match, name).zone for name in ("asha", "naz", "khor")] == [2, 5, 3]
    do(match, "who:khor")
    assert seeker(match, "khor").armor == 1


ALL = [*LEXICON.ids("action"), *(f"{name}_lantern" for name in LEXICON.ids("seeker"))]


@pytest.mark.rule("KIN-105", "KIN-107")
@pytest.mark.parametrize("name", ALL)
def test_every_card_can_be_played_to_its_end(name: str) -> None:
    """With enemies near and in the own zone; nothing is lost, whatever is answered."""
    number = value("card", name)
    printed = CONTENT.cards[number]
    owner = (
        printed.owner
        if printed.owner != terms.NONE
        else number - terms.LANTERNS
        if number >= terms.LANTERNS
        else terms.ASHA
    )
    who = LEXICON.id("seeker", owner)
    others = [one for one in LEXICON.ids("seeker") if one != who][:2]
    for seed in range(3):
        lantern = number >= terms.LANTERNS
        scenario = Scenario(f"{who} {' '.join(others)}", combat="q6_8", seed=seed)
        scenario.seeker(who, zone=3, hand="" if lantern else name, charged=lantern, statuses="weaken")
        scenario.enemy("cinder", zone=3, health=30).enemy("hound", zone=4 + seed % 2, health=28)
        match = scenario.turn(who)
        do(match, "lantern" if lantern else f"play:{name}")
        chance = Chance("cards", name, seed)
        while not match.over and asked(match)[1] not in ("TakeTurn", "BeforeDraw"):
            assert SPEC.faults(table_of(match)) == []
            match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        assert told(match, "plays") == ["plays"] and SPEC.faults(table_of(match)) == []
        assert table_of(match).playing == terms.NONE
        if printed.disposable:
            assert seeker(match, who).items == []
        assert word(number)


@pytest.mark.rule("KIN-136")
def test_another_seeker_renews_before_the_next_instruction() -> None:
    scenario = Scenario("feyn khor asha").seeker("feyn", zone=1, hand="fe1", charged=True)
    match = scenario.seeker("asha", hand="as1 as8+", bare=True).pawn("feyn")
    do(match, "lantern", "stay", "draw_card", "drop:as1")
    assert asked(match)[1] == "ReturnPawn" and len(seeker(match, "asha").hand) == 7

"""Boosts, blocks and protections (chapters 2.3, 2.16, 2.17, 2.19 and 2.28)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    Scenario,
    card,
    discarded,
    do,
    foe,
    hand,
    next_turn,
    offered,
    seeker,
    table_of,
    value,
)
from veillee.games.kinfire import terms
from veillee.games.kinfire.decks import fits_bar
from veillee.games.kinfire.steps.boosts import matches
from veillee.testing import asked, told


@pytest.mark.rule("KIN-017", "KIN-018", "KIN-019", "KIN-020")
def test_colours_of_cards() -> None:
    colours = {name: CONTENT.cards[card(name)].colours for name in ("kh1", "va1", "ro1", "na4", "ro5", "go2")}
    assert colours == {
        "kh1": terms.RED, "va1": terms.GREEN, "ro1": terms.BLUE,
        "na4": terms.RED | terms.GREEN, "ro5": terms.WHITE, "go2": terms.VOID,
    }  # fmt: skip


@pytest.mark.rule("KIN-022", "KIN-116")
def test_nobody_boosts_the_own_action() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh1 kh2 kh4+").enemy("wyvern", zone=3)
    match = scenario.turn("khor")
    do(match, "play:kh1")
    assert asked(match) == ("khor", "UseMovement")


@pytest.mark.rule("KIN-116", "KIN-123")
def test_nobody_blocks_for_oneself() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=5, hand="kh5+").enemy("wyvern", zone=5, target="khor")
    match = scenario.ability("wyvern", 1)
    assert seeker(match, "khor").health == 17 - 8 and told(match, "blocks") == []
    scenario = (
        Scenario("asha roland", combat="q6_8").seeker("roland", zone=3, hand="ro6+").seeker("asha", zone=3, hand="as9+")
    )
    match = scenario.enemy("hound", zone=3, target="asha").ability("hound", 3)
    assert asked(match) == ("asha", "BlockWindow") and offered(match) == {"block:as9:roland", "no_block"}
    do(match, "block:as9:roland")
    assert asked(match) == ("roland", "BlockWindow") and offered(match) == {"block:ro6:asha", "no_block"}
    do(match, "block:ro6:asha")
    assert (seeker(match, "asha").health, seeker(match, "roland").health) == (16 - 3, 17 - 2)


@pytest.mark.rule("KIN-118", "KIN-019", "KIN-018")
def test_white_and_two_coloured_boosts() -> None:
    scenario = Scenario("khor feyn roland").seeker("khor", zone=3, hand="kh1 kh2").enemy("wyvern", zone=3)
    match = scenario.seeker("feyn", hand="si10+").seeker("roland", hand="ro5+").turn("khor")
    do(match, "play:kh1")
    assert asked(match) == ("feyn", "BoostWindow") and "boost:si10" in offered(match)  # a white Boost for a red card
    scenario = Scenario("khor naz valora").seeker("khor", zone=3, hand="kh1 kh2").enemy("wyvern", zone=3)
    match = scenario.seeker("naz", hand="na4+").seeker("valora", hand="va7+ va1+").turn("khor")
    do(match, "play:kh1", "boost:na4")
    assert offered(match) == {"boost:va7", "no_boost"}
    do(match, "boost:va7", "stay")
    assert foe(match, "wyvern").health == 30 - 5 - 2 - 2


@pytest.mark.rule("KIN-121", "KIN-308")
def test_a_damage_boost_is_not_offered_without_an_attack() -> None:
    scenario = Scenario("khor naz valora").seeker("khor", zone=3, hand="kh5 kh2").seeker("naz", hand="na1+ na2+")
    match = scenario.turn("khor")
    do(match, "play:kh5")
    assert asked(match) == ("khor", "UseMovement")


@pytest.mark.rule("KIN-121")
def test_a_damage_boost_counts_for_each_attack() -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as9 as1").seeker("khor", zone=1, hand="kh1+")
    match = scenario.enemy("wyvern", zone=3).turn("asha")
    do(match, "play:as9", "boost:kh1", "stay")
    assert foe(match, "wyvern").health == 30 - (2 + 3) - (2 + 3)


@pytest.mark.rule("KIN-125", "KIN-308")
def test_a_movement_boost_is_not_offered_for_a_trapped_seeker_other_than_naz() -> None:
    scenario = Scenario("khor naz valora").seeker("khor", zone=3, hand="kh7 kh2", statuses="trap")
    match = scenario.seeker("valora", hand="va2+").turn("khor")
    do(match, "play:kh7")
    assert next_turn(match)  # nobody was asked, and nothing is left to do
    scenario = Scenario("naz khor valora").seeker("naz", zone=3, hand="na5 na2", statuses="trap")
    match = scenario.seeker("valora", hand="va2+").turn("naz")
    do(match, "play:na5")
    assert asked(match) == ("valora", "BoostWindow") and offered(match) == {"boost:va2", "no_boost"}


@pytest.mark.rule("KIN-111", "KIN-133")
def test_an_action_card_that_may_be_played_as_a_boost() -> None:
    scenario = (
        Scenario("asha khor valora", combat="q2_11").seeker("khor", zone=1, hand="br2 kh1").seeker("asha", zone=6)
    )
    match = scenario.enemy("sileth", zone=5, target="asha").ability("sileth", 1)  # ranged 6 green
    assert asked(match) == ("khor", "BlockWindow") and offered(match) == {"as_block:br2:asha", "no_block"}
    do(match, "as_block:br2:asha")
    assert (
        seeker(match, "asha").health == 11 - 3
        and discarded(match, "khor") == ["br2"]
        and hand(match, "khor") == ["kh1"]
    )


@pytest.mark.rule("KIN-111", "KIN-136", "KIN-135")
def test_the_last_action_card_played_as_a_block_is_followed_by_a_renewal() -> None:
    scenario = Scenario("asha khor valora", combat="q2_11").seeker("khor", zone=1, hand="br2 kh1+", bare=True)
    match = scenario.seeker("asha", zone=6).enemy("sileth", zone=5, target="asha").ability("sileth", 1)
    do(match, "as_block:br2:asha")
    assert len(seeker(match, "khor").hand) == 7 and told(match, "blocks", "hit", "renews") == [
        "blocks",
        "hit",
        "renews",
    ]


@pytest.mark.rule("KIN-124", "KIN-308")
def test_only_blocks_against_attacks_and_not_where_nothing_is_left() -> None:
    scenario = Scenario("asha khor valora").seeker("asha", zone=5).seeker("khor", hand="kh1+ kh6+ kh8+ kh9+")
    match = scenario.enemy("wyvern", zone=5, target="asha").ability("wyvern", 1)
    assert told(match, "hit") == ["hit"]
    scenario = Scenario("asha khor valora").seeker("asha", zone=5).seeker("khor", hand="kh5+")
    rows = {1: "weaken weaken weaken weaken"}
    match = scenario.enemy("wyvern", zone=5, target="asha", rows=rows).ability("wyvern", 1)
    assert seeker(match, "asha").health == 11 and asked(match)[1] != "BlockWindow"


@pytest.mark.rule("KIN-078", "KIN-124")
def test_suffering_cannot_be_blocked_and_armour_helps() -> None:
    scenario = Scenario("asha khor valora", combat="q7_10").seeker("khor", hand="kh5+", armor=1).seeker("asha", armor=0)
    match = scenario.ability("starless", 4)  # suffer_all 1
    assert next_turn(match)
    assert [seeker(match, name).health for name in ("asha", "khor", "valora")] == [10, 12, 11]
    assert seeker(match, "khor").armor == 0


@pytest.mark.rule("KIN-129", "KIN-308", "KIN-131")
def test_several_redraws_only_the_first_is_used() -> None:
    scenario = Scenario("asha feyn khor").seeker("asha", hand="as7+").seeker("feyn", hand="fe4+").comes("khor")
    match = scenario.pawn("7")
    do(match, "redraw:as7", "redraw:fe4")
    assert "as7+" in discarded(match, "asha") and "fe4+" in hand(match, "feyn")
    assert asked(match) == ("feyn", "RedrawWindow")  # the new pawn opens a new window
    do(match, "no_redraw")
    assert asked(match) == ("khor", "TakeTurn")


@pytest.mark.rule("KIN-223", "KIN-219")
def test_a_void_boost_helps_only_as_a_redraw() -> None:
    scenario = Scenario("khor valora roland").seeker("khor", zone=3, hand="kh1 kh2").seeker("valora", hand="go2+")
    match = scenario.seeker("roland", hand="lo5+").turn("khor")
    do(match, "play:kh1")
    assert asked(match) == ("khor", "UseMovement")
    match = Scenario("khor valora roland").seeker("valora", hand="go2+").pawn("7")
    assert offered(match) == {"redraw:go2", "no_redraw"}
    valora = seeker(match, "valora")
    for colours in (terms.RED, terms.GREEN, terms.BLUE, terms.WHITE, terms.VOID):
        assert not matches(valora, colours, terms.VOID), "a pack might print one that is no redraw"


@pytest.mark.rule("KIN-222", "KIN-285")
def test_colours_of_a_deck() -> None:
    assert fits_bar([terms.RED] * 2 + [terms.GREEN] * 4 + [terms.BLUE] * 3, (2, 4, 3))
    assert not fits_bar([terms.RED] * 3 + [terms.GREEN] * 3 + [terms.BLUE] * 3, (2, 4, 3))
    assert fits_bar([terms.RED | terms.BLUE] + [terms.RED] + [terms.GREEN] * 4 + [terms.BLUE] * 3, (2, 4, 3))
    assert fits_bar([terms.VOID, terms.WHITE] + [terms.GREEN] * 4 + [terms.BLUE] * 3, (2, 4, 3))
    assert not fits_bar([terms.RED | terms.BLUE] * 6 + [terms.GREEN] * 3, (2, 4, 3))
    assert not fits_bar([terms.RED] * 2, (2, 4, 3))


@pytest.mark.rule("KIN-115", "KIN-113")
def test_a_protection_is_no_part_of_the_hand_and_stays_when_it_is_renewed() -> None:
    scenario = Scenario("feyn khor").seeker("feyn", zone=1, hand="fe1", wards="fe2", bare=True)
    match = scenario.turn("feyn")
    do(match, "pass", "drop:fe1")
    assert seeker(match, "feyn").wards == [card("fe2")] and told(match, "renews") == ["renews"]


@pytest.mark.rule("KIN-113", "KIN-076")
def test_protections_raise_attacks_of_others() -> None:
    scenario = Scenario("khor feyn valora").seeker("khor", zone=3, hand="kh1 kh2").seeker("feyn", zone=1, wards="fe2")
    match = scenario.seeker("valora", zone=1, wards="va9").enemy("wyvern", zone=3).turn("khor")
    do(match, "play:kh1", "stay")
    assert foe(match, "wyvern").health == 30 - 6  # Battle Hymn; Noble Bearing is for ranged attacks
    scenario = Scenario("khor feyn valora").seeker("khor", zone=3, hand="kh7 kh2").seeker("feyn", zone=1, wards="fe2")
    match = scenario.seeker("valora", zone=1, wards="va9").enemy("wyvern", zone=5).turn("khor")
    do(match, "play:kh7", "stay")
    assert foe(match, "wyvern").health == 30 - 5
    scenario = Scenario("feyn khor valora").seeker("feyn", zone=3, hand="fe6 fe3", wards="fe2")
    match = scenario.enemy("wyvern", zone=3).turn("feyn")
    do(match, "play:fe6", "stay", "stay")
    assert foe(match, "wyvern").health == 30 - 4  # not the own attacks


@pytest.mark.rule("KIN-113", "KIN-076")
@pytest.mark.parametrize(
    ("ward", "hit", "owner", "damage"),
    [("kh5", "asha", 5, 7), ("kh5", "khor", 5, 8), ("kh5", "asha", 3, 8), ("lo6", "khor", 5, 6), ("lo6", "asha", 5, 6)],
)
def test_protections_against_attacks(ward: str, hit: str, owner: int, damage: int) -> None:
    scenario = Scenario("khor asha naz").seeker("asha", zone=5).seeker("khor", zone=owner, wards=ward)
    match = scenario.enemy("wyvern", zone=5, target=hit).ability("wyvern", 1)
    if asked(match)[1] == "Bulwark":
        do(match, "guard:0")
    assert seeker(match, hit).top - seeker(match, hit).health == damage


@pytest.mark.rule("KIN-091", "KIN-113")
def test_a_protection_at_the_end_of_a_turn() -> None:
    scenario = Scenario("feyn khor asha").seeker("feyn", zone=1, wards="fe1", health=5).seeker("khor", health=5)
    match = scenario.turn("khor")
    do(match, "pass", "draw_card", "end_turn")
    assert seeker(match, "khor").health == 6 and seeker(match, "feyn").health == 5
    match = Scenario("feyn khor asha").seeker("feyn", zone=1, wards="fe1", health=5, hand="fe3").turn("feyn")
    do(match, "pass", "draw_card", "end_turn")
    assert seeker(match, "feyn").health == 5


@pytest.mark.rule("KIN-146")
def test_opportunist_helps_others_and_not_asha() -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as8 as1").enemy("wyvern", zone=3)
    match = scenario.turn("asha")
    do(match, "play:as8", "stay")
    assert foe(match, "wyvern").health == 24
    scenario = (
        Scenario("asha khor").seeker("asha", zone=3).seeker("khor", zone=3, hand="kh1 kh2").enemy("wyvern", zone=3)
    )
    match = scenario.turn("khor")
    do(match, "play:kh1", "stay")
    assert foe(match, "wyvern").health == 24


@pytest.mark.rule("KIN-151")
def test_covering_fire_asks_only_on_the_own_turn() -> None:
    scenario = Scenario("naz valora khor").seeker("naz", zone=1, hand="na1").seeker("valora", zone=1)
    match = scenario.turn("naz")
    do(match, "send:valora:z3")
    assert asked(match) == ("naz", "TakeTurn") and not table_of(match).covered
    assert value("seeker", "valora") == terms.VALORA


@pytest.mark.rule("KIN-114", "KIN-147", "KIN-196")
def test_a_protection_that_is_cut_off_by_a_new_phase_still_finds_its_place() -> None:
    scenario = Scenario("feyn asha khor", combat="q7_10").seeker("feyn", zone=5, hand="ua2 fe3", wards="fe1 fe2")
    match = scenario.enemy("starless", zone=6, health=2).turn("feyn")
    do(match, "play:ua2", "stay")
    assert foe(match, "starless").phase == 1 and asked(match) == ("feyn", "DiscardWard")
    assert offered(match) == {"discard_ward:fe1", "discard_ward:fe2"}
    do(match, "discard_ward:fe2")
    assert sorted(seeker(match, "feyn").wards) == sorted([card("fe1"), card("ua2")]) and next_turn(match)


@pytest.mark.rule("KIN-308")
def test_where_all_decline_nobody_is_asked_again() -> None:
    match = (
        Scenario("valora roland khor")
        .seeker("valora", zone=1, hand="va1 va2")
        .seeker("roland", zone=1, hand="ro1+")
        .seeker("khor", zone=1, hand="kh7+")
        .enemy("wyvern", zone=3)
        .turn("valora")
    )
    do(match, "play:va1")
    assert match.waiting == (1, 2)
    match.play("no_boost", seat=1)
    match.play("no_boost", seat=2)
    assert asked(match)[1] != "BoostWindow"

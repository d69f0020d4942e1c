"""Turns of Seekers: order of play, movement, hands and lanterns (chapters 2.12 to 2.15, 2.18 and 2.22)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    Scenario,
    bag,
    discarded,
    do,
    foe,
    hand,
    next_turn,
    offered,
    seeker,
    statuses,
    table_of,
    value,
    word,
)
from veillee.core.match import Match
from veillee.games.kinfire.table import DARK, HEART
from veillee.games.kinfire.terms import NONE
from veillee.testing import asked, told


@pytest.mark.rule("KIN-085", "KIN-086")
def test_a_seeker_pawn_gives_its_seeker_the_turn() -> None:
    match = Scenario("khor naz asha").pawn("naz")
    assert asked(match) == ("naz", "TakeTurn") and table_of(match).used[value("pawn", "naz")] == 1 and bag(match) == 28


@pytest.mark.rule("KIN-088")
def test_a_heart_pawn_lets_the_group_choose() -> None:
    match = Scenario("khor naz asha").pawn("heart")
    assert asked(match) == ("khor", "ChooseTurn") and table_of(match).time == [HEART]
    assert offered(match) == {"turn:khor", "turn:naz", "turn:asha"}
    do(match, "turn:khor")
    assert asked(match) == ("khor", "TakeTurn")


@pytest.mark.rule("KIN-087", "KIN-152", "KIN-153")
def test_a_numbered_pawn_triggers_the_ability_beside_its_token() -> None:
    match = Scenario("khor naz asha").seeker("khor", zone=5).enemy("wyvern", zone=5, target="khor").pawn("7")
    assert table_of(match).used[value("pawn", "7")] == 1
    assert seeker(match, "khor").health == 12 - 5 and told(match, "ability") == ["ability"]  # Wing Buffet


@pytest.mark.rule("KIN-089")
def test_both_darkness_pawns_trigger_the_same_token() -> None:
    scenario = Scenario("khor naz asha").seeker("khor", zone=3).enemy("wyvern", zone=5, target="khor")
    match = scenario.time("darkness").pawn("darkness")
    assert table_of(match).time == [DARK, DARK] and statuses(match, "khor") == {"wound": 1}  # Tail Sting


@pytest.mark.rule("KIN-090")
def test_a_pawn_without_token_ends_the_turn() -> None:
    scenario = Scenario("khor naz asha")
    scenario.forgiven = ("token 7",)
    scenario.table.tokens[7] = NONE
    match = scenario.pawn("7")
    assert next_turn(match) and told(match, "no-token", "ability") == ["no-token"]


@pytest.mark.rule("KIN-093", "KIN-092")
def test_the_bag_is_filled_with_the_fourth_time_pawn() -> None:
    scenario = Scenario("khor naz asha").bag("heart darkness").time("")
    scenario.table.used[HEART] -= 2
    scenario.table.used[DARK] -= 1
    scenario.table.time = [HEART, HEART, DARK]
    match = scenario.pawn("heart")
    do(match, "turn:naz", "pass", "draw_card", "end_turn")
    assert bag(match) == 29 and table_of(match).resets == 1


@pytest.mark.rule("KIN-306")
def test_the_twelfth_reset_loses() -> None:
    scenario = Scenario("khor naz asha").time("heart heart darkness")
    scenario.table.resets = 11
    match = scenario.pawn("heart")
    do(match, "turn:naz", "pass", "draw_card", "end_turn")
    assert match.over and match.result is not None and match.result.verdict == "lost"


@pytest.mark.rule("KIN-021", "KIN-099", "KIN-102", "KIN-104", "KIN-108", "KIN-100")
def test_moving_before_or_after_acting() -> None:
    scenario = Scenario("khor naz asha").seeker("khor", zone=1, hand="kh1 kh2").enemy("wyvern", zone=3)
    match = scenario.turn("khor")
    assert "end_turn" not in offered(match) and {"move:z2", "move:z3", "move:z6", "pass"} <= offered(match)
    do(match, "move:z3", "play:kh1")
    assert foe(match, "wyvern").health == 25 and next_turn(match)  # no movement left: the turn is over
    scenario = Scenario("khor naz asha").seeker("khor", zone=3, hand="kh1 kh2").enemy("wyvern", zone=3)
    match = scenario.turn("khor")
    do(match, "play:kh1", "stay", "move:z1")
    assert foe(match, "wyvern").health == 25 and seeker(match, "khor").zone == 0 and next_turn(match)


@pytest.mark.rule("KIN-101")
def test_any_number_of_figures_in_a_zone() -> None:
    scenario = Scenario("khor naz asha valora")
    for name in ("naz", "asha", "valora"):
        scenario.seeker(name, zone=3)
    match = scenario.seeker("khor", zone=1).enemy("wyvern", zone=3).turn("khor")
    assert "move:z3" in offered(match)


@pytest.mark.rule("KIN-105")
def test_the_order_of_an_action() -> None:
    """Boosts, movement, instructions, place of the card, renewal, card Boosts, health Boosts, remaining movement."""
    match = (
        Scenario("valora roland khor asha")
        .seeker("valora", zone=1, hand="va1", health=5, bare=True)
        .seeker("roland", hand="ro5+")
        .seeker("khor", hand="kh6+")
        .seeker("asha", hand="as2+ as5+")
        .enemy("wyvern", zone=5)
        .turn("valora")
    )
    do(match, "play:va1", "boost:ro5", "boost:kh6", "no_boost", "no_boost")
    assert asked(match) == ("valora", "UseMovement") and table_of(match).movement == 2
    do(match, "move:z3", "who:khor", "stay")
    assert foe(match, "wyvern").health == 26 and asked(match) == ("valora", "DrawOrDiscard")
    do(match, "neither")
    assert asked(match) == ("valora", "TakeTurn") and table_of(match).movement == 1
    order = ["boosts", "boosts", "walks", "strikes", "renews"]
    assert told(match, *order) == order


@pytest.mark.rule("KIN-128", "KIN-011")
def test_a_health_boost_after_the_action() -> None:
    scenario = Scenario("naz feyn khor").seeker("naz", zone=1, hand="na8 na1", health=10).seeker("feyn", hand="fe1+")
    match = scenario.turn("naz")
    do(match, "play:na8", "boost:fe1", "stay", "stay", "stay", "stay", "who:feyn")
    assert seeker(match, "naz").health == 10 and asked(match) == ("naz", "DrawOrDiscard")
    do(match, "draw_card")
    assert seeker(match, "naz").health == 12  # 3 were given, 2 were missing


@pytest.mark.rule("KIN-136", "KIN-112")
def test_an_action_card_drawn_by_the_action_itself_avoids_the_renewal() -> None:
    scenario = Scenario("roland khor asha").seeker("roland", zone=1, hand="ro8 ro1+", bare=True)
    match = scenario.comes("ro2", "ro3").turn("roland")
    do(match, "play:ro8", "stay", "drop_boost:ro1")
    assert hand(match, "roland") == ["ro2", "ro3"] and told(match, "renews") == []


@pytest.mark.rule("KIN-136", "KIN-135")
def test_another_seeker_renews_at_once() -> None:
    scenario = Scenario("feyn asha khor").seeker("feyn", zone=1, hand="fe5 fe1")
    match = scenario.seeker("asha", hand="as1 as8+", bare=True).turn("feyn")
    do(match, "play:fe5", "stay", "stay", "who:asha", "drop:as1")
    assert len(seeker(match, "asha").hand) == 7 and seeker(match, "asha").armor == 1 and seeker(match, "asha").charged


@pytest.mark.rule("KIN-139", "KIN-142")
def test_no_action_card_anywhere() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=1, hand="kh1+", bare=True)
    khor = scenario.one("khor")
    khor.deck = [card for card in khor.deck if card >= 124]
    scenario.forgiven = ("cards of seat 0",)
    match = scenario.turn("khor")
    assert hand(match, "khor") == ["kh1+"] and told(match, "renews") == []
    assert {key.split(":")[0] for key in offered(match)} == {"move", "pass"}


@pytest.mark.rule("KIN-139", "KIN-052")
def test_a_hand_goes_back_before_drawing_where_there_are_not_seven_others() -> None:
    boosts = ["kh1+", "kh2+", "kh3+", "kh4+", "kh5+", "kh6+", "kh7+"]
    scenario = Scenario("khor asha").seeker("khor", zone=1, hand="kh1", bare=True)
    khor = scenario.one("khor")
    khor.deck = [value("card", "kh2"), *(124 + value("pair", name[:-1]) for name in boosts)]
    khor.discard = []
    scenario.forgiven = ("cards of seat 0",)
    second = ["kh1+", "kh2", "kh3+", "kh4+", "kh5+", "kh6+", "kh7+"]
    match = scenario.comes(*boosts, *second).turn("khor")
    do(match, "pass", "drop:kh1")
    assert hand(match, "khor") == sorted(second)
    assert told(match, "hand-again") == ["hand-again"]


@pytest.mark.rule("KIN-140", "KIN-144", "KIN-145", "KIN-134")
def test_a_lantern_is_used_like_an_action_card_and_boosted() -> None:
    scenario = Scenario("valora khor asha").seeker("valora", zone=1, hand="va1 va2", charged=True)
    match = scenario.seeker("khor", hand="kh7+").enemy("wyvern", zone=5).turn("valora")
    assert "lantern" in offered(match)
    do(match, "lantern", "boost:kh7", "stay")
    assert foe(match, "wyvern").health == 30 - 6 - 2  # far: two zones away
    assert not seeker(match, "valora").charged and table_of(match).acted
    assert not any(key.startswith(("play:", "lantern")) for key in offered(match))


@pytest.mark.rule("KIN-140", "KIN-135")
def test_a_charged_lantern_does_not_prevent_the_renewal() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=1, hand="kh1 kh2+", charged=True, bare=True)
    match = scenario.turn("khor")
    do(match, "pass", "drop:kh1")
    assert told(match, "renews") == ["renews"]


@pytest.mark.rule("KIN-141", "KIN-064", "KIN-204")
def test_a_disposable_card_counts_as_action_and_leaves_the_deck() -> None:
    scenario = Scenario("khor asha naz").seeker("khor", zone=1, hand="d2 kh1+", health=3, statuses="trap", bare=True)
    match = scenario.turn("khor")
    assert told(match, "renews") == []
    do(match, "play:d2", "who:khor")
    assert offered(match) == {"drop_status:trap", "enough"}
    do(match, "drop_status:trap")
    khor = seeker(match, "khor")
    assert khor.health == 8 and khor.items == [] and "d2" not in [word(card) for card in khor.discard + khor.deck]


@pytest.mark.rule("KIN-142")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=1, hand="kh1", discard="kh2")
    khor = scenario.one("khor")
    khor.discard += khor.deck
    khor.deck = []
    match = scenario.turn("khor")
    do(match, "pass", "draw_card")
    assert len(hand(match, "khor")) == 2 and discarded(match, "khor") == [] and told(match, "shuffles") == ["shuffles"]


@pytest.mark.rule("KIN-143")
def test_no_hand_limit() -> None:
    names = " ".join(f"kh{number} kh{number}+" for number in range(1, 9))
    match = Scenario("khor asha").seeker("khor", zone=1, hand=names).turn("khor")
    do(match, "pass", "draw_card", "end_turn")
    assert len(hand(match, "khor")) == 17 and next_turn(match)


@pytest.mark.rule("KIN-149", "KIN-180")
def test_naz_sends_others_even_while_trapped() -> None:
    scenario = Scenario("naz asha khor").seeker("naz", zone=3, hand="na1", statuses="trap")
    match = scenario.seeker("asha", zone=1).seeker("khor", zone=1).turn("naz")
    assert not any(key.startswith("move:") for key in offered(match))
    assert {"send:asha:z2", "send:asha:z3", "send:asha:z6"} <= offered(match)
    do(match, "send:asha:z2")
    assert seeker(match, "asha").zone == 1 and table_of(match).movement == 0
    assert not any(key.startswith("send:") for key in offered(match))


@pytest.mark.rule("KIN-179")
def test_weaken_in_hand() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh1 kh2", statuses="weaken weaken")
    match = scenario.enemy("wyvern", zone=3).turn("khor")
    do(match, "play:kh1", "stay")
    assert foe(match, "wyvern").health == 30 - (5 - 2)


@pytest.mark.rule("KIN-105")
def test_a_card_lies_in_its_place_only_after_its_instructions() -> None:
    """Second Wind lets its Seeker draw or discard: at that question it lies nowhere yet."""
    match = Scenario("khor asha").seeker("khor", zone=1, health=5, hand="kh8 kh1").turn("khor")
    do(match, "play:kh8", "stay")
    assert seeker(match, "khor").health > 5 and "draw_card" in match.legal_keys
    assert discarded(match, "khor") == [] and "kh8" not in hand(match, "khor")
    do(match, "draw_card")
    assert discarded(match, "khor") == ["kh8"]


@pytest.mark.rule("KIN-109")
def test_a_free_action_comes_before_or_after_the_action() -> None:
    def begun() -> Match:
        scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh1 kh2 kh3")
        return scenario.enemy("wyvern", zone=3, target="asha").turn("khor")

    match = begun()
    do(match, "play:kh1", "stay")
    assert {"play:kh3", "end_turn"} <= offered(match) and "play:kh2" not in offered(match)
    match = begun()
    do(match, "play:kh3", "stay")
    assert {"play:kh1", "play:kh2"} <= offered(match), "and costs no action"


@pytest.mark.rule("KIN-111", "KIN-109", "KIN-288")
def test_cards_with_the_icon_are_free_actions_and_those_that_may_be_boosts() -> None:
    cards = {name: CONTENT.cards[value("card", name)] for name in ("kh3", "br2", "si7", "kh1")}
    assert [cards[name].instant for name in cards] == [True, True, True, False]
    assert [cards[name].free for name in cards] == [True, False, False, False]


@pytest.mark.rule("KIN-180", "KIN-125")
@pytest.mark.parametrize(("statuses", "moves"), [("", True), ("trap", False)])
def test_a_trapped_seeker_moves_neither_by_a_card_nor_by_a_boost(statuses: str, moves: bool) -> None:
    """Khor's Boost of movement is asked for, and Ghost Blade's own step offered, only to who can move."""
    scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as2", statuses=statuses)
    match = scenario.seeker("khor", zone=1, hand="kh6+").enemy("wyvern", zone=3).turn("asha")
    do(match, "play:as2")
    assert (match.waiting == (1,)) == moves
    if moves:
        assert "boost:kh6" in match.legal_keys
        do(match, "no_boost", "stay")
        assert any(key.startswith("step:") for key in match.legal_keys)
    else:
        assert foe(match, "wyvern").health < 30, "the attack follows at once"


@pytest.mark.rule("KIN-180", "KIN-181", "KIN-168")
def test_trap_and_stun_in_hand() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3, hand="kh1", statuses="trap", charged=True).turn("khor")
    assert offered(match) == {"play:kh1", "lantern", "pass"}
    match = Scenario("khor asha").seeker("khor", zone=3, hand="kh3", statuses="stun", charged=True).turn("khor")
    assert {key.split(":")[0] for key in offered(match)} == {"move", "pass"}


@pytest.mark.rule("KIN-180")
def test_a_trap_holds_against_the_movement_of_ones_own_card() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh6 kh1", statuses="trap")
    match = scenario.enemy("wyvern", zone=3, health=20).turn("khor")
    do(match, "play:kh6")
    while foe(match, "wyvern").health == 20:
        assert not any(key.startswith(("step:", "move:")) for key in offered(match))
        match.play(match.legal_keys[0])
    assert seeker(match, "khor").zone == 2


@pytest.mark.rule("KIN-183")
def test_a_trapped_seeker_is_moved_by_others() -> None:
    scenario = Scenario("feyn asha khor").seeker("feyn", zone=1, hand="fe5 fe1").seeker("asha", zone=3, statuses="trap")
    match = scenario.turn("feyn")
    do(match, "play:fe5", "stay")
    assert {key.split(":")[1] for key in offered(match) if key.startswith("send:")} == {"asha", "khor"}, "another one"
    do(match, "send:asha:z4")
    assert seeker(match, "asha").zone == 3


@pytest.mark.rule("KIN-182", "KIN-177")
def test_one_of_each_kind_that_triggered_is_discarded() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh1", statuses="trap trap weaken wound", armor=1)
    match = scenario.turn("khor")
    do(match, "pass", "draw_card")
    assert next_turn(match) and statuses(match, "khor") == {"trap": 1}


@pytest.mark.rule("KIN-082", "KIN-185", "KIN-137", "KIN-221")
def test_armour_does_not_help_against_exhaustion() -> None:
    scenario = Scenario("khor asha").seeker("khor", zone=3, hand="kh1 exhausted exhausted", armor=3, bare=True)
    match = scenario.turn("khor")
    do(match, "pass", "drop:kh1")
    assert seeker(match, "khor").health == 17 - 2 and seeker(match, "khor").armor == 3
    cards = seeker(match, "khor").hand + seeker(match, "khor").deck + seeker(match, "khor").discard
    assert [word(card) for card in cards].count("exhausted") == 2


@pytest.mark.rule("KIN-137", "KIN-187")
def test_exhaustion_can_lose_the_combat() -> None:
    match = Scenario("khor asha").seeker("khor", health=1, hand="kh1 exhausted", bare=True).turn("khor")
    do(match, "pass", "drop:kh1")
    assert match.over and match.result is not None and match.result.verdict == "lost"

"""Details that a slip would change and whole combats hardly show: one small situation for each."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    Scenario,
    ally,
    card,
    discarded,
    do,
    foe,
    hand,
    next_turn,
    offered,
    seeker,
    table_of,
    tokens,
    trophies,
    value,
)
from tests.games.kinfire.test_story import keys, story
from tests.games.kinfire.test_town import asks, choose, in_town
from veillee.games.kinfire.steps.enemies import hurt_ally
from veillee.games.kinfire.steps.falling import heir
from veillee.games.kinfire.steps.gains import add_town_card, gain_kinfire, remove_town_card, spared
from veillee.games.kinfire.steps.hands import needs_hand
from veillee.games.kinfire.steps.inn import Night
from veillee.games.kinfire.steps.market import Market
from veillee.games.kinfire.steps.muster import MusterCombat
from veillee.games.kinfire.steps.story import CardEnds, RunOps
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.table import LOST, Foe, KinfireTable, Seeker
from veillee.games.kinfire.terms import EXHAUSTED, GAIN_EXHAUSTED, LOSE_KINFIRE, NONE, ONE
from veillee.games.kinfire.words import SETUP_IDS

# -- setup and hands -------------------------------------------------------------------------


@pytest.mark.rule("KIN-046", "KIN-096")
def test_fate_tokens_of_before_stay_beside_those_of_the_card() -> None:
    table = Scenario("asha khor", combat="q4_9").table
    table.fate = 3
    MusterCombat(SETUP_IDS.index("q4_9")).run(table)
    assert table.fate == 3 + 2


@pytest.mark.rule("KIN-139")
def test_without_any_action_card_to_draw_the_hand_stays() -> None:
    """It cannot come to that with whole decks, so hand and piles are made up."""
    asha = Seeker(value("seeker", "asha"))
    asha.hand = [card("as1+")]
    asha.deck, asha.discard = [card("as2+")], [card("exhausted")]
    assert not needs_hand(asha)
    for pile in (asha.deck, asha.discard):
        pile.append(card("as3"))
        assert needs_hand(asha)
        pile.pop()
    asha.hand.append(card("d2"))
    assert not needs_hand(asha), "a disposable card is an Action card (KIN-141)"


@pytest.mark.rule("KIN-136", "KIN-105")
def test_the_acting_seeker_renews_only_when_the_card_lies_in_its_place() -> None:
    """Feyn's last Action lets another Seeker discard a card; it is in the discard pile before he draws a new hand."""
    match = (
        Scenario("feyn khor")
        .seeker("feyn", zone=1, hand="fe5", deck="fe1", bare=True)
        .seeker("khor", zone=1, hand="kh1 kh2", armor=1)
        .comes("fe1", "fe5")
        .turn("feyn")
    )
    do(match, "play:fe5", "stay", "stay", "drop_armor")
    assert {"fe1", "fe5"} <= set(hand(match, "feyn"))
    assert seeker(match, "feyn").charged


@pytest.mark.rule("KIN-131", "KIN-094")
def test_a_pawn_chosen_with_fate_can_be_replaced() -> None:
    match = (
        Scenario("asha khor").seeker("asha", hand="as1 as7+").fate(1).comes("heart", "1", "2", "3").comes("4").draws()
    )
    do(match, "fate", "pawn:1")
    assert offered(match) == {"redraw:as7", "no_redraw"}
    do(match, "redraw:as7")
    assert table_of(match).used[value("pawn", "4")] == 1 and table_of(match).bag[value("pawn", "1")] == 1


# -- blocks, armour, Bulwark ------------------------------------------------------------------


@pytest.mark.rule("KIN-081", "KIN-122")
def test_an_attack_that_is_blocked_to_the_point_costs_no_armour() -> None:
    match = (
        Scenario("asha khor feyn")
        .seeker("asha", zone=1, hand="as1 as4+")
        .seeker("feyn", zone=1, hand="fe1 fe6+")
        .seeker("khor", zone=5, armor=2)
        .enemy("wyvern", zone=5, target="khor")
        .ability("wyvern", 2)
    )
    before = seeker(match, "khor").health
    do(match, "block:as4:khor", "block:fe6:khor")
    assert (seeker(match, "khor").health, seeker(match, "khor").armor) == (before, 2)


@pytest.mark.rule("KIN-122", "KIN-123", "KIN-158")
def test_a_block_protects_one_of_those_whom_an_area_attack_hits() -> None:
    match = (
        Scenario("asha roland feyn")
        .seeker("asha", zone=5)
        .seeker("roland", zone=5)
        .seeker("feyn", zone=1, hand="fe1 fe6+")
        .enemy("wyvern", zone=5, target="asha")
        .ability("wyvern", 2)
    )
    before = [one.health for one in table_of(match).seats]
    assert {"block:fe6:asha", "block:fe6:roland"} <= offered(match) and "block:fe6:feyn" not in offered(match)
    do(match, "block:fe6:asha")
    assert [was - one.health for was, one in zip(before, table_of(match).seats, strict=True)] == [2, 5, 0]


@pytest.mark.rule("KIN-308", "KIN-132")
def test_whoever_declined_to_block_is_asked_once_more_when_somebody_blocked() -> None:
    match = (
        Scenario("asha roland feyn")
        .seeker("asha", zone=5)
        .seeker("roland", zone=1, hand="ro1 ro3+")
        .seeker("feyn", zone=1, hand="fe1 fe6+")
        .enemy("wyvern", zone=5, target="asha")
        .ability("wyvern", 1)
    )
    do(match, "block:ro3:asha", "no_block")
    assert match.waiting == (2,) and offered(match) == {"block:fe6:asha", "no_block"}
    before = seeker(match, "asha").health
    do(match, "no_block")
    assert seeker(match, "asha").health == before - 5 and next_turn(match)


@pytest.mark.rule("KIN-219", "KIN-150", "KIN-020")
def test_nobody_helps_a_void_card_not_even_roland() -> None:
    match = (
        Scenario("khor roland")
        .seeker("khor", zone=5, hand="lo5 kh1")
        .seeker("roland", zone=5, hand="ro1 ro2+ ro5+ ro7+ ro8+")
        .enemy("wyvern", zone=5)
        .turn("khor")
    )
    do(match, "play:lo5")
    assert match.waiting == (0,)


@pytest.mark.rule("KIN-120", "KIN-150")
@pytest.mark.parametrize(("row", "asked"), [(2, True), (4, False)])
def test_nobody_blocks_a_void_attack_not_even_roland(row: int, asked: bool) -> None:
    match = (
        Scenario("khor roland", combat="q12_12")
        .seeker("khor", zone=2)
        .seeker("roland", zone=4, hand="ro1 ro3+")
        .enemy("tide", zone=1, target="khor")
        .ability("tide", row)
    )
    assert ("block:ro3:khor" in offered(match)) is asked


@pytest.mark.rule("KIN-304", "KIN-074")
def test_a_defeated_enemy_receives_no_status() -> None:
    """as3 wounds; the enemy it fells takes no card of the pile with it."""
    match = (
        Scenario("asha khor", combat="q2_11")
        .seeker("asha", zone=5, hand="as3 as1")
        .seeker("khor", zone=1)
        .enemy("garrek", zone=5, health=1)
        .enemy("sileth", zone=6)
        .turn("asha")
    )
    wounds = table_of(match).piles[value("status", "wound")]
    do(match, "play:as3", "stay")
    assert trophies(match) == ["garrek"] and table_of(match).piles[value("status", "wound")] == wounds
    assert not any(key.startswith("cover") for key in offered(match))


@pytest.mark.rule("KIN-148", "KIN-316")
@pytest.mark.parametrize(("zone", "asked"), [(5, True), (3, False)])
def test_bulwark_only_in_the_same_zone(zone: int, asked: bool) -> None:
    match = (
        Scenario("asha khor")
        .seeker("asha", zone=5)
        .seeker("khor", zone=zone, hand="kh1")
        .enemy("wyvern", zone=5, target="asha")
        .ability("wyvern", 1)
    )
    if asked:
        assert offered(match) == {"guard:0", "guard:1", "guard:2"}
    else:
        assert not any(key.startswith("guard") for key in offered(match))
        assert seeker(match, "asha").health == seeker(match, "asha").top - 8


# -- movement and targets of enemies ---------------------------------------------------------


@pytest.mark.rule("KIN-156", "KIN-317")
def test_two_attacks_in_one_ability_have_one_move() -> None:
    """Two-Shadows comes two zones nearer, which is not enough; it does not move again for the second attack."""
    match = (
        Scenario("asha khor", combat="q9_11")
        .seeker("asha", zone=3)
        .seeker("khor", zone=1)
        .enemy("twoshadows", zone=6, target="asha")
        .ability("twoshadows", 1)
    )
    assert foe(match, "twoshadows").zone == 4, "zone 5, which shelters it"
    assert seeker(match, "asha").health == seeker(match, "asha").top and next_turn(match)


@pytest.mark.rule("KIN-164")
def test_a_ranged_attacker_in_position_does_not_look_for_another_zone() -> None:
    match = (
        Scenario("asha khor", combat="q2_11")
        .seeker("asha", zone=4)
        .seeker("khor", zone=1)
        .enemy("sileth", zone=6, target="asha")
        .ability("sileth", 1)
    )
    assert foe(match, "sileth").zone == 5 and seeker(match, "asha").health == seeker(match, "asha").top - 6


@pytest.mark.rule("KIN-167", "KIN-212")
def test_whoever_is_immune_to_traps_does_not_avoid_them() -> None:
    """To zone 7 the Rootmother goes through the snare of zone 3, which is nothing to her, not through zone 4."""
    match = (
        Scenario("asha khor", combat="q4_9")
        .seeker("asha", zone=7)
        .seeker("khor", zone=2)
        .enemy("rootmother", zone=5, target="asha")
        .ability("rootmother", 2)
    )
    assert foe(match, "rootmother").zone == 2
    assert not any(foe(match, "rootmother").statuses)


@pytest.mark.rule("KIN-192")
def test_tokens_go_to_the_board_furthest_to_the_right() -> None:
    """With three enemies, which no card of the house has."""
    table = Scenario("asha khor", combat="q2_11").table
    table.foes.append(Foe(value("enemy", "hound"), 0, 3))
    table.foes[0].here = False
    assert heir(table) == 2
    table.foes[2].here = False
    assert heir(table) == 1


@pytest.mark.rule("KIN-173")
def test_two_weakens_on_one_ability() -> None:
    match = (
        Scenario("asha roland")
        .seeker("asha", zone=5)
        .seeker("roland", zone=1)
        .enemy("wyvern", zone=5, target="asha", rows={1: "weaken weaken"})
        .ability("wyvern", 1)
    )
    assert seeker(match, "asha").health == seeker(match, "asha").top - 4


@pytest.mark.rule("KIN-188", "KIN-191", "KIN-187")
def test_a_trophy_won_before_a_defeat_is_kept() -> None:
    scenario = Scenario("asha roland", combat="q2_11")
    scenario.seeker("asha", zone=5, health=1, hand="as1 as2").seeker("roland", zone=1)
    scenario.enemy("garrek", zone=5, health=1).enemy("sileth", zone=6, target="asha").fate(0)
    match = scenario.turn("asha")
    match.dictate(str(tokens(match, "sileth", 1)[0]))
    do(match, "play:as1")
    while not match.over and match.legal_keys:
        do(match, next(key for key in ("stay", "end_turn", "no_block", match.legal_keys[0]) if key in offered(match)))
    assert table_of(match).verdict == LOST and trophies(match) == ["garrek"]


# -- zones and allies ------------------------------------------------------------------------


@pytest.mark.rule("KIN-210")
@pytest.mark.parametrize(("name", "played", "zone", "dealt"), [("asha", "as1", 6, 3), ("khor", "kh7", 5, 4)])
def test_a_zone_may_raise_only_ranged_attacks(name: str, played: str, zone: int, dealt: int) -> None:
    """Zone 6 of the garden: as1 deals its 3 in melee, kh7 one more than its 3 from afar."""
    other = "khor" if name == "asha" else "roland"
    match = (
        Scenario(f"{name} {other}", combat="q4_9")
        .seeker(name, zone=6, hand=f"{played} {played[:2]}9")
        .seeker(other, zone=1)
        .enemy("rootmother", zone=zone)
        .turn(name)
    )
    before = foe(match, "rootmother").health
    resists = CONTENT.enemies[value("enemy", "rootmother")].phases[0]
    do(match, f"play:{played}", "stay")
    less = resists.resist_melee if zone == 6 else resists.resist_ranged
    assert before - foe(match, "rootmother").health == dealt - less


@pytest.mark.rule("KIN-310", "KIN-146")
def test_opportunist_counts_against_allies_of_the_enemies() -> None:
    scenario = Scenario("asha khor", combat="q8_11")
    where = next(one.zone for one in scenario.table.helpers) + 1
    near = next(zone + 1 for zone in range(7) if scenario.table.map.shots[zone][where - 1] == 1)
    scenario.seeker("asha", zone=where).seeker("khor", zone=near, hand="kh7 kh1")
    scenario.enemy("mothqueen", zone=7 if near != 1 else 6)
    match = scenario.turn("khor")
    before = ally(match, "brood").health
    do(match, "play:kh7", "stay")
    assert before - ally(match, "brood").health == 3 + 1 + shelter(scenario.table, where)


def shelter(table: KinfireTable, zone: int) -> int:
    return -table.map.zones[zone - 1].block


@pytest.mark.rule("KIN-217", "KIN-070")
def test_nobody_aims_at_an_ally_of_the_seekers() -> None:
    scenario = Scenario("asha khor", combat="q3_11")
    where = next(one.zone for one in scenario.table.helpers)
    near = next(zone for zone in range(6) if scenario.table.map.shots[zone][where] == 1)
    far = next(zone for zone in range(6) if scenario.table.map.shots[near][zone] > 1)
    scenario.seeker("khor", zone=near + 1, hand="kh7 kh1").enemy("husk", zone=far + 1)
    match = scenario.turn("khor")
    before = ally(match, "brann").health
    do(match, "play:kh7", "stay")
    assert ally(match, "brann").health == before and "aim_ally:brann" not in offered(match)


@pytest.mark.rule("KIN-311")
def test_enemies_hurt_no_ally_of_their_own() -> None:
    table = Scenario("asha khor", combat="q8_11").table
    before = table.helpers[0].health
    hurt_ally(table, 3)
    assert table.helpers[0].health == before


@pytest.mark.rule("KIN-202", "KIN-201")
def test_exhausted_cards_stay_in_the_deck_after_a_combat() -> None:
    scenario = Scenario("asha roland").seeker("asha", zone=5, hand="as1 as2", discard="exhausted")
    match = scenario.seeker("roland", zone=1).enemy("wyvern", zone=5, health=1).turn("asha")
    do(match, "play:as1", "stay")
    assert match.over and seeker(match, "asha").deck.count(EXHAUSTED) == 1 and not discarded(match, "asha")


# -- story and town --------------------------------------------------------------------------


@pytest.mark.rule("KIN-318", "KIN-231")
@pytest.mark.parametrize(("health", "chosen"), [((9, 9, 9), [0, 1, 2]), ((2, 9, 3), [1, 2]), ((1, 2, 2), [0, 1, 2])])
def test_whoever_would_drop_to_0_is_spared_unless_all_would(health: tuple[int, ...], chosen: list[int]) -> None:
    table = story("asha khor naz")
    for one, points in zip(table.seats, health, strict=True):
        one.health = points
    assert spared(table, 2) == chosen


@pytest.mark.rule("KIN-231", "KIN-248")
def test_the_group_says_which_one_seeker_is_meant() -> None:
    table = story("asha khor")
    ops, place = next(
        (number, place)
        for number in range(len(CONTENT.lists))
        for place, op in enumerate(CONTENT.lists[number])
        if op.verb == GAIN_EXHAUSTED and op.who == ONE
    )
    table.next(RunOps(ops, place, NONE), CardEnds())
    table.advance()
    assert keys(table) == ["who:asha", "who:khor"]
    choose(table, "who:khor")
    assert [one.discard.count(EXHAUSTED) for one in table.seats] == [0, CONTENT.lists[ops][place].number]


@pytest.mark.rule("KIN-320")
def test_only_who_has_a_token_can_lose_one() -> None:
    table = story("asha khor")
    table.seats[1].kinfire = 3
    ops, place = next(
        (number, place)
        for number in range(len(CONTENT.lists))
        for place, op in enumerate(CONTENT.lists[number])
        if op.verb == LOSE_KINFIRE
    )
    table.next(RunOps(ops, place, NONE), CardEnds())
    table.advance()
    assert [one.kinfire for one in table.seats] == [0, 3 - CONTENT.lists[ops][place].number]
    gain_kinfire(table, 1, -5, "KIN-320")
    assert [one.kinfire for one in table.seats] == [0, 0], "at most what it has"


@pytest.mark.rule("KIN-272", "KIN-325")
def test_a_town_card_is_in_one_of_three_places() -> None:
    table = in_town("asha khor")
    company = table.company
    there, apart = value("story", "v_4"), value("story", "v_7")
    assert there in company.town_deck and apart not in company.town_deck
    add_town_card(table, there)
    assert company.town_deck.count(there) == 1
    add_town_card(table, apart)
    assert company.town_deck.count(apart) == 1
    remove_town_card(table, there)
    assert there not in company.town_deck and company.town_gone == [there]
    add_town_card(table, there)
    assert there not in company.town_deck, "what is gone does not come back"


@pytest.mark.rule("KIN-281")
def test_sleep_takes_exhausted_cards_from_deck_and_discard_pile() -> None:
    table = in_town("asha khor")
    pile = table.exhausted_pile
    table.seats[0].deck += [EXHAUSTED] * 2
    table.seats[1].discard.append(EXHAUSTED)
    Night().run(table)
    assert all(EXHAUSTED not in one.deck + one.discard for one in table.seats)
    assert table.exhausted_pile == pile + 3


@pytest.mark.rule("KIN-327", "KIN-278")
def test_goods_and_bounty_counter_are_one_visit() -> None:
    table = in_town("asha khor", actions=2)
    table.company.coins = 2
    table.trophies = [value("enemy", "wyvern")]
    table.next(Town(False))
    table.advance()
    choose(table, "visit:v2")
    asks(table, Market)
    assert {"buy:d2", "sell:wyvern", "leave"} <= set(keys(table))
    choose(table, "leave")
    assert "visit:v2" in keys(table), "one leaves once"
    assert card("d2") not in table.company.reserve

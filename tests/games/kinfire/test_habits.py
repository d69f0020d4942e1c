"""Small questions whose answer people need not give themselves, and when they are asked all the same."""

from __future__ import annotations

from tests.games.kinfire.builder import Scenario, do, table_of, value
from veillee.core.habits import ASK, habitual, usual_of
from veillee.core.match import Match
from veillee.core.start import new
from veillee.games.kinfire import GAME
from veillee.games.kinfire.steps.inn import ANY_CARDS, Sleep, TakeOut


def answered(match: Match, seat: int, **habits: str) -> str | None:
    return habitual(match, seat, {name.replace("_", "-"): key for name, key in habits.items()})


def test_what_is_taken_for_granted_is_said_in_both_languages() -> None:
    names = ["ask-boost", "ask-fate", "ask-movement", "ask-out", "ask-redraw", "ask-sleep"]
    assert sorted(one.question for one in usual_of(GAME, "fr")) == names
    assert all(one.text.endswith(".") for lang in ("fr", "en") for one in usual_of(GAME, lang))


def test_fate_tokens_are_kept_as_long_as_nobody_is_hard_pressed() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3, health=9).enemy("wyvern", zone=3).fate(2).draws()
    assert match.legal_keys == ("draw", "fate")
    assert answered(match, 0) == "draw"
    assert answered(match, 0, ask_fate=ASK) is None
    match = Scenario("khor asha").seeker("khor", zone=3, health=8).enemy("wyvern", zone=3).fate(2).draws()
    assert answered(match, 0) is None  # 8 of 17
    assert answered(match, 0, ask_fate="draw") == "draw"


def test_fate_tokens_are_asked_for_when_what_must_not_be_lost_is_in_danger() -> None:
    def begun(health: int) -> Match:
        return Scenario("khor asha", combat="q10_12").ally("wagon", health).fate(2).draws()

    assert answered(begun(6), 0) == "draw"
    assert answered(begun(5), 0) is None


def test_a_companions_turn_is_not_put_back() -> None:
    def drawn(pawn: str) -> Match:
        scenario = Scenario("khor asha").seeker("asha", zone=3, hand="as7+").enemy("wyvern", zone=3, target="khor")
        return scenario.pawn(pawn)

    for pawn in ("khor", "heart"):
        match = drawn(pawn)
        assert match.legal_keys == ("redraw:as7", "no_redraw")
        assert answered(match, 1) == "no_redraw"
    assert answered(drawn("4"), 1) is None


def test_who_declined_to_help_is_not_asked_again() -> None:
    match = (
        Scenario("valora roland khor")
        .seeker("valora", zone=2, hand="va1 va2")
        .seeker("roland", zone=1, hand="ro1+")
        .seeker("khor", zone=1, hand="kh7+")
        .enemy("wyvern", zone=3)
        .turn("valora")
    )
    do(match, "play:va1")
    assert answered(match, 1) is None
    match.play("no_boost", seat=1)
    match.play("boost:kh7", seat=2)
    assert match.waiting == (1,)
    assert answered(match, 1) == "no_boost"


def test_beds_that_cost_nothing_are_taken() -> None:
    for price, usual in ((0, "sleep"), (1, None)):
        match = new("kinfire", mode="quest", players=2, seed="inn", settings={"quest": "3"})
        table = table_of(match)
        table.company.coins = 3
        table.stack.clear()
        table.asking = None
        assert Sleep(0, price).enter(table)
        assert match.legal_keys == ("sleep", "stay_awake")
        assert answered(match, 0) == usual


def test_who_hits_from_where_they_stand_does_not_move_before() -> None:
    """They may move after the card. Where moving would hit somebody else, or the card walks, they are asked."""

    def played(zone: int, foe: int, card: str) -> Match:
        match = Scenario("asha khor").seeker("asha", zone=zone, hand=card).enemy("wyvern", zone=foe).turn("asha")
        do(match, f"play:{card}")
        return match

    near = played(3, 3, "as8")  # melee in the wyvern's zone
    assert "stay" in near.legal_keys and len(near.legal_keys) > 1
    assert answered(near, 0) == "stay"
    assert answered(near, 0, ask_movement=ASK) is None
    assert answered(played(1, 3, "as8"), 0) is None, "nobody is hit from here"
    assert answered(played(1, 3, "as4"), 0) == "stay", "ranged from next to it"
    assert answered(played(3, 3, "as2"), 0) is None, "the card walks first"


def test_more_damage_is_not_asked_for_where_all_fall_anyway() -> None:
    def played(health: int, hand: str) -> Match:
        scenario = Scenario("asha khor").seeker("asha", zone=3, hand="as8").seeker("khor", zone=1, hand=hand)
        match = scenario.enemy("wyvern", zone=3, health=health).turn("asha")
        do(match, "play:as8")
        return match

    assert played(6, "kh1+").waiting == played(7, "kh1+").waiting == (1,)
    assert answered(played(6, "kh1+"), 1) == "no_boost", "6 damage are enough"
    assert answered(played(7, "kh1+"), 1) is None
    assert answered(played(6, "kh1+"), 1, ask_boost=ASK) is None


def test_more_damage_is_not_asked_for_where_nobody_is_struck() -> None:
    def played(zone: int, hand: str, card: str = "as1", movement: int = 0) -> Match:
        scenario = Scenario("asha khor").seeker("asha", zone=zone, hand=card).seeker("khor", zone=1, hand=hand)
        match = scenario.enemy("wyvern", zone=3, health=20).turn("asha")
        table_of(match).movement = movement
        do(match, f"play:{card}")
        return match

    assert answered(played(1, "kh7+"), 1) == "no_boost", "out of range, and no way to come nearer"
    assert answered(played(3, "kh7+"), 1) is None, "the wyvern is here"
    assert answered(played(1, "kh7+", movement=1), 1) is None, "Asha may still walk"
    assert answered(played(1, "kh7+ kh6+"), 1) is None, "and she may with help"
    assert answered(played(1, "kh7+", card="as2"), 1) is None, "the card walks first"


def test_health_is_not_offered_to_whoever_has_all_of_it() -> None:
    def played(health: int, foe: str = "q1_2 wyvern", hand: str = "as6 as1", help_: str = "fe1+") -> Match:
        combat, enemy = foe.split()
        scenario = Scenario("asha feyn khor", combat=combat).seeker("asha", zone=1, hand=hand, health=health)
        match = scenario.seeker("feyn", zone=2, hand=help_).enemy(enemy, zone=1, health=20).turn("asha")
        do(match, "play:as6")
        return match

    assert played(11).waiting == (1,) and answered(played(11), 1) == "no_boost"
    assert answered(played(11), 1, ask_boost=ASK) is None
    assert answered(played(10), 1) is None, "a point is missing"
    assert answered(played(11, hand="as6 as1 exhausted"), 1) is None, "the hand may cost one"
    assert answered(played(11, "q5_11 stalker"), 1) is None, "it strikes back"
    assert answered(played(11, "q2_11 garrek"), 1) is None, "leaving costs one"
    assert answered(played(11, help_="fe1+ fe2+"), 1) is None, "damage would help"


def test_a_deck_stays_as_it_is_where_the_reserve_has_nothing_for_it() -> None:
    for reserve, usual in ((), "enough"), (("as3",), None), (("kh1",), "enough"):
        match = new("kinfire", mode="quest", players=2, seed="inn", roles=["asha", "khor"], settings={"quest": "3"})
        table = table_of(match)
        seeker = table.seats[0]
        seeker.pairs = list(table.box.seekers[seeker.seeker].pairs)
        seeker.items = []
        table.company.reserve = [value("pair", name) for name in reserve]
        table.stack.clear()
        table.asking = None
        assert TakeOut(0, ANY_CARDS).enter(table)
        assert answered(match, 0) == usual

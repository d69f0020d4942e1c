"""The specification's worked examples: bag, setup, tutorial, fate and time (TV-01 to TV-05, TV-18 to TV-20, TV-44)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    REST,
    Scenario,
    bag,
    discarded,
    do,
    foe,
    hand,
    new,
    next_turn,
    offered,
    seeker,
    table_of,
    target,
    value,
)
from veillee.core.errors import IllegalMove
from veillee.games.kinfire.box import health_of
from veillee.games.kinfire.steps.muster import FirstLesson
from veillee.games.kinfire.table import DARK, HEART, NO_TUTORIAL
from veillee.games.kinfire.terms import ACTIONS, NOTE_ENEMY_HP
from veillee.testing import asked, told


@pytest.mark.rule("KIN-025", "KIN-026", "KIN-027")
@pytest.mark.parametrize(("group", "each"), [("khor asha feyn", 4), ("khor asha feyn naz", 3), ("roland valora", 6)])
def test_tv01_the_bag(group: str, each: int) -> None:
    table = table_of(Scenario(group).turn(group.split()[0]))
    assert sum(table.bag) == 29 and table.bag[HEART] == 3 and table.bag[DARK] == 2
    assert [table.bag[value("pawn", str(number))] for number in range(1, 13)] == [1] * 12
    assert [table.bag[value("pawn", name)] for name in group.split()] == [each] * len(group.split())


@pytest.mark.rule("KIN-009", "KIN-010", "KIN-011", "KIN-001")
def test_tv02_two_seekers() -> None:
    pair = new("asha khor", "q2_11", solo=True)
    assert (seeker(pair, "asha").health, seeker(pair, "khor").health) == (16, 17)
    assert (seeker(pair, "asha").top, seeker(pair, "khor").top) == (16, 17)
    three = new("asha khor roland", "q2_11")
    assert (seeker(three, "asha").health, seeker(three, "khor").top) == (11, 12)


@pytest.mark.rule("KIN-051", "KIN-053", "KIN-056", "KIN-016")
def test_tv03_starting_hand_and_armour() -> None:
    match = new("khor feyn", "q2_11")
    for name, armor in (("khor", 3), ("feyn", 0)):
        one = seeker(match, name)
        assert len(one.hand) == 7 and min(one.hand) < ACTIONS and len(one.deck) == 11
        assert one.armor == armor and not one.charged


@pytest.mark.rule("KIN-052")
def test_tv03_a_hand_of_seven_boosts_is_replaced_and_shuffled_back() -> None:
    first = ["kh1+", "kh2+", "kh3+", "kh4+", "kh5+", "kh6+", "kh7+"]
    second = ["kh1", "kh2", "kh3", "kh4", "kh5", "kh6", "kh7"]
    match = Scenario("khor feyn").comes(*first, *second).musters()
    one = seeker(match, "khor")
    assert hand(match, "khor") == sorted(second)
    assert set(one.deck) >= {124 + value("pair", card[:-1]) for card in first} and len(one.deck) == 11
    assert told(match, "hand-again") == ["hand-again"]


@pytest.mark.rule("KIN-052")
def test_tv03_the_first_hand_lies_aside_while_the_second_is_drawn() -> None:
    first = ["kh1+", "kh2+", "kh3+", "kh4+", "kh5+", "kh6+", "kh7+"]
    with pytest.raises(IllegalMove):
        Scenario("khor feyn").comes(*first, "kh1+").musters()


def lesson() -> Scenario:
    scenario = (
        Scenario("asha khor roland", combat="q1_2")
        .seeker("asha", zone=1, armor=1)
        .seeker("khor", zone=2, hand="kh1+ kh7+ kh5+", armor=0)
        .seeker("roland", zone=2, hand="ro1+")
        .enemy("wyvern", target="khor")
    )
    scenario.table.lesson = 1
    return scenario


@pytest.mark.rule("KIN-058", "KIN-059", "KIN-060", "KIN-061", "KIN-062", "KIN-063", "KIN-064", "KIN-303")
def test_tv04_and_tv05_the_tutorial() -> None:
    match = lesson().start(FirstLesson(0), *REST[2:])
    assert bag(match) == 28 and table_of(match).used[value("pawn", "asha")] == 1
    assert asked(match) == ("asha", "TakeTurn") and offered(match) == {"move:z3", "move:z6"}
    do(match, "move:z3")
    # Beginner's Luck is the only card, and Khor and Roland have one strongest damage Boost each: nothing is asked.
    assert foe(match, "wyvern").health == 21
    assert "d1" not in hand(match, "asha") and "d1" not in discarded(match, "asha")
    assert seeker(match, "asha").items == []
    assert discarded(match, "khor") == ["kh1+"] and discarded(match, "roland") == ["ro1+"]
    # TV-05: pawn 1, the wyvern moves to zone 3 and bites; Khor may block with the highest value.
    assert target(match, "wyvern") == "asha"
    assert foe(match, "wyvern").zone == 2 and asked(match) == ("khor", "BlockWindow")
    assert offered(match) == {"block:kh5:asha", "no_block"}
    do(match, "block:kh5:asha")
    assert (seeker(match, "asha").health, seeker(match, "asha").armor) == (8, 0)
    assert offered(match) == {"target:wyvern:khor", "target:wyvern:roland"}
    do(match, "target:wyvern:roland")
    assert target(match, "wyvern") == "roland" and next_turn(match)
    assert table_of(match).used[value("pawn", "1")] == 1 and table_of(match).lesson == NO_TUTORIAL


@pytest.mark.rule("KIN-065", "KIN-066", "KIN-067")
def test_tv05_a_block_may_be_declined() -> None:
    match = lesson().start(FirstLesson(0), *REST[2:])
    do(match, "move:z3", "no_block")
    assert seeker(match, "asha").health == 11 - (8 - 1)


@pytest.mark.rule("KIN-059")
def test_whoever_plays_alone_chooses_who_begins() -> None:
    match = new("asha khor", "q1_2", tutorial="on", solo=True)
    while asked(match)[1] == "PlaceSeeker" or asked(match)[1] == "Retarget":
        match.play(match.legal_keys[0])
    assert asked(match)[1] == "FirstLesson" and offered(match) == {"who:asha", "who:khor"}
    do(match, "who:khor")
    assert "d1" in hand(match, "khor")


@pytest.mark.rule("KIN-058")
def test_only_the_combat_of_quest_1_has_a_tutorial() -> None:
    match = new("asha khor", "q2_11", tutorial="on")
    while asked(match)[1] in ("PlaceSeeker", "Retarget"):
        match.play(match.legal_keys[0])
    assert asked(match)[1] == "BeforeDraw" and told(match, "first-lesson") == []


@pytest.mark.rule("KIN-058")
def test_without_the_tutorial_the_first_pawn_is_drawn_by_chance() -> None:
    match = new("asha khor", "q1_2", tutorial="off")
    while asked(match)[1] in ("PlaceSeeker", "Retarget"):
        match.play(match.legal_keys[0])
    assert asked(match)[1] == "BeforeDraw" and "d1" not in hand(match, "asha")


@pytest.mark.rule("KIN-094", "KIN-095", "KIN-096", "KIN-097")
def test_tv18_fate_with_a_small_bag() -> None:
    match = Scenario("khor asha feyn").bag("heart darkness khor").fate(2).draws()
    do(match, "fate")
    assert offered(match) == {"pawn:heart", "pawn:darkness", "pawn:khor"} and bag(match) == 0
    do(match, "pawn:khor")
    assert bag(match) == 2 and table_of(match).fate == 1 and asked(match) == ("khor", "TakeTurn")


@pytest.mark.rule("KIN-096")
def test_tv18_no_fourth_token_in_a_combat() -> None:
    match = Scenario("khor asha feyn").fate(2, spent=3).comes("khor").draws()
    assert asked(match) == ("khor", "TakeTurn") and table_of(match).fate == 2


@pytest.mark.rule("KIN-089", "KIN-092", "KIN-091")
def test_tv19_time_track_full() -> None:
    scenario = Scenario("khor asha feyn").time("heart heart darkness").enemy("wyvern", zone=5, target="khor")
    match = scenario.seeker("khor", zone=1).pawn("darkness")
    # Tail Sting: the wyvern goes next to Khor and stings, then all pawns return.
    while not next_turn(match):
        match.play(match.legal_keys[0])
    assert told(match, "ability", "reset") == ["ability", "reset"]
    assert bag(match) == 29 and table_of(match).time == [] and table_of(match).resets == 1


@pytest.mark.rule("KIN-129", "KIN-131", "KIN-133")
def test_tv20_redraw() -> None:
    match = Scenario().seeker("asha", hand="as7+").comes("7").pawn("7")
    assert asked(match) == ("asha", "RedrawWindow") and offered(match) == {"redraw:as7", "no_redraw"}
    do(match, "redraw:as7")
    assert "as7+" in discarded(match, "asha")
    assert told(match, "pawn") == ["pawn", "pawn"] and "ability" in told(match)  # 7 once more, and it counts


@pytest.mark.rule("KIN-130")
def test_tv20_not_on_the_own_pawn() -> None:
    assert asked(Scenario().seeker("asha", hand="as7+").pawn("asha")) == ("asha", "TakeTurn")
    assert asked(Scenario().seeker("asha", hand="as7+").pawn("khor")) == ("asha", "RedrawWindow")


@pytest.mark.rule("KIN-302", "KIN-296", "KIN-015")
@pytest.mark.parametrize(
    ("enemy", "level", "seekers", "health"),
    [
        ("garrek", 1, 2, 20), ("sileth", 1, 2, 14), ("garrek", 1, 3, 22), ("sileth", 1, 3, 15),
        ("garrek", 1, 4, 25), ("sileth", 1, 4, 18), ("garrek", 2, 4, 29), ("sileth", 2, 4, 20),
        ("wyvern", 1, 4, 30), ("wyvern", 0, 2, 26), ("wyvern", 2, 3, 35),
    ],
)  # fmt: skip
def test_tv44_health_by_group_and_level(enemy: str, level: int, seekers: int, health: int) -> None:
    assert health_of(CONTENT.enemies[value("enemy", enemy)], 0, level, seekers) == health


@pytest.mark.rule("KIN-049", "KIN-302")
def test_tv44_in_a_combat() -> None:
    match = Scenario("asha khor naz valora", combat="q2_11", level="starless").turn("asha")
    assert (foe(match, "garrek").health, foe(match, "sileth").health) == (29, 20)


@pytest.mark.rule("KIN-301", "KIN-302")
@pytest.mark.parametrize(("group", "first", "second"), [("asha khor", 34, 32), ("asha khor naz", 38, 35)])
def test_tv55_notes_change_the_first_phase_only(group: str, first: int, second: int) -> None:
    starless = value("enemy", "starless")
    notes = tuple((NOTE_ENEMY_HP, starless, more) for more in (2, 2, -6))
    scenario = Scenario(group, combat="q7_10", notes=notes)
    assert scenario.foe("starless").health == first
    match = scenario.enemy("starless", zone=1, health=1).seeker("khor", zone=1, hand="kh1").turn("khor")
    do(match, "play:kh1", "stay")
    assert foe(match, "starless").phase == 1 and foe(match, "starless").health == second

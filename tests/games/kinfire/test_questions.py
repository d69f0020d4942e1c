"""What a question says: enough to answer it without looking elsewhere."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import Scenario, do, table_of
from tests.games.kinfire.test_habits import answered
from veillee import Match


def asked(match: Match) -> tuple[str, str]:
    """The question and the rule under it."""
    assert match.decision is not None
    return match.decision.prompt_in("en"), match.decision.rule


@pytest.mark.rule("KIN-129", "KIN-087", "KIN-089")
def test_who_may_have_a_pawn_replaced_is_told_what_it_would_do() -> None:
    def drawn(pawn: str) -> tuple[str, str]:
        scenario = Scenario("khor asha").seeker("asha", zone=3, hand="as7+").enemy("wyvern", zone=3, target="khor")
        return asked(scenario.pawn(pawn))

    bite = "so Raging Wyvern would use Raging Bite. Do you have it replaced?"
    assert drawn("4") == (f"Drawn: pawn 4, {bite}", "KIN-129")
    assert "Tail Sting" in drawn("darkness")[0]
    assert drawn("khor")[0] == "Drawn: Khor's pawn. Do you have it replaced?"


@pytest.mark.rule("KIN-076", "KIN-122", "KIN-173")
def test_a_block_is_asked_for_with_the_damage_that_is_to_come() -> None:
    scenario = Scenario("asha khor").seeker("asha", zone=1, hand="as4+").seeker("khor", zone=5)
    scenario.enemy("wyvern", zone=5, target="khor", rows={2: "weaken"})
    prompt, rule = asked(scenario.ability("wyvern", 2))
    assert (prompt, rule) == ("Raging Wyvern attacks Khor with 3 damage. Do you block?", "KIN-122")


@pytest.mark.rule("KIN-180", "KIN-102")
def test_who_cannot_move_is_asked_to_act_only() -> None:
    free = Scenario("asha khor").seeker("asha", zone=1, hand="as1").enemy("wyvern", zone=5)
    assert asked(free.turn("asha"))[0] == "It is your turn: move and act."
    caught = Scenario("asha khor").seeker("asha", zone=1, hand="as1", statuses="trap").enemy("wyvern", zone=5)
    assert asked(caught.turn("asha"))[0] == "It is your turn: act."


@pytest.mark.rule("KIN-105")
def test_nobody_is_asked_to_move_before_a_card_that_is_the_same_everywhere() -> None:
    match = Scenario("feyn khor").seeker("feyn", zone=1, hand="fe2 fe6").enemy("wyvern", zone=5).turn("feyn")
    do(match, "play:fe2")
    assert "own movement before" in asked(match)[0] and answered(match, 0) == "stay"


@pytest.mark.rule("KIN-195", "KIN-198")
def test_a_new_phase_tells_which_abilities_take_the_place_of_which() -> None:
    scenario = Scenario("asha khor", combat="q4_9").seeker("asha", zone=5, hand="as1 as2")
    match = scenario.enemy("rootmother", zone=5, health=1).turn("asha")
    do(match, "play:as1", "stay")
    assert table_of(match).foes[0].phase == 1
    told = [event.text for event in match.events(0, None, "en") if event.kind == "overlay"]
    assert told == [
        "Forest of Lashes takes the place of Bramble Lash (The Rootmother).",
        "Deep Roots takes the place of Black Sap (The Rootmother).",
    ]


@pytest.mark.rule("KIN-146", "KIN-147", "KIN-148", "KIN-149", "KIN-150", "KIN-151")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_seekers_board_says_what_the_seeker_can(lang: str) -> None:
    said = set()
    for pair in ("asha feyn", "khor naz", "roland valora"):
        scene = Scenario(pair).enemy("wyvern", zone=5).turn(pair.split()[0]).scene(0, lang)
        faces = [piece.face for zone in scene.zones for piece in zone.pieces]
        said |= {face.lines[-1] for face in faces if face is not None and face.kind == "seeker"}
    assert len(said) == 6
    assert ("Your first move of a turn: another Seeker gains 1 armour" in said) == (lang == "en")


def test_exhausted_cards_do_not_look_like_armour() -> None:
    scene = Scenario("asha khor").enemy("wyvern", zone=5).turn("asha").scene(0, "en")
    piles = next(zone for zone in scene.zones if zone.id == "piles").pieces
    icons = [piece.marks[0].icon for piece in piles]
    assert len(icons) == 6 and len(set(icons)) == 6

"""Order of resolution: what comes when, and who decides (PIL-220 to PIL-226)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import Scenario, card_on, cells_of, company_of, key, key_of
from tests.games.pilgrims.looking import activate, cards, clovers, count, in_hand, kinds, pawn, play, told
from veillee.core.match import Match


def story(match: Match, *kinds: str) -> list[str]:
    """The kinds of what happened, in order."""
    return [event.kind for event in told(match, *kinds)]


@pytest.mark.rule("PIL-220", "PIL-195", "PIL-123")
def test_after_the_disk_gains_then_the_crossed_clover_then_the_swap_then_the_destination() -> None:
    """I-02 gives the very Clover that II-06 asks for; then comes the swap, then one more cell."""
    scene = Scenario().completed("red", "II-06", "I-02").pawn("red", "A1").on_map("D2", "O01").on_map("C2", "O02")
    match = scene.movement()
    assert "disk:horse" in match.legal_keys and not cells_of(match, "go:horse:")
    match.play("disk:horse")
    assert clovers(match) == 1 and set(match.legal_keys) == {"spend", "skip"}
    match.dictate(key_of("O03"))
    match.play("spend")
    assert in_hand(match) == ["O03"] and kinds(match) == {"swap", "skip"}
    match.play("swap:c2:d2")
    assert cells_of(match, "go:horse:") == {"C2", "B3", "D2", "B4"}
    assert pawn(match, "red") == "A1"
    match.play("go:horse:d2")
    assert in_hand(match) == ["O02", "O03"]


@pytest.mark.rule("PIL-220")
def test_cards_gained_for_the_means_are_seen_before_the_destination_is_chosen() -> None:
    match = Scenario().completed("red", "II-07", "I-05").pawn("red", "A1").deck("object", "O01", "O02").movement()
    match.play("disk:balloon")
    assert clovers(match) == 1 and set(match.legal_keys) == {key("keep", "O01"), key("keep", "O02")}
    match.play(key("keep", "O01"))
    assert cells_of(match, "go:balloon:") == {"C3", "D4"}


@pytest.mark.rule("PIL-220", "PIL-222")
def test_the_crossed_cell_waits_until_the_pawn_is_placed() -> None:
    """By boat: II-05 draws before the move, I-04 takes from a crossed cell after it."""
    scene = Scenario().completed("red", "I-04", "II-05").pawn("red", "A1").on_map("C1", "O02").on_map("B1", "O03")
    match = scene.deck("object", "O01").movement()
    match.play("disk:boat")
    assert in_hand(match) == ["O01"] and kinds(match) == {"go"}
    match.play("go:boat:c1")
    assert pawn(match, "red") == "C1" and in_hand(match) == ["O01", "O02"]
    assert set(match.legal_keys) == {"take:b1", "skip"}
    match.play("take:b1")
    assert in_hand(match) == ["O01", "O02", "O03"]


@pytest.mark.rule("PIL-220")
def test_without_anything_in_between_disk_and_destination_are_one_choice() -> None:
    match = Scenario().completed("red", "I-04", "I-09", "I-17").pawn("red", "A1").movement()
    assert kinds(match) == {"go"}


@pytest.mark.rule("PIL-221", "PIL-042")
@pytest.mark.parametrize("lies_there", [True, False])
def test_the_card_is_taken_and_room_is_made_before_the_pawn_is_placed(lies_there: bool) -> None:
    scene = Scenario().company("red", "C01", "C02", "C03").pawn("red", "C1").pawn("blue", "E5")
    scene = scene.on_map("D1", "C22") if lies_there else scene.no_card("D1")
    match = scene.movement()
    if not lies_there:
        match.dictate(key_of("C22"))
    match.play("go:foot:d1")
    assert kinds(match) == {"retire"}
    assert pawn(match, "red") == "C1" and card_on(match, "D1") == ""
    match.play(key("retire", "C02"))
    assert company_of(match, "red") == ["C01", "C03", "C22"]
    assert pawn(match, "red") == "D1"


@pytest.mark.rule("PIL-221")
def test_an_object_is_taken_and_then_the_pawn_stands_there() -> None:
    match = Scenario().pawn("red", "A1").on_map("B1", "O01").movement()
    match.play("go:foot:b1")
    assert in_hand(match) == ["O01"] and pawn(match, "red") == "B1" and card_on(match, "B1") == ""


@pytest.mark.rule("PIL-222", "PIL-225", "PIL-184")
@pytest.mark.parametrize("first", ["take_crossed", "journey_token"])
def test_all_that_a_move_sets_off_comes_after_it_and_in_the_players_order(first: str) -> None:
    """Over Blue, onto a corner, across an occupied cell and onto the last cell of a Journey, in one move."""
    scene = Scenario(advanced=True).completed("red", "I-09", "I-17").company("red", "C05").hand("red", "O16")
    scene = scene.journey("red", "J09", "E3", "C4").journey("blue", "J01").pawn("red", "E3").pawn("blue", "E2")
    match = scene.on_map("E1", "O01").deck("object", "O02", "O03", "O04").activation()
    activate(match, "C05", "O16").play("move:e1")
    assert pawn(match, "red") == "E1"
    assert clovers(match) == 1 and in_hand(match) == ["O01", "O02"]
    assert set(match.legal_keys) == {"first:take_crossed", "first:journey_token"}
    match.play(f"first:{first}")
    if first == "take_crossed":
        assert set(match.legal_keys) == {"take:e2", "skip"}
        match.play("take:e2")
        assert kinds(match) == {"journey"}
        match.play(match.legal_keys[0])
    else:
        assert kinds(match) == {"journey"}
        match.play(match.legal_keys[0])
        assert set(match.legal_keys) == {"take:e2", "skip"}
        match.play("take:e2")
    assert cards(match, "journeys-done:red") == ["J09"]
    assert in_hand(match) == ["O01", "O02", "O03", "O04"]


@pytest.mark.rule("PIL-223")
def test_a_pawn_that_has_gone_is_not_passed_over() -> None:
    scene = Scenario().completed("red", "I-09").hand("red", "O46").pawn("red", "C1").pawn("blue", "C2")
    match = scene.movement("blue")
    match.play("go:foot:d2")
    while match.decision is not None and match.decision.seat == 1:
        match.play("clover" if "clover" in match.legal_keys else "pass")
    match.play("go:boat:c3")
    assert clovers(match) == 0


@pytest.mark.rule("PIL-223")
def test_a_pawn_that_has_just_come_is_passed_over() -> None:
    scene = Scenario().completed("red", "I-09").hand("red", "O46").pawn("red", "C1").pawn("blue", "D2")
    match = scene.movement("blue")
    match.play("go:foot:c2")
    while match.decision is not None and match.decision.seat == 1:
        match.play("clover" if "clover" in match.legal_keys else "pass")
    match.play("go:boat:c3")
    assert clovers(match) == 1


@pytest.mark.rule("PIL-223")
def test_the_second_move_of_a_turn_is_judged_on_its_own() -> None:
    """First away from Blue (nothing), then onto Blue (a Clover)."""
    scene = Scenario().completed("red", "I-09").hand("red", "O46").pawn("red", "C2").pawn("blue", "C2")
    match = scene.movement()
    match.play("go:foot:c3")
    assert clovers(match) == 0
    activate(match, "traveller", "O46").play("move:c2")
    assert clovers(match) == 1


@pytest.mark.rule("PIL-224")
def test_conditions_about_the_object_come_before_the_abilities() -> None:
    """O21 is a weapon: I-16 lets Red draw two first, then the Stray Dog runs."""
    scene = Scenario().completed("red", "I-16").company("red", "C35").hand("red", "O21").pawn("red", "C3")
    match = scene.deck("object", "O01", "O02").activation()
    activate(match, "C35", "O21")
    assert set(match.legal_keys) == {key("keep", "O01"), key("keep", "O02")}
    match.play(key("keep", "O02"))
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-224")
def test_all_conditions_about_the_object_are_resolved_before_the_characters_own_gain() -> None:
    """The Captain's own Clover comes after those of II-12 (weapon) and I-14 (communication)."""
    scene = Scenario().completed("red", "II-12", "I-14").company("red", "C12").hand("red", "O21").pawn("red", "C3")
    match = activate(scene.activation(), "C12", "O21")
    gains = [gain.rule for gain in told(match, "gains-clovers")]
    assert sorted(gains[:2]) == ["PIL-188", "PIL-191"] and gains[2:] == ["PIL-203"]


@pytest.mark.rule("PIL-225", "PIL-185")
def test_effects_without_a_choice_ask_nothing() -> None:
    """A corner, a pawn and the Werewolf's own Clover: Red is at once asked for what comes next."""
    scene = (
        Scenario().completed("red", "I-09", "I-17").company("red", "C40").hand("red", "O01", "O46").pawn("red", "B2")
    )
    match = scene.pawn("blue", "A1").deck("object", "O02", "O03", "O04").river("II-02", "", "", "", "").activation()
    activate(match, "C40", "O01").play("move:a1")
    assert clovers(match) == 2
    assert in_hand(match) == ["O02", "O03", "O46"]
    assert match.decision is None or "first" not in kinds(match)
    assert match.number == 2


@pytest.mark.rule("PIL-225")
def test_a_single_effect_with_a_choice_needs_no_order() -> None:
    match = Scenario().completed("red", "I-04", "I-09").pawn("red", "A1").pawn("blue", "B1").movement()
    match.play("go:boat:c1")
    assert clovers(match) == 1 and set(match.legal_keys) == {"take:b1", "skip"}


@pytest.mark.rule("PIL-226", "PIL-049")
def test_a_gain_without_a_card_is_lost_and_never_made_up_for() -> None:
    """No Object is left when Red reaches the corner; one that is discarded later is not drawn for it."""
    scene = Scenario().completed("red", "I-17").pawn("red", "A3").pawn("blue", "E5").on_map("A1", "O01")
    scene = scene.traveller("red", "O06").hand("red", "O46").deck("object").river("II-02", "", "", "", "")
    match = scene.movement()
    match.play("go:boat:a1")
    assert story(match, "draws-object", "draws-nothing") == ["draws-nothing"]
    assert in_hand(match) == ["O01", "O46"]
    activate(match, "traveller", "O46")
    assert count(match, "discard") == 1
    match.play("finish")
    assert in_hand(match) == ["O01"]


@pytest.mark.rule("PIL-226")
def test_effects_that_can_do_nothing_are_not_asked_about() -> None:
    """No Object deck for I-16, nothing on the crossed cell for I-04, no Companion for the Horn Blower."""
    scene = Scenario().completed("red", "I-16", "I-04").company("red", "C35", "C16").hand("red", "O01", "O31")
    scene = scene.bare_map().deck("object").deck("companion").pawn("red", "C1").pawn("blue", "E5")
    match = scene.on_map("C3", "O02").movement()
    match.play("go:boat:c3")
    assert "clover" in match.legal_keys
    weapon, horn = match.fork(), match.fork()
    assert kinds(activate(weapon, "C35", "O01")) == {"move", "finish"}
    assert kinds(activate(horn, "C16", "O31")) == {"move", "finish"}
    play(weapon, "finish")
    assert in_hand(weapon) == ["O02", "O31"]

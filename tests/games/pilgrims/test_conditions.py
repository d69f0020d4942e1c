"""Conditions of abilities and upgrades (PIL-183 to PIL-195)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import Scenario, cells_of, key
from tests.games.pilgrims.looking import activate, clovers, in_hand, kinds, pawn, play, told
from veillee.core.match import Match


def asked_for_activation(match: Match) -> bool:
    return "clover" in match.legal_keys


def complete(match: Match, number: str) -> Match:
    """Red completes an Adventure, with the first answer to whatever is asked on the way."""
    match.play(key("complete", number))
    while match.decision is not None and match.decision.seat == 0:
        match.play(match.legal_keys[0])
    return match


@pytest.mark.rule("PIL-183", "PIL-194")
def test_a_condition_gives_its_reward_each_time_it_is_fulfilled() -> None:
    """Over Blue by boat, then back onto Blue with the Traveller: two Clovers in one turn."""
    scene = Scenario().completed("red", "I-09").pawn("red", "C1").pawn("blue", "C2").hand("red", "O46")
    match = scene.movement()
    match.play("go:boat:c3")
    assert clovers(match) == 1
    play(match, key("activate", "traveller", "O46"), "move:c2")
    assert clovers(match) == 2


@pytest.mark.rule("PIL-183")
def test_without_the_condition_there_is_no_reward() -> None:
    match = Scenario().completed("red", "I-09", "I-17").pawn("red", "C1").pawn("blue", "E5").movement()
    match.play("go:boat:c3")
    assert clovers(match) == 0 and len(in_hand(match)) == 1


@pytest.mark.rule("PIL-184", "PIL-187")
def test_one_move_onto_a_pawn_fulfils_the_conditions_of_two_cards() -> None:
    """The Bandit draws an Object, the Troll Bridge gives a Clover; the cell itself gives a drawn Object."""
    scene = Scenario().completed("red", "I-09").company("red", "C26").hand("red", "O01")
    match = scene.pawn("red", "C3").pawn("blue", "C2").activation()
    match.dictate("hammer", "saw")
    activate(match, "C26", "O01").play("move:c2")
    assert clovers(match) == 1
    assert in_hand(match) == ["O17", "O18"]


@pytest.mark.rule("PIL-184")
def test_one_object_fulfils_the_conditions_of_its_colour_and_of_its_symbol() -> None:
    """O21 is blue and a weapon: I-14 and II-12 give a Clover each."""
    scene = Scenario().completed("red", "I-14", "II-12").company("red", "C35").hand("red", "O21", "O01")
    assert clovers(activate(scene.activation(), "C35", "O21")) == 2


@pytest.mark.rule("PIL-184", "PIL-222")
@pytest.mark.parametrize("first", ["take_crossed", "journey_token"])
def test_effects_of_one_event_come_in_the_order_the_player_wants(first: str) -> None:
    """The boat crosses D1's neighbour and reaches the last cell of the Journey (E1, E3, C4)."""
    scene = Scenario(advanced=True).completed("red", "I-04").journey("red", "J09", "E3", "C4")
    match = scene.pawn("red", "C1").pawn("blue", "D1").movement()
    match.play("go:boat:e1")
    assert set(match.legal_keys) == {"first:take_crossed", "first:journey_token"}
    match.play(f"first:{first}")
    assert kinds(match) == ({"take", "skip"} if first == "take_crossed" else {"journey"})


@pytest.mark.rule("PIL-185")
def test_a_swap_may_be_declined() -> None:
    match = Scenario().completed("red", "I-02").pawn("red", "A1").on_map("C1", "O01").on_map("C2", "O02").movement()
    match.play("disk:horse")
    assert "swap:c1:c2" in match.legal_keys
    play(match, "skip", "go:horse:c2")
    assert in_hand(match) == ["O02"]


@pytest.mark.rule("PIL-185")
def test_one_more_cell_may_be_declined() -> None:
    match = Scenario().completed("red", "I-01").pawn("red", "A1").on_map("B1", "O01").movement()
    play(match, "disk:foot", "go:foot:b1")
    assert pawn(match, "red") == "B1" and in_hand(match) == ["O01"]


@pytest.mark.rule("PIL-185")
def test_taking_from_a_crossed_cell_may_be_declined() -> None:
    match = Scenario().completed("red", "I-04").pawn("red", "A1").on_map("C1", "O01").movement()
    match.play("go:boat:c1")
    assert set(match.legal_keys) == {"take:b1", "skip"}
    match.play("skip")
    assert in_hand(match) == ["O01"]


@pytest.mark.rule("PIL-185")
def test_a_reservation_and_an_object_of_the_map_may_be_declined() -> None:
    match = Scenario().company("red", "C28").hand("red", "O46").pawn("red", "A1").on_map("C1", "O21").activation()
    activate(match, "C28", "O46")
    assert {"take", "reserve", "finish"} <= kinds(match)
    match.play("finish")
    assert in_hand(match) == [] and not told(match, "reserves")


@pytest.mark.rule("PIL-185", "PIL-225")
def test_a_plain_gain_is_simply_gained() -> None:
    """A Clover for the pawn and an Object for the corner: nobody is asked."""
    scene = Scenario().completed("red", "I-09", "I-17").pawn("red", "A3").pawn("blue", "A2").on_map("A1", "O01")
    match = scene.movement()
    match.dictate("axe")
    match.play("go:boat:a1")
    assert clovers(match) == 1 and in_hand(match) == ["O01", "O02"]
    assert asked_for_activation(match)


@pytest.mark.rule("PIL-186")
def test_using_a_means_of_transport_is_putting_the_disk_there() -> None:
    match = Scenario().completed("red", "I-01").pawn("red", "C3").movement()
    match.play("disk:foot")
    assert clovers(match) == 1
    match = Scenario().completed("red", "I-01").pawn("red", "C3").movement()
    match.play("go:boat:c1")
    assert clovers(match) == 0


@pytest.mark.rule("PIL-187", "PIL-050")
@pytest.mark.parametrize(
    ("blue", "green", "gain"),
    [("C2", "E5", 1), ("C3", "E5", 1), ("C2", "C3", 1), ("A5", "E5", 0), ("B2", "C4", 0)],
)
def test_over_or_onto_a_pawn_once_per_move(blue: str, green: str, gain: int) -> None:
    scene = Scenario(players=3).completed("red", "I-09").pawn("red", "C1").pawn("blue", blue).pawn("green", green)
    match = scene.movement()
    match.play("go:boat:c3")
    assert clovers(match) == gain


@pytest.mark.rule("PIL-187")
@pytest.mark.parametrize(("falcon", "falconer", "gain"), [("C2", "E5", 1), ("E5", "C3", 1), ("E5", "A5", 0)])
def test_the_pawns_of_solo_mode_count(falcon: str, falconer: str, gain: int) -> None:
    scene = Scenario(solo="easy").completed("red", "I-09").pawn("red", "C1").falconer_at(falcon, falconer)
    match = scene.hand("red", "O46").movement()
    match.play("go:boat:c3")
    assert clovers(match) == gain


@pytest.mark.rule("PIL-187")
def test_the_long_arm_of_a_ride_goes_over_pawns_too() -> None:
    for blue, gain in (("A2", 1), ("A1", 1), ("B2", 0)):
        match = Scenario().completed("red", "I-09").pawn("red", "A3").pawn("blue", blue).movement()
        match.play("go:horse:b1")
        assert clovers(match) == gain, blue


@pytest.mark.rule("PIL-188", "PIL-065")
@pytest.mark.parametrize(("played", "gain"), [("O31", 1), ("O11", 0), ("O51", 0), ("O67", 0)])
def test_playing_an_object_of_the_colour(played: str, gain: int) -> None:
    """I-14 wants communication: not strength, not intuition, and a trade Object is gold and nothing else."""
    match = Scenario().completed("red", "I-14").company("red", "C33").hand("red", played).activation()
    assert clovers(activate(match, "C33", played)) == gain


@pytest.mark.rule("PIL-188")
def test_a_converted_object_has_no_colour_to_speak_of() -> None:
    match = Scenario().completed("red", "I-14").company("red", "C33").hand("red", "O36").clovers("red", 1).activation()
    match.play(key("convert", "C33", "O36"))
    assert clovers(match) == 0


@pytest.mark.rule("PIL-188")
def test_the_smith_draws_only_for_a_strength_object_that_was_not_converted() -> None:
    for how, played, drawn in (("activate", "O16", 1), ("activate", "O36", 0), ("convert", "O01", 0)):
        match = Scenario().company("red", "C15").hand("red", played).clovers("red", 1).activation()
        match.play(key(how, "C15", played))
        assert len(in_hand(match)) == drawn, (how, played)


@pytest.mark.rule("PIL-189")
def test_completing_another_adventure() -> None:
    scene = Scenario().completed("red", "I-19", "II-04").company("red", "C01").river("I-02", "", "", "", "")
    match = complete(scene.hand("red", "O01", "O02", "O41").adventure(), "I-02")
    assert clovers(match) == 1 and len(in_hand(match)) == 1


@pytest.mark.rule("PIL-189")
@pytest.mark.parametrize("itself", ["I-19", "II-04"])
def test_the_card_with_the_icon_does_not_count_itself(itself: str) -> None:
    scene = Scenario().company("red", "C17", "C18", "C01").river(itself, "", "", "", "")
    cost = {"I-19": ("O01", "O02", "O21", "O41"), "II-04": ("O21", "O22", "O41", "O42", "O43")}[itself]
    match = complete(scene.hand("red", *cost).adventure(), itself)
    assert clovers(match) == 0 and in_hand(match) == []


@pytest.mark.rule("PIL-189")
def test_a_quest_is_no_adventure() -> None:
    scene = Scenario().completed("red", "I-19", "II-04").quests("Q1d", "Q2a", "Q5").river("II-02", "", "", "", "")
    match = scene.hand("red", "O01", "O21", "O41").adventure()
    match.play(key("quest", "Q1d"))
    assert told(match, "completes-quest")
    assert clovers(match) == 0 and in_hand(match) == []


@pytest.mark.rule("PIL-190")
@pytest.mark.parametrize(
    ("start", "goes", "drawn"),
    [
        ("A3", "go:boat:a1", 1),
        ("E3", "go:boat:e1", 1),
        ("A3", "go:boat:a5", 1),
        ("C3", "go:balloon:e5", 1),
        ("A3", "go:horse:b1", 0),
        ("C1", "go:boat:c3", 0),
    ],
)
def test_moving_onto_a_corner_but_not_across_it(start: str, goes: str, drawn: int) -> None:
    match = Scenario().completed("red", "I-17").pawn("red", start).pawn("blue", "D3").movement()
    match.play(goes)
    assert len(in_hand(match)) == 1 + drawn


@pytest.mark.rule("PIL-190")
def test_standing_on_a_corner_is_not_moving_there() -> None:
    match = Scenario().completed("red", "I-17").pawn("red", "A1").hand("red", "O46").activation()
    match.play("clover")
    assert in_hand(match) == ["O46"]


@pytest.mark.rule("PIL-191")
@pytest.mark.parametrize(("played", "gain"), [("O21", 1), ("O61", 1), ("O46", 0)])
def test_playing_an_object_with_the_symbol(played: str, gain: int) -> None:
    match = Scenario().completed("red", "II-12").company("red", "C40").hand("red", played).activation()
    assert clovers(activate(match, "C40", played)) == gain


@pytest.mark.rule("PIL-191")
def test_a_converted_object_has_no_symbol_to_speak_of() -> None:
    """A weapon that is converted to activate the Shepherd is played, but not as a weapon."""
    match = Scenario().completed("red", "II-12").company("red", "C33").hand("red", "O01").clovers("red", 1).activation()
    match.play(key("convert", "C33", "O01"))
    assert clovers(match) == 0


@pytest.mark.rule("PIL-191")
def test_the_monk_gains_a_clover_only_for_an_instrument_that_was_not_converted() -> None:
    for how, played, gain in (("activate", "O51", 1), ("activate", "O46", 0), ("convert", "O01", -1)):
        match = Scenario().company("red", "C07").hand("red", played).clovers("red", 1).activation()
        match.play(key(how, "C07", played))
        assert clovers(match) == 1 + gain, (how, played)


@pytest.mark.rule("PIL-192", "PIL-121")
def test_a_crossed_clover_is_paid_once_for_its_effect() -> None:
    match = Scenario().company("red", "C08").hand("red", "O01").clovers("red", 3).activation()
    match.dictate("axe")
    activate(match, "C08", "O01").play("spend")
    assert clovers(match) == 2 and in_hand(match) == ["O02"]
    assert "spend" not in match.legal_keys


@pytest.mark.rule("PIL-192", "PIL-121")
def test_without_a_clover_nothing_is_paid_and_nothing_is_gained() -> None:
    match = Scenario().company("red", "C08").hand("red", "O01").activation()
    activate(match, "C08", "O01")
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-192")
def test_clovers_spent_for_other_things_do_not_count() -> None:
    """Buying an Object for 2 Clovers triggers no crossed clover."""
    match = Scenario().company("red", "C08").hand("red", "O01").clovers("red", 3).activation()
    match.dictate("axe", "sling")
    activate(match, "C08", "O01").play("buy")
    assert in_hand(match) == ["O02"] and clovers(match) == 1
    assert "spend" in match.legal_keys


@pytest.mark.rule("PIL-193")
def test_the_condition_of_a_companion_is_checked_only_while_it_is_activated() -> None:
    """The Bandit sits in the company, but neither the boat nor the Captain's move is his."""
    scene = Scenario().company("red", "C26", "C12").hand("red", "O01").pawn("red", "C1").pawn("blue", "C2")
    match = scene.on_map("C3", "O03").movement()
    match.play("go:boat:c3")
    assert in_hand(match) == ["O01", "O03"]
    match.dictate("axe")
    activate(match, "C12", "O01").play("move:c2")
    assert in_hand(match) == ["O02", "O03"]


@pytest.mark.rule("PIL-193")
def test_an_upgrade_looks_at_its_owners_actions_only() -> None:
    match = Scenario().completed("red", "I-09", "I-17").pawn("red", "C2").pawn("blue", "C1").movement("blue")
    match.play("go:boat:c3")
    assert clovers(match, "red") == clovers(match, "blue") == 0
    match = Scenario().completed("red", "I-17").pawn("red", "C2").pawn("blue", "A3").movement("blue")
    match.play("go:boat:a1")
    assert in_hand(match, "red") == [] and len(in_hand(match, "blue")) == 1


@pytest.mark.rule("PIL-194")
def test_pawns_and_corners_count_in_moves_of_abilities() -> None:
    scene = Scenario().completed("red", "I-09", "I-17").hand("red", "O46").pawn("red", "A2").pawn("blue", "A1")
    match = scene.activation()
    activate(match, "traveller", "O46").play("move:a1")
    assert clovers(match) == 1
    assert len(in_hand(match)) == 2  # one drawn on the occupied cell, one for the corner


@pytest.mark.rule("PIL-194", "PIL-186")
def test_a_move_of_an_ability_uses_no_means_of_transport() -> None:
    """One cell as on foot: but no Clover, and not one cell more."""
    match = Scenario().completed("red", "I-01", "II-08").hand("red", "O46").pawn("red", "A1").activation()
    activate(match, "traveller", "O46")
    assert cells_of(match, "move:") == {"B1", "A2"}
    match.play("move:b1")
    assert clovers(match) == 0


@pytest.mark.rule("PIL-195")
def test_two_icons_need_the_means_first_and_then_the_clover() -> None:
    match = Scenario().completed("red", "II-06").pawn("red", "A1").clovers("red", 1).movement()
    assert "spend" not in match.legal_keys
    match.dictate("axe")
    match.play("disk:horse")
    assert set(match.legal_keys) == {"spend", "skip"}
    other = match.fork()
    match.play("spend")
    assert in_hand(match) == ["O02"] and clovers(match) == 0
    assert kinds(match) == {"go"}
    other.play("skip")
    assert in_hand(other) == [] and clovers(other) == 1


@pytest.mark.rule("PIL-195")
def test_one_icon_of_two_is_not_enough() -> None:
    """Without a Clover the horse asks nothing; by boat the Clover cannot be paid."""
    match = Scenario().completed("red", "II-06").pawn("red", "A1").movement()
    match.play("disk:horse")
    assert kinds(match) == {"go"}
    match = Scenario().completed("red", "II-06").pawn("red", "A1").clovers("red", 1).hand("red", "O46").movement()
    match.play("go:boat:c1")
    assert asked_for_activation(match) and clovers(match) == 1

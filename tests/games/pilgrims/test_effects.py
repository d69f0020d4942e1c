"""Abilities and upgrades: what each effect does (PIL-196 to PIL-219)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pilgrims.builder import Scenario, card_on, cells_of, company_of, key, key_of, numbers, seat
from tests.games.pilgrims.looking import activate, cards, clovers, count, in_hand, kinds, pawn, play, told
from veillee.core.match import Match


def activated(character: str, object_: str, scene: Scenario) -> Match:
    """Red activates a Companion of the company with an Object of the hand."""
    return activate(scene.company("red", character).hand("red", object_).activation(), character, object_)


@pytest.mark.rule("PIL-196", "PIL-203")
def test_a_clover_is_a_clover_wherever_it_is_printed() -> None:
    by_companion = activated("C12", "O01", Scenario())
    by_adventure = Scenario().completed("red", "I-09").pawn("red", "C1").pawn("blue", "C2").movement()
    by_adventure.play("go:boat:c3")
    by_quest = Scenario().quests("Q1a", "Q2a", "Q6").hand("red", "O01", "O02", "O41").adventure()
    play(by_quest, key("quest", "Q6"), "pay")
    scene = Scenario(advanced=True).journey("red", "J02", "C5", "E5").journey("blue", "J01").pawn("red", "C1")
    by_journey = scene.movement()
    by_journey.play("go:boat:c3")
    assert [clovers(match) for match in (by_companion, by_adventure, by_quest, by_journey)] == [1, 1, 1, 1]


@pytest.mark.rule("PIL-196", "PIL-201")
def test_drawing_an_object_is_the_same_wherever_it_is_printed() -> None:
    by_companion = activated("C08", "O01", Scenario().clovers("red", 1))
    by_adventure = Scenario().completed("red", "I-17").pawn("red", "A3").pawn("blue", "D5").movement()
    by_journey = Scenario(advanced=True).journey("red", "J09", "E3", "C4").journey("blue", "J01").pawn("red", "E3")
    for match, choice in (
        (by_companion, "spend"),
        (by_adventure, "go:boat:a1"),
        (by_journey.pawn("blue", "D5").movement(), "go:boat:e1"),
    ):
        before = count(match, "objects")
        match.play(choice)
        assert count(match, "objects") == before - 1
        assert len(told(match, "draws-object", color="red")) == 1
        assert "draws an Object" in told(match, "draws-object-veiled")[0].text


@pytest.mark.rule("PIL-197")
def test_an_object_of_the_colour_is_taken_from_anywhere_on_the_map() -> None:
    """The Wild Spirit takes intuition: not from campfires, not of another colour, gold included."""
    scene = Scenario().bare_map().pawn("red", "A1").pawn("blue", "E5")
    scene = scene.on_map("E1", "O46").on_map("C4", "O51").on_map("B1", "O01").on_map("A2", "O64").on_map("B2", "C01")
    match = activated("C18", "O47", scene)
    assert cells_of(match, "take:") == {"E1", "C4"}
    match.play("take:e1")
    assert in_hand(match) == ["O46"] and card_on(match, "E1") == ""
    assert pawn(match, "red") == "A1"


@pytest.mark.rule("PIL-197")
def test_without_an_object_of_the_colour_there_is_nothing_to_take() -> None:
    match = activated("C18", "O47", Scenario().bare_map().pawn("red", "A1").on_map("B1", "O01"))
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-197", "PIL-198")
@pytest.mark.parametrize(("character", "played"), [("C10", "O01"), ("C11", "O01"), ("C14", "O46"), ("C33", "O31")])
def test_a_companion_by_a_campfire_is_no_object(character: str, played: str) -> None:
    scene = Scenario().bare_map().pawn("red", "C4").pawn("blue", "E5").on_map("D4", "C01").on_map("B2", "C39")
    assert kinds(activated(character, played, scene)) == {"move", "finish"}
    scene = Scenario().bare_map().pawn("red", "C4").pawn("blue", "E5").on_map("D4", "C39").on_map("B2", "C01")
    assert kinds(activated(character, played, scene)) == {"move", "finish"}


@pytest.mark.rule("PIL-198")
def test_an_adjacent_object_lies_orthogonally_beside_the_pawn() -> None:
    scene = Scenario().bare_map().pawn("red", "C3").pawn("blue", "E5").on_map("C2", "O21").on_map("D3", "O22")
    scene = scene.on_map("D2", "O23").on_map("C1", "O24").on_map("B3", "O01").on_map("C4", "O64")
    match = activated("C33", "O31", scene)
    assert cells_of(match, "take:") == {"C2", "D3"}
    match.play("take:d3")
    assert in_hand(match) == ["O22"] and card_on(match, "D3") == ""
    assert told(match, "takes-object")[-1].rule == "PIL-198"


@pytest.mark.rule("PIL-198")
def test_adjacent_is_meant_where_the_pawn_stands_when_the_effect_is_resolved() -> None:
    scene = Scenario().bare_map().pawn("red", "C3").pawn("blue", "E5").on_map("C2", "O21").on_map("E3", "C01")
    match = activated("C33", "O31", scene.on_map("D2", "O22").on_map("D3", "O01"))
    match.play("move:d3")
    assert cells_of(match, "take:") == {"D2"}


@pytest.mark.rule("PIL-199", "PIL-200")
def test_an_extra_activation_activates_another_character_after_the_first_is_resolved() -> None:
    scene = Scenario().company("red", "C25").pawn("red", "C3")
    match = activated("C13", "O31", scene.hand("red", "O46", "O32"))
    assert kinds(match) == {"move", "finish"}  # first the Drum Major's own move
    match.play("finish")
    assert set(match.legal_keys) == {
        key("activate", "traveller", "O46"),
        key("activate", "C25", "O46"),
        "finish",
    }
    activate(match, "C25", "O46")
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-199")
def test_without_an_extra_activation_one_character_is_activated() -> None:
    match = activated("C35", "O01", Scenario().hand("red", "O46").pawn("red", "C3").river("II-02", "", "", "", ""))
    match.play("finish")
    assert match.decision is not None and match.decision.seat == 1


@pytest.mark.rule("PIL-200", "PIL-059")
def test_extra_activations_may_give_further_ones_but_never_the_same_character() -> None:
    scene = Scenario().company("red", "C31", "C13").hand("red", "O31", "O32", "O33", "O46").pawn("red", "C3")
    match = scene.activation()
    activate(match, "C31", "O31").play("finish")
    activate(match, "C13", "O32").play("finish")
    offered = {choice for choice in match.legal_keys if choice.startswith("activate:")}
    assert offered == {key("activate", "traveller", "O46")}


@pytest.mark.rule("PIL-199", "PIL-200", "PIL-219")
def test_two_extra_activations_of_one_object_activate_two_more_characters() -> None:
    """II-14 gives one for the instrument, the Drum Major another."""
    scene = Scenario().completed("red", "II-14").company("red", "C25").pawn("red", "C3")
    match = activated("C13", "O31", scene.hand("red", "O46", "O47"))
    match.play("finish")
    activate(match, "C25", "O46").play("finish")
    activate(match, "traveller", "O47")
    assert {"move", "reserve"} <= kinds(match)


@pytest.mark.rule("PIL-200")
def test_an_extra_activation_may_be_let_go_and_is_lost_after_phase_two() -> None:
    scene = Scenario().pawn("red", "C3").river("II-02", "", "", "", "").hand("red", "O46")
    match = activated("C13", "O31", scene)
    play(match, "finish", "finish")
    assert match.decision is not None and match.decision.seat == 1
    assert seat(match, "red").extra == 0


@pytest.mark.rule("PIL-201")
def test_a_drawn_object_comes_from_the_deck_and_only_its_owner_sees_it() -> None:
    scene = Scenario().clovers("red", 1).deck("object", "O02", "O03")
    match = activated("C08", "O01", scene)
    match.play("spend")
    assert cards(match, "hand:red", "red") == ["O02"]
    assert cards(match, "hand:red", "blue") == [] and count(match, "hand:red", "blue") == 1
    assert count(match, "objects") == 1


@pytest.mark.rule("PIL-202")
def test_reserving_takes_a_card_of_the_river_or_of_a_deck_at_once() -> None:
    river = ("I-03", "I-09", "I-17", "II-01", "II-09")
    match = activated("C04", "O31", Scenario().river(*river).deck("adventure_1", "I-01").deck("adventure_2", "II-02"))
    offered = {choice for choice in match.legal_keys if choice.startswith("reserve")}
    assert offered == {*(key("reserve", card) for card in river), "reserve_top:one", "reserve_top:two"}
    from_deck = match.fork()
    match.play(key("reserve", "II-01"))
    assert cards(match, "reserved:red", "blue") == ["II-01"]
    assert cards(match, "river") == ["I-03", "I-09", "I-17", "II-09"]
    from_deck.play("reserve_top:two")
    assert cards(from_deck, "reserved:red") == ["II-02"]


@pytest.mark.rule("PIL-203")
def test_a_clover_is_gained_at_once() -> None:
    match = activated("C34", "O16", Scenario().pawn("red", "C3"))
    assert clovers(match) == 1 and kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-204")
def test_of_two_drawn_objects_one_is_kept_and_one_goes_under_the_deck() -> None:
    match = activated("C24", "O16", Scenario().pawn("red", "C3").deck("object", "O01", "O02", "O03"))
    match.play("draw_two")
    assert set(match.legal_keys) == {key("keep", "O01"), key("keep", "O02")}
    match.play(key("keep", "O02"))
    assert in_hand(match) == ["O02"]
    assert objects_to_come(match) == ["O03", "O01"]


def objects_to_come(match: Match) -> list[str]:
    table: Any = match.table
    return numbers("object", [*table.objects.unknown, *table.objects.under])


def companions_to_come(match: Match) -> list[str]:
    table: Any = match.table
    return numbers("companion", [*table.companions.unknown, *table.companions.under])


@pytest.mark.rule("PIL-204")
def test_a_single_object_left_is_kept_and_with_none_nothing_is_drawn() -> None:
    match = activated("C24", "O16", Scenario().pawn("red", "C3").deck("object", "O01"))
    match.play("draw_two")
    assert in_hand(match) == ["O01"] and kinds(match) == {"move", "finish"}
    match = activated("C24", "O16", Scenario().pawn("red", "C3").deck("object"))
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-205")
def test_of_two_drawn_companions_one_joins_and_one_goes_under_the_deck() -> None:
    match = activated("C06", "O31", Scenario().pawn("red", "C3").deck("companion", "C01", "C02", "C03"))
    match.play("recruit")
    assert set(match.legal_keys) == {key("welcome", "C01"), key("welcome", "C02")}
    assert not told(match, "looks-at-companion", color="blue")
    match.play(key("welcome", "C02"))
    assert company_of(match, "red") == ["C06", "C02"]
    assert companions_to_come(match) == ["C03", "C01"]


@pytest.mark.rule("PIL-205", "PIL-042")
def test_a_full_company_makes_room_for_the_recruit() -> None:
    scene = Scenario().pawn("red", "C3").company("red", "C25", "C26").deck("companion", "C01", "C02")
    match = activated("C06", "O31", scene)
    play(match, "recruit", key("welcome", "C01"))
    assert set(match.legal_keys) == {key("retire", "C25"), key("retire", "C26"), key("retire", "C06")}
    match.play(key("retire", "C25"))
    assert company_of(match, "red") == ["C26", "C06", "C01"]
    assert cards(match, "retired:red") == ["C25"]


@pytest.mark.rule("PIL-205")
def test_a_single_companion_left_joins_and_with_none_there_is_no_recruit() -> None:
    match = activated("C06", "O31", Scenario().pawn("red", "C3").deck("companion", "C01"))
    match.play("recruit")
    assert company_of(match, "red") == ["C06", "C01"]
    match = activated("C06", "O31", Scenario().pawn("red", "C3").deck("companion"))
    assert kinds(match) == {"move", "finish"}


@pytest.mark.rule("PIL-206", "PIL-219")
@pytest.mark.parametrize(("upgrades", "limit"), [((), 1), (("I-12",), 2), (("I-12", "II-10"), 3)])
def test_additional_reserves_add_up(upgrades: tuple[str, ...], limit: int) -> None:
    reserved = ("I-01", "I-03", "I-04")

    def reserving(held: int) -> Match:
        scene = Scenario().completed("red", *upgrades).reserved("red", *reserved[:held])
        match = activated("C04", "O31", scene.river("I-09", "I-17", "I-18", "II-01", "II-09"))
        return play(match, key("reserve", "II-01"))

    below = reserving(limit - 1)
    assert cards(below, "reserved:red") == [*reserved[: limit - 1], "II-01"]
    full = reserving(limit)
    if limit > 1:
        full.play(key("drop", reserved[0]))
    assert told(full, "drops")
    assert cards(full, "reserved:red") == [*reserved[1:limit], "II-01"]


@pytest.mark.rule("PIL-207", "PIL-219")
@pytest.mark.parametrize(("upgrades", "limit"), [((), 3), (("I-13",), 4), (("I-13", "II-11"), 5)])
def test_additional_companions_add_up(upgrades: tuple[str, ...], limit: int) -> None:
    crowd = ("C01", "C02", "C03", "C04", "C05")
    for held in (limit - 1, limit):
        scene = Scenario().completed("red", *upgrades).company("red", *crowd[:held]).pawn("red", "C1")
        match = scene.on_map("D1", "C22").movement()
        match.play("go:foot:d1")
        assert (kinds(match) == {"retire"}) == (held == limit)


@pytest.mark.rule("PIL-208", "PIL-209")
def test_an_object_of_one_crossed_cell_is_taken() -> None:
    """The Boar runs three cells from A5 to D5: B5 is a campfire, C5 gives its Object."""
    scene = Scenario().pawn("red", "A5").pawn("blue", "E1").on_map("C5", "O01").on_map("D5", "O02").on_map("B5", "C01")
    match = activated("C22", "O03", scene)
    match.play("move:d5")
    assert set(match.legal_keys) == {"take:c5", "skip"}
    match.play("take:c5")
    assert in_hand(match) == ["O01", "O02"]
    assert "take" not in kinds(match)  # one card per move


@pytest.mark.rule("PIL-208", "PIL-209")
@pytest.mark.parametrize("where", ["B5", "C5"])
def test_a_pawn_on_a_crossed_cell_gives_a_draw_also_on_a_campfire(where: str) -> None:
    scene = Scenario().bare_map().pawn("red", "A5").pawn("blue", where).on_map("D5", "O02")
    match = activated("C22", "O03", scene)
    match.dictate(key_of("O01"))
    match.play("move:d5")
    assert set(match.legal_keys) == {f"take:{where.lower()}", "skip"}
    match.play(f"take:{where.lower()}")
    assert in_hand(match) == ["O01", "O02"]


@pytest.mark.rule("PIL-209")
def test_a_free_campfire_and_an_empty_cell_give_nothing() -> None:
    scene = Scenario().bare_map().pawn("red", "A5").pawn("blue", "E1").on_map("D5", "O02").on_map("B5", "C01")
    match = activated("C22", "O03", scene)
    match.play("move:d5")
    assert in_hand(match) == ["O02"] and not cells_of(match, "take:")
    assert card_on(match, "B5") == "C01"


def offered(scene: Scenario) -> set[str]:
    """The tasks that Red can complete; with nothing to choose Red's phase is over at once."""
    match = scene.adventure()
    mine = match.decision is not None and match.decision.seat == 0
    return {choice for choice in match.legal_keys if mine and choice.startswith(("complete:", "quest:"))}


def costs_ssi(*upgrades: str) -> Scenario:
    """I-02 and Q6 both cost S S I; no other task is open to Red."""
    full = ("blue", "green", "yellow")
    scene = Scenario().completed("red", *upgrades).company("red", "C01").river("I-02", "II-03", "", "", "")
    return scene.quests("Q1a", "Q2c", "Q6", Q1a=full, Q2c=full)


BOTH = {key("complete", "I-02"), key("quest", "Q6")}


@pytest.mark.rule("PIL-210", "PIL-219")
@pytest.mark.parametrize(
    ("upgrades", "objects", "tasks"),
    [
        ((), ("O01", "O02", "O41"), BOTH),
        ((), ("O01", "O41"), set()),
        (("I-06",), ("O01", "O41"), BOTH),
        (("I-06",), ("O41",), set()),
        (("I-06", "II-12"), ("O41",), BOTH),
        (("I-06", "II-12", "I-08"), (), BOTH),
        (("I-07",), ("O01", "O41"), set()),
    ],
)
def test_reductions_of_a_symbol_add_up(upgrades: tuple[str, ...], objects: tuple[str, ...], tasks: set[str]) -> None:
    assert offered(costs_ssi(*upgrades).hand("red", *objects)) == tasks


@pytest.mark.rule("PIL-211", "PIL-219")
@pytest.mark.parametrize(
    ("upgrades", "objects", "tasks"),
    [
        (("II-01",), ("O01", "O02"), BOTH),
        (("II-01",), ("O01", "O41"), BOTH),
        (("II-01",), ("O01",), set()),
        (("II-01", "II-11"), ("O01",), BOTH),
        (("II-01", "II-11"), ("O41",), BOTH),
        (("II-01", "II-11"), ("O21",), set()),
    ],
)
def test_reductions_of_a_symbol_of_your_choice_add_up(
    upgrades: tuple[str, ...], objects: tuple[str, ...], tasks: set[str]
) -> None:
    assert offered(costs_ssi(*upgrades).hand("red", *objects)) == tasks


@pytest.mark.rule("PIL-211")
@pytest.mark.parametrize(("removed", "kept"), [("strength", "O01"), ("intuition", "O41")])
def test_the_player_chooses_the_symbol_that_is_removed(removed: str, kept: str) -> None:
    match = costs_ssi("II-01").hand("red", "O01", "O02", "O41").adventure()
    match.play(key("quest", "Q6"))
    while match.decision is not None and match.decision.seat == 0:
        reduce = f"reduce:{removed}"
        other = next(
            choice for choice in match.legal_keys if choice.startswith("give:") and choice != key("give", kept)
        )
        match.play(reduce if reduce in match.legal_keys else other)
    assert in_hand(match) == [kept]


@pytest.mark.rule("PIL-212")
def test_a_reduction_serves_for_every_task_that_follows() -> None:
    """I-02 for one S and one I; on the next turn Q6 for one S and one I again."""
    scene = costs_ssi("I-06").hand("red", "O01", "O41", "O42").pawn("red", "A1").pawn("blue", "E5").on_map("B1", "O02")
    match = scene.adventure()
    match.play(key("complete", "I-02"))
    if match.decision is not None and match.decision.seat == 0:
        match.play(key("give", "O41"))
    while match.decision is not None and match.decision.seat == 1:
        match.play("clover" if "clover" in match.legal_keys else match.legal_keys[-1])
    match.play("go:foot:b1")
    assert in_hand(match) == ["O02", "O42"]
    match.play(key("quest", "Q6"))
    assert in_hand(match) == [] and told(match, "completes-quest")[-1].seat == 0


@pytest.mark.rule("PIL-212")
def test_a_cost_never_goes_below_nothing_and_what_is_left_over_is_lost() -> None:
    """S C I less S, C, I and one of any: nothing to pay, nothing gained instead."""
    scene = Scenario().completed("red", "I-06", "I-07", "I-08", "II-01", "II-11").company("red", "C01")
    match = scene.river("I-13", "II-02", "", "", "").adventure()
    match.play(key("complete", "I-13"))
    assert cards(match, "completed:red")[-1] == "I-13"
    assert clovers(match) == 1  # the card's own Clover
    assert not told(match, "discards")


@pytest.mark.rule("PIL-213")
def test_a_reduction_removes_only_its_own_symbol_and_is_never_converted() -> None:
    """Two reductions of strength do nothing for C C I, whatever the Clovers."""
    scene = Scenario().completed("red", "I-06", "II-12").quests("Q1a", "Q2b", "Q5").river("II-03", "", "", "", "")
    assert offered(scene.hand("red", "O21", "O41").clovers("red", 5)) == {key("quest", "Q2b"), key("quest", "Q5")}


@pytest.mark.rule("PIL-213")
def test_a_reduction_is_not_discarded() -> None:
    match = costs_ssi("I-06").hand("red", "O01", "O41").adventure()
    match.play(key("quest", "Q6"))
    assert len(told(match, "discards")) == 2
    assert cards(match, "completed:red") == ["I-06"]


@pytest.mark.rule("PIL-214", "PIL-219")
@pytest.mark.parametrize(
    ("upgrades", "means", "cells"),
    [
        ((), "foot", "B1 A2 B2"),
        (("I-01",), "foot", "B1 A2 B2 C1 A3 C3"),
        (("I-01", "II-08"), "foot", "B1 A2 B2 C1 A3 C3 D1 A4 D4"),
        (("II-05",), "boat", "C1 A3 D1 A4"),
        (("I-05",), "balloon", "C3 D4"),
        (("II-06",), "boat", "C1 A3"),
    ],
)
def test_one_more_cell_in_the_same_direction(upgrades: tuple[str, ...], means: str, cells: str) -> None:
    match = Scenario().completed("red", *upgrades).pawn("red", "A1").movement()
    if f"disk:{means}" in match.legal_keys:
        match.play(f"disk:{means}")
    assert cells_of(match, f"go:{means}:") == set(cells.split())


@pytest.mark.rule("PIL-214")
def test_only_the_card_of_the_final_cell_is_gained() -> None:
    scene = Scenario().completed("red", "II-05").pawn("red", "A1").on_map("B1", "O01").on_map("C1", "O02")
    match = scene.deck("object", "O05").on_map("D1", "C01").movement()
    play(match, "disk:boat", "go:boat:d1")
    assert company_of(match, "red") == ["C01"]
    assert in_hand(match) == ["O05"]  # drawn for using the boat
    assert (card_on(match, "B1"), card_on(match, "C1")) == ("O01", "O02")


@pytest.mark.rule("PIL-215")
@pytest.mark.parametrize(
    ("start", "cells"), [("A1", "C2 B3 D2 B4"), ("B3", "A1 C1 A5 C5 D2 D4 E2 E4"), ("C3", "B1 D1 A2 E2 A4 E4 B5 D5")]
)
def test_a_ride_is_prolonged_along_its_long_arm(start: str, cells: str) -> None:
    match = Scenario().completed("red", "II-06").pawn("red", start).movement()
    match.play("disk:horse")
    assert cells_of(match, "go:horse:") == set(cells.split())


@pytest.mark.rule("PIL-216", "PIL-217")
def test_two_objects_on_adjacent_cells_are_swapped_before_the_move() -> None:
    """Only pairs side by side that both hold Objects: no campfire, no empty cell, no diagonal."""
    scene = Scenario().completed("red", "I-02").bare_map().pawn("red", "A1").pawn("blue", "E5")
    scene = scene.on_map("C1", "O01").on_map("C2", "O02").on_map("D2", "O03").on_map("D1", "C01").on_map("A5", "O04")
    match = scene.movement()
    match.play("disk:horse")
    assert set(match.legal_keys) == {"swap:c1:c2", "swap:c2:d2", "skip"}
    match.play("swap:c1:c2")
    assert (card_on(match, "C1"), card_on(match, "C2")) == ("O02", "O01")
    assert kinds(match) == {"go"}  # one swap, then the move
    match.play("go:horse:c2")
    assert in_hand(match) == ["O01"]


@pytest.mark.rule("PIL-216", "PIL-072")
def test_a_swap_beside_a_diagram_belongs_to_that_move() -> None:
    scene = Scenario().bare_map().pawn("red", "C3").pawn("blue", "E5").on_map("A1", "O01").on_map("B1", "O02")
    match = activated("C36", "O31", scene)
    assert "swap:a1:b1" in match.legal_keys
    match.play("swap:a1:b1")
    assert kinds(match) == {"move"}
    assert (card_on(match, "A1"), card_on(match, "B1")) == ("O02", "O01")
    match.play("move:c2")
    assert "swap" not in kinds(match)


@pytest.mark.rule("PIL-218")
def test_a_diagram_takes_the_card_of_one_cell_and_puts_the_pawn_there() -> None:
    scene = Scenario().pawn("red", "A5").pawn("blue", "E1").on_map("C5", "O01").on_map("D5", "O02").on_map("B5", "C01")
    match = activated("C25", "O46", scene.on_map("A3", "C02"))
    assert cells_of(match, "move:") == {"C5", "D5", "A3", "A2"}
    companion = match.fork()
    match.play("move:d5")
    assert pawn(match, "red") == "D5" and in_hand(match) == ["O02"]
    assert (card_on(match, "C5"), card_on(match, "B5")) == ("O01", "C01")
    companion.play("move:a3")
    assert pawn(companion, "red") == "A3" and company_of(companion, "red") == ["C25", "C02"]

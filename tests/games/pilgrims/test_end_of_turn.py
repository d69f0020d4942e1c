"""The end of a turn: the map and the river are refilled (chapter 2.11)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    BOX,
    Scenario,
    card,
    card_on,
    discarded,
    idle,
    key,
    river_of,
    seat,
    table_of,
)
from tests.games.pilgrims.looking import play, rest_of_turn
from veillee.core.match import Match


def level(adventure: str) -> int:
    found: int = BOX.content.adventures[card(adventure)].level
    return found


# -- the map ------------------------------------------------------------------------------


@pytest.mark.rule("PIL-103")
def test_every_cell_without_a_card_and_without_a_pawn_gets_one() -> None:
    match = Scenario().pawn("red", "C3").pawn("blue", "E5").no_card("B1", "D1", "C4").end_of_turn()
    assert card_on(match, "B1").startswith("O") and card_on(match, "C4").startswith("O")
    assert card_on(match, "D1").startswith("C"), "a Companion on a campfire"
    for name in ("C3", "E5"):
        assert card_on(match, name) == "", "no card where a pawn stands"
    faces = [piece for piece in match.scene(1).zone("map").pieces if piece.at in ("b1", "d1", "c4")]
    assert len(faces) == 3 and all(piece.face is not None for piece in faces)


@pytest.mark.rule("PIL-103")
def test_a_cell_is_refilled_once_the_last_pawn_has_left() -> None:
    match = Scenario(3).pawn("red", "C3").pawn("blue", "C3").pawn("green", "A5").movement()
    match.play("go:foot:c4")
    if "clover" in match.legal_keys:
        match.play("clover")
    assert match.decision is not None and match.decision.seat == 1
    assert card_on(match, "C3") == "", "Blue still stands there"
    match.play("go:foot:c2")
    while match.decision.seat == 1:
        match.play("clover" if "clover" in match.legal_keys else "pass")
    assert card_on(match, "C3") != ""


@pytest.mark.rule("PIL-103")
def test_cells_are_refilled_at_the_end_of_the_turn_and_not_before() -> None:
    match = Scenario().pawn("red", "C3").clovers("red", 2).movement()
    match.play("go:foot:c4")
    match.play("clover")
    assert card_on(match, "C3") == ""
    match.play("pass")
    assert card_on(match, "C3") != ""


@pytest.mark.rule("PIL-104")
def test_the_map_is_refilled_row_by_row_from_the_left() -> None:
    scenario = Scenario().pawn("red", "C3").pawn("blue", "E5").no_card("E4", "A5", "B1", "E1", "A2", "D4", "B2")
    match = scenario.deck("object", "O01", "O02", "O03", "O04", "O05").deck("companion", "C01", "C02").end_of_turn()
    assert [card_on(match, name) for name in ("B1", "E1", "A2", "E4", "A5")] == ["O01", "O02", "O03", "O04", "O05"]
    assert [card_on(match, name) for name in ("B2", "D4")] == ["C01", "C02"]


@pytest.mark.rule("PIL-108")
def test_without_companions_campfires_stay_empty() -> None:
    scenario = Scenario().pawn("red", "C3").no_card("D1", "B2", "C1", "E4").deck("companion", "C01")
    match = scenario.end_of_turn()
    assert (card_on(match, "D1"), card_on(match, "B2")) == ("C01", "")
    assert card_on(match, "C1").startswith("O") and card_on(match, "E4").startswith("O"), "Objects still come"
    idle(match)
    assert card_on(match, "B2") == ""


@pytest.mark.rule("PIL-108", "PIL-067")
def test_the_object_deck_is_renewed_for_the_map() -> None:
    scenario = Scenario().pawn("red", "C3").no_card("B1", "C1", "E4").deck("object", "O01").discard("O02", "O03", "O04")
    match = scenario.end_of_turn()
    assert card_on(match, "B1") == "O01"
    assert {card_on(match, "C1"), card_on(match, "E4")} < {"O02", "O03", "O04"}
    assert discarded(match) == [] and len(table_of(match).objects) == 1


@pytest.mark.rule("PIL-108")
def test_without_any_object_left_cells_stay_empty() -> None:
    scenario = Scenario().pawn("red", "C3").no_card("B1", "C1", "D1").deck("object", "O01").deck("companion", "C01")
    match = scenario.end_of_turn()
    assert [card_on(match, name) for name in ("B1", "C1", "D1")] == ["O01", "", "C01"]


# -- the river ----------------------------------------------------------------------------


@pytest.mark.rule("PIL-105")
@pytest.mark.parametrize(
    ("number", "levels"), [(1, [1, 1, 1, 2, 2]), (2, [1, 1, 1, 2, 2]), (3, [1, 1, 2, 2, 2]), (4, [1, 1, 2, 2, 2])]
)
def test_an_empty_river_gets_the_levels_of_its_round(number: int, levels: list[int]) -> None:
    match = Scenario().round(number).river("", "", "", "", "").end_of_turn()
    assert [level(adventure) for adventure in river_of(match)] == levels


@pytest.mark.rule("PIL-105")
def test_a_card_that_is_there_stays_in_its_slot() -> None:
    match = Scenario().round(3).river("I-01", "", "II-02", "II-01", "").deck("adventure_1", "I-03").end_of_turn()
    river = river_of(match)
    assert river[:4] == ["I-01", "I-03", "II-02", "II-01"] and level(river[4]) == 2


# Rivers after a deck ran short earlier, and what comes into their empty slots, from left to right.
LACKING = [
    (2, ("I-01", "II-03", "", "II-01", "II-02"), [1], [1]),
    (3, ("I-01", "II-03", "II-04", "", "II-02"), [1], [2]),
    (4, ("II-05", "II-03", "", "", "II-02"), [1, 1], [2, 2]),
    (3, ("", "II-03", "II-04", "", "II-02"), [1, 1], [1, 2]),
    (3, ("", "I-02", "I-03", "II-01", "II-02"), [2], [1]),
    (4, ("I-01", "", "I-03", "", "II-02"), [2, 2], [1, 2]),
]


@pytest.mark.rule("PIL-105")
@pytest.mark.parametrize(("number", "river", "missing", "by_slot"), LACKING)
def test_the_river_is_refilled_by_what_it_lacks(
    number: int, river: tuple[str, ...], missing: list[int], by_slot: list[int]
) -> None:
    def refilled(rules: int) -> list[int]:
        match = Scenario(rules=rules).round(number).river(*river).end_of_turn()
        return [level(after) for before, after in zip(river, river_of(match), strict=True) if not before]

    assert refilled(2) == missing
    assert refilled(1) == by_slot, "records of version 1 are replayed as they were played"


@pytest.mark.rule("PIL-105", "PIL-111")
def test_from_round_3_on_the_river_holds_two_and_three_again_as_soon_as_it_can() -> None:
    # Level I had run out, so that after the exchange the river holds a single card of it.
    scenario = Scenario().round(2, 3).river("I-01", "II-03", "I-02", "II-01", "II-02").deck("adventure_1")
    scenario.deck("adventure_2", "II-05", "II-06").pawn("red", "C3").hand("red", "O46")
    match = scenario.end_of_round()
    assert river_of(match) == ["I-01", "II-03", "II-05", "II-01", "II-02"]
    play(match, "go:foot:c4", key("activate", "traveller", "O46"), key("reserve", "II-01"))
    rest_of_turn(match)
    assert river_of(match) == ["I-01", "II-03", "II-05", "I-02", "II-02"]


@pytest.mark.rule("PIL-106")
def test_slots_emptied_by_completing_and_by_reserving_are_refilled_from_the_left() -> None:
    scenario = (
        Scenario()
        .river("I-01", "I-02", "I-03", "II-01", "II-02")
        .deck("adventure_1", "I-05", "I-06")
        .pawn("red", "C3")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O41", "O46")
    )
    match = scenario.activation()
    match.play(key("activate", "traveller", "O46"))
    match.play(key("reserve", "I-01"))
    match.play("finish")
    match.play(key("complete", "I-02"))
    assert river_of(match)[0] == "", "not yet"
    match.play("pay")
    assert river_of(match) == ["I-05", "I-06", "I-03", "II-01", "II-02"]


@pytest.mark.rule("PIL-107")
@pytest.mark.parametrize(
    ("decks", "expected"),
    [
        ((("I-05", "I-06"), ()), ["I-01", "I-02", "I-03", "I-05", "I-06"]),  # level I serves both slots
        ((("I-05",), ("II-05",)), ["I-01", "I-02", "I-03", "II-05", "I-05"]),
        ((("I-05",), ()), ["I-01", "I-02", "I-03", "I-05", ""]),  # nothing is left for slot 5
        (((), ()), ["I-01", "I-02", "I-03", "", ""]),
    ],
)
def test_an_empty_deck_is_replaced_by_the_other(
    decks: tuple[tuple[str, ...], tuple[str, ...]], expected: list[str]
) -> None:
    scenario = Scenario().round(4).river("I-01", "I-02", "I-03", "", "")
    match = scenario.deck("adventure_1", *decks[0]).deck("adventure_2", *decks[1]).end_of_turn()
    assert river_of(match) == expected


@pytest.mark.rule("PIL-107")
def test_level_two_serves_the_slots_of_level_one() -> None:
    scenario = Scenario().river("", "I-02", "I-03", "II-01", "II-02").deck("adventure_1")
    assert level(river_of(scenario.end_of_turn())[0]) == 2


@pytest.mark.rule("PIL-107")
def test_with_both_decks_empty_the_slot_stays_empty_for_good() -> None:
    scenario = Scenario().river("I-01", "", "I-03", "II-01", "II-02").deck("adventure_1").deck("adventure_2")
    match = scenario.end_of_turn()
    for _ in range(3):
        assert river_of(match) == ["I-01", "", "I-03", "II-01", "II-02"]
        idle(match)


# -- whose turn it is ---------------------------------------------------------------------


def turns(match: Match, number: int) -> list[int]:
    found = []
    for _ in range(number):
        assert match.decision is not None
        found.append(match.decision.seat)
        idle(match)
    return found


@pytest.mark.rule("PIL-109")
def test_then_the_next_player_clockwise_takes_the_turn() -> None:
    match = Scenario(4).pawn("red", "C3").pawn("green", "C5").end_of_turn("red")
    assert turns(match, 5) == [1, 2, 3, 0, 1]


@pytest.mark.rule("PIL-109")
def test_nobody_is_asked_during_the_end_of_the_turn() -> None:
    # Red has Clovers to spend, but the refill asks nothing: the next question is Blue's.
    match = Scenario().clovers("red", 6).no_card("B1", "C1").end_of_turn("red")
    assert match.decision is not None and match.decision.seat == 1
    assert seat(match, "red").clovers == 6

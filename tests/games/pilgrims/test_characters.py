"""Travellers, Companions and how their abilities are used (chapter 2.8)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import (
    Scenario,
    card_on,
    cell,
    cells_of,
    company_of,
    discarded,
    key,
    key_of,
    numbers,
    objects_in_hand,
    seat,
)
from veillee.core.match import Match

HAT = "hat"
COMPANION_SYMBOLS = {"vagabond", "brave", "beast", "rascal"}


def moves(match: Match) -> set[str]:
    return cells_of(match, "move:")


@pytest.mark.rule("PIL-068")
def test_the_traveller_with_the_hat_is_there_from_the_start() -> None:
    match = veillee.new("pilgrims", players=4, seed=3)
    for player, color in enumerate(("red", "blue", "green", "yellow")):
        (traveller,) = match.scene(player).zone(f"company:{color}").pieces
        assert traveller.face is not None and traveller.face.marks[0] == HAT
        assert not COMPANION_SYMBOLS & set(traveller.face.marks)


@pytest.mark.rule("PIL-068")
def test_the_traveller_never_leaves_the_company() -> None:
    match = Scenario().pawn("red", "E1").company("red", "C01", "C13", "C26").on_map("D1", "C22").movement()
    match.play("go:foot:d1")
    assert set(match.legal_keys) == {key("retire", "C01"), key("retire", "C13"), key("retire", "C26")}


@pytest.mark.rule("PIL-068")
def test_the_traveller_stays_when_all_participants_retire() -> None:
    match = (
        Scenario()
        .river("I-01", "I-02", "I-04", "II-17", "II-01")
        .company("red", "C01", "C13", "C26")
        .hand("red", "O01", "O02", "O21", "O22", "O41")
        .adventure()
    )
    match.play(key("complete", "II-17"))
    match.play("pay")
    assert company_of(match, "red") == []
    (traveller,) = match.scene(0).zone("company:red").pieces
    assert traveller.id == "character:traveller"


@pytest.mark.rule("PIL-069")
def test_companions_bear_one_or_more_of_four_symbols() -> None:
    symbols = {}
    for number in range(1, 41, 2):
        pair = (f"C{number:02}", f"C{number + 1:02}")
        match = Scenario().company("red", *pair).movement()
        for piece in match.scene(0).zone("company:red").pieces[1:]:
            assert piece.face is not None
            symbols[piece.face.number] = COMPANION_SYMBOLS & set(piece.face.marks)
    assert len(symbols) == 40 and all(symbols.values())
    assert set.union(*symbols.values()) == COMPANION_SYMBOLS
    assert symbols["C33"] == {"vagabond", "brave"}, "the Shepherd has several, as in the rulebook"
    assert symbols["C25"] == {"rascal"}


def woodcutter() -> Match:
    """The Woodcutter moves 1 cell and takes a red Object; Red stands on C3, the only red one is on A1."""
    match = (
        Scenario()
        .bare_map()
        .pawn("red", "C3")
        .on_map("A1", "O06")
        .on_map("C2", "O26")
        .company("red", "C10")
        .hand("red", "O01")
        .activation()
    )
    match.play(key("activate", "C10", "O01"))
    return match


@pytest.mark.rule("PIL-070")
def test_abilities_are_used_in_any_order() -> None:
    match = woodcutter()
    assert set(match.legal_keys) == {"move:c2", "move:b3", "move:d3", "move:c4", "take:a1", "finish"}
    match.play("move:c2")
    match.play("take:a1")
    other = woodcutter()
    other.play("take:a1")
    other.play("move:c2")
    for played in (match, other):
        assert objects_in_hand(played, "red") == {"O06", "O26"}
        assert seat(played, "red").cell == cell("C2")


@pytest.mark.rule("PIL-070")
def test_each_ability_is_used_once_at_most() -> None:
    match = woodcutter()
    match.play("take:a1")
    assert set(match.legal_keys) == {"move:c2", "move:b3", "move:d3", "move:c4", "finish"}
    other = woodcutter()
    other.play("move:c2")
    assert set(other.legal_keys) == {"take:a1", "finish"}


@pytest.mark.rule("PIL-071")
def test_every_ability_may_be_declined() -> None:
    match = woodcutter()
    match.play("finish")
    assert objects_in_hand(match, "red") == set()
    assert seat(match, "red").cell == cell("C3")
    assert match.decision is not None and match.decision.seat == 1, "nothing to complete: it is Blue's turn"
    half = woodcutter()
    half.play("take:a1")
    half.play("finish")
    assert seat(half, "red").cell == cell("C3")


@pytest.mark.rule("PIL-072")
def test_an_effect_beside_a_diagram_belongs_to_that_move() -> None:
    # The Pilgrim goes exactly 2 cells; a corner gives him an Object from the deck.
    def pilgrim() -> Match:
        scenario = Scenario().pawn("red", "C3").pawn("blue", "A1").on_map("E5", "O36").company("red", "C03")
        match = scenario.hand("red", "O16").activation()
        match.play(key("activate", "C03", "O16"))
        return match

    match = pilgrim()
    match.dictate(key_of("O02"))
    match.play("move:e5")
    assert objects_in_hand(match, "red") == {"O36", "O02"}
    plain = pilgrim()
    plain.play("move:c1")
    assert len(objects_in_hand(plain, "red")) == 1
    declined = pilgrim()
    declined.play("finish")
    assert objects_in_hand(declined, "red") == set(), "without the move its effect is lost"


@pytest.mark.rule("PIL-072")
def test_a_swap_beside_a_diagram_needs_the_move() -> None:
    # The Juggler swaps two Objects before moving to a neighbouring cell.
    match = (
        Scenario()
        .pawn("red", "C3")
        .on_map("C1", "O51")
        .on_map("C2", "O16")
        .company("red", "C36")
        .hand("red", "O31")
        .activation()
    )
    match.play(key("activate", "C36", "O31"))
    match.play("swap:c1:c2")
    assert moves(match) == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert "finish" not in match.legal_keys, "the swap is made, so the move has to follow"
    match.play("move:c2")
    assert objects_in_hand(match, "red") == {"O51"}
    assert card_on(match, "C1") == "O16"


@pytest.mark.rule("PIL-072")
def test_after_the_move_the_effect_beside_it_is_over() -> None:
    # The Black Cat may swap before its move, not afterwards.
    match = Scenario().pawn("red", "C3").company("red", "C21").hand("red", "O31").activation()
    match.play(key("activate", "C21", "O31"))
    assert any(option.startswith("swap:") for option in match.legal_keys)
    match.play("move:d5")
    assert not any(option.startswith("swap:") for option in match.legal_keys)


@pytest.mark.rule("PIL-073")
def test_a_diagram_gives_a_further_move_without_a_disk() -> None:
    match = (
        Scenario()
        .pawn("red", "C5")
        .disks("red", "foot", "boat")
        .on_map("C4", "O36")
        .on_map("D4", "C17")
        .hand("red", "O46")
        .round(1, 3)
        .movement()
    )
    match.play("go:horse:d3")
    assert seat(match, "red").disks.bit_count() == 3
    match.play(key("activate", "traveller", "O46"))
    assert moves(match) == {"D2", "C3", "E3", "D4"}
    match.play("move:d4")
    assert company_of(match, "red") == ["C17"], "as in phase 1, the card is taken"
    assert seat(match, "red").cell == cell("D4")
    assert seat(match, "red").disks.bit_count() == 3


@pytest.mark.rule("PIL-073")
def test_an_ability_move_to_a_cell_without_a_card_draws() -> None:
    match = Scenario().pawn("red", "C3").pawn("blue", "C2").hand("red", "O46").activation()
    match.play(key("activate", "traveller", "O46"))
    match.dictate(key_of("O02"))
    match.play("move:c2")
    assert objects_in_hand(match, "red") == {"O02"}


@pytest.mark.rule("PIL-074")
def test_a_companion_that_is_not_activated_does_nothing() -> None:
    # The Bandit draws when going onto a pawn, the Monk gains a Clover for an instrument: when activated.
    match = (
        Scenario()
        .pawn("red", "C1")
        .pawn("blue", "C2")
        .company("red", "C26", "C07", "C13")
        .hand("red", "O31")
        .movement()
    )
    match.dictate(key_of("O02"))
    match.play("go:foot:c2")
    assert objects_in_hand(match, "red") == {"O31", "O02"}, "the card of the cell and no other"
    match.play(key("activate", "C13", "O31"))
    assert seat(match, "red").clovers == 0


@pytest.mark.rule("PIL-074")
def test_an_ability_ends_with_the_activation() -> None:
    # The Bandit stays put and gives his extra draw neither to the Traveller's move nor to the next turn.
    match = (
        Scenario()
        .pawn("red", "C3")
        .pawn("blue", "C2")
        .company("red", C26="O01")
        .completed("red", "II-14")
        .company("red", "C13")
        .hand("red", "O31", "O46")
        .activation()
    )
    match.play(key("activate", "C13", "O31"))
    match.play("finish")
    match.play(key("activate", "traveller", "O46"))
    match.dictate(key_of("O02"))
    match.play("move:c2")
    assert objects_in_hand(match, "red") == {"O02"}


@pytest.mark.rule("PIL-075")
def test_a_companion_retired_by_its_own_activation_still_uses_its_abilities() -> None:
    # The Street Singer recruits into a full company and leaves it herself; she still moves.
    match = (
        Scenario()
        .pawn("red", "C3")
        .on_map("C2", "O36")
        .company("red", "C06", "C01", "C13")
        .hand("red", "O31")
        .activation()
    )
    match.play(key("activate", "C06", "O31"))
    match.dictate(key_of("C22"), key_of("C31"))
    match.play("recruit")
    match.play(key("welcome", "C22"))
    match.play(key("retire", "C06"))
    assert company_of(match, "red") == ["C01", "C13", "C22"]
    assert discarded(match) == ["O31"]
    assert moves(match) == {"C2", "B3", "D3", "C4"}
    match.play("move:c2")
    assert objects_in_hand(match, "red") == {"O36"}
    assert numbers("companion", seat(match, "red").retired) == ["C06"]

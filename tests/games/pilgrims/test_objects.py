"""Object cards: their two symbols, the joker, their colours, the discard pile (chapter 2.7)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    cells_of,
    discarded,
    key,
    key_of,
    numbers,
    objects_in_hand,
    seat,
    table_of,
    texts,
)
from veillee.core.match import Match
from veillee.core.scene import Face

ADVENTURE_SYMBOLS = {"strength", "communication", "intuition", "trade"}
ACTIVATION_SYMBOLS = {"weapon", "artefact", "instrument", "tool"}


def face_in_hand(match: Match, number: str) -> Face:
    """The face of an Object in Red's hand, as Red sees it."""
    faces = [piece.face for piece in match.scene(0).zone("hand:red").pieces if piece.face]
    return next(face for face in faces if face.number == number)


@pytest.mark.rule("PIL-062")
def test_an_object_shows_one_adventure_symbol_and_one_activation_symbol() -> None:
    everything = [f"O{n:02}" for n in range(1, 73)]
    match = Scenario().bare_map().hand("red", *everything).movement()
    for number in everything:
        first, second = face_in_hand(match, number).marks
        assert first in ADVENTURE_SYMBOLS and second in ACTIVATION_SYMBOLS
    assert face_in_hand(match, "O46").marks == ["intuition", "artefact"]
    assert face_in_hand(match, "O72").marks == ["trade", "tool"]


@pytest.mark.rule("PIL-062")
def test_one_symbol_activates_and_the_other_pays() -> None:
    # The Crystal Ball: an artefact for the Traveller, intuition for the Quest.
    match = (
        Scenario()
        .hand("red", "O46")
        .company("red", "C13")
        .traveller("red", "O56")
        .company("red", C25="O36")
        .quests("Q3", "Q1a", "Q2a")
        .activation()
    )
    assert key("activate", "traveller", "O46") in match.legal_keys
    assert key("activate", "C13", "O46") not in match.legal_keys  # the Drum Major wants an instrument
    match.play("clover")
    match.play(key("quest", "Q3"))  # C I I
    match.play("pay")
    assert set(discarded(match)) == {"O36", "O46", "O56"}
    assert seat(match, "red").clovers == 2, "one instead of activating, one from the tile, none spent"


@pytest.mark.rule("PIL-063")
@pytest.mark.parametrize(
    ("others", "symbol"),
    [(("O26", "O46"), "strength"), (("O06", "O46"), "communication"), (("O06", "O26"), "intuition")],
)
def test_a_trade_object_stands_for_any_other_symbol(others: tuple[str, str], symbol: str) -> None:
    quest = key("quest", "Q1d")  # S C I
    tiles = ("Q1d", "Q2a", "Q3")
    without = Scenario().hand("red", *others).quests(*tiles).clovers("red", 1).adventure()
    assert quest not in without.legal_keys, f"nothing pays {symbol}"
    match = Scenario().hand("red", *others, "O64").quests(*tiles).adventure()
    match.play(quest)
    assert objects_in_hand(match, "red") == set()
    assert seat(match, "red").feathers == 1


@pytest.mark.rule("PIL-064")
def test_the_adventure_symbol_gives_the_card_its_colour() -> None:
    match = Scenario().hand("red", "O01", "O21", "O41", "O61").movement()
    colors = {number: face_in_hand(match, number).color for number in ("O01", "O21", "O41", "O61")}
    assert colors == {"O01": "red", "O21": "blue", "O41": "green", "O61": "yellow"}  # gold is drawn in yellow


@pytest.mark.rule("PIL-064")
@pytest.mark.parametrize(("number", "gained"), [("O31", 1), ("O11", 0), ("O51", 0)])
def test_an_object_of_a_colour_is_one_with_that_printed_symbol(number: str, gained: int) -> None:
    # Village Fair: a Clover for playing a blue Object. All three are instruments for the Shepherd.
    match = Scenario().completed("red", "I-14").company("red", "C33").hand("red", number).activation()
    match.play(key("activate", "C33", number))
    assert seat(match, "red").clovers == gained


@pytest.mark.rule("PIL-065")
def test_a_trade_object_is_gold_and_nothing_else_when_it_is_played() -> None:
    match = Scenario().completed("red", "I-14", "I-15").company("red", "C33").hand("red", "O67").activation()
    match.play(key("activate", "C33", "O67"))
    assert seat(match, "red").clovers == 0, "the Silver Bell is neither blue nor green"


@pytest.mark.rule("PIL-065")
def test_a_trade_object_on_the_map_is_gold_and_nothing_else() -> None:
    def table() -> Scenario:
        return Scenario().bare_map().pawn("red", "C3").on_map("A2", "O64").on_map("C1", "O31").on_map("E4", "O01")

    # The Princess takes a blue Object, the Counterfeiter a gold one.
    princess = table().company("red", "C14").hand("red", "O46").activation()
    princess.play(key("activate", "C14", "O46"))
    assert cells_of(princess, "take:") == {"C1"}
    forger = table().company("red", "C32").hand("red", "O46").clovers("red", 1).activation()
    forger.play(key("activate", "C32", "O46"))
    forger.play("spend")
    assert objects_in_hand(forger, "red") == {"O64"}  # the only gold one, so it is not even asked


@pytest.mark.rule("PIL-066")
def test_discarded_objects_lie_face_up_for_everybody() -> None:
    match = Scenario().company("red", C13="O12").hand("red", "O31").activation()
    match.play(key("activate", "C13", "O31"))
    for who in (0, 1, None):
        pile = match.scene(who).zone("discard")
        assert pile.count == 1
        assert pile.pieces[0].face is not None and pile.pieces[0].face.number == "O12"
    assert "War Drum is discarded by Red." in texts(match, "blue")


def draw_on_empty_cells(*deck: str, discard: tuple[str, ...]) -> Match:
    """Red on C3 goes to C2, then C1: both without a card."""
    return (
        Scenario()
        .pawn("red", "C3")
        .no_card("C1", "C2")
        .hand("red", "O46")
        .deck("object", *deck)
        .discard(*discard)
        .movement()
    )


@pytest.mark.rule("PIL-067")
def test_an_empty_object_deck_is_made_anew_from_the_discard_pile() -> None:
    match = draw_on_empty_cells("O01", discard=("O02", "O03", "O04"))
    match.play("go:foot:c2")
    assert objects_in_hand(match, "red") == {"O46", "O01"}
    assert len(discarded(match)) == 3, "the last card is drawn: nothing is shuffled before the next one is needed"
    match.play(key("activate", "traveller", "O46"))
    match.dictate(key_of("O03"))
    match.play("move:c1")
    assert objects_in_hand(match, "red") == {"O01", "O03"}
    assert discarded(match) == []
    assert sorted(numbers("object", table_of(match).objects.unknown)) == ["O02", "O04"]
    assert "The 3 discarded Objects are shuffled into a new deck." in texts(match)


@pytest.mark.rule("PIL-067")
def test_the_new_deck_comes_out_in_any_order() -> None:
    drawn = set()
    for seed in range(20):
        scenario = Scenario(seed=seed).pawn("red", "C3").no_card("C2").deck("object").discard("O02", "O03", "O04")
        match = scenario.movement()
        match.play("go:foot:c2")
        drawn |= objects_in_hand(match, "red")
    assert drawn == {"O02", "O03", "O04"}


@pytest.mark.rule("PIL-067")
def test_an_unused_discard_pile_stays_where_it_is() -> None:
    match = draw_on_empty_cells("O01", "O05", discard=("O02",))
    match.play("go:foot:c2")
    assert discarded(match) == ["O02"]
    assert objects_in_hand(match, "red") == {"O46", "O01"}

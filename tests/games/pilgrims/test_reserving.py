"""Reserving Adventures (chapter 2.9)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    COLORS,
    Scenario,
    cells_of,
    idle,
    key,
    key_of,
    numbers,
    river_of,
    seat,
    table_of,
    texts,
)
from veillee.core.match import Match
from veillee.core.scene import Choice, Zone

RIVER = ("I-03", "I-09", "I-17", "II-01", "II-09")
ANY_SYMBOL = ("O01", "O46", "O31", "O16")  # one Object for each activation symbol


def activated(scenario: Scenario, color: str = "red") -> Match:
    """The seat's Traveller of side A has been activated with the Crystal Ball."""
    match = scenario.hand(color, "O46").activation(color)
    match.play(key("activate", "traveller", "O46"))
    return match


def table() -> Scenario:
    return Scenario().pawn("red", "C2").river(*RIVER)


def sources(match: Match) -> set[str]:
    return {option for option in match.legal_keys if option.startswith("reserve")}


def reserved(match: Match, color: str = "red") -> list[str]:
    return numbers("adventure", seat(match, color).reserved)


def removed(match: Match) -> list[str]:
    return numbers("adventure", table_of(match).removed)


def shown(zone: Zone) -> list[str]:
    return ["" if piece.face is None else piece.face.number for piece in zone.pieces]


@pytest.mark.rule("PIL-076")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("color", COLORS[:4])
def test_every_traveller_moves_and_reserves(color: str, side: str) -> None:
    match = Scenario(4, side=side).pawn(color, "C3").hand(color, *ANY_SYMBOL).river(*RIVER).activation(color)
    activations = [option for option in match.legal_keys if option.startswith("activate:traveller:")]
    assert len(activations) == 2, "two activation symbols"
    match.play(activations[0])
    assert cells_of(match, "move:")
    assert len(sources(match)) == 7
    match.play(key("reserve", "II-01"))
    assert cells_of(match, "move:"), "two abilities: the move is still there"
    assert not sources(match)


@pytest.mark.rule("PIL-077")
def test_any_card_of_the_river_or_the_top_of_a_deck() -> None:
    match = activated(table())
    assert sources(match) == {key("reserve", card) for card in RIVER} | {"reserve_top:one", "reserve_top:two"}


@pytest.mark.rule("PIL-077")
@pytest.mark.parametrize(("deck", "top"), [("one", "I-05"), ("two", "II-16")])
def test_the_top_card_of_a_deck_can_be_reserved(deck: str, top: str) -> None:
    match = activated(table().deck("adventure_1", "I-05", "I-06").deck("adventure_2", "II-16", "II-17"))
    match.play(f"reserve_top:{deck}")
    assert reserved(match) == [top]
    assert river_of(match) == list(RIVER)


@pytest.mark.rule("PIL-078")
def test_a_reserved_card_lies_face_up_before_everybody() -> None:
    match = activated(table())
    match.dictate(key_of("II-16"))
    match.play("reserve_top:two")
    for who in (0, 1, None):
        assert shown(match.scene(who).zone("reserved:red")) == ["II-16"]


@pytest.mark.rule("PIL-077", "PIL-078")
@pytest.mark.parametrize(
    ("choice", "english", "french"),
    [
        (
            key("reserve", "II-01"),
            "Red reserves Magic Flower from slot 4 of the river.",
            "Rouge réserve Fleur magique, prise à la place 4 de la rivière.",
        ),
        (
            "reserve_top:two",
            "Red reserves Devil's Trial, the top card of the level II deck.",
            "Rouge réserve Procès du diable, première carte de la pioche de niveau II.",
        ),
    ],
)
def test_everybody_is_told_where_the_reserved_card_came_from(choice: str, english: str, french: str) -> None:
    match = activated(table().deck("adventure_2", "II-16"))
    match.play(choice)
    assert english in texts(match, "blue") and french in texts(match, "blue", "fr")


@pytest.mark.rule("PIL-078")
@pytest.mark.parametrize(("owner", "possible"), [("red", True), ("blue", False)])
def test_only_its_owner_completes_a_reserved_card(owner: str, possible: bool) -> None:
    match = (
        Scenario()
        .river("I-04", "I-05", "I-06", "II-02", "II-03")
        .reserved(owner, "I-02")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O41")
        .adventure()
    )
    assert (key("complete", "I-02") in match.legal_keys) == possible


@pytest.mark.rule("PIL-079")
@pytest.mark.parametrize(("upgrades", "limit"), [((), 1), (("I-12",), 2), (("I-12", "II-10"), 3)])
def test_one_reserved_card_and_one_more_for_each_upgrade(upgrades: tuple[str, ...], limit: int) -> None:
    held = ["I-01", "I-02", "I-04"][: limit - 1]
    match = activated(table().completed("red", *upgrades).reserved("red", *held))
    match.play(key("reserve", "I-09"))
    assert reserved(match) == [*held, "I-09"], "there is room for it"
    full = activated(table().completed("red", *upgrades).reserved("red", *held, "I-05"))
    full.play(key("reserve", "I-09"))
    if limit > 1:
        assert set(full.legal_keys) == {key("drop", card) for card in [*held, "I-05"]}
        full.play(key("drop", "I-05"))
    assert reserved(full) == [*held, "I-09"]
    assert removed(full) == ["I-05"]


@pytest.mark.rule("PIL-080")
def test_at_the_limit_a_card_is_discarded_before_the_new_one_is_seen() -> None:
    match = activated(table().completed("red", "I-12").reserved("red", "I-02", "II-05").deck("adventure_2", "II-16"))
    match.play("reserve_top:two")
    assert set(match.legal_keys) == {key("drop", "I-02"), key("drop", "II-05")}, "the owner chooses"
    assert len(table_of(match).adventures[1]) == 1, "nothing has been drawn yet"
    assert "II-16" not in shown(match.scene(0).zone("reserved:red"))
    match.play(key("drop", "II-05"))
    assert reserved(match) == ["I-02", "II-16"]
    assert removed(match) == ["II-05"]


@pytest.mark.rule("PIL-080")
def test_the_discard_comes_first_in_the_log() -> None:
    match = activated(table().reserved("red", "I-02"))
    match.play("reserve_top:two")
    kinds = [event.kind for event in match.events() if event.kind in ("drops", "reserves-top")]
    assert kinds == ["drops", "reserves-top"]


@pytest.mark.rule("PIL-081")
def test_a_discarded_adventure_never_comes_back() -> None:
    # Both decks are empty: the slot that was reserved stays empty although a card was discarded.
    match = activated(table().reserved("red", "I-02").deck("adventure_1").deck("adventure_2"))
    match.play(key("reserve", "I-09"))
    match.play("finish")
    assert match.decision is not None and match.decision.seat == 1
    assert river_of(match) == ["I-03", "", "I-17", "II-01", "II-09"]
    assert removed(match) == ["I-02"]
    assert all(deck.empty() for deck in table_of(match).adventures)


@pytest.mark.rule("PIL-082")
def test_the_slot_stays_empty_until_the_end_of_the_turn() -> None:
    match = activated(table().clovers("red", 2).deck("adventure_2", "II-16", "II-17"))
    match.play(key("reserve", "II-01"))
    match.play("finish")
    river = match.scene(0).zone("river")
    assert shown(river) == ["I-03", "I-09", "I-17", "", "II-09"]
    assert river.pieces[3].empty
    match.play("pass")
    assert river_of(match) == ["I-03", "I-09", "I-17", "II-16", "II-09"]


@pytest.mark.rule("PIL-083")
@pytest.mark.parametrize(("empty", "left"), [("adventure_1", "two"), ("adventure_2", "one")])
def test_an_empty_deck_offers_nothing(empty: str, left: str) -> None:
    match = activated(table().deck(empty))
    assert sources(match) == {key("reserve", card) for card in RIVER} | {f"reserve_top:{left}"}


@pytest.mark.rule("PIL-083")
def test_with_nothing_left_to_reserve_nothing_is_discarded() -> None:
    scenario = Scenario().river("", "", "", "", "").reserved("red", "I-02").deck("adventure_1").deck("adventure_2")
    match = activated(scenario)
    assert cells_of(match, "move:") and not sources(match)
    assert reserved(match) == ["I-02"]


@pytest.mark.rule("PIL-084")
def test_completing_a_reserved_adventure_frees_its_place_at_once() -> None:
    match = (
        table()
        .reserved("red", "I-02")
        .completed("red", "II-04")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O41")
        .adventure()
    )
    match.play(key("complete", "I-02"))
    match.play("pay")
    assert reserved(match) == []
    assert numbers("adventure", seat(match, "red").completed) == ["II-04", "I-02"]
    assert river_of(match) == list(RIVER), "no slot of the river was emptied"


@pytest.mark.rule("PIL-084")
def test_the_freed_place_takes_a_new_reservation_without_a_discard() -> None:
    match = table().reserved("red", "I-02").company("red", "C01").hand("red", "O01", "O02", "O41", "O46").adventure()
    match.play(key("complete", "I-02"))
    match.play("pay")
    idle(match)  # Blue
    match.play("go:foot:c1")
    match.play(key("activate", "traveller", "O46"))
    match.play(key("reserve", "II-09"))
    assert reserved(match) == ["II-09"]
    assert removed(match) == []


@pytest.mark.rule("PIL-080")
def test_whoever_has_no_room_left_is_warned_before_reserving() -> None:
    full = activated(table().reserved("red", "I-02"))
    warned = {choice.key: choice.warns for choice in choices_of(full)}
    held = full.scene(0, "en").zone("reserved:red").pieces[0].face
    assert held is not None
    assert (
        warned[key("reserve", "I-03")] == [f"Discards {held.title}: your reserve is full."] == warned["reserve_top:one"]
    )
    assert all(not choice.warns for choice in choices_of(activated(table())))


def choices_of(match: Match) -> list[Choice]:
    question = match.scene(0, "en").question
    assert question is not None
    return [choice for choice in question.choices if choice.key.startswith("reserve")]

"""The specification's worked examples: setup, movement and the map (TV-01 to TV-05, TV-11 to TV-13)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import BOX, Scenario, card_on, cells_of, key, numbers, river_of, seat, table_of
from tests.games.pilgrims.looking import (
    CAMPFIRES,
    CORNERS,
    asked,
    clovers,
    company,
    deck,
    disks,
    hand,
    keys,
    map_of,
    pawn,
    refused,
    rest_of_turn,
)
from veillee.core.match import Match

# -- TV-01: setup counts --------------------------------------------------------------------


def three_players() -> Match:
    return veillee.new("pilgrims", mode="basic", players=3, seed=1, settings={"first": "1"})


def after_setup() -> Match:
    match = three_players()
    for corner in ("corner:a1", "corner:e5", "corner:a5"):
        match.play(corner)
    return match


@pytest.mark.rule("PIL-022", "PIL-023")
def test_tv01_corners_are_chosen_from_the_last_player_to_the_first() -> None:
    match = three_players()
    assert asked(match) == "green"
    assert keys(match) == {"corner:a1", "corner:e1", "corner:a5", "corner:e5"}
    match.play("corner:a1")
    assert asked(match) == "blue"
    refused(match, "corner:a1")
    match.play("corner:e5")
    assert asked(match) == "red"
    refused(match, "corner:a1", "corner:e5")
    match.play("corner:a5")
    assert [pawn(match, color) for color in ("red", "blue", "green")] == ["A5", "E5", "A1"]


@pytest.mark.rule("PIL-007", "PIL-008", "PIL-024")
def test_tv01_the_map_after_the_setup() -> None:
    cards = map_of(after_setup())
    assert {where for where, card in cards.items() if card.startswith("C")} == CAMPFIRES
    assert sum(card.startswith("O") for card in cards.values()) == 16
    assert {where for where, card in cards.items() if not card} == CORNERS - {"E1"}


@pytest.mark.rule("PIL-007", "PIL-008", "PIL-010", "PIL-011")
def test_tv01_the_decks_and_the_river() -> None:
    match = after_setup()
    sizes = {role: len(deck(match, role)) for role in ("companion", "object", "adventure_1", "adventure_2")}
    assert sizes == {"companion": 34, "object": 50, "adventure_1": 16, "adventure_2": 15}
    assert [number.partition("-")[0] for number in river_of(match)] == ["I", "I", "I", "II", "II"]


@pytest.mark.rule("PIL-018", "PIL-025")
def test_tv01_what_each_player_starts_with() -> None:
    match = after_setup()
    for color in ("red", "blue", "green"):
        player = seat(match, color)
        assert len(player.hand) == 2
        assert player.clovers == 1
        assert player.feathers == 2
        assert disks(match, color) == set()  # so all three are still to be placed


@pytest.mark.rule("PIL-014", "PIL-015")
def test_tv01_three_quests_of_three_letters() -> None:
    match = after_setup()
    tiles = table_of(match).quests
    assert {BOX.content.quests[tile].letter for tile in tiles} == {"A", "B", "C"}
    assert len(tiles) == 3
    assert len(BOX.content.quests) - len(tiles) == 9
    shown = match.scene(0).zone("quests").pieces
    assert [piece.face.number for piece in shown if piece.face is not None] == numbers("quest", tiles)


# -- TV-02 to TV-05: where one can go, and what one gains -----------------------------------


@pytest.mark.rule("PIL-032", "PIL-033")
def test_tv02_destinations_from_a_corner() -> None:
    match = Scenario().pawn("red", "A1").movement()
    assert cells_of(match, "go:foot:") == {"B1", "A2", "B2"}
    assert cells_of(match, "go:horse:") == {"C2", "B3"}
    assert cells_of(match, "go:boat:") == {"C1", "A3"}
    assert cells_of(match, "go:balloon:") == {"C3"}
    assert len(match.legal_keys) == 8
    refused(match, "go:balloon:e5", "go:foot:c3", "go:foot:a1")


@pytest.mark.rule("PIL-030", "PIL-031", "PIL-110")
def test_tv03_free_means_only() -> None:
    match = (
        Scenario().round(1, turn=3).disks("red", "foot", "boat").disks("blue", "foot", "boat").pawn("red", "C3")
    ).movement()
    assert {option.split(":")[1] for option in match.legal_keys} == {"horse", "balloon"}
    refused(match, "go:foot:c2", "go:boat:c1", "disk:foot", "disk:boat")

    match.play("go:horse:b1")
    rest_of_turn(match)
    match.play("go:balloon:c3")  # Blue comes from E5
    rest_of_turn(match)

    assert asked(match) == "red" and table_of(match).round == 2
    assert {option.split(":")[1] for option in match.legal_keys} == {"foot", "horse", "boat", "balloon"}


@pytest.mark.rule("PIL-034", "PIL-036", "PIL-103")
def test_tv04_take_then_move_and_only_one_card() -> None:
    match = Scenario().pawn("red", "C4").on_map("C3", "O16").on_map("D4", "C17").movement()
    match.play("go:foot:c3")
    assert hand(match, "red") == ["O16"]
    assert company(match, "red") == {}
    assert pawn(match, "red") == "C3"
    assert card_on(match, "D4") == "C17"
    assert card_on(match, "C4") == card_on(match, "C3") == ""

    rest_of_turn(match)
    assert card_on(match, "C4").startswith("O")
    assert card_on(match, "C3") == ""


def the_witch_acts(where: str) -> Match:
    match = Scenario().pawn("red", where).company("red", "C25").hand("red", "O46").activation()
    match.play(key("activate", "C25", "O46"))
    return match


@pytest.mark.rule("PIL-033", "PIL-218")
def test_tv05_the_witch() -> None:
    match = the_witch_acts("A5")
    assert cells_of(match, "move:") == {"C5", "D5", "A3", "A2"}
    before = map_of(match)

    match.play("move:d5")
    assert hand(match, "red") == [before["D5"]]
    assert company(match, "red") == {"C25": "O46"}
    assert pawn(match, "red") == "D5"
    assert card_on(match, "B5") == before["B5"] and card_on(match, "C5") == before["C5"]


@pytest.mark.rule("PIL-033", "PIL-218")
def test_tv05_the_witch_in_the_centre() -> None:
    assert cells_of(the_witch_acts("C3"), "move:") == {"A3", "E3", "C1", "C5"}


# -- TV-11 to TV-13: cells without a card, and pawns ----------------------------------------


@pytest.mark.rule("PIL-046", "PIL-048", "PIL-103")
def test_tv11_occupied_campfire() -> None:
    match = Scenario().pawn("red", "D3").pawn("blue", "D4").deck("companion", "C05", "C06", "C07").movement()
    match.play("go:foot:d4")
    assert company(match, "red") == {"C05": ""}
    assert pawn(match, "red") == pawn(match, "blue") == "D4"
    assert company(match, "blue") == {} and hand(match, "blue") == [] and clovers(match, "blue") == 0

    rest_of_turn(match)
    assert card_on(match, "D4") == ""
    match.play("go:foot:d5")
    rest_of_turn(match)
    assert card_on(match, "D4") == ""  # Red still stands there
    match.play("go:horse:c2")
    rest_of_turn(match)
    assert card_on(match, "D4") == "C06"


def over_blue(green: str) -> Match:
    return (
        Scenario(players=3)
        .completed("red", "I-09")
        .pawn("red", "C1")
        .pawn("blue", "C2")
        .pawn("green", green)
        .deck("object", "O70", "O71")
    ).movement()


@pytest.mark.rule("PIL-046", "PIL-187")
def test_tv12_over_and_onto_pawns_is_fulfilled_once() -> None:
    match = over_blue(green="C3")
    match.play("go:boat:c3")
    assert hand(match, "red") == ["O70"]  # drawn: the cell is ordinary and occupied
    assert clovers(match, "red") == 1
    assert pawn(match, "red") == pawn(match, "green") == "C3"


@pytest.mark.rule("PIL-187")
def test_tv12_over_a_pawn_only() -> None:
    match = over_blue(green="E5")
    lying = card_on(match, "C3")
    match.play("go:boat:c3")
    assert hand(match, "red") == [lying]
    assert clovers(match, "red") == 1


@pytest.mark.rule("PIL-047", "PIL-073", "PIL-103")
def test_tv13_back_to_the_starting_cell() -> None:
    match = (
        Scenario().pawn("red", "C3").hand("red", "O59").on_map("C2", "O16").deck("object", "O70", "O71")
    ).movement()
    match.play("go:foot:c2")
    match.play(key("activate", "traveller", "O59"))
    assert card_on(match, "C3") == ""
    match.play("move:c3")
    assert hand(match, "red") == ["O16", "O70"]
    rest_of_turn(match)
    assert card_on(match, "C2") == "O71"
    assert card_on(match, "C3") == ""

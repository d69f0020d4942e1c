"""From the box to the first turn: who can play, the table and what each player starts with (PIL-001 to PIL-025)."""

from __future__ import annotations

from typing import Any

import pytest

import veillee
from tests.games.pilgrims.builder import BOX, SPEC, Scenario, key, key_of, numbers, river_of, seat, table_of
from tests.games.pilgrims.looking import (
    CAMPFIRES,
    CELLS,
    COLORS,
    CORNERS,
    asked,
    clovers,
    company,
    completed,
    deck,
    disks,
    hand,
    ids,
    keys,
    map_of,
    offered,
    pawn,
    pay,
    refused,
    reserved,
    rest_of_turn,
    retired,
    wander,
)
from veillee.core.match import Match
from veillee.games.pilgrims.table import SETUP

TABLES = [
    ("basic", 2), ("basic", 3), ("basic", 4), ("advanced", 2), ("advanced", 3), ("advanced", 4), ("solo", 1),
    ("solo_advanced", 1),
]  # fmt: skip
every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def new(players: int = 2, mode: str | None = None, seed: int = 1, **more: Any) -> Match:
    return veillee.new("pilgrims", mode=mode, players=players, seed=seed, **more)


def set_up(match: Match) -> Match:
    """Answer all questions of the setup, with the first thing that is offered."""
    while table_of(match).phase == SETUP:
        match.play(match.legal_keys[0])
    return match


def cells_told(match: Match, *kinds: str) -> list[str]:
    """The cells of the events of these kinds, in the order in which they were told."""
    return [event.pieces[-1].removeprefix("cell:").upper() for event in match.events() if event.kind in kinds]


# -- the table ------------------------------------------------------------------------------


@pytest.mark.rule("PIL-001")
def test_one_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        match = new(players)
        assert len(table_of(match).seats) == players
        assert (table_of(match).falconer is not None) == (players == 1)  # alone one plays against the Falconer
        assert match.setup.mode == ("solo" if players == 1 else "basic")


@pytest.mark.rule("PIL-001")
@pytest.mark.parametrize(
    ("mode", "players"), [(None, 0), (None, 5), ("basic", 1), ("advanced", 1), ("basic", 5), ("solo", 2)]
)
def test_no_other_number_of_players(mode: str | None, players: int) -> None:
    with pytest.raises(veillee.SetupError):
        new(players, mode)


@every_table
@pytest.mark.rule("PIL-007", "PIL-008", "PIL-010", "PIL-011", "PIL-017")
def test_the_common_table_is_the_same_for_any_number_of_players(mode: str, players: int) -> None:
    match = new(players, mode)  # before the first corner is chosen
    cards = map_of(match)
    assert {where for where in CELLS if cards[where].startswith("C")} == CAMPFIRES
    assert {where for where in CELLS if cards[where].startswith("O")} == set(CELLS) - CAMPFIRES
    assert len(set(cards.values())) == 25
    assert len(deck(match, "companion")) == 40 - 6
    assert len(deck(match, "object")) == 72 - 19 - players  # each player holds one already
    assert len(deck(match, "adventure_1")) == 19 - 3
    assert len(deck(match, "adventure_2")) == 17 - 2
    assert [number.partition("-")[0] for number in river_of(match)] == ["I", "I", "I", "II", "II"]
    assert len(table_of(match).quests) == 3


@pytest.mark.rule("PIL-009")
def test_cards_are_laid_out_in_reading_order() -> None:
    cards = ("O01", "O02", "O03", "C01", "O04", "O05", "C02")
    match = new(dictated=[key_of(number) for number in cards])
    laid = [map_of(match)[where] for where in ("A1", "B1", "C1", "D1", "E1", "A2", "B2")]
    assert laid == list(cards)
    assert cells_told(match, "deals-object", "deals-companion") == list(CELLS)


@pytest.mark.rule("PIL-009")
def test_a_seed_is_a_layout() -> None:
    assert map_of(new(seed=5)) == map_of(new(seed=5))
    assert map_of(new(seed=5)) != map_of(new(seed=6))


@pytest.mark.rule("PIL-007", "PIL-008", "PIL-010", "PIL-011")
def test_the_decks_are_shuffled() -> None:
    """Any card may come first: with many seeds the same place holds many different cards."""
    matches = [new(seed=seed) for seed in range(60)]
    assert len({map_of(match)["A1"] for match in matches}) > 30
    assert len({map_of(match)["D1"] for match in matches}) > 20
    assert len({river_of(match)[0] for match in matches}) > 12
    assert len({river_of(match)[4] for match in matches}) > 12


@pytest.mark.rule("PIL-012")
def test_the_cards_of_the_river_keep_their_slots() -> None:
    match = (
        Scenario()
        .river("I-03", "I-02", "I-17", "II-01", "II-09")
        .deck("adventure_1", "I-04")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O41")
    ).adventure()
    match.play(key("complete", "I-02"))
    pay(match)
    assert asked(match) == "blue"
    assert river_of(match) == ["I-03", "I-04", "I-17", "II-01", "II-09"]


@pytest.mark.rule("PIL-012")
def test_no_card_ever_changes_its_slot() -> None:
    match = new(4, seed=8)
    slots: dict[str, int] = {}
    for _ in wander(match):
        assert len(river_of(match)) == 5
        for slot, number in enumerate(river_of(match)):
            if number:
                assert slots.setdefault(number, slot) == slot
    assert len(slots) > 10


@every_table
@pytest.mark.rule("PIL-013")
def test_the_sun_starts_on_the_leftmost_space(mode: str, players: int) -> None:
    match = new(players, mode)
    track = match.scene().zone("round")
    assert track.spaces == 4
    assert [(piece.id, piece.at) for piece in track.pieces] == [("sun", "1")]


@pytest.mark.rule("PIL-014", "PIL-015")
def test_quests_of_three_letters_in_any_order() -> None:
    tiles: set[str] = set()
    orders: set[str] = set()
    for seed in range(150):
        drawn = table_of(new(seed=seed)).quests
        orders.add("".join(BOX.content.quests[tile].letter for tile in drawn))
        tiles |= set(numbers("quest", drawn))
    assert orders == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}  # all letters once, in random order
    assert len(tiles) == 12  # any tile may come


@pytest.mark.rule("PIL-015")
def test_the_other_tiles_are_out_of_the_game() -> None:
    match = Scenario().quests("Q1b", "Q2b", "Q6").hand("red", "O01", "O02", "O21", "O22", "O41", "O42").adventure()
    assert offered(match, "quest") == ids("Q1b", "Q2b", "Q6")
    others = set(BOX.lexicon.ids("quest")) - offered(match, "quest")
    assert len(others) == 9
    refused(match, *(f"quest:{tile}" for tile in sorted(others)))


@pytest.mark.rule("PIL-016")
def test_clovers_never_run_out() -> None:
    match = Scenario().clovers("red", 100_000).clovers("blue", 100_000).hand("red", "O59").activation()
    match.play("clover")
    assert clovers(match, "red") == 100_001


# -- each player ----------------------------------------------------------------------------


@every_table
@pytest.mark.rule("PIL-017", "PIL-018", "PIL-025")
def test_what_each_player_has_when_the_first_turn_begins(mode: str, players: int) -> None:
    match = set_up(new(players, mode))
    for color in COLORS[:players]:
        assert len(hand(match, color)) == 2
        assert clovers(match, color) == 1
        assert seat(match, color).feathers == 2
        assert disks(match, color) == set()
        assert company(match, color) == {} and retired(match, color) == []
        assert reserved(match, color) == [] and completed(match, color) == []
        assert pawn(match, color) in CORNERS
        scene = match.scene(COLORS.index(color))
        assert len(scene.zone(f"transports:{color}").pieces) == 4
        assert len(scene.zone(f"company:{color}").pieces) == 1  # the Traveller, with nothing under it
    assert table_of(match).round == table_of(match).turn == 1


ONE_OF_EACH = {"weapon": "O01", "artefact": "O06", "instrument": "O11", "tool": "O16"}
TRAVELLERS = {
    ("A", "red"): {"artefact", "tool"},
    ("A", "blue"): {"artefact", "tool"},
    ("A", "green"): {"artefact", "tool"},
    ("A", "yellow"): {"artefact", "tool"},
    ("B", "red"): {"weapon", "instrument"},
    ("B", "blue"): {"instrument", "tool"},
    ("B", "green"): {"artefact", "tool"},
    ("B", "yellow"): {"weapon", "artefact"},
}


@pytest.mark.rule("PIL-018", "PIL-019")
@pytest.mark.parametrize(("side", "color"), TRAVELLERS)
def test_everybody_plays_the_same_side_with_the_tile_of_ones_colour(side: str, color: str) -> None:
    match = Scenario(players=4, side=side).hand(color, *ONE_OF_EACH.values()).activation(color)
    expected = {key("activate", "traveller", ONE_OF_EACH[symbol]) for symbol in TRAVELLERS[side, color]}
    assert keys(match) == expected | {"clover"}


@pytest.mark.rule("PIL-019")
def test_side_a_unless_the_host_says_otherwise() -> None:
    assert table_of(new()).side == table_of(new(settings={"side": "A"})).side == 0
    assert table_of(new(settings={"side": "B"})).side == 1
    with pytest.raises(veillee.SetupError):
        new(settings={"side": "C"})


@pytest.mark.rule("PIL-020")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_each_player_draws_an_object_in_turn_order(first: int) -> None:
    match = new(3, settings={"first": str(first)})
    drawing = [event.seat for event in match.events() if event.kind.startswith("draws-object")]
    assert drawing == [(first - 1 + turn) % 3 for turn in range(3)]
    assert [len(hand(match, color)) for color in COLORS[:3]] == [1, 1, 1]  # before any corner is chosen


@pytest.mark.rule("PIL-021")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = [asked(set_up(new(4, seed=seed))) for seed in range(40)]
    assert set(firsts) == set(COLORS)


@pytest.mark.rule("PIL-021")
def test_or_the_host_says_who_is_first() -> None:
    for first in (1, 2, 3):
        for seed in range(5):
            assert asked(set_up(new(3, seed=seed, settings={"first": str(first)}))) == COLORS[first - 1]
    with pytest.raises(veillee.SetupError):
        new(2, settings={"first": "3"})


@pytest.mark.rule("PIL-022", "PIL-023", "PIL-024")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_corners_from_the_last_player_counter_clockwise(first: int) -> None:
    match = new(3, settings={"first": str(first)})
    order = [COLORS[(first - 1 + turn) % 3] for turn in (2, 1, 0)]
    free = {"corner:a1", "corner:e1", "corner:a5", "corner:e5"}
    for color, corner in zip(order, ("E5", "A1", "E1"), strict=True):
        assert asked(match) == color
        assert keys(match) == free
        drawn, lying, left = hand(match, color), map_of(match)[corner], len(deck(match, "object"))
        match.play(f"corner:{corner.lower()}")
        free.remove(f"corner:{corner.lower()}")
        assert hand(match, color) == [*drawn, lying]
        assert pawn(match, color) == corner
        assert map_of(match)[corner] == "" and len(deck(match, "object")) == left  # not refilled
    assert asked(match) == order[-1]  # the first player's turn begins


@pytest.mark.rule("PIL-022", "PIL-023")
def test_four_players_take_four_corners() -> None:
    for seed in range(10):
        match = set_up(new(4, seed=seed))
        assert {pawn(match, color) for color in COLORS} == CORNERS


@pytest.mark.rule("PIL-024")
def test_a_corner_stays_empty_while_its_pawn_stands_there() -> None:
    match = new(2, settings={"first": "1"})
    for choice in ("corner:e5", "corner:a1", "go:foot:b1"):
        match.play(choice)
    rest_of_turn(match)
    assert map_of(match)["A1"].startswith("O")  # Red has left
    assert map_of(match)["E5"] == ""
    match.play("go:foot:d5")
    rest_of_turn(match)
    assert map_of(match)["E5"].startswith("O")


@every_table
@pytest.mark.rule("PIL-006", "PIL-017")
def test_the_table_is_whole(mode: str, players: int) -> None:
    """Every card in one place only, and no card under a pawn."""
    assert SPEC.faults(set_up(new(players, mode)).table) == []

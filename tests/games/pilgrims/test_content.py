"""The content of the box: every counting statement of chapter 3, and where each entry comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.pilgrims.builder import BOX, NUMBERS, SPEC, card, cell
from veillee.core.content import pack_files
from veillee.games.pilgrims.box import (
    CELLS,
    INTUITION,
    LEFT,
    REWARD_CLOVER,
    REWARD_NONE,
    REWARD_OBJECT,
    RIGHT,
    SIDE,
    STRENGTH,
    TRADE,
    WAYS,
    PilgrimsBox,
    crossed_cells,
)
from veillee.games.pilgrims.scoring import matching_cards

CONTENT: PilgrimsBox = BOX.content
FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in pack_files(SPEC.house_pack)}
FOOT, HORSE, BOAT, BALLOON = range(WAYS)


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every file, with a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield f"{name}: {section} {entry.get('id', '')}", entry


def reach(way: int, start: int) -> list[int]:
    """The destinations of a means of transport without upgrades."""
    return CONTENT.board.ways[way][0][start]


# -- provenance and names -----------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    labels = [label for label, _ in entries()]
    assert len(labels) == 1 + 4 + 13 + 8 + 72 + 40 + 36 + 12 + 1 + 18 + 4 + 12
    for label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_every_entry_has_a_name_in_both_languages() -> None:
    named = [(label, entry) for label, entry in entries() if label.split()[1] not in ("map", "scoring", "solo")]
    assert len(named) == len(list(entries())) - 1 - 1 - 12
    for label, entry in named:
        assert entry["name"]["fr"].strip() and entry["name"]["en"].strip(), label


@pytest.mark.parametrize("role", ["object", "companion", "adventure", "quest", "journey"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_two_cards_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    ids = BOX.lexicon.ids(role)
    assert len({BOX.lexicon.name(role, value, lang) for value in range(len(ids))}) == len(ids)


def test_the_pack_says_in_both_languages_what_is_from_the_rulebook() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "house" in BOX.manifest.note.en


# -- 3.1 components -----------------------------------------------------------------------


def test_the_box_holds_as_many_of_each_component_as_the_list_says() -> None:
    assert len(CONTENT.colors) == len(CONTENT.symbols) == 72
    assert len(CONTENT.companions) == 40
    assert Counter(adventure.level for adventure in CONTENT.adventures) == {1: 19, 2: 17}
    assert Counter(quest.letter for quest in CONTENT.quests) == {"A": 4, "B": 4, "C": 4}
    assert len(CONTENT.journeys) == 18
    assert len(CONTENT.solo) == 12
    assert [len(tiles) for tiles in CONTENT.travellers] == [4, 4]
    assert len(CONTENT.board.ways) == WAYS == 4


def test_cards_are_numbered_without_gaps() -> None:
    assert list(NUMBERS["object"]) == [f"O{n:02}" for n in range(1, 73)]
    assert list(NUMBERS["companion"]) == [f"C{n:02}" for n in range(1, 41)]
    assert list(NUMBERS["adventure"]) == [f"I-{n:02}" for n in range(1, 20)] + [f"II-{n:02}" for n in range(1, 18)]
    assert list(NUMBERS["journey"]) == [f"J{n:02}" for n in range(1, 19)]
    assert list(NUMBERS["solo"]) == [f"S{name}{n}" for name in "ABCD" for n in (1, 2, 3)]


# -- 3.2 the map and the diagrams ---------------------------------------------------------


@pytest.mark.rule("PIL-004")
def test_six_campfires_symmetric_under_a_half_turn() -> None:
    fires = set(CONTENT.board.campfires)
    assert fires == {cell(name) for name in ("D1", "B2", "A3", "E3", "D4", "B5")}
    assert {CELLS - 1 - fire for fire in fires} == fires
    assert sum(CONTENT.board.campfire) == 6 and len(CONTENT.board.campfire) == CELLS == 25


@pytest.mark.parametrize(
    ("corner", "foot", "boat"), [("A1", "B2", "A3"), ("E1", "D1", "E3"), ("A5", "B5", "A3"), ("E5", "D4", "E3")]
)
def test_every_corner_sees_one_campfire_on_foot_and_one_by_boat(corner: str, foot: str, boat: str) -> None:
    fires = set(CONTENT.board.campfires)
    assert fires & set(reach(FOOT, cell(corner))) == {cell(foot)}
    assert fires & set(reach(BOAT, cell(corner))) == {cell(boat)}


def test_the_four_transports_cover_the_square_around_the_pawn_exactly_once() -> None:
    centre = cell("C3")
    reached = [where for way in range(WAYS) for where in reach(way, centre)]
    assert sorted(reached) == [where for where in range(CELLS) if where != centre]


def test_the_fewest_destinations_of_each_transport() -> None:
    assert [min(len(reach(way, start)) for start in range(CELLS)) for way in range(WAYS)] == [3, 2, 2, 1]
    for start in range(CELLS):
        middle = start // SIDE == 2 or start % SIDE == 2
        assert (len(reach(BALLOON, start)) == 1) == (not middle)


SHAPES = {
    "orth1": 4, "diag1": 4, "near": 8, "orth2": 4, "diag2": 4, "leap": 8, "line12": 8, "dline12": 8,
    "line23": 8, "jump2": 8, "fly": 8, "gallop": 12, "roam": 12,
}  # fmt: skip


def test_every_shape_reaches_as_many_cells_as_the_table_says() -> None:
    assert list(BOX.lexicon.ids("shape")) == list(SHAPES)
    for shape, expected in zip(FILES["board.toml"]["shape"], SHAPES.values(), strict=True):
        offsets = set()
        for a, b in shape["dots"]:
            offsets |= {(x, y) for dx, dy in ((a, b), (b, a)) for x in (dx, -dx) for y in (dy, -dy)}
        assert len(offsets) == expected, shape["id"]


def test_every_shape_has_a_destination_from_every_cell() -> None:
    for shape in CONTENT.board.shapes:
        assert all(shape[start] for start in range(CELLS))


@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [
        ("A3", "B1", ["A2", "A1"]),  # the L of the specification: the long arm, then sideways
        ("C1", "C3", ["C2"]),
        ("A1", "D4", ["B2", "C3"]),
        ("E5", "D2", ["E4", "E3", "E2"]),
        ("B2", "B3", []),
        ("B2", "C3", []),
    ],
)
def test_the_cells_that_a_move_crosses(start: str, end: str, crossed: list[str]) -> None:
    assert crossed_cells(cell(start), cell(end)) == [cell(name) for name in crossed]


# -- 3.5 and 3.6 Objects and Companions ---------------------------------------------------


@pytest.mark.rule("PIL-062")
def test_five_objects_of_each_pair_and_three_with_trade() -> None:
    pairs = Counter(zip(CONTENT.colors, CONTENT.symbols, strict=True))
    assert len(pairs) == 16
    for (color, _), number in pairs.items():
        assert number == (3 if color == TRADE else 5)
    assert set(Counter(CONTENT.symbols).values()) == {18}


@pytest.mark.rule("PIL-069")
def test_each_symbol_is_borne_by_twelve_companions() -> None:
    for symbol in range(4):
        assert sum(companion.symbols >> symbol & 1 for companion in CONTENT.companions) == 12
        assert sum(companion.activation >> symbol & 1 for companion in CONTENT.companions) == 12
    assert Counter(companion.symbols.bit_count() for companion in CONTENT.companions) == {1: 32, 2: 8}
    assert Counter(companion.activation.bit_count() for companion in CONTENT.companions) == {1: 32, 2: 8}


@pytest.mark.rule("PIL-068", "PIL-076")
def test_travellers_bear_the_hat_and_no_companion_symbol() -> None:
    for side in CONTENT.travellers:
        for tile in side:
            assert tile.symbols == 0 and tile.activation.bit_count() == 2 and len(tile.abilities) == 2
    first, *others = CONTENT.travellers[0]
    assert all(tile.activation == first.activation for tile in others), "side A is the same for all"


# -- 3.7 and 3.8 Adventures and Quests ----------------------------------------------------

FEATURES = {
    "Q3": {"I-03", "I-10", "I-11", "I-13", "I-18", "II-03", "II-07", "II-09", "II-16"},
    "Q4": {"I-01", "I-02", "I-04", "I-05", "II-05", "II-06", "II-07", "II-08"},
    "Q5": {f"I-{n:02}" for n in range(1, 20)},
    "Q6": {"I-06", "I-07", "I-08", "II-01", "II-10", "II-11", "II-12", "II-13"},
}


@pytest.mark.rule("PIL-131")
@pytest.mark.parametrize(("tile", "number"), [("Q3", 9), ("Q4", 8), ("Q5", 19), ("Q6", 8)])
def test_the_adventures_that_quests_of_letter_c_count(tile: str, number: int) -> None:
    quest = CONTENT.quests[card(tile)]
    counted = {
        adventure for adventure, value in NUMBERS["adventure"].items() if matching_cards(CONTENT, quest, [], [value])
    }
    assert counted == FEATURES[tile]
    assert len(counted) == number


@pytest.mark.rule("PIL-130")
@pytest.mark.parametrize("tile", ["Q1a", "Q1b", "Q1c", "Q1d", "Q2a", "Q2b", "Q2c", "Q2d"])
def test_each_companion_quest_counts_twelve_cards(tile: str) -> None:
    assert matching_cards(CONTENT, CONTENT.quests[card(tile)], list(range(40)), []) == 12


@pytest.mark.rule("PIL-098")
def test_the_adventures_that_give_points_only() -> None:
    bare = {
        number
        for number, value in NUMBERS["adventure"].items()
        if not CONTENT.adventures[value].upgrades and not CONTENT.adventures[value].clovers
    }
    assert bare == {"II-02", "II-17"}


@pytest.mark.rule("PIL-086")
def test_adventures_can_be_completed_with_a_company() -> None:
    for adventure in CONTENT.adventures:
        assert 0 <= adventure.retire <= len(adventure.needs) <= 3
        assert 3 <= sum(adventure.cost) <= 6
        assert adventure.points >= 1


@pytest.mark.rule("PIL-101")
def test_every_quest_has_three_feather_spaces() -> None:
    assert {quest.feathers for quest in CONTENT.quests} == {(2, 1, 0)}


def test_one_quest_can_be_paid_with_two_blue_objects_and_a_gold_one() -> None:
    # The rulebook's example: two of communication and anything that the joker stands for.
    assert any(quest.cost[1] >= 2 and sum(quest.cost) == 3 for quest in CONTENT.quests)
    assert CONTENT.quests[card("Q2a")].cost == (0, 2, 1, 0)


@pytest.mark.rule("PIL-129")
def test_the_score_table_of_quests() -> None:
    assert CONTENT.matching == [0, 1, 2, 4, 6]


# -- 3.9 Journeys -------------------------------------------------------------------------


@pytest.mark.rule("PIL-140")
def test_each_cell_is_on_two_journeys_and_each_corner_on_three() -> None:
    visits = Counter(where for journey in CONTENT.journeys for where in journey.cells)
    assert {where: visits[where] for where in range(CELLS)} == {
        where: 3 if CONTENT.board.corner[where] else 2 for where in range(CELLS)
    }
    assert all(len(set(journey.cells)) == 3 for journey in CONTENT.journeys)


@pytest.mark.rule("PIL-143")
def test_compact_journeys_give_two_points_and_a_bonus_wide_ones_three() -> None:
    kinds = Counter((journey.points, journey.bonus) for journey in CONTENT.journeys)
    assert kinds == {(2, REWARD_OBJECT): 5, (2, REWARD_CLOVER): 4, (3, REWARD_NONE): 6, (3, REWARD_CLOVER): 3}


# -- 3.10 and 3.11 solo -------------------------------------------------------------------


def test_the_rewards_of_the_four_sets() -> None:
    rewards = {
        name: sum(CONTENT.solo[card(f"S{name}{n}")].reward == REWARD_OBJECT for n in (1, 2, 3)) for name in "ABCD"
    }
    assert rewards == {"A": 1, "B": 1, "C": 2, "D": 3}


@pytest.mark.parametrize(
    ("level", "sets", "objects"), [("easy", "AB", 2), ("medium", "BC", 3), ("hard", "AD", 4), ("extreme", "CD", 5)]
)
def test_each_difficulty_uses_two_sets(level: str, sets: str, objects: int) -> None:
    deck = CONTENT.decks[CONTENT.levels.index(level)]
    assert sorted(deck) == sorted(card(f"S{name}{n}") for name in sets for n in (1, 2, 3))
    assert sum(CONTENT.solo[solo].reward == REWARD_OBJECT for solo in deck) == objects


def test_from_every_cell_each_solo_card_reaches_another() -> None:
    for solo in CONTENT.solo:
        for start in range(CELLS):
            row, column = divmod(start, SIDE)
            assert any(0 <= column + dx < SIDE and 0 <= row + dy < SIDE for dx, dy in solo.cells)


def test_left_arrows_lie_in_the_harder_sets() -> None:
    left = {number for number, value in NUMBERS["solo"].items() if CONTENT.solo[value].arrow == LEFT}
    assert left == {"SA3", "SB3", "SC1", "SC2", "SC3", "SD1", "SD2", "SD3"}
    assert all(solo.arrow in (LEFT, RIGHT) for solo in CONTENT.solo)


def test_costs_use_the_order_strength_communication_intuition_trade() -> None:
    crown = CONTENT.adventures[card("II-03")].cost
    assert crown == (0, 3, 1, 1)
    assert (crown[STRENGTH], crown[INTUITION], crown[TRADE]) == (0, 1, 1)

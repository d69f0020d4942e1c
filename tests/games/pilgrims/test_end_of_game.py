"""The end of the game: points by source and ties (chapter 2.13)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    company_of,
    seat,
)
from veillee.core.match import Match
from veillee.testing import points

TILES = ("Q1b", "Q2c", "Q4")  # braves, instruments, Adventures linked to transport
BRAVES = ("C09", "C10", "C11", "C12", "C14")  # none of them has an instrument


def total(match: Match, color: str) -> int:
    assert match.result is not None
    return next(score.total for score in match.result.scores if score.side == ("red", "blue", "green").index(color))


def quest_points(tile: str, scenario: Scenario) -> int:
    """Red's points for matching cards of a Quest that Red has completed, with its Feather at the top."""
    others = {"Q1": "Q1a", "Q2": "Q2a", "Qc": "Q5"}  # a tile of each letter
    letter = tile[:2] if tile[:2] in others else "Qc"
    tiles = (others | {letter: tile}).values()
    match = scenario.quests(*tiles, **{tile: ("red",)}).over()
    return points(match, "red", "quests")


@pytest.mark.rule("PIL-126")
def test_retired_companions_come_back_for_counting_only() -> None:
    scenario = Scenario().quests(*TILES, Q1b=("red",)).company("red", "C09").retired("red", "C10", "C33")
    match = scenario.over()
    assert points(match, "red", "quests") == 4, "three braves, two of them retired"
    assert company_of(match, "red") == ["C09"]
    for who in (0, 1, None):
        shown = match.scene(who).zone("retired:red").pieces
        assert [piece.face.number for piece in shown if piece.face is not None] == ["C10", "C33"]


@pytest.mark.rule("PIL-127")
def test_completed_adventures_count_reserved_ones_do_not() -> None:
    match = Scenario().completed("red", "I-01", "I-12", "II-16").reserved("red", "II-02").over()
    assert points(match, "red", "adventures") == 2 + 4 + 10
    assert total(match, "red") == 16
    assert points(match, "blue", "adventures") == 0


@pytest.mark.rule("PIL-128")
@pytest.mark.parametrize(("clovers", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1), (8, 2), (9, 3)])
def test_one_point_for_every_three_clovers(clovers: int, expected: int) -> None:
    match = Scenario().clovers("red", clovers).over()
    assert points(match, "red", "clovers") == expected
    assert seat(match, "red").clovers == clovers, "a marker for the score is not one of them"


@pytest.mark.rule("PIL-129")
@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_points_for_matching_cards(cards: int, expected: int) -> None:
    scenario = Scenario().company("red", *BRAVES[:3][:cards]).retired("red", *BRAVES[3:cards])
    assert quest_points("Q1b", scenario) == expected


@pytest.mark.rule("PIL-130")
@pytest.mark.parametrize(
    ("tile", "companion"),
    [
        ("Q1a", "C01"),  # vagabond, tool
        ("Q1b", "C14"),  # brave, artefact
        ("Q1c", "C20"),  # beast, instrument
        ("Q1d", "C26"),  # rascal, weapon
        ("Q2a", "C14"),  # the star: artefact
        ("Q2b", "C26"),  # the sword: weapon
        ("Q2c", "C20"),  # the notes: instrument
        ("Q2d", "C01"),  # the compass: tool
    ],
)
def test_letters_a_and_b_count_companions(tile: str, companion: str) -> None:
    four = ("C01", "C14", "C20", "C26")
    assert quest_points(tile, Scenario().company("red", companion)) == 1
    assert quest_points(tile, Scenario().retired("red", companion)) == 1
    others = [card for card in four if card != companion]
    assert quest_points(tile, Scenario().company("red", *others)) == 0


@pytest.mark.rule("PIL-131")
@pytest.mark.parametrize(
    ("tile", "counted", "not_counted"),
    [
        ("Q3", ("I-03", "II-07"), ("I-01", "II-12", "II-17")),  # a conditional Clover is no Clover reward
        ("Q4", ("I-01", "I-04", "II-07"), ("I-09", "I-13", "II-02")),
        ("Q5", ("I-01", "I-13"), ("II-01", "II-07")),
        ("Q6", ("I-06", "II-01", "II-12"), ("I-01", "I-03", "II-04")),
    ],
)
def test_letter_c_counts_completed_adventures(
    tile: str, counted: tuple[str, ...], not_counted: tuple[str, ...]
) -> None:
    expected = {2: 2, 3: 4}[len(counted)]
    assert quest_points(tile, Scenario().completed("red", *counted, *not_counted)) == expected
    assert quest_points(tile, Scenario().completed("red", *not_counted)) == 0


@pytest.mark.rule("PIL-132")
def test_the_traveller_and_reserved_adventures_never_count() -> None:
    assert quest_points("Q2a", Scenario()) == 0, "the Traveller's star does not count"
    assert quest_points("Q5", Scenario().completed("red", "I-13").reserved("red", "I-01")) == 1


@pytest.mark.rule("PIL-132")
def test_a_card_counts_once_for_each_quest_and_for_two_quests() -> None:
    # The Shepherd, a brave with an instrument; the Musketeer is brave and rascal, and still one card.
    scenario = Scenario().quests(*TILES, Q1b=("red",), Q2c=("red",)).company("red", "C33", "C38")
    assert points(scenario.over(), "red", "quests") == 2 + 1
    # The Wind Steed has two upgrades linked to the horse.
    assert quest_points("Q4", Scenario().completed("red", "II-06")) == 1


@pytest.mark.rule("PIL-133")
def test_feather_points_come_on_top_of_six() -> None:
    scenario = Scenario().quests(*TILES, Q1b=("red",)).company("red", *BRAVES[:3]).retired("red", *BRAVES[3:])
    match = scenario.over()
    assert (points(match, "red", "quests"), points(match, "red", "feathers")) == (6, 2)
    assert total(match, "red") == 8


@pytest.mark.rule("PIL-134")
@pytest.mark.parametrize(("before", "expected"), [((), 2), (("blue",), 1), (("blue", "green"), 0)])
def test_two_one_or_no_point_for_the_place_of_a_feather(before: tuple[str, ...], expected: int) -> None:
    match = Scenario(3).quests(*TILES, Q1b=(*before, "red")).over()
    assert points(match, "red", "feathers") == expected


@pytest.mark.rule("PIL-134")
def test_both_feathers_count() -> None:
    match = Scenario().quests(*TILES, Q1b=("red",), Q2c=("blue", "red")).over()
    assert points(match, "red", "feathers") == 2 + 1
    assert points(match, "blue", "feathers") == 2


@pytest.mark.rule("PIL-137")
def test_a_quest_that_was_not_completed_gives_nothing() -> None:
    scenario = Scenario().quests(*TILES, Q1b=("blue",)).company("red", *BRAVES[:3])
    match = scenario.over()
    assert points(match, "red", "quests") == 0
    assert points(match, "red", "feathers") == 0


def tie(red_hand: tuple[str, ...], blue_hand: tuple[str, ...]) -> Match:
    """Red and Blue with 6 points each; Green has 5 and the most Objects."""
    scenario = Scenario(3).completed("red", "II-01").completed("blue", "II-05").completed("green", "II-11")
    scenario.hand("red", *red_hand).company("red", C01="O01", C13="O02").traveller("red", "O03")
    return scenario.hand("blue", *blue_hand).hand("green", "O61", "O62", "O63", "O64", "O65").over()


@pytest.mark.rule("PIL-135")
def test_a_tie_goes_to_the_player_with_more_objects_in_hand() -> None:
    match = tie(("O21", "O22"), ("O23", "O24", "O25"))
    assert (total(match, "red"), total(match, "blue"), total(match, "green")) == (6, 6, 5)
    assert match.result is not None
    assert match.result.winners == (1,), "Red's three Objects under characters do not count"
    assert match.result.ranking == ((1,), (0,), (2,))
    assert match.result.rule == "PIL-135"


@pytest.mark.rule("PIL-136")
def test_a_full_tie_is_a_shared_victory() -> None:
    match = tie(("O21", "O22"), ("O23", "O24"))
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.result.ranking == ((0, 1), (2,))
    outcome = match.scene(2).outcome
    assert outcome is not None
    assert [score.winner for score in outcome.scores] == [True, True, False]

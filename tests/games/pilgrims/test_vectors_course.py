"""The specification's worked examples: rounds, empty decks, Journeys and scores (TV-29 to TV-32, TV-37 to TV-40)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import Scenario, card_on, cells_of, discarded, key, numbers, river_of, seat
from tests.games.pilgrims.looking import (
    asked,
    clovers,
    company,
    completed,
    deck,
    hand,
    keys,
    offered,
    pawn,
    pay,
    reserved,
    rest_of_turn,
    score,
    stacked,
)
from veillee.core.match import Match

RIVER = ("I-03", "I-09", "I-17", "II-01", "II-09")

# -- TV-29, TV-30: the river ----------------------------------------------------------------


def last_turn_of_round(number: int, *river: str) -> Match:
    return (
        Scenario()
        .round(number, turn=3)
        .river(*(river or RIVER))
        .deck("adventure_1", "I-02", "I-04")
        .deck("adventure_2", "II-02", "II-03")
    ).end_of_turn("blue")


@pytest.mark.rule("PIL-111")
def test_tv29_end_of_round_2() -> None:
    match = last_turn_of_round(2)
    assert river_of(match) == ["I-03", "I-09", "II-02", "II-01", "II-09"]
    assert stacked(match, "adventure_1") == ["I-02", "I-04", "I-17"]
    assert stacked(match, "adventure_2") == ["II-03"]


@pytest.mark.rule("PIL-111")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_tv29_nothing_similar_after_other_rounds(number: int) -> None:
    match = last_turn_of_round(number)
    assert river_of(match) == list(RIVER)
    assert stacked(match, "adventure_1") == ["I-02", "I-04"]
    assert stacked(match, "adventure_2") == ["II-02", "II-03"]
    assert match.over == (number == 4)


@pytest.mark.rule("PIL-105")
@pytest.mark.parametrize(("number", "third"), [(1, "I-04"), (2, "I-04"), (3, "II-02"), (4, "II-02")])
def test_tv29_which_deck_refills_the_slots(number: int, third: str) -> None:
    match = (
        Scenario()
        .round(number, turn=1)
        .river("I-03", "", "", "II-01", "")
        .deck("adventure_1", "I-02", "I-04")
        .deck("adventure_2", *(("II-02", "II-03") if third == "II-02" else ("II-03",)))
    ).end_of_turn("red")
    assert river_of(match) == ["I-03", "I-02", third, "II-01", "II-03"]


def two_slots_in_one_turn(*level_one: str) -> Match:
    """Red reserves the fourth card of the river and completes the fifth."""
    match = (
        Scenario()
        .round(4)
        .river("I-03", "I-09", "I-17", "II-09", "II-11")
        .deck("adventure_1", *level_one)
        .deck("adventure_2")
        .company("red", "C01", "C13", "C19")
        .hand("red", "O59", "O01", "O21", "O22", "O41")
    ).activation()
    match.play(key("activate", "traveller", "O59"))
    assert offered(match, "reserve_top") == ({"one"} if level_one else set())
    match.play(key("reserve", "II-09"))
    match.play("finish")
    match.play(key("complete", "II-11"))
    pay(match)
    assert reserved(match, "red") == ["II-09"] and completed(match, "red") == ["II-11"]
    assert asked(match) == "blue"
    return match


@pytest.mark.rule("PIL-106", "PIL-107")
def test_tv30_the_other_deck_serves() -> None:
    match = two_slots_in_one_turn("I-02", "I-04")
    assert river_of(match) == ["I-03", "I-09", "I-17", "I-02", "I-04"]


@pytest.mark.rule("PIL-107")
def test_tv30_both_decks_empty() -> None:
    match = two_slots_in_one_turn()
    assert river_of(match) == ["I-03", "I-09", "I-17", "", ""]


# -- TV-31, TV-32: empty decks --------------------------------------------------------------


@pytest.mark.rule("PIL-067", "PIL-204")
def test_tv31_object_deck_exhausted() -> None:
    match = (
        Scenario().company("red", "C24").hand("red", "O59").deck("object", "O70").discard("O01", "O02", "O03")
    ).activation()
    match.play(key("activate", "C24", "O59"))
    match.dictate("merchants_scales", "axe")
    match.play("draw_two")
    assert keys(match) == {key("keep", "O70"), key("keep", "O02")}
    assert discarded(match) == []

    match.play(key("keep", "O70"))
    assert hand(match, "red") == ["O70"]
    assert sorted(numbers("object", deck(match, "object").unknown)) == ["O01", "O03"]
    assert stacked(match, "object") == ["O02"]  # at the bottom
    assert discarded(match) == []


@pytest.mark.rule("PIL-108")
def test_tv32_a_campfire_stays_empty_without_companions() -> None:
    match = Scenario().pawn("red", "D2").on_map("E3", "C17").hand("red", "O59").deck("companion").movement()
    match.play("go:foot:e3")
    match.play(key("activate", "traveller", "O59"))
    match.play("move:e2")
    rest_of_turn(match)
    assert company(match, "red") == {"C17": ""}
    assert asked(match) == "blue"
    assert card_on(match, "E3") == ""
    assert card_on(match, "D2").startswith("O")


@pytest.mark.rule("PIL-049")
def test_tv32_a_later_move_there_gains_no_card_and_counts() -> None:
    match = (
        Scenario(players=3, advanced=True)
        .completed("red", "I-09")
        .journey("red", "J09")
        .pawn("red", "E2")
        .pawn("blue", "E3")
        .deck("companion")
    ).movement()
    assert "E3" in cells_of(match, "go:foot:")
    match.play("go:foot:e3")
    assert pawn(match, "red") == "E3"
    assert company(match, "red") == {} and hand(match, "red") == []
    # One Clover for Blue's pawn; the activation phase had nothing to offer but a second one.
    assert clovers(match, "red") == 1 + 1
    assert seat(match, "red").tokens.bit_count() == 1


# -- TV-37 to TV-39: scores -----------------------------------------------------------------


@pytest.mark.rule("PIL-126", "PIL-127", "PIL-128", "PIL-129", "PIL-130", "PIL-133", "PIL-134")
def test_tv37_final_score_of_the_rulebook() -> None:
    match = (
        Scenario(players=3)
        .completed("red", "I-01", "I-09", "I-12", "I-14", "II-01")
        .clovers("red", 2)
        .quests("Q3", "Q1b", "Q2c", Q1b=("blue", "green", "red"), Q2c=("red",))
        .company("red", "C33", "C09")
        .retired("red", "C13")
    ).over()
    assert score(match, "red") == {"adventures": 19, "clovers": 0, "quests": 4 + 2, "feathers": 0 + 2}
    assert match.result is not None
    assert match.result.scores[0].total == 27


@pytest.mark.rule("PIL-128")
@pytest.mark.parametrize(("held", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_tv38_clovers_at_the_end(held: int, points: int) -> None:
    match = Scenario().clovers("red", held).over()
    assert score(match, "red")["clovers"] == points
    assert match.result is not None and match.result.scores[0].total == points


def thirty_one_each(*reds: str) -> Match:
    return (
        Scenario()
        .completed("red", "II-16", "II-02", "II-03", "I-12")
        .hand("red", *reds)
        .traveller("red", "O46")
        .company("red", C01="O16", C13="O11")
        .completed("blue", "II-17", "II-09", "II-01", "II-05", "I-14")
        .hand("blue", "O21", "O22", "O23")
    ).over()


@pytest.mark.rule("PIL-135", "PIL-136")
def test_tv39_ties() -> None:
    result = thirty_one_each("O01", "O02").result
    assert result is not None
    assert [side.total for side in result.scores] == [31, 31]
    assert result.winners == (1,) and result.rule == "PIL-135"

    result = thirty_one_each("O01", "O02", "O03").result
    assert result is not None
    assert result.winners == (0, 1) and result.rule == "PIL-136"


# -- TV-40: a Journey -----------------------------------------------------------------------


@pytest.mark.rule("PIL-140", "PIL-143", "PIL-144", "PIL-145")
def test_tv40_journey_completed_on_the_way() -> None:
    match = (
        Scenario(advanced=True)
        .journey("red", "J09", "E3", "C4")
        .pawn("red", "E2")
        .pawn("blue", "A5")
        .on_map("E1", "O16")
        .hand("red", "O59")
        .deck("object", "O70")
        .deck("journey", "J17", "J18", "J01")
    ).activation()
    match.play(key("activate", "traveller", "O59"))
    match.play("move:e1")
    assert pawn(match, "red") == "E1"
    assert hand(match, "red") == ["O16", "O70"]  # E1's card, then the bonus of the Journey
    assert numbers("journey", seat(match, "red").journeys) == ["J09"]
    assert seat(match, "red").tokens == 0
    assert keys(match) == {key("journey", "J17"), key("journey", "J18")}

    match.play(key("journey", "J17"))
    assert numbers("journey", [seat(match, "red").journey]) == ["J17"]
    assert seat(match, "red").tokens == 0  # none for E1, where the pawn stands
    assert stacked(match, "journey") == ["J01", "J18"]
    assert score(match, "red")["journeys"] == 2 and score(match, "red")["tokens"] == 0


@pytest.mark.rule("PIL-148")
@pytest.mark.parametrize("visited", [(), ("E1",), ("E1", "B5")])
def test_tv40_points_of_the_journeys(visited: tuple[str, ...]) -> None:
    scenario = Scenario(advanced=True).journey("red", "J17", *visited)
    scenario.put("red", journeys="J09")
    match = scenario.over()
    assert score(match, "red")["journeys"] == 2
    assert score(match, "red")["tokens"] == len(visited)
    assert match.result is not None and match.result.scores[0].total == 2 + len(visited)

"""The specification's worked examples: upgrades at work (TV-08 to TV-10, TV-25, TV-35, TV-36)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import BOX, Scenario, card_on, cell, cells_of, key
from tests.games.pilgrims.looking import (
    CAMPFIRES,
    CELLS,
    asked,
    clovers,
    company,
    completed,
    feathers,
    hand,
    keys,
    map_of,
    offered,
    pawn,
    pay,
    refused,
)
from veillee.core.match import Match


@pytest.mark.rule("PIL-186", "PIL-214", "PIL-220")
def test_tv08_lost_sheep() -> None:
    match = Scenario().completed("red", "I-01").pawn("red", "B4").movement()
    assert offered(match, "disk") == {"foot"} and not cells_of(match, "go:foot:")
    before = map_of(match)

    match.play("disk:foot")
    assert clovers(match, "red") == 1
    one_cell = {"A3", "B3", "C3", "A4", "C4", "A5", "B5", "C5"}
    two_cells = {"B2", "D4", "D2"}
    assert cells_of(match, "go:foot:") == one_cell | two_cells
    assert len(match.legal_keys) == 11
    assert pawn(match, "red") == "B4"

    match.play("go:foot:d2")
    assert hand(match, "red") == [before["D2"]]
    assert card_on(match, "C3") == before["C3"]
    assert pawn(match, "red") == "D2"


@pytest.mark.rule("PIL-208", "PIL-209", "PIL-214", "PIL-219")
def test_tv09_two_more_cells_and_a_crossed_one() -> None:
    match = (
        Scenario()
        .completed("red", "I-01", "II-08")
        .pawn("red", "A1")
        .on_map("B2", "C01")
        .on_map("C3", "O36")
        .on_map("D4", "C17")
    ).movement()
    match.play("disk:foot")
    assert clovers(match, "red") == 1
    assert cells_of(match, "go:foot:") == {"B1", "C1", "D1", "A2", "A3", "A4", "B2", "C3", "D4"}

    match.play("go:foot:d4")
    assert company(match, "red") == {"C17": ""}
    assert BOX.content.board.crossed[cell("A1")][cell("D4")] == [cell("B2"), cell("C3")]
    assert keys(match) == {"take:c3", "skip"}
    refused(match, "take:b2")

    match.play("take:c3")
    assert hand(match, "red") == ["O36"]
    assert card_on(match, "C3") == "" and card_on(match, "B2") == "C01"
    assert pawn(match, "red") == "D4"


def adjacent_objects(match: Match) -> set[str]:
    """All pairs of cells that share a side and hold an Object, as the swap names them."""
    pairs = [(left, right) for left in CELLS for right in CELLS if CELLS.index(left) < CELLS.index(right)]
    return {
        f"{left.lower()}:{right.lower()}"
        for left, right in pairs
        if abs(ord(left[0]) - ord(right[0])) + abs(int(left[1]) - int(right[1])) == 1
        and not {left, right} & CAMPFIRES
        and card_on(match, left)
        and card_on(match, right)
    }


def at_the_campfire() -> Match:
    match = Scenario().completed("red", "I-02").pawn("red", "A1").on_map("C1", "O51").on_map("C2", "O16").movement()
    assert not cells_of(match, "go:horse:")
    match.play("disk:horse")
    return match


@pytest.mark.rule("PIL-186", "PIL-216", "PIL-217", "PIL-220")
def test_tv10_campfire() -> None:
    match = at_the_campfire()
    assert clovers(match, "red") == 1
    assert offered(match, "swap") == adjacent_objects(match)
    assert "c1:c2" in offered(match, "swap") and "skip" in keys(match)
    assert not offered(match, "go")  # the swap comes before the destination
    refused(match, "swap:b1:b2", "swap:c1:d2", "swap:a1:a2", "go:horse:c2")

    match.play("swap:c1:c2")
    assert card_on(match, "C1") == "O16" and card_on(match, "C2") == "O51"
    assert keys(match) == {"go:horse:c2", "go:horse:b3"}
    match.play("go:horse:c2")
    assert hand(match, "red") == ["O51"]
    assert card_on(match, "C1") == "O16"


@pytest.mark.rule("PIL-185", "PIL-216")
def test_tv10_the_swap_may_be_declined() -> None:
    match = at_the_campfire()
    before = map_of(match)
    match.play("skip")
    assert map_of(match) == before
    match.play("go:horse:c2")
    assert hand(match, "red") == ["O16"]


# -- TV-25: when you complete an Adventure --------------------------------------------------


@pytest.mark.rule("PIL-189", "PIL-095")
def test_tv25_not_the_card_itself() -> None:
    match = (
        Scenario()
        .river("I-19", "II-02", "II-03", "II-05", "II-06")
        .company("red", "C01", "C13")
        .hand("red", "O01", "O02", "O21", "O41")
    ).adventure()
    match.play(key("complete", "I-19"))
    pay(match)
    assert completed(match, "red") == ["I-19"]
    assert clovers(match, "red") == 0 and hand(match, "red") == []


def fireside_tales_and_ball(*objects: str) -> Match:
    return (
        Scenario()
        .completed("red", "I-19", "II-04")
        .river("I-03", "II-02", "II-03", "II-05", "II-06")
        .quests("Q1b", "Q2c", "Q5")
        .company("red", "C01")
        .hand("red", *objects)
        .deck("object", "O70", "O71")
    ).adventure()


@pytest.mark.rule("PIL-189", "PIL-095")
def test_tv25_cards_completed_before_give_their_reward() -> None:
    match = fireside_tales_and_ball("O01", "O21", "O22", "O41")
    match.play(key("complete", "I-03"))
    pay(match)
    assert completed(match, "red") == ["I-19", "II-04", "I-03"]
    assert clovers(match, "red") == 2 + 1
    assert hand(match, "red") == ["O70"]


@pytest.mark.rule("PIL-189")
def test_tv25_a_quest_is_no_adventure() -> None:
    match = fireside_tales_and_ball("O01", "O21", "O41")
    match.play(key("quest", "Q5"))
    assert feathers(match, "Q5") == ["red"]
    assert clovers(match, "red") == 0 and hand(match, "red") == []
    assert asked(match) == "blue"


# -- TV-35, TV-36: on horseback -------------------------------------------------------------


@pytest.mark.rule("PIL-050", "PIL-187", "PIL-190")
def test_tv35_l_shaped_move_over_a_corner() -> None:
    match = Scenario().completed("red", "I-09", "I-17").pawn("red", "A3").pawn("blue", "A1").movement()
    lying = card_on(match, "B1")
    match.play("go:horse:b1")
    assert BOX.content.board.crossed[cell("A3")][cell("B1")] == [cell("A2"), cell("A1")]
    assert clovers(match, "red") == 1
    assert hand(match, "red") == [lying]


def the_wind_steed(clovers: int = 1) -> Match:
    match = (
        Scenario().completed("red", "II-06").pawn("red", "A1").clovers("red", clovers).deck("object", "O70", "O71")
    ).movement()
    match.play("disk:horse")
    return match


@pytest.mark.rule("PIL-195", "PIL-215", "PIL-192")
def test_tv36_horse_with_one_more_cell() -> None:
    match = the_wind_steed()
    assert keys(match) == {"spend", "skip"}
    match.play("spend")
    assert clovers(match, "red") == 0
    assert hand(match, "red") == ["O70"]
    assert keys(match) == {"go:horse:c2", "go:horse:b3", "go:horse:d2", "go:horse:b4"}

    match = the_wind_steed(clovers=2)
    match.play("spend")
    assert clovers(match, "red") == 1
    refused(match, "spend")  # only once, although a Clover is left


@pytest.mark.rule("PIL-195", "PIL-215")
def test_tv36_the_clover_may_be_kept() -> None:
    match = the_wind_steed()
    match.play("skip")
    assert clovers(match, "red") == 1 and hand(match, "red") == []
    assert keys(match) == {"go:horse:c2", "go:horse:b3", "go:horse:d2", "go:horse:b4"}

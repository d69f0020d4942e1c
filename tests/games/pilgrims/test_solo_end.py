"""Solo mode, the end of rounds and of the match (PIL-178 to PIL-182)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import (
    Scenario,
)
from tests.games.pilgrims.looking import at_random, cards, count, in_hand, pawn, told
from veillee.core.match import Match
from veillee.testing import points

HUMAN, FALCONER = 0, 4


def total(match: Match, side: int) -> int:
    assert match.result is not None
    return next(score.total for score in match.result.scores if score.side == side)


def winners(match: Match) -> tuple[int, ...]:
    assert match.result is not None
    assert match.result.rule == "PIL-182"
    return match.result.winners


@pytest.mark.rule("PIL-178")
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
def test_each_round_reveals_every_solo_card_once(level: str) -> None:
    match = at_random(veillee.new("pilgrims", mode="solo", level=level, seed=5), seed=5)
    revealed = [event.pieces[0] for event in told(match, "reveals-solo")]
    rounds = [revealed[start : start + 6] for start in range(0, 24, 6)]
    assert len(revealed) == 24
    assert all(len(set(cards_of_round)) == 6 for cards_of_round in rounds)
    assert len({frozenset(cards_of_round) for cards_of_round in rounds}) == 1


@pytest.mark.rule("PIL-178")
def test_the_solo_cards_are_shuffled_anew() -> None:
    match = at_random(veillee.new("pilgrims", mode="solo", level="easy", seed=5), seed=5)
    revealed = [event.pieces[0] for event in told(match, "reveals-solo")]
    assert len({tuple(revealed[start : start + 6]) for start in range(0, 24, 6)}) > 1


@pytest.mark.rule("PIL-178")
def test_the_end_of_a_round_goes_on_as_usual() -> None:
    """The Sun moves, the disks come back, and after round 2 the river changes."""
    scene = Scenario(solo="easy").round(2, 3).disks("red", "foot", "boat", "horse").pawn("red", "A1")
    match = scene.river("I-03", "I-09", "I-10", "II-02", "II-16").deck("adventure_2", "II-17").falconer_turn()
    assert pawn(match, "red") == "A1"
    assert match.scene(0).zone("round").pieces[0].at == "3"
    assert {key.split(":")[1] for key in match.legal_keys} == {"foot", "horse", "boat", "balloon"}
    assert told(match, "river-changes") and "II-17" in cards(match, "river")
    assert count(match, "solo-deck:falconer") == 6 and cards(match, "solo-revealed:falconer") == []


@pytest.mark.rule("PIL-178", "PIL-156")
def test_after_the_fourth_round_the_match_is_over() -> None:
    match = Scenario(solo="easy").round(4, 3).disks("red", "foot", "boat", "horse").falconer_turn()
    assert match.over
    assert match.result is not None


@pytest.mark.rule("PIL-179")
def test_the_falconer_scores_adventures_quests_feathers_and_objects_but_no_clovers() -> None:
    """Two braves (C09, C33) give 2 points on Q1b; one weapon (C09) gives 1 point on Q2b."""
    scene = Scenario(solo="easy").completed("falconer", "II-02", "I-03", "I-06").falconer_has("C09", "C33", "C18")
    scene = scene.falconer_has("O01", "O02").clovers("falconer", 1)
    match = scene.quests("Q1b", "Q2b", "Q5", Q1b=("red", "falconer"), Q2b=("falconer",)).over()
    assert points(match, "falconer", "adventures") == 9 + 3 + 1
    assert points(match, "falconer", "quests") == 2 + 1
    assert points(match, "falconer", "feathers") == 1 + 2
    assert points(match, "falconer", "objects") == 2
    assert total(match, FALCONER) == 21


@pytest.mark.rule("PIL-166", "PIL-179")
def test_its_companions_count_for_quests_it_completed_only() -> None:
    braves = ("C09", "C10", "C11", "C12", "C13")
    scene = Scenario(solo="easy").falconer_has(*braves).quests("Q1b", "Q2b", "Q5", Q1b=("falconer",))
    assert points(scene.over(), "falconer", "quests") == 6
    scene = Scenario(solo="easy").falconer_has(*braves).quests("Q1b", "Q2b", "Q5", Q1b=("red",))
    assert points(scene.over(), "falconer", "quests") == 0


@pytest.mark.rule("PIL-180")
def test_in_advanced_solo_the_falconer_scores_five_more() -> None:
    match = Scenario(solo="easy", advanced=True).completed("falconer", "II-02").over()
    assert points(match, "falconer", "advanced") == 5
    assert total(match, FALCONER) == 14
    match = Scenario(solo="easy").completed("falconer", "II-02").over()
    assert total(match, FALCONER) == 9


@pytest.mark.rule("PIL-181")
@pytest.mark.parametrize(
    ("quest", "counted", "others"),
    [
        ("Q3", ("I-03", "II-09"), ("I-01", "II-02")),
        ("Q4", ("I-01", "II-06"), ("I-09", "II-12")),
        ("Q5", ("I-01", "I-03"), ("II-01", "II-02")),
        ("Q6", ("II-01", "I-06"), ("I-01", "II-02")),
    ],
)
def test_features_of_its_adventures_count_for_quests(
    quest: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    scene = Scenario(solo="easy").completed("falconer", *counted, *others)
    where = {quest: ("falconer",)}
    assert points(scene.quests("Q1a", "Q2a", quest, **where).over(), "falconer", "quests") == 2


# II-02 is worth 9 points, I-06 1 point; each Object of the Falconer 1 point.
@pytest.mark.rule("PIL-182")
@pytest.mark.parametrize(
    ("human", "objects", "expected"),
    [
        (("II-02", "I-06"), (), HUMAN),  # 10 to 9
        (("II-02",), (), FALCONER),  # 9 to 9, no Objects against none
        (("II-02",), ("O03",), HUMAN),  # 9 to 9, one Object against none
        (("I-06",), ("O03", "O04"), FALCONER),  # 1 to 9
    ],
)
def test_the_human_must_have_more_points_or_more_objects(
    human: tuple[str, ...], objects: tuple[str, ...], expected: int
) -> None:
    scene = Scenario(solo="easy").completed("red", *human).hand("red", *objects)
    match = scene.completed("falconer", "II-17", "I-07").over()
    assert winners(match) == (expected,)


@pytest.mark.rule("PIL-182")
@pytest.mark.parametrize(("objects", "expected"), [(1, FALCONER), (2, FALCONER), (3, HUMAN)])
def test_on_equal_points_objects_in_hand_against_all_of_the_falconers_objects(objects: int, expected: int) -> None:
    """9 points each: the Falconer's come from two Objects and 7 points of II-09."""
    scene = Scenario(solo="easy").completed("red", "II-02").hand("red", *("O03", "O04", "O05")[:objects])
    scene = scene.traveller("red", "O06").completed("falconer", "II-09").falconer_has("O01", "O02")
    match = scene.over()
    assert total(match, HUMAN) == total(match, FALCONER) == 9
    assert len(in_hand(match)) == objects
    assert winners(match) == (expected,)

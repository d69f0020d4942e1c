"""The evaluation: exact at the end, and before it in the order in which a player would put things."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import Scenario, key
from tests.helpers import play_on
from veillee.bots import ask, make_bot
from veillee.core.match import Match
from veillee.games.pilgrims.evaluation import estimate

QUESTS = ("Q1d", "Q2b", "Q3")
RIVER = ("I-03", "", "", "", "")  # any Companion, S C C I: 3 points and 2 Clovers


def of(match: Match, seat: int = 0) -> float:
    return estimate(match.table)[seat]  # type: ignore[arg-type]


def table() -> Scenario:
    return Scenario().quests(*QUESTS).river(*RIVER)


@pytest.mark.parametrize("mode", ["basic", "advanced", "solo", "solo_advanced"])
def test_at_the_end_it_is_the_result(mode: str) -> None:
    for seed in range(5):
        match = play_on(veillee.new("pilgrims", mode=mode, seed=seed), seed=seed)
        assert match.result is not None
        assert estimate(match.table) == [score.total for score in match.result.scores]  # type: ignore[arg-type]


def test_it_says_nothing_impossible_on_the_way() -> None:
    match = veillee.new("pilgrims", players=4, seed=1)
    while not match.over:
        assert all(0.0 <= points < 90.0 for points in estimate(match.table))  # type: ignore[arg-type]
        play_on(match, 1, seed=match.number)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        (table(), table().hand("red", "O01")),
        (table().hand("red", "O01"), table().hand("red", "O64")),  # a trade Object is a joker
        (table(), table().clovers("red", 1)),
        (table(), table().company("red", "C25")),
        (table(), table().completed("red", "I-06")),
        (table().round(4, 3).completed("red", "I-06"), table().completed("red", "I-06")),  # with turns to use it
    ],
)
def test_more_is_worth_more(less: Scenario, more: Scenario) -> None:
    assert of(more.movement()) > of(less.movement())


def test_objects_that_fit_a_task_are_worth_more_than_others() -> None:
    """One communication is missing for the Riverside Tavern; a third strength helps nobody."""
    ready = ("O01", "O21", "O41")
    fitting = table().company("red", "C25").hand("red", *ready, "O22")
    idle = table().company("red", "C25").hand("red", *ready, "O02")
    assert of(fitting.movement()) > of(idle.movement())


def test_what_others_own_changes_nothing_of_ours() -> None:
    assert of(table().hand("blue", "O01").movement()) == pytest.approx(of(table().movement()))
    assert of(table().hand("blue", "O01").movement(), 1) > of(table().movement(), 1)


def test_after_the_last_adventure_phase_only_what_scores_counts() -> None:
    """Red's last turn is over: its Objects are worth nothing more, three Clovers a point."""
    rich = table().round(4, 3).hand("red", "O01", "O02", "O03").clovers("red", 5).movement("blue")
    assert of(rich) == 1.0


def test_a_task_that_is_being_paid_counts() -> None:
    """Between choosing an Adventure and completing it, it is not worth less than before."""
    match = table().company("red", "C25").hand("red", "O01", "O21", "O22", "O41", "O02", "O23").adventure()
    before = of(match)
    match.play(key("complete", "I-03"))
    assert "pay" in match.legal_keys
    assert of(match) > before - 1.0


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
def test_the_falconer_grows_with_its_turns(level: str) -> None:
    first = Scenario(solo=level).movement()
    last = Scenario(solo=level).round(4, 3).movement()
    assert of(first, 1) > of(last, 1) > 0.0


def test_greedy_completes_what_it_can() -> None:
    scenario = Scenario().quests("Q1b", "Q2b", "Q3").river(*RIVER).round(4, 3)
    match = scenario.company("red", "C25").hand("red", "O01", "O21", "O22", "O41").adventure()
    assert match.legal_keys == (key("complete", "I-03"), "pass")
    assert ask(make_bot("greedy", 1), match, 0, 1) == key("complete", "I-03")

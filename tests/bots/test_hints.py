"""Hints: the best options, fair, with points, chances and a reason in both languages."""

from __future__ import annotations

import re

import pytest

import veillee
from tests.games.pilgrims.builder import Scenario, key
from tests.helpers import duel, play_on, started
from veillee.bots.hints import RIVAL, Note, differences
from veillee.core import hints
from veillee.core.match import Match


def of(match: Match, budget: str = "30", lang: str = "en") -> veillee.Hint:
    assert match.decision is not None
    return match.hint(match.decision.seat, budget, lang)


def test_a_hint_names_options_with_points_chances_and_a_reason(any_game: str) -> None:
    match = started(any_game, 1)
    found = of(match)
    assert match.decision is not None
    assert (found.number, found.seat) == (match.decision.number, match.decision.seat)
    assert 1 <= len(found.advice) <= 3
    for one in found.advice:
        assert one.key in match.legal_keys
        assert one.label == match.label(one.key)
        assert 0.0 <= one.chance <= 1.0
    chances = [one.chance for one in found.advice]
    assert chances == sorted(chances, reverse=True)
    assert found.why.endswith(".")


def test_a_hint_changes_nothing_and_is_the_same_every_time() -> None:
    match = started("pilgrims", 5)
    before = match.hash()
    assert of(match) == of(match)
    assert match.hash() == before


def test_the_best_is_first() -> None:
    match = duel("aabbcc")
    assert of(match, "100").best.key == "drop:d"
    assert of(match, "100").best.chance > 0.8


def test_the_reason_names_the_sources_that_differ() -> None:
    scene = Scenario().quests("Q1b", "Q2b", "Q3").river("I-03", "", "", "", "").round(4, 3)
    match = scene.company("red", "C25").hand("red", "O01", "O21", "O22", "O41").adventure()
    found = of(match, "60")
    assert found.best.key == key("complete", "I-03")
    assert "rather than “Complete nothing”: +3.0 Adventures" in found.why
    assert found.says == f"“{found.best.label}”: it promises more for Adventures."
    assert not re.search(r"[0-9]", found.says.replace(found.best.label, "")), "figures come after a click"
    assert "plutôt que « Ne rien réaliser » : +3,0 Aventures" in of(match, "60", "fr").why


def test_a_plan_names_the_next_choices_of_the_seat(any_game: str) -> None:
    """What a hint says comes after the best option can be played so: in its order, on a copy, by the seat itself."""
    match = started(any_game, 2)
    found, french = of(match, "80"), of(match, "80", "fr")
    assert len(found.plan) == len(french.plan) <= 2
    assert bool(found.then) == bool(found.plan)
    for label in found.plan:
        assert label in found.then and found.then.endswith(".")
    ahead = match.fork(for_seat=found.seat, chance=f"hint:{match.number}")
    ahead.play(found.best.key)
    if found.plan and ahead.decision is not None and ahead.decision.seat == found.seat and len(ahead.legal_keys) > 1:
        assert found.plan[0] in [ahead.label(key) for key in ahead.legal_keys]


def test_a_plan_goes_on_where_nothing_comes_to_light() -> None:
    """In Pilgrims a turn has several choices: a plan names one of the same turn, and none after a card is drawn."""
    plans = [of(started("pilgrims", choices), "120") for choices in (1, 2, 4, 6, 9)]
    assert any(found.plan for found in plans)
    assert all(len(set(found.plan)) == len(found.plan) for found in plans)


def test_a_hint_names_what_its_option_makes_possible() -> None:
    """Given a move whose worth is still to come, and a plan that only it allows, then the sentence begins with that."""
    match = started("pilgrims", 10)
    found, french = of(match, "40"), of(match, "40", "fr")
    aim = found.plan[0]
    assert aim not in [match.label(key) for key in match.legal_keys]
    assert found.says == f"With “{aim}” in view: “{found.best.label}”."
    assert french.says.startswith(f"En vue de « {french.plan[0]} »")
    other = match.fork()
    other.play(found.advice[1].key)
    assert aim not in [other.label(key) for key in other.legal_keys]


def test_what_is_about_as_good_is_not_praised() -> None:
    """In the first rounds of Pilgrims much is as good as something else: the sentence says so, in one sentence."""
    reasons = [of(started("pilgrims", choices, seed), "20") for seed in range(4) for choices in (1, 3, 5)]
    for found in reasons:
        ahead = found.advice[0].chance - found.advice[1].chance if len(found.advice) > 1 else 1.0
        assert ahead > 0.0098 or "about as good" in found.why
        assert found.why.count(". ") == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "for"), ("fr", "pour")])
def test_the_reason_names_what_a_rival_gets_or_loses(lang: str, word: str) -> None:
    """Putting a companion away mostly takes something from whoever would have enlisted it."""
    match = veillee.new("lueur", mode="standard", seats=["human", "human"], seed=2)
    while not any(key.startswith("banish:") for key in match.legal_keys):
        match.play(of(match).best.key)
    assert match.decision is not None
    (rival,) = (player.name for player in match.scene(None, lang).players if player.index != match.decision.seat)
    assert re.search(rf"[+−][0-9.,]+ {word} {rival}\b", of(match, "100", lang).why)


def test_nobody_is_advised_about_the_decision_of_another() -> None:
    match = veillee.new("connect_four", seed=0)
    with pytest.raises(veillee.HintError, match="no hint for seat 1: seat 0 is asked"):
        match.hint(1)
    with pytest.raises(veillee.SetupError, match="no seat 5"):
        match.hint(5)
    with pytest.raises(veillee.HintError, match="the match is over"):
        play_on(match).hint(0)


def test_a_budget_that_cannot_be() -> None:
    with pytest.raises(veillee.SetupError, match="expected a number of iterations"):
        of(veillee.new("connect_four", seed=0), "long")


def test_another_adviser_may_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Match] = []

    def adviser(match: Match, seat: int, budget: str, lang: str) -> veillee.Hint:
        asked.append(match)
        return veillee.Hint(1, seat, (), "", "because")

    monkeypatch.setattr(hints, "_adviser", [])
    match = veillee.new("high_card", seed=1)
    with pytest.raises(veillee.HintError, match="nobody who can think"):
        match.hint(0)
    hints.register_adviser(adviser)
    assert match.hint(0).why == "because"
    assert asked[0].table is not match.table
    assert asked[0].setup.seed != match.setup.seed, "the adviser gets a copy that was dealt again"


def test_differences_are_named_by_size() -> None:
    one, other = {"a": 1.0, "b": 5.0, "c": 2.0}, {"a": 3.0, "b": 5.01, "d": 0.5}
    assert differences(one, other) == [("a", -2.0), ("c", 2.0), ("d", -0.5)]


def test_notes_are_means() -> None:
    note = Note(2, 3)
    note.add([0.2, 0.8], [10.0, 8.0, 1.0], {"a": 1.0})
    note.add([0.4, 0.6], [20.0, 8.0, 2.0], {"a": 3.0, "b": 1.0})
    assert [note.mean_points(side) for side in range(3)] == [15.0, 8.0, 1.5]
    assert note.chances() == pytest.approx([0.3, 0.7])
    assert note.means(None) == {"a": 2.0, "b": 0.5}
    assert note.means(1) == {"a": 2.0, "b": 0.5, RIVAL: 8.0}
    assert (note.strongest_but(0), note.strongest_but(1)) == (1, 0)
    assert Note(1, 1).strongest_but(0) is None, "who plays alone has no rival"

"""Whole turns compared: what the bot finds that looks further than the next choice, and where it stops looking."""

from __future__ import annotations

from itertools import count

import pytest

import veillee
from tests.games.kinfire.builder import Scenario, table_of
from veillee.bots import ask, make_bot
from veillee.bots.judgement import Judge
from veillee.bots.turns import Turns
from veillee.core.match import Match
from veillee.games.kinfire import GAME
from veillee.games.kinfire.steps.bag import TakePawn, Turn
from veillee.testing.replays import at_hand


def planned(match: Match, until: str) -> list[str]:
    """What the bot plays for everybody, up to a key that begins so."""
    bots = [make_bot("planner", seat) for seat in range(len(match.setup.seats))]
    found: list[str] = []
    for _ in range(20):
        seat = match.waiting[0]
        found.append(ask(bots[seat], match, seat, 1))
        match.play(found[-1], seat=seat)
        if found[-1].startswith(until) or match.over:
            return found
    raise AssertionError(found)


def near_the_wyvern(health: int = 25) -> Match:
    """Khor has one blow and a zone to go; Roland can make it two points harder."""
    return (
        Scenario("khor roland")
        .seeker("khor", zone=2, hand="kh1")
        .seeker("roland", zone=1, hand="ro1+ ro4")
        .enemy("wyvern", zone=4, health=health, target="roland")
        .turn("khor")
    )


def test_a_turn_is_played_as_it_was_thought_out() -> None:
    """Going, then striking: no single choice of these looks better than staying away."""
    match = (
        Scenario("khor asha")
        .seeker("khor", zone=2, hand="kh1")
        .seeker("asha", zone=1, hand="as4")
        .enemy("wyvern", zone=3, health=3, target="asha")
        .turn("khor")
    )
    keys = planned(match, "end")
    assert match.over and match.result is not None and match.result.verdict == "won"
    assert "play:kh1" in keys


def test_companions_answer_with_the_same_aim() -> None:
    match = near_the_wyvern(health=7)
    turns = Turns(Judge(GAME, 2), 0, 4)
    lines = dict(zip(match.legal_keys, turns.best(match.table, list(range(len(match.legal_keys))), 1), strict=True))
    found = {key: line.value for key, line in lines.items()}
    assert max(found.values()) == 1.0 > found["pass"]


def test_a_turn_is_judged_before_the_next_pawn_is_drawn() -> None:
    """Given a Seeker's turn, then all ways to play it end before the bag; nothing that it holds is known."""
    match = near_the_wyvern()
    for line in Turns(Judge(GAME, 2), 0, 2).best(match.table, list(range(len(match.legal_keys))), 1):
        assert line.table.asking is None and isinstance(line.table.stack[-1], Turn)
        assert sum(line.table.bag) == sum(table_of(match).bag)  # type: ignore[attr-defined]


def test_a_pawn_that_was_drawn_is_judged_before_it_acts() -> None:
    match = Scenario("khor asha").seeker("khor", zone=2).seeker("asha", zone=1).enemy("wyvern", target="asha").draws()
    assert match.legal_keys == ("draw", "fate")
    drawn, chosen = Turns(Judge(GAME, 2), match.waiting[0], 2).best(match.table, [0, 1], 3)
    assert isinstance(drawn.table.stack[-1], TakePawn) and isinstance(chosen.table.stack[-1], TakePawn)
    assert drawn.revealed and chosen.revealed and len(drawn.own) == 1


def combat(bot: str, seed: int) -> Match:
    match = veillee.new(
        "kinfire", mode="combat", seed=seed, players=2, roles=["khor", "valora"], settings={"combat": "q2_11"}
    )
    bots = [make_bot(bot, f"{seed}-{seat}") for seat in range(2)]
    for _ in count():
        if match.over:
            return match
        seat = match.waiting[0]
        match.play(ask(bots[seat], match, seat, seed), seat=seat)
    raise AssertionError


def won(bot: str, seeds: int) -> int:
    results = [combat(bot, seed).result for seed in range(seeds)]
    return sum(result is not None and result.verdict == "won" for result in results)


@pytest.mark.slow
def test_who_thinks_wins_more_combats() -> None:
    with at_hand(GAME):
        assert won("random", 6) < 2 <= won("greedy", 6)
        assert won("planner", 6) >= 4


def test_the_same_seed_plays_the_same_combat() -> None:
    with at_hand(GAME):
        assert combat("planner", 3).choices == combat("planner", 3).choices


def test_a_hint_in_combat_says_something() -> None:
    with at_hand(GAME):
        match = near_the_wyvern()
        hint = match.hint(0, "30")
        assert hint.best.key in match.legal_keys and hint.best.points is None and 0.0 < hint.best.chance < 1.0

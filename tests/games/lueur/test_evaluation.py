"""The estimate of who is ahead: right at the end, and good enough to play by."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.lueur.builder import CONTENT, SPEC, Scenario
from veillee.core.chance import seeded
from veillee.core.setup import make_setup
from veillee.core.step import Option
from veillee.games.lueur.evaluation import estimate


def one_step(table: Any, random: Random) -> Option:
    """The option after which the seat stands best, for all one knows."""
    seat = table.asking.seat
    best: Option = table.options[0]
    light = -1000.0
    for option in table.options:
        fork = table.fork()
        fork.chance = seeded("one step", random.random())
        fork.choose(option)
        points = estimate(fork)
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        if lead > light:
            best, light = option, lead
    return best


def final(mode: str, players: int, journey: str, seed: int, thinks: int) -> tuple[Any, Any]:
    """A whole match in which one seat thinks one step ahead and the others choose at random."""
    random = Random(seed)
    table = SPEC.setup(
        CONTENT, make_setup(SPEC, mode=mode, players=players, seed=0, settings={"journey": journey}), seeded(seed)
    )
    table.advance()
    while table.asking is not None:
        if table.asking.seat == thinks:
            table.choose(one_step(table, random))
        else:
            table.choose(random.choice(table.options))
    return table, SPEC.score(table)


@pytest.mark.parametrize("journey", ["province", "archipelago"])
def test_one_step_ahead_beats_chance(journey: str) -> None:
    """In nine of ten matches, and here in all of a few."""
    wins = [final("standard", 2, journey, seed, seed % 2)[1].winners == (seed % 2,) for seed in range(8)]
    assert sum(wins) >= 7


@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("solo", 1)])
@pytest.mark.parametrize("journey", ["province", "archipelago"])
def test_at_the_end_it_is_the_score(mode: str, players: int, journey: str) -> None:
    table, result = final(mode, players, journey, 5, -1)
    assert estimate(table) == [float(score.total) for score in result.scores]


@pytest.mark.parametrize("journey", ["province", "archipelago"])
def test_alone_it_is_about_right_from_the_first_choice_on(journey: str) -> None:
    """Given matches of one who thinks a step ahead, then on no day both sides are misjudged by much on average."""
    errors: dict[int, list[tuple[float, float]]] = {}
    for seed in range(12):
        random = Random(seed)
        setup = make_setup(SPEC, mode="solo", level="medium", players=1, seed=0, settings={"journey": journey})
        table = SPEC.setup(CONTENT, setup, seeded(seed))
        table.advance()
        mornings: dict[int, list[float]] = {}
        while table.asking is not None:
            mornings.setdefault(table.day, estimate(table))
            table.choose(one_step(table, random))
        own, tom = (score.total for score in SPEC.score(table).scores)
        for day, points in mornings.items():
            errors.setdefault(day, []).append((points[0] - own, points[1] - tom))
    for day, found in errors.items():
        own, tom = (sum(side) / len(found) for side in zip(*found, strict=True))
        assert abs(own) < 12 and abs(tom) < 8, f"day {day}: {own:+.1f} and {tom:+.1f} light"


def test_it_looks_at_what_everybody_sees() -> None:
    """Dealing the hidden cards again changes nothing."""
    table = Scenario(players=3).companions(0, "B04").veiled(1, 2).table
    before = estimate(table)
    for pool in SPEC.secrets(table, 0):
        pool.deal(pool.pieces()[::-1])
    assert estimate(table) == before

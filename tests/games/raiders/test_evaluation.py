"""The estimate of the final points: good enough to play by, and made of open things only."""

from __future__ import annotations

import pytest

import veillee
from tests.games.raiders.builder import Scenario, do, table_of
from tests.helpers import play_on
from veillee.bots import ask, make_bot
from veillee.core.chance import Chance, seeded
from veillee.core.match import Match
from veillee.core.scoring import total
from veillee.core.step import Option
from veillee.games.raiders.evaluation import estimate
from veillee.games.raiders.scoring import player_points
from veillee.games.raiders.table import RaidersTable


def lead(table: RaidersTable, seat: int) -> float:
    points = estimate(table)
    return points[seat] - max(other for side, other in enumerate(points) if side != seat)


def greedy(table: RaidersTable, chance: Chance) -> Option:
    """The option after which the seat is furthest ahead, whatever chance brings then."""
    assert table.asking is not None
    seat = table.asking.seat
    best: list[tuple[float, Option]] = []
    for option in table.options:
        fork = table.fork()
        fork.chance = seeded(chance.below(10**6))
        fork.choose(option)
        ahead = lead(fork, seat)
        if not best or ahead > best[0][0] + 1e-9:
            best = [(ahead, option)]
        elif ahead > best[0][0] - 1e-9:
            best.append((ahead, option))
    return best[chance.below(len(best))][1]


def wins(players: int, seed: int) -> bool:
    """Whether one greedy player wins against players who choose at random."""
    spec = veillee.game("raiders")
    match = veillee.new("raiders", players=players, seed=seed)
    table = table_of(match).fork()
    chance = Chance("evaluation", seed)
    while table.asking is not None:
        if table.asking.seat == seed % players:
            table.choose(greedy(table, chance))
        else:
            table.choose(table.options[chance.below(len(table.options))])
    return spec.score(table).winners == (seed % players,)


@pytest.mark.parametrize(("players", "matches"), [(2, 10), (4, 5)])
def test_looking_one_choice_ahead_beats_chance(players: int, matches: int) -> None:
    assert sum(wins(players, seed) for seed in range(matches)) >= matches - 1


def moments(mode: str) -> list[Match]:
    match = veillee.new("raiders", mode=mode, seed="moments")
    return [play_on(match, 25, seed=number).fork() for number in range(8)]


@pytest.mark.rule("RAI-009")
@pytest.mark.parametrize("mode", ["standard", "solo"])
def test_nothing_hidden_is_looked_at(mode: str) -> None:
    for match in moments(mode):
        if not match.over:
            for chance in range(3):
                other = match.fork(for_seat=0, chance=chance)
                assert estimate(table_of(match)) == pytest.approx(estimate(table_of(other)))


def test_more_is_better() -> None:
    plain = table_of(Scenario().turn())
    rich = table_of(Scenario().goods("red", gold=1, provisions=2).crew("red", "archer").turn())
    assert lead(plain, 0) == pytest.approx(0.0)
    assert lead(rich, 0) > 2 and lead(rich, 1) < -2


def test_at_the_end_the_points_count() -> None:
    """In the last turn what can still be used is worth little."""
    scenario = Scenario().tracks("red", score=40, armour=6).goods("red", silver=8, provisions=8)
    scenario.table.ending, scenario.table.turns_left = 0, 1
    match = scenario.turn()
    assert abs(estimate(table_of(match))[0] - total(player_points(table_of(match), 0))) < 6
    do(match, "place:mill", "gain:provisions", "take:gate_house", "draw")
    assert match.over and match.result is not None and match.result.scores[0].total == 44


def test_two_greedy_bots_come_to_an_end() -> None:
    """Nothing in the rules forces anybody to raid: an estimate that likes waiting would never end."""
    match = veillee.new("raiders", players=2, seed="s0")
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while match.decision is not None and match.number < 1000:
        match.play(ask(bots[match.decision.seat], match, match.decision.seat, 1))
    assert match.result is not None
    assert min(score.total for score in match.result.scores) > 40

"""Steps per second of our environments, in whichever form `veillee` is found: run.py starts this once for each.

Arguments: repetitions, seconds per repetition. Prints one JSON object. The loops are those that PettingZoo's and
Gymnasium's documentation show, with actions at random among those that are offered.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import numpy as np
from examples.connect_four import GAME

from clock import Clock
from own import ALONE, ways
from veillee.core.spec import register
from veillee.envs import ManyTables, SeatEnv, TableEnv, aec_env, solo_env, vector_env

SIDE_BY_SIDE = 64

Play = Callable[[], int]


def agents(env: TableEnv) -> Play:
    """One match of all agents. The same loop measures PettingZoo's own games in peers.py."""
    random = Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            assert observation is not None
            moves = observation["action_mask"].nonzero()[0]
            env.step(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def one_seat(env: SeatEnv) -> Play:
    random = Random(1).random

    def play() -> int:
        observation, _ = env.reset()
        decisions = 0
        over = False
        while not over:
            moves = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = env.step(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def side_by_side(envs: ManyTables) -> Play:
    """A step of many matches at once."""
    random = np.random.default_rng(1)
    envs.reset(seed=1)
    numbers = np.arange(envs.num_envs)

    def play() -> int:
        tables, offered = envs.offered()
        first = np.searchsorted(tables, numbers)
        count = np.diff(first, append=len(tables))
        envs.step(offered[first + (random.random(envs.num_envs) * count).astype(np.int64)])
        return envs.num_envs

    return play


def main() -> None:
    clock = Clock.from_arguments()
    installed = list(ways())
    register(GAME)
    figures = {
        "connect four, agents": clock.rate(agents(aec_env("connect_four"))),
        "connect four, side by side": clock.rate(side_by_side(vector_env("connect_four", SIDE_BY_SIDE, players=2))),
    }
    for name, _, spec, mode, seats in installed:
        if name.endswith(ALONE):
            figures[f"{name}, one seat"] = clock.rate(one_seat(solo_env(spec.id, mode=mode.id)))
        else:
            figures[f"{name}, agents"] = clock.rate(agents(aec_env(spec.id, mode=mode.id, players=seats)))
        many = vector_env(spec.id, SIDE_BY_SIDE, mode=mode.id, players=seats, copy=False)
        figures[f"{name}, side by side"] = clock.rate(side_by_side(many))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

"""What PettingZoo and Gymnasium themselves say about our environments."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from tests.helpers import small
from veillee import envs
from veillee.core.spec import installed
from veillee.envs.play import Reward

# PettingZoo's checker expects bare arrays. It says this of every environment with an action mask that is not on
# the list of its own ones.
DICTIONARIES = "Observation is not a NumPy array|Observation space for each agent probably should be"

GAMES = (*installed().values(), *small())
MODES = [(spec, mode) for spec in GAMES for mode in spec.modes if not mode.chapter]


def for_several() -> Iterator[tuple[str, Callable[..., envs.TableEnv], bool]]:
    """Every mode for several, with the fewest seats and with the most; whether it is checked in every run."""
    for spec, mode in MODES:
        several = [seats for seats in mode.seats if seats > 1]
        for seats in {*several[:1], *several[-1:]}:
            reward: Reward = "win" if seats == several[0] else "margin"
            make = partial(envs.aec_env, spec.id, mode=mode.id, players=seats, reward=reward)
            yield f"{spec.id} {mode.id} {seats}", make, seats == several[0] or spec.id not in installed()


MAKE = {name: (make, often) for name, make, often in for_several()}


@contextmanager
def no_warnings() -> Iterator[None]:
    """Whatever a checker warns of fails the test."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=DICTIONARIES)
        warnings.filterwarnings("ignore", category=DeprecationWarning, module="pettingzoo|gymnasium|pkg_resources")
        yield


@pytest.mark.parametrize("name", MAKE)
def test_petting_zoo(name: str, small_games: None, capsys: pytest.CaptureFixture[str], thorough: bool) -> None:
    make, often = MAKE[name]
    if not often and not thorough:
        pytest.skip("large tables of large games only with --thorough")
    with no_warnings():
        api_test(make(), num_cycles=100)
        seed_test(make, num_cycles=30)
        render_test(make)


SOLO: dict[str, dict[str, Any]] = {
    **{f"{spec.id} {mode.id}": {"game": spec.id, "mode": mode.id} for spec, mode in MODES if mode.seats[0] == 1},
    **{
        f"one seat of {spec.id}": {"game": spec.id, "players": max(mode.seats), "seat": 1, "opponents": "random"}
        for spec, mode in MODES
        if mode is spec.modes[0] and max(mode.seats) > 1
    },
}


@pytest.mark.parametrize("settings", SOLO.values(), ids=SOLO)
def test_gymnasium(settings: dict[str, Any], small_games: None, capsys: pytest.CaptureFixture[str]) -> None:
    with no_warnings():
        for render_mode in ("ansi", "rgb_array"):
            env = envs.solo_env(**settings, render_mode=render_mode)
            env.spec = gymnasium.envs.registration.EnvSpec("veillee/x-v1", lambda **k: envs.solo_env(**settings, **k))
            check_env(env)


def test_made_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with no_warnings():
        env = gymnasium.make("veillee/pilgrims-solo-v1", level="easy")
        check_env(env.unwrapped)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert info["keys"][0].startswith("corner:")


def test_many_by_name() -> None:
    many = gymnasium.make_vec("veillee/pilgrims-solo-v1", num_envs=3, level="easy")
    observation, _ = many.reset(seed=1)
    assert many.observation_space.contains(observation)
    for _ in range(80):
        actions = np.array([mask.nonzero()[0][-1] for mask in observation["action_mask"]])
        observation, rewards, over, cut, info = many.step(actions)
        assert many.observation_space.contains(observation)
        assert (rewards != 0).tolist() == over.tolist() and not cut.any()
        assert ("final_obs" in info) == over.any()
    many.close()

"""Many matches at once, as a Gymnasium vector environment: one call plays a choice in each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from veillee.core.spec import game as find_game
from veillee.core.table import Table
from veillee.envs.actions import EnvError, keys_of
from veillee.envs.play import ILLEGAL, Observation, Reward, Rules, Single, check_limit, solo_mode, whole

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]


class ManyTables(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Matches side by side. One that ends begins anew in the same step; `info["final_obs"]` keeps its end.

    With opponents one seat is played, as in `solo_env`. Without, in a game of several seats, all are: each
    observation is that of the seat which is asked (`info["seat"]`), the reward that of the seat which acted, and
    `info["rewards"]` has those of all seats. A match of `limit` steps is cut off there.

    With `copy=False` every step writes to the same arrays: faster, for whoever keeps none of them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        mode: str | None = None,
        level: str | None = None,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] | None = None,
        settings: Mapping[str, str] | None = None,
        pack: str | Path | None = None,
        reward: Reward = "win",
        limit: int | None = None,
        copy: bool = True,
    ) -> None:
        if whole(num_envs, "num_envs") < 1:
            raise EnvError("error-no-matches", count=num_envs)
        if mode is None and players is None:
            mode = solo_mode(find_game(game)).id
        self.rules = Rules(game, mode=mode, level=level, players=players, settings=settings, pack=pack, reward=reward)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.rules.observation_space()
        self.single_action_space = self.rules.action_space()
        shape, actions = self.rules.layout.size, len(self.rules.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (num_envs, shape), np.uint8),
                "action_mask": spaces.Box(0, 1, (num_envs, actions), np.int8),
            }
        )
        self.action_space = spaces.MultiDiscrete([actions] * num_envs)
        self.seat = seat
        self._plays = [Single(self.rules, seat, opponents) for _ in range(num_envs)] if opponents is not None else None
        self._tables: list[Table] = []
        self.limit = check_limit(limit)
        self.copy = copy
        self._steps = [0] * num_envs  # that were taken in each match
        known, offered = bytearray(num_envs * shape), bytearray(num_envs * actions)
        self._known = np.frombuffer(known, np.uint8).reshape(num_envs, shape)
        self._offered = np.frombuffer(offered, np.int8).reshape(num_envs, actions)
        self._mask = offered
        self._sheets = [self.rules.layout.sheet(known, index * shape) for index in range(num_envs)]
        self._ones: list[list[int]] = [[] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._tables = [self._begin(index) for index in range(self.num_envs)]
        self._steps = [0] * self.num_envs
        return self._observe(), self._info()

    def _begin(self, index: int) -> Table:
        while True:
            seed = int(self.np_random.integers(2**32))
            if self._plays is None:
                table = self.rules.begin(seed)
            else:
                self._plays[index].begin(seed)
                table = self._plays[index].table
            if table.asking is not None:
                return table

    def _observe(self) -> Observation:
        update, offer = self.rules.layout.update, self.rules.actions.offer
        actions, out, ones = len(self.rules.actions), self._mask, self._ones
        for index, table in enumerate(self._tables):
            asking = table.asking
            assert asking is not None
            update(table, asking.seat, self._sheets[index])
            offer(table.options, out, index * actions, ones[index])
        if self.copy:
            return {"observation": self._known.copy(), "action_mask": self._offered.copy()}
        return {"observation": self._known, "action_mask": self._offered}

    def _info(self) -> dict[str, Any]:
        seats = [table.asking.seat for table in self._tables if table.asking is not None]
        return {"seat": np.array(seats, np.int64)}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observation, Floats, Bools, Bools, dict[str, Any]]:
        if not self._tables:
            raise EnvError("error-reset")
        chosen = self._numbers(actions)
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        ends: dict[int, tuple[Observation, list[float]]] = {}
        option_of = self.rules.option
        for index, action in enumerate(chosen):
            table = self._tables[index]
            asking = table.asking
            assert asking is not None
            option = option_of(table, action)
            if option is not None:
                if self._plays is None:
                    table.choose(option)
                else:
                    self._plays[index].choose(option)
                    table = self._tables[index] = self._plays[index].table
                self._steps[index] += 1
                if table.asking is None:
                    all_rewards = self.rules.rewards(table)
                    over[index] = True
                elif self._steps[index] == self.limit:
                    all_rewards = [0.0] * self.rules.players
                    cut[index] = True
                else:
                    continue
            else:
                all_rewards = [ILLEGAL if seat == asking.seat else 0.0 for seat in range(self.rules.players)]
                over[index] = True
            rewards[index] = all_rewards[asking.seat]
            ends[index] = self.rules.observe(table, asking.seat), all_rewards
            self._tables[index] = self._begin(index)
            self._steps[index] = 0
        info = self._info()
        if ends:
            info |= self._ends(ends, over | cut)
        return self._observe(), rewards, over, cut, info

    def _numbers(self, actions: npt.ArrayLike) -> list[int]:
        """One action for each match; what is none is named."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise EnvError("error-actions", count=self.num_envs, shape=str(given.shape))
        if given.dtype.kind not in "iu":
            raise EnvError("error-whole-number", what="actions", given=repr(actions), kind=str(given.dtype))
        found: list[int] = given.tolist()
        for action in (min(found), max(found)):
            self.rules.number(action)
        return found

    def _ends(self, ends: dict[int, tuple[Observation, list[float]]], over: Bools) -> dict[str, Any]:
        last = np.full(self.num_envs, None, object)
        rewards = np.zeros((self.num_envs, self.rules.players))
        for index, (observation, all_rewards) in ends.items():
            last[index] = observation
            rewards[index] = all_rewards
        return {"final_obs": last, "_final_obs": over, "rewards": rewards, "_rewards": over}

    def keys(self, index: int) -> list[str]:
        """The keys of the options that one of the matches offers."""
        return keys_of(self._tables[index].options)

    def close_extras(self, **kwargs: Any) -> None:
        pass

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
from veillee.envs.hall import Hall
from veillee.envs.play import ILLEGAL, Observation, Reward, Rules, Single, check_limit, solo_mode, whole

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]


class ManyTables(VectorEnv[Observation, Numbers, npt.NDArray[Any]]):
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
        self.limit = check_limit(limit)
        self.copy = copy
        self._steps = [0] * num_envs  # that were taken in each match
        pages = bytearray(num_envs * self.rules.players * shape)
        self._pages = np.frombuffer(pages, np.uint8).reshape(-1, shape)
        self._hall: Hall = self.rules.layout.hall(self.rules.actions, pages, num_envs)
        self._known = np.zeros((num_envs, shape), np.uint8)
        self._mask = np.zeros((num_envs, actions), np.int8)
        self._ones: Numbers = np.zeros(0, np.int64)  # where the mask has them, match by match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._hall.tables = [self._begin(index) for index in range(self.num_envs)]
        for index in range(self.num_envs):
            self._hall.meet(index)
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
        """What every seat that is asked knows and may do: its page, and a mask where only ones are written."""
        hall, mask = self._hall, self._mask.reshape(-1)
        mask[self._ones] = 0
        self._ones = np.array(hall.offered(), np.int64)
        mask[self._ones] = 1
        np.take(self._pages, hall.rows, 0, self._known, "clip")
        if self.copy:
            return {"observation": self._known.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._known, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array(self._hall.rows, np.int64) % self.rules.players}

    def offered(self) -> tuple[Numbers, Numbers]:
        """The match and the number of every action that is offered now, match by match: what `action_mask.nonzero()`
        finds, without looking through all that is not.
        """
        return np.divmod(self._ones, len(self.rules.actions))

    def step(self, actions: Numbers) -> tuple[Observation, Floats, Bools, Bools, dict[str, Any]]:
        if not self._hall.tables:
            raise EnvError("error-reset")
        chosen = self._numbers(actions)
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        ends: dict[int, tuple[Observation, list[float]]] = {}
        for index in self._play(chosen):
            table, seat = self._hall.tables[index], self._asked(index)
            if table.asking is None:
                all_rewards = self.rules.rewards(table)
                over[index] = True
            elif self._steps[index] == self.limit:
                all_rewards = [0.0] * self.rules.players
                cut[index] = True
            else:
                all_rewards = [ILLEGAL if other == seat else 0.0 for other in range(self.rules.players)]
                over[index] = True
            rewards[index] = all_rewards[seat]
            known = self._pages[self._hall.look(index, seat)].copy()
            ends[index] = {"observation": known, "action_mask": self.rules.mask(table, seat)}, all_rewards
            self._hall.tables[index] = self._begin(index)
            self._hall.meet(index)
            self._steps[index] = 0
        observation, info = self._observe(), self._info()
        if ends:
            info |= self._ends(ends, over | cut)
        return observation, rewards, over, cut, info

    def _play(self, chosen: list[int]) -> list[int]:
        """Play an action in each match; those where it was not offered, that are over or have reached their limit."""
        hall, steps = self._hall, self._steps
        if self._plays is None:
            return hall.play(chosen, steps, self.limit or 0)
        stopped = []
        for index, play in enumerate(self._plays):
            option = self.rules.option(play.table, chosen[index])
            if option is not None:
                play.choose(option)
                hall.tables[index] = play.table
                steps[index] += 1
            if option is None or play.table.asking is None or steps[index] == self.limit:
                stopped.append(index)
            else:
                hall.meet(index)
        return stopped

    def _asked(self, index: int) -> int:
        """The seat that was asked when somebody last looked."""
        return self._hall.rows[index] % self.rules.players

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
        return keys_of(self._hall.tables[index].options)

    def close_extras(self, **kwargs: Any) -> None:
        pass

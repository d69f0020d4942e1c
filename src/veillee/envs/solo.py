"""A Gymnasium environment: one seat, alone or against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from veillee.core.spec import game as find_game
from veillee.envs.actions import EnvError, keys_of
from veillee.envs.play import (
    ILLEGAL,
    RENDER_MODES,
    Meanings,
    Observation,
    Reward,
    Rules,
    Single,
    check_limit,
    check_render_mode,
    solo_mode,
)

Seen = tuple[Observation, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64], Meanings):
    """One seat of a match: a solo mode or, with `players`, one seat against bots.

    An action that is not offered ends the match with a reward of -1. A match of `limit` choices of the seat is cut off
    there.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium looks for it on the class

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        level: str | None = None,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        settings: Mapping[str, str] | None = None,
        pack: str | Path | None = None,
        reward: Reward = "win",
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if mode is None and players is None:
            mode = solo_mode(find_game(game)).id
        self.rules = Rules(game, mode=mode, level=level, players=players, settings=settings, pack=pack, reward=reward)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.rules.observation_space()  # type: ignore[assignment]  # a Dict is a Space of dicts
        self.action_space = self.rules.action_space()
        self.seat = seat
        self.play = Single(self.rules, seat, opponents)
        self.limit = check_limit(limit)
        self._steps = 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """Start a match. A seed gives the match that `veillee.new` starts with it, and all that follow."""
        super().reset(seed=seed)
        while True:
            match_seed = seed if seed is not None else int(self.np_random.integers(2**32))
            self.play.begin(match_seed)
            if self.play.table.asking is not None:
                break
            seed = None  # the others ended the match before the seat was asked once
        self._over = False
        self._steps = 0
        self._show()
        return self._seen()

    def _seen(self) -> Seen:
        table = self.play.table
        return self.rules.observe(table, self.seat), {"keys": keys_of(table.options)}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise EnvError("error-over")
        number = self.rules.number(action)
        option = self.rules.option(self.play.table, number)
        if option is None:
            self._over = True
            observation, _ = self._seen()
            return observation, ILLEGAL, True, False, {"keys": [], "illegal": self.rules.actions.keys[number]}
        self.play.choose(option)
        self._steps += 1
        table = self.play.table
        reward = 0.0
        ended = table.asking is None
        if ended:
            reward = self.rules.rewards(table)[self.seat]
        cut = not ended and self._steps == self.limit
        self._over = ended or cut
        self._show()
        observation, info = self._seen()
        return observation, reward, ended, cut, info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the seat sees."""
        if not self.play.begun:
            raise EnvError("error-reset")
        return self.rules.show(self.play.table, self.render_mode, self.seat)

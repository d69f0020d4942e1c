"""A PettingZoo environment: every seat is an agent, one acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from veillee.core.table import Table
from veillee.envs.actions import EnvError, keys_of
from veillee.envs.play import (
    ILLEGAL,
    RENDER_MODES,
    Meanings,
    Observation,
    Reward,
    Rules,
    check_limit,
    check_render_mode,
)


class TableEnv(AECEnv[str, Observation, int], Meanings):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which every seat is played by an agent.

    An action that is not offered ends the match: its agent gets -1, the others nothing. A match of `limit` choices is
    cut off there.
    """

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        level: str | None = None,
        players: int | None = 2,
        settings: Mapping[str, str] | None = None,
        pack: str | Path | None = None,
        reward: Reward = "win",
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, mode=mode, level=level, players=players, settings=settings, pack=pack, reward=reward)
        if self.rules.players < 2:
            raise EnvError("error-one-seat", game=game, mode=self.rules.setup.mode)
        self.metadata = {
            "name": f"veillee_{game}_v1",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self.table: Table | None = None
        self.limit = check_limit(limit)
        self._steps = 0
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self.rules.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.rules.action_space() for agent in self.possible_agents}
        self._random = Random()
        self._observe = self.rules.observe
        self._find = self.rules.actions.find

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self._spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat:
            raise EnvError("error-no-agent", given=repr(agent), known=", ".join(self.possible_agents))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match. A seed gives the match that `veillee.new` starts with it, and all that follow."""
        if seed is not None:
            self._random = Random(seed)
        self.match_seed = seed if seed is not None else self._random.getrandbits(32)
        self.table = self.rules.begin(self.match_seed)
        self._steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self.table)
        if self.render_mode == "human":
            self.render()

    def _select(self, table: Table) -> None:
        asking = table.asking
        assert asking is not None
        self.agent_selection = agent = self.possible_agents[asking.seat]
        self.infos[agent] = {"keys": keys_of(table.options)}

    def observe(self, agent: str) -> Observation:
        return self._observe(self._table(), self._seat[self._known(agent)])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        table = self._table()
        agent = self.agent_selection
        return (
            self._observe(table, self._seat[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        table = self._table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError("error-must-act", agent=agent)
        number = self.rules.number(action)
        option = self._find(table.options, number)
        self.infos[agent] = {}
        if option is None:
            self._finish([ILLEGAL if other == agent else 0.0 for other in self.possible_agents])
            self.infos[agent] = {"illegal": self.rules.actions.keys[number]}
        else:
            table.choose(option)
            self._steps += 1
            if table.asking is None:
                self._finish(self.rules.rewards(table))
            elif self._steps == self.limit:
                self._finish([0.0] * self.rules.players, cut=True)
            else:
                self._cumulative_rewards[agent] = 0.0
                self._select(table)
        if self.render_mode == "human":
            self.render()

    def _finish(self, rewards: list[float], *, cut: bool = False) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = not cut
            self.truncations[agent] = cut
            self.infos[agent] = {}
        self.agent_selection = self.agents[0]

    def _table(self) -> Table:
        if self.table is None:
            raise EnvError("error-reset")
        return self.table

    def render(self) -> Any:
        """What the agent sees whose turn it is."""
        table = self._table()
        return self.rules.show(table, self.render_mode, table.asking.seat if table.asking is not None else None)

    def close(self) -> None:
        pass

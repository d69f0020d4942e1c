"""Environments for researchers: PettingZoo for tables of several agents, Gymnasium for one seat.

    from veillee.envs import aec_env, solo_env, vector_env

    env = aec_env("pilgrims", players=2)
    env = solo_env("pilgrims", level="medium")           # also gymnasium.make("veillee/pilgrims-solo-v1")
    env = solo_env("pilgrims", players=2, opponents="greedy")
    envs = vector_env("pilgrims", 64, level="medium")

They need the extra `veillee[envs]`. docs/research.md says what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.core.extras import MissingExtra
from veillee.core.spec import registry
from veillee.envs.actions import EnvError

try:
    import gymnasium

    from veillee.envs.aec import TableEnv
    from veillee.envs.solo import SeatEnv
    from veillee.envs.vector import ManyTables
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise MissingExtra(error.name, "envs") from None

if TYPE_CHECKING:
    from veillee.envs.play import Reward


def aec_env(
    game: str,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = 2,
    options: Mapping[str, str] | None = None,
    pack: str | Path | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo AEC environment: every seat is an agent."""
    return TableEnv(
        game,
        mode=mode,
        level=level,
        players=players,
        options=options,
        pack=pack,
        reward=reward,
        render_mode=render_mode,
    )


def solo_env(
    game: str,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, str] | None = None,
    pack: str | Path | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment: a solo mode or, with `players`, one seat against bots."""
    return SeatEnv(
        game,
        mode=mode,
        level=level,
        players=players,
        seat=seat,
        opponents=opponents,
        options=options,
        pack=pack,
        reward=reward,
        render_mode=render_mode,
    )


def vector_env(
    game: str,
    num_envs: int,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    pack: str | Path | None = None,
    reward: Reward = "win",
) -> ManyTables:
    """Many matches at once: a solo mode, one seat against bots or, without `opponents`, all seats."""
    return ManyTables(
        game,
        num_envs,
        mode=mode,
        level=level,
        players=players,
        seat=seat,
        opponents=opponents,
        options=options,
        pack=pack,
        reward=reward,
    )


def register() -> None:
    """Make every game with a solo mode known to `gymnasium.make`; importing this package does it."""
    for id_, spec in registry().items():
        name = f"veillee/{id_}-solo-v1"
        if any(1 in mode.seats for mode in spec.modes) and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="veillee.envs:solo_env",
                vector_entry_point="veillee.envs:_vector_of",
                kwargs={"game": id_},
            )


def _vector_of(num_envs: int, game: str, **settings: object) -> ManyTables:
    """How `gymnasium.make_vec` calls us."""
    settings.pop("render_mode", None)
    return vector_env(game, num_envs, **settings)  # type: ignore[arg-type]


register()

__all__ = ["EnvError", "ManyTables", "SeatEnv", "TableEnv", "aec_env", "register", "solo_env", "vector_env"]

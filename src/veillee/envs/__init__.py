"""Environments for researchers: PettingZoo for tables of several agents, Gymnasium for one seat.

    from veillee.envs import aec_env, solo_env, vector_env

    env = aec_env("pilgrims", players=2)
    env = solo_env("pilgrims", level="medium")           # also gymnasium.make("veillee/pilgrims-solo-v1")
    env = solo_env("pilgrims", players=2, opponents="greedy")
    envs = vector_env("pilgrims", 64, level="medium")

They need the extra `veillee[envs]`. docs/research.md says what the numbers mean.
"""

from __future__ import annotations

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

aec_env = TableEnv
solo_env = SeatEnv
vector_env = ManyTables


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

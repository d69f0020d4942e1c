"""Honest chances: what a search says, turned into how often that was won when it said so.

The lab measures it (`veillee lab calibrate`) for each mode, level and number of players, and a game has what came of it
in `chances.toml`. What was never measured is said as the search says it.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from functools import lru_cache
from importlib.resources import files

import msgspec

from veillee.core.match import Match

FILE = "chances.toml"


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How often was won (`won`) where a search said a chance (`said`): points of a line that never falls."""

    mode: str
    level: str = ""
    players: int
    bot: str
    matches: int
    error: float  # the mean distance between both over ten bins of matches that had no part in the curve
    said: tuple[float, ...]
    won: tuple[float, ...]

    def honest(self, chance: float) -> float:
        """The chance to win that goes with what the search says."""
        said, won = (0.0, *self.said, 1.0), (0.0, *self.won, 1.0)
        above = min(max(bisect_right(said, chance), 1), len(said) - 1)
        low, high = said[above - 1], said[above]
        part = (chance - low) / (high - low) if high > low else 1.0
        return won[above - 1] + part * (won[above] - won[above - 1])


class Curves(msgspec.Struct, frozen=True):
    curve: tuple[Curve, ...]


@lru_cache(maxsize=32)
def curves(package: str) -> dict[tuple[str, str, int], Curve]:
    """The curves of a game; none where nothing was measured."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Curves)
    return {(one.mode, one.level, one.players): one for one in found.curve}


def curve_of(match: Match) -> Curve | None:
    setup = match.setup
    return curves(match.spec.package).get((setup.mode, setup.level, len(setup.seats)))

"""Honest chances: what a search says, turned into how often that was won when it said so.

Early in a match a search sees less than at its end, so what it says is weighed by how much of the match is still to
come. The lab measures it (`veillee lab calibrate`) for each mode, level, number of players and the settings that it
was asked to vary, and a game keeps what came of it in `chances.toml`. What was never measured is said as the search
says it.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from math import exp, log, sqrt

import msgspec

from veillee.core.match import Match

FILE = "chances.toml"
SURE = 1.96  # standard deviations on each side of a 95 % interval
EDGE = 0.005  # whoever says less than this, or more than all but this, says that it is certain


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How often was won where a search said a chance at some moment of a match, as a logistic curve.

    Its four weights are those of `traits`; `unsure` is their covariance, row by row.
    """

    mode: str
    level: str = ""
    players: int
    settings: dict[str, str] = {}
    bot: str  # who played
    heard: str = ""  # who said its chance, where that is somebody else
    matches: int
    length: float  # choices of a match, on average
    error: float  # the mean distance between both over ten bins of matches that had no part in the curve
    weights: tuple[float, float, float, float]
    unsure: tuple[tuple[float, float, float, float], ...]

    def honest(self, chance: float, number: int) -> float:
        """The chance to win that goes with what the search says after so many choices."""
        if chance <= 0.0 or chance >= 1.0:
            return chance
        return likelihood(self._odds(traits(chance, number, self.length)))

    def doubt(self, chance: float, number: int) -> float:
        """By how much an honest chance may be off in either direction, as far as the matches behind it can tell."""
        found = traits(chance, number, self.length)
        variance = sum(a * b * self.unsure[i][j] for i, a in enumerate(found) for j, b in enumerate(found))
        middle, width = self._odds(found), SURE * sqrt(max(variance, 0.0))
        return (likelihood(middle + width) - likelihood(middle - width)) / 2

    def _odds(self, found: tuple[float, float, float, float]) -> float:
        """Whatever was measured, a better chance that is said never becomes a worse one."""
        _, odds, left, _ = found
        level, rise, early, early_rise = self.weights
        return level + early * left + max(rise + early_rise * left, 0.0) * odds


class Curves(msgspec.Struct, frozen=True):
    curve: tuple[Curve, ...]


def traits(chance: float, number: int, length: float) -> tuple[float, float, float, float]:
    """What a curve weighs: one, the odds that were said (as a logarithm), how much of the match is left, and both."""
    within = min(max(chance, EDGE), 1.0 - EDGE)
    odds = log(within / (1.0 - within))
    left = max(0.0, 1.0 - number / length) if length > 0 else 0.0
    return 1.0, odds, left, odds * left


def likelihood(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


@lru_cache(maxsize=32)
def curves(package: str) -> tuple[Curve, ...]:
    """The curves of a game; none where nothing was measured."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Curves).curve


def curve_of(match: Match) -> Curve | None:
    """The curve for matches like this one: of those whose settings agree, the one that asks for most."""
    setup = match.setup
    way = setup.mode, setup.level, len(setup.seats)
    fitting = [
        one
        for one in curves(match.spec.package)
        if (one.mode, one.level, one.players) == way and one.settings.items() <= setup.settings.items()
    ]
    return max(fitting, key=lambda one: len(one.settings), default=None)


def honest(match: Match, chance: float) -> float:
    """What the search says at this moment of a match, as it came true in matches like this one."""
    curve = curve_of(match)
    return chance if curve is None else curve.honest(chance, match.number)


def doubt(match: Match, chance: float) -> float | None:
    """How far off an honest chance may be; nobody knows where no matches like this one were measured."""
    curve = curve_of(match)
    return None if curve is None else curve.doubt(chance, match.number)


def honest_all(match: Match, chances: list[float]) -> list[float]:
    """The same for all seats at once; where they share the victory among them it stays whole."""
    found = [honest(match, chance) for chance in chances]
    total, said = sum(found), sum(chances)
    if len(chances) > 1 and abs(said - 1.0) < EDGE and total > 0.0:
        return [chance / total for chance in found]
    return found

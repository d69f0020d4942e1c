"""Whether chances are honest: what bots said before they won or lost, and what follows from it for what hints say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from veillee.bots.chances import FILE, Curve, likelihood, traits
from veillee.lab.errors import LabError
from veillee.lab.journal import Run
from veillee.lab.rows import read_parquet
from veillee.lab.stats import Estimate, wilson

BINS = 10
FEWEST = 20  # matches of a way to play before a curve is drawn through them
STEPS = 50  # of Newton's method at most
SMALL = 1e-9  # a step that changes nothing any more
PRIOR = 0.5  # how many matches the belief counts for that what is said is true

Vector = tuple[float, float, float, float]
Matrix = tuple[Vector, ...]
AS_SAID: Vector = (0.0, 1.0, 0.0, 0.0)  # the curve that changes nothing


class Moment(NamedTuple):
    """A decision at which a bot said its chance, and how the match ended for it."""

    match: int
    said: float
    won: float
    after: int = 0  # so many choices


class Bin(NamedTuple):
    """Moments at which about the same was said."""

    said: float
    won: float
    moments: int
    matches: int

    def rate(self) -> Estimate:
        """Moments of one match are not independent, so the interval counts matches."""
        return wilson(self.won * self.matches, self.matches)


class Group(NamedTuple):
    """Matches whose chances are alike: a mode, level, number of players, and the settings that a run varied."""

    mode: str
    level: str
    players: int
    settings: str = ""

    def varied(self) -> dict[str, str]:
        """The settings by name."""
        return dict(part.split("=", 1) for part in self.settings.split(",") if part)


def moments(run: Run) -> dict[Group, list[Moment]]:
    """All that was said in a run, by way to play; nothing in a run without decisions."""
    if not run.decisions.is_file():
        return {}
    ways: dict[int, tuple[Group, dict[int, float]]] = {}
    for row in run.rows():
        if not row.campaign:
            group = Group(row.mode, row.level, row.players, row.settings)
            ways[row.number] = group, {side.side: side.won for side in row.sides}
    found: dict[Group, list[Moment]] = {}
    for cells in read_parquet(run.decisions):
        if cells.get("chance") is not None and cells["number"] in ways:
            group, won = ways[cells["number"]]
            moment = Moment(cells["number"], cells["chance"], won[cells["seat"]], cells["decision"] - 1)
            found.setdefault(group, []).append(moment)
    return found


def binned(some: Sequence[Moment]) -> list[Bin]:
    """As many moments in each of ten bins, from the lowest chance to the highest; fewer bins where there are few."""
    ordered = sorted(some, key=lambda one: one.said)
    count = min(BINS, len(ordered))
    edges = [len(ordered) * number // count for number in range(count + 1)] if count else []
    bins = []
    for first, last in pairwise(edges):
        part = ordered[first:last]
        said, won = (sum(one[which] for one in part) / len(part) for which in (1, 2))
        bins.append(Bin(said, won, len(part), len({one.match for one in part})))
    return bins


def error(bins: Sequence[Bin]) -> float:
    """By how much what was said and what came differ, on average over the bins."""
    return sum(abs(one.said - one.won) for one in bins) / len(bins)


def length_of(some: Sequence[Moment]) -> float:
    """How many choices a match takes, on average, as far as something was said."""
    last: dict[int, int] = {}
    for one in some:
        last[one.match] = max(last.get(one.match, 0), one.after + 1)
    return sum(last.values()) / len(last)


class Fit(NamedTuple):
    weights: Vector
    unsure: Matrix


def fitted(some: Sequence[Moment], length: float) -> Fit:
    """The logistic curve nearest to what came, by Newton's method. Every match counts the same, however long it is.

    Where few matches say something, the curve stays near to what was said. Moments of one match are not independent:
    how sure the weights are follows from how much whole matches pull at them.
    """
    counts = Counter(one.match for one in some)
    seen = [(one.match, traits(one.said, one.after, length), one.won, 1.0 / counts[one.match]) for one in some]
    weights = AS_SAID
    for _ in range(STEPS):
        pull = [PRIOR * (own - weight) for own, weight in zip(AS_SAID, weights, strict=True)]
        curvature = [[PRIOR if i == j else 0.0 for j in range(4)] for i in range(4)]
        for _, found, won, share in seen:
            likely = likelihood(dot(weights, found))
            missed, steep = share * (won - likely), share * likely * (1.0 - likely)
            for i, trait in enumerate(found):
                pull[i] += missed * trait
                for j, other in enumerate(found):
                    curvature[i][j] += steep * trait * other
        inverse = inverted(curvature)
        step = [dot(row, pull) for row in inverse]
        weights = vector([weight + change for weight, change in zip(weights, step, strict=True)])
        if max(map(abs, step)) < SMALL:
            break
    pulls: dict[int, list[float]] = {}
    for match, found, won, share in seen:
        missed = share * (won - likelihood(dot(weights, found)))
        pulled = pulls.setdefault(match, [0.0] * 4)
        for i, trait in enumerate(found):
            pulled[i] += missed * trait
    moved = [[dot(row, pulled) for row in inverse] for pulled in pulls.values()]
    unsure = [vector([sum(one[i] * one[j] for one in moved) for j in range(4)]) for i in range(4)]
    return Fit(weights, tuple(unsure))


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def vector(values: Sequence[float]) -> Vector:
    a, b, c, d = values
    return a, b, c, d


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix that has one, by elimination."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and rows[other][place]:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]


def calibrated(group: Group, bot: str, some: Sequence[Moment]) -> Curve:
    """The curve of a way to play. Its error is that of half of the matches by a curve through the other half."""
    numbers = sorted({one.match for one in some})
    odd = set(numbers[1::2])
    errors = []
    for half in (odd, set(numbers) - odd):
        trial = curve(group, bot, [one for one in some if one.match in half])
        errors.append(error(binned(corrected(trial, [one for one in some if one.match not in half]))))
    return curve(group, bot, some, round(sum(errors) / 2, 4))


def corrected(by: Curve, some: Sequence[Moment]) -> list[Moment]:
    """The same moments, had the chances been said honestly."""
    return [one._replace(said=by.honest(one.said, one.after)) for one in some]


def curve(group: Group, bot: str, some: Sequence[Moment], off: float = 0.0) -> Curve:
    length = round(length_of(some), 1)
    fit = fitted(some, length)
    return Curve(
        mode=group.mode,
        level=group.level,
        players=group.players,
        settings=group.varied(),
        bot=bot,
        matches=len({one.match for one in some}),
        length=length,
        error=off,
        weights=vector([round(value, 4) for value in fit.weights]),
        unsure=tuple(vector([round(value, 5) for value in row]) for row in fit.unsure),
    )


def calibrate(folder: str | Path) -> tuple[list[Curve], Path]:
    """Draw the curves of a run, and write them as a game keeps them."""
    run = Run.open(folder)
    bots = ", ".join(dict.fromkeys(run.plan.names()))
    found = {group: some for group, some in moments(run).items() if len({one.match for one in some}) >= FEWEST}
    if not found:
        raise LabError("error-nothing-said", folder=str(folder), fewest=FEWEST)
    curves = [calibrated(group, bots, some) for group, some in found.items()]
    path = Path(folder) / FILE
    path.write_text("\n".join(map(written, curves)), "utf-8")
    return curves, path


def written(one: Curve) -> str:
    """A curve in TOML."""
    lines = [f'mode = "{one.mode}"', f'level = "{one.level}"', f"players = {one.players}", f'bot = "{one.bot}"']
    if one.settings:
        varied = ", ".join(f'{name} = "{value}"' for name, value in one.settings.items())
        lines.append(f"settings = {{ {varied} }}")
    lines += [f"matches = {one.matches}", f"length = {one.length}", f"error = {one.error}"]
    lines += [f"weights = {list(one.weights)}", f"unsure = {[list(row) for row in one.unsure]}"]
    return "\n".join(["[[curve]]", *lines, ""])

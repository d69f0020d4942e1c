"""Whether chances are honest: what bots said before they won or lost, and what follows from it for what hints say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from veillee.bots.chances import FILE, Curve, likelihood, traits
from veillee.lab.errors import LabError
from veillee.lab.journal import Run
from veillee.lab.rows import read_parquet
from veillee.lab.stats import Estimate, wilson

BINS = 10
FEWEST = 20  # matches of a way to play before a curve is drawn through them
STEPS = 50  # of Newton's method at most
SMALL = 1e-9  # a step that changes nothing any more

Vector = tuple[float, float, float, float]
Matrix = tuple[Vector, ...]
# How much is believed before anything was measured, as the inverse of a variance of each weight: that what is said is
# true, and that ways to play one mode are alike. Levels differ in how often they are won, less in how words are meant.
LOOSE: Vector = (0.5, 0.5, 0.5, 0.5)
ALIKE: Vector = (4.0, 25.0, 4.0, 25.0)
AS_SAID: Vector = (0.0, 1.0, 0.0, 0.0)  # the curve that changes nothing


class Moment(NamedTuple):
    """A decision at which a bot said its chance, and how the match ended for it."""

    match: int
    said: float
    won: float
    after: int = 0  # so many choices
    of: int = 0  # so many choices of the whole match, where that is known


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
    ways: dict[int, tuple[Group, dict[int, float], int]] = {}
    for row in run.rows():
        if not row.campaign:
            group = Group(row.mode, row.level, row.players, row.settings)
            ways[row.number] = group, {side.side: side.won for side in row.sides}, row.decisions
    found: dict[Group, list[Moment]] = {}
    for cells in read_parquet(run.decisions):
        if cells.get("chance") is not None and cells["number"] in ways:
            group, won, of = ways[cells["number"]]
            moment = Moment(cells["number"], cells["chance"], won[cells["seat"]], cells["decision"] - 1, of)
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
    """How many choices a match takes, on average; where nobody knows, as far as something was said."""
    last: dict[int, int] = {}
    for one in some:
        last[one.match] = max(last.get(one.match, 0), one.after + 1, one.of)
    return sum(last.values()) / len(last)


class Fit(NamedTuple):
    weights: Vector
    unsure: Matrix


class Seen(NamedTuple):
    """A moment as a curve sees it."""

    match: int
    traits: Vector
    won: float
    share: float  # of its match


def seen(some: Sequence[Moment], length: float) -> list[Seen]:
    """Every match counts the same, however much was said in it."""
    counts = Counter(one.match for one in some)
    return [Seen(one.match, traits(one.said, one.after, length), one.won, 1.0 / counts[one.match]) for one in some]


def fitted(some: Sequence[Seen], about: Vector = AS_SAID, trust: Vector = LOOSE) -> Fit:
    """The logistic curve nearest to what came, by Newton's method; where few matches say something, it stays near to
    the one that it is believed to lie `about`.

    Moments of one match are not independent: how sure the weights are follows from how much whole matches pull at
    them, and from how little is believed.
    """
    weights = about
    for _ in range(STEPS):
        pull = [belief * (own - weight) for belief, own, weight in zip(trust, about, weights, strict=True)]
        curvature = [[belief if i == j else 0.0 for j in range(4)] for i, belief in enumerate(trust)]
        for _, found, won, share in some:
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
    for match, found, won, share in some:
        missed = share * (won - likelihood(dot(weights, found)))
        pulled = pulls.setdefault(match, [0.0] * 4)
        for i, trait in enumerate(found):
            pulled[i] += missed * trait
    beliefs = [[sqrt(belief) if i == j else 0.0 for j in range(4)] for i, belief in enumerate(trust)]
    moved = [[dot(row, pulled) for row in inverse] for pulled in [*pulls.values(), *beliefs]]
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


def matches_of(some: Sequence[Moment]) -> int:
    return len({one.match for one in some})


Said = Mapping[Group, Sequence[Moment]]


def calibrated(said: Said, bot: str, heard: str = "") -> list[Curve]:
    """The curves of ways to play, and how far they are off.

    `heard` is who said its chance, where that is not who played.
    Levels and settings of one mode for as many players are a family: what a search overlooks is much the same in all
    of them, so that each leans on the others. The error is that of the family, over ten bins of matches by curves in
    which they had no part: those through the other half of the matches.
    """
    found: list[Curve] = []
    for family in families(said):
        off = error(binned(held_out(family, bot)))
        found += [replace(one, error=round(off, 4), heard=heard) for one in curves(family, bot)]
    return found


def families(said: Said) -> list[dict[Group, Sequence[Moment]]]:
    found: dict[tuple[str, int], dict[Group, Sequence[Moment]]] = {}
    for group, some in said.items():
        found.setdefault((group.mode, group.players), {})[group] = some
    return list(found.values())


def held_out(family: Said, bot: str) -> list[Moment]:
    """What would have been said honestly by curves through other matches.

    A run plays the same seeds at all levels: those stay on one side.
    """
    halves: list[dict[Group, list[Moment]]] = [{}, {}]
    for group, some in family.items():
        odd = set(sorted({one.match for one in some})[1::2])
        for which, half in enumerate(halves):
            half[group] = [one for one in some if (one.match in odd) == bool(which)]
    found: list[Moment] = []
    for own, others in (halves, reversed(halves)):
        there = {group: part for group, part in others.items() if part}
        by_group = dict(zip(there, curves(there, bot), strict=True))
        for group, part in own.items():
            found += corrected(by_group[group], part) if group in by_group else part
    return found


def corrected(by: Curve, some: Sequence[Moment]) -> list[Moment]:
    """The same moments, had the chances been said honestly."""
    return [one._replace(said=by.honest(one.said, one.after)) for one in some]


def curves(family: Said, bot: str) -> list[Curve]:
    lengths = {group: round(length_of(some), 1) for group, some in family.items()}
    views = {group: seen(some, lengths[group]) for group, some in family.items()}
    common = fitted([one for view in views.values() for one in view])
    return [
        curve(group, bot, matches_of(some), lengths[group], fitted(views[group], common.weights, ALIKE))
        if len(family) > 1
        else curve(group, bot, matches_of(some), lengths[group], common)
        for group, some in family.items()
    ]


def curve(group: Group, bot: str, matches: int, length: float, fit: Fit) -> Curve:
    return Curve(
        mode=group.mode,
        level=group.level,
        players=group.players,
        settings=group.varied(),
        bot=bot,
        matches=matches,
        length=length,
        error=0.0,
        weights=vector([round(value, 4) for value in fit.weights]),
        unsure=tuple(vector([round(value, 5) for value in row]) for row in fit.unsure),
    )


def calibrate(folder: str | Path) -> tuple[list[Curve], Path]:
    """Draw the curves of a run, and write them as a game keeps them."""
    run = Run.open(folder)
    bots = ", ".join(dict.fromkeys(run.plan.names()))
    found = {group: some for group, some in moments(run).items() if matches_of(some) >= FEWEST}
    if not found:
        raise LabError("error-nothing-said", folder=str(folder), fewest=FEWEST)
    drawn = calibrated(found, bots)
    path = Path(folder) / FILE
    path.write_text("\n".join(map(written, drawn)), "utf-8")
    return drawn, path


def written(one: Curve) -> str:
    """A curve in TOML."""
    lines = [f'mode = "{one.mode}"', f'level = "{one.level}"', f"players = {one.players}", f'bot = "{one.bot}"']
    if one.heard:
        lines.append(f'heard = "{one.heard}"')
    if one.settings:
        varied = ", ".join(f'{name} = "{value}"' for name, value in one.settings.items())
        lines.append(f"settings = {{ {varied} }}")
    lines += [f"matches = {one.matches}", f"length = {one.length}", f"error = {one.error}"]
    lines += [f"weights = {list(one.weights)}", f"unsure = {[list(row) for row in one.unsure]}"]
    return "\n".join(["[[curve]]", *lines, ""])

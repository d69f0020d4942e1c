"""Whether chances are honest: what bots said before they won or lost, and what follows from it for what hints say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from veillee.bots.chances import FILE, Curve
from veillee.lab.errors import LabError
from veillee.lab.journal import Run
from veillee.lab.rows import read_parquet
from veillee.lab.stats import Estimate, wilson

BINS = 10
FEWEST = 20  # matches of a way to play before a curve is drawn through them


class Moment(NamedTuple):
    """A decision at which a bot said its chance, and how the match ended for it."""

    match: int
    said: float
    won: float


class Bin(NamedTuple):
    """Moments at which about the same was said."""

    said: float
    won: float
    moments: int
    matches: int

    def rate(self) -> Estimate:
        """Moments of one match are not independent, so the interval counts matches."""
        return wilson(self.won * self.matches, self.matches)


Group = tuple[str, str, int]  # mode, level, players


def moments(run: Run) -> dict[Group, list[Moment]]:
    """All that was said in a run, by mode, level and number of players; nothing in a run without decisions."""
    if not run.decisions.is_file():
        return {}
    ways: dict[int, tuple[Group, dict[int, float]]] = {}
    for row in run.rows():
        if not row.campaign:
            ways[row.number] = (row.mode, row.level, row.players), {side.side: side.won for side in row.sides}
    found: dict[Group, list[Moment]] = {}
    for cells in read_parquet(run.decisions):
        if cells.get("chance") is not None and cells["number"] in ways:
            group, won = ways[cells["number"]]
            found.setdefault(group, []).append(Moment(cells["number"], cells["chance"], won[cells["seat"]]))
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


def fitted(some: Sequence[Moment]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The rising line nearest to the bins: neighbours that would make it fall are taken together."""
    blocks: list[list[float]] = []  # sum of what was said, sum of what was won, moments
    for one in binned(some):
        blocks.append([one.said * one.moments, one.won * one.moments, float(one.moments)])
        while len(blocks) > 1 and blocks[-2][1] / blocks[-2][2] >= blocks[-1][1] / blocks[-1][2]:
            last = blocks.pop()
            blocks[-1] = [a + b for a, b in zip(blocks[-1], last, strict=True)]
    said, won = ([block[which] / block[2] for block in blocks] for which in (0, 1))
    return tuple(round(value, 4) for value in said), tuple(round(value, 4) for value in won)


def calibrated(group: Group, bot: str, some: Sequence[Moment]) -> Curve:
    """The curve of a way to play. Its error is that of half of the matches by a curve through the other half."""
    numbers = sorted({one.match for one in some})
    odd = set(numbers[1::2])
    errors = []
    for half in (odd, set(numbers) - odd):
        trial = curve(group, bot, [one for one in some if one.match in half])
        rest = [one._replace(said=trial.honest(one.said)) for one in some if one.match not in half]
        errors.append(error(binned(rest)))
    return curve(group, bot, some, round(sum(errors) / 2, 4))


def curve(group: Group, bot: str, some: Sequence[Moment], off: float = 0.0) -> Curve:
    mode, level, players = group
    said, won = fitted(some)
    matches = len({one.match for one in some})
    return Curve(mode=mode, level=level, players=players, bot=bot, matches=matches, error=off, said=said, won=won)


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
    lines += [f"matches = {one.matches}", f"error = {one.error}"]
    lines += [f"said = {list(one.said)}", f"won = {list(one.won)}"]
    return "\n".join(["[[curve]]", *lines, ""])

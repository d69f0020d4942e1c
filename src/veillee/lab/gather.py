"""What a run says: its matches added up, row by row, so that a long run fits into memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from veillee.lab.journal import Run
from veillee.lab.rows import MatchRow, SideRow
from veillee.lab.stats import Estimate, Sample, Z, probability, wilson


class Way(NamedTuple):
    """A way to play, as the report groups matches."""

    mode: str
    level: str
    players: int
    settings: str
    pack: str
    bots: str


@dataclass
class Fared:
    """How somebody fared: a bot, or the automated opponent."""

    won: Sample = field(default_factory=Sample)
    total: Sample = field(default_factory=Sample)
    totals: Counter[int] = field(default_factory=Counter)
    sources: defaultdict[str, Sample] = field(default_factory=lambda: defaultdict(Sample))
    by_index: dict[int, tuple[float, float]] = field(default_factory=dict)  # match -> won and points of its seats

    def add(self, side: SideRow) -> None:
        self.won.add(side.won)
        self.total.add(side.total)
        self.totals[side.total] += 1

    def rate(self) -> Estimate:
        """Victories. Seats of one match are not independent, so the interval counts matches."""
        return wilson(self.won.mean * len(self.by_index), len(self.by_index))

    def points(self) -> Estimate:
        """Points, with an interval from match to match."""
        reach = Z * Sample.of(points for _, points in self.by_index.values()).error
        return Estimate(self.total.mean, self.total.mean - reach, self.total.mean + reach)


@dataclass
class Use:
    """How seats fared that used something, or whose automated opponent did."""

    times: int = 0
    won: Sample = field(default_factory=Sample)
    total: Sample = field(default_factory=Sample)
    spread: float = 0.0  # how far chance alone scatters the victories of users among rivals: only one of them wins


@dataclass
class Cell:
    """All matches of one way to play."""

    way: Way
    matches: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    fared: dict[str, Fared] = field(default_factory=dict)  # by bot; "" is the automated opponent
    places: dict[int, Sample] = field(default_factory=dict)  # won, by place in the order of play
    seats: Fared = field(default_factory=Fared)  # all seats together
    uses: dict[str, Use] = field(default_factory=dict)
    opposed: dict[str, Use] = field(default_factory=dict)  # what the automated opponent used

    def add(self, row: MatchRow) -> None:
        self.matches += 1
        self.decisions[row.decisions] += 1
        if row.rounds is not None:
            self.rounds[row.rounds] += 1
        seats = {side.side: side for side in row.sides if side.bot}
        by_bot: defaultdict[str, list[SideRow]] = defaultdict(list)
        for side in row.sides:
            self.fared.setdefault(side.bot, Fared()).add(side)
            by_bot[side.bot].append(side)
        for bot, sides in by_bot.items():
            won = sum(side.won for side in sides) / len(sides)
            self.fared[bot].by_index[row.index] = won, sum(side.total for side in sides) / len(sides)
        for side in seats.values():
            self.seats.add(side)
        for source in row.sources:
            self.fared[seats[source.side].bot if source.side in seats else ""].sources[source.source].add(source.points)
        if row.first is not None and row.players > 1:
            for side in seats.values():
                place = (side.side - row.first) % row.players
                self.places.setdefault(place, Sample()).add(side.won)
        for use in row.used:
            own = use.side in seats
            found = (self.uses if own else self.opposed).setdefault(use.what, Use())
            found.times += use.times
            for side in [seats[use.side]] if own else seats.values():
                found.won.add(side.won)
                found.total.add(side.total)
        for what, users in Counter(use.what for use in row.used if use.side in seats).items():
            share = users / len(seats)
            self.uses[what].spread += share * (1 - share)

    @property
    def even(self) -> bool:
        """Whether one bot takes all seats against each other, so that each wins its share whatever happens."""
        return self.rivals and len(self.fared) == 1

    @property
    def rivals(self) -> bool:
        """Whether seats play against each other, so that the victory of one is the defeat of the others."""
        return self.way.players > 1 and "" not in self.fared


@dataclass(frozen=True)
class Lift:
    """What using something goes along with: its share of seats, and the difference to the seats that did not.

    Differences are taken within each way to play and then averaged, so that a card which is drawn more often at
    an easy level does not look strong for that. A way to play where everybody wins, or nobody, says nothing
    about victory; `compared` is how many users and how many others the difference rests on.
    """

    what: str
    times: int
    seats: int  # that used it
    share: float
    won: float
    error: float
    points: float
    compared: tuple[int, int]
    chance: float  # how likely chance alone brings the difference of victories
    certain: bool = False


@dataclass
class Gathered:
    """A whole run, added up."""

    run: Run
    cells: list[Cell]

    @property
    def matches(self) -> int:
        return sum(cell.matches for cell in self.cells)

    def lifts(self, *, opponent: bool = False) -> list[Lift]:
        """For everything that was ever used (by the seats, or by the opponent), in the order of how often."""
        cells = [cell for cell in self.cells if cell.opposed] if opponent else self.cells
        whats = dict.fromkeys(what for cell in cells for what in (cell.opposed if opponent else cell.uses))
        found = [lift_of(what, cells, opponent=opponent) for what in whats]
        return sorted(found, key=lambda lift: (-lift.share, -lift.times, lift.what))


def lift_of(what: str, cells: Sequence[Cell], *, opponent: bool) -> Lift:
    times = seats = users = others = 0
    weight = won = variance = point_weight = points = 0.0
    for cell in cells:
        whole, use = cell.seats, (cell.opposed if opponent else cell.uses).get(what, Use())
        times += use.times
        seats += use.won.count
        rest = rest_of(whole.won, use.won)
        if not use.won.count or not rest.count:
            continue
        part = use.won.count * rest.count / whole.won.count
        point_weight += part
        points += part * (use.total.mean - rest_of(whole.total, use.total).mean)
        if not whole.won.variance:
            continue
        users += use.won.count
        others += rest.count
        weight += part
        won += part * (use.won.mean - rest.mean)
        # The variance of the difference, times part²: as if users and others were one, or from how rivals differ.
        variance += use.spread if cell.rivals else part * whole.won.variance
    error = variance**0.5 / (weight or 1.0)
    won /= weight or 1.0
    share = seats / max(1, sum(cell.seats.won.count for cell in cells))
    chance = probability(won / error) if error else 1.0
    return Lift(what, times, seats, share, won, error, points / (point_weight or 1.0), (users, others), chance)


def rest_of(whole: Sample, part: Sample) -> Sample:
    return Sample(whole.count - part.count, whole.total - part.total, whole.squares - part.squares)


def gather(run: Run, rows: Iterable[MatchRow] | None = None) -> Gathered:
    """Add up a run."""
    cells: dict[Way, Cell] = {}
    for row in run.rows() if rows is None else rows:
        way = Way(row.mode, row.level, row.players, row.settings, row.pack, row.bots)
        cells.setdefault(way, Cell(way)).add(row)
    return Gathered(run, list(cells.values()))

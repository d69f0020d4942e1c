"""What a run says: its matches added up, row by row, so that a long run fits into memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from veillee.lab.journal import Run
from veillee.lab.rows import MatchRow, SideRow
from veillee.lab.stats import Sample


class Way(NamedTuple):
    """A way to play, as the report groups matches."""

    mode: str
    level: str
    players: int
    options: str
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


@dataclass
class Use:
    """How seats fared that used something, and how the others did."""

    times: int = 0
    won: Sample = field(default_factory=Sample)
    total: Sample = field(default_factory=Sample)


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
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, row: MatchRow) -> None:
        self.matches += 1
        self.decisions[row.decisions] += 1
        self.reasons[row.reason] += 1
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
            found = self.uses.setdefault(use.what, Use())
            found.times += use.times
            if use.side in seats:
                found.won.add(seats[use.side].won)
                found.total.add(seats[use.side].total)


@dataclass(frozen=True)
class Lift:
    """What using something goes along with: its share of seats, and the difference to the seats that did not.

    Differences are taken within each way to play and then averaged, so that a card which is drawn more often at
    an easy level does not look strong for that.
    """

    what: str
    times: int
    seats: int  # that used it
    share: float
    won: float
    won_error: float
    points: float


@dataclass
class Gathered:
    """A whole run, added up."""

    run: Run
    cells: list[Cell]

    @property
    def matches(self) -> int:
        return sum(cell.matches for cell in self.cells)

    @property
    def seats(self) -> int:
        return sum(cell.seats.won.count for cell in self.cells)

    def lifts(self) -> list[Lift]:
        """For everything that was ever used, in the order of how often."""
        found = [self._lift(what) for what in dict.fromkeys(what for cell in self.cells for what in cell.uses)]
        return sorted(found, key=lambda lift: (-lift.share, -lift.times, lift.what))

    def _lift(self, what: str) -> Lift:
        times = seats = 0
        weight = won = points = variance = 0.0
        for cell in self.cells:
            use = cell.uses.get(what)
            if use is None:
                continue
            times += use.times
            seats += use.won.count
            rest = rest_of(cell.seats.won, use.won)
            if not use.won.count or not rest.count:
                continue
            part = use.won.count * rest.count / (use.won.count + rest.count)
            weight += part
            won += part * (use.won.mean - rest.mean)
            points += part * (use.total.mean - rest_of(cell.seats.total, use.total).mean)
            variance += part * part * (use.won.error**2 + rest.error**2)
        scale = weight or 1.0
        return Lift(what, times, seats, seats / max(1, self.seats), won / scale, variance**0.5 / scale, points / scale)


def rest_of(whole: Sample, part: Sample) -> Sample:
    return Sample(whole.count - part.count, whole.total - part.total, whole.squares - part.squares)


def gather(run: Run, rows: Iterable[MatchRow] | None = None) -> Gathered:
    """Add up a run."""
    cells: dict[Way, Cell] = {}
    for row in run.rows() if rows is None else rows:
        way = Way(row.mode, row.level, row.players, row.options, row.pack, row.bots)
        cells.setdefault(way, Cell(way)).add(row)
    return Gathered(run, list(cells.values()))

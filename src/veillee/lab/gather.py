"""What a run says: its matches added up, row by row, so that a long run fits into memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from veillee.lab.journal import Run
from veillee.lab.rows import MatchRow, SideRow
from veillee.lab.stats import Estimate, Sample, Z, probability, wilson

RANKED = "ranked"
WON = "won"
TEAM = 0  # what a team is counted as
END = ""  # what follows the last chapter


class Way(NamedTuple):
    """A way to play, as the report groups matches."""

    mode: str
    level: str
    players: int
    settings: str
    pack: str
    bots: str
    roles: str = ""
    people: str = ""
    chapter: str = ""


@dataclass
class Fared:
    """How somebody fared: a bot, or the automated opponent."""

    won: Sample = field(default_factory=Sample)
    total: Sample = field(default_factory=Sample)
    totals: Counter[int] = field(default_factory=Counter)
    sources: defaultdict[str, Sample] = field(default_factory=lambda: defaultdict(Sample))
    # the index of a game and the number of a chapter -> won and points of its seats
    by_index: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)

    def score(self, total: int) -> None:
        self.total.add(total)
        self.totals[total] += 1

    def rate(self) -> Estimate:
        """Victories. Seats of one match are not independent, so the interval counts matches."""
        return wilson(self.won.mean * len(self.by_index), len(self.by_index))

    def points(self) -> Estimate:
        """Points, with an interval from match to match."""
        reach = Z * Sample.of(points for _, points in self.by_index.values()).error
        return Estimate(self.total.mean, self.total.mean - reach, self.total.mean + reach)


@dataclass
class Use:
    """How seats fared: all of them, those of a role, those that used something or whose automated opponent did."""

    times: int = 0
    won: Sample = field(default_factory=Sample)
    total: Sample = field(default_factory=Sample)
    spread: float = 0.0  # how far chance alone scatters the victories of users among rivals: only one of them wins

    def add(self, won: float, total: float) -> None:
        self.won.add(won)
        self.total.add(total)


@dataclass
class Stratum:
    """Seats that can be compared with each other, and what they used."""

    seats: Use = field(default_factory=Use)
    uses: dict[str, Use] = field(default_factory=dict)
    opposed: dict[str, Use] = field(default_factory=dict)  # what the automated opponent used

    def add(self, row: MatchRow, fared: dict[int, tuple[float, float]], who: dict[int, int]) -> None:
        """A match: how its seats fared (or its team), and as which of them each side is counted."""
        for won, total in fared.values():
            self.seats.add(won, total)
        users: defaultdict[str, set[int]] = defaultdict(set)
        for use in row.used:
            if use.side in who:
                self.uses.setdefault(use.what, Use()).times += use.times
                users[use.what].add(who[use.side])
            elif not row.is_seat(use.side):
                opposed = self.opposed.setdefault(use.what, Use())
                opposed.times += use.times
                for won, total in fared.values():
                    opposed.add(won, total)
        for what, sides in users.items():
            for side in sides:
                self.uses[what].add(*fared[side])
            share = len(sides) / len(fared)
            self.uses[what].spread += share * (1 - share)


@dataclass
class Cell:
    """All matches of one way to play; each chapter of a campaign is a way of its own."""

    way: Way
    matches: int = 0
    shared: bool = False  # all seats win or lose together: a match is one observation, whatever their number
    scored: bool = False  # there are points
    chapters: Sample = field(default_factory=Sample)  # at which place of their campaigns these matches came
    decisions: Counter[int] = field(default_factory=Counter)
    unforeseen: Sample = field(default_factory=Sample)
    rounds: Counter[int] = field(default_factory=Counter)
    fared: dict[str, Fared] = field(default_factory=dict)  # by bot; "" is the automated opponent
    places: dict[int, Sample] = field(default_factory=dict)  # won, by place in the order of play
    ends: dict[str, tuple[int, int]] = field(default_factory=dict)  # of a measure: its value, and the match's number
    whole: Stratum = field(default_factory=Stratum)
    roles: dict[str, Use] = field(default_factory=dict)  # how each role fared
    alike: dict[tuple[str, str], Stratum] = field(default_factory=dict)  # by role and bot, where these differ

    def add(self, row: MatchRow) -> None:
        seats = {side.side: side for side in row.sides if side.bot}
        self.matches += 1
        self.shared = self.shared or row.verdict != RANKED
        self.scored = self.scored or bool(row.sources) or any(side.total for side in row.sides)
        self.chapters.add(row.chapter or 0)
        self.decisions[row.decisions] += 1
        self.unforeseen.add(row.unforeseen)
        if row.rounds is not None:
            self.rounds[row.rounds] += 1
        self._fare(row, seats)
        self._look_for_ends(row, seats)
        if row.first is not None and row.players > 1 and not self.shared:
            for side in seats.values():
                place = (side.side - row.first) % row.players
                self.places.setdefault(place, Sample()).add(side.won)
        self._use(row, seats)

    def _look_for_ends(self, row: MatchRow, seats: dict[int, SideRow]) -> None:
        found = {"longest": (row.decisions, 1), "shortest": (row.decisions, -1)}
        if self.scored and seats:
            totals = [side.total for side in seats.values()]
            found |= {"most": (max(totals), 1), "fewest": (min(totals), -1)}
        for measure, (value, sign) in found.items():
            if measure not in self.ends or value * sign > self.ends[measure][0] * sign:
                self.ends[measure] = value, row.number

    def _fare(self, row: MatchRow, seats: dict[int, SideRow]) -> None:
        by_bot: defaultdict[str, list[SideRow]] = defaultdict(list)
        for side in row.sides:
            by_bot[side.bot].append(side)
        for bot, sides in by_bot.items():
            fared = self.fared.setdefault(bot, Fared())
            for side in sides:
                fared.score(side.total)
            for side in sides[:1] if self.shared else sides:
                fared.won.add(side.won)
            won = sum(side.won for side in sides) / len(sides)
            fared.by_index[row.index, row.chapter or 0] = won, sum(side.total for side in sides) / len(sides)
        for source in row.sources:
            self.fared[seats[source.side].bot if source.side in seats else ""].sources[source.source].add(source.points)

    def _use(self, row: MatchRow, seats: dict[int, SideRow]) -> None:
        """What was used goes along with how its users fared; a team uses what one of its seats does."""
        fared = {side: (one.won, float(one.total)) for side, one in seats.items()}
        if self.shared:
            team = max(won for won, _ in fared.values()), sum(total for _, total in fared.values()) / len(fared)
            fared = dict.fromkeys(seats, team)
            self.whole.add(row, {TEAM: team}, dict.fromkeys(seats, TEAM))
        else:
            self.whole.add(row, fared, {side: side for side in seats})
        for side, one in seats.items():
            if one.role:
                self.roles.setdefault(one.role, Use()).add(*fared[side])
        if len({(one.role, one.bot) for one in seats.values()}) > 1 or self.roles:
            for side, one in seats.items():
                self.alike.setdefault((one.role, one.bot), Stratum()).add(row, {side: fared[side]}, {side: side})

    @property
    def seats(self) -> Use:
        """All seats; all teams where seats win together."""
        return self.whole.seats

    @property
    def uses(self) -> dict[str, Use]:
        return self.whole.uses

    @property
    def opposed(self) -> dict[str, Use]:
        """What the automated opponent used."""
        return self.whole.opposed

    @property
    def strata(self) -> list[Stratum]:
        """Within which users are compared with others: a role that alone can do something is not better for it, and
        what a bot likes to do is not good because the bot is.
        """
        return list(self.alike.values()) if self.alike and not self.shared else [self.whole]

    @property
    def even(self) -> bool:
        """Whether one bot takes all seats against each other, so that each wins its share whatever happens."""
        return self.rivals and len(self.fared) == 1

    @property
    def rivals(self) -> bool:
        """Whether seats play against each other, so that the victory of one is the defeat of the others."""
        return self.way.players > 1 and "" not in self.fared and not self.shared


@dataclass
class Journey:
    """All campaigns of one way to play: which chapters they reached, and what followed what."""

    way: Way
    cells: dict[Way, Cell] = field(default_factory=dict)  # of its chapters
    campaigns: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # chapters of a campaign
    decisions: Sample = field(default_factory=Sample)  # of a whole campaign
    reached: Counter[str] = field(default_factory=Counter)  # campaigns that came to a chapter
    follows: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # a chapter, its verdict, the next one
    won: Sample = field(default_factory=Sample)  # campaigns whose last chapter was won by all together
    by_role: dict[str, Sample] = field(default_factory=dict)  # the same, for each role that was there at the end
    by_company: dict[tuple[str, ...], Sample] = field(default_factory=dict)  # and for each set of them
    growth: dict[int, dict[str, Sample]] = field(default_factory=dict)  # what a group owns after so many chapters

    def add(self, rows: Sequence[MatchRow]) -> None:
        self._grow(rows)
        for row in rows:
            self.cells.setdefault(way_of(row), Cell(way_of(row))).add(row)
        self.campaigns += 1
        self.lengths[len(rows)] += 1
        self.decisions.add(sum(row.decisions for row in rows))
        self.reached.update({told_as(row) for row in rows})
        nexts = [*(told_as(row) for row in rows[1:]), END]
        for row, following in zip(rows, nexts, strict=True):
            self.follows[told_as(row), row.verdict, following] += 1

    def _grow(self, rows: Sequence[MatchRow]) -> None:
        for row in rows:
            for one in row.tally:
                self.growth.setdefault(row.chapter or 0, {}).setdefault(one.name, Sample()).add(one.number)
        last = rows[-1]
        if last.verdict == RANKED:
            return
        won = float(last.verdict == WON)
        self.won.add(won)
        roles = sorted(side.role for side in last.sides if side.role)
        if roles:
            self.by_company.setdefault(tuple(roles), Sample()).add(won)
        for role in set(roles):
            self.by_role.setdefault(role, Sample()).add(won)

    @property
    def chapters(self) -> list[Cell]:
        """Their chapters in the order in which campaigns come to them."""
        return sorted(self.cells.values(), key=lambda cell: (cell.chapters.mean, cell.way.chapter))

    @property
    def endings(self) -> dict[tuple[str, str], int]:
        """How often each chapter was the last one, by its verdict."""
        found = {(chapter, verdict): n for (chapter, verdict, next_), n in self.follows.items() if next_ == END}
        return dict(sorted(found.items(), key=lambda pair: -pair[1]))


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
    journeys: list[Journey] = field(default_factory=list)

    @property
    def matches(self) -> int:
        return sum(cell.matches for cell in self.cells)

    @property
    def games(self) -> int:
        """How many matches or campaigns were played."""
        return sum(journey.campaigns for journey in self.journeys) or self.matches

    def lifts(self, *, opponent: bool = False) -> list[Lift]:
        """For everything that was ever used (by the seats, or by the opponent), in the order of how often."""
        cells = [cell for cell in self.cells if cell.opposed] if opponent else self.cells
        whats = dict.fromkeys(what for cell in cells for what in (cell.opposed if opponent else cell.uses))
        found = [lift_of(what, cells, opponent=opponent) for what in whats]
        return sorted(found, key=lambda lift: (-lift.share, -lift.times, lift.what))


def lift_of(what: str, cells: Sequence[Cell], *, opponent: bool) -> Lift:
    times = seats = users = others = 0
    weight = won = variance = point_weight = points = 0.0
    for cell, stratum in [(one, stratum) for one in cells for stratum in one.strata]:
        whole, use = stratum.seats, (stratum.opposed if opponent else stratum.uses).get(what, Use())
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
        among_rivals = cell.rivals and stratum is cell.whole
        variance += use.spread if among_rivals else part * whole.won.variance
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
    journeys: dict[Way, Journey] = {}
    for _, game in groupby(run.rows() if rows is None else rows, lambda row: row.number):
        played = list(game)
        if not played[0].campaign:
            for row in played:
                cells.setdefault(way_of(row), Cell(way_of(row))).add(row)
            continue
        way = way_of(played[0])._replace(chapter="")
        journeys.setdefault(way, Journey(way)).add(played)
    found = [cell for journey in journeys.values() for cell in journey.chapters]
    return Gathered(run, [*cells.values(), *found], list(journeys.values()))


def told_as(row: MatchRow) -> str:
    """What a report calls a chapter: what it was about, or its own id."""
    return row.about or row.chapter_id


def way_of(row: MatchRow) -> Way:
    return Way(
        row.mode,
        row.level,
        row.players,
        row.settings,
        row.pack,
        row.bots,
        row.roles,
        row.people,
        told_as(row),
    )

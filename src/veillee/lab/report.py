"""The report of a run: one page for people who design games, in both languages, and the same as Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.core.spec import game
from veillee.core.text import LANGUAGES
from veillee.lab import plots
from veillee.lab.document import Block, Document, Grid, Plot, Section, Words, html, markdown
from veillee.lab.errors import LabError
from veillee.lab.figures import TO
from veillee.lab.gather import Cell, Fared, Gathered, Lift, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, OPPONENT, Bar, Dot, Line, Row
from veillee.lab.stats import Estimate, Z, holm, probability

LABELLED = 6  # points at each end of a scatter plot that are named
FEW = 30  # seats that must have used something, and that must not have, before the report speaks of its effect
NONE = "–"  # a cell with nothing to say


def write_report(folder: str | Path, lang: str = "en") -> list[Path]:
    """Write report.html (in all languages, beginning with this one) and report.LANG.md; returns their paths."""
    run = Run.open(folder)
    found = gather(run)
    if not found.matches:
        raise LabError(f"the run in {str(folder)!r} has no matches yet")
    languages = [lang, *(other for other in LANGUAGES if other != lang)]
    return write(Path(folder), "report", [report(found, one) for one in languages])


def write(folder: Path, name: str, documents: list[Document]) -> list[Path]:
    paths = [folder / f"{name}.html"]
    paths[0].write_text(html(documents), "utf-8")
    for document in documents:
        paths.append(folder / f"{name}.{document.lang}.md")
        paths[-1].write_text(markdown(document), "utf-8")
    return paths


def report(found: Gathered, lang: str) -> Document:
    return Report(found, lang).document()


def names_of(run: Run, lang: str) -> Names:
    spec = game(run.plan.game)
    packs = [cell.pack for cell in run.plan.cells]
    return Names(spec, spec.box(packs[0] or None) if Path(packs[0]).is_dir() else spec.box(), lang)


class Report:
    """Writes the sections of a report in one language."""

    def __init__(self, found: Gathered, lang: str) -> None:
        self.found = found
        self.names = names_of(found.run, lang)
        self.lang = lang
        self.figures = self.names.figures
        bots = [bot for cell in found.cells for bot in cell.fared if bot]
        self.colors = {bot: COLORS[number % len(COLORS)] for number, bot in enumerate(dict.fromkeys(bots))}
        self.colors[""] = OPPONENT

    def document(self) -> Document:
        sections = [
            self.summary(),
            self.victories(),
            self.scores(),
            self.sources(),
            self.length(),
            self.order(),
            self.uses(),
            self.unused(),
        ]
        title = self.names.say("report-title", game=self.names.game)
        return Document(title, self.lang, [section for section in sections if section is not None])

    def by_mode(self) -> dict[str, list[Cell]]:
        found: dict[str, list[Cell]] = {}
        for cell in self.found.cells:
            found.setdefault(cell.way.mode, []).append(cell)
        return found

    def each(self) -> Iterator[tuple[Cell, str, Fared]]:
        """Everybody in every way to play."""
        for cell in self.found.cells:
            for bot, fared in cell.fared.items():
                yield cell, bot, fared

    # -- the sections ------------------------------------------------------------------------

    def summary(self) -> Section:
        say, run = self.names.say, self.found.run
        whole = self.found.matches == run.plan.matches
        return Section(
            say("summary-title"),
            [
                Words(
                    say(
                        "summary",
                        matches=self.found.matches,
                        ways=len(self.found.cells),
                        seed=run.plan.seed,
                        content=", ".join(sorted(run.charter.contents.values())),
                    )
                ),
                *([] if whole else [Words(say("summary-partial", planned=run.plan.matches))]),
                Words(say("summary-intervals")),
            ],
        )

    def victories(self) -> Section:
        say = self.names.say
        section = Section(say("wins-title"))
        for mode, cells in self.by_mode().items():
            told = [cell for cell in cells if not cell.even]
            if told:
                section.blocks.append(self._wins(mode, told))
        rows = []
        for cell, bot, fared in self.each():
            rate, interval = self.figures.rates(fared.rate())
            if bot:
                way = self.names.way(cell.way, without="bots")
                rows.append([way, bot, str(cell.matches), rate, NONE if cell.even else interval])
        header = [say("col-way"), say("col-bot"), say("col-matches"), say("col-wins"), say("col-interval")]
        section.blocks.append(Grid(header, rows))
        if any(cell.even for cell in self.found.cells):
            section.blocks.append(Words(say("wins-even")))
        return section

    def _wins(self, mode: str, cells: list[Cell]) -> Plot:
        """A column for each level or number of players, a line for each bot."""
        series: dict[tuple[str, ...], dict[str, Estimate]] = {}
        places = list(dict.fromkeys(self._place(cell) for cell in cells))
        for cell in cells:
            for bot, fared in cell.fared.items():
                if bot:
                    name = (bot, cell.way.settings, cell.way.pack if "@" in cell.way.pack else "")
                    series.setdefault(name, {})[self._place(cell)] = fared.rate()
        lines = [
            Line(" ".join(filter(None, name)), COLORS[number % len(COLORS)], [points.get(place) for place in places])
            for number, (name, points) in enumerate(series.items())
        ]
        shares = {1 / cell.way.players if cell.rivals else 0.5 for cell in cells}
        expected = shares.pop() if len(shares) == 1 else None
        title = self.names.say("wins-plot", mode=self.names.word("mode", mode))
        axis = self.names.say("axis-wins")
        return Plot(plots.rates(title, axis, self.figures, places, lines, expected=expected), title)

    def _place(self, cell: Cell) -> str:
        if cell.way.level:
            return self.names.word("level", cell.way.level)
        return self.names.say("players", count=cell.way.players)

    def scores(self) -> Section:
        say, figures = self.names.say, self.figures
        section = Section(say("scores-title"))
        for mode, cells in self.by_mode().items():
            rows = [
                Row(
                    self.names.way(cell.way, without="mode"),
                    [(self.names.bot(bot), self.colors[bot], fared.totals) for bot, fared in cell.fared.items()],
                )
                for cell in cells
            ]
            title = say("scores-plot", mode=self.names.word("mode", mode))
            section.blocks.append(Plot(plots.histograms(title, say("axis-points"), figures, rows), title))
        table = [
            [
                self.names.way(cell.way, without="bots" if bot else ""),
                self.names.bot(bot),
                *figures.means(fared.points()),
                figures.number(fared.total.deviation),
                f"{min(fared.totals)}{TO}{quantile(fared.totals, 0.5)}{TO}{max(fared.totals)}",
            ]
            for cell, bot, fared in self.each()
        ]
        header = [
            say(name) for name in ("col-way", "col-bot", "col-mean", "col-interval", "col-deviation", "col-range")
        ]
        section.blocks.append(Grid(header, table))
        return section

    def sources(self) -> Section:
        say, figures = self.names.say, self.figures
        section = Section(say("sources-title"))
        ids = list(dict.fromkeys(source for _, _, fared in self.each() for source in fared.sources))
        words = {id_: self.names.word("source", id_) for id_ in ids}
        colors = {words[id_]: COLORS[number % len(COLORS)] for number, id_ in enumerate(ids)}
        for mode, cells in self.by_mode().items():
            bars = [
                Bar(
                    self.names.way(cell.way, without="mode") if bot else self._opponent_of(cell),
                    [(words[id_], sample.mean) for id_, sample in fared.sources.items()],
                )
                for cell in cells
                for bot, fared in cell.fared.items()
            ]
            title = say("sources-plot", mode=self.names.word("mode", mode))
            section.blocks.append(Plot(plots.stacks(title, say("axis-points"), figures, bars, colors), title))
        rows = [
            [
                self.names.way(cell.way, without="bots" if bot else ""),
                self.names.bot(bot),
                *(figures.number(fared.sources[id_].mean) if id_ in fared.sources else NONE for id_ in ids),
            ]
            for cell, bot, fared in self.each()
        ]
        section.blocks.append(Grid([say("col-way"), say("col-bot"), *words.values()], rows))
        return section

    def _opponent_of(self, cell: Cell) -> str:
        return f"{self.names.way(cell.way, without='mode')}: {self.names.bot('')}"

    def length(self) -> Section:
        say, figures = self.names.say, self.figures
        section = Section(say("length-title"))
        for mode, cells in self.by_mode().items():
            for measure, title in (("decisions", "length-plot"), ("rounds", "rounds-plot")):
                found = [(self.names.way(cell.way, without="mode"), getattr(cell, measure)) for cell in cells]
                if len({number for _, counts in found for number in counts}) > 1:
                    rows = [Row(name, [(say(measure), COLORS[0], counts)]) for name, counts in found]
                    words = say(title, mode=self.names.word("mode", mode))
                    section.blocks.append(Plot(plots.histograms(words, say(measure), figures, rows), words))
        table = [
            [self.names.way(cell.way), *self._spread(cell.decisions), *self._spread(cell.rounds)]
            for cell in self.found.cells
        ]
        header = [say("col-way"), say("col-decisions"), say("col-range"), say("col-rounds"), say("col-range")]
        section.blocks.append(Grid(header, table))
        return section

    def _spread(self, counts: Counter[int]) -> list[str]:
        if not counts:
            return [NONE, NONE]
        ends = f"{min(counts)}{TO}{quantile(counts, 0.5)}{TO}{max(counts)}"
        return [self.figures.number(mean(counts)), ends]

    def order(self) -> Section | None:
        """The advantage of playing first, where there are several seats and the game says who began."""
        say, figures = self.names.say, self.figures
        cells = [cell for cell in self.found.cells if len(cell.places) > 1]
        if not cells:
            return None
        section = Section(say("order-title"))
        for players in sorted({cell.way.players for cell in cells}):
            some = [cell for cell in cells if cell.way.players == players]
            places = [say("place", number=place + 1) for place in range(players)]
            lines = [
                Line(
                    self.names.way(cell.way),
                    COLORS[number % len(COLORS)],
                    [cell.places[place].rate() if place in cell.places else None for place in range(players)],
                )
                for number, cell in enumerate(some)
            ]
            title = say("order-plot", players=say("players", count=players))
            drawn = plots.rates(title, say("axis-wins"), figures, places, lines, expected=1 / players, joined=False)
            section.blocks.append(Plot(drawn, title))
        advantages = [first_advantage(cell) for cell in cells]
        rows = []
        for cell, (change, _), holds in zip(cells, advantages, holm([chance for _, chance in advantages]), strict=True):
            for place in sorted(cell.places):
                rate = cell.places[place].rate()
                first = [figures.change(change.value, change.reach, rate=True), say("yes") if holds else NONE]
                more = first if place == 0 else ["", ""]
                rows.append([self.names.way(cell.way), say("place", number=place + 1), *figures.rates(rate), *more])
        header = ["col-way", "col-place", "col-wins", "col-interval", "col-advantage", "col-holds"]
        section.blocks += [Grid([say(name) for name in header], rows), Words(say("order-how"))]
        return section

    def uses(self) -> Section:
        say = self.names.say
        section = Section(say("uses-title"), [Words(say("uses-how", few=FEW))])
        for opponent in (False, True):
            families: dict[str, list[Lift]] = {}
            for lift in self.found.lifts(opponent=opponent):
                if self.names.counts(lift.what):
                    families.setdefault(self.names.role(lift.what), []).append(lift)
            last = say("tactics")  # cards and tiles come before kinds of choices
            ordered = sorted(families.items(), key=lambda pair: (pair[0] == last, -len(pair[1])))
            for number, (family, lifts) in enumerate(ordered):
                name = say("opponent-family", family=family) if opponent else family
                section.blocks += self._family(name, OPPONENT if opponent else COLORS[number % len(COLORS)], lifts)
        return section

    def _family(self, family: str, color: str, lifts: list[Lift]) -> list[Block]:
        told = [lift for lift in lifts if min(lift.compared) >= FEW]
        certain = {lift.what for lift, holds in zip(told, holm([lift.chance for lift in told]), strict=True) if holds}
        blocks: list[Block] = []
        if len(told) > 2:
            blocks.append(self._scatter(family, color, told, certain))
        blocks.append(self._table(family, lifts, told, certain))
        return blocks

    def _scatter(self, family: str, color: str, lifts: list[Lift], certain: set[str]) -> Plot:
        say = self.names.say
        ends = sorted(lifts, key=lambda lift: lift.won)
        named = {lift.what for lift in (*ends[:LABELLED], *ends[-LABELLED:])}
        dots = [
            Dot(
                self.names.what(lift.what),
                lift.share,
                lift.won,
                Z * lift.error,
                lift.what in certain,
                lift.what in named,
            )
            for lift in sorted(lifts, key=lambda lift: (lift.what not in certain, -abs(lift.won)))
        ]
        title = say("uses-plot", family=family)
        return Plot(plots.scatter(title, say("axis-share"), say("axis-lift"), self.figures, dots, color), title)

    def _table(self, family: str, lifts: list[Lift], told: list[Lift], certain: set[str]) -> Grid:
        say, figures = self.names.say, self.figures
        rows = [
            [
                self.names.what(lift.what),
                figures.percent(lift.share),
                str(lift.times),
                *(
                    [
                        figures.change(lift.won, Z * lift.error, rate=True),
                        figures.number(lift.points, signed=True),
                        say("yes") if lift.what in certain else NONE,
                    ]
                    if lift in told
                    else [NONE, NONE, NONE]
                ),
            ]
            for lift in lifts
        ]
        header = [family, *(say(f"col-{name}") for name in ("share", "times", "lift", "points", "holds"))]
        return Grid(header, rows, folded=say("uses-all", family=family, count=len(rows)))

    def unused(self) -> Section:
        say = self.names.say
        used = {what for cell in self.found.cells for what in (*cell.uses, *cell.opposed)}
        missing: dict[str, list[str]] = {}
        for what in self.names.everything():
            if what not in used:
                missing.setdefault(self.names.role(what), []).append(self.names.what(what))
        if not missing:
            return Section(say("unused-title"), [Words(say("unused-none"))])
        rows = [[family, str(len(names)), ", ".join(names)] for family, names in missing.items()]
        header = [say("col-family"), say("col-count"), say("col-names")]
        return Section(say("unused-title"), [Words(say("unused-how")), Grid(header, rows)])


def first_advantage(cell: Cell) -> tuple[Estimate, float]:
    """By how much the first to play wins more than its share, and how likely chance alone brings that."""
    share, won = 1 / cell.way.players, cell.places[0]
    rate = won.rate()
    error = (share * (1 - share) / won.count) ** 0.5
    change = Estimate(rate.value - share, rate.low - share, rate.high - share)
    return change, probability(change.value / error)


def mean(counts: Counter[int]) -> float:
    return sum(number * count for number, count in counts.items()) / (sum(counts.values()) or 1)


def quantile(counts: Counter[int], share: float) -> int:
    wanted, passed = share * sum(counts.values()), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= wanted:
            return number
    return max(counts)

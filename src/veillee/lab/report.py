"""The report of a run: one page for people who design games, in both languages, and the same as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from veillee.core.spec import game
from veillee.core.text import LANGUAGES
from veillee.lab import plots
from veillee.lab.calibration import binned, error, moments
from veillee.lab.campaigns import journeys
from veillee.lab.document import MANY, Block, Document, Grid, Link, Plot, Points, Section, Words, html, markdown
from veillee.lab.errors import LabError
from veillee.lab.examples import Example, examples, write_examples
from veillee.lab.figures import NONE, TO, quantile, spread
from veillee.lab.findings import FEW, Findings, certain_of, role_advantage
from veillee.lab.gather import Cell, Fared, Gathered, Lift, Way, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, OPPONENT, Bar, Dot, Line, Mark, Row
from veillee.lab.stats import Estimate, Z, advantage, holm

LABELLED = 6  # points at each end of a scatter plot that are named


def write_report(folder: str | Path, lang: str = "en", *, records: bool = True) -> list[Path]:
    """Write report.html (in all languages, beginning with this one) and report.LANG.md; returns their paths.

    With `records` the matches that it names as worth a look are played again, for their records.
    """
    run = Run.open(folder)
    found = gather(run)
    if not found.matches:
        raise LabError("error-run-empty", folder=str(folder))
    languages = [lang, *(other for other in LANGUAGES if other != lang)]
    looked_at = examples(found) if records else []
    write_examples(run, looked_at)
    return write(Path(folder), "report", [report(found, one, looked_at) for one in languages])


def write(folder: Path, name: str, documents: list[Document]) -> list[Path]:
    paths = [folder / f"{name}.html"]
    paths[0].write_text(html(documents), "utf-8")
    for document in documents:
        paths.append(folder / f"{name}.{document.lang}.md")
        paths[-1].write_text(markdown(document), "utf-8")
    return paths


def report(found: Gathered, lang: str, looked_at: Sequence[Example] = ()) -> Document:
    return Report(found, lang, looked_at).document()


def made(run: Run, names: Names) -> str:
    """When a report was made, and of what."""
    charter = run.charter
    return names.say("made", date=date.today().isoformat(), version=charter.version, rules=charter.rules)


def names_of(run: Run, lang: str) -> Names:
    spec = game(run.plan.game)
    packs = [cell.pack for cell in run.plan.cells]
    return Names(spec, spec.box(packs[0] or None) if Path(packs[0]).is_dir() else spec.box(), lang)


class Report:
    """Writes the sections of a report in one language."""

    def __init__(self, found: Gathered, lang: str, looked_at: Sequence[Example] = ()) -> None:
        self.found = found
        self.looked_at = looked_at
        self.names = names_of(found.run, lang)
        self.lang = lang
        self.figures = self.names.figures
        bots = [bot for cell in found.cells for bot in cell.fared if bot]
        self.colors = {bot: COLORS[number % len(COLORS)] for number, bot in enumerate(dict.fromkeys(bots))}
        self.colors[""] = OPPONENT

    def document(self) -> Document:
        sections = [
            self.findings(),
            self.summary(),
            journeys(self.found, self.names),
            self.victories(),
            self.roles(),
            self.scores(),
            self.sources(),
            self.length(),
            self.order(),
            self.uses(),
            self.chances(),
            self.worth_a_look(),
            self.unused(),
        ]
        title = self.names.say("report-title", game=self.names.game)
        told = [section for section in sections if section is not None]
        return Document(title, self.lang, told, made(self.found.run, self.names))

    @property
    def with_teams(self) -> bool:
        return any(cell.shared and cell.way.players > 1 for cell in self.found.cells)

    def by_mode(self, *, scored: bool = False) -> dict[str, list[Cell]]:
        found: dict[str, list[Cell]] = {}
        for cell in self.found.cells:
            if scored and not cell.scored:
                continue
            found.setdefault(cell.way.mode, []).append(cell)
        return found

    def each(self) -> Iterator[tuple[Cell, str, Fared]]:
        """Everybody in every way to play."""
        for cell in self.found.cells:
            for bot, fared in cell.fared.items():
                yield cell, bot, fared

    # -- the sections ------------------------------------------------------------------------

    def findings(self) -> Section:
        return Section(self.names.say("findings-title"), [Points(Findings(self.found, self.names).sentences())])

    def worth_a_look(self) -> Section | None:
        """The matches at the ends, with a link to the record of each."""
        say = self.names.say
        if not self.looked_at:
            return None
        rows = [
            [say("end", measure=one.measure), str(one.value), self.names.way(one.way), Link(str(one.number), one.file)]
            for one in self.looked_at
        ]
        header = [say(name) for name in ("col-end", "col-value", "col-way", "col-record")]
        return Section(say("look-title"), [Grid(header, rows), Words(say("look-how", file=self.looked_at[0].file))])

    def summary(self) -> Section:
        say, run = self.names.say, self.found.run
        whole = self.found.games == run.plan.total
        kind = "campaign" if run.plan.campaign else "match"
        return Section(
            say("summary-title"),
            [
                Words(
                    say(
                        "summary",
                        kind=kind,
                        games=self.found.games,
                        matches=self.found.matches,
                        ways=len(self.found.journeys or self.found.cells),
                        seed=run.plan.seed,
                        content=", ".join(sorted(run.charter.contents.values())),
                    )
                ),
                *([] if whole else [Words(say("summary-partial", kind=kind, planned=run.plan.total))]),
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
            ordered = any(len(cell.places) > 1 for cell in self.found.cells)
            section.blocks.append(Words(say("wins-even", where="order" if ordered else "roles")))
        if self.with_teams:
            section.blocks.append(Words(say("wins-team")))
        return section

    def _wins(self, mode: str, cells: list[Cell]) -> Plot:
        """A column for each level, number of players or chapter, a line for each bot."""
        series: dict[tuple[str, ...], dict[str, Estimate]] = {}
        in_order = sorted(cells, key=lambda cell: cell.chapters.mean)  # as they are reached, where they are chapters
        places = list(dict.fromkeys(self._place(cell) for cell in in_order))
        for cell in cells:
            for bot, fared in cell.fared.items():
                if bot:
                    series.setdefault(self._series(cell, bot), {})[self._place(cell)] = fared.rate()
        lines = [
            Line(" ".join(filter(None, name)), COLORS[number % len(COLORS)], [points.get(place) for place in places])
            for number, (name, points) in enumerate(series.items())
        ]
        shares = {1 / cell.way.players if cell.rivals else 0.5 for cell in cells}
        expected = shares.pop() if len(shares) == 1 else None
        title = self.names.say("wins-plot", mode=self.names.word("mode", mode))
        axis = self.names.say("axis-wins")
        joined = not any(cell.way.chapter for cell in cells)
        return Plot(plots.rates(title, axis, self.figures, places, lines, expected=expected, joined=joined), title)

    def _series(self, cell: Cell, bot: str) -> tuple[str, ...]:
        way = cell.way
        if way.chapter:  # they are the columns: all the rest tells lines apart
            return (bot, *self.names.company(way, without="bots"))
        company = self.names.company(way._replace(level="", players=1, bots=""))
        return (bot, *company)

    def _place(self, cell: Cell) -> str:
        if cell.way.chapter:
            return self.names.chapter(cell.way.chapter)
        if cell.way.level:
            return self.names.word("level", cell.way.level)
        return self.names.say("players", count=cell.way.players)

    def roles(self) -> Section | None:
        """How each role fares, where seats have roles."""
        say, figures = self.names.say, self.figures
        cells = [cell for cell in self.found.cells if len(cell.roles) > 1]
        if not cells:
            return None
        section = Section(say("roles-title"))
        plotted: dict[str, list[Cell]] = {}
        for cell in cells:  # where there are chapters, they are the lines
            company = ", ".join(self.names.company(cell.way)) if cell.way.chapter else ""
            plotted.setdefault(company or self.names.word("mode", cell.way.mode), []).append(cell)
        for where, some in plotted.items():
            ids = self.names.in_order(role for cell in some for role in cell.roles)
            lines = [
                Line(
                    self.names.chapter(cell.way.chapter) or self.names.way(cell.way, without="mode"),
                    COLORS[number % len(COLORS)],
                    [cell.roles[id_].won.rate() if id_ in cell.roles else None for id_ in ids],
                )
                for number, cell in enumerate(some)
            ]
            shares = {1 / cell.way.players if cell.rivals else None for cell in some}
            expected = shares.pop() if len(shares) == 1 else None
            title = say("roles-plot", where=where)
            places = [self.names.seat_role(id_) for id_ in ids]
            drawn = plots.rates(title, say("axis-wins"), figures, places, lines, expected=expected, joined=False)
            section.blocks.append(Plot(drawn, title))
        told = [(cell, id_, *role_advantage(cell, id_)) for cell in cells for id_ in self.names.in_order(cell.roles)]
        certain = iter(holm([chance for *_, chance in told if chance is not None]))
        rows = []
        for cell, id_, change, chance in told:
            role = cell.roles[id_]
            rows.append(
                [
                    self.names.way(cell.way),
                    self.names.seat_role(id_),
                    str(role.won.count),
                    *figures.rates(role.won.rate()),
                    figures.number(role.total.mean) if cell.scored else NONE,
                    figures.change(change.value, change.reach, rate=True) if chance is not None else NONE,
                    say("yes") if chance is not None and next(certain) else NONE,
                ]
            )
        header = ["col-way", "col-role", "col-matches", "col-wins", "col-interval"]
        header += ["col-mean-points", "col-advantage", "col-holds"]
        folded = say("roles-all", count=len(rows)) if len(rows) > MANY else ""
        section.blocks += [Grid([say(name) for name in header], rows, folded), Words(say("roles-how"))]
        return section

    def scores(self) -> Section | None:
        """How points are spread, where there are points."""
        say, figures = self.names.say, self.figures
        section = Section(say("scores-title"))
        if not any(cell.scored for cell in self.found.cells):
            return None
        for mode, cells in self.by_mode(scored=True).items():
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
            if cell.scored
        ]
        header = [
            say(name) for name in ("col-way", "col-bot", "col-mean", "col-interval", "col-deviation", "col-range")
        ]
        section.blocks.append(Grid(header, table))
        return section

    def sources(self) -> Section | None:
        say, figures = self.names.say, self.figures
        section = Section(say("sources-title"))
        if not any(cell.scored for cell in self.found.cells):
            return None
        ids = list(dict.fromkeys(source for _, _, fared in self.each() for source in fared.sources))
        words = {id_: self.names.word("source", id_) for id_ in ids}
        colors = {words[id_]: COLORS[number % len(COLORS)] for number, id_ in enumerate(ids)}
        for mode, cells in self.by_mode(scored=True).items():
            bars = [
                Bar(
                    self._whose(cell, bot),
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
            if cell.scored
        ]
        section.blocks.append(Grid([say("col-way"), say("col-bot"), *words.values()], rows))
        return section

    def _whose(self, cell: Cell, bot: str) -> str:
        """A way to play with who it is whose points these are, where several play."""
        way = self.names.way(cell.way, without="mode")
        return way if bot == cell.way.bots else f"{way}: {self.names.bot(bot)}"

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
            [self.names.way(cell.way), *spread(cell.decisions, figures), *spread(cell.rounds, figures)]
            for cell in self.found.cells
        ]
        header = [say("col-way"), say("col-decisions"), say("col-range"), say("col-rounds"), say("col-range")]
        if any(cell.unforeseen.total for cell in self.found.cells):
            header.append(say("col-unforeseen"))
            for row, cell in zip(table, self.found.cells, strict=True):
                row.append(figures.number(cell.unforeseen.mean))
        section.blocks.append(Grid(header, table))
        return section

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
        advantages = [advantage(cell.places[0], 1 / cell.way.players) for cell in cells]
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
        if self.with_teams:
            section.blocks.append(Words(say("uses-team")))
        if any(cell.whole not in cell.strata for cell in self.found.cells):
            section.blocks.append(Words(say("uses-roles")))
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
        certain = {lift.what for lift in certain_of(lifts)}
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
        scored = any(cell.scored for cell in self.found.cells)
        rows = [
            [
                self.names.what(lift.what),
                figures.percent(lift.share),
                str(lift.times),
                *(
                    [
                        figures.change(lift.won, Z * lift.error, rate=True),
                        figures.number(lift.points, signed=True) if scored else NONE,
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

    def chances(self) -> Section | None:
        """Whether bots won as often as they said they would, where they say so."""
        say, figures = self.names.say, self.figures
        said = moments(self.found.run)
        if not said:
            return None
        section = Section(say("chances-title"), [Words(say("chances-how"))])
        rows = []
        for group, some in said.items():
            where = self.names.way(Way(*group, "", ""))
            bins = binned(some)
            marks = [Mark(one.said, one.rate(), one.moments) for one in bins]
            title = say("chances-plot", where=where)
            axes = say("axis-said"), say("axis-wins")
            section.blocks.append(Plot(plots.reliability(title, *axes, figures, marks), title))
            matches = len({one.match for one in some})
            rows.append([where, str(matches), str(len(some)), figures.number(100 * error(bins))])
        header = [say(name) for name in ("col-way", "col-matches", "col-moments", "col-error")]
        section.blocks.append(Grid(header, rows))
        return section

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

"""The report of a run: one page for people who design games, in both languages, and the same as Markdown."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from veillee.core.spec import game
from veillee.core.text import LANGUAGES
from veillee.lab import plots
from veillee.lab.document import Document, Grid, Plot, Section, Words, html, markdown
from veillee.lab.errors import LabError
from veillee.lab.gather import Cell, Gathered, Lift, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, OPPONENT, Bar, Dot, Line, percent
from veillee.lab.stats import Estimate, Z

LABELLED = 6  # points at each end of a scatter plot that are named
FEW = 30  # seats that must have used something before the report speaks of its effect


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
        section = Section(self.names.say("wins-title"))
        for mode, cells in self.by_mode().items():
            levels = list(dict.fromkeys(cell.way.level for cell in cells))
            if len(levels) > 1:
                section.blocks.append(self._wins_by_level(mode, levels, cells))
        rows = [
            [
                self.names.way(cell.way, without="bots"),
                self.names.bot(bot),
                str(cell.matches),
                *rate_cells(fared.won.rate()),
            ]
            for cell in self.found.cells
            for bot, fared in cell.fared.items()
            if bot
        ]
        say = self.names.say
        header = [say("col-way"), say("col-bot"), say("col-matches"), say("col-wins"), say("col-interval")]
        section.blocks.append(Grid(header, rows))
        return section

    def _wins_by_level(self, mode: str, levels: list[str], cells: list[Cell]) -> Plot:
        series: dict[tuple[str, str], dict[str, Estimate]] = {}
        for cell in cells:
            for bot, fared in cell.fared.items():
                if bot:
                    rest = ", ".join(part for part in (cell.way.options, cell.way.pack) if "=" in part or "@" in part)
                    series.setdefault((bot, rest), {})[cell.way.level] = fared.won.rate()
        lines = [
            Line(" ".join(filter(None, name)), COLORS[number % len(COLORS)], [points.get(level) for level in levels])
            for number, (name, points) in enumerate(series.items())
        ]
        title = self.names.say("wins-plot", mode=self.names.word("mode", mode))
        return Plot(plots.rates(title, [self.names.word("level", level) for level in levels], lines), title)

    def scores(self) -> Section:
        say = self.names.say
        section = Section(say("scores-title"))
        for mode, cells in self.by_mode().items():
            groups = [
                (
                    self.names.word("level", cell.way.level)
                    if cell.way.level
                    else say("players", count=cell.way.players),
                    [(self.names.bot(bot), self.colors[bot], fared.totals) for bot, fared in cell.fared.items()],
                )
                for cell in cells
            ]
            title = say("scores-plot", mode=self.names.word("mode", mode))
            section.blocks.append(Plot(plots.histograms(title, groups), title))
        rows = [
            [
                self.names.way(cell.way, without="bots"),
                self.names.bot(bot),
                *mean_cells(fared.total.interval()),
                f"{fared.total.deviation:.1f}",
                f"{min(fared.totals)} – {quantile(fared.totals, 0.5)} – {max(fared.totals)}",
            ]
            for cell in self.found.cells
            for bot, fared in cell.fared.items()
        ]
        header = [
            say(name) for name in ("col-way", "col-bot", "col-mean", "col-interval", "col-deviation", "col-range")
        ]
        section.blocks.append(Grid(header, rows))
        return section

    def sources(self) -> Section:
        say = self.names.say
        section = Section(say("sources-title"))
        ids = list(
            dict.fromkeys(s for cell in self.found.cells for fared in cell.fared.values() for s in fared.sources)
        )
        words = {id_: self.names.word("source", id_) for id_ in ids}
        colors = {words[id_]: COLORS[number % len(COLORS)] for number, id_ in enumerate(ids)}
        for mode, cells in self.by_mode().items():
            bars = [
                Bar(
                    f"{self.names.word('level', cell.way.level)} {self.names.bot(bot)}".strip(),
                    [(words[id_], sample.mean) for id_, sample in fared.sources.items() if sample.mean > 0],
                )
                for cell in cells
                for bot, fared in cell.fared.items()
            ]
            title = say("sources-plot", mode=self.names.word("mode", mode))
            section.blocks.append(Plot(plots.stacks(title, bars, colors), title))
        rows = [
            [
                self.names.way(cell.way, without="bots"),
                self.names.bot(bot),
                *(f"{fared.sources[id_].mean:.1f}" if id_ in fared.sources else "–" for id_ in ids),
            ]
            for cell in self.found.cells
            for bot, fared in cell.fared.items()
        ]
        section.blocks.append(Grid([say("col-way"), say("col-bot"), *words.values()], rows))
        return section

    def length(self) -> Section:
        say = self.names.say
        section = Section(say("length-title"))
        for mode, cells in self.by_mode().items():
            groups = [
                (self.names.way(cell.way, without="mode"), [(say("decisions"), COLORS[0], cell.decisions)])
                for cell in cells
            ]
            title = say("length-plot", mode=self.names.word("mode", mode))
            section.blocks.append(Plot(plots.histograms(title, groups), title))
        rows = [
            [
                self.names.way(cell.way),
                f"{mean(cell.decisions):.1f}",
                f"{min(cell.decisions)} – {max(cell.decisions)}",
                f"{mean(cell.rounds):.1f}" if cell.rounds else "–",
            ]
            for cell in self.found.cells
        ]
        header = [say("col-way"), say("col-decisions"), say("col-least-most"), say("col-rounds")]
        section.blocks.append(Grid(header, rows))
        return section

    def order(self) -> Section | None:
        """The advantage of playing first, where there are several seats and the game says who began."""
        say = self.names.say
        cells = [cell for cell in self.found.cells if len(cell.places) > 1]
        if not cells:
            return None
        section = Section(say("order-title"))
        for cell in cells:
            places = sorted(cell.places)
            labels = [say("place", number=place + 1) for place in places]
            line = Line(self.names.way(cell.way), COLORS[0], [cell.places[place].rate() for place in places])
            title = say("order-plot", way=self.names.way(cell.way))
            section.blocks.append(Plot(plots.rates(title, labels, [line], 1 / len(places)), title))
        rows = [
            [self.names.way(cell.way), say("place", number=place + 1), *rate_cells(cell.places[place].rate())]
            for cell in cells
            for place in sorted(cell.places)
        ]
        section.blocks.append(Grid([say("col-way"), say("col-place"), say("col-wins"), say("col-interval")], rows))
        return section

    def uses(self) -> Section:
        say = self.names.say
        section = Section(say("uses-title"), [Words(say("uses-how", few=FEW))])
        families: dict[str, list[Lift]] = {}
        for lift in self.found.lifts():
            families.setdefault(self.names.role(lift.what), []).append(lift)
        names = [(family, COLORS[number % len(COLORS)]) for number, family in enumerate(families)]
        for family, color in names:
            lifts = [lift for lift in families[family] if FEW <= lift.seats <= self.found.seats - FEW]
            if len(lifts) > 2:
                section.blocks.append(self._scatter(family, color, lifts))
            section.blocks.append(self._table(family, families[family]))
        return section

    def _scatter(self, family: str, color: str, lifts: list[Lift]) -> Plot:
        say = self.names.say
        ends = sorted(lifts, key=lambda lift: lift.won)
        named = {lift.what for lift in (*ends[:LABELLED], *ends[-LABELLED:])}
        dots = [
            Dot(self.names.what(lift.what), lift.share, lift.won, color, lift.what in named)
            for lift in sorted(lifts, key=lambda lift: -abs(lift.won))
        ]
        title = say("uses-plot", family=family)
        return Plot(plots.scatter(title, say("axis-share"), say("axis-lift"), dots, [(family, color)]), title)

    def _table(self, family: str, lifts: list[Lift]) -> Grid:
        say = self.names.say
        rows = [
            [
                self.names.what(lift.what),
                percent(lift.share),
                str(lift.times),
                *(
                    [f"{lift.won * 100:+.1f} ± {Z * lift.won_error * 100:.1f}", f"{lift.points:+.1f}"]
                    if FEW <= lift.seats <= self.found.seats - FEW
                    else ["–", "–"]
                ),
            ]
            for lift in lifts
        ]
        header = [family, say("col-share"), say("col-times"), say("col-lift"), say("col-points")]
        return Grid(header, rows, folded=say("uses-all", family=family, count=len(rows)))

    def unused(self) -> Section:
        say = self.names.say
        used = {what for cell in self.found.cells for what in cell.uses}
        missing: dict[str, list[str]] = {}
        for what in self.names.everything():
            if what not in used:
                missing.setdefault(self.names.role(what), []).append(self.names.what(what))
        if not missing:
            return Section(say("unused-title"), [Words(say("unused-none"))])
        rows = [[family, str(len(names)), ", ".join(names)] for family, names in missing.items()]
        header = [say("col-family"), say("col-count"), say("col-names")]
        return Section(say("unused-title"), [Words(say("unused-how")), Grid(header, rows)])


def rate_cells(rate: Estimate) -> list[str]:
    return [f"{rate.value * 100:.1f} %", f"{rate.low * 100:.1f} – {rate.high * 100:.1f} %"]


def mean_cells(estimate: Estimate) -> list[str]:
    return [f"{estimate.value:.1f}", f"{estimate.low:.1f} – {estimate.high:.1f}"]


def mean(counts: Counter[int]) -> float:
    return sum(number * count for number, count in counts.items()) / (sum(counts.values()) or 1)


def quantile(counts: Counter[int], share: float) -> int:
    wanted, passed = share * sum(counts.values()), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= wanted:
            return number
    return max(counts)

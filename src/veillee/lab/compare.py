"""Two runs against each other: did a change of content, rules or bots matter?

Ways to play are matched by all but their pack. Runs with the same seed were played over the same deals, so
their matches are compared one by one, which shows much smaller differences.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from veillee.core.text import LANGUAGES
from veillee.lab import plots
from veillee.lab.contents import changed_entries, contents_of
from veillee.lab.document import Block, Document, Grid, Plot, Points, Section, Words
from veillee.lab.errors import LabError
from veillee.lab.figures import NONE
from veillee.lab.findings import FEW
from veillee.lab.gather import Cell, Fared, Gathered, Use, Way, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, Line
from veillee.lab.report import made, names_of, write
from veillee.lab.stats import Estimate, Sample, cohen_d, cohen_h, difference, holm, paired, rate_difference

SMALL, MEDIUM, LARGE = 0.2, 0.5, 0.8  # Cohen's own words for effect sizes
SHOWN = 25  # pieces whose use changed most
SLIGHT = 0.02  # an effect below that is not worth a line

WON, POINTS, LENGTH = "won", "points", "length"
SOURCE = "source-"


@dataclass
class Finding:
    """One measure before and after."""

    way: Way
    bot: str
    measure: str
    before: float
    after: float
    change: Estimate
    effect: float  # Cohen's h for rates, d for means
    chance: float  # how likely chance alone brings it
    holds: bool = False

    @property
    def of_results(self) -> bool:
        """Whether this is about how matches come out, not about what is used."""
        return self.measure in (WON, POINTS, LENGTH) or self.measure.startswith(SOURCE)

    @property
    def size(self) -> str:
        effect = abs(self.effect)
        return "tiny" if effect < SMALL else "small" if effect < MEDIUM else "medium" if effect < LARGE else "large"


@dataclass
class Comparison:
    """All findings, and what of them holds."""

    before: Gathered
    after: Gathered
    same_deals: bool
    findings: list[Finding]
    uses: list[Finding]

    @property
    def matters(self) -> list[Finding]:
        """What changed for certain and by more than a trifle, the largest first."""
        held = [one for one in (*self.findings, *self.uses) if one.holds and abs(one.effect) >= SMALL]
        return sorted(held, key=lambda one: -abs(one.effect))


def compare(before: Gathered, after: Gathered) -> Comparison:
    """Compare two runs of the same game."""
    if before.run.plan.game != after.run.plan.game:
        raise LabError("error-two-games", before=before.run.plan.game, after=after.run.plan.game)
    pairs = matched(before, after)
    if not pairs:
        raise LabError("error-nothing-in-common")
    same = before.run.plan.seed == after.run.plan.seed
    findings = [finding for old, new in pairs for finding in findings_of(old, new, same)]
    uses = uses_of(pairs)
    kept = holm([one.chance for one in findings])
    for finding, holds in zip(findings, kept, strict=True):
        finding.holds = holds
    for finding, holds in zip(uses, holm([one.chance for one in uses]), strict=True):
        finding.holds = holds
    return Comparison(before, after, same, findings, uses)


def matched(before: Gathered, after: Gathered) -> list[tuple[Cell, Cell]]:
    def key(cell: Cell) -> Way:
        return cell.way._replace(pack="")

    old: dict[Way, list[Cell]] = {}
    for cell in before.cells:
        old.setdefault(key(cell), []).append(cell)
    pairs = []
    for cell in after.cells:
        candidates = old.get(key(cell), [])
        exact = [one for one in candidates if one.way.pack == cell.way.pack]
        if len(candidates) > 1 and not exact:
            raise LabError("error-several-packs", mode=cell.way.mode)
        pairs += [(one, cell) for one in (exact or candidates)]
    return pairs


def findings_of(old: Cell, new: Cell, same: bool) -> list[Finding]:
    found: list[Finding] = []
    for bot, after in new.fared.items():
        before = old.fared.get(bot)
        if before is None:
            continue
        if bot and not new.even:
            old_won, new_won, change, chance = changes(before, after, same, WON)
            rates = old_won.mean, new_won.mean
            found.append(Finding(new.way, bot, WON, *rates, change, cohen_h(*rates), chance))
        if old.scored or new.scored:
            old_points, new_points, change, chance = changes(before, after, same, POINTS)
            means = old_points.mean, new_points.mean
            found.append(Finding(new.way, bot, POINTS, *means, change, cohen_d(old_points, new_points), chance))
        for source in before.sources.keys() | after.sources.keys():
            one, other = before.sources[source], after.sources[source]
            change, chance = difference(one, other)
            found.append(
                Finding(new.way, bot, f"{SOURCE}{source}", one.mean, other.mean, change, cohen_d(one, other), chance)
            )
    lengths = [Sample.of(n for n, count in cell.decisions.items() for _ in range(count)) for cell in (old, new)]
    change, chance = difference(*lengths)
    effect = cohen_d(*lengths)
    found.append(Finding(new.way, "", LENGTH, lengths[0].mean, lengths[1].mean, change, effect, chance))
    return sorted(found, key=lambda one: (one.measure.startswith(SOURCE), one.bot == "", one.bot, one.measure))


def changes(before: Fared, after: Fared, same: bool, measure: str) -> tuple[Sample, Sample, Estimate, float]:
    """Match by match over the deals that both have, otherwise mean against mean; with what was compared."""
    common = sorted(before.by_index.keys() & after.by_index.keys()) if same else []
    if len(common) < 2:
        if measure == WON:
            return before.won, after.won, *rate_difference(before.won, after.won)
        return before.total, after.total, *difference(before.total, after.total)
    which = (WON, POINTS).index(measure)
    old, new = ([side.by_index[index][which] for index in common] for side in (before, after))
    return Sample.of(old), Sample.of(new), *paired(Sample.of(b - a for a, b in zip(old, new, strict=True)))


def uses_of(pairs: list[tuple[Cell, Cell]]) -> list[Finding]:
    """What is used more or less often, over all ways to play together."""
    found: list[Finding] = []
    way = pairs[0][1].way
    seats = [sum(cell.seats.won.count for cell in side) for side in zip(*pairs, strict=True)]
    for what in sorted({what for pair in pairs for cell in pair for what in cell.uses}):
        counts = [sum(cell.uses.get(what, Use()).won.count for cell in side) for side in zip(*pairs, strict=True)]
        if max(counts) < FEW:
            continue
        rates = [count / max(1, whole) for count, whole in zip(counts, seats, strict=True)]
        change, chance = rate_difference(*(bernoulli(*one) for one in zip(counts, seats, strict=True)))
        found.append(Finding(way, "", what, rates[0], rates[1], change, cohen_h(*rates), chance))
    return sorted(found, key=lambda one: -abs(one.effect))


def bernoulli(count: int, whole: int) -> Sample:
    return Sample(whole, float(count), float(count))


# -- in words ----------------------------------------------------------------------------------------


def write_comparison(
    before: str | Path, after: str | Path, out: str | Path | None = None, lang: str = "en"
) -> tuple[Comparison, list[Path]]:
    """Compare two runs and write compare.html and compare.LANG.md, into the second run unless said otherwise."""
    found = compare(gather(Run.open(before)), gather(Run.open(after)))
    folder = Path(out) if out is not None else Path(after)
    folder.mkdir(parents=True, exist_ok=True)
    languages = [lang, *(other for other in LANGUAGES if other != lang)]
    return found, write(folder, "compare", [comparison(found, one) for one in languages])


def comparison(found: Comparison, lang: str) -> Document:
    names = names_of(found.after.run, lang)
    say = names.say
    answer = Section(say("compare-answer"), [Points(victories(found, names)), Words(verdict(found, names))])
    contents = [", ".join(sorted(side.run.charter.contents.values())) for side in (found.before, found.after)]
    content = "same" if contents[0] == contents[1] else "other"
    answer.blocks.append(Words(say("compare-what", content=content, before=contents[0], after=contents[1])))
    answer.blocks.append(Words(say("compare-how", deals="same" if found.same_deals else "other")))
    header = [say(name) for name in ("col-way", "col-bot", "col-measure", "col-before", "col-after")]
    header += [say(name) for name in ("col-change", "col-effect", "col-holds")]
    rows = [finding_row(one, names) for one in found.findings if not one.measure.startswith(SOURCE)]
    sources = [finding_row(one, names) for one in found.findings if one.measure.startswith(SOURCE)]
    moved = [one for one in found.uses if names.counts(one.measure) and abs(one.effect) >= SLIGHT][:SHOWN]
    uses: list[Block] = [Words(say("compare-uses-none"))]
    if moved:
        table = Grid([say("col-what"), *header[3:]], [use_row(one, names) for one in moved])
        uses = [Words(say("compare-uses-how", few=FEW)), table]
    if found.matters:
        answer.blocks.append(Grid(header, [finding_row(one, names) for one in found.matters[:SHOWN]]))
    return Document(
        say("compare-title", game=names.game),
        lang,
        [
            answer,
            Section(say("compare-results"), [*charts(found, names), Grid(header, rows)]),
            *([entries(found, names)] if content == "other" else []),
            *([Section(say("sources-title"), [Grid(header, sources)])] if sources else []),
            Section(say("compare-uses"), uses),
        ],
        made(found.after.run, names),
    )


def victories(found: Comparison, names: Names) -> list[str]:
    """How often bots win before and after: each change that is certain, and the largest of the others."""
    won = [one for one in found.findings if one.measure == WON]
    certain, others = [one for one in won if one.holds], [one for one in won if not one.holds]
    told = [names.say("compare-victories", holds="yes", **told_of(one, names)) for one in certain]
    if others:
        largest = max(others, key=lambda one: abs(one.change.value))
        which = "compare-victories" if len(others) == 1 else "compare-others"
        told.append(names.say(which, holds="no", count=len(others), **told_of(largest, names)))
    return told


def told_of(one: Finding, names: Names) -> dict[str, str]:
    return {
        "way": names.way(one.way._replace(pack=""), without="bots"),
        "bot": one.bot,
        "before": names.figures.percent(one.before),
        "after": names.figures.percent(one.after),
        "change": names.figures.number(one.change.value * 100, signed=True),
    }


def charts(found: Comparison, names: Names) -> list[Plot]:
    """For each mode the victories of the ways to play, before and after."""
    by_mode: dict[str, list[tuple[str, Estimate, Estimate]]] = {}
    for old, new in matched(found.before, found.after):
        for bot, fared in new.fared.items():
            if bot and bot in old.fared and not new.even:
                way = new.way._replace(pack="", bots="")
                place = names.word("level", way.level) if way.level else names.say("players", count=way.players)
                several = len(new.fared) > 1 or len({cell.way.bots for cell in found.after.cells}) > 1
                rates = old.fared[bot].rate(), fared.rate()
                by_mode.setdefault(way.mode, []).append((f"{place}, {bot}" if several else place, *rates))
    drawn = []
    for mode, told in by_mode.items():
        title = names.say("compare-plot", mode=names.word("mode", mode))
        lines = [
            Line(names.say("col-before"), COLORS[0], [before for _, before, _ in told]),
            Line(names.say("col-after"), COLORS[1], [after for _, _, after in told]),
        ]
        places = [place for place, *_ in told]
        svg = plots.rates(title, names.say("axis-wins"), names.figures, places, lines, expected=None, joined=False)
        drawn.append(Plot(svg, title))
    return drawn


def entries(found: Comparison, names: Names) -> Section:
    """The entries of the two packs that differ."""
    say = names.say
    packs = [contents_of(side.run) for side in (found.before, found.after)]
    section = Section(say("compare-entries"))
    if packs[0] is None or packs[1] is None:
        section.blocks.append(Words(say("compare-entries-unknown")))
        return section
    rows = changed_entries(packs[0], packs[1], say("entry-gone"), say("entry-new"), names.lang)
    header = [say(name) for name in ("col-entry", "col-field", "col-before", "col-after")]
    section.blocks += [Words(say("compare-entries-how")), Grid(header, rows)]
    return section


def verdict(found: Comparison, names: Names) -> str:
    """The answer in a sentence or two."""
    say = names.say
    matters = found.matters
    if matters:
        first = matters[0]
        way, who, what = told(first, names)
        return say(
            "compare-yes",
            count=len(matters),
            measure=f"{what} ({who})" if who else what,
            where=way,
            size=say(f"effect-{first.size}"),
            change=amount(first, names),
        )
    unsure = max((one.change.reach for one in found.findings if one.measure == WON), default=0.0)
    doubt = f" {say('compare-unsure', unsure=names.figures.number(unsure * 100))}" if unsure else ""
    return say("compare-no") + doubt


def measure(one: Finding, names: Names) -> str:
    if one.measure in (WON, POINTS, LENGTH):
        return names.say(f"measure-{one.measure}")
    if one.measure.startswith(SOURCE):
        return names.word("source", one.measure.removeprefix(SOURCE))
    return names.what(one.measure)


def is_rate(one: Finding) -> bool:
    return one.measure == WON or not one.of_results


def amount(one: Finding, names: Names) -> str:
    """By how much it changed: rates in points of a hundred."""
    figures = names.figures
    change = figures.number(one.change.value * (100 if is_rate(one) else 1), signed=True)
    return names.say("hundredths", change=change) if is_rate(one) else change


def told(one: Finding, names: Names) -> tuple[str, str, str]:
    """Where something changed, for whom, and what. The pack is what differs, so it names no way to play."""
    if not one.of_results:
        return names.say("everywhere"), "", measure(one, names)
    way = one.way._replace(pack="")
    if one.measure == LENGTH:
        return names.way(way), "", measure(one, names)
    return names.way(way, without="bots" if one.bot else ""), names.bot(one.bot), measure(one, names)


def finding_row(one: Finding, names: Names) -> list[str]:
    way, who, _ = told(one, names)
    return [way, who, *use_row(one, names)]


def use_row(one: Finding, names: Names) -> list[str]:
    figures = names.figures
    shown = [figures.percent(value, 1) if is_rate(one) else figures.number(value) for value in (one.before, one.after)]
    return [
        measure(one, names),
        *shown,
        figures.change(one.change.value, one.change.reach, rate=is_rate(one)),
        f"{figures.number(one.effect, 2, signed=True)} ({names.say(f'effect-{one.size}')})",
        names.say("yes") if one.holds else NONE,
    ]


__all__ = ["Comparison", "Finding", "compare", "comparison", "write_comparison"]

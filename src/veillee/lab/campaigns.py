"""What a report says of campaigns: how far they come, which chapter follows which, and how they end."""

from __future__ import annotations

from veillee.lab import plots
from veillee.lab.document import MANY, Grid, Plot, Section, Words
from veillee.lab.figures import NONE, spread
from veillee.lab.gather import END, Gathered, Journey
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, Bar
from veillee.lab.stats import wilson


def journeys(found: Gathered, names: Names) -> Section | None:
    """The section of a report, if campaigns were played."""
    if not found.journeys:
        return None
    say = names.say
    return Section(
        say("journeys-title"),
        [
            whole(found.journeys, names),
            endings_plot(found.journeys, names),
            endings(found.journeys, names),
            Words(say("chapters-how")),
            chapters(found.journeys, names),
            Words(say("follows-how")),
            follows(found.journeys, names),
        ],
    )


def company(journey: Journey, names: Names) -> str:
    return ", ".join(names.company(journey.way))


def ended(chapter: str, verdict: str, names: Names) -> str:
    """A chapter and how it ended."""
    return names.say("chapter-ended", chapter=names.chapter(chapter), verdict=verdict)


def whole(found: list[Journey], names: Names) -> Grid:
    rows = [
        [
            company(one, names),
            str(one.campaigns),
            *spread(one.lengths, names.figures),
            names.figures.number(one.decisions.mean),
        ]
        for one in found
    ]
    header = ["col-way", "col-campaigns", "col-chapters", "col-range", "col-decisions"]
    return Grid([names.say(name) for name in header], rows)


def endings_plot(found: list[Journey], names: Names) -> Plot:
    ids = dict.fromkeys(ending for one in found for ending in one.endings)
    words = {ending: ended(*ending, names) for ending in ids}
    colors = {words[ending]: COLORS[number % len(COLORS)] for number, ending in enumerate(ids)}
    bars = [
        Bar(company(one, names), [(words[ending], 100 * one.endings.get(ending, 0) / one.campaigns) for ending in ids])
        for one in found
    ]
    title = names.say("endings-plot")
    return Plot(plots.stacks(title, names.say("axis-campaigns"), names.figures, bars, colors), title)


def endings(found: list[Journey], names: Names) -> Grid:
    rows = [
        [company(one, names), ended(*ending, names), str(count), *names.figures.rates(wilson(count, one.campaigns))]
        for one in found
        for ending, count in one.endings.items()
    ]
    header = ["col-way", "col-ending", "col-campaigns", "col-portion", "col-interval"]
    return Grid([names.say(name) for name in header], rows)


def chapters(found: list[Journey], names: Names) -> Grid:
    """Each chapter: how many come to it, how it ends, how long it is."""
    figures = names.figures
    rows = []
    for one in found:
        for cell in one.chapters:
            reached = one.reached[cell.way.chapter] / one.campaigns
            rows.append(
                [
                    company(one, names),
                    names.chapter(cell.way.chapter),
                    figures.percent(reached),
                    str(cell.matches),
                    *([NONE, NONE] if cell.rivals else figures.rates(cell.seats.won.rate())),
                    *spread(cell.decisions, figures),
                ]
            )
    header = ["col-way", "col-chapter", "col-reached", "col-played", "col-wins", "col-interval"]
    return Grid([names.say(name) for name in [*header, "col-decisions", "col-range"]], rows)


def follows(found: list[Journey], names: Names) -> Grid:
    """Where a chapter leads, by how it ended."""
    rows = []
    for one in found:
        places = {cell.way.chapter: at for at, cell in enumerate(one.chapters)}
        ways = sorted(one.follows.items(), key=lambda pair: (places[pair[0][0]], pair[0][1] != "won", -pair[1]))
        for (chapter, verdict, following), count in ways:
            after = sum(n for (id_, how, _), n in one.follows.items() if (id_, how) == (chapter, verdict))
            then = names.say("the-end") if following == END else names.chapter(following)
            share = names.figures.percent(count / after)
            rows.append([company(one, names), ended(chapter, verdict, names), then, str(count), share])
    header = ["col-way", "col-after-chapter", "col-follows", "col-campaigns", "col-portion"]
    folded = names.say("follows-all", count=len(rows)) if len(rows) > MANY else ""
    return Grid([names.say(name) for name in header], rows, folded)

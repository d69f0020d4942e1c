"""What a report says of campaigns: how far they come, which chapter follows which, and how they end."""

from __future__ import annotations

from veillee.lab import plots
from veillee.lab.document import MANY, Block, Grid, Plot, Section, Words
from veillee.lab.figures import NONE, spread
from veillee.lab.gather import END, Gathered, Journey
from veillee.lab.naming import Names
from veillee.lab.plots import COLORS, Bar
from veillee.lab.stats import Sample, wilson


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
            *companies(found.journeys, names),
            *growth(found.journeys, names),
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
            *(names.figures.rates(one.won.rate()) if one.won.count else [NONE, NONE]),
            *spread(one.lengths, names.figures),
            names.figures.number(one.decisions.mean),
        ]
        for one in found
    ]
    header = ["col-way", "col-campaigns", "col-wins", "col-interval", "col-chapters", "col-range", "col-decisions"]
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


def companies(found: list[Journey], names: Names) -> list[Block]:
    """How often campaigns are won by who was there: each role, then each set of them."""
    rows = []
    for one in found:
        told: list[tuple[tuple[str, ...], Sample]] = [
            ((role,), one.by_role[role]) for role in names.in_order(one.by_role)
        ]
        told += sorted(one.by_company.items(), key=lambda pair: pair[1].mean) if len(one.by_company) > 1 else []
        for roles, won in told:
            who = " + ".join(names.seat_role(role) for role in names.in_order(roles))
            rows.append([company(one, names), who, str(won.count), *names.figures.rates(won.rate())])
    if not rows:
        return []
    header = [names.say(name) for name in ("col-way", "col-company", "col-campaigns", "col-wins", "col-interval")]
    folded = names.say("companies-all", count=len(rows)) if len(rows) > MANY else ""
    return [Words(names.say("companies-how")), Grid(header, rows, folded)]


def growth(found: list[Journey], names: Names) -> list[Block]:
    """What a group owns after each chapter."""
    ids = list(dict.fromkeys(name for one in found for numbers in one.growth.values() for name in numbers))
    if not ids:
        return []
    rows = [
        [company(one, names), str(chapter)]
        + [names.figures.number(numbers[name].mean) if name in numbers else NONE for name in ids]
        for one in found
        for chapter, numbers in sorted(one.growth.items())
    ]
    header = [names.say("col-way"), names.say("col-after-chapters"), *(names.word("tally", name) for name in ids)]
    folded = names.say("growth-all", count=len(rows)) if len(rows) > MANY else ""
    return [Words(names.say("growth-how")), Grid(header, rows, folded)]

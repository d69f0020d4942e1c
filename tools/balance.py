"""Measure the balance of every mode with levels, and of roles, and write it into docs/balance.md: `make balance`.

`make balance GAMES=cove` measures that game alone. The runs lie in runs/balance-GAME-BOT. Stopped, it goes on where
it was; asked for more games, it plays only what is missing. The words of the page are written by people, the tables
between its marks by this. A mark names a game and perhaps the settings to measure, or who plays alone:
`<!-- figures: lueur journey=province,archipelago -->`, `<!-- figures: cove roles=captain,alchemist -->`. Modes with
levels for several players are measured with as few as they take; a mark may name some of the modes:
`<!-- figures: kinfire modes=quest quest=7 -->`.
`<!-- roles: cove players=2,3 -->` is about how often each role wins among others of its kind. A mark may say itself
which bots play how many matches, where others would take too long: `bots=greedy=100,search:100=20`; `levels=medium`
measures that level alone. Two marks of one game are two tables: they share no mode with the same bot, nor a number of
players.
`<!-- campaigns: kinfire people=1+1,1+2,1+2+3 -->` is about whole campaigns at every level, for each way in which people
share the seats, with how often each of their chapters is won. With `companies=all` every company of roles plays as
often as every other, each on deals of its own; `graded=1+2` measures the other levels for these people only.
"""

from __future__ import annotations

import argparse
import re
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import veillee
from veillee import lab
from veillee.core.setup import ModeInfo
from veillee.lab.figures import Figures
from veillee.lab.gather import Cell, Journey, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.plan import joined_roles
from veillee.lab.report import names_of
from veillee.lab.rows import MatchRow
from veillee.lab.stats import Sample

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
RUNS = ROOT / "runs"
SEED = "balance"
MARKS = re.compile(r"(<!-- (figures|roles|campaigns): (\w+)((?: \w+=[\w,+:=]+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
ROLES, PLAYERS, MODES, CAMPAIGNS, PEOPLE = "roles", "players", "modes", "campaigns", "people"
COMPANIES, GRADED, LEVELS, BOTS = "companies", "graded", "levels", "bots"
ASKED = (ROLES, PLAYERS, MODES, LEVELS, BOTS)  # what a mark may ask for beside the settings of a game
USUAL = "greedy=400,search:200=100"
ROLES_HEAD = "| players | role | bot | seats | wins | interval | equal share | its points |"
HEAD = "| mode | level | bot | matches | wins | interval | its points | the opponent's |"


def with_levels(game: str) -> list[ModeInfo]:
    """The modes in which an automated opponent plays."""
    return [mode for mode in veillee.game(game).modes if mode.levels and not mode.chapter]


def plans(game: str, wanted: dict[str, list[str]], bot: str, games: int) -> dict[str, lab.Plan]:
    """What is measured of one game, by the end of its run's name: who plays alone, and who in company."""
    settings = {name: values for name, values in wanted.items() if name not in ASKED}
    levels = wanted.get(LEVELS, ["all"])
    found: dict[str, lab.Plan] = {}
    levelled = [mode for mode in with_levels(game) if mode.id in wanted.get(MODES, [mode.id])]
    alone = [mode.id for mode in levelled if mode.seats == (1,)]
    if alone:
        roles = wanted.get(ROLES, [])
        found[""] = plan_of(game, bot, games, modes=alone, levels=levels, roles=roles, settings=settings)
    company = [mode for mode in levelled if mode.seats != (1,)]
    if company:
        seats = sorted({mode.seats[0] for mode in company})
        modes = [mode.id for mode in company]
        found["-company"] = plan_of(game, bot, games, modes=modes, levels=levels, players=seats, settings=settings)
    return found


def plan_of(game: str, bot: str, games: int, **ways: Any) -> lab.Plan:
    return lab.plan(game, bots=[bot], games=games, seed=SEED, **ways)


def played(game: str, plan: lab.Plan, bot: str, end: str, workers: int | None) -> Run:
    """The run of one bot, after playing what is missing."""
    return lab.run(plan, RUNS / f"balance-{game}-{bot.replace(':', '-')}{end}", workers=workers, watch=progress)


def figures(runs: list[Run]) -> str:
    """What bots did in one game, as a table: by mode and option, then bot, then level."""
    names = names_of(runs[0], "en")
    cells = [cell for run in runs for cell in gather(run).cells]
    content = next(iter(runs[0].charter.contents.values()))
    lines = [f"Content `{content}`, seed `{SEED}`, {sum(cell.matches for cell in cells)} matches.", "", HEAD]
    lines.append("|---|---|---|---:|---:|---:|---:|---:|")
    for cell in sorted(cells, key=lambda cell: (cell.way.mode, cell.way.roles, cell.way.settings)):
        lines.append("| " + " | ".join(row(cell, names)) + " |")
    return "\n".join(lines) + "\n"


def row(cell: Cell, names: Names) -> list[str]:
    form = Figures("en")
    way = cell.way
    mine, other = cell.fared[way.bots], cell.fared.get("")
    seats = names.say("players", count=way.players) if way.players > 1 else ""
    role = names.seat_role(way.roles) if way.roles else ""
    mode = ", ".join(part for part in (names.word("mode", way.mode), seats, role, way.settings) if part)
    points = [f"{form.number(one.points().value)} ± {form.number(one.points().reach)}" for one in (mine, other) if one]
    return [mode, way.level, way.bots, str(cell.matches), *form.rates(mine.rate()), *points]


def shares(runs: list[Run]) -> str:
    """How often each role wins where all seats are taken by one bot, beside an equal share."""
    form = Figures("en")
    content = next(iter(runs[0].charter.contents.values()))
    matches = sum(cell.matches for run in runs for cell in gather(run).cells)
    lines = [
        f"Content `{content}`, seed `{SEED}`, {matches} matches.",
        "",
        ROLES_HEAD,
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for run in runs:
        names = names_of(run, "en")
        for cell in gather(run).cells:
            for role in names.in_order(cell.roles):
                won = cell.roles[role].won
                fair = form.percent(1 / cell.way.players, 1)
                cells = [names.say("players", count=cell.way.players), names.seat_role(role), cell.way.bots]
                points = form.number(cell.roles[role].total.mean)
                lines.append("| " + " | ".join([*cells, str(won.count), *form.rates(won.rate()), fair, points]) + " |")
    return "\n".join(lines) + "\n"


def of_roles(game: str, wanted: dict[str, list[str]], numbers: list[tuple[str, str, str]], workers: int | None) -> str:
    """Roles dealt by chance, so that each meets each and sits everywhere."""
    runs: list[Run] = []
    for count in wanted[PLAYERS]:
        for bot, _, games in numbers:
            plan = plan_of(game, bot, int(games), players=[int(count)])
            runs.append(played(game, plan, bot, f"-roles-{count}", workers))
    return shares(runs)


def of_campaigns(
    game: str, wanted: dict[str, list[str]], numbers: list[tuple[str, str, str]], workers: int | None
) -> str:
    """Whole campaigns by company and level, then by who was there."""
    lines: list[str] = []
    total, content = 0, ""
    for bot, _, games in numbers:
        journeys: list[Journey] = []
        for people in wanted[PEOPLE]:
            plans = campaigns_of(game, wanted, bot, int(games), people)
            runs = [played(game, plan, bot, f"-campaigns-{end}", workers) for end, plan in plans.items()]
            journeys += whichever(runs)
            names, content = names_of(runs[0], "en"), next(iter(runs[0].charter.contents.values()))
        total += sum(journey.campaigns for journey in journeys)
        lines += [*chapters_won(names, journeys), "", *companies_won(names, journeys), ""]
    return "\n".join([f"Content `{content}`, seed `{SEED}`, {total} campaigns.", "", *lines])


def campaigns_of(game: str, wanted: dict[str, list[str]], bot: str, games: int, people: str) -> dict[str, lab.Plan]:
    """So many campaigns (or a few more) of these people at every level, by the end of each run's name.

    Companies share no deal: what one of them says of a row of the table is news beside the others. Levels of one
    company do, so that nothing but the level differs.
    """
    levels = ["all"] if people in wanted.get(GRADED, [people]) else []
    info = veillee.game(game).roles
    seats = len(people.split("+"))
    roles = ["+".join(one) for one in combinations(info.ids, seats)] if info and COMPANIES in wanted else []
    each = -(-games // (len(roles) or 1))
    whole = plan_of(game, bot, each, campaign=True, levels=levels, people=[people], roles=roles)
    found: dict[str, lab.Plan] = {}
    for cell in whole.cells:
        deals = "-".join(filter(None, [people, joined_roles(cell.roles)]))
        found["-".join(filter(None, [deals, cell.level]))] = replace(whole, cells=(cell,), seed=f"{SEED}-{deals}")
    return found


def whichever(runs: list[Run]) -> list[Journey]:
    """The campaigns of several runs, whichever company was asked for."""
    found: list[MatchRow] = []
    before = 0
    for run in runs:
        found += [replace(row, roles="", number=before + row.number) for row in run.rows()]
        before += run.plan.total
    return gather(runs[0], found).journeys


def chapters_won(names: Names, journeys: list[Journey]) -> list[str]:
    """A row for each company and level: campaigns won, and how often each chapter was, where it was reached."""
    form = Figures("en")
    chapters = {cell.way.chapter: cell.chapters.mean for journey in journeys for cell in journey.chapters}
    order = sorted(chapters, key=lambda chapter: [int(part) if part.isdigit() else part for part in chapter.split("_")])
    head = ["company", "campaigns", "won", "interval", "chapters", *(names.chapter(chapter) for chapter in order)]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for journey in journeys:
        cells = {cell.way.chapter: cell for cell in journey.chapters}
        won = [form.percent(cells[one].seats.won.mean) if one in cells else "" for one in order]
        length = sum(number * count for number, count in journey.lengths.items()) / journey.campaigns
        first = [", ".join(names.company(journey.way)), str(journey.campaigns), *form.rates(journey.won.rate())]
        lines.append("| " + " | ".join([*first, form.number(length), *won]) + " |")
    return lines


def companies_won(names: Names, journeys: list[Journey]) -> list[str]:
    """The smallest companies at the usual level, whoever plays them: which of them win least."""
    form = Figures("en")
    least = min(journey.way.players for journey in journeys)
    usual = next(mode.level for mode in names.spec.modes if mode.id == journeys[0].way.mode)
    found: dict[tuple[str, ...], Sample] = {}
    for journey in journeys:
        if journey.way.players == least and journey.way.level == usual:
            for roles, won in journey.by_company.items():
                found.setdefault(roles, Sample()).join(won)
    lines = ["| company | campaigns | won | interval |", "|---|---:|---:|---:|"]
    for roles, won in sorted(found.items(), key=lambda pair: pair[1].mean):
        who = " + ".join(names.seat_role(role) for role in names.in_order(roles))
        lines.append("| " + " | ".join([who, str(won.count), *form.rates(won.rate())]) + " |")
    return lines


def put(head: str, text: str) -> None:
    """Write figures below their mark; the page may have changed while they were measured."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(MARKS.sub(lambda mark: f"{head}{text}{mark[5]}" if mark[1] == head else mark[0], page), "utf-8")


def progress(state: lab.Progress) -> None:
    left = f"{state.left / 60:.0f} min left" if state.left is not None else ""
    print(f"\r{state.done}/{state.total}  {left}  ", end="", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--bots", help=f"bots and how many matches of each level, whatever marks say; else {USUAL}")
    parser.add_argument("--campaigns", default="planner=400", help="bots and how many campaigns of each level")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless said")
    asked = parser.parse_args()
    for mark in MARKS.finditer(PAGE.read_text("utf-8")):
        kind, game = mark[2], mark[3]
        if asked.game and game not in asked.game:
            continue
        wanted = {name: values.split(",") for name, values in (part.split("=", 1) for part in mark[4].split())}
        bots = asked.bots.split(",") if asked.bots else wanted.get(BOTS, USUAL.split(","))
        numbers = [part.rpartition("=") for part in bots]
        if kind == CAMPAIGNS:
            several = [part.rpartition("=") for part in asked.campaigns.split(",")]
            put(mark[1], of_campaigns(game, wanted, several, asked.workers))
            continue
        if kind == ROLES:
            put(mark[1], of_roles(game, wanted, numbers, asked.workers))
            continue
        runs = [
            played(game, plan, bot, end, asked.workers)
            for bot, _, games in numbers
            for end, plan in plans(game, wanted, bot, int(games)).items()
        ]
        put(mark[1], figures(runs))
    print(f"\n{PAGE}")


if __name__ == "__main__":
    main()

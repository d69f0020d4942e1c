"""Measure the balance of every solo mode and level, and write the figures into docs/balance.md: `make balance`.

The runs lie in runs/balance-GAME-BOT. Stopped, it goes on where it was; asked for more games, it plays only what is
missing. The words of the page are written by people, the tables between its marks by this. A mark names a game and
perhaps the settings to measure: `<!-- figures: lueur journey=province,archipelago -->`.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import veillee
from veillee import lab
from veillee.lab.figures import Figures
from veillee.lab.gather import Cell, gather
from veillee.lab.journal import Run
from veillee.lab.naming import Names
from veillee.lab.report import names_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
RUNS = ROOT / "runs"
MARKS = re.compile(r"(<!-- figures: (\w+)((?: \w+=[\w,]+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = "| mode | level | bot | matches | wins | interval | its points | the opponent's |"


def solo_modes(game: str) -> list[str]:
    return [mode.id for mode in veillee.game(game).modes if mode.seats == (1,) and mode.levels]


def played(game: str, settings: dict[str, list[str]], bot: str, games: int, workers: int | None) -> Run:
    """The run of one bot, after playing what is missing."""
    plan = lab.plan(
        game, modes=solo_modes(game), levels=["all"], bots=[bot], settings=settings, games=games, seed="balance"
    )
    return lab.run(plan, RUNS / f"balance-{game}-{bot.replace(':', '-')}", workers=workers, watch=progress)


def figures(runs: list[Run]) -> str:
    """What bots did in one game, as a table: by mode and option, then bot, then level."""
    names = names_of(runs[0], "en")
    cells = [cell for run in runs for cell in gather(run).cells]
    content = next(iter(runs[0].charter.contents.values()))
    lines = [f"Content `{content}`, seed `balance`, {sum(cell.matches for cell in cells)} matches.", "", HEAD]
    lines.append("|---|---|---|---:|---:|---:|---:|---:|")
    for cell in sorted(cells, key=lambda cell: (cell.way.mode, cell.way.settings)):
        lines.append("| " + " | ".join(row(cell, names)) + " |")
    return "\n".join(lines) + "\n"


def row(cell: Cell, names: Names) -> list[str]:
    form = Figures("en")
    way = cell.way
    mine, other = cell.fared[way.bots], cell.fared.get("")
    mode = ", ".join(part for part in (names.word("mode", way.mode), way.settings) if part)
    points = [f"{form.number(one.points().value)} ± {form.number(one.points().reach)}" for one in (mine, other) if one]
    return [mode, way.level, way.bots, str(cell.matches), *form.rates(mine.rate()), *points]


def put(game: str, text: str) -> None:
    """Write the figures of a game between its marks; the page may have changed while they were measured."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(MARKS.sub(lambda mark: f"{mark[1]}{text}{mark[4]}" if mark[2] == game else mark[0], page), "utf-8")


def progress(state: lab.Progress) -> None:
    left = f"{state.left / 60:.0f} min left" if state.left is not None else ""
    print(f"\r{state.done}/{state.total}  {left}  ", end="", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--bots", default="greedy=400,search:200=100", help="bots and how many matches of each level")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless said")
    asked = parser.parse_args()
    for mark in MARKS.finditer(PAGE.read_text("utf-8")):
        game = mark[2]
        if asked.game and game not in asked.game:
            continue
        settings = {name: values.split(",") for name, values in (part.split("=") for part in mark[3].split())}
        numbers = [part.rpartition("=") for part in asked.bots.split(",")]
        runs = [played(game, settings, bot, int(games), asked.workers) for bot, _, games in numbers]
        put(game, figures(runs))
    print(f"\n{PAGE}")


if __name__ == "__main__":
    main()

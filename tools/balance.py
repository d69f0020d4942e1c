"""Measure the balance of every solo mode and level, and write the figures into docs/balance.md: `make balance`.

The runs lie in runs/balance-GAME. Stopped, it goes on where it was; asked for more games, it plays only what is
missing. The words of the page are written by people, the tables between its marks by this.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import veillee
from veillee import lab
from veillee.lab.gather import Cell, gather
from veillee.lab.report import names_of, rate_cells

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
RUNS = ROOT / "runs"
MARKS = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def solo_modes(game: str) -> list[str]:
    return [mode.id for mode in veillee.game(game).modes if mode.seats == (1,) and mode.levels]


def measured(game: str, bots: list[str], games: int, workers: int | None) -> str:
    """Play what is missing; the figures as a table."""
    plan = lab.plan(game, modes=solo_modes(game), levels=["all"], bots=bots, games=games, seed="balance")
    run = lab.run(plan, RUNS / f"balance-{game}", workers=workers, watch=progress)
    found = gather(run)
    names = names_of(run, "en")
    lines = [
        f"Content `{next(iter(run.charter.contents.values()))}`, seed `balance`, {found.matches} matches.",
        "",
        "| mode | level | bot | matches | wins | interval | its points | the opponent's |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for cell in sorted(found.cells, key=lambda cell: (cell.way.mode, cell.way.bots)):
        lines.append("| " + " | ".join(row(cell, names.word("mode", cell.way.mode))) + " |")
    return "\n".join(lines) + "\n"


def row(cell: Cell, mode: str) -> list[str]:
    bot = cell.way.bots
    mine, other = cell.fared[bot], cell.fared.get("")
    opponent = f"{other.total.mean:.1f} ± {other.total.interval().reach:.1f}" if other is not None else "–"
    points = f"{mine.total.mean:.1f} ± {mine.total.interval().reach:.1f}"
    return [mode, cell.way.level, bot, str(cell.matches), *rate_cells(mine.won.rate()), points, opponent]


def progress(state: lab.Progress) -> None:
    left = f"{state.left / 60:.0f} min left" if state.left is not None else ""
    print(f"\r{state.done}/{state.total}  {left}  ", end="", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="matches of each mode, level and bot (100)")
    parser.add_argument("--bots", default="greedy,search:200", help="bots, with commas (greedy,search:200)")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless said")
    asked = parser.parse_args()
    text = PAGE.read_text("utf-8")
    for _, game, _ in MARKS.findall(text):
        figures = measured(game, asked.bots.split(","), asked.games, asked.workers)
        text = MARKS.sub(lambda match, game=game, figures=figures: _put(match, game, figures), text)  # type: ignore[misc]
        PAGE.write_text(text, "utf-8")
    print(f"\n{PAGE}")


def _put(match: re.Match[str], game: str, figures: str) -> str:
    return f"{match[1]}{figures}{match[3]}" if match[2] == game else match[0]


if __name__ == "__main__":
    main()

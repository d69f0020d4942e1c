"""Measure how honest the search's chances are in every way to play, and give each game its curves: `make chances`.

    chances.py [--game NAME] [--bot 50] [--heard 300] [--every 12] [--games 400] [--workers 2]

Matches are played by a search with a small budget; once in so many choices a search with the budget of a hint says what
it thinks of its chance. The runs lie in runs/chances-GAME-MODE-PLAYERS. All ways to play get a few matches before any
gets many, those for one player first, and a game's curves are written whenever one of its runs has grown: stopped, it
goes on where it was; asked for more games, it plays only what is missing.
Every mode is played at all of its levels by all of its numbers of players, and with every value of the settings that
change how hard a game is.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import veillee
from veillee import lab
from veillee.bots import find_bot
from veillee.bots.chances import FILE
from veillee.core.spec import GameSpec, installed
from veillee.lab.calibration import FEWEST, Group, Moment, calibrated, matches_of, moments, written
from veillee.lab.journal import Run
from veillee.lab.witness import PLACE

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "runs"
CHANCE = "random"  # a value that stands for one of the others
VARIED = "lueur.journey,bardwood.gentle_easy"  # settings that change how hard a match is
GROWTH = 2  # from round to round every way to play gets so many times as many matches
FIRST = 50  # matches of the first round


class Way(NamedTuple):
    """How many play which mode of a game."""

    seats: int
    game: str
    mode: str

    @property
    def folder(self) -> Path:
        return RUNS / f"chances-{self.game}-{self.mode}-{self.seats}"


def ways(games: list[str]) -> list[Way]:
    """Every mode with every number of players, fewer first; chapters of a campaign are not played by themselves."""
    found = [
        Way(seats, game, mode.id)
        for game in games
        for mode in veillee.game(game).modes
        for seats in mode.seats
        if not mode.chapter
    ]
    return sorted(found, key=lambda way: way.seats)


def plan_of(way: Way, bot: str, games: int, varied: list[str]) -> lab.Plan:
    spec: GameSpec[Any, Any] = veillee.game(way.game)
    settings = {
        one.id: [value for value in one.values if value != CHANCE]
        for one in spec.settings
        if f"{way.game}.{one.id}" in varied and one.meant(way.mode, way.seats)
    }
    return lab.plan(
        way.game,
        modes=[way.mode],
        levels=["all"] if spec.mode(way.mode).levels else [],
        players=[way.seats],
        settings=settings,
        bots=[bot],
        games=games,
        seed="chances",
        decisions=True,
    )


def rounds(games: int) -> list[int]:
    """How many matches each way to play has after each round."""
    found = [min(FIRST, games)]
    while found[-1] < games:
        found.append(min(found[-1] * GROWTH, games))
    return found


def told(way: Way) -> dict[Group, list[Moment]]:
    """What was said in a run, where it was said often enough."""
    found = moments(Run.open(way.folder))
    return {group: said for group, said in found.items() if matches_of(said) >= FEWEST}


def write(game: str, some: list[Way], played: str, heard: str) -> None:
    """The curves of a game from all of its runs that are there."""
    curves = [
        curve
        for way in some
        if way.game == game and (way.folder / "run.json").is_file()
        for curve in calibrated(told(way), played, heard)
    ]
    if curves:
        path = ROOT / "src" / veillee.game(game).package.replace(".", "/") / FILE
        path.write_text("\n".join(map(written, curves)), "utf-8")
        worst = max(curve.error for curve in curves)
        print(f"\n{path.relative_to(ROOT)}: {len(curves)} curves, at most {100 * worst:.1f} points off", flush=True)


def progress(state: lab.Progress) -> None:
    left = f"{state.left / 60:.0f} min left" if state.left is not None else ""
    print(f"\r{state.done}/{state.total}  {left}  ", end="", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(installed()), help="only this game; may be repeated")
    parser.add_argument("--bot", default="50", help="iterations of the search that plays")
    parser.add_argument("--heard", default="300", help="iterations of the search that says its chance, as hints have")
    parser.add_argument("--every", type=int, default=12, help="choices, of which it is heard at one")
    parser.add_argument("--games", type=int, default=400, help="matches of each way to play")
    parser.add_argument("--settings", default=VARIED, help="settings that are played with each of their values")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless said")
    asked = parser.parse_args()
    bot = f"{find_bot(PLACE)}:{asked.bot}:{asked.heard}:{asked.every}"
    all_ways = ways(asked.game or list(installed()))
    for games in rounds(asked.games):
        for way in all_ways:
            plan = plan_of(way, bot, games, asked.settings.split(","))
            print(f"\n{way.game} {way.mode} {way.seats}: {plan.total} matches", flush=True)
            lab.run(plan, way.folder, workers=asked.workers, watch=progress)
            write(way.game, all_ways, f"search:{asked.bot}", f"search:{asked.heard}")


if __name__ == "__main__":
    main()

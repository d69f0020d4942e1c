"""Measure how honest the search's chances are in every way to play, and give each game its curves: `make chances`.

    chances.py [--game NAME] [--bot search:100] [--games 100] [--workers 2]

The runs lie in runs/chances-GAME-MODE-PLAYERS. Stopped, it goes on where it was; asked for more games, it plays only
what is missing.
Every mode is played at all of its levels by all of its numbers of players, and with every value of the settings that
change how hard a game is.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import veillee
from veillee import lab
from veillee.bots.chances import FILE
from veillee.core.setup import ModeInfo
from veillee.core.spec import GameSpec, installed
from veillee.lab.calibration import Group, Moment, calibrated, moments, written

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "runs"
CHANCE = "random"  # a value that stands for one of the others
VARIED = "lueur.journey,bardwood.gentle_easy"  # settings that change how hard a match is


def ways(spec: GameSpec[Any, Any]) -> list[tuple[ModeInfo, int]]:
    """Every mode with every number of players; chapters of a campaign are not played by themselves."""
    return [(mode, seats) for mode in spec.modes if not mode.chapter for seats in mode.seats]


def plan_of(game: str, mode: ModeInfo, seats: int, bot: str, games: int, varied: list[str]) -> lab.Plan:
    spec = veillee.game(game)
    settings = {
        one.id: [value for value in one.values if value != CHANCE]
        for one in spec.settings
        if f"{game}.{one.id}" in varied and one.meant(mode.id, seats)
    }
    levels = ["all"] if mode.levels else []
    return lab.plan(
        game,
        modes=[mode.id],
        levels=levels,
        players=[seats],
        settings=settings,
        bots=[bot],
        games=games,
        seed="chances",
        decisions=True,
    )


def measure(
    game: str, bot: str, games: int, workers: int | None, varied: list[str]
) -> list[tuple[Group, list[Moment]]]:
    """What was said in every way to play this game, after playing what is missing."""
    found: list[tuple[Group, list[Moment]]] = []
    for mode, seats in ways(veillee.game(game)):
        plan = plan_of(game, mode, seats, bot, games, varied)
        folder = RUNS / f"chances-{game}-{mode.id}-{seats}"
        found += moments(lab.run(plan, folder, workers=workers, watch=progress)).items()
    return found


def progress(state: lab.Progress) -> None:
    left = f"{state.left / 60:.0f} min left" if state.left is not None else ""
    print(f"\r{state.done}/{state.total}  {left}  ", end="", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(installed()), help="only this game; may be repeated")
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--games", type=int, default=100, help="matches of each way to play")
    parser.add_argument("--settings", default=VARIED, help="settings that are played with each of their values")
    parser.add_argument("--workers", type=int, help="processes; one for each core unless said")
    asked = parser.parse_args()
    for game in asked.game or list(installed()):
        said = measure(game, asked.bot, asked.games, asked.workers, asked.settings.split(","))
        path = ROOT / "src" / veillee.game(game).package.replace(".", "/") / FILE
        path.write_text("\n".join(written(calibrated(group, asked.bot, some)) for group, some in said), "utf-8")
        print(f"\n{path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

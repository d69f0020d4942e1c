"""How strong the bots are against each other: every game and mode for two, the share of wins and its interval.

Against the games' own opponents they are measured by `tools/balance.py`, with the lab.

    strength.py [--game NAME] [--matches 400] [--processes 2] [--table]

Finished matches are kept in a file, one line each, so that a run that was stopped goes on where it was.
Seats are swapped from match to match; a shared victory counts half. The intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

import veillee
from veillee.bots import ask, make_bot
from veillee.bots.crew import begin_work
from veillee.core import compiled
from veillee.core.spec import installed

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "strength.jsonl"
OUTPUT = ROOT / "bench" / "STRENGTH.md"
BUDGETS = ("search:20", "search:100", "search:500")
SURE = 1.96  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Pairing:
    """One bot against another."""

    game: str
    mode: str
    bot: str
    other: str

    @property
    def name(self) -> str:
        return "/".join((self.game, self.mode, self.bot, self.other))


def pairings(games: list[str]) -> Iterator[Pairing]:
    for game in games:
        for mode in veillee.game(game).modes:
            if 2 in mode.seats:
                yield Pairing(game, mode.id, "greedy", "random")
                for bot in BUDGETS:
                    yield Pairing(game, mode.id, bot, "greedy")


def play(pairing: Pairing, number: int) -> float:
    """One match: 1 for a victory of the bot, a part of it for a shared one."""
    own = number % 2
    names = [pairing.bot if seat == own else pairing.other for seat in range(2)]
    seed = f"strength-{number}"
    match = veillee.new(pairing.game, mode=pairing.mode, seats=names, seed=seed)
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while (decision := match.decision) is not None:
        match.play(ask(bots[decision.seat], match, decision.seat, seed))
    result = match.result
    assert result is not None
    return 1.0 / len(result.winners) if own in result.winners else 0.0


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    share = wins / matches
    square = SURE * SURE
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def known(results: Path) -> dict[str, dict[int, float]]:
    """What earlier runs found, by pairing and number of the match; a line that was cut off is left out."""
    found: dict[str, dict[int, float]] = {}
    if results.exists():
        for line in results.read_text("utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            found.setdefault(Pairing(**row["pairing"]).name, {})[row["number"]] = row["won"]
    return found


def measure(wanted: list[Pairing], matches: int, processes: int, results: Path) -> None:
    done = known(results)
    open_ = [(pairing, n) for pairing in wanted for n in range(matches) if n not in done.get(pairing.name, {})]
    results.parent.mkdir(parents=True, exist_ok=True)
    with (
        ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=begin_work) as pool,
        results.open("a", encoding="utf-8") as out,
    ):
        running = {pool.submit(play, pairing, number): (pairing, number) for pairing, number in open_}
        for at, finished in enumerate(as_completed(running), 1):
            pairing, number = running[finished]
            row = {"pairing": asdict(pairing), "number": number, "won": finished.result()}
            out.write(json.dumps(row) + "\n")
            out.flush()
            print(f"\r{at} of {len(open_)} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def table(wanted: list[Pairing], matches: int, results: Path) -> str:
    found = known(results)
    rows = [
        "# How strong the bots are",
        "",
        "Written by `make strength`. Wins of the first bot, a shared victory counting half; seats are swapped from",
        "match to match; the interval is Wilson's at 95 %. How bots fare against the games' own opponents:",
        "[the balance](../docs/balance.md).",
        "",
        "| game | mode | bot | against | matches | wins | 95 % interval |",
        "|---|---|---|---|---:|---:|---:|",
    ]
    for pairing in wanted:
        won = [value for number, value in found.get(pairing.name, {}).items() if number < matches]
        if won:
            low, high = wilson(sum(won), len(won))
            rows.append(
                f"| {pairing.game} | {pairing.mode} | {pairing.bot} | {pairing.other} | {len(won)} "
                f"| {sum(won) / len(won):.1%} | {low:.1%} to {high:.1%} |"
            )
    short = [pairing.name for pairing in wanted if len(found.get(pairing.name, {})) < matches]
    if short:
        rows += ["", f"Fewer than {matches} matches so far: {', '.join(short)}."]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(installed()), help="only this game; may be repeated")
    parser.add_argument("--only", default="", help="only pairings whose name holds this text: pilgrims/basic")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    parser.add_argument("--table", action="store_true", help="only write the table of what was measured so far")
    given = parser.parse_args()
    if not given.table and not compiled():
        print(
            "The hot code is not compiled: this takes several times as long. `make fast` compiles it.", file=sys.stderr
        )
    wanted = [pairing for pairing in pairings(given.game or list(installed())) if given.only in pairing.name]
    if not wanted:
        parser.error(f"no pairing holds {given.only!r}")
    if not given.table:
        measure(wanted, given.matches, given.processes, given.results)
    text = table(wanted, given.matches, given.results)
    given.output.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()

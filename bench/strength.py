"""How strong the bots are: in every game, mode and group, with a test that stops when it knows.

    strength.py [--game NAME] [--only TEXT] [--matches 400] [--processes 2] [--table]

Rivals meet at one table, and seats are swapped from match to match. Where nobody is a rival (alone, or where all win
together) both bots play the same deal, and what counts is who came off better: won where the other lost, or with more
points. A shared victory counts its part, an equal result half.

Each pairing has a share of wins that is asked for. Wald's sequential test, in the form that chess programs use for
results with halves, tells after every round whether it is reached; a pairing that is settled plays no more, and one
that is not ends after `--matches`, or after 60 where one bot thinks for minutes. All pairings get a few matches before
any gets many. Finished matches are kept in a file, one line each, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import veillee
from veillee.bots import ask, make_bot
from veillee.bots.crew import begin_work
from veillee.core import compiled
from veillee.core.match import Match
from veillee.core.setup import ModeInfo
from veillee.core.spec import installed

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "strength.jsonl"
OUTPUT = ROOT / "bench" / "STRENGTH.md"
THINKING = "search:200"  # what must play no worse than `greedy` anywhere
FAIR = "search:100"
LONG = "search:20000"  # what three seconds on two cores were in Lueur, at 3,400 iterations a second on each
VARIED = {"lueur": ("journey", ("province", "archipelago"))}  # a setting that makes another game of it
FAR = 0.9  # the share of wins asked of `greedy` against `random`
STRONG = 0.75  # and of the strong bot against the fair one
WITHIN = 0.05  # shares that lie closer to the one asked for are not told from it
LONG_MATCHES = 60  # of such a pairing at most: one of them takes minutes, and all of it must fit in a night
DOUBT = 0.05  # how often the test may be wrong in either direction
FEWEST = 20  # matches before it says anything
GROWTH = 2  # from round to round a pairing gets so many times as many matches
SURE = 1.96  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Pairing:
    """One bot against another, and the share of wins that is asked of it."""

    game: str
    mode: str
    players: int
    bot: str
    other: str
    goal: float
    varied: str = ""  # a setting and its value: `journey=province`

    @property
    def name(self) -> str:
        return "/".join(filter(None, (self.game, self.mode, str(self.players), self.varied, self.bot, self.other)))

    def at_most(self, matches: int) -> int:
        return min(matches, LONG_MATCHES) if self.bot == LONG else matches


class Outcome(NamedTuple):
    """Of one match: the share of a victory, and by how many points the bot was ahead where points decide."""

    won: float
    points: float | None


def pairings(games: list[str]) -> Iterator[Pairing]:
    for game in games:
        for mode in veillee.game(game).modes:
            if not mode.chapter:  # a chapter of a campaign is not played by itself
                for varied in values_of(game):
                    yield from meetings(game, mode, varied)


def values_of(game: str) -> list[str]:
    if game not in VARIED:
        return [""]
    name, values = VARIED[game]
    return [f"{name}={value}" for value in values]


def meetings(game: str, mode: ModeInfo, varied: str) -> Iterator[Pairing]:
    """Who meets whom in one mode: `greedy` somebody who guesses, the search `greedy`, the strong bot the fair one."""
    few = mode.seats[0]
    for players in mode.seats:
        even = 0.5 if same_deal(game, players) else 1.0 / players
        if players == few:
            yield Pairing(game, mode.id, players, "greedy", "random", FAR, varied)
        yield Pairing(game, mode.id, players, THINKING, "greedy", even, varied)
        if players == 2 and not same_deal(game, players):
            yield Pairing(game, mode.id, players, LONG, FAIR, STRONG, varied)


def same_deal(game: str, players: int) -> bool:
    """Whether there is no rival among the seats, so that both bots play the same deal one after the other."""
    return players == 1 or veillee.game(game).hope is not None


def play(pairing: Pairing, number: int) -> Outcome:
    """One match, or the same deal twice."""
    seed = f"strength-{number}"
    if same_deal(pairing.game, pairing.players):
        own, other = (
            alone(begun(pairing, [bot] * pairing.players, seed), seed) for bot in (pairing.bot, pairing.other)
        )
        won = 0.5 if own == other else float(own > other)
        return Outcome(won, own[1] - other[1] if veillee.game(pairing.game).hope is None else None)
    seat = number % pairing.players
    match = begun(pairing, [pairing.bot if one == seat else pairing.other for one in range(pairing.players)], seed)
    points = play_out(match, seed)
    assert match.result is not None
    return Outcome(match.result.victory(seat), points[seat] - max(points[:seat] + points[seat + 1 :]))


def begun(pairing: Pairing, bots: list[str], seed: str) -> Match:
    settings = dict([pairing.varied.split("=")]) if pairing.varied else {}
    return veillee.new(pairing.game, mode=pairing.mode, seats=bots, seed=seed, settings=settings)


def alone(match: Match, seed: str) -> tuple[float, float]:
    """Whether those who play together won, and the first seat's points."""
    points = play_out(match, seed)
    assert match.result is not None
    return match.result.victory(0), points[0] if points else 0.0


def play_out(match: Match, seed: str) -> list[float]:
    """Play a match to its end; the points of its sides, if they have any."""
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(match.setup.seats)]
    while (decision := match.decision) is not None:
        match.play(ask(bots[decision.seat], match, decision.seat, seed))
    assert match.result is not None
    return [float(score.total) for score in match.result.scores]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    share = wins / matches
    square = SURE * SURE
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def reached(won: list[float], goal: float) -> bool | None:
    """Whether the share of wins asked for is reached; None as long as nobody can tell.

    The likelihoods of a share a little above it and of one a little below are compared, with the variance that the
    matches show. Two more that contradict each other keep that from being nothing after a row of equal ones.
    """
    if len(won) < FEWEST:
        return None
    seen = [*won, 0.0, 1.0]
    middle = sum(seen) / len(seen)
    variance = sum((value - middle) ** 2 for value in seen) / len(seen)
    likelier = len(won) * 2 * WITHIN * (sum(won) / len(won) - goal) / variance
    if abs(likelier) < log((1 - DOUBT) / DOUBT):
        return None
    return likelier > 0


def known(results: Path) -> dict[str, dict[int, Outcome]]:
    """What earlier runs found, by pairing and number of the match; a line that was cut off is left out."""
    found: dict[str, dict[int, Outcome]] = {}
    if results.exists():
        for line in results.read_text("utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            outcome = Outcome(row["won"], row["points"])
            found.setdefault(Pairing(**row["pairing"]).name, {})[row["number"]] = outcome
    return found


def settled(found: dict[int, Outcome], goal: float) -> bool:
    return reached([one.won for one in found.values()], goal) is not None


def rounds(matches: int) -> list[int]:
    """How many matches each pairing has after each round."""
    found = [min(FEWEST, matches)]
    while found[-1] < matches:
        found.append(min(found[-1] * GROWTH, matches))
    return found


def measure(wanted: list[Pairing], matches: int, processes: int, results: Path) -> None:
    results.parent.mkdir(parents=True, exist_ok=True)
    with (
        ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=begin_work) as pool,
        results.open("a", encoding="utf-8") as out,
    ):
        for most in rounds(matches):
            for pairing in wanted:
                done = known(results).get(pairing.name, {})
                if settled(done, pairing.goal):
                    continue
                missing = [number for number in range(pairing.at_most(most)) if number not in done]
                running = {pool.submit(play, pairing, number): number for number in missing}
                for at, finished in enumerate(as_completed(running), 1):
                    row = {"pairing": asdict(pairing), "number": running[finished], **finished.result()._asdict()}
                    out.write(json.dumps(row) + "\n")
                    out.flush()
                    print(f"\r{pairing.name}: {at} of {len(missing)} ", end="", file=sys.stderr, flush=True)
                if missing:
                    print(file=sys.stderr)


def table(wanted: list[Pairing], results: Path) -> str:
    found = known(results)
    rows = [
        "# How strong the bots are",
        "",
        "Written by `make strength`. Wins of the first bot, with Wilson's interval at 95 %, and by how many points it",
        "was ahead. Rivals meet at one table and swap seats from match to match, one against all others; a shared",
        "victory counts its part. Alone, and where all win together, both bots play the same deals: the share is that",
        "of deals in which the first one came off better, equal ones counting half. *Reached* says whether the share",
        f"asked for is reached, by a sequential test with {DOUBT:.0%} error within {WITHIN:.0%}; *open*: it takes more",
        "matches. How bots fare against the games' own opponents: [the balance](../docs/balance.md).",
        "",
        "| game | mode | players | bot | against | matches | wins | 95 % interval | ahead | asked for | reached |",
        "|---|---|---:|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for pairing in wanted:
        seen = list(found.get(pairing.name, {}).values())
        if seen:
            rows.append(row_of(pairing, seen))
    missing = [pairing.name for pairing in wanted if pairing.name not in found]
    if missing:
        rows += ["", f"Not measured yet: {', '.join(missing)}."]
    return "\n".join(rows) + "\n"


def row_of(pairing: Pairing, seen: list[Outcome]) -> str:
    won = [one.won for one in seen]
    share = sum(won) / len(won)
    low, high = wilson(sum(won), len(won))
    verdict = {True: "yes", False: "no", None: "open"}[reached(won, pairing.goal)]
    mode = f"{pairing.mode}, {pairing.varied.partition('=')[2]}" if pairing.varied else pairing.mode
    return (
        f"| {pairing.game} | {mode} | {pairing.players} | {pairing.bot} | {pairing.other} | {len(won)} | {share:.1%} "
        f"| {low:.1%} to {high:.1%} | {ahead(seen)} | {pairing.goal:.0%} | {verdict} |"
    )


def ahead(seen: list[Outcome]) -> str:
    """Points ahead on average, with the 95 % interval; nothing where points do not decide."""
    points = [one.points for one in seen if one.points is not None]
    if len(points) < 2:
        return ""
    middle = sum(points) / len(points)
    variance = sum((value - middle) ** 2 for value in points) / (len(points) - 1)
    return f"{middle:+.1f} ± {SURE * sqrt(variance / len(points)):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(installed()), help="only this game; may be repeated")
    parser.add_argument("--only", default="", help="only pairings whose name holds this text: pilgrims/basic")
    parser.add_argument("--matches", type=int, default=400, help="of a pairing that is not settled before")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    parser.add_argument("--table", action="store_true", help="only write the table of what was measured so far")
    given = parser.parse_args()
    if not given.table and not compiled():
        print(
            "The hot code is not compiled: this takes several times as long. `make fast` compiles it.", file=sys.stderr
        )
    every = list(pairings(list(installed())))
    wanted = [one for one in every if given.only in one.name and (not given.game or one.game in given.game)]
    if not wanted:
        parser.error(f"no pairing holds {given.only!r}")
    if not given.table:
        measure(wanted, given.matches, given.processes, given.results)
    text = table(every, given.results)
    given.output.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()

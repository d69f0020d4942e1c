"""Measure ourselves, interpreted and compiled, and our peers in one run: `make bench`.

Prints what it found; unless it was quick it also writes it to bench/RESULTS.md. Machines are noisy: the ratios
mean more than the figures, and nothing here is a test.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import automata
import many
import pair
import past
import research
import served
from load import Load
from own import ways
from table import count, duration, kilobytes, machine, markdown, times, verdict

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PLAIN = ROOT / "build" / "interpreted"
COMPILED = ROOT / "build" / "compiled"
RESULTS = HERE / "RESULTS.md"
HEADER = ("what", "interpreted", "compiled", "ratio", "budget")
SCENE_HEADER = ("biggest scene, with the decision", "size", "interpreted", "compiled", "budget")
TITLES = (
    "The engine",
    "Scenes",
    "Automated opponents",
    "Search, lab and environments",
    "The server",
    "Two processes",
    "The past of a match",
    "Many matches",
    "The browser table",
)

TIMES = ("fork", "hash", "save", "load", "scene", "lab time", *served.TIMES)  # of what begins so, less is better

Figures = dict[str, float]


@dataclass(frozen=True)
class Row:
    what: str
    interpreted: str
    compiled: str
    ratio: str = ""
    budget: str = ""

    def cells(self) -> tuple[str, ...]:
        return (self.what, self.interpreted, self.compiled, self.ratio, self.budget)


@dataclass(frozen=True)
class Timing:
    """How long to measure. Everybody is measured in every round, so that a busy minute hits all alike."""

    rounds: int
    repetitions: int
    seconds: float

    def arguments(self) -> list[str]:
        return [str(self.repetitions), str(self.seconds)]


# -- measuring -----------------------------------------------------------------------------------


def measure(command: list[str], **environment: str) -> Figures | None:
    """What a measuring script prints; nothing if it cannot run here."""
    try:
        done = subprocess.run(
            command, cwd=HERE, env={**os.environ, **environment}, capture_output=True, text=True, check=True
        )
        figures: Figures = json.loads(done.stdout.splitlines()[-1])
    except (FileNotFoundError, IndexError, json.JSONDecodeError) as error:
        print(f"  failed: {error!r}", file=sys.stderr)
        return None
    except subprocess.CalledProcessError as error:
        reasons = [line for line in error.stderr.splitlines() if "Error" in line]
        print(f"  failed: {reasons[-1] if reasons else error}", file=sys.stderr)
        return None
    return figures


def own(path: Path, timing: Timing) -> Figures:
    """Our own figures; without them there is no table."""
    figures = measure([sys.executable, str(HERE / "own.py"), *timing.arguments()], PYTHONPATH=str(path))
    if figures is None:
        sys.exit("Our own figures could not be measured; see above.")
    return figures


def peers(timing: Timing) -> Figures:
    """Decisions per second of every peer that is installed."""
    figures: Figures = {}
    for name, *_ in PEERS:
        if name == "boardgame.io":
            script = HERE / "boardgameio" / "connect_four.cjs"
            found = measure(["node", str(script), *timing.arguments()], NODE_ENV="production")
        else:
            found = measure([sys.executable, str(HERE / "peers.py"), name, *timing.arguments()])
        if found is not None:
            figures[name] = found["rate"]
    return figures


def best(rounds: list[Figures]) -> Figures:
    """The best of each figure: the shortest time, the highest rate."""
    names = dict.fromkeys(name for figures in rounds for name in figures)
    found = {name: [figures[name] for figures in rounds if name in figures] for name in names}
    return {name: min(values) if name.startswith(TIMES) else max(values) for name, values in found.items()}


def prepare() -> None:
    """A copy of the source without compiled files, whatever lies in src/."""
    shutil.rmtree(PLAIN, ignore_errors=True)
    for package in (ROOT / "src" / "veillee", ROOT / "examples"):
        shutil.copytree(package, PLAIN / package.name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))


# -- the table -----------------------------------------------------------------------------------


def rate_row(what: str, plain: float, fast: float, least: tuple[int, int] | None = None) -> Row:
    """More is better."""
    budget = ""
    if least is not None:
        kept = verdict(f"≥ {least[0]:,}", plain >= least[0]), verdict(f"≥ {least[1]:,}", fast >= least[1])
        budget = " / ".join(kept)
    return Row(what, count(plain), count(fast), times(fast / plain), budget)


def time_row(what: str, plain: float, fast: float, most: tuple[float, float] | None = None) -> Row:
    """Less is better."""
    budget = ""
    if most is not None:
        limits = [verdict(f"≤ {most[0] * 1e6:,.0f} µs", plain <= most[0])]
        if most[1] != most[0] or (plain <= most[0]) != (fast <= most[1]):
            limits.append(verdict(f"≤ {most[1] * 1e6:,.0f} µs", fast <= most[1]))
        budget = " / ".join(limits)
    return Row(what, duration(plain), duration(fast), times(plain / fast), budget)


def own_rows(plain: Figures, fast: Figures) -> list[Row]:
    rows: list[Row] = []
    for name, what, spec, *_ in ways():
        rows.append(rate_row(f"{what}: decisions/s", plain[name], fast[name], spec.pace))
        length = f"{name} length"
        rows.append(rate_row(f"{what}: matches/s", plain[name] / plain[length], fast[name] / fast[length]))
    rows += [
        time_row("fork of a match in mid-game", plain["fork"], fast["fork"], (10e-6, 4e-6)),
        time_row("fork for a seat, dealt again", plain["fork for a seat"], fast["fork for a seat"]),
        time_row("hash of the table", plain["hash"], fast["hash"]),
        time_row("save", plain["save"], fast["save"], (1e-3, 1e-3)),
        time_row("load", plain["load"], fast["load"], (1e-3, 1e-3)),
    ]
    return rows


def named(kind: str, figures: Figures) -> list[str]:
    """The ways to play that have a figure of this kind."""
    return [name.removeprefix(f"{kind}: ") for name in figures if name.startswith(f"{kind}: ")]


def scene_rows(plain: Figures, fast: Figures) -> list[tuple[str, ...]]:
    """How much there is to send, and how long it takes to paint and encode it."""
    rows = []
    for name in named("scene", fast):
        size, took = fast[f"size: {name}"], (plain[f"scene: {name}"], fast[f"scene: {name}"])
        budget = verdict("≤ 40 kB", size <= 40_000), verdict("≤ 2 ms", max(took) <= 2e-3)
        rows.append((name, kilobytes(size), *map(duration, took), " ".join(budget)))
    return rows


def connect_four_rows(plain: Figures, fast: Figures) -> list[Row]:
    """Connect-four on the core against the same game by hand: the price of the engine."""
    rows = [rate_row("connect-four on the core: decisions/s", plain["connect four"], fast["connect four"])]
    for bare in ("by hand, lists", "by hand, bits"):
        rows.append(Row(f"connect-four {bare}: decisions/s", count(plain[bare]), "–"))
    for bare in ("by hand, lists", "by hand, bits"):
        tax = plain[bare] / plain["connect four"], fast[bare] / fast["connect four"]
        budget = " / ".join((verdict("≤ 3", tax[0] <= 3), verdict("< 1", tax[1] < 1)))
        rows.append(Row(f"engine tax, time on the core / {bare}", f"{tax[0]:.2f}", f"{tax[1]:.2f}", "", budget))
    return rows


# name, in words, compiled, the figure of ours to compare it with and its name
PEERS = (
    ("catanatron", "Catanatron, 4 players", False, "pilgrims 4", "Pilgrims"),
    ("python-chess", "python-chess", False, "pilgrims 2", "Pilgrims"),
    ("pettingzoo connect_four_v3", "PettingZoo connect_four_v3", False, "connect four", "connect-four"),
    ("boardgame.io", "boardgame.io connect-four (JavaScript)", False, "connect four", "connect-four"),
    ("open_spiel connect_four", "OpenSpiel connect_four (C++)", True, "connect four", "connect-four"),
    ("open_spiel tic_tac_toe", "OpenSpiel tic_tac_toe (C++)", True, "connect four", "connect-four"),
    ("open_spiel python_tic_tac_toe", "OpenSpiel tic_tac_toe (Python)", False, "connect four", "connect-four"),
)


def peer_rows(plain: Figures, fast: Figures, peers: Figures) -> list[Row]:
    rows: list[Row] = []
    for name, what, compiled, ours, called in PEERS:
        rate = peers.get(name)
        if rate is None:
            rows.append(Row(f"{what}: decisions/s", "did not run here", "did not run here"))
            continue
        figure = ("–", count(rate)) if compiled else (count(rate), "–")
        ratio = f"{called} {times(plain[ours] / rate)} / {times(fast[ours] / rate)}"
        budget = verdict("≥ × 10 compiled", fast[ours] >= 10 * rate) if name == "catanatron" else ""
        rows.append(Row(f"{what}: decisions/s", *figure, ratio, budget))
    return rows


ENGINE = """\
{about}

Each figure is the best of {count} repetitions of {seconds} s of processor time on one core.

{table}
- *interpreted* and *compiled* are the same source, before and after `make fast`. The ratio is what compiling gains.
- Matches are played at random in the raw loop that search uses: options, choose, until the end. Setting up counts.
- Fork, hash, save and load: a match of Pilgrims for two in mid-game.
- Engine tax: our connect-four keeps its board in bits, so the game by hand in bits is the fair comparison; the one
  with lists is what one first writes.
- Peers play at random in their own leanest loop, in the same run. Their ratio is ours to theirs, interpreted /
  compiled: more than 1 means that we are faster. Catanatron also counts moves without alternative as decisions;
  we resolve these without asking.
- Budgets are those of the design; a pair is interpreted / compiled.
"""
SCENES = """\
{about}

{table}
- Of a match at random, the decision that takes most to show, as the seat that is asked sees it: painted and encoded.
"""

Sections = dict[str, str]


def engine(timing: Timing, about: str) -> Sections:
    """What runs on one core: ourselves in both forms, and the peers."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "compiled.py")], check=True)
    measured: list[tuple[Figures, Figures, Figures]] = []
    for number in range(timing.rounds):
        print(f"round {number + 1} of {timing.rounds} ...", file=sys.stderr)
        measured.append((own(PLAIN, timing), own(COMPILED, timing), peers(timing)))
    plain, fast, others = (best(list(rounds)) for rounds in zip(*measured, strict=True))
    assert not plain["compiled"] and fast["compiled"], "each column must show what it says"
    rows = [*own_rows(plain, fast), *connect_four_rows(plain, fast), *peer_rows(plain, fast, others)]
    repetitions = timing.rounds * timing.repetitions
    table = markdown(HEADER, [row.cells() for row in rows])
    scenes = markdown(SCENE_HEADER, scene_rows(plain, fast))
    return {
        "The engine": ENGINE.format(about=about, table=table, count=repetitions, seconds=timing.seconds),
        "Scenes": SCENES.format(about=about, table=scenes),
    }


def lab_and_envs(timing: Timing, about: str) -> Sections:
    """What thinks, what learns and what simulates."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "compiled.py")], check=True)
    found = []
    rounds = (timing.rounds + 1) // 2  # each takes a minute and a half
    for number in range(rounds):
        print(f"search, lab and environments, round {number + 1} of {rounds} ...", file=sys.stderr)
        found.append(research.figures(measure, PLAIN, COMPILED, timing.arguments()))
    rows = research.rows(*(best(list(figures)) for figures in zip(*found, strict=True)))
    return {"Search, lab and environments": research.section(about, rows, rounds, timing.repetitions)}


def opponents(matches: tuple[int, int], about: str) -> Sections:
    """What the automated opponents score."""
    print("automated opponents ...", file=sys.stderr)
    command = [sys.executable, str(HERE / "automata.py"), *map(str, matches)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(COMPILED)}, capture_output=True, check=True)
    table = markdown(automata.HEADER, json.loads(done.stdout))
    return {"Automated opponents": automata.EXPLANATION.format(about=about, table=table)}


def service(load: Load, rounds: int, about: str) -> Sections:
    """What is served, to as many as play at a time."""
    found: list[dict[str, Figures]] = []
    for number in range(rounds):
        print(f"servers, round {number + 1} of {rounds} ...", file=sys.stderr)
        found.append(served.servers(load, measure, PLAIN))
    servers = {name: best([figures[name] for figures in found if name in figures]) for name, *_ in served.all_servers()}
    table = markdown(served.HEADER, served.server_rows(servers))
    bundle = markdown(served.BUNDLE, served.bundle_rows(ROOT / "src" / "veillee" / "server" / "static"))
    return {
        "The server": served.EXPLANATION.format(about=about, table=table, load=load, rounds=rounds),
        "The browser table": bundle,
    }


def processes(load: Load, about: str) -> Sections:
    """What a second process costs."""
    print("one and two processes ...", file=sys.stderr)
    figures = measure([sys.executable, str(HERE / "pair.py"), *load.arguments()], PYTHONPATH=str(PLAIN))
    if figures is None:
        return {}
    return {"Two processes": pair.EXPLANATION.format(about=about, table=markdown(pair.HEADER, pair.rows({**figures})))}


def long_matches(quick: bool, about: str) -> Sections:
    """What a long past costs."""
    print("the past of a match ...", file=sys.stderr)
    command = [sys.executable, str(HERE / "past.py"), *(["--quick"] if quick else [])]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(PLAIN)}, capture_output=True, check=True)
    figures: dict[str, list[float]] = json.loads(done.stdout)
    table = markdown(past.HEADER, [(length, *map(duration, took)) for length, took in figures.items()])
    return {"The past of a match": past.EXPLANATION.format(about=about, table=table)}


def many_matches(quick: bool, about: str) -> Sections:
    """What many matches cost."""
    print("many matches ...", file=sys.stderr)
    command = [sys.executable, str(HERE / "many.py"), *(["--quick"] if quick else [])]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(PLAIN)}, capture_output=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    table = markdown(many.HEADER, [(name, duration(took)) for name, took in figures.items()])
    return {"Many matches": many.EXPLANATION.format(about=about, table=table)}


def written(before: str, sections: Sections) -> str:
    """The results with these sections; those that were not measured now stay as they were."""
    _, *old = re.split(r"^## ", before, flags=re.MULTILINE)
    known = {title: text.strip() for title, _, text in (section.partition("\n") for section in old)}
    known |= {title: text.strip() for title, text in sections.items()}
    parts = [f"## {title}\n\n{known[title]}\n" for title in TITLES if title in known]
    return "\n".join(["# Benchmark results\n\nWritten by `make bench`.\n", *parts])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure ourselves and our peers.")
    parser.add_argument("--quick", action="store_true", help="rough figures in some minutes, nothing written")
    parser.add_argument(
        "--only",
        choices=("engine", "opponents", "lab", "service", "past", "many"),
        help="measure one part; the others stay as they were",
    )
    wanted = parser.parse_args()
    timing = Timing(1, 3, 0.12) if wanted.quick else Timing(3, 3, 0.4)
    load, rounds = (Load(seconds=4.0), 1) if wanted.quick else (Load(), 2)
    prepare()
    sections: Sections = {}
    if wanted.only in (None, "engine"):
        sections |= engine(timing, machine())
    if wanted.only in (None, "opponents"):
        sections |= opponents((20, 2) if wanted.quick else (300, 40), machine())
    if wanted.only in (None, "lab"):
        sections |= lab_and_envs(timing, machine())
    if wanted.only in (None, "service"):
        sections |= service(load, rounds, machine()) | processes(load, machine())
    if wanted.only in (None, "past"):
        sections |= long_matches(wanted.quick, machine())
    if wanted.only in (None, "many"):
        sections |= many_matches(wanted.quick, machine())
    print("\n".join(f"{title}\n\n{text}" for title, text in sections.items()))
    if not wanted.quick:
        RESULTS.write_text(written(RESULTS.read_text("utf-8"), sections), "utf-8")


if __name__ == "__main__":
    main()

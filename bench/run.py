"""Measure ourselves, interpreted and compiled, and our peers in one run: `make bench`.

Prints one table; a full run also writes it to bench/RESULTS.md. Machines are noisy: the ratios
mean more than the figures, and nothing here is a test.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PLAIN = ROOT / "build" / "interpreted"
COMPILED = ROOT / "build" / "compiled"
RESULTS = HERE / "RESULTS.md"
HEADER = ("what", "interpreted", "compiled", "ratio", "budget")

TIMES = {"fork", "fork for a seat", "hash", "save", "load", "scene"}  # of these less is better

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
    return {name: min(values) if name in TIMES else max(values) for name, values in found.items()}


def prepare() -> None:
    """A copy of the source without compiled files, whatever lies in src/, and a compiled one."""
    shutil.rmtree(PLAIN, ignore_errors=True)
    for package in (ROOT / "src" / "veillee", ROOT / "examples"):
        shutil.copytree(package, PLAIN / package.name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    subprocess.run([sys.executable, str(ROOT / "tools" / "compiled.py")], check=True)


# -- the table -----------------------------------------------------------------------------------


def count(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:,.1f}"


def duration(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def times(ratio: float) -> str:
    return f"× {ratio:.1f}" if ratio >= 0.95 else f"× {ratio:.2f}"


def verdict(limit: str, kept: bool) -> str:
    return f"{limit} {'✓' if kept else '✗'}"


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
    for name, what in (
        ("pilgrims 2", "Pilgrims, 2 players, basic"),
        ("pilgrims 4", "Pilgrims, 4 players, advanced"),
        ("pilgrims solo", "Pilgrims, solo, medium"),
        ("raiders 2", "Raiders, 2 players"),
        ("raiders 4", "Raiders, 4 players"),
        ("raiders solo", "Raiders, solo, normal"),
    ):
        least = (60_000, 250_000) if name.startswith("pilgrims") else (25_000, 250_000)
        rows.append(rate_row(f"{what}: decisions/s", plain[name], fast[name], least))
        length = f"{name} length"
        rows.append(rate_row(f"{what}: matches/s", plain[name] / plain[length], fast[name] / fast[length]))
    size = fast["scene size"]
    rows += [
        time_row("fork of a match in mid-game", plain["fork"], fast["fork"], (10e-6, 4e-6)),
        time_row("fork for a seat, dealt again", plain["fork for a seat"], fast["fork for a seat"]),
        time_row("hash of the table", plain["hash"], fast["hash"]),
        time_row("save", plain["save"], fast["save"], (1e-3, 1e-3)),
        time_row("load", plain["load"], fast["load"], (1e-3, 1e-3)),
        time_row("scene and decision, encoded", plain["scene"], fast["scene"], (2e-3, 2e-3)),
        Row("its size", kilobytes(plain["scene size"]), kilobytes(size), "", verdict("≤ 40 kB", size <= 40_000)),
    ]
    return rows


def kilobytes(size: float) -> str:
    return f"{size / 1000:.1f} kB"


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
            rows.append(Row(f"{what}: decisions/s", "not installed", ""))
            continue
        figure = ("–", count(rate)) if compiled else (count(rate), "–")
        ratio = f"{called} {times(plain[ours] / rate)} / {times(fast[ours] / rate)}"
        budget = verdict("≥ × 10 compiled", fast[ours] >= 10 * rate) if name == "catanatron" else ""
        rows.append(Row(f"{what}: decisions/s", *figure, ratio, budget))
    return rows


def markdown(rows: list[Row]) -> str:
    table = [HEADER, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in table) for column in range(len(HEADER))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in table
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines) + "\n"


def machine() -> str:
    """What it ran on, without saying where."""
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        models = [
            line.partition(":")[2].strip() for line in information.read_text().splitlines() if "model name" in line
        ]
        model = models[0] if models else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {date.today()}"


EXPLANATION = """\
# Benchmark results

{machine}. Written by `make bench`; each figure is the best of {count} repetitions of {seconds} s of
processor time on one core.

{table}
- *interpreted* and *compiled* are the same source, before and after `make fast`. The ratio is what compiling gains.
- Matches are played at random in the raw loop that search uses: options, choose, until the end. Setting up counts.
- Fork, hash, save and load: a match of two in mid-game. Scene: the biggest of that match, for the seat that is asked.
- Engine tax: our connect-four keeps its board in bits, so the game by hand in bits is the fair comparison; the one
  with lists is what one first writes.
- Peers play at random in their own leanest loop, in the same run. Their ratio is ours to theirs, interpreted /
  compiled: more than 1 means that we are faster. Catanatron also counts moves without alternative as decisions;
  we resolve these without asking.
- Budgets are those of the design; a pair is interpreted / compiled.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure ourselves and our peers.")
    parser.add_argument("--quick", action="store_true", help="rough figures in half a minute, nothing written")
    quick = parser.parse_args().quick
    timing = Timing(1, 3, 0.12) if quick else Timing(4, 3, 0.4)
    prepare()
    measured: list[tuple[Figures, Figures, Figures]] = []
    for number in range(timing.rounds):
        print(f"round {number + 1} of {timing.rounds} ...", file=sys.stderr)
        measured.append((own(PLAIN, timing), own(COMPILED, timing), peers(timing)))
    plain, fast, others = (best(list(rounds)) for rounds in zip(*measured, strict=True))
    assert not plain["compiled"] and fast["compiled"], "each column must show what it says"
    rows = [*own_rows(plain, fast), *connect_four_rows(plain, fast), *peer_rows(plain, fast, others)]
    table = markdown(rows)
    print(table)
    if not quick:
        about = {"machine": machine(), "count": timing.rounds * timing.repetitions, "seconds": timing.seconds}
        RESULTS.write_text(EXPLANATION.format(table=table, **about), "utf-8")


if __name__ == "__main__":
    main()

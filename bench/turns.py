"""Two versions of the server in turns: what a move costs the one and the other, on a machine that is busy with others.

    turns.py OLD NEW --game pilgrims --mode basic

OLD and NEW are folders with a whole Veillée, such as worktrees. Both servers run all the time, and one after the other
has a slice of the same moves. What else the machine does falls on both alike, so the ratio holds where the figures do
not. Processor time is what the scheduler has counted for each thread: the loop's, and all others, of which the
database's writer is nearly the whole.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from server import Play, Table, database, free_port, paced, ready, server

WARMING = 5.0  # seconds, or as long as a slice


@dataclass
class Side:
    """One of the two, with its tables and what each slice has shown: microseconds a move, of the loop and of others."""

    folder: Path
    port: int
    pid: int
    tables: list[Table] = field(default_factory=list)
    slices: list[tuple[float, float]] = field(default_factory=list)

    async def play(self, rate: float, seconds: float) -> None:
        before = spent(self.pid)
        moves = len(await paced(self.tables, rate, seconds))
        loop, others = (after - earlier for earlier, after in zip(before, spent(self.pid), strict=True))
        self.slices.append((loop / moves * 1e6, others / moves * 1e6))

    def told(self) -> str:
        loop, others = (median(figures) for figures in zip(*self.slices, strict=True))
        return f"{self.folder}: {loop + others:.0f} µs a move, the loop {loop:.0f}, others {others:.0f}"


def spent(pid: int) -> tuple[float, float]:
    """Seconds of processor time of a process: of its first thread, and of all others that live."""
    threads = {int(one.name): one / "schedstat" for one in Path(f"/proc/{pid}/task").iterdir()}
    times = {number: int(file.read_text().split()[0]) / 1e9 for number, file in threads.items()}
    return times[pid], sum(times.values()) - times[pid]


async def measure(sides: list[Side], play: Play, wanted: argparse.Namespace) -> list[float]:
    """The ratio of each slice, new to old."""
    for side in sides:
        await ready(side.port)
        side.tables = [await Table.open(side.port, play, number) for number in range(wanted.matches)]
        await paced(side.tables, wanted.rate, min(WARMING, wanted.seconds))
    for number in range(wanted.slices):
        for side in sides if number % 2 else reversed(sides):
            await side.play(wanted.rate, wanted.seconds)
    for side in sides:
        for table in side.tables:
            await table.close()
    old, new = sides
    return [sum(later) / sum(earlier) for earlier, later in zip(old.slices, new.slices, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", default="pilgrims")
    parser.add_argument("--mode", default="basic")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--rate", type=float, default=60.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each slice")
    parser.add_argument("--slices", type=int, default=6)
    wanted = parser.parse_args()
    sides = []
    with ExitStack() as running:
        for folder in (wanted.old.resolve(), wanted.new.resolve()):
            os.environ["PYTHONPATH"] = f"{folder / 'src'}{os.pathsep}{folder}"
            url, port = running.enter_context(database("sqlite")), free_port()
            sides.append(Side(folder, port, running.enter_context(server(url, port)).pid))
        ratios = asyncio.run(measure(sides, Play(wanted.game, wanted.mode, 2, "socket"), wanted))
    for side in sides:
        print(side.told())
    print(f"new to old: {median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f} in {wanted.slices} slices)")


if __name__ == "__main__":
    main()

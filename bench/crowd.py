"""A full house: many live matches with sockets, some with bots, and people who ask for hints, for as long as wanted.

    crowd.py --matches 1000 --seconds 600

Starts a server of its own on this machine, with an empty database, and stops it at the end. Prints a table by the
minute and writes it to build/load.md, with a picture in build/load.svg. It ends with 1 if anything was lost: a move
that was never answered, or one that was acknowledged and is not in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import server as house
from server import Client, Play, Table, busy, database, free_port, percentile, ready
from table import machine, markdown
from veillee.lab.plots import COLORS, Canvas, Legend, ticks

OUT = Path(__file__).resolve().parent.parent / "build"
PATIENCE = 60.0  # seconds after which a move is lost
PACE = 10.0  # seconds between two moves of a match
BOTS = 0.2  # of the matches have a bot at the table
HINTS = 1.0  # seconds between two people who ask for a hint
STYLE = "<style>text{font:12px sans-serif}.curve{fill:none;stroke-width:2}</style>"
HEADER = ("until", "moves", "p50", "p99", "slowest", "hints", "processor per move", "memory", "lost")


@dataclass(frozen=True)
class Asked:
    """What is wanted of a crowd."""

    matches: int
    seconds: float
    game: str
    mode: str
    pace: float = PACE

    @property
    def window(self) -> float:
        """Seconds that one row of the table tells of."""
        return min(60.0, self.seconds / 3)


@dataclass
class Window:
    """What happened in a while."""

    taken: list[float] = field(default_factory=list)
    hints: int = 0
    lost: int = 0
    spent: float = 0.0  # seconds of processor time
    memory: int = 0  # bytes, at its end

    def row(self, until: float) -> tuple[str, ...]:
        taken = self.taken or [0.0]
        times = (percentile(taken, 0.5), percentile(taken, 0.99), max(taken), self.spent / len(taken))
        p50, p99, slowest, spent = (f"{seconds * 1e3:.1f} ms" for seconds in times)
        size = f"{self.memory / 1e6:.0f} MB"
        moves, hints, lost = f"{len(self.taken):,}", str(self.hints), str(self.lost)
        return f"{until:.0f} s", moves, p50, p99, slowest, hints, spent, size, lost


class Crowd:
    """Everybody in the house."""

    def __init__(self, port: int, pid: int, asked: Asked) -> None:
        self.port = port
        self.pid = pid
        self.asked = asked
        self.random = Random(asked.matches)
        self.windows = [Window()]
        self.known: dict[str, int] = {}  # the version that each match was last acknowledged to have
        self.tables: list[Table] = []
        self.ends = 0.0

    async def play(self) -> None:
        """All at their tables, until the time is over."""
        numbers = range(self.asked.matches)
        self.tables = [await Table.open(self.port, self.way(), number) for number in numbers]
        self.ends = time.perf_counter() + self.asked.seconds
        people = [self.sit(table, number) for number, table in enumerate(self.tables)]
        await asyncio.gather(self.count(), self.wonder(), *people)
        for table in self.tables:
            await table.close()

    def way(self) -> Play:
        bot = self.random.random() < BOTS
        return Play(self.asked.game, self.asked.mode, 2, "socket", ("human", "greedy") if bot else ())

    @property
    def now(self) -> Window:
        return self.windows[-1]

    async def sit(self, table: Table, number: int) -> None:
        random = Random(number)
        while time.perf_counter() < self.ends:
            wait = random.expovariate(1 / self.asked.pace)
            if time.perf_counter() + wait > self.ends:
                return
            await asyncio.sleep(wait)
            took = await self.patiently(table.move())
            if took is None:
                return
            self.now.taken.append(took)
            self.known[table.state["match"]["id"]] = table.state["version"]

    async def wonder(self) -> None:
        """People who ask what they should do; whoever is not to move is told so, and that is an answer too."""
        while time.perf_counter() + HINTS < self.ends:
            await asyncio.sleep(HINTS)
            table = self.random.choice(self.tables)
            client = Client(self.port)
            client.cookies = dict(table.client.cookies)
            if await self.patiently(client.ask("GET", f"/api/matches/{table.state['match']['id']}/hint")):
                self.now.hints += 1

    async def patiently(self, doing: Awaitable[Any]) -> Any:
        try:
            return await asyncio.wait_for(doing, PATIENCE)
        except (TimeoutError, OSError, AssertionError):
            self.now.lost += 1
            return None

    async def count(self) -> None:
        """A new window from time to time."""
        while True:
            used = busy(self.pid)
            left = self.ends - time.perf_counter()
            await asyncio.sleep(max(0.0, min(self.asked.window, left)))
            self.now.spent, self.now.memory = busy(self.pid) - used, memory(self.pid)
            if self.ends - time.perf_counter() < 1.0:
                return
            self.windows.append(Window())


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) * 1024


def missing(url: str, known: dict[str, int]) -> int:
    """Moves that were acknowledged and are not in the database."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as stored:
        versions = dict(stored.execute("select id, version from matches"))
        entries = dict(stored.execute("select match, max(number) from entries group by match"))
    behind = (version - min(versions.get(id_, 0), entries.get(id_, 0)) for id_, version in known.items())
    return sum(max(0, number) for number in behind)


def picture(windows: list[Window], minutes: float) -> str:
    """Latency and memory over time."""
    width, height, left, right, top, bottom = 720, 300, 58, 58, 46, 40
    canvas = Canvas(width, height, "A full house: latency and memory")
    latency = [(percentile(one.taken or [0.0], share) * 1e3) for share in (0.5, 0.99) for one in windows]
    most, large = max(latency) or 1.0, max(one.memory for one in windows) / 1e6 or 1.0
    places = [left + (width - left - right) * (n + 0.5) / len(windows) for n in range(len(windows))]

    def at(value: float, limit: float) -> float:
        return height - bottom - (height - top - bottom) * value / limit

    for tick in ticks(0, most, 5):
        canvas.text(left - 6, at(tick, most) + 4, f"{tick:g}", "end")
    for tick in ticks(0, large, 5):
        canvas.text(width - right + 6, at(tick, large) + 4, f"{tick:g}")
    series = {
        "p50, ms": [at(value, most) for value in latency[: len(windows)]],
        "p99, ms": [at(value, most) for value in latency[len(windows) :]],
        "memory, MB (right)": [at(one.memory / 1e6, large) for one in windows],
    }
    colors = dict(zip(series, COLORS, strict=False))
    Legend(list(colors.items())).draw(canvas)
    for name, heights in series.items():
        canvas.path(list(zip(places, heights, strict=True)), colors[name])
    canvas.text(width / 2, height - 10, f"{minutes:.1f} minutes", "middle")
    return canvas.done().replace("</title>", f"</title>{STYLE}", 1)


def crowd(asked: Asked) -> tuple[str, str, int]:
    """The table, the picture, and how many moves were lost."""
    port = free_port()
    with database("sqlite") as url:
        with house.server(url, port) as process:
            asyncio.run(ready(port))
            people = Crowd(port, process.pid, asked)
            asyncio.run(people.play())
        gone = missing(url, people.known)
    lost = gone + sum(window.lost for window in people.windows)
    rows = [window.row(number * asked.window) for number, window in enumerate(people.windows, 1)]
    about = f"{asked.matches} live matches of {asked.game}, one in five with a bot; {machine()}"
    told = f"{about}\n\n{markdown(HEADER, rows)}\nAcknowledged and not stored: {gone}. Lost in all: {lost}.\n"
    return told, picture(people.windows, asked.seconds / 60), lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long they play, once all sit")
    parser.add_argument("--game", default="pilgrims")
    parser.add_argument("--mode", default="basic")
    wanted = parser.parse_args()
    told, drawn, lost = crowd(Asked(wanted.matches, wanted.seconds, wanted.game, wanted.mode))
    OUT.mkdir(exist_ok=True)
    (OUT / "load.md").write_text(told, "utf-8")
    (OUT / "load.svg").write_text(drawn, "utf-8")
    print(told)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()

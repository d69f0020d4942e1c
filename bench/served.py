"""What reaches a browser: servers under load, ours beside a peer, and the size of the browser table."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import own
from load import Load
from table import count, kilobytes, times, verdict

HERE = Path(__file__).resolve().parent
HEADER = ("server", "moves/s", "p50", "p99", "processor per move", "ratio", "budget")
BUNDLE = ("what a browser loads", "size", "budget")
TIMES = ("p50", "p99", "cpu")  # of these less is better
LATENCY = 0.020
CODE = 150_000


class Served(NamedTuple):
    """A server that is measured; of ours the game, its mode and seats, the database, and how moves are made."""

    name: str
    what: str
    game: str = ""
    mode: str = ""
    seats: int = 0
    database: str = ""
    way: str = ""

    def arguments(self) -> list[str]:
        return [self.game, self.mode, str(self.seats), self.database, self.way]


TO_COMPARE = "connect_four sqlite socket"
PEER = Served("boardgame.io", "boardgame.io, connect-four, in memory")
WAYS = (("SQLite", "socket"), ("PostgreSQL", "socket"))
MORE = (("SQLite", "REST"),)


def servers_of(id_: str, title: str, mode: str, seats: int, ways: Iterable[tuple[str, str]]) -> Iterator[Served]:
    for database, way in ways:
        words = f"{id_} {database} {way}".lower()
        yield Served(words, f"Veillée, {title}, {database}, {way}", id_, mode, seats, database.lower(), way.lower())


def all_servers() -> list[Served]:
    """Every game that is found, by the socket; connect-four also as programs play it, and beside it the peer."""
    found: list[Served] = []
    known: set[str] = set()
    for way in own.ways():
        if way.spec.id not in known:
            known.add(way.spec.id)
            found += servers_of(way.spec.id, way.spec.title.en, way.mode.id, way.seats, WAYS)
    return [*found, *servers_of("connect_four", "connect-four", "duel", 2, (*WAYS, *MORE)), PEER]


EXPLANATION = """\
{about}

{load.matches} live matches in one server process, each with its players' sockets open. Latencies: {load.rate:.0f} moves
per second at random moments for {load.seconds:.0f} s. Moves/s: {load.players} players who move as soon as they are
answered. The best of {rounds} rounds; servers take turns in each.

{table}
- Ours is interpreted, as `make play` runs it. *socket*: as a browser plays. A move is timed from the message that
  leaves the client until it was told both that the choice is committed and what has changed on the table. *REST*: as
  programs may play. It is timed from the request to the whole answer, which holds the scene; a socket at the same
  table is sent what has changed as well.
- boardgame.io runs its own server, and its own client for each of the two players. A move is timed from the message
  that leaves the client to the update that reaches it; the other player is sent the update as well. It keeps matches
  in memory, where they are gone with the process: its storage in files does not bear this load, because it reads them
  while they are being written, and its server stops. Ours has every choice in a database before it answers. The rules
  are the same; ours also sends the table painted, with its texts.
- Ratio: our connect-four on SQLite by the socket to theirs, moves/s / p99; more than 1 in the first is faster, in the
  second slower.
- Clients run on the same machine and take their share of it, and so do others: p99 is worth as much as the machine
  was left alone. Processor time per move changes little.
"""

Figures = dict[str, float]


def servers(load: Load, measure: Callable[..., Figures | None], path: Path) -> dict[str, Figures]:
    """The figures of every server that can run here."""
    found: dict[str, Figures] = {}
    for one in all_servers():
        if one.game:
            command = [sys.executable, str(HERE / "server.py"), *one.arguments(), *load.arguments()]
            figures = measure(command, PYTHONPATH=str(path))
        else:
            script = HERE / "boardgameio" / "load.cjs"
            figures = measure(["node", str(script), *load.arguments()], NODE_ENV="production")
        if figures is not None:
            found[one.name] = figures
    return found


def server_rows(found: dict[str, Figures]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    ours = found.get(TO_COMPARE)
    for one in all_servers():
        figures = found.get(one.name)
        if not figures:
            rows.append((one.what, "not measured here" if one.game else "not installed", "", "", "", "", ""))
            continue
        ratio = budget = ""
        if one.game:
            budget = verdict(f"p99 ≤ {LATENCY * 1e3:.0f} ms", figures["p99"] <= LATENCY)
        elif ours:
            ratio = f"{times(ours['moves/s'] / figures['moves/s'])} / {times(ours['p99'] / figures['p99'])}"
        spent = (milliseconds(figures[figure]) for figure in ("p50", "p99", "cpu"))
        if figures.get("lost"):
            budget = f"{figures['lost']:.0f} moves never answered"
        rows.append((one.what, count(figures["moves/s"]), *spent, ratio, budget))
    return rows


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.1f} ms"


def bundle_rows(static: Path) -> list[tuple[str, ...]]:
    """The size of what a browser loads, in one language, compressed as it is sent; fonts are compressed already."""
    if not (static / "index.html").exists():
        return [("JavaScript and CSS, gzipped", "not built", "")]
    sizes = {"code": 0, "fonts": 0, "rest": 0}
    languages = [path for lang in ("en", "fr") for path in static.rglob(f"{lang}-*.js")]
    spoken = max(languages, key=lambda path: path.stat().st_size, default=None)
    for path in static.rglob("*"):
        if path.is_file() and (path == spoken or path not in languages):
            kind = {".js": "code", ".css": "code", ".woff2": "fonts"}.get(path.suffix, "rest")
            data = path.read_bytes()
            sizes[kind] += len(data) if kind == "fonts" else len(gzip.compress(data))
    return [
        ("JavaScript and CSS, gzipped", kilobytes(sizes["code"]), verdict("≤ 150 kB", sizes["code"] <= CODE)),
        ("icons, pictures and pages, gzipped", kilobytes(sizes["rest"]), ""),
        ("fonts", kilobytes(sizes["fonts"]), ""),
    ]

"""One and two server processes on one PostgreSQL: what a move costs, and whether any is lost.

Pilgrims for two by the socket, the same load for both; with two processes each has half of the tables. Prints one JSON
object.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from typing import Any

import psycopg

from load import Load
from server import Play, Table, busy, database, free_port, paced, percentile, ready, server

HEADER = ("processes", "processor per move", "p50", "p99", "acknowledged and not stored", "budget")
EXPLANATION = """\
{about}

{table}
The same load on one PostgreSQL, borne by one process or by two that tell each other what has changed. Processor time
is that of all server processes together, without the database's own. Budget: two cost at most a tenth more than one.
"""
PLAY = Play("pilgrims", "basic", 2, "socket")
MORE = 0.1


async def measure(ports: list[int], pids: list[int], load: Load, url: str) -> dict[str, float]:
    for port in ports:
        await ready(port)
    tables = [await Table.open(ports[number % len(ports)], PLAY, number) for number in range(load.matches)]
    await paced(tables, load.rate, load.warming)
    used = sum(map(busy, pids))
    taken = await paced(tables, load.rate, load.seconds)
    spent = (sum(map(busy, pids)) - used) / len(taken)
    known = {table.state["match"]["id"]: table.state["version"] for table in tables}
    for table in tables:
        await table.close()
    with psycopg.connect(url) as connection:
        found = connection.execute("select match, max(number) from entries group by match").fetchall()
    stored: dict[str, int] = dict(found)
    lost = sum(max(0, version - stored.get(id_, 0)) for id_, version in known.items())
    return {"cpu": spent, "p50": percentile(taken, 0.5), "p99": percentile(taken, 0.99), "lost": float(lost)}


def with_processes(number: int, load: Load) -> dict[str, float]:
    with database("postgresql") as url, ExitStack() as running:
        ports = [free_port() for _ in range(number)]
        pids = [running.enter_context(server(url, port, channels=url)).pid for port in ports]
        return asyncio.run(measure(ports, pids, load, url))


def rows(figures: dict[str, Any]) -> list[tuple[str, ...]]:
    one = figures["1"]["cpu"]
    found = []
    for number, figure in figures.items():
        times = (f"{figure[name] * 1e3:.1f} ms" for name in ("cpu", "p50", "p99"))
        kept = figure["cpu"] <= one * (1 + MORE) and not figure["lost"]
        budget = "" if number == "1" else f"{figure['cpu'] / one - 1:+.0%}, ≤ +10 % {'✓' if kept else '✗'}"
        found.append((number, *times, f"{figure['lost']:.0f}", budget))
    return found


def main() -> None:
    load = Load.from_arguments(1)
    print(json.dumps({str(number): with_processes(number, load) for number in (1, 2)}))


if __name__ == "__main__":
    main()

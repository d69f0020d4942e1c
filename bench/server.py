"""The service under load: one server process, 200 live matches, each with an open socket.

Arguments: a game, a database (sqlite or postgresql), and the load if it is not the usual one. Prints one
JSON object. The figures are those of a client on the same machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load import Load

KEPT_ALIVE = 4.0  # uvicorn closes a connection after five idle seconds
UNLIMITED = 100_000_000

BOOT = """
import sys, json
from examples import connect_four
from veillee.core.spec import register
from veillee.server.config import Config
from veillee.server.run import serve
register(connect_four.GAME)
serve(Config(**json.loads(sys.argv[1])), port=int(sys.argv[2]))
"""


# -- a client that costs little ------------------------------------------------------------------


class Client:
    """One person with one connection: plain HTTP/1.1, so that the server is measured and not the client."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0

    async def connected(self) -> None:
        """Have a connection that the server does not close just now because nobody used it."""
        now = time.perf_counter()
        if self.writer is None or now - self.used > KEPT_ALIVE:
            if self.writer is not None:
                self.writer.close()
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        self.used = now

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        await self.connected()
        assert self.reader is not None and self.writer is not None
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(data)}", f"Cookie: {self.jar}"]
        if body is not None:
            lines += ["Content-Type: application/json", f"x-csrftoken: {self.cookies['csrftoken']}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        answer = await self.reader.readexactly(length)
        return int(head[0].split()[1]), msgspec.json.decode(answer)

    @property
    def jar(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


@dataclass
class Table:
    """A match of two on one screen, as its player knows it."""

    client: Client
    game: str
    id: str
    state: dict[str, Any]
    random: Random
    socket: ClientConnection | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    async def open(cls, port: int, game: str, number: int, client: Client | None = None) -> Table:
        if client is None:
            client = Client(port)
            await client.ask("GET", "/api/me")
        match = {"game": game, "players": 2, "one_screen": True, "seed": f"bench-{number}"}
        status, state = await client.ask("POST", "/api/matches", match)
        assert status == 201, state
        return cls(client, game, state["match"]["id"], state, Random(number))

    async def watch(self) -> None:
        """Open the socket that a browser would have, and read what comes."""
        address = f"ws://127.0.0.1:{self.client.port}/api/matches/{self.id}/live?since=100000"
        self.socket = await connect(address, additional_headers={"Cookie": self.client.jar}, compression=None)

        async def read(socket: ClientConnection) -> None:
            async for _ in socket:
                pass

        self.reading = asyncio.create_task(read(self.socket))

    async def move(self) -> float:
        """Play one move at random; how long the answer took."""
        async with self.lock:
            choices = self.state["scene"]["question"]["choices"]
            play = {"version": self.state["version"], "key": self.random.choice(choices)["key"]}
            since = self.state["log"][-1]["number"] if self.state["log"] else 100_000
            await self.client.connected()
            start = time.perf_counter()
            status, state = await self.client.ask("POST", f"/api/matches/{self.id}/play?since={since}", play)
            took = time.perf_counter() - start
            assert status == 200, state
            self.state = state
            if state["match"]["state"] == "over":
                again = await Table.open(self.client.port, self.game, self.random.randrange(1 << 30), self.client)
                self.id, self.state = again.id, again.state
                if self.socket is not None:
                    await self.socket.close()
                    await self.watch()
            return took


# -- the server ----------------------------------------------------------------------------------


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="veillee-bench-"))
    try:
        if kind == "sqlite":
            yield f"sqlite:///{folder / 'bench.db'}"
            return
        from pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server(url: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    config = {"db": url, "requests_per_minute": UNLIMITED, "sockets_per_person": 1_000}
    command = [sys.executable, "-c", BOOT, json.dumps(config), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def ready(port: int) -> None:
    for _ in range(400):
        try:
            status, _ = await Client(port).ask("GET", "/health")
        except OSError:
            await asyncio.sleep(0.05)
            continue
        if status == 200:
            return
    raise TimeoutError("the server does not answer")


# -- the load ------------------------------------------------------------------------------------


async def paced(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at random moments, whether or not the ones before were answered: how long each took."""
    random = Random(1)
    taken: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        taken.append(await table.move())

    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        task = asyncio.create_task(one(random.choice(tables)))
        running.add(task)
        task.add_done_callback(running.discard)
        await asyncio.sleep(random.expovariate(rate))
    if running:
        await asyncio.wait(running)
    return taken


async def saturated(tables: list[Table], players: int, seconds: float) -> float:
    """Moves per second when each of the players plays as fast as the server answers."""
    random = Random(2)
    moves = 0
    start = time.perf_counter()

    async def player() -> None:
        nonlocal moves
        while time.perf_counter() - start < seconds:
            await random.choice(tables).move()
            moves += 1

    await asyncio.gather(*(player() for _ in range(players)))
    return moves / (time.perf_counter() - start)


def percentile(taken: list[float], share: float) -> float:
    ordered = sorted(taken)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(port: int, pid: int, game: str, load: Load) -> dict[str, float]:
    await ready(port)
    tables = [await Table.open(port, game, number) for number in range(load.matches)]
    for table in tables:
        await table.watch()
    await paced(tables, load.rate, load.warming)
    used = busy(pid)
    taken = await paced(tables, load.rate, load.seconds)
    figures = {"p50": percentile(taken, 0.5), "p99": percentile(taken, 0.99), "moves": float(len(taken))}
    figures["cpu"] = (busy(pid) - used) / len(taken)
    figures["moves/s"] = await saturated(tables, load.players, load.seconds / 2)
    for table in tables:
        if table.socket is not None:
            await table.socket.close()
    return figures


def main() -> None:
    game, kind = sys.argv[1:3]
    port = free_port()
    with database(kind) as url, server(url, port) as process:
        print(json.dumps(asyncio.run(measure(port, process.pid, game, Load.from_arguments(3)))))


if __name__ == "__main__":
    main()

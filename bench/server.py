"""The service under load: one server process, 200 live matches, each with an open socket.

Arguments: a game, one of its modes, the number of seats, a database (sqlite or postgresql), how moves are made (socket,
as browsers do, or rest, as programs may), and the load if it is not the usual one. Prints one JSON object. The figures
are those of a client on the same machine.
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
from veillee.core.packing import unpacked

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


@dataclass(frozen=True)
class Play:
    """What is played, and how moves are made."""

    game: str
    mode: str
    players: int
    way: str
    seats: tuple[str, ...] = ()  # where not all are people at one screen

    async def begin(self, client: Client, seed: int) -> dict[str, Any]:
        match: dict[str, Any] = {"game": self.game, "mode": self.mode}
        match |= {"seats": self.seats} if self.seats else {"players": self.players, "one_screen": True}
        status, state = await client.ask("POST", "/api/matches", {**match, "seed": f"bench-{seed}"})
        assert status == 201, state
        return dict(state)


@dataclass
class Table:
    """A match on one screen, as its player knows it."""

    client: Client
    play: Play
    random: Random
    state: dict[str, Any]
    socket: ClientConnection
    news: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moves: int = 0

    @classmethod
    async def open(cls, port: int, play: Play, number: int) -> Table:
        client = Client(port)
        await client.ask("GET", "/api/me")
        state = await play.begin(client, number)
        table = cls(client, play, Random(number), state, await looked_at(client, state))
        table.follow()
        return table

    def follow(self) -> None:
        """Read what the socket is sent, as a browser would."""

        async def read(socket: ClientConnection) -> None:
            async for text in socket:
                if self.play.way == "socket":
                    self.news.put_nowait(msgspec.json.decode(text))

        self.reading = asyncio.create_task(read(self.socket))

    async def move(self) -> float:
        """Play one move at random; how long it took until the table showed it."""
        async with self.lock:
            key = self.random.choice(await self.choices())["key"]
            took = await (self.by_socket(key) if self.play.way == "socket" else self.by_rest(key))
            if self.state["match"].get("state") == "over":
                await self.begin_again()
            return took

    async def choices(self) -> list[Any]:
        """What can be chosen, once a person is asked."""
        while not self.state["scene"]["question"].get("choices"):
            self.hear(await self.news.get())
            if self.state["match"].get("state") == "over":
                await self.begin_again()
        return list(self.state["scene"]["question"]["choices"])

    def hear(self, said: dict[str, Any]) -> None:
        """What has changed on the table."""
        if said["type"] == "change":
            self.state["version"] = said["version"]
            self.state["match"] |= said["match"]
            if question := said["scene"].get("question"):
                self.state["scene"]["question"] = msgspec.to_builtins(unpacked(question))

    async def by_rest(self, key: str) -> float:
        """The answer of a request holds the whole table."""
        version, log = self.state["version"], self.state["log"]
        since = log[-1]["number"] if log else 100_000
        path = f"/api/matches/{self.state['match']['id']}/play?since={since}"
        await self.client.connected()
        start = time.perf_counter()
        status, state = await self.client.ask("POST", path, {"version": version, "key": key})
        took = time.perf_counter() - start
        assert status == 200, state
        self.state = state
        return took

    async def by_socket(self, key: str) -> float:
        """The socket says that it is done, and what has changed; one of them comes first."""
        self.moves += 1
        version, wanted = self.state["version"], {"done", "change"}
        say = {"type": "play", "answer": str(self.moves), "version": version, "key": key}
        start = time.perf_counter()
        await self.socket.send(msgspec.json.encode(say), text=True)
        while wanted:
            said = await self.news.get()
            assert said["type"] != "refused", said
            if said["type"] == "done" or (said["type"] == "change" and said["version"] > version):
                wanted.discard(said["type"])
            self.hear(said)
        return time.perf_counter() - start

    async def begin_again(self) -> None:
        """Another match, with its own socket."""
        await self.close()
        self.state = await self.play.begin(self.client, self.random.randrange(1 << 30))
        self.socket, self.news = await looked_at(self.client, self.state), asyncio.Queue()
        self.follow()

    async def close(self) -> None:
        self.reading.cancel()
        await self.socket.close()


async def looked_at(client: Client, state: dict[str, Any]) -> ClientConnection:
    """The socket that a browser opens at a table."""
    address = f"ws://127.0.0.1:{client.port}/api/matches/{state['match']['id']}/live?since=100000"
    cookie = {"Cookie": client.jar}
    return await connect(address, additional_headers=cookie, compression=None, ping_interval=None)  # no browser asks


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
def server(url: str, port: int, channels: str = "") -> Iterator[subprocess.Popen[bytes]]:
    limits = (
        "requests_per_minute",
        "guests_per_minute",
        "matches_per_minute",
        "connections_per_address",
        "sockets_per_address",
    )
    config = {"db": url, "channels": channels, "sockets_per_person": 1_000, **dict.fromkeys(limits, UNLIMITED)}
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
    for _ in range(2_400):
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


async def measure(port: int, pid: int, play: Play, load: Load) -> dict[str, float]:
    await ready(port)
    tables = [await Table.open(port, play, number) for number in range(load.matches)]
    await paced(tables, load.rate, load.warming)
    used = busy(pid)
    taken = await paced(tables, load.rate, load.seconds)
    figures = {"p50": percentile(taken, 0.5), "p99": percentile(taken, 0.99), "moves": float(len(taken))}
    figures["cpu"] = (busy(pid) - used) / len(taken)
    figures["moves/s"] = await saturated(tables, load.players, load.seconds / 2)
    for table in tables:
        await table.close()
    return figures


def main() -> None:
    game, mode, players, kind, way = sys.argv[1:6]
    play, port = Play(game, mode, int(players), way), free_port()
    with database(kind) as url, server(url, port) as process:
        print(json.dumps(asyncio.run(measure(port, process.pid, play, Load.from_arguments(6)))))


if __name__ == "__main__":
    main()

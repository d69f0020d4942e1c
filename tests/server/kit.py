"""A real server on a free port, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from veillee.core.changes import Backdrop, changed, printed
from veillee.core.packing import joined, names_in
from veillee.core.scene import Face, Scene, encode
from veillee.server.app import Running, create_app
from veillee.server.config import Config
from veillee.server.run import make_server

T = TypeVar("T")
Json = dict[str, Any]
UNLIMITED = 10_000_000
LIMITS = (
    "requests_per_minute",
    "logins_per_minute",
    "guests_per_minute",
    "matches_per_minute",
    "connections_per_address",
    "sockets_per_address",
)
PATIENCE = 60.0  # seconds for what takes a moment on a machine that has nothing else to do


class Server:
    """The service as it runs in earnest, in a thread of its own."""

    def __init__(self, **config: Any) -> None:
        self.config = Config(**{**dict.fromkeys(LIMITS, UNLIMITED), **config})
        self.app = create_app(self.config)
        self.running: Running = self.app.state["running"]
        self.loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.address = ""
        self._server = make_server(self.app, port=0, ready=self._is_ready)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server does not start"

    def _is_ready(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._ready.set()

    def _run(self) -> None:
        self.loop.run_until_complete(self._server.serve())

    def stop(self) -> None:
        self._server.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def guest(self, name: str = "") -> Person:
        return Person(self.address, name)

    def member(self) -> Person:
        """Somebody with an account."""
        return Person(self.address).join()


@contextmanager
def serving(**config: Any) -> Iterator[Server]:
    server = Server(**config)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: cookies, the token against forgery, and sockets."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # reading certificates takes long
        self.me: Json = self.get("/api/me")
        if name:
            self.me = self.ask("PATCH", "/api/me", {"name": name})

    def join(self) -> Person:
        """Make an account, under a name that nobody else has."""
        self.me = self.post("/api/account", {"name": f"Member {self.me['id']}", "passphrase": "a bridge of stone"})
        return self

    def send(self, method: str, path: str, body: object = None, **query: Any) -> httpx.Response:
        """A request as the browser's table makes it. `headers` go with it, all else into the query."""
        headers = dict(query.pop("headers", {}))
        if method != "GET":
            headers = {"x-csrftoken": self.http.cookies.get("csrftoken", ""), **headers}
        asked = {name: value for name, value in query.items() if value is not None}
        content = None if method == "GET" else {} if body is None else body
        return self.http.request(method, path, params=asked, json=content, headers=headers)

    def ask(self, method: str, path: str, body: object = None, status: int = 0, **query: Any) -> Any:
        """What is answered; `status` is the expected one, by default any success."""
        response = self.send(method, path, body, **query)
        expected = response.status_code == status if status else response.is_success
        assert expected, f"{method} {path}: {response.status_code} {response.text[:300]}"
        return response.json() if "json" in response.headers["content-type"] else response.text

    def get(self, path: str, status: int = 0, **query: Any) -> Any:
        return self.ask("GET", path, None, status, **query)

    def post(self, path: str, body: object = None, status: int = 0, **query: Any) -> Any:
        return self.ask("POST", path, body, status, **query)

    def go_to(self, server: Server) -> None:
        """The same person, cookies and all, at another server."""
        self.address = server.address
        self.http.base_url = httpx.URL(server.address)

    # -- matches ---------------------------------------------------------------------------

    def start(self, game: str = "connect_four", *, lang: str | None = None, **wanted: Any) -> Table:
        state = self.post("/api/matches", {"game": game, **wanted}, lang=lang)
        return Table(self, state["match"]["id"], state)

    def at(self, table: Table | str) -> Table:
        """The same match, as this person sees it."""
        id_ = table if isinstance(table, str) else table.id
        return Table(self, id_, self.get(f"/api/matches/{id_}/table"))

    def accept(self, invitation: str) -> Table:
        state = self.post(f"/api{invitation}")
        return Table(self, state["match"]["id"], state)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def socket(self, table: Table | str, over: str = "", **query: Any) -> Iterator[Socket]:
        """A live connection, if wanted over another address that leads to the server."""
        id_ = table if isinstance(table, str) else table.id
        headers = {"Cookie": self.cookie, **query.pop("headers", {})}
        base = over or self.address
        address = httpx.URL(f"{base.replace('http', 'ws', 1)}/api/matches/{id_}/live", params=query)
        with connect(str(address), additional_headers=headers) as connection:
            yield Socket(connection)


def lines(log: Json | None) -> list[Json]:
    """What was told, line by line again."""
    if log is None:
        return []
    columns = {
        "decision": [number for number, lines in log["decisions"] for _ in range(lines)],
        "seat": [seat for seat, lines in log["seats"] for _ in range(lines)],
        "rule": ["".join(names) for names in names_in(log["rules"])],
        "text": joined(log["texts"], log["same"]),
        "pieces": names_in(log["pieces"]),
    }
    rows = zip(*columns.values(), strict=True)
    return [{"number": number, **dict(zip(columns, row, strict=True))} for number, row in enumerate(rows, log["first"])]


class Socket:
    """A live connection, which sorts what comes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.everything: list[str] = []
        self.online: list[str] = []
        self.answers: list[Json] = []  # to what was asked over it
        self.prints: dict[str, Backdrop] = {}
        self.faces: dict[str, Face] = {}
        self.undo: Json = {}
        self.print = ""
        self.scene: Scene | None = None
        self.way: list[tuple[int, Scene]] = []  # the tables on the way to the last one
        self.match: Json = {}

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next table."""
        while True:
            said = self.receive(timeout)
            if said["type"] in ("table", "change"):
                return self.follow(said)
            if said["type"] == "people":
                self.online = said["online"]
            else:
                self.answers.append(said)

    def receive(self, timeout: float) -> Json:
        """The next message."""
        self.everything.append(str(self.connection.recv(timeout)))
        said: Json = json.loads(self.everything[-1])
        return said

    def follow(self, said: Json) -> Json:
        """The table as a request would answer it, put together from what was sent."""
        if said["type"] == "table":
            if said["print"] is not None:
                self.prints[said["backdrop"]] = msgspec.convert(said["print"], Backdrop)
            self.print = said["backdrop"]
            self.scene = self.prints[self.print].table
            self.match = {}
            self.faces = {}
        assert self.scene is not None
        self.way = []
        self.faces |= printed(said.get("faces", {}))
        self.undo = {**self.undo, **said.get("undo", {})}
        for passed in said.get("way", ()):
            self.scene = changed(self.scene, passed["scene"], self.faces)
            self.way.append((passed["told"], self.scene))
        self.scene = changed(self.scene, said["scene"], self.faces)
        self.match |= said["match"]
        table = {name: said.get(name) for name in ("version", "seat", "guide")}
        scene = json.loads(encode(self.scene))
        return {
            **table,
            "undo": self.undo,
            "log": lines(said.get("log")),
            "type": "table",
            "match": dict(self.match),
            "scene": scene,
        }

    def answer(self, timeout: float = PATIENCE) -> Json:
        """The next answer to what was asked; tables that come before it are followed."""
        while not self.answers:
            said = self.receive(timeout)
            if said["type"] in ("table", "change"):
                self.follow(said)
            elif said["type"] != "people":
                self.answers.append(said)
        return self.answers.pop(0)

    def until(self, version: int) -> list[Json]:
        """All tables up to a version."""
        found = [self.next()]
        while found[-1]["version"] < version:
            found.append(self.next())
        return found

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))


class Table:
    """A match as one person knows it."""

    def __init__(self, person: Person, id_: str, state: Json) -> None:
        self.person = person
        self.id = id_
        self.state = state

    @property
    def path(self) -> str:
        return f"/api/matches/{self.id}"

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def info(self) -> Json:
        info: Json = self.state["match"]
        return info

    @property
    def keys(self) -> list[str]:
        question = self.state["scene"].get("question")
        return [choice["key"] for choice in question.get("choices", [])] if question else []

    @property
    def over(self) -> bool:
        return bool(self.info["state"] in ("over", "abandoned"))

    def invitation(self, seat: int) -> str:
        return str(self.info["seats"][seat]["invitation"])

    def look(self, **query: Any) -> Json:
        self.state = self.person.get(f"{self.path}/table", **query)
        return self.state

    def play(self, key: str, status: int = 0, *, version: int | None = None, **query: Any) -> Json:
        body = {"version": self.version if version is None else version, "key": key}
        return self._take(self.person.post(f"{self.path}/play", body, status, **query))

    def do(self, what: str, status: int = 0, *, version: int | None = None, **query: Any) -> Json:
        """Undo, redo, resign, pause, resume."""
        body = {"version": self.version if version is None else version}
        return self._take(self.person.post(f"{self.path}/{what}", body, status, **query))

    def _take(self, answer: Json) -> Json:
        if answer.get("type") == "table":
            self.state = answer
        return answer

    def at(self, number: int, status: int = 0, **query: Any) -> Json:
        position: Json = self.person.get(f"{self.path}/at/{number}", status, **query)
        return position

    def play_on(self, random: Random, choices: int = 10_000) -> None:
        """Choose at random for a while; all seats must be this person's."""
        for _ in range(choices):
            if not self.keys:
                return
            self.play(random.choice(self.keys))


def play_together(tables: list[Table], random: Random, choices: int = 10_000) -> None:
    """Everybody chooses at random when it is their turn."""
    for _ in range(choices):
        for table in tables:
            table.look(since=100_000)
        asked = next((table for table in tables if table.keys), None)
        if asked is None:
            return
        asked.play(random.choice(asked.keys), since=100_000)


def eventually(true: Callable[[], T], timeout: float = PATIENCE) -> T:
    """Wait until something becomes true."""
    end = time.monotonic() + timeout
    while not (found := true()):
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.02)
    return found

"""Bad requests and bad bytes for every endpoint that an application has, taken from its own routes and schema."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from veillee.server import types

Json = dict[str, Any]

METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE", "BREW")
TEXTS = (
    "", "0", "-1", "1e308", "NaN", "null", "true", "[]", "{}", "\x00", "%00", "..", "../../etc/passwd", "a" * 33,
    "a" * 5_000, "\u202e\ufeff", "\ud83d\ude00", "'; drop table matches; --", "<script>", "%ff", "x\r\ny: z", " ", "é",
    "999999999999999999999999", "go:foot:c3", "drop:a", "drop:\x00", "choice", "en", "fr", "tlh",
)  # fmt: skip
NUMBERS = (0, 1, -1, 7, 8, 2**31, 2**63, 2**64, -(2**63), 10**400, 1.5, 1e308, -0.0)
HEADERS = ("accept", "content-type", "cookie", "idempotency-key", "x-csrftoken", "origin", "range", "x-forwarded-for")
WORDS = tuple(msgspec.inspect.type_info(types.Say).fields[0].type.values)  # type: ignore[attr-defined]


class Endpoint(msgspec.Struct, frozen=True):
    """A path with gaps, the methods that it knows, and examples of what it is sent."""

    path: tuple[str, ...]  # a gap begins with a brace
    methods: tuple[str, ...]
    query: tuple[str, ...] = ()
    bodies: tuple[str, ...] = ()


def endpoints_of(app: Litestar) -> list[Endpoint]:
    """Every endpoint of an application: one that is new is in it."""
    document = app.openapi_schema.to_schema()
    found: list[Endpoint] = []
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            said: Json = document["paths"].get(route.path_format, {})
            query = {
                one["name"] for about in said.values() for one in about.get("parameters", ()) if one["in"] == "query"
            }
            bodies = tuple(json.dumps(one) for about in said.values() for one in examples(about))
            path = tuple("{" if not isinstance(part, str) else part for part in route.path_components)
            found.append(Endpoint(path, tuple(sorted(route.methods)), tuple(sorted(query)), bodies))
    return found


def sockets_of(app: Litestar) -> list[Endpoint]:
    return [
        Endpoint(tuple("{" if not isinstance(part, str) else part for part in route.path_components), ())
        for route in app.routes
        if isinstance(route, WebSocketRoute)
    ]


def examples(about: Json) -> Iterator[Any]:
    """What the schema shows as a body."""
    for media in about.get("requestBody", {}).get("content", {}).values():
        for one in media.get("examples", {}).values():
            yield one.get("value")


def quoted(word: str) -> str:
    return quote(word, safe="", errors="surrogatepass")


Newcomers = Callable[[], tuple[list[str], str]]  # their cookies, and the id of something that is theirs
RENEWED = 500  # requests after which there are new sessions: some of them end a session, and then nobody is let in


class Fuzzer:
    """Makes up requests. `ids` are things that exist: matches of others, tokens, games; `cookies` people's sessions.

    Who has no session is stopped at the door, so `newcomers` are asked for sessions, and ids of theirs, from time to
    time."""

    def __init__(self, app: Litestar, seed: int, ids: list[str], newcomers: Newcomers) -> None:
        self.random = Random(seed)
        self.endpoints = endpoints_of(app)
        self.sockets = sockets_of(app)
        self.others = ids
        self.newcomers = newcomers
        self.renew()

    def renew(self) -> None:
        self.cookies, own = self.newcomers()
        self.ids = [*self.others, own]

    def word(self) -> str:
        chosen = self.random.random()
        if chosen < 0.45:
            return self.random.choice(self.ids)
        if chosen < 0.9:
            return self.random.choice(TEXTS)
        return "".join(chr(self.random.randrange(1, 0x2FFF)) for _ in range(self.random.randrange(40)))

    def path(self, endpoint: Endpoint) -> str:
        parts = [quoted(self.word()) if part == "{" else part for part in endpoint.path]
        if self.random.random() < 0.05:
            parts.append(quoted(self.word()))
        names = [name for name in endpoint.query if self.random.random() < 0.5]
        names += [quoted(self.word())] if self.random.random() < 0.1 else []
        query = "&".join(f"{name}={quoted(str(self.value(2)))}" for name in names)
        return f"/{'/'.join(parts)}" + (f"?{query}" if query else "")

    def value(self, depth: int = 0) -> Any:
        chosen = self.random.random()
        if chosen < 0.5 or depth > 3:
            return self.word()
        if chosen < 0.7:
            return self.random.choice(NUMBERS)
        if chosen < 0.8:
            return self.random.choice((None, True, False))
        if chosen < 0.9:
            return [self.value(depth + 1) for _ in range(self.random.randrange(4))]
        return {self.word(): self.value(depth + 1) for _ in range(self.random.randrange(4))}

    def body(self, endpoint: Endpoint) -> bytes:
        """One that is nearly right, one that is JSON, or bytes."""
        chosen = self.random.random()
        if endpoint.bodies and chosen < 0.6:
            right = json.loads(self.random.choice(endpoint.bodies))
            for name in list(right) if isinstance(right, dict) else ():
                if self.random.random() < 0.5:
                    right[name] = self.value()
            return json.dumps(right).encode("utf-8", "surrogatepass")
        if chosen < 0.85:
            return json.dumps(self.value()).encode("utf-8", "surrogatepass")
        if chosen < 0.9:
            return b"[" * self.random.randrange(1, 60_000)
        return self.random.randbytes(self.random.randrange(2_000))

    def request(self, endpoint: Endpoint) -> bytes:
        known = [method for method in endpoint.methods if method != "OPTIONS"]
        method = self.random.choice(known if self.random.random() < 0.8 else METHODS)
        body = b"" if method in ("GET", "HEAD") and self.random.random() < 0.9 else self.body(endpoint)
        lines = [f"{method} {self.path(endpoint)} HTTP/1.1", "host: x", f"content-length: {len(body)}"]
        if self.random.random() < 0.8:
            cookie = self.random.choice(self.cookies)
            token = cookie.rpartition("csrftoken=")[2].partition(";")[0]
            lines += [f"cookie: {cookie}", f"x-csrftoken: {token}", "content-type: application/json"]
        if self.random.random() < 0.2:
            value = self.word().encode("utf-8", "replace").decode("latin-1").replace("\r", "").replace("\n", "")
            lines.append(f"{self.random.choice(HEADERS)}: {value.replace(chr(0), '')}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def garbage(self) -> bytes:
        """What is no request, or only a part of one."""
        whole = self.request(self.random.choice(self.endpoints))
        cut = bytearray(whole[: self.random.randrange(1, len(whole))])
        for _ in range(self.random.randrange(8)):
            cut[self.random.randrange(len(cut))] = self.random.randrange(256)
        return bytes(cut) if self.random.random() < 0.7 else self.random.randbytes(self.random.randrange(1, 400))

    def speech(self) -> str | bytes:
        chosen = self.random.random()
        if chosen < 0.2:
            return self.random.randbytes(self.random.randrange(300))
        if chosen < 0.4:
            return json.dumps(self.value())
        said = {"type": self.random.choice(WORDS)}
        for name in ("lang", "seat", "answer", "version", "key", "number"):
            if self.random.random() < 0.4:
                said[name] = self.value(2)
        return json.dumps(said)


class Sent(Counter[int]):
    """How often each status was answered; 0 is a connection that was closed."""

    @property
    def errors(self) -> int:
        return sum(count for status, count in self.items() if status >= 500)


async def send_all(port: int, fuzzer: Fuzzer, many: int, connections: int = 8) -> Sent:
    """So many requests, every endpoint as often as any other, over a few connections; one in twenty is no request."""
    sent, left = Sent(), iter(range(many))

    async def visitor() -> None:
        reader: asyncio.StreamReader | None = None
        for number in left:
            if reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            if number % RENEWED == RENEWED - 1:
                fuzzer.renew()
            broken = number % 20 == 19
            endpoint = fuzzer.endpoints[number % len(fuzzer.endpoints)]
            message = fuzzer.garbage() if broken else fuzzer.request(endpoint)
            status = 0
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                writer.write(message)
                await writer.drain()
                if broken:
                    writer.write_eof()
                status = await answer_in(reader, message)
            sent[status] += 1
            if broken or status in (0, 400, 413) or fuzzer.random.random() < 0.01:
                writer.close()
                reader = None
        if reader is not None:
            writer.close()

    await asyncio.gather(*(visitor() for _ in range(connections)))
    return sent


async def answer_in(reader: asyncio.StreamReader, asked: bytes) -> int:
    """The status of the next answer, whose body is read."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    status = int(head.split(b" ", 2)[1])
    length = [int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    if length and not asked.startswith(b"HEAD") and status not in (204, 304):
        await asyncio.wait_for(reader.readexactly(length[0]), 60)
    return status


async def speak_all(port: int, fuzzer: Fuzzer, many: int) -> Counter[int]:
    """So many messages over sockets that are opened again when they are closed; with which codes they were."""
    closed: Counter[int] = Counter()
    fuzzer.renew()
    while many > 0:
        endpoint = fuzzer.random.choice(fuzzer.sockets)
        address = f"ws://127.0.0.1:{port}{fuzzer.path(endpoint)}"
        headers = {"Cookie": fuzzer.random.choice(fuzzer.cookies)}
        try:
            async with connect(address, additional_headers=headers, open_timeout=60) as socket:
                for _ in range(fuzzer.random.randrange(1, 20)):
                    many -= 1
                    await socket.send(fuzzer.speech())
                await asyncio.sleep(0)
            closed[socket.close_code or 0] += 1
        except (OSError, WebSocketException, ValueError):
            many -= 1
            closed[0] += 1
    return closed

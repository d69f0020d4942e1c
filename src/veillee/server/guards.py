"""What stands around every request, even one that leads nowhere: limits, safe headers, a line in the log."""

from __future__ import annotations

import logging
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from veillee.core.text import LANGUAGES, messages
from veillee.server.addresses import address_of
from veillee.server.config import Config
from veillee.server.logs import request_id
from veillee.server.people import SESSION, People
from veillee.server.types import Problem

log = logging.getLogger("veillee.requests")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"
UNLIMITED = "/assets/"
WATCHED = ("/health", "/metrics")  # by whoever looks after the server, and counted apart
SELDOM = 10  # times fewer of them than of other requests
CREDENTIALS = ("/api/session", "/api/account")
BEGINNINGS = ("/api/matches", "/api/campaigns", "/gather", "/fork", "/rematch", "/chapters", "/file")  # how paths end
CLIENTS = 20_000  # whose requests are counted at a time
HOUSEHOLD = 5  # people's worth of requests that may come from one address


class Limit:
    """A bucket of requests for everybody, which fills again by and by."""

    def __init__(self, per_minute: int) -> None:
        self.size = float(per_minute)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str) -> float:
        """Take one; how many seconds to wait if there is none left."""
        now = time.monotonic()
        left, at = self._left.pop(client, (self.size, now))
        left = min(self.size, left + (now - at) * self.size / 60)
        self._left[client] = (left - 1 if left >= 1 else left), now
        if len(self._left) > CLIENTS:
            self._left.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) * 60 / self.size


class Guards:
    """Wraps the whole application.

    One person's requests are counted, and all that come from one address, which allows for several people: nobody
    starves those who share it. So are the matches that are begun, which stay. Whoever is not known yet shares a
    person's worth with all other strangers there.
    """

    def __init__(self, app: ASGIApp, config: Config, people: People) -> None:
        self.app = app
        self.people = people
        self.requests = Limit(config.requests_per_minute)
        self.households = Limit(config.requests_per_minute * HOUSEHOLD)
        self.looks = Limit(max(1, config.requests_per_minute // SELDOM))
        self.logins = Limit(config.logins_per_minute)
        self.beginnings = Limit(config.matches_per_minute)
        self.beginners = Limit(config.matches_per_minute * HOUSEHOLD)
        headers = {**HEADERS, **({"Strict-Transport-Security": HSTS} if config.secure else {})}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id_ = secrets.token_hex(6)
        token = request_id.set(id_)
        start = time.perf_counter()
        status = 0
        path = normalize_path(scope["path"])  # as it is found, however many slashes are in it

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                private = [(b"cache-control", b"no-store")] if path.startswith("/api/") else []
                mark = (b"x-request-id", id_.encode())
                message["headers"] = [*message.get("headers", ()), *self.headers, *private, mark]
            elif message["type"] == "websocket.close":
                status = message["code"]
                with suppress(RuntimeError):  # whoever was there has gone already
                    await send(message)
                return
            await send(message)

        try:
            wait = self._wait(scope, path)
            if wait:
                await refuse(scope, receive, guarded, wait)
            else:
                await self.app(scope, receive, guarded)
        finally:
            about = {
                "method": scope.get("method", "SOCKET"),
                "path": scope.get("path_template") or "?",  # never what stands in its place: that may be a secret
                "status": status,
                "ms": round((time.perf_counter() - start) * 1e3, 1),
            }
            log.info("request", extra=about)
            request_id.reset(token)

    def _wait(self, scope: Scope, path: str) -> float:
        if path.startswith(UNLIMITED):
            return 0.0
        client = address_of(scope)
        if path in WATCHED:
            return self.looks.wait(client)
        person = self.people.remembered(session_of(scope))
        name = f"person {person}" if person else client
        wait = self.requests.wait(name) or self.households.wait(client)
        method = scope.get("method")
        if wait or method not in ("POST", "PATCH"):
            return wait
        if path in CREDENTIALS:
            return self.logins.wait(client)
        if method == "POST" and path.endswith(BEGINNINGS):
            return self.beginnings.wait(name) or self.beginners.wait(client)
        return 0.0


def session_of(scope: Scope) -> str:
    """What the cookie of a request says; whether there is such a session is another matter."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                key, _, token = cookie.strip().partition("=")
                if key == SESSION:
                    return token
    return ""


def lang_of(query: bytes) -> str:
    """The language that a request wants its texts in, if it says so."""
    return next((lang for lang in LANGUAGES if f"lang={lang}".encode() in query.split(b"&")), LANGUAGES[0])


async def refuse(scope: Scope, receive: Receive, send: Send, wait: float) -> None:
    """Too many requests."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
        return
    words = messages("veillee.server", lang_of(scope["query_string"]))
    body = msgspec.json.encode(Problem("too-many", words.format("too-many"), ""))
    head: dict[str, Any] = {
        "type": "http.response.start",
        "status": 429,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"retry-after", str(int(wait) + 1).encode()),
        ],
    }
    await send(cast(Message, head))
    await send(cast(Message, {"type": "http.response.body", "body": body, "more_body": False}))

"""A page elsewhere cannot act for somebody: every change carries a mark of the session that only our own page reads."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from veillee.server.config import Config
from veillee.server.guards import lang_of
from veillee.server.people import SESSION
from veillee.server.refusals import Refusal

MARK = "csrftoken"  # the cookie that says what changes must carry
HEADER = "x-csrftoken"
LOOKING = ("GET", "HEAD", "OPTIONS")


def mark_of(session: str, secret: str) -> str:
    """The mark belongs to one session: that of another person is worth nothing here."""
    return hmac.digest(secret.encode(), session.encode("utf-8", "surrogatepass"), "sha256").hex()


class Forgery:
    """Around every endpoint: changes without the mark of their session are refused, and who lacks it is given it."""

    def __init__(self, app: ASGIApp, config: Config, secret: str) -> None:
        self.app = app
        self.config = config
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cookies = connection.cookies
        if scope["method"] not in LOOKING:
            self._check(cookies, connection.headers.get(HEADER, ""), scope)

        async def marking(message: Message) -> None:
            if message["type"] == "http.response.start":
                session = str(scope.get("veillee_token") or cookies.get(SESSION, ""))
                if session and cookies.get(MARK) != (mark := mark_of(session, self.secret)):
                    cookie = Cookie(key=MARK, value=mark, samesite="strict", secure=self.config.secure)
                    set_it = (b"set-cookie", cookie.to_header(header="").encode())
                    message["headers"] = [*message.get("headers", ()), set_it]
            await send(message)

        await self.app(scope, receive, marking)

    def _check(self, cookies: Mapping[str, str], given: str, scope: Scope) -> None:
        session = cookies.get(SESSION, "")
        right = mark_of(session, self.secret).encode()
        if not session or not hmac.compare_digest(given.encode("utf-8", "surrogatepass"), right):
            raise Refusal("forged", lang_of(scope["query_string"]), 403)

"""Structured logs, which tell how the server is and not what people hold."""

from __future__ import annotations

import io
import json
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.kit import Json, Server, eventually, play_together
from tests.server.nursery import ROOT
from tests.server.test_leaks import sit_down
from veillee.server import logs
from veillee.server.schema import entries


class Log:
    """All that we log at any level, and others where it matters, as the lines that would be written."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(logs.JsonLines())

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[Json]:
        return [json.loads(line) for line in self.text.splitlines()]

    def of(self, path: str) -> Json:
        """The line of a request, which is written a moment after the answer was sent."""
        return eventually(lambda: next((line for line in self.lines if line.get("path") == path), {}))


@pytest.fixture
def log() -> Iterator[Log]:
    found = Log()
    root, ours = logging.getLogger(), logging.getLogger("veillee")
    level = ours.level
    root.addHandler(found.handler)
    ours.setLevel(logging.DEBUG)
    yield found
    root.removeHandler(found.handler)
    ours.setLevel(level)


def test_every_request_is_one_line(server: Server, log: Log) -> None:
    table = server.guest().start()
    response = table.person.send("GET", f"{table.path}/explain", key="drop:a")
    line = log.of("/api/matches/{match}/explain")
    assert line["request"] == response.headers["x-request-id"]
    assert (line["logger"], line["message"], line["method"], line["status"]) == (
        "veillee.requests",
        "request",
        "GET",
        200,
    )
    assert line["ms"] > 0 and line["at"].endswith("+00:00") and line["level"] == "info"
    table.person.send("GET", "/api/join/A-token-somebody-guessed")
    table.person.send("GET", "/no/such/path?token=secret")
    assert log.of("/api/join/{token}") and log.of("?")
    assert "somebody-guessed" not in log.text and "secret" not in log.text


def test_logs_hold_no_keys_hands_or_secrets(server: Server, log: Log) -> None:
    tables = sit_down(server, "high_card", 2)
    cookies = [value for table in tables for value in table.person.http.cookies.values()]
    links = [tables[0].info["watch"], *(seat["invitation"] for seat in tables[0].info["seats"] if seat["invitation"])]
    assert len(links) == 2
    tables[0].play("lay:card_99", 422 if tables[0].keys else 403)
    with tables[0].person.socket(tables[0]) as socket:
        play_together(tables, Random(1))
        socket.next()
    tables[0].look()
    tables[0].person.post("/api/session", {"name": "Ada", "passphrase": "my secret phrase"}, 401)
    record = tables[0].person.get(f"{tables[0].path}/record")
    assert record and len(log.lines) > 20
    keys = {line.split()[2] for line in record.splitlines() if line[:1].isdigit()}
    tokens = [link.rpartition("/")[2] for link in links]
    for secret in (*keys, *cookies, *tokens, "card_", "my secret phrase", tables[0].info["seed"], "lay:"):
        assert secret not in log.text


def test_errors_are_told_by_type_and_place(server: Server, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        try:
            raise KeyError("lay:card_7")
        except KeyError as error:
            raise RuntimeError("Ben holds card_7") from error

    monkeypatch.setattr(server.running.service.looking, "matches", fail)
    server.guest().send("GET", "/api/matches")
    line = next(line for line in log.lines if line["level"] == "error")
    assert line["message"] == "unexpected error" and line["error"] == "RuntimeError from KeyError"
    assert line["request"] and any(place.endswith(" fail") for place in line["trace"])
    assert "card_7" not in log.text


def test_errors_of_the_database_hide_what_was_stored(server: Server, log: Log) -> None:
    bad = insert(entries).values(match="nothing", number=1, kind="choice", seat=0, key="lay:card_7", hash="x", at=0.0)

    with pytest.raises(Exception, match="hidden due to hide_parameters") as error:
        server.do(server.running.database.write(lambda connection: connection.execute(bad)))
    logging.getLogger("veillee.server").error("it failed", exc_info=error.value)
    assert "card_7" not in log.text and "IntegrityError" in log.text


def test_a_server_writes_json_lines_to_stderr() -> None:
    program = """
import logging
import socket
from veillee.server import logs
logs.configure("INFO")
logging.getLogger("veillee.server").info("ready", extra={"address": "http://127.0.0.1/", "hand": "card_7"})
logging.getLogger("uvicorn.error").warning("careful")
logging.getLogger("uvicorn.access").warning("GET /api/join/secret")
logging.getLogger("some.library").warning("value %s", "card_7")
logging.getLogger("some.library").info("nothing")
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["message"] for line in lines] == ["ready", "careful", "value %s"]
    assert done.stdout == "" and "card_7" not in done.stderr and lines[0]["address"]


def test_who_asks_for_a_hint_and_leaves_is_no_error(server: Server, log: Log) -> None:
    table = server.guest().start()
    host, port = server.address.removeprefix("http://").split(":")
    request = f"GET {table.path}/hint HTTP/1.1\r\nhost: {host}\r\ncookie: {table.person.cookie}\r\n\r\n"
    for _ in range(10):  # so that some leave while the match is still looked for
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(request.encode())
    asked = "/api/matches/{match}/hint"
    eventually(lambda: sum(line.get("path") == asked for line in log.lines) == 10)
    assert [line for line in log.lines if line["level"] == "error"] == []

"""Bad requests and bytes on every endpoint and on the socket: no server error, and nobody's match is changed.

Some hundreds in every run of the tests, 100,000 with `make fuzz`.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.conftest import NewDatabase
from tests.server.fuzzing import Fuzzer, endpoints_of, send_all, sockets_of, speak_all
from tests.server.kit import Json, Person
from tests.server.nursery import Nursery
from veillee.server.app import create_app
from veillee.server.config import Config

REQUESTS, MESSAGES = (1_200, 100_000), (150, 10_000)  # always, and when thorough


@pytest.mark.slow
def test_nothing_that_is_sent_brings_the_server_down(
    tmp_path: Path, new_database: NewDatabase, thorough: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    app = create_app(Config(db=new_database("sqlite")))
    assert len(endpoints_of(app)) > 50 and len(sockets_of(app)) == 1
    nursery, port = Nursery(tmp_path), free_port()
    try:
        server = nursery.start(port, db=new_database("sqlite"), request_patience=2.0).ready()
        victim = Person(server.address).join()
        matches = [
            victim.start("pilgrims", players=2, one_screen=True, watchable=True),
            victim.start("connect_four", players=2),
            victim.start("raiders", players=3, open=True),
            victim.start("lueur", mode="solo"),
        ]
        for _ in range(4):
            for table in matches:
                if table.keys and table.info["state"] == "playing":
                    table.play(table.keys[0])
        before = [table.look(lang="en") for table in matches]
        ids = [*(table.id for table in matches), "pilgrims", "raiders", "no-such-game", victim.me["id"]]
        ids += [matches[0].info["watch"].removeprefix("/watch/")]

        def newcomers() -> tuple[list[str], str]:
            stranger, guest = Person(server.address).join(), Person(server.address).join()
            own = guest.start("connect_four", one_screen=True)
            return [stranger.cookie, guest.cookie, "veillee=nonsense; csrftoken=nonsense"], own.id

        fuzzer = Fuzzer(app, 5, ids, newcomers)
        sent = asyncio.run(send_all(port, fuzzer, REQUESTS[thorough]))
        closed = asyncio.run(speak_all(port, fuzzer, MESSAGES[thorough]))
        with capsys.disabled():
            if thorough:
                print(f"\n{sent.total()} requests: {dict(sorted(sent.items()))}; sockets closed with {dict(closed)}")
        assert sent.errors == 0, sent
        assert sent[200] and sent[404] and sent[403] and sent[400], "some get as far as the service"
        logged = [json.loads(line) for line in nursery.log.read_text().splitlines() if line.startswith("{")]
        assert not [line for line in logged if line["level"] in ("error", "critical")]
        after = [table.look(lang="en") for table in matches]
        for old, new in zip(before, after, strict=True):
            assert steady(old) == steady(new), "nobody but its owner may change a match"
        assert victim.get("/health")["status"] == "ok"
        server.stop()
    finally:
        nursery.close()


def steady(table: Json) -> Json:
    """A table without what anybody may change: how far it is known to stand, and who sits at an open one."""
    match = {name: value for name, value in table["match"].items() if name != "progress"}
    if match["open"]:
        match = {
            name: value for name, value in match.items() if name not in ("seats", "state", "updated", "turn_since")
        }
    return {**table, "match": match}

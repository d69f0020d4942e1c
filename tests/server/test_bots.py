"""Bots at the table: they play by themselves, in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.conftest import Start
from tests.server.kit import Server, eventually
from tests.server.test_crash import children
from veillee.bots import RandomBot, ask, find_bot
from veillee.core.start import replay
from veillee.server import app, bots, database, looking
from veillee.server.store import Store

SLOW = 60.0  # seconds: half of what the slow bot takes


def test_bots_play_by_themselves(server: Server) -> None:
    table = server.guest().start("pilgrims", seats=["human", "random"], mode="basic", settings={"first": "1"})
    for _ in range(6):
        eventually(lambda: table.look()["match"]["waiting"] == [0])
        table.play(table.keys[0])
    eventually(lambda: table.look()["match"]["waiting"] == [0])
    seats = {told["seat"] for told in table.state["log"]}
    assert {0, 1} <= seats


def test_bots_alone_play_to_the_end_and_would_do_so_again(server: Server) -> None:
    table = server.member().start("pilgrims", seats=["random", "random"], mode="basic", seed="5")
    eventually(lambda: table.look(since=100_000)["match"]["state"] == "over", 120)
    record = table.person.get(f"{table.path}/record")
    match = replay(record)
    again = replay(record, to=0)
    for number in range(8):
        decision = again.decision
        assert decision is not None
        seed = f"{table.id}:{number}"
        assert ask(RandomBot(seed), again, decision.seat, seed) == match.choices[number]
        again.play(match.choices[number])


def test_a_bot_waits_while_the_match_is_paused(server: Server) -> None:
    table = server.guest().start("pilgrims", seats=["human", "random"], mode="basic")
    eventually(lambda: table.look()["match"]["waiting"] == [0])
    table.do("pause")
    time.sleep(0.2)
    assert table.look()["match"]["state"] == "paused"
    table.do("resume")
    for _ in range(40):
        if table.look()["match"]["waiting"] == [1]:
            break
        table.play(table.keys[0]) if table.keys else time.sleep(0.02)
    version = table.version
    eventually(lambda: table.look()["version"] > version or table.keys)


def test_a_slow_bot_blocks_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "choose", slow_choice)
    server = start()
    table = server.guest().start("pilgrims", seats=["random", "human"], mode="basic", settings={"first": "1"})
    other = server.guest().start(one_screen=True)
    began = time.monotonic()
    for column in "abcdef":
        other.play(f"drop:{column}")
    assert time.monotonic() - began < SLOW / 2, "others play on meanwhile"
    assert table.look()["version"] == 0
    server.stop()  # and the server stops without waiting for it
    assert time.monotonic() - began < SLOW


def slow_choice(*_: Any) -> str:
    time.sleep(2 * SLOW)
    return ""


def test_a_worker_that_dies_is_replaced(start: Start) -> None:
    server = start()
    table = server.member().start("pilgrims", seats=["random", "random"], mode="basic")
    eventually(lambda: table.look(since=100_000)["version"] > 3, 60)
    for pid in children(os.getpid()):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(pid, signal.SIGKILL)
    version = table.version
    eventually(lambda: table.look(since=100_000)["version"] > version + 3, 60)


def thinking_here(server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
    """Bots need no process of their own, and take as long as is said."""

    async def run(_who: str, function: Any, *asked: Any) -> Any:
        await asyncio.sleep(seconds)
        return function(*asked)

    monkeypatch.setattr(server.running.workers, "run", run)


def test_a_bot_whose_move_could_not_be_stored_tries_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    monkeypatch.setattr(looking, "OVERDUE", 3_600.0)  # by itself, not because somebody looks
    server = start()
    thinking_here(server, monkeypatch, 0.5)
    table = server.guest().start("connect_four", seats=["human", "random"])
    table.play("drop:a")
    other = sqlite3.connect(server.config.db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")  # another program keeps the database to itself
    time.sleep(2.0)
    assert table.look()["version"] == 1, "it could not be stored"
    other.rollback()
    other.close()
    assert eventually(lambda: table.look()["version"] == 2 and table.keys)


def failing(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A store that takes nothing for a while; the matches that tried."""
    tried = []

    async def fails(id_: str, *_: Any, **__: Any) -> str | None:
        tried.append(id_)
        raise OperationalError("insert", {}, Exception("disk I/O error"))

    monkeypatch.setattr(store, "append", fails)
    return tried


async def nobody(_: object) -> None:
    """Is woken."""


@pytest.mark.parametrize("way", ["request", "new socket", "open socket"])
def test_a_bot_that_gave_up_wakes_when_somebody_looks(start: Start, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setattr(bots, "DELAYS", (0.0, 0.0))
    monkeypatch.setattr(looking, "OVERDUE", 60.0)
    monkeypatch.setattr(app, "wake_bots", nobody)  # the rounds of a server that has just begun
    server = start()
    thinking_here(server, monkeypatch)
    with monkeypatch.context() as broken:
        tried = failing(server.running.store, broken)
        table = server.guest().start("connect_four", seats=["random", "human"])
        eventually(lambda: len(tried) == 3)
    time.sleep(0.2)
    with table.person.socket(table) as early:
        assert early.next()["version"] == 0, "nobody tries any more"
        monkeypatch.setattr(looking, "OVERDUE", 0.0)
        if way == "request":
            table.look()
        elif way == "open socket":
            early.say(type="ping")
        else:
            with table.person.socket(table) as socket:
                socket.until(1)
        assert early.until(1)[-1]["version"] == 1


@pytest.mark.usefixtures("own_bots")
def test_a_server_offers_what_its_host_knows_and_nothing_else(server: Server) -> None:
    """A guest cannot make the server import anything; whoever runs it can."""
    place = "examples.dreamer.dreamer:Dreamer"
    person = server.guest()
    wanted = {"game": "pilgrims", "mode": "basic", "seats": ["human", place]}
    assert "no bot" in person.post("/api/matches", wanted, 422)["message"]
    find_bot(place)
    assert place in {bot["bot"] for bot in person.get("/api/games")[0]["bots"]}
    assert person.post("/api/matches", wanted)["match"]["seats"][1]["bot"] == place

"""Bots at the table: they play by themselves, in processes of their own."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.kit import Server, eventually
from tests.server.test_crash import children
from veillee.bots import RandomBot, ask
from veillee.core.start import replay

SLOW = 60.0  # seconds: half of what the slow bot takes


def test_bots_play_by_themselves(server: Server) -> None:
    table = server.guest().start("pilgrims", seats=["human", "random"], mode="basic", settings={"first": "1"})
    for _ in range(6):
        eventually(lambda: table.look()["match"]["turn"] == 0)
        table.play(table.keys[0])
    eventually(lambda: table.look()["match"]["turn"] == 0)
    seats = {told["seat"] for told in table.state["log"]}
    assert {0, 1} <= seats


def test_bots_alone_play_to_the_end_and_would_do_so_again(server: Server) -> None:
    table = server.guest().start("pilgrims", seats=["random", "random"], mode="basic", seed="5")
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
    eventually(lambda: table.look()["match"]["turn"] == 0)
    table.do("pause")
    time.sleep(0.2)
    assert table.look()["match"]["state"] == "paused"
    table.do("resume")
    for _ in range(40):
        if table.look()["match"]["turn"] == 1:
            break
        table.play(table.keys[0]) if table.keys else time.sleep(0.02)
    version = table.version
    eventually(lambda: table.look()["version"] > version or table.keys)


def test_a_slow_bot_blocks_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from veillee.server import bots

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
    table = server.guest().start("pilgrims", seats=["random", "random"], mode="basic")
    eventually(lambda: table.look(since=100_000)["version"] > 3, 60)
    for pid in children(os.getpid()):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(pid, signal.SIGKILL)
    version = table.version
    eventually(lambda: table.look(since=100_000)["version"] > version + 3, 60)

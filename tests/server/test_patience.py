"""Nobody waits for ever for who reads nothing, and nobody at all for who wants everything again and again."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from itertools import groupby
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.kit import Server
from veillee.core.text import LANGUAGES
from veillee.server import live
from veillee.server.arrivals import Unread
from veillee.server.live import FEW, TOO_SLOW, Hub, Watcher
from veillee.server.people import Person
from veillee.server.sight import Look


class Transport:
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_nothing_is_let_go() -> None:
    async def run() -> None:
        slow, gone = Transport(), Transport()
        one, other = Unread(0.05), Unread(0.05)
        one.begins(slow)  # type: ignore[arg-type]
        other.begins(gone)  # type: ignore[arg-type]
        one.ends()
        await asyncio.sleep(0.2)
        assert gone.aborted and not slow.aborted, "who reads on in time stays"

    asyncio.run(run())


class Mouth:
    """A socket that is only spoken to."""

    def __init__(self, said: list[object]) -> None:
        self.scope: dict[str, object] = {}
        self.said = said

    async def send_data(self, message: bytes, mode: str) -> None:
        self.said.append(message)

    async def close(self, code: int, reason: str) -> None:
        self.said.append(code)


def test_a_socket_is_behind_by_a_few_bytes_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BACKLOG_BYTES", 1_000)

    async def run() -> None:
        said: list[object] = []
        watcher = Watcher(Mouth(said), "m", Look(Person("p", "Ada", guest=True)), ())  # type: ignore[arg-type]
        speaking = asyncio.create_task(watcher.speak())
        watcher.post(b"x" * 5_000)
        assert watcher.closing is None, "however long, one message is sent"
        await asyncio.sleep(0)
        assert said == [b"x" * 5_000] and watcher.behind == 0
        for _ in range(3):
            watcher.post(b"x" * 400)
        assert watcher.closing is not None and watcher.closing[0] == TOO_SLOW
        assert watcher.outbox.qsize() == 1, "what waits is dropped"
        watcher.post(b"more")
        await speaking
        assert said[1:] == [TOO_SLOW]

    asyncio.run(run())


@pytest.mark.usefixtures("clock")
def test_whole_tables_come_at_a_measured_pace(start: Start) -> None:
    server = start(redraws_per_minute=6)
    table, other = server.guest().start(one_screen=True), server.guest().start(one_screen=True)
    with table.person.socket(table) as socket:
        socket.next()
        for number in range(6):
            socket.say(type="lang", lang=LANGUAGES[1 - number % 2])
            assert socket.next()["scene"]["lang"] == LANGUAGES[1 - number % 2]
        socket.say(type="lang", lang=LANGUAGES[1])
        other.play("drop:a")  # others do not wait
        with pytest.raises(TimeoutError):
            socket.next(1.0)  # so many in a minute, which does not pass here


@pytest.mark.parametrize(("whole", "in_turn"), [(True, 1), (False, FEW)])
def test_others_have_a_turn_while_many_watch(
    server: Server, monkeypatch: pytest.MonkeyPatch, whole: bool, in_turn: int
) -> None:
    """After each whole table, and after every few changes, whoever plays elsewhere is not kept waiting."""
    table, watching = server.guest().start(one_screen=True), 2 * FEW + 1
    done: list[str] = []
    show = Hub._show

    def shown(hub: Hub, watcher: Watcher, found: Any) -> None:
        show(hub, watcher, found)
        done.append("shown")

    async def tell() -> None:
        hub = server.running.hub
        for watcher in hub._at[table.id]:
            if whole:
                watcher.again()
        hub.changed(table.id)
        while done.count("shown") < watching:
            done.append("turn")
            await asyncio.sleep(0)

    with ExitStack() as sockets:
        for _ in range(watching):
            sockets.enter_context(table.person.socket(table)).next()
        monkeypatch.setattr(Hub, "_show", shown)
        server.do(tell())
    runs = [len([*same]) for told, same in groupby(done) if told == "shown"]
    assert sum(runs) == watching and max(runs) == in_turn, done


def test_who_reads_nothing_over_http_is_let_go_too(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from veillee.server.arrivals import Arrival

    let_go: list[Any] = []
    monkeypatch.setattr(Unread, "begins", lambda self, transport: let_go.append(transport))
    monkeypatch.setattr(Arrival, "on_message_complete", paused(Arrival.on_message_complete))
    server = start()
    assert server.guest().get("/health")["status"] == "ok"
    assert let_go, "a transport that is full starts the clock"


def paused(complete: Any) -> Any:
    def full_for_a_moment(self: Any) -> None:
        self.pause_writing()
        self.resume_writing()
        complete(self)

    return full_for_a_moment

"""However a message is cut into frames and frames into packets, a socket hears it once, in its order."""

from __future__ import annotations

import json
import socket as line
import time
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.conftest import Start
from tests.server.kit import Person, Server, Socket
from veillee.server import sockets
from veillee.server.live import BAD_MESSAGE
from veillee.server.run import LARGEST_MESSAGE
from veillee.server.sockets import LONG, SHORT, Sockets, frame_of, text_in

LENGTHS = (0, 1, SHORT - 1, SHORT, 255, 256, 4_000)


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a browser sends it."""
    return bytes(Frame(opcode, text, fin).serialize(mask=True))


def parsed(data: bytes) -> Frame:
    """As a browser reads it."""
    place = 0

    def read(length: int) -> Generator[None, None, bytes]:
        nonlocal place
        place += length
        return data[place - length : place]
        yield

    reading: Any = Frame.parse(read, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(reading)
    assert place == len(data)
    frame: Frame = ended.value.value
    return frame


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_read_as_it_was_said(length: int) -> None:
    text = bytes(97 + number % 26 for number in range(length))
    assert text_in(framed(text)) == text


@pytest.mark.parametrize("length", [*LENGTHS, LONG - 1])
def test_a_text_is_sent_as_browsers_read_it(length: int) -> None:
    frame = parsed(frame_of(b"x" * length))
    assert frame.opcode is Opcode.TEXT and frame.fin and not frame.rsv1 and bytes(frame.data) == b"x" * length


ELSE = {
    "nothing": b"",
    "a beginning": b"\x81",
    "half": framed(b"half")[:-1],
    "two": framed(b"one") + framed(b"two"),
    "begun": framed(b"begun", fin=False),
    "going on": framed(b"goes on", Opcode.CONT),
    "a ping": framed(b"", Opcode.PING),
    "bytes": framed(b"bytes", Opcode.BINARY),
    "without mask": frame_of(b"without mask"),
    "compressed": b"\xc1" + framed(b"compressed")[1:],
}


@pytest.mark.parametrize("data", ELSE.values(), ids=ELSE)
def test_all_else_takes_the_long_way(data: bytes) -> None:
    assert text_in(data) is None


def test_messages_are_heard_however_they_come(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []  # whether each came the short way
    hear = Sockets.hear

    async def hearing(self: Sockets) -> str | bytes:
        found = await hear(self)
        heard.append(isinstance(found, bytes))
        return found

    monkeypatch.setattr(Sockets, "hear", hearing)
    table = server.guest().start("high_card", one_screen=True)
    with table.person.socket(table) as socket:
        socket.next()
        line = socket.connection.socket

        def asked(*packets: bytes) -> None:
            for packet in packets:
                line.sendall(packet)
                time.sleep(0.1)

        cut = framed(asking("b"))
        asked(framed(asking("a")), cut[:9], cut[9:], framed(asking("c")))
        asked(framed(asking("d")) + framed(asking("e")), framed(asking("f")))
        asked(framed(asking("g")[:10], fin=False), framed(b"?", Opcode.PING))
        asked(framed(asking("g")[10:], Opcode.CONT), framed(asking("h")))
        assert [answered(socket) for _ in "abcdefgh"] == list("abcdefgh")
    assert heard.count(True) >= 3, "where nothing is in the way"


@pytest.mark.parametrize(
    ("length", "code"), [(LARGEST_MESSAGE, BAD_MESSAGE), (LARGEST_MESSAGE + 1, CloseCode.MESSAGE_TOO_BIG)]
)
def test_a_message_that_is_too_long_is_not_read(server: Server, length: int, code: int) -> None:
    table = server.guest().start("high_card", one_screen=True)
    with table.person.socket(table) as socket:
        socket.next()
        socket.connection.socket.sendall(framed(asking("a")))
        assert answered(socket) == "a"
        socket.connection.socket.sendall(framed(b"x" * length))
        with pytest.raises(ConnectionClosedError) as closed:
            list(socket.connection)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


PING = framed(b"", Opcode.PING)[:1] + b"\0"


def test_only_who_says_nothing_is_asked_for_a_sign_and_who_gives_none_is_let_go(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "ROLL_CALL", 0.3)
    server = start()
    person = server.guest()
    table = person.start(one_screen=True)
    with person.socket(table) as patient, line_to(person, table.id) as dead, line_to(person, table.id) as busy:
        patient.next()
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            busy.sendall(framed(asking("a")))
            time.sleep(0.1)
        said = heard(busy)
        assert b"refused" in said and PING not in said
        said = heard(dead)
        assert said.count(PING) == 1 and said.endswith(b"keepalive ping timeout"), "asked once, then let go"
        table.play("drop:a")
        while patient.next()["version"] < 1:  # which comes, because a sign is enough to stay
            pass


def line_to(person: Person, match: str) -> line.socket:
    """A socket that does nothing by itself."""
    host, _, port = person.address.rpartition("/")[2].partition(":")
    found = line.create_connection((host, int(port)))
    asked = {
        "Host": f"{host}:{port}",
        "Cookie": person.cookie,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"GET /api/matches/{match}/live HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    found.sendall("\r\n".join(lines).encode())
    return found


def heard(found: line.socket) -> bytes:
    """All that came so far."""
    found.settimeout(0.2)
    said = b""
    with suppress(TimeoutError):
        while more := found.recv(65_536):
            said += more
    return said


def asking(name: str) -> bytes:
    """Something that cannot be done is refused, so that every message has its answer."""
    return json.dumps({"type": "play", "answer": name, "version": 77, "key": "none"}).encode()


def answered(socket: Socket) -> str:
    said = socket.answer()
    assert said["type"] == "refused"
    return str(said["answer"])

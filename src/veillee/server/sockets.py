"""WebSockets whose messages leave together: a move is answered, and shown, in one go.

Between the system and a table there is next to nothing for the messages that are sent all the time: short texts, each
in a frame of its own. Whatever else a socket may say (pings, pieces of messages, compressed ones) takes the long way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

from veillee.server.arrivals import Unread

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol
else:
    Protocol = AutoWebSocketsProtocol


class Gathered:
    """A transport that hands over all at once what is written to it within one turn of the loop.

    The system is called as often as something is handed over, and that costs more than what is written.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held: list[bytes] = []
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._held:
            self._loop.call_soon(self._hand_over)
        self._held.append(data)

    def close(self) -> None:
        self._hand_over()
        self._transport.close()

    def _hand_over(self) -> None:
        if self._held:
            self._transport.write(b"".join(self._held))
            self._held.clear()


ROLL_CALL = 15.0  # seconds


class Roll:
    """Everybody who has a socket. From time to time it is called: whoever has said nothing since the last time is asked
    for a sign, and let go if there is none until the next time. (A timer for each would wake the server for each.)"""

    def __init__(self) -> None:
        self._there: set[Sockets] = set()
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, socket: Sockets) -> None:
        self._there.add(socket)
        if self._timer is None:
            self._timer = socket.loop.call_later(ROLL_CALL, self._call, socket.loop)

    def leave(self, socket: Sockets) -> None:
        self._there.discard(socket)

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        for socket in list(self._there):
            socket.called()
        self._timer = loop.call_later(ROLL_CALL, self._call, loop) if self._there else None


LINE = "veillee.line"  # where the scope of a connection holds the socket itself
UNREAD = 4  # messages that may wait to be read before no more are taken: telling the system costs as much as reading
TEXT: Final = 0x81  # how a frame begins that holds a whole text, as it is
MASKED, SHORT, LONG = 0x80, 126, 65_536
PACKET = 1_400  # what is shorter is not compressed, even for who could read that: it takes one packet anyway


def text_in(data: bytes) -> bytes | None:
    """The text that a browser says, if this is one frame with a whole text and nothing else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    length, begin = data[1] - MASKED, 2
    if length == SHORT:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    if length < 0 or len(data) != begin + 4 + length:
        return None
    return apply_mask(data[begin + 4 :], data[begin : begin + 4])


def frame_of(text: bytes) -> bytes:
    """A text that is not too long, as it is sent to a browser."""
    length = len(text)
    return (bytes((TEXT, length)) if length < SHORT else bytes((TEXT, SHORT, length >> 8, length & 255))) + text


class Sockets(Protocol):
    """The WebSockets of our server."""

    def __init__(self, *args: Any, patience: float, roll: Roll, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unread = Unread(patience)
        self.roll = roll
        self._heard = True  # since the roll was called last
        self._asked = False  # for a sign
        self._between = False  # whether no frame is known to have begun

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(Any, Gathered(cast(asyncio.Transport, transport), self.loop)))

    async def run_asgi(self) -> None:
        if hasattr(getattr(self, "conn", None), "send_text"):  # older versions of uvicorn speak in another way
            cast(dict[str, Any], self.scope)[LINE] = self
        await super().run_asgi()

    # -- speaking --------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether something can be sent at once."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    async def say(self, message: bytes) -> None:
        """Send a text without the layers that only look at how a connection begins and ends."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.free:
            raise ConnectionResetError("the socket is closed")
        self.write(message)

    def write(self, message: bytes) -> None:
        """The same for who knows that it is free."""
        if len(message) < (PACKET if self.conn.extensions else LONG):
            self.transport.write(frame_of(message))
        else:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    # -- listening -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._heard = True
        is_short = self._between and len(data) < self.config.ws_max_size and self.queue.qsize() < UNREAD
        if is_short and (text := text_in(data)) is not None:
            self.queue.put_nowait(cast(Any, text))
            return
        super().data_received(data)
        self._between = self.handshake_complete and not self.close_sent and between_frames(self.conn)

    async def hear(self) -> str | bytes:
        """The next text that the browser says."""
        event: Any = await self.receive()
        if isinstance(event, bytes):
            return event
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="disconnect event", code=event.get("code", 1005))
        return event.get("text") or ""

    def send_receive_event_to_app(self) -> None:
        paused = self.read_paused
        few = not paused and self.queue.qsize() < UNREAD
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False

    # -- being there -----------------------------------------------------------------------

    def start_keepalive(self) -> None:
        self.roll.enter(self)

    def stop_keepalive(self) -> None:
        self.roll.leave(self)

    def called(self) -> None:
        """Whether the browser is still there."""
        if self._heard:
            self._heard = self._asked = False
        elif self._asked:
            self.roll.leave(self)
            self.keepalive_timeout()
        elif self.free:
            self._asked = True
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    # -- coming to an end ------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.ends()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.unread.begins(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.ends()
        super().resume_writing()


def between_frames(conn: Any) -> bool:
    """Whether a connection waits for a message to begin. Where it cannot be asked that, all takes the long way."""
    reading = getattr(conn, "parser", None)
    while (inner := getattr(reading, "gi_yieldfrom", None)) is not None:
        reading = inner
    return getattr(reading, "__name__", "") == "at_eof" and getattr(conn, "current_size", 0) is None

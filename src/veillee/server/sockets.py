"""WebSockets whose messages leave together: a move is answered, and shown, in one go."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from veillee.server.arrivals import Unread

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol
else:
    Protocol = AutoWebSocketsProtocol


class Gathered:
    """A transport that hands over all at once what is written to it within one turn of the loop.

    The system is called as often as something is handed over, and that costs more than what is written.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._held: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._held:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._held.append(data)

    def close(self) -> None:
        self._hand_over()
        self._transport.close()

    def _hand_over(self) -> None:
        if self._held:
            self._transport.write(b"".join(self._held))
            self._held.clear()


LINE = "veillee.line"  # where the scope of a connection holds the socket itself
UNREAD = 4  # messages that may wait to be read before no more are taken: telling the system costs as much as reading


class Sockets(Protocol):
    """The WebSockets of our server."""

    def __init__(self, *args: Any, patience: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unread = Unread(patience)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(Any, Gathered(cast(asyncio.Transport, transport))))

    async def run_asgi(self) -> None:
        if hasattr(getattr(self, "conn", None), "send_text"):  # older versions of uvicorn speak in another way
            cast(dict[str, Any], self.scope)[LINE] = self
        await super().run_asgi()

    async def say(self, message: bytes) -> None:
        """Send a text without the layers that only look at how a connection begins and ends."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ConnectionResetError("the socket is closed")
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        paused = self.read_paused
        few = not paused and self.queue.qsize() < UNREAD
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.ends()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.unread.begins(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.ends()
        super().resume_writing()

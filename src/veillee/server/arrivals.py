"""Connections as they come: nobody holds more of them than a household needs, and a request arrives in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from veillee.server.addresses import household_of
from veillee.server.config import Config


class Door:
    """How many connections each address has open. Those of a proxy that we trust are its visitors', and not counted."""

    def __init__(self, config: Config) -> None:
        self.patience = config.request_patience
        self.send_patience = config.send_patience
        self.most = config.connections_per_address
        self.proxies = config.trusted_proxies
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        if address in self.proxies:
            return True
        household = household_of(address)
        if self.open[household] >= self.most:
            return False
        self.open[household] += 1
        return True

    def leave(self, address: str) -> None:
        household = household_of(address)
        if household in self.open:
            self.open[household] -= 1
            if not self.open[household]:
                del self.open[household]


class Unread:
    """Whoever reads nothing for too long while something waits to be sent is let go, with all that waits."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._timer: asyncio.TimerHandle | None = None

    def begins(self, transport: asyncio.Transport) -> None:
        self.ends()
        self._timer = asyncio.get_running_loop().call_later(self.patience, transport.abort)

    def ends(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


LARGEST_HEAD = 64 * 1024  # bytes that a request may have beside its body, about


class Arrival(HttpToolsProtocol):
    """One connection: closed if a request has begun, or might, and does not arrive as a whole in time, if it says more
    than a browser has to say, or if nobody reads the answer."""

    def __init__(self, *args: Any, door: Door, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = door
        self.unread = Unread(door.send_patience)
        self._address: str | None = None  # counted, until it leaves
        self._waiting: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the present request that were not of its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Whatever is no body stays in memory, and putting it together takes long: nobody else stops it growing."""
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.ends()
        self._gone()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.unread.begins(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.ends()
        super().resume_writing()

    def on_message_begin(self) -> None:
        self._head = 0
        self._wait()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, of which every person has a few."""
        self.unread.ends()
        self._gone()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._arrived()
        self._waiting = self.loop.call_later(self.door.patience, self._too_late)

    def _arrived(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_late(self) -> None:
        self.transport.abort()

    def _gone(self) -> None:
        self._arrived()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None

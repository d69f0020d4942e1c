"""A line between somebody and a server on this machine: it counts what goes over it, is slow, loses packets, is cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Self
from urllib.parse import urlsplit

CHUNK = 1_400  # bytes: what fits into one packet
PATIENCE = 30.0  # seconds for a line to be there


class Line:
    """Leads to the server at an address. What is sent arrives after `delay` seconds, in order; of `loss` of the packets
    only the second copy does, `again` seconds later, as with TCP."""

    def __init__(self, address: str, *, delay: float = 0.0, loss: float = 0.0, again: float = 0.6) -> None:
        self.to = urlsplit(address)
        self.delay = delay
        self.loss = loss
        self.again = again
        self.chance = Random("line")
        self.down = 0  # bytes that the server has sent over it
        self.address = ""
        self._open: set[asyncio.StreamWriter] = set()
        self._loop: asyncio.AbstractEventLoop
        self._stopped: asyncio.Event
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def stop(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(PATIENCE)

    def cut(self) -> None:
        """All connections end at once; new ones can be made."""
        done = threading.Event()

        def close() -> None:
            for writer in list(self._open):
                writer.transport.abort()
            done.set()

        self._loop.call_soon_threadsafe(close)
        assert done.wait(PATIENCE)

    def _run(self) -> None:
        asyncio.run(self._listen())

    async def _listen(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._stopped.wait()
        server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # the line itself ends
            far_reader, far_writer = await asyncio.open_connection(self.to.hostname, self.to.port)
            self._open |= {writer, far_writer}
            try:
                up = asyncio.create_task(self._carry(reader, far_writer))
                await self._carry(far_reader, writer, down=True)
                await up
            finally:
                self._open -= {writer, far_writer}
                writer.close()
                far_writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, down: bool = False) -> None:
        """What one side says to the other, each packet in its time."""
        loop = asyncio.get_running_loop()
        packets: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            with suppress(OSError):
                while True:
                    due, packet = await packets.get()
                    await asyncio.sleep(max(0.0, due - loop.time()))
                    if not packet:
                        break
                    writer.write(packet)
                    await writer.drain()
            writer.close()

        delivery = asyncio.create_task(deliver())
        packet = b"begin"
        while packet:
            with suppress(OSError):
                packet = await reader.read(CHUNK)
            self.down += len(packet) if down else 0
            lost = self.chance.random() < self.loss
            await packets.put((loop.time() + self.delay + (self.again if lost else 0.0), packet))
        await delivery


@contextmanager
def line_to(address: str, *, delay: float = 0.0, loss: float = 0.0) -> Iterator[Line]:
    line = Line(address, delay=delay, loss=loss).start()
    try:
        yield line
    finally:
        line.stop()

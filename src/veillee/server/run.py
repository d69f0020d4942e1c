"""Running the service with uvicorn, and stopping it gently."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from litestar import Litestar

from veillee.server import logs
from veillee.server.app import Running, create_app
from veillee.server.arrivals import Arrival, Door
from veillee.server.config import Config
from veillee.server.sockets import Roll, Sockets

log = logging.getLogger("veillee.server")

LARGEST_MESSAGE = 4096  # that a browser may send over a socket
# Matches in memory are many small objects that stay: looking through all of them for garbage takes a
# quarter of a second, and there is next to none, so it is done seldom. What came lately is looked through
# once, in small heaps, because everybody waits meanwhile. (To look through what stayed a second time took more
# of a move than to store it, and five to ten milliseconds at once.)
SWEEPS = (2_000, 10_000, 10)
SECOND = 1.0
MOST_FILES = 65_536  # open at a time, connections among them
TURN = 0.0005  # seconds that one thread may keep the others waiting: a commit is not to wait for a scene


class GentleServer(uvicorn.Server):
    """Tells the sockets that the server is going before their connections are closed."""

    def __init__(self, config: uvicorn.Config, running: Running, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.running = running
        self.ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None  # once it serves
        self._stopping = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
            log.info("ready", extra={"address": address})
            if self.ready is not None:
                self.ready(address)

    async def main_loop(self) -> None:
        """Uvicorn looks ten times a second whether it is to stop; waking up for that costs as much as a few moves."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):  # which also tells what time it is, for the headers of answers
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), SECOND)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.stop()

    def stop(self) -> None:
        """Stop soon; any thread may say so."""
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stopping.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        for server in self.servers:
            server.close()  # nobody new
        await self.running.hub.close()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def make_server(
    app: Litestar, host: str = "127.0.0.1", port: int = 8000, ready: Callable[[str], None] | None = None
) -> GentleServer:
    config: Config = app.state["config"]
    settings = uvicorn.Config(
        app,
        http=cast(Any, partial(Arrival, door=Door(config))),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        ws=cast(Any, partial(Sockets, patience=config.send_patience, roll=Roll())),
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=max(1, round(config.patience)),
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
    )
    return GentleServer(settings, app.state["running"], ready)


def serve(
    config: Config,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    level: str = "INFO",
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until somebody stops the process. `ready` is told the address once it answers."""
    logs.configure(level)
    allow_connections()
    gc.set_threshold(*SWEEPS)
    sys.setswitchinterval(TURN)
    make_server(create_app(config), host, port, ready).run()


def allow_connections() -> None:
    """As many open connections as the system lets us have; it starts programs with fewer."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

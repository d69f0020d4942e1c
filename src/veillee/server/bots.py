"""Bots at the table: they think in processes of their own, so that the service never waits for them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from veillee.bots import ask, make_bot
from veillee.core.start import load
from veillee.server.rows import PLAYABLE, Header
from veillee.server.service import Service
from veillee.server.tables import Gathering, Live, own_pack
from veillee.server.workers import Workers

log = logging.getLogger("veillee.bots")

DELAYS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)  # seconds until a bot that failed is tried again, and again


def choose(name: str, data: bytes, seat: int, seed: str, pack: str | None) -> str:
    """Run in a worker. The bot gets a copy in which all that its seat cannot see was dealt again."""
    return ask(make_bot(name, seed), load(data, stored=pack), seat, seed)


class BotRunner:
    """Plays for the bots of all matches, one choice after the other in each match."""

    def __init__(self, service: Service, workers: Workers) -> None:
        self.service = service
        self.workers = workers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._closed = False
        service.bell.wake_bot = self.wake

    def wake(self, id_: str) -> None:
        """Look whether a bot is to move in this match; one that waits after a failure waits no longer."""
        if self._closed:
            return
        if id_ in self._busy:
            self._woken[id_].set()
        else:
            self._woken[id_] = asyncio.Event()
            self._busy[id_] = asyncio.get_running_loop().create_task(self._run(id_))

    async def _run(self, id_: str) -> None:
        """Play until a person is to move. What fails, as a move that cannot be stored, is tried again by and by."""
        woken = self._woken[id_]
        delays = iter(DELAYS)
        try:
            while True:
                woken.clear()
                try:
                    if await self._step(id_):
                        delays = iter(DELAYS)
                    elif not woken.is_set():
                        return
                except Exception:
                    delay = next(delays, None)
                    log.exception("a bot failed", extra={"match": id_, "again_in": delay})
                    if delay is None:
                        return
                    await pause(delay, woken)
        finally:
            del self._busy[id_], self._woken[id_]

    async def _step(self, id_: str) -> bool:
        """One choice of a bot; false when a person (or nobody) is to move."""
        try:
            async with self.service.tables.open(id_, known=True) as found:
                if found is None or not (bot := self._to_move(*found)):
                    return False
                header, live = found
                version = live.version
                data = live.match.save(past=False)
                pack = own_pack(live.match)
        except Gathering:
            return False
        name, seat = bot
        key = await self.workers.run(header.owner, choose, name, data, seat, f"{id_}:{version}", pack)
        await self.service.playing.play_for_bot(id_, version, seat, key)
        return True

    def _to_move(self, header: Header, live: Live) -> tuple[str, int] | None:
        if header.state not in PLAYABLE:
            return None
        kinds = ((header.seats[seat].kind, seat) for seat in live.match.waiting)
        return next(((kind, seat) for kind, seat in kinds if kind != "human"), None)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pause(delay: float, woken: asyncio.Event) -> None:
    """Wait, or until somebody wakes us; but however often they do, not without taking breath."""
    breath = min(delay, DELAYS[0])
    await asyncio.sleep(breath)
    with suppress(TimeoutError):
        async with asyncio.timeout(delay - breath):
            await woken.wait()

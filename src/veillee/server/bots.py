"""Bots at the table: they think in processes of their own, so that the service never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from veillee.core.start import load
from veillee.server.service import Service
from veillee.server.store import Header
from veillee.server.tables import Live

log = logging.getLogger("veillee.bots")


def choose(name: str, data: bytes, seat: int, seed: str) -> str:
    """Run in a worker: the match is dealt again for the seat, so there is nothing to spy on."""
    from veillee.bots import make_bot

    return make_bot(name, seed).choose(load(data), seat)


class BotRunner:
    """Plays for the bots of all matches, one choice after the other in each match."""

    def __init__(self, service: Service, workers: int = 1) -> None:
        self.service = service
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._busy: dict[str, asyncio.Task[None]] = {}
        service.bot_waits = self.wake

    def wake(self, id_: str) -> None:
        """Look whether a bot is to move in this match."""
        if id_ not in self._busy:
            task = asyncio.get_running_loop().create_task(self._run(id_))
            self._busy[id_] = task

    async def _run(self, id_: str) -> None:
        try:
            while await self._step(id_):
                pass
        except Exception:
            log.exception("a bot failed", extra={"match": id_})
        finally:
            self._busy.pop(id_, None)

    async def _step(self, id_: str) -> bool:
        """One choice of a bot; false when a person (or nobody) is to move."""
        async with self.service.tables.open(id_) as found:
            if found is None or not (bot := self._to_move(*found)):
                return False
            live = found[1]
            name, seat = bot
            version = live.version
            seed = f"{id_}:{version}"
            data = live.match.fork(for_seat=seat, chance=seed).save()
        loop = asyncio.get_running_loop()
        key = await loop.run_in_executor(self._workers(), choose, name, data, seat, seed)
        await self.service.play_for_bot(id_, version, key)
        return True

    def _to_move(self, header: Header, live: Live) -> tuple[str, int] | None:
        asking = live.match.table.asking
        if asking is None or header.state not in ("waiting", "playing"):
            return None
        kind = header.seats[asking.seat].kind
        return None if kind == "human" else (kind, asking.seat)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None or getattr(self._pool, "_broken", False):
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


__all__ = ["BotRunner", "choose"]

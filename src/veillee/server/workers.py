"""Processes that think, for bots, hints and analyses, so that the service never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from veillee.bots.crew import begin_with, begin_work

ATTEMPTS = 3  # when a worker dies

A = TypeVar("A")


class Workers:
    """A pool of processes that is started when it is needed, and anew when one of them dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., A], *args: object) -> A:
        """What the function returns, computed in one of the processes."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None  # others may have made a new one already
        raise RuntimeError("the workers die again and again")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=spawn, initializer=begin_work, initargs=begin_with()
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

"""Processes that think, for bots, hints and analyses, so that the service never waits for them."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from veillee.bots.crew import begin_with, begin_work

ATTEMPTS = 3  # when a worker dies
LEAST = 2  # workers: one that thinks for long must not keep everybody else waiting
MUCH = 4.0  # seconds of thinking lately: who had more than that had much,
HALVED = 60.0  # and after so many seconds it counts half
REMEMBERED = 1_000  # people whose thinking is counted

A = TypeVar("A")
Place = asyncio.Future[None]


def as_many_as_cores() -> int:
    return max(LEAST, os.cpu_count() or LEAST)


class Turns:
    """Who may think next: people take turns, however much one of them wants; what can wait comes after all others.

    Nobody holds the last free worker while thinking elsewhere already, so there is one left for who comes next. Of
    several who wait, who has thought least of late goes first. And while all workers are held by people who had much,
    there is one more for who had little: a beginner's bot, which thinks for a moment, does not wait for strong ones.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._thinking: Counter[str] = Counter()
        self._had: dict[str, tuple[float, float]] = {}  # seconds of thinking, as they counted at a time
        self._queues: tuple[OrderedDict[str, deque[Place]], ...] = (OrderedDict(), OrderedDict())

    async def take(self, who: str, *, later: bool = False) -> None:
        """Wait for a turn; who takes one gives it back."""
        queue = self._queues[later]
        place: Place = asyncio.get_running_loop().create_future()
        queue.setdefault(who, deque()).append(place)
        self._admit()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was just admitted
                self.give(who)
            else:
                queue[who].remove(place)
                self._forget(queue, who)
            raise

    def give(self, who: str, seconds: float = 0.0) -> None:
        """Give a turn back that took so long."""
        self._had[who] = self.had(who) + seconds, time.monotonic()
        if len(self._had) > REMEMBERED:
            del self._had[min(self._had, key=self.had)]
        self._thinking[who] -= 1
        if not self._thinking[who]:
            del self._thinking[who]
        self._admit()

    def had(self, who: str) -> float:
        """How long somebody has thought of late, in seconds."""
        seconds, at = self._had.get(who, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALVED)

    def waiting(self, who: str) -> int:
        """How much a person waits for."""
        return sum(len(queue.get(who, ())) for queue in self._queues)

    @property
    def total(self) -> int:
        """How much is thought out or waited for."""
        return self._thinking.total() + sum(len(places) for queue in self._queues for places in queue.values())

    def _admit(self) -> None:
        while found := self._next():
            queue, who = found
            place = queue[who].popleft()
            queue.move_to_end(who)
            self._forget(queue, who)
            self._thinking[who] += 1
            place.set_result(None)

    def _next(self) -> tuple[OrderedDict[str, deque[Place]], str] | None:
        """Of those who think least, who had least of late; of several who had the same, who has waited longest."""
        free = self.places - self._thinking.total()
        if free < 0 or (free == 0 and any(self.had(who) <= MUCH for who in self._thinking)):
            return None
        for queue in self._queues if free else self._queues[:1]:
            able = [who for who in queue if not (free <= 1 and self._thinking[who])]
            if not free:
                able = [who for who in able if self.had(who) <= MUCH]
            if able:
                return queue, min(able, key=lambda who: (self._thinking[who], self.had(who)))
        return None

    @staticmethod
    def _forget(queue: OrderedDict[str, deque[Place]], who: str) -> None:
        if not queue[who]:
            del queue[who]


class Workers:
    """A pool of processes that is started when it is needed, and anew when one of them dies."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or as_many_as_cores()
        self.turns = Turns(self.count)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, who: str, function: Callable[..., A], *args: object, later: bool = False) -> A:
        """What the function returns, computed in one of the processes when it is the turn of the person for whom."""
        loop = asyncio.get_running_loop()
        await self.turns.take(who, later=later)
        begun = time.monotonic()
        job: Future[A] | None = None
        try:
            for _ in range(ATTEMPTS):
                pool = self._started()
                try:
                    job = pool.submit(function, *args)
                    return await asyncio.wrap_future(job)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None  # others may have made a new one already
            raise RuntimeError("the workers die again and again")
        finally:
            if job is None or job.done():
                self.turns.give(who, time.monotonic() - begun)
            else:  # nobody waits for it any more, but it thinks on to its end
                job.add_done_callback(
                    lambda _: loop.call_soon_threadsafe(self.turns.give, who, time.monotonic() - begun)
                )

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count + 1, mp_context=spawn, initializer=begin_work, initargs=begin_with()
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

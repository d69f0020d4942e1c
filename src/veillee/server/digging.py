"""What takes long and needs no process of its own: pasts that are played again, records that are read.

It is done in a thread, which takes the interpreter from whoever plays. So it is one thing at a time, and people take
turns.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from traceback import clear_frames
from typing import ParamSpec, TypeVar

from veillee.core.errors import EarlierRules, TruncatedRecord
from veillee.server.workers import Turns

P = ParamSpec("P")
A = TypeVar("A")


def lightly(work: Callable[[], A]) -> A:
    """The same; but a failure remembers nothing of where it happened. That could be a whole match, and refusals are
    garbage of the kind that is seldom looked for."""
    try:
        return work()
    except Exception as error:
        failure: BaseException | None = error
        while failure is not None:
            clear_frames(failure.__traceback__)
            if isinstance(failure, TruncatedRecord | EarlierRules):
                del failure.match
            failure = failure.__cause__ or failure.__context__
        raise


class Digging:
    """One place, and one more for who had little of late while somebody holds it who had much."""

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._threads = ThreadPoolExecutor(2, "veillee-dig")

    async def run(self, who: str, work: Callable[P, A], *args: P.args, **named: P.kwargs) -> A:
        """What the function returns, when it is the turn of the person for whom. What has begun is done to its end."""
        loop = asyncio.get_running_loop()
        await self._turns.take(who)
        begun = time.monotonic()
        job = loop.run_in_executor(self._threads, lambda: lightly(lambda: work(*args, **named)))
        job.add_done_callback(lambda _: self._turns.give(who, time.monotonic() - begun))
        return await asyncio.shield(job)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

"""How everything here is timed: the best of several repetitions, so that a busy machine shows less."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Clock:
    """How often, and how long each time."""

    repetitions: int
    seconds: float

    @classmethod
    def from_arguments(cls) -> Clock:
        """The two last arguments of a script that the bench started."""
        return cls(int(sys.argv[-2]), float(sys.argv[-1]))

    def rate(self, play: Callable[[], int]) -> float:
        """Decisions per second, where `play` plays one match and says how many it had."""
        best = 0.0
        for _ in range(self.repetitions):
            decisions = 0
            start = perf_counter()
            while (elapsed := perf_counter() - start) < self.seconds:
                decisions += play()
            best = max(best, decisions / elapsed)
        return best

    def time(self, call: Callable[[], object]) -> float:
        """Seconds for one call, in batches long enough for the clock."""
        batch = 1
        while (once := timed(call, batch)) < self.seconds / 20:
            batch *= 2
        rounds = max(1, int(self.seconds / once))
        return min(timed(call, batch) for _ in range(self.repetitions * rounds)) / batch


def timed(call: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        call()
    return perf_counter() - start

"""How everything here is timed: in processor time, the best of several repetitions.

All that is measured runs on one core and waits for nothing, so that on an idle machine processor time
is the time of the clock; on a busy one it shows less of what others do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


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
            start = process_time()
            while (elapsed := process_time() - start) < self.seconds:
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
    start = process_time()
    for _ in range(times):
        call()
    return process_time() - start

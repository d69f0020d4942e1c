"""What every server is measured with: ours and its peers bear the same."""

from __future__ import annotations

import sys
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Load:
    """Live matches, and how they are played."""

    matches: int = 200
    rate: float = 60.0  # moves per second when latency is measured: 200 matches with a move every 3.3 seconds
    seconds: float = 12.0
    warming: float = 2.0
    players: int = 8  # who play one move after the other when throughput is measured

    def arguments(self) -> list[str]:
        return [str(value) for value in astuple(self)]

    @classmethod
    def from_arguments(cls, first: int) -> Load:
        """The arguments of a script that the bench started, or the usual load if there are none."""
        given = sys.argv[first : first + 5]
        if not given:
            return cls()
        matches, rate, seconds, warming, players = map(float, given)
        return cls(int(matches), rate, seconds, warming, int(players))

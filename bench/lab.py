"""Matches per second of the lab on one core and on two, in whichever form `veillee` is found.

Arguments: repetitions, seconds per repetition. Prints one JSON object. Both are measured by the clock on the wall
over the same work, in turn; what starting the workers takes is left out, because it is paid once for a run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from time import perf_counter

from veillee import lab
from veillee.lab.crew import Processes
from veillee.lab.running import Progress, hand_out

WARM = 0.3  # seconds that every worker plays before it is measured


def rate(plan: lab.Plan, workers: int, seconds: float) -> float:
    """Matches per second of so many processes."""
    crew = Processes(plan, workers)
    progress = Progress(plan.matches, len(plan.cells), workers)
    progress.begin([plan.games] * len(plan.cells))
    numbers: Iterator[int] = iter(range(plan.matches))
    try:
        started = played = 0.0
        for batch in hand_out(crew, numbers, progress):
            progress.add(batch)
            now = perf_counter()
            if not started and progress.seconds >= WARM * workers:
                started, played = now, progress.played
            elif started and now - started >= seconds:
                return (progress.played - played) / (now - started)
        raise RuntimeError("the plan is too short to be measured")
    finally:
        crew.close()


def main() -> None:
    repetitions, seconds = int(sys.argv[-2]), float(sys.argv[-1])
    plan = lab.plan("pilgrims", modes=["solo"], bots=["random"], games=1_000_000)
    found: dict[str, list[float]] = {"one": [], "two": []}
    for _ in range(repetitions):
        found["one"].append(rate(plan, 1, 4 * seconds))
        found["two"].append(rate(plan, 2, 4 * seconds))
    print(json.dumps({"lab, one core": max(found["one"]), "lab, two cores": max(found["two"])}))


if __name__ == "__main__":
    main()

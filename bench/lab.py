"""Matches per second of the lab on one core and on two, in whichever form `veillee` is found.

Arguments: repetitions, seconds per repetition. Prints one JSON object. A run with one worker and a run with two take
turns, journal included, by the clock on the wall; what is paid once for a run is left out: starting the workers, and
the Parquet file at the end. Beside it stands the processor time of a match, all processes together, and how much of
their time the two workers had nothing to do: what others do on the same machine changes these less.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from veillee import lab
from veillee.lab import running
from veillee.lab.crew import Processes
from veillee.lab.running import Progress, hand_out, make_crew

WARM = 0.5  # seconds that every worker plays before it is measured
WINDOW = 10  # times as long as what runs on one core: two workers are counted in whole batches
running.BATCH_SECONDS = 0.1  # for the same reason; a run's own are longer, and cost less

Figures = dict[str, float]


def scheduled(process: int) -> tuple[float, float]:
    """For how many seconds a process ran, and for how many it waited for a core; Linux says it."""
    ran, waited, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


class Meter:
    """The clock, and the processor time of this process and its workers."""

    def __init__(self, workers: list[int]) -> None:
        self.workers = workers
        self.clock = perf_counter()
        self.own = process_time()
        self.each = [scheduled(worker) for worker in workers]

    def since(self, start: Meter, matches: int) -> Figures:
        elapsed = self.clock - start.clock
        ran = [now[0] - then[0] for now, then in zip(self.each, start.each, strict=True)]
        waited = [now[1] - then[1] for now, then in zip(self.each, start.each, strict=True)]
        found = {"rate": matches / elapsed, "processor": (self.own - start.own + sum(ran)) / matches}
        if self.workers:
            found["idle"] = max(0.0, 1 - (sum(ran) + sum(waited)) / (elapsed * len(self.workers)))
        return found


def measured(plan: lab.Plan, workers: int, seconds: float, folder: str) -> Figures:
    """What a run with so many workers does once it runs."""
    run = lab.Run.begin(folder, plan)
    crew = make_crew(plan, plan.total, workers, None)
    processes = [worker.pid for worker in crew._workers] if isinstance(crew, Processes) else []
    progress = Progress(plan.total, len(plan.cells), workers)
    progress.begin([plan.games] * len(plan.cells))
    numbers: Iterator[int] = iter(range(plan.total))
    start: Meter | None = None
    played = 0
    try:
        for batch in hand_out(crew, numbers, progress):
            run.add(row.encode() for row in batch.rows)
            progress.add(batch)
            if start is None and progress.seconds >= WARM * workers:
                start, played = Meter(processes), progress.played
            elif start is not None and perf_counter() - start.clock >= seconds:
                return Meter(processes).since(start, progress.played - played)
        raise RuntimeError("the plan is too short to be measured")
    finally:
        crew.close()
        run.close()


def main() -> None:
    repetitions, seconds = int(sys.argv[-2]), float(sys.argv[-1])
    plan = lab.plan("pilgrims", modes=["solo"], bots=["random"], games=1_000_000)
    found: dict[int, list[Figures]] = {1: [], 2: []}
    for _ in range(repetitions):
        for workers, figures in found.items():
            with TemporaryDirectory() as folder:
                figures.append(measured(plan, workers, WINDOW * seconds, folder))
    one, two = found.values()
    print(
        json.dumps(
            {
                "lab, one core": max(figures["rate"] for figures in one),
                "lab, two cores": max(figures["rate"] for figures in two),
                "lab time, one core": min(figures["processor"] for figures in one),
                "lab time, two cores": min(figures["processor"] for figures in two),
                "lab time, idle": min(figures["idle"] for figures in two),
            }
        )
    )


if __name__ == "__main__":
    main()

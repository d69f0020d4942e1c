"""Plays a run: hands out what is still to play, keeps what comes back, and says how it goes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter

from veillee.core.extras import require
from veillee.lab.crew import BACKLOG, Alone, Crew, Processes
from veillee.lab.errors import LabError
from veillee.lab.journal import Run
from veillee.lab.plan import Plan
from veillee.lab.worker import Batch, Failure

BATCH_SECONDS = 0.5  # how long a batch should take: a kill costs each worker no more than a few of them
LARGEST_BATCH = 256


@dataclass
class Progress:
    """How far a run is. `left` estimates the seconds to go, from how long the matches of each cell took."""

    total: int
    cells: int
    workers: int
    done: int = 0
    played: int = 0  # by this process; the others were done before
    seconds: float = 0.0  # that workers spent playing
    started: float = field(default_factory=perf_counter)
    _cell_played: list[int] = field(default_factory=list)
    _cell_seconds: list[float] = field(default_factory=list)
    _cell_left: list[int] = field(default_factory=list)

    def begin(self, left: list[int]) -> None:
        self._cell_left = left
        self._cell_played = [0] * self.cells
        self._cell_seconds = [0.0] * self.cells

    def add(self, batch: Batch) -> None:
        for number, seconds in zip(batch.numbers, batch.seconds, strict=True):
            cell = number % self.cells
            self._cell_played[cell] += 1
            self._cell_seconds[cell] += seconds
            self._cell_left[cell] -= 1
            self.seconds += seconds
        self.done += len(batch.numbers)
        self.played += len(batch.numbers)

    @property
    def elapsed(self) -> float:
        return perf_counter() - self.started

    @property
    def rate(self) -> float:
        """Matches per second, as the clock on the wall sees them."""
        return self.played / self.elapsed if self.elapsed else 0.0

    @property
    def mean(self) -> float:
        """Seconds of a worker per match."""
        return self.seconds / self.played if self.played else 0.0

    @property
    def left(self) -> float | None:
        """Seconds still to go; None before the first match was played."""
        if not self.played:
            return None
        work = 0.0
        for cell in range(self.cells):
            played = self._cell_played[cell]
            work += self._cell_left[cell] * (self._cell_seconds[cell] / played if played else self.mean)
        busy = self.seconds / self.elapsed if self.elapsed else self.workers
        return work / max(0.1, min(busy, self.workers))


Watch = Callable[[Progress], None]


def run(
    plan: Plan, out: str | Path, *, workers: int | None = None, cluster: str | None = None, watch: Watch | None = None
) -> Run:
    """Play all of a plan that is not played yet. Interrupted or killed, the same call goes on.

    `workers` is 1 to play in this process, otherwise the number of processes (all cores unless said);
    `cluster` is `auto` or the address of a Ray cluster. What comes out is the same.
    """
    require("pyarrow", "lab")
    found = Run.begin(out, plan)
    try:
        _play(found, workers, cluster, watch)
        found.finish()
    finally:
        found.close()
    return found


def _play(found: Run, workers: int | None, cluster: str | None, watch: Watch | None) -> None:
    plan = found.plan
    done = found.done()
    waiting = (number for number in range(plan.total) if number not in done)
    count = plan.total - len(done)
    if count == 0:
        return
    crew = make_crew(plan, count, workers, cluster)
    progress = Progress(plan.total, len(plan.cells), crew.size, done=len(done))
    left = [plan.games] * len(plan.cells)
    for number in done:
        left[number % len(plan.cells)] -= 1
    progress.begin(left)
    try:
        for batch in hand_out(crew, waiting, progress):
            found.add(row.encode() for row in batch.rows)
            progress.add(batch)
            if watch is not None:
                watch(progress)
            if batch.failure is not None:
                raise _kept(found, batch.failure)
    finally:
        crew.close()


def hand_out(crew: Crew, waiting: Iterator[int], progress: Progress) -> Iterator[Batch]:
    """Keep every worker busy until nothing is left.

    Batches grow until they take long enough, and get smaller towards the end, so that all workers end at about the
    same time; a worker that plays long matches takes the next one when it is done, not before.
    """
    left = progress.total - progress.done
    out = 0
    while True:
        long = progress.mean > BATCH_SECONDS
        while out < crew.size * (1 if long else BACKLOG):
            size = int(BATCH_SECONDS / progress.mean) if progress.mean else 1
            numbers = list(islice(waiting, max(1, min(size, LARGEST_BATCH, left // (2 * crew.size)))))
            if not numbers:
                break
            crew.send(numbers)
            left -= len(numbers)
            out += 1
        if out == 0:
            return
        batch = crew.receive()
        out -= 1
        yield batch


def make_crew(plan: Plan, count: int, workers: int | None, cluster: str | None) -> Crew:
    """Enough workers for so many matches, and no more."""
    if cluster is not None:
        from veillee.lab.cluster import Cluster

        return Cluster(plan, cluster, workers)
    size = min(workers or os.cpu_count() or 1, count)
    return Alone(plan) if size == 1 else Processes(plan, size)


def _kept(found: Run, failure: Failure) -> LabError:
    """Keep the record of a game that went wrong, and say where it lies."""
    cell, _ = found.plan.place(failure.number)
    what = "campaign" if found.plan.campaign else "match"
    path = found.folder / f"failed-{failure.number}.{'campaign' if found.plan.campaign else 'veillee'}"
    path.write_text(failure.record, "utf-8")
    return LabError(
        "error-failed", what=what, number=failure.number, way=cell.label(), problem=failure.problem, file=str(path)
    )

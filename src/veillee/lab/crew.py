"""Who plays the matches of a run: this process, processes of this machine, or a Ray cluster."""

from __future__ import annotations

import contextlib
import gc
import os
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO, Protocol

import msgspec

from veillee.bots.crew import sweep_seldom
from veillee.bots.finding import elsewhere
from veillee.lab.errors import LabError
from veillee.lab.plan import Plan
from veillee.lab.worker import Batch, play_batch

BACKLOG = 2  # batches that each worker has before it: it never waits for us


class Crew(Protocol):
    """Workers that play batches of matches in any order."""

    size: int

    def send(self, numbers: Sequence[int]) -> None:
        """Have these matches played."""
        ...

    def receive(self) -> Batch:
        """The next batch that was played; waits for it."""
        ...

    def close(self) -> None: ...


class Alone:
    """This very process: for small runs, and for games that only this process knows."""

    size = 1

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._waiting: deque[Sequence[int]] = deque()
        self._sweeps = gc.get_threshold()
        sweep_seldom()

    def send(self, numbers: Sequence[int]) -> None:
        self._waiting.append(numbers)

    def receive(self) -> Batch:
        return play_batch(self._plan, self._waiting.popleft())

    def close(self) -> None:
        self._waiting.clear()
        gc.set_threshold(*self._sweeps)


class Processes:
    """Several processes of this machine, each fed through a pipe of its own."""

    def __init__(self, plan: Plan, size: int) -> None:
        self.size = size
        self._answers: queue.SimpleQueue[Batch | LabError] = queue.SimpleQueue()
        self._load = [0] * size
        self._owner: dict[int, int] = {}  # the first number of a batch -> the worker that has it
        path = os.pathsep.join(part for part in sys.path if part)
        self._workers = [
            subprocess.Popen(
                [sys.executable, "-m", "veillee.lab", *elsewhere()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,
            )
            for _ in range(size)
        ]
        for index, worker in enumerate(self._workers):
            self._tell(index, msgspec.json.encode(plan))
            assert worker.stdout is not None
            threading.Thread(target=self._listen, args=(index, worker.stdout), daemon=True).start()

    def _tell(self, index: int, line: bytes) -> None:
        stdin = self._workers[index].stdin
        assert stdin is not None
        try:
            stdin.write(line + b"\n")
            stdin.flush()
        except BrokenPipeError:
            raise self._lost(index) from None

    def _listen(self, index: int, answers: IO[bytes]) -> None:
        for line in answers:
            if line.endswith(b"\n"):  # a worker that was ended leaves half a line
                self._answers.put(msgspec.json.decode(line, type=Batch))
        self._answers.put(self._lost(index))

    def _lost(self, index: int) -> LabError:
        code = self._workers[index].wait()
        if code < 0:
            return LabError("error-worker-killed", worker=index + 1, workers=self.size, signal=-code)
        return LabError("error-worker-died", worker=index + 1, workers=self.size)

    def send(self, numbers: Sequence[int]) -> None:
        index = self._load.index(min(self._load))
        self._load[index] += 1
        self._owner[numbers[0]] = index
        self._tell(index, msgspec.json.encode(list(numbers)))

    def receive(self) -> Batch:
        answer = self._answers.get()
        if isinstance(answer, LabError):
            raise answer
        first = answer.numbers[0] if answer.numbers else answer.failure.number if answer.failure else -1
        self._load[self._owner.pop(first)] -= 1
        return answer

    def close(self) -> None:
        """End the workers at once: what they are playing can be played again."""
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                assert pipe is not None
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()

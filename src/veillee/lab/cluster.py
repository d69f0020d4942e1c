"""A Ray cluster as the crew of a run.

Every node needs Veillée in the same version. Packs travel with the plan; each worker checks that it has the
same rules and content before it plays, because matches of different content must never meet in one run.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import veillee
from veillee.bots.finding import elsewhere, know
from veillee.core.content import pack_files
from veillee.core.editions import pack_home
from veillee.core.extras import require
from veillee.lab.errors import LabError
from veillee.lab.journal import Charter
from veillee.lab.plan import Plan
from veillee.lab.worker import Batch, Packs, play_batch, with_packs

AUTO = "auto"


class Player:
    """What lives in a process of the cluster: the plan, ready to be played."""

    def __init__(self, charter: bytes, packs: Packs, places: Sequence[str] = ()) -> None:
        know(places)
        wanted = msgspec.json.decode(charter, type=Charter)
        if veillee.__version__ != wanted.version:
            raise LabError("error-node-version", found=veillee.__version__, wanted=wanted.version)
        self.plan = with_packs(wanted.plan, packs)
        mine = Charter.of(self.plan)
        if (mine.rules, sorted(mine.contents.values())) != (wanted.rules, sorted(wanted.contents.values())):
            raise LabError("error-node-content", game=wanted.plan.game)

    def play(self, numbers: list[int]) -> bytes:
        return msgspec.json.encode(play_batch(self.plan, numbers))


def check_answers(address: str) -> None:
    """Ray itself waits for minutes before it says that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise LabError("error-cluster-address", address=address)
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise LabError("error-cluster-silent", address=address, problem=error.strerror or str(error)) from None


class Cluster:
    """One player for each processor of a Ray cluster; `auto` finds a running cluster or starts one here."""

    def __init__(self, plan: Plan, address: str, workers: int | None = None) -> None:
        self._ray: Any = require("ray", "cluster")
        self._started = not self._ray.is_initialized()
        if self._started:
            self._connect(address, workers)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.size = min(workers or processors, processors)
        packs = {cell.pack: dict(pack_files(pack_home(Path(cell.pack)))) for cell in plan.cells if cell.pack}
        player = self._ray.remote(num_cpus=1, max_restarts=3, max_task_retries=3)(Player)
        charter = msgspec.json.encode(Charter.of(plan))
        self._players = [player.remote(charter, packs, elsewhere()) for _ in range(self.size)]
        self._load = [0] * self.size
        self._owner: dict[Any, int] = {}  # the promise of a batch -> the player that has it

    def _connect(self, address: str, workers: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a run tells nobody about itself
        quiet = {"log_to_driver": False, "include_dashboard": False, "logging_level": "ERROR"}
        connect = {name: value for name, value in quiet.items() if name != "include_dashboard"}
        if address != AUTO:
            check_answers(address)
            self._ray.init(address=address, **connect)
            return
        try:
            self._ray.init(address=AUTO, **connect)
        except ConnectionError:
            self._ray.init(address="local", num_cpus=workers, **quiet)

    def send(self, numbers: Sequence[int]) -> None:
        index = self._load.index(min(self._load))
        self._load[index] += 1
        self._owner[self._players[index].play.remote(list(numbers))] = index

    def receive(self) -> Batch:
        (ready,), _ = self._ray.wait(list(self._owner), num_returns=1)
        self._load[self._owner.pop(ready)] -= 1
        try:
            return msgspec.json.decode(self._ray.get(ready), type=Batch)
        except self._ray.exceptions.RayError as error:
            raise LabError("error-cluster-failed", problem=str(error)) from error

    def close(self) -> None:
        for player in self._players:
            self._ray.kill(player)
        if self._started:
            self._ray.shutdown()

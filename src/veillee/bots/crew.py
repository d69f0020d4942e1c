"""Several processes that search the same decision, each in a tree of its own; their roots are added up."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Protocol

from veillee.bots.finding import elsewhere, know
from veillee.bots.judgement import Judge
from veillee.bots.tree import Edge, Node, Tree
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.start import load

SWEEPS = (20_000, 20, 100)  # how many new objects make Python look for garbage, and how often among the older ones
Found = list[tuple[str, float, int, float]]  # for each option: key, prior, visits, total


class Spending(Protocol):
    """A budget that can be shared among processes."""

    @property
    def processes(self) -> int: ...

    def share(self, worker: int) -> Spending: ...

    def spend(self, tree: Tree) -> None: ...


class Crew:
    """The processes of one bot. They are started when they are needed first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    def think(self, match: Match, seat: int, seed: str, budget: Spending) -> Node | None:
        """The root of all trees together; None where other processes cannot know the game or its content."""
        if match.box is not match.spec.box():
            return None
        data = match.save()
        pool = self._workers()
        shares = [
            pool.submit(search_alone, data, seat, f"{seed}:{worker}", budget.share(worker))
            for worker in range(self.size)
        ]
        try:
            return added_up([share.result() for share in shares])
        except SetupError:
            return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, mp_context=spawn, initializer=begin_work, initargs=begin_with())
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def search_alone(data: bytes, seat: int, seed: str, budget: Spending) -> Found:
    """Run in a worker: the part of one process."""
    match = load(data)
    tree = Tree(Judge(match.spec, len(match.setup.seats)), match.table, seat, seed)
    budget.spend(tree)
    return [(key, edge.prior, edge.visits, edge.total) for key, edge in tree.root.edges.items()]


def added_up(parts: list[Found]) -> Node:
    root = Node()
    for part in parts:
        for key, prior, visits, total in part:
            edge = root.edges.setdefault(key, Edge(prior))
            edge.visits += visits
            edge.total += total
            root.visits += visits
    return root


def sweep_seldom() -> None:
    """What a search makes goes by itself as soon as it is not needed: there is next to no garbage to look for."""
    gc.set_threshold(*SWEEPS)


def begin_with() -> tuple[list[str]]:
    """What a worker is told when it begins."""
    return (elsewhere(),)


def begin_work(places: Sequence[str] = ()) -> None:
    """A worker goes when its parent does, even if that was killed; Ctrl-C is the parent's business."""
    know(places)
    sweep_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

"""How the process is set up that serves."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from veillee.server.run import SWEEPS

HEAP = 15_000  # objects: more than these at a time and somebody would notice


@pytest.fixture
def _sweeping() -> Iterator[None]:
    """Sweeps for garbage as the server has them; what the tests have in memory is left alone."""
    former = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    yield
    gc.set_threshold(*former)
    gc.unfreeze()


@pytest.mark.usefixtures("_sweeping")
def test_no_sweep_for_garbage_keeps_everybody_waiting() -> None:
    heaps: list[int] = []

    def watch(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            heaps.append(sum(len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)))

    gc.callbacks.append(watch)
    try:
        kept = [[number] for number in range(200_000)]  # as the moments of matches are kept
    finally:
        gc.callbacks.remove(watch)
    assert len(kept) == 200_000
    assert len(heaps) >= 50, "it is swept at all"
    assert max(heaps) <= HEAP

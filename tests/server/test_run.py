"""How the process is set up that serves."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import Start
from veillee.server import app
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


def test_nobody_is_answered_before_the_games_are_read(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that read into the same type for the first time would bring the process down."""
    done: list[bool] = []
    read = app.warm_up

    def slowly() -> None:
        time.sleep(0.5)
        read()
        done.append(True)

    monkeypatch.setattr(app, "warm_up", slowly)
    server = start()
    assert done == [True]
    assert server.guest().start("pilgrims", one_screen=True, players=2).keys

"""The second run of the tests proves something only if it really runs compiled code."""

from __future__ import annotations

import os
from pathlib import Path

import veillee
from veillee.core import compiled
from veillee.core.deck import Deck

COPY = Path(__file__).parents[2] / "build" / "compiled"


def test_a_run_on_the_compiled_copy_is_compiled() -> None:
    here = Path(veillee.__file__).is_relative_to(COPY)
    asked_for = any(
        Path(entry).resolve() == COPY for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry
    )
    assert here == asked_for
    assert compiled() or not asked_for


def test_interpreted_code_makes_whole_objects() -> None:
    """Compiled classes that can be saved forget their `__init__` unless tools/build_fast.py sees to it."""
    assert Deck([2, 1]).unknown == [2, 1]

"""Every test of the command line has a home of its own and speaks English unless it says otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples import night_watch

from veillee.core.spec import GameSpec
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PAGER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("veillee.core.spec._found", {})  # a game that another test found by its place is not found here
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def night() -> Iterator[GameSpec[Any, Any]]:
    """The Night Watch, as if it were installed: all win or lose together, in rounds, in three chapters."""
    with at_hand(night_watch.GAME):
        yield night_watch.GAME

"""The game can be played by its name, whether it is installed or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from veillee.games.kinfire import GAME
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def at_hand_by_name() -> Iterator[None]:
    with at_hand(GAME):
        yield

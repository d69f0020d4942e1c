"""The core is tested on all games: on Pilgrims, and on two that are small enough to see through."""

from __future__ import annotations

import pytest

from tests.helpers import GAMES


@pytest.fixture(autouse=True)
def _small_games(small_games: None) -> None:
    """Every test of the core may play them."""


@pytest.fixture(params=GAMES)
def any_game(request: pytest.FixtureRequest) -> str:
    return str(request.param)

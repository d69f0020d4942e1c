"""Bots are tested on all games: with an evaluation of their own and without, with secrets and without."""

from __future__ import annotations

import pytest

from tests.helpers import GAMES


@pytest.fixture(autouse=True)
def _small_games(small_games: None) -> None:
    """Every test of the bots may play them."""


@pytest.fixture(params=GAMES)
def any_game(request: pytest.FixtureRequest) -> str:
    return str(request.param)

"""What all tests share: how much to do, and games that are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import hypothesis
import pytest

from tests.helpers import small
from veillee.bots import BOTS
from veillee.testing.replays import at_hand

# How long an example takes depends on what else the machine does.
hypothesis.settings.register_profile("veillee", deadline=None)
hypothesis.settings.load_profile("veillee")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="play thousands of matches: about an hour of one core")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: at the end no core waits for another."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


@pytest.fixture
def small_games() -> Iterator[None]:
    """The examples and the games of the tests can be played by their names."""
    with ExitStack() as known:
        for game in small():
            known.enter_context(at_hand(game))
        yield


@pytest.fixture
def own_bots() -> Iterator[None]:
    """No other test knows the bots that this one finds."""
    known, places = dict(BOTS), list(BOTS.places)
    yield
    BOTS.clear()
    BOTS.update(known)
    BOTS.places[:] = places

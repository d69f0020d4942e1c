"""Short words for breaking a game on purpose."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import pytest
from examples import connect_four
from examples.connect_four import setup as setting_up
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

from tests.games import campfire, high_card
from tests.games.campfire.table import CampfireTable
from tests.games.high_card.steps import Deal, Lay
from tests.games.high_card.table import HighCardTable
from veillee.core.setup import Setup
from veillee.core.spec import GameSpec
from veillee.core.step import Step
from veillee.testing import ConformanceError, check_game

C4 = connect_four.GAME
HIGH = high_card.GAME
CAMP = campfire.GAME


def broken(spec: GameSpec[Any, Any], promise: str) -> ConformanceError:
    """Check a game that breaks a promise; returns the error, which names it."""
    with pytest.raises(ConformanceError) as found:
        check_game(spec, matches=6, seed="broken", thorough=True)
    assert found.value.check == promise, str(found.value)
    assert str(found.value).startswith(f"{promise}: {found.value.what}")
    return found.value


@dataclass(frozen=True)
class Wider(GameSpec[Any, Any]):
    """A game with classes that its own modules do not define."""

    more: tuple[type, ...] = ()

    @property
    def classes(self) -> tuple[type, ...]:
        return *super().classes, *self.more


def with_classes(spec: GameSpec[Any, Any], *more: type, **changes: Any) -> GameSpec[Any, Any]:
    """A game changed so that it uses these classes too."""
    fields_ = {field.name: getattr(spec, field.name) for field in fields(spec) if field.init}
    return Wider(**{**fields_, **changes}, more=more)


def with_turn(turn: type[Turn]) -> GameSpec[Any, Any]:
    """Connect Four with another kind of turn, for both seats."""

    def start(box: Any, setup: Setup, chance: int) -> ConnectFourTable:
        table = setting_up.start(box, setup, chance)
        table.stack = [turn(0)]
        return table

    return with_classes(C4, turn, setup=start)


def with_lay(lay: type[Lay]) -> GameSpec[Any, Any]:
    """High Card with another way to lay the first card."""

    def start(box: None, setup: Setup, chance: int) -> HighCardTable:
        table = high_card.start(box, setup, chance)
        table.stack = [lay(step.seat) if isinstance(step, Lay) else step for step in table.stack]
        return table

    return with_classes(HIGH, lay, setup=start)


def with_deal(deal: type[Deal]) -> GameSpec[Any, Any]:
    """High Card with another way to deal."""

    def start(box: None, setup: Setup, chance: int) -> HighCardTable:
        table = high_card.start(box, setup, chance)
        table.stack = [deal(step.seat) if isinstance(step, Deal) else step for step in table.stack]
        return table

    return with_classes(HIGH, deal, setup=start)


def with_step(step: Step[Any], **changes: Any) -> GameSpec[Any, Any]:
    """Campfire with something else before the first night."""

    def start(box: None, setup: Setup, chance: int) -> CampfireTable:
        table = campfire.start(box, setup, chance)
        table.stack.insert(1, step)  # below the animals that are still to be drawn, above the first evening
        return table

    return with_classes(CAMP, type(step), setup=start, **changes)

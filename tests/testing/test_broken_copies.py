"""Games whose copies, records or chance were broken on purpose: the kit must name the promise."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import pytest
from examples.connect_four import setup as setting_up
from examples.connect_four.box import ConnectFourBox
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

from tests.games import high_card
from tests.games.high_card.steps import Deal, Lay
from tests.games.high_card.table import HighCardTable
from tests.testing.broken import C4, HIGH, broken, with_classes, with_deal, with_turn
from veillee.core.secrets import Pool
from veillee.core.setup import Setup
from veillee.core.spec import GameSpec
from veillee.core.step import Option, Step
from veillee.testing import ConformanceError, check_game


class Copied(ConnectFourTable):
    """A table whose copies a subclass can spoil."""

    def fork(self) -> Copied:
        new = type(self)(self.box, self.chance)
        new.fork_core(self)
        new.discs, new.free = self.discs.copy(), self.free.copy()
        new.full, new.winner = self.full, self.winner
        self.spoil(new)
        return new

    def spoil(self, copy: Copied) -> None:
        """What a broken game does to its copies."""


def with_table(kind: type[Copied]) -> GameSpec[Any, Any]:
    """Connect Four on another kind of table."""

    def start(box: Any, setup: Setup, chance: int) -> Copied:
        table = kind(box, chance)
        table.next(Turn(0))
        return table

    return with_classes(C4, kind, setup=start)


def test_a_list_shared_between_copies() -> None:
    class Sharing(Copied):
        def spoil(self, copy: Copied) -> None:
            copy.free = self.free

    assert broken(with_table(Sharing), "copies").what == "a fork shares table.free with its origin"


def test_a_field_that_holds_what_there_is_not() -> None:
    class Misnamed(Copied):
        holds: ClassVar[dict[str, str]] = {**Copied.holds, "winner": "champion"}

    assert "champion" in broken(with_table(Misnamed), "position").what


def test_a_field_forgotten_by_a_fork() -> None:
    class Absent(Copied):
        def spoil(self, copy: Copied) -> None:
            copy.discs = [0, 0]

    assert broken(with_table(Absent), "copies").what == "a fork differs from its origin in discs"


def test_two_names_for_one_list() -> None:
    class Aliased(Copied):
        def __init__(self, box: ConnectFourBox, chance: int) -> None:
            super().__init__(box, chance)
            self.other = self.free

        def spoil(self, copy: Copied) -> None:
            assert isinstance(copy, Aliased)
            copy.other = copy.free

    assert "table.other and table.free are one and the same" in broken(with_table(Aliased), "copies").what


def test_a_table_that_does_not_survive_loading() -> None:
    class Forgetful(Copied):
        def restore(self, box: object) -> None:
            super().restore(box)
            self.discs = [0, 0]

    assert broken(with_table(Forgetful), "copies").what == "encoding and decoding the table changes it"


def test_a_step_that_can_change() -> None:
    class Diary(Turn):
        def __init__(self, seat: int) -> None:
            super().__init__(seat)
            self.pages = [seat]

    assert "Diary holds something that can change" in broken(with_turn(Diary), "copies").what


def test_rules_that_look_at_the_world_outside() -> None:
    """Given a setup that counts how often it was called, then a replay is not the same match."""
    calls = count()

    def start(box: Any, setup: Setup, chance: int) -> ConnectFourTable:
        table = setting_up.start(box, setup, chance)
        table.chance += next(calls)
        return table

    assert "another table" in broken(replace(C4, setup=start), "replay").what


def test_a_choice_that_shows_a_card_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.core.playing.shown", lambda before, after: False)
    error = broken(HIGH, "undo")
    assert "shows card:" in error.what
    assert "can still be taken back" in error.what


def test_an_outcome_that_is_not_listed() -> None:
    class Sleeve(Deal):
        def outcomes(self, table: HighCardTable) -> list[tuple[int, int]]:
            return super().outcomes(table)[1:]

    assert "which it does not list" in broken(with_deal(Sleeve), "chance").what


def test_an_outcome_that_is_listed_and_cannot_be_applied() -> None:
    class Wish(Deal):
        def outcomes(self, table: HighCardTable) -> list[tuple[int, int]]:
            return [(card, 1) for card in range(12)]

        def sample(self, table: HighCardTable) -> int:
            outcomes = [card for card, _ in self.outcomes(table)]
            return outcomes[table.below(len(outcomes))]

    with pytest.raises(ConformanceError):
        check_game(with_deal(Wish), matches=6, thorough=True)


def test_outcomes_that_come_more_often_than_they_say() -> None:
    class Loaded(Deal):
        def sample(self, table: HighCardTable) -> int:
            return min(super().sample(table), super().sample(table))

    assert "as often as it says" in broken(with_deal(Loaded), "chance").what


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ([(0, 1), (0, 1)], "lists an outcome twice"),
        ([(0, 1), (1, 0)], "lists an outcome without weight"),
        ([], "lists nothing"),
    ],
)
def test_a_listing_that_makes_no_sense(listed: list[tuple[int, int]], said: str) -> None:
    class Odd(Deal):
        def outcomes(self, table: HighCardTable) -> list[tuple[int, int]]:
            return listed

    assert said in broken(with_deal(Odd), "chance").what


def test_listing_that_changes_the_table() -> None:
    class Sorting(Deal):
        def outcomes(self, table: HighCardTable) -> list[tuple[int, int]]:
            table.deck.unknown.reverse()
            return super().outcomes(table)

    assert "changes the table when it lists" in broken(with_deal(Sorting), "chance").what


def test_sampling_that_changes_the_table() -> None:
    class Cutting(Deal):
        def sample(self, table: HighCardTable) -> int:
            table.deck.unknown.append(table.deck.unknown.pop(0))
            return super().sample(table)

    assert "changes more than the generator" in broken(with_deal(Cutting), "chance").what


def test_a_draw_that_can_be_taken_back() -> None:
    """Given a game that draws without saying that it reveals, then a player could look and take it back."""

    class Quiet(Deal):
        def enter(self, table: HighCardTable) -> bool:
            super().enter(table)
            table.revealed = False
            return False

    class LayAndDraw(Lay):
        def resolve(self, table: HighCardTable, choice: Option) -> None:
            super().resolve(table, choice)
            table.next(Quiet(self.seat))

    def start(box: None, setup: Setup, chance: int) -> HighCardTable:
        table = high_card.start(box, setup, chance)
        steps: list[Step[Any]] = [LayAndDraw(step.seat) if isinstance(step, Lay) else step for step in table.stack]
        table.stack = steps
        return table

    spec = with_classes(HIGH, Quiet, LayAndDraw, setup=start, secrets=lambda table, seat: [Pool()])
    assert "can still be taken back" in broken(spec, "chance").what

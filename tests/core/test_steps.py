"""The loop of a table: steps act, ask or reveal; what never ends or cannot be answered is noticed."""

from __future__ import annotations

from typing import ClassVar

import pytest

from veillee import DeadEnd, Runaway
from veillee.core.step import Act, Ask, ChanceStep, Option, Step
from veillee.core.table import PATIENCE, Dictation, Table

YES, NO = (Option(key, key, (), "T-001") for key in ("yes", "no"))


class Notes(Table):
    """A table that only remembers what happened on it."""

    def __init__(self) -> None:
        super().__init__(chance=1 << 31 | 1)
        self.notes: list[str] = []


class Note(Act[Notes]):
    def __init__(self, text: str, *then: Step[Notes]) -> None:
        self.text = text
        self.then = then

    def run(self, table: Notes) -> None:
        table.notes.append(self.text)
        table.next(*self.then)


class AskFor(Ask[Notes]):
    """Asks for one of some options."""

    def __init__(self, *offered: Option) -> None:
        super().__init__(0)
        self.offered = offered

    def options(self, table: Notes) -> list[Option]:
        return list(self.offered)

    def resolve(self, table: Notes, choice: Option) -> None:
        table.notes.append(choice.key)


class Confirm(AskFor):
    confirm: ClassVar[bool] = True


class Optional(AskFor):
    def nothing(self, table: Notes) -> None:
        table.notes.append("nothing")


class Coin(ChanceStep[Notes]):
    """Heads, which is 0, three times out of four."""

    def outcomes(self, table: Notes) -> list[tuple[int, int]]:
        return [(0, 3), (1, 1)]

    def resolve(self, table: Notes, outcome: int) -> None:
        table.notes.append("tails" if outcome else "heads")


class Forever(Act[Notes]):
    def run(self, table: Notes) -> None:
        table.next(self)


def played(*steps: Step[Notes]) -> Notes:
    table = Notes()
    table.next(*steps)
    table.advance()
    return table


def test_steps_come_in_their_order_and_what_they_name_comes_before_what_waits() -> None:
    table = played(Note("one", Note("two"), Note("three")), Note("four"))
    assert table.notes == ["one", "two", "three", "four"]
    assert table.asking is None


def test_a_question_stops_the_table_until_it_is_answered() -> None:
    table = played(AskFor(YES, NO), Note("afterwards"))
    assert table.notes == []
    assert table.options == [YES, NO]
    table.choose(NO)
    assert table.notes == ["no", "afterwards"]
    assert table.asking is None


def test_a_single_option_resolves_itself() -> None:
    assert played(AskFor(YES), Note("afterwards")).notes == ["yes", "afterwards"]


def test_a_single_option_is_asked_where_it_must_be_confirmed() -> None:
    table = played(Confirm(YES))
    assert table.asking is not None
    table.choose(YES)
    assert table.notes == ["yes"]


def test_a_question_without_an_answer_is_a_dead_end_unless_the_rules_foresee_it() -> None:
    with pytest.raises(DeadEnd, match="AskFor asks seat 0 and offers nothing"):
        played(AskFor())
    assert played(Optional()).notes == ["nothing"]


def test_steps_that_never_end_are_stopped_with_their_trace() -> None:
    with pytest.raises(Runaway, match=f"{PATIENCE} steps without a decision; next would be: Note, Forever"):
        played(Forever(), Note("never"))


def test_chance_follows_its_weights_and_reveals() -> None:
    table = played(Coin())
    assert table.revealed
    found = [played_coin for _ in range(400) for played_coin in [Coin().sample(table)]]
    assert 70 < sum(found) < 130


def test_chance_that_is_dictated_does_not_touch_the_generator() -> None:
    class Tails(Dictation):
        def outcome(self, table: Table, step: ChanceStep[Table]) -> int:
            return 1

    table = Notes()
    table.dictated = Tails()
    before = table.chance
    table.next(Coin())
    table.advance()
    assert table.notes == ["tails"]
    assert table.chance == before
    assert table.revealed


def test_a_silent_table_tells_nothing() -> None:
    table = Notes()
    table.tell("anything", "T-001", 0, {})
    assert table.log is None
    table.log = []
    table.tell("anything", "T-001", 0, {"number": 3}, {"card": 4})
    assert (table.log[0].kind, table.log[0].args, table.log[0].secret) == ("anything", {"number": 3}, {"card": 4})


def test_the_steps_one_must_write_are_named() -> None:
    for missing in (
        lambda: Table(1).fork(),
        lambda: Step[Notes]().enter(Notes()),
        lambda: Act[Notes]().run(Notes()),
        lambda: Ask[Notes](0).options(Notes()),
        lambda: Ask[Notes](0).resolve(Notes(), YES),
        lambda: ChanceStep[Notes]().outcomes(Notes()),
        lambda: ChanceStep[Notes]().resolve(Notes(), 0),
    ):
        with pytest.raises(NotImplementedError):
            missing()

"""Games whose rules were broken on purpose: the kit must notice, and name the promise that is broken."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import msgspec
import pytest
from examples.connect_four import scoring
from examples.connect_four import setup as setting_up
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

import veillee
from tests.testing.broken import C4, broken, with_turn
from veillee.core.result import Points, Result
from veillee.core.setup import Setup
from veillee.core.spec import GameSpec
from veillee.core.step import Act, Option
from veillee.testing import kit
from veillee.testing.replays import at_hand


def test_a_fault_of_the_table() -> None:
    def faults(table: ConnectFourTable) -> list[str]:
        return ["a disc is missing"] if sum(table.discs).bit_count() > 4 else []

    error = broken(replace(C4, faults=faults), "invariants")
    assert error.what == "a disc is missing"


def test_the_error_holds_a_record_that_leads_to_the_failure() -> None:
    error = broken(replace(C4, faults=lambda table: ["late"] if sum(table.discs).bit_count() > 4 else []), "invariants")
    with at_hand(C4):
        match = veillee.replay(error.record)
    assert sum(match.table.discs).bit_count() > 4  # type: ignore[attr-defined]
    assert error.record in str(error)


def test_a_question_without_answers() -> None:
    class NoWay(Turn):
        def options(self, table: ConnectFourTable) -> list[Option]:
            return [] if table.discs[0].bit_count() > 2 else super().options(table)

        def resolve(self, table: ConnectFourTable, choice: Option) -> None:
            super().resolve(table, choice)
            table.stack = [NoWay(1 - self.seat)]

    error = broken(with_turn(NoWay), "dead ends")
    assert "DeadEnd: NoWay asks seat 1 and offers nothing" in error.what


def test_rules_that_go_round_in_circles() -> None:
    class Forever(Turn):
        def enter(self, table: ConnectFourTable) -> bool:
            table.next(self)
            return False

    assert "Runaway" in broken(with_turn(Forever), "dead ends").what


def test_a_match_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Idle(Turn):
        def resolve(self, table: ConnectFourTable, choice: Option) -> None:
            table.next(self)

    monkeypatch.setattr(kit, "PATIENCE", 30)
    assert broken(with_turn(Idle), "dead ends").what == "no end after 30 decisions"


def test_rules_that_fail() -> None:
    class Faulty(Turn):
        def resolve(self, table: ConnectFourTable, choice: Option) -> None:
            raise IndexError("no such column")

    assert "is offered, but" in broken(with_turn(Faulty), "dead ends").what


def test_a_match_that_stops_without_a_result() -> None:
    spec: GameSpec[Any, Any] = replace(C4, score=lambda table: None)  # type: ignore[arg-type, return-value]
    assert broken(spec, "dead ends").what == "the match is over without a result"


def test_a_match_that_cannot_begin() -> None:
    def start(box: Any, setup: Setup, chance: int) -> ConnectFourTable:
        table = setting_up.start(box, setup, chance)
        table.stack.append(Explode())
        return table

    class Explode(Act[ConnectFourTable]):
        def run(self, table: ConnectFourTable) -> None:
            raise RuntimeError("bang")

    assert "cannot begin: RuntimeError: bang" in broken(replace(C4, setup=start), "dead ends").what


def test_the_same_option_twice() -> None:
    class Twice(Turn):
        def options(self, table: ConnectFourTable) -> list[Option]:
            return [*super().options(table), table.box.options.drop[0]]

    assert broken(with_turn(Twice), "decisions").what == "Twice offers 'drop:a' twice"


def test_options_in_another_order_every_time() -> None:
    class Restless(Turn):
        asked: ClassVar[count[int]] = count()

        def options(self, table: ConnectFourTable) -> list[Option]:
            first = next(self.asked) % 7
            drops = super().options(table)
            return [*drops[first:], *drops[:first]]

    assert "asked again offers" in broken(with_turn(Restless), "decisions").what


def test_asking_that_changes_the_table() -> None:
    class Nosy(Turn):
        def options(self, table: ConnectFourTable) -> list[Option]:
            table.chance += 1
            return super().options(table)

    assert "changes the table" in broken(with_turn(Nosy), "decisions").what


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (Option("drop:z", "drop", (0,), "C4-003"), "no column is called 'z'"),
        (Option("drop:a", "drop", (1,), "C4-003"), "'drop:a' reads as drop (0,), but is drop (1,)"),
        (Option("DROP:A", "drop", (0,), "C4-003"), "'DROP:A' should be written 'drop:a'"),
        (Option("drop:a", "drop", (0,), "C4-099"), "cites the rule 'C4-099', which is not in rules.toml"),
    ],
)
def test_options_that_do_not_say_what_they_are(option: Option, said: str) -> None:
    class Mistaken(Turn):
        def options(self, table: ConnectFourTable) -> list[Option]:
            return [option, table.box.options.drop[3]]

    assert said in broken(with_turn(Mistaken), "decisions").what


def test_a_question_to_nobody() -> None:
    class Absent(Turn):
        def __init__(self, seat: int) -> None:
            super().__init__(seat + 2)

    assert broken(with_turn(Absent), "decisions").what == "Absent asks seat 2; there are 2 seats"


def test_a_question_without_a_rule() -> None:
    class Lawless(Turn):
        rules: ClassVar[tuple[str, ...]] = ()

    assert broken(with_turn(Lawless), "decisions").what == "Lawless cites no rule"


def test_a_step_that_cannot_be_saved() -> None:
    class Stranger(Turn):
        pass

    error = broken(replace(C4, setup=with_turn(Stranger).setup), "registered classes")
    assert "Stranger is not among the classes" in error.what
    assert "no record" in error.record


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"winners": ()}, "the winners are ()"),
        ({"ranking": ((0,),)}, "does not place each of the sides"),
        ({"rule": "C4-099"}, "cites the rule 'C4-099'"),
    ],
)
def test_a_result_that_contradicts_itself(change: dict[str, Any], said: str) -> None:
    def score(table: ConnectFourTable) -> Result:
        return msgspec.structs.replace(scoring.result(table), **change)

    assert said in broken(replace(C4, score=score), "result").what


def test_totals_that_do_not_add_up() -> None:
    def score(table: ConnectFourTable) -> Result:
        right = scoring.result(table)
        wrong = tuple(msgspec.structs.replace(one, sources=(Points("line", 9, "C4-004"),)) for one in right.scores)
        return msgspec.structs.replace(right, scores=wrong)

    assert "its sources add up to 9" in broken(replace(C4, score=score), "result").what

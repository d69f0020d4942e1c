"""Options that are refused without a reason, and reasons for options that do not exist."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

from tests.testing.broken import C4, broken, with_turn
from veillee.core.reasons import Reason
from veillee.core.spec import View
from veillee.core.step import Option
from veillee.testing import ConformanceError, check_kinds


class Narrow(Turn):
    """Only two columns are ever open, so that most moves must be explained."""

    def options(self, table: ConnectFourTable) -> list[Option]:
        return super().options(table)[:2]

    def resolve(self, table: ConnectFourTable, choice: Option) -> None:
        super().resolve(table, choice)
        if table.stack:
            table.stack = [type(self)(1 - self.seat)]


def test_a_refusal_without_a_reason() -> None:
    class Silent(Narrow):
        def why_not_drop(self, table: ConnectFourTable, column: int) -> Reason | None:  # type: ignore[override]
            return None

    assert "why_not_drop gives no reason against this one" in broken(with_turn(Silent), "hostile input").what


def test_a_reason_against_options_that_do_not_exist() -> None:
    class Dreaming(Turn):
        def why_not_fly(self, table: ConnectFourTable, column: int) -> Reason:
            return Reason("why-full", "C4-003", {"column": column})

    error = broken(with_turn(Dreaming), "kinds")
    assert error.what == "Dreaming.why_not_fly: the game has no options called 'fly'; there are: drop"


def test_a_preview_of_options_that_do_not_exist() -> None:
    class Preview:
        def __init__(self, view: View[ConnectFourTable]) -> None: ...

        def what_if_drop(self, column: int) -> list[str]:
            return []

    check_kinds(replace(C4, preview=Preview))
    Preview.what_if_fly = Preview.what_if_drop  # type: ignore[attr-defined]
    with pytest.raises(ConformanceError, match=r"Preview\.what_if_fly: the game has no options called 'fly'"):
        check_kinds(replace(C4, preview=Preview))

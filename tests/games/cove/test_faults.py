"""What must always be true of a table is noticed when it is not (the invariants of chapter 4.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.cove.builder import SPEC, Scenario, table_of
from veillee.games.cove.table import CoveTable
from veillee.testing import ScenarioError, play


def sound() -> CoveTable:
    """Three humans and the Peddler, whoever it is begins."""
    scenario = Scenario("captain blacksmith entertainer", peddler="medium").piers(bazaar_w="WWBB").boats("", "NN")
    return table_of(scenario.staff("peddler", "lo05").turn("captain"))


def lose(table: CoveTable) -> None:
    table.bag[2] -= 1


def invent(table: CoveTable) -> None:
    table.lair += 1


def crowd(table: CoveTable) -> None:
    table.boats[1] += [3, 3, 3]
    table.bag[3] -= 3


def ram(table: CoveTable) -> None:
    table.at[1] = table.at[0]


def stray(table: CoveTable) -> None:
    table.at[1] = 3


def double(table: CoveTable) -> None:
    table.hourglasses.append(0)


def forget(table: CoveTable) -> None:
    table.deck.pop()


def lengthen(table: CoveTable) -> None:
    table.row.append(table.deck.pop())


def debt(table: CoveTable) -> None:
    table.seats[1].gold = -1


def print_more(table: CoveTable) -> None:
    table.corruption += 1


def hoard(table: CoveTable) -> None:
    table.seats[0].goods[0] = 4


def hire(table: CoveTable) -> None:
    table.seats[0].staff = [table.deck.pop() for _ in range(4)]


def hire_for_the_peddler(table: CoveTable) -> None:
    assert table.peddler is not None
    table.peddler.staff += [table.deck.pop() for _ in range(4)]


def shorten(table: CoveTable) -> None:
    assert table.peddler is not None
    del table.peddler.deck[:2]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lose, "adventurers of kind 2"),
        (invent, "adventurers of kind 4"),
        (crowd, "a boat with more than four"),
        (ram, "docks"),
        (stray, "a boat at a dock of the other side"),
        (double, "the stack of hourglasses"),
        (forget, "townsfolk: 23"),
        (lengthen, "the row"),
        (debt, "side 1: -1 gold"),
        (print_more, "corruption cards: 61"),
        (hoard, "side 0: goods"),
        (hire, "side 0: a staff of 4"),
        (hire_for_the_peddler, "side 3: a staff of 5"),
        (shorten, "the Peddler's cards"),
    ],
)
def test_what_is_wrong_is_noticed(spoil: Callable[[CoveTable], None], fault: str) -> None:
    table = sound()
    assert SPEC.faults(table) == []
    spoil(table)
    assert any(found.startswith(fault) for found in SPEC.faults(table)), SPEC.faults(table)


def test_whoever_is_being_seated_is_not_missing() -> None:
    assert SPEC.faults(table_of(Scenario().comes("N").arrival("captain"))) == []
    match = (
        Scenario().row("sa03", "lo01", "lo02", "lo03").hours(blacksmith=13, captain=9).comes("Z", "N").turn("captain")
    )
    assert SPEC.faults(table_of(play(match, "visit:grand_square", "take_effect"))) == []


def test_a_scenario_with_a_fault_is_refused() -> None:
    scenario = Scenario().boats("WWWWW")
    with pytest.raises(ScenarioError, match="more than four"):
        scenario.turn("captain")

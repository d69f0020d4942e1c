"""Names of bots and their parameters: what is wrong is refused with what was expected."""

from __future__ import annotations

import pytest

import veillee
from veillee.bots import make_bot
from veillee.bots.search import Budget, SearchBot


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(iterations=500)),
        ("2s", Budget(seconds=2.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("2s:4", Budget(seconds=2.0, processes=4)),
        ("1000:2", Budget(iterations=1000, processes=2)),
    ],
)
def test_budgets(text: str, budget: Budget) -> None:
    bot = make_bot(f"search:{text}", 0)
    assert isinstance(bot, SearchBot) and bot.budget == budget


def test_a_search_without_parameters_has_a_budget() -> None:
    bot = make_bot("search", 0)
    assert isinstance(bot, SearchBot) and bot.budget == Budget(iterations=500)


@pytest.mark.parametrize("text", ["abc", "0", "0s", "-5", "1.5", "s", "5m", "500:0", "500:x", "1e3", "2 s", "٥"])
def test_budgets_that_cannot_be(text: str) -> None:
    with pytest.raises(veillee.SetupError, match=r"cannot have the budget .*expected a number of iterations"):
        make_bot(f"search:{text}", 0)


@pytest.mark.parametrize("name", ["deep", "", "Random", ":5"])
def test_bots_that_do_not_exist(name: str) -> None:
    with pytest.raises(veillee.SetupError, match=r"(?i)bots: random, greedy, planner, search"):
        make_bot(name, 0)


@pytest.mark.parametrize("name", ["random:5", "greedy:hard"])
def test_bots_that_take_no_parameters(name: str) -> None:
    with pytest.raises(veillee.SetupError, match="takes no parameters"):
        make_bot(name, 0)


@pytest.mark.parametrize("text", ["0", "100", "wide", "-1", "1.5"])
def test_widths_that_cannot_be(text: str) -> None:
    with pytest.raises(veillee.SetupError, match="expected a number from 1 to 99"):
        make_bot(f"planner:{text}", 0)


def test_a_colon_wants_parameters() -> None:
    with pytest.raises(veillee.SetupError, match="expected parameters after the colon"):
        make_bot("search:", 0)


def test_shares_add_up() -> None:
    budget = Budget(iterations=11, processes=3)
    assert [budget.share(worker).iterations for worker in range(3)] == [4, 4, 3]
    assert Budget(seconds=2.0, processes=3).share(0) == Budget(seconds=2.0)

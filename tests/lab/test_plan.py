"""What a run plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee import lab
from veillee.core.errors import SetupError


def test_the_product_of_everything() -> None:
    plan = lab.plan("pilgrims", modes=["solo", "basic"], levels=["easy", "hard"], players=[1, 2, 3], games=10)
    ways = [(cell.mode, cell.level, cell.players) for cell in plan.cells]
    assert ways == [("solo", "easy", 1), ("solo", "hard", 1), ("basic", "", 2), ("basic", "", 3)]
    assert plan.total == 40


def test_all_names_all() -> None:
    plan = lab.plan("pilgrims", modes=["all"], levels=["all"], games=1)
    assert len(plan.cells) == 4 + 4 + 1 + 1


def test_settings_are_multiplied_and_impossible_ones_left_out() -> None:
    plan = lab.plan("pilgrims", settings={"side": ["A", "B"], "first": ["1", "4"]}, games=1)
    assert [cell.settings for cell in plan.cells] == [{"side": "A", "first": "1"}, {"side": "B", "first": "1"}]


def test_numbers_go_round_by_round_so_that_a_run_can_grow() -> None:
    short, long = (lab.plan("pilgrims", modes=["all"], games=games) for games in (2, 5))
    assert [short.place(number) for number in range(short.total)] == [
        long.place(number) for number in range(short.total)
    ]
    assert [short.place(number)[1] for number in range(short.total)] == [0] * 4 + [1] * 4


def test_bots_of_one_table_sit_everywhere() -> None:
    (cell,) = lab.plan("pilgrims", players=[3], bots=["random+random"], games=1).cells
    assert cell.lineup == ["random", "random"]
    cell = lab.Cell("basic", "", 3, "greedy+random", {}, "")
    assert [cell.sitting(index) for index in range(2)] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"modes": ["chess"]}, "no mode 'chess'"),
        ({"modes": ["solo"], "levels": ["mild"]}, "level “mild” here; expected easy, medium, hard, extreme"),
        ({"levels": ["easy"]}, r"pilgrims \(basic\) cannot have the level “easy” here; expected none"),
        ({"players": [7]}, "cannot have 7 players here; expected 2, 3, 4"),
        ({"bots": []}, "expected at least one"),
        ({"bots": ["greedy+"]}, r"joined by \+"),
        ({"bots": ["deep"]}, "no bot 'deep'"),
        ({"modes": ["solo"], "bots": ["random+random"]}, "one seat or one person only"),
        ({"players": [2], "bots": ["random+random+random"]}, "3 bots for 2 seats"),
        ({"settings": {"side": ["C"]}}, "side cannot be 'C'"),
        ({"games": 0}, "at least 1"),
    ],
)
def test_what_does_not_exist_is_refused(asked: dict[str, object], said: str) -> None:
    with pytest.raises((lab.LabError, SetupError), match=said):
        lab.plan("pilgrims", **asked)  # type: ignore[arg-type]


def test_what_is_named_twice_is_played_once() -> None:
    plan = lab.plan("pilgrims", modes=["solo", "solo"], levels=["easy", "easy"], bots=["random", "random"])
    assert len(plan.cells) == 1


def test_a_pack_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no content pack"):
        lab.plan("pilgrims", packs=[tmp_path / "nothing"])

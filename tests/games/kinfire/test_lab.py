"""Whole campaigns in the lab: at every level, told by their quests, with who was there and what the group owns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from veillee import lab
from veillee.core import spec as specs
from veillee.core.spec import find_game
from veillee.games.kinfire import GAME
from veillee.lab.document import Grid
from veillee.lab.gather import gather
from veillee.lab.report import report
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def _kinfire() -> Iterator[None]:
    with at_hand(GAME):
        find_game("veillee.games.kinfire:GAME")
        yield
    specs._found.clear()


@pytest.fixture
def run(tmp_path: Path) -> lab.Run:
    plan = lab.plan("kinfire", campaign=True, levels=["apprentice", "starless"], bots=["random"], games=2, seed="lab")
    return lab.run(plan, tmp_path / "run", workers=1)


def test_campaigns_are_played_at_the_level_of_the_plan(run: lab.Run) -> None:
    levels = {row.number: row.level for row in run.rows()}
    assert levels == {0: "apprentice", 1: "starless", 2: "apprentice", 3: "starless"}


def test_chapters_are_told_by_their_quests_and_what_they_leave(run: lab.Run) -> None:
    rows = [row for row in run.rows() if row.number == 0]
    assert [row.chapter_id for row in rows[:2]] == ["chapter_1", "chapter_2"]
    assert [row.about for row in rows[:2]] == ["quest_1", "quest_2"] and rows[-1].about == "quest_7"
    owned = {one.name: one.number for one in rows[-1].tally}
    assert owned["memories"] > 3 and set(owned) >= {"coins", "kinfire", "new-pairs", "reserve", "fate", "exhausted"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_speaks_of_companies_and_growth(run: lab.Run, lang: str) -> None:
    found = gather(run)
    journey = found.journeys[0]
    assert journey.won.count == 2 and sum(won.count for won in journey.by_company.values()) == 2
    assert sum(won.count for won in journey.by_role.values()) == 4, "two Seekers in each campaign"
    words = GAME.messages(lang)
    grids = [block for section in report(found, lang).sections for block in section.blocks if isinstance(block, Grid)]
    growth = next(grid for grid in grids if words.format("tally-coins") in [one.lower() for one in grid.header])
    assert growth.rows[0][1] == "1" and len(growth.rows) >= 8
    told = [cell for grid in grids for row in grid.rows for cell in row]
    assert GAME.campaign is not None and GAME.campaign.title("quest_7").text(lang) in told
    assert sum(" + " in cell for cell in told) >= 2, "a row for each company"

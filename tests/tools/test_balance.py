"""`make balance` fills in the figures and leaves the words alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import balance
from veillee.core.spec import find_game, registry

INSTALLED = tuple(registry())


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty page, filled in by one match of each kind at random."""
    monkeypatch.setattr(balance, "PAGE", tmp_path / "balance.md")
    monkeypatch.setattr(balance, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(sys, "argv", ["balance.py", "--bots", "random=1", "--workers", "1"])
    return balance.PAGE


def test_the_figures_are_written_between_the_marks(page: Path) -> None:
    page.write_text("Before.\n\n<!-- figures: pilgrims -->\nold\n<!-- end -->\n\nAfter.\n")
    balance.main()
    text = page.read_text()
    assert text.startswith("Before.\n\n<!-- figures: pilgrims -->\nContent `") and text.endswith(
        "<!-- end -->\n\nAfter.\n"
    )
    rows = [line for line in text.splitlines() if "| random |" in line]
    assert len(rows) == 8 and all(row.split("|")[4].strip() == "1" for row in rows)
    assert [row.split("|")[2].strip() for row in rows[:4]] == ["easy", "medium", "hard", "extreme"]
    balance.main()
    assert page.read_text() == text, "what was played is not played again"


def test_one_game_alone(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make balance GAMES=pilgrims`: the figures of other games stay, and nothing of them is played."""
    other = "<!-- figures: lueur -->\nold\n<!-- end -->\n"
    page.write_text(f"<!-- figures: pilgrims -->\nold\n<!-- end -->\n{other}")
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--game", "pilgrims"])
    balance.main()
    text = page.read_text()
    assert text.endswith(other) and text.count("old") == 1
    assert {run.name for run in balance.RUNS.iterdir()} == {"balance-pilgrims-random"}


def test_options_multiply(page: Path) -> None:
    page.write_text("<!-- figures: lueur journey=province,archipelago -->\n<!-- end -->\n")
    balance.main()
    rows = [line.split("|")[1:3] for line in page.read_text().splitlines() if "| random |" in line]
    assert len(rows) == 6 and "archipelago" in rows[0][0] and "province" in rows[-1][0]


def test_modes_for_several_and_settings_of_one_level(page: Path) -> None:
    """Who plays in company against an automated opponent is measured too; what a level refuses is left out."""
    page.write_text("<!-- figures: bardwood gentle_easy=no,yes -->\n<!-- end -->\n")
    balance.main()
    rows = [line.split("|")[1:3] for line in page.read_text().splitlines() if "| random |" in line]
    assert len(rows) == 8 and sum("2 players" in row[0] for row in rows) == 4
    assert [row[1].strip() for row in rows if "gentle_easy=yes" in row[0]] == ["easy", "easy"]


def test_roles_among_each_other(page: Path) -> None:
    find_game("examples.smugglers:GAME")
    page.write_text("<!-- roles: smugglers players=2 -->\n<!-- end -->\n")
    balance.main()
    rows = [line.split("|") for line in page.read_text().splitlines() if "| random |" in line]
    assert len(rows) == 2 and all(row[7].strip() == "50.0 %" for row in rows)
    assert sum(float(row[5].strip().removesuffix(" %")) for row in rows) == 100.0


def test_a_mark_says_how_much_is_played(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the usual numbers would take too long; what is said on the command line comes first."""
    find_game("examples.smugglers:GAME")
    monkeypatch.setattr(sys, "argv", ["balance.py", "--workers", "1"])
    page.write_text(
        "<!-- roles: smugglers players=2 bots=random=3,greedy=2 -->\n<!-- end -->\n"
        "<!-- figures: pilgrims levels=medium bots=random=2 -->\n<!-- end -->\n"
    )
    balance.main()
    first, second = page.read_text().split("<!-- figures")
    rows = [[cell.strip() for cell in line.split("|")] for line in first.splitlines() if line.startswith("| 2 ")]
    assert [(row[3], row[4]) for row in rows] == [("random", "3")] * 2 + [("greedy", "2")] * 2
    assert "5 matches" in first
    rows = [[cell.strip() for cell in line.split("|")] for line in second.splitlines() if "| random |" in line]
    assert [row[2] for row in rows] == ["medium"] * 2 and all(row[4] == "2" for row in rows)
    monkeypatch.setattr(sys, "argv", ["balance.py", "--bots", "random=4", "--workers", "1"])
    balance.main()
    assert "| random | 4 |" in page.read_text() and "greedy |" not in page.read_text()


def test_the_page_measures_every_game_with_an_opponent() -> None:
    marks = balance.MARKS.finditer(balance.PAGE.read_text("utf-8"))
    marked = {mark[3] for mark in marks if mark[2] in ("figures", "campaigns")}
    assert marked >= {game for game in INSTALLED if balance.with_levels(game)}


def test_whole_campaigns(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each way to share the seats, with its chapters; then who was there."""
    find_game("examples.night_watch:GAME")
    monkeypatch.setattr(sys, "argv", ["balance.py", "--campaigns", "random=3", "--workers", "1"])
    page.write_text("<!-- campaigns: night_watch people=1+1,1+2+3 -->\n<!-- end -->\n")
    balance.main()
    text = page.read_text()
    assert "6 campaigns" in text
    first, second = text.split("| company |")[1:]
    rows = [line.split("|") for line in first.splitlines()[2:] if line]
    assert len(rows) == 2 and all(row[2].strip() == "3" for row in rows)
    assert all(row[5].strip() == "3.0" and row[6].strip().endswith("%") for row in rows), (
        "three nights, each with its rate"
    )
    assert sum(int(line.split("|")[2]) for line in second.splitlines()[2:] if line.startswith("|")) == 3
    balance.main()
    assert page.read_text() == text, "what was played is not played again"


def test_campaigns_of_every_company(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All sets of roles play as often, in one row, each on its own deals; only who is graded plays every level."""
    monkeypatch.setattr(sys, "argv", ["balance.py", "--campaigns", "random=15", "--workers", "1"])
    page.write_text("<!-- campaigns: kinfire people=1+1 companies=all graded=1+2 -->\n<!-- end -->\n")
    balance.main()
    first, second = page.read_text().split("| company |")[1:]
    rows = [line.split("|") for line in first.splitlines()[2:] if line]
    assert [row[2].strip() for row in rows] == ["15"]
    pairs = [line.split("|") for line in second.splitlines()[2:] if line.startswith("|")]
    assert len(pairs) == 15 and all(row[2].strip() == "1" for row in pairs)
    graded = balance.campaigns_of("kinfire", {"companies": ["all"], "graded": ["1+2"]}, "random", 40, "1+2")
    assert len(graded) == 3 * 15 and all(plan.total == 3 for plan in graded.values())
    assert len({plan.match_seed(0) for plan in graded.values()}) == 15
    assert graded["1+2-asha+khor-apprentice"].match_seed(2) == graded["1+2-asha+khor-starless"].match_seed(2)

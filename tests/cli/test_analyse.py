"""`veillee analyse`: tables, JSON and a picture of a finished match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples import connect_four

from tests.cli.table import run
from tests.helpers import duel
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A match that blue gives away with its sixth disc."""
    monkeypatch.chdir(tmp_path)
    with at_hand(connect_four.GAME):
        path = tmp_path / "lost.veillee"
        path.write_text(duel("dadadbd").record(), "utf-8")
        yield path


def test_the_tables() -> None:
    said = run("analyse", "lost.veillee", "--budget", "200")
    assert said.code == 0 and said.err == ""
    assert "Chance to win after every decision" in said.out
    assert "What cost most" in said.out
    rows = [line for line in said.out.splitlines() if line.startswith("6 ")]
    assert len(rows) == 2, "once in the course of the match, once among the mistakes"
    assert "100 %" in said.out


def test_in_french() -> None:
    said = run("analyse", "lost.veillee", "--budget", "50", "--lang", "fr")
    assert "Chances de gagner après chaque décision" in said.out
    assert "Ce qui a coûté le plus" in said.out


def test_json_and_picture(tmp_path: Path) -> None:
    said = run("analyse", "lost.veillee", "--budget", "50", "--json", "lost.json", "--picture", "lost.svg")
    assert said.code == 0
    found = json.loads((tmp_path / "lost.json").read_text("utf-8"))
    assert len(found["moments"]) == 7
    picture = (tmp_path / "lost.svg").read_text("utf-8")
    assert picture.startswith("<svg") and "Decision 6, Red: “Drop a disc into column B”; better" in picture
    printed = run("analyse", "lost.veillee", "--budget", "50", "--json", "-")
    assert json.loads(printed.out) == found


def test_what_is_refused(tmp_path: Path) -> None:
    (tmp_path / "open.veillee").write_text(duel("d").record(), "utf-8")
    going_on = run("analyse", "open.veillee")
    assert going_on.code == 1 and "the match is not over" in going_on.err
    budget = run("analyse", "lost.veillee", "--budget", "soon")
    assert budget.code == 2 and "expected iterations" in budget.err
    picture = run("analyse", "lost.veillee", "--picture", "lost.png")
    assert picture.code == 2 and "ends in .svg" in picture.err and not (tmp_path / "lost.png").exists()
    missing = run("analyse", "nothing.veillee")
    assert missing.code == 1 and "nothing.veillee" in missing.err

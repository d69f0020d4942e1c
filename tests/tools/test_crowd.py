"""A full house, in small: everybody is answered, nothing is lost, and what came of it can be read and seen."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from xml.etree import ElementTree

import pytest

import pair
from crowd import Asked, Window, crowd, missing, picture


@pytest.mark.slow
def test_a_small_crowd_loses_nothing() -> None:
    told, drawn, lost = crowd(Asked(matches=6, seconds=6.0, game="pilgrims", mode="basic", pace=0.5))
    assert lost == 0 and "Lost in all: 0" in told
    rows = [line.split("|") for line in told.splitlines() if " s " in line.partition("|")[2].partition("|")[0]]
    assert len(rows) == 3 and sum(int(row[2].replace(",", "")) for row in rows) > 0
    assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_what_was_acknowledged_and_is_not_stored_is_counted(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "m.db") as stored:
        stored.execute("create table matches (id, version)")
        stored.execute("create table entries (match, number)")
        stored.executemany("insert into matches values (?, ?)", [("whole", 3), ("short", 5)])
        stored.executemany("insert into entries values (?, ?)", [("whole", 3), ("short", 4)])
    url = f"sqlite:///{tmp_path / 'm.db'}"
    assert missing(url, {"whole": 3, "short": 4}) == 0
    assert missing(url, {"whole": 3, "short": 6, "gone": 2}) == 4


def test_a_picture_has_a_line_for_each_figure() -> None:
    windows = [Window([0.002, 0.010], memory=100_000_000), Window([0.004], memory=120_000_000)]
    assert picture(windows, 1.0).count("<polyline") == 3
    assert windows[0].row(60.0)[:4] == ("60 s", "2", "10.0 ms", "10.0 ms")


def test_a_second_process_is_held_to_its_budget() -> None:
    one, dear, lossy = (
        {"cpu": cpu, "p50": 0.001, "p99": 0.002, "lost": lost} for cpu, lost in ((1, 0), (1.2, 0), (1, 2))
    )
    assert [row[-1] for row in pair.rows({"1": one, "2": one})] == ["", "+0%, ≤ +10 % ✓"]
    assert pair.rows({"1": one, "2": dear})[1][-1].endswith("✗")
    assert pair.rows({"1": one, "2": lossy})[1][-1].endswith("✗")

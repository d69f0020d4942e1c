"""What the benchmark writes down: every game, every server, and what could not be measured."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import own
import run
import served
import turns
import veillee
from load import Load
from veillee.core.spec import installed

ARGUMENTS = ["pilgrims", "basic", "2", "sqlite", "socket"]
FIGURES = {"p50": 0.004, "p99": 0.016, "cpu": 0.003, "moves/s": 300.0}


def row_of(rows: list[tuple[str, ...]], what: str) -> tuple[str, ...]:
    (found,) = [row for row in rows if row[0] == what]
    return found


def test_every_way_to_play_is_measured() -> None:
    found = {(spec.id, mode.id) for _, spec, mode in own.modes()}
    assert found == {(spec.id, mode.id) for spec in installed().values() for mode in spec.modes}
    assert len({name for name, *_ in own.modes()}) == len(found), "each has a name of its own"


def test_the_biggest_scene_is_no_smaller_than_the_first() -> None:
    first = veillee.new("pilgrims", mode="basic", players=2, seed="bench")
    size = len(own.encoded(first))
    biggest = own.biggest_scene(first.fork())
    assert len(own.encoded(biggest)) >= size
    assert biggest.number > 0


def test_a_scene_that_is_too_big_or_slow_is_marked() -> None:
    figures = {"scene: Small": 1e-3, "size: Small": 9_000.0, "scene: Big": 3e-3, "size: Big": 41_000.0}
    rows = run.scene_rows(figures, figures)
    assert row_of(rows, "Small")[-1] == "≤ 40 kB ✓ ≤ 2 ms ✓"
    assert row_of(rows, "Big")[-1] == "≤ 40 kB ✗ ≤ 2 ms ✗"


def test_a_server_is_compared_and_held_to_its_budget() -> None:
    found = {served.TO_COMPARE: FIGURES, "boardgame.io": {**FIGURES, "p99": 0.008, "moves/s": 600.0}}
    found["pilgrims sqlite socket"] = {**FIGURES, "p99": 0.021}
    rows = served.server_rows(found)
    assert row_of(rows, "Veillée, connect-four, SQLite, socket")[-1] == "p99 ≤ 20 ms ✓"
    assert row_of(rows, "Veillée, Pilgrims, SQLite, socket")[-1] == "p99 ≤ 20 ms ✗"
    assert row_of(rows, "boardgame.io, connect-four, in memory")[-2] == "× 0.50 / × 2.0"


def test_what_is_missing_is_a_row_that_says_so() -> None:
    rows = served.server_rows({})
    assert len(rows) == len(served.all_servers())
    assert row_of(rows, "boardgame.io, connect-four, in memory")[1] == "not installed"
    assert row_of(rows, "Veillée, Pilgrims, PostgreSQL, socket")[1] == "not measured here"


def test_a_server_that_loses_moves_is_found_out() -> None:
    row = row_of(
        served.server_rows({"boardgame.io": {**FIGURES, "lost": 2.0}}), "boardgame.io, connect-four, in memory"
    )
    assert row[-1] == "2 moves never answered"


def test_all_servers_bear_the_same_load() -> None:
    commands: list[list[str]] = []

    def measure(command: list[str], **_: str) -> dict[str, float]:
        commands.append(command)
        return FIGURES

    load = Load(20, 30.0, 2.0, 1.0, 4)
    found = served.servers(load, measure, Path())
    assert list(found) == [name for name, *_ in served.all_servers()]
    assert all(command[-5:] == load.arguments() for command in commands)


def test_a_load_comes_back_from_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    load = Load(20, 30.0, 2.5, 1.0, 4)
    monkeypatch.setattr(sys, "argv", ["server.py", *ARGUMENTS, *load.arguments()])
    assert Load.from_arguments(6) == load
    monkeypatch.setattr(sys, "argv", ["server.py", *ARGUMENTS])
    assert Load.from_arguments(6) == Load()


def test_every_game_is_served() -> None:
    found = served.all_servers()
    assert {one.game for one in found} == {*installed(), "connect_four", ""}
    assert len({one.name for one in found}) == len({one.what for one in found}) == len(found)


@pytest.mark.parametrize("way", ["socket", "rest"])
def test_moves_are_made_by_the_socket_and_by_rest(way: str) -> None:
    """Connect-four is short: when a match is over, the next one begins."""
    load = Load(2, 60.0, 0.8, 0.1, 2)
    command = [sys.executable, str(run.HERE / "server.py"), "connect_four", "duel", "2", "sqlite", way]
    source = os.pathsep.join([str(Path(veillee.__file__).parents[1]), str(run.ROOT)])
    figures = run.measure([*command, *load.arguments()], PYTHONPATH=source)
    assert figures is not None and 0 < figures["p50"] <= figures["p99"] and figures["moves/s"] > 0


def test_only_code_counts_for_the_budget_of_the_bundle(tmp_path: Path) -> None:
    (code,) = served.bundle_rows(tmp_path)
    assert code[1] == "not built"
    (tmp_path / "index.html").write_text("<p>")
    (tmp_path / "font.woff2").write_bytes(bytes(200_000))
    (tmp_path / "app.js").write_text(json.dumps(list(range(2_000))))
    alone = served.bundle_rows(tmp_path)[0]
    for lang in ("en", "fr"):  # one of them is loaded
        (tmp_path / f"{lang}-1a2b.js").write_text(json.dumps(list(range(2_000))))
    code, _, fonts = served.bundle_rows(tmp_path)
    assert float(code[1].split()[0]) == pytest.approx(2 * float(alone[1].split()[0]), abs=0.2)
    assert code[-1] == "≤ 150 kB ✓" and 0.0 < float(code[1].split()[0]) < 10.0
    assert fonts[1] == "200.0 kB"


def test_of_times_the_shortest_counts_and_of_rates_the_highest() -> None:
    rounds = [{"p99": 0.02, "moves/s": 300.0, "fork for a seat": 2.0}, {"p99": 0.01, "moves/s": 200.0}]
    assert run.best(rounds) == {"p99": 0.01, "moves/s": 300.0, "fork for a seat": 2.0}


def test_what_was_not_measured_stays_as_it_was() -> None:
    before = run.written("", {"The engine": "quick", "The server": "old\n"})
    after = run.written(before, {"The server": "new\n", "Scenes": "small"})
    assert after == (
        "# Benchmark results\n\nWritten by `make bench`.\n\n"
        "## The engine\n\nquick\n\n## Scenes\n\nsmall\n\n## The server\n\nnew\n"
    )


def test_two_versions_of_the_server_are_compared_in_turns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    few = "--matches 2 --slices 1 --seconds 0.5 --rate 20"
    monkeypatch.setattr(sys, "argv", ["turns.py", str(run.ROOT), str(run.ROOT), *few.split()])
    turns.main()
    old, new, ratio = capsys.readouterr().out.splitlines()
    assert old.startswith(f"{run.ROOT}: ") and new.startswith(f"{run.ROOT}: ") and "the loop" in new
    assert 0.2 < float(ratio.split()[3]) < 5, "the same against itself"

"""A run on Ray: a real cluster on this machine, and the same results as without."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.table import run as command
from veillee import lab
from veillee.core import spec
from veillee.core.spec import registry
from veillee.lab import cluster
from veillee.lab.journal import Charter
from veillee.lab.worker import Batch, play_batch

pytest.importorskip("ray", reason="Ray has no package for this platform")


def test_a_cluster_plays_the_same_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players, a pack that only the sender has, and one row a decision."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert command("pack", "export", "pilgrims", str(tmp_path / "box")).code == 0
    plan = lab.plan(
        "pilgrims", modes=["solo", "basic"], levels=["hard"], packs=[tmp_path / "box"], games=5, decisions=True
    )
    here = lab.run(plan, tmp_path / "here", workers=1)
    there = lab.run(plan, tmp_path / "there", cluster="auto", workers=2)
    assert there.matches.read_bytes() == here.matches.read_bytes()
    assert there.decisions.read_bytes() == here.decisions.read_bytes()


def test_a_node_with_other_content_is_refused() -> None:
    charter = Charter.of(lab.plan("pilgrims", modes=["solo"], games=1))
    for wrong, said in (
        (msgspec.structs.replace(charter, contents={"": "0" * 24}), "other content"),
        (msgspec.structs.replace(charter, version="0.0.1"), "was started with 0.0.1"),
    ):
        with pytest.raises(lab.LabError, match=said):
            cluster.Player(msgspec.json.encode(wrong), {})


def test_a_node_finds_games_that_are_not_installed_and_plays_campaigns(small_games: None) -> None:
    plan = lab.plan("night_watch", campaign=True, games=2)
    charter = msgspec.json.encode(Charter.of(plan))
    here = play_batch(plan, [0, 1])
    del registry()["night_watch"]
    try:
        there = cluster.Player(charter, {}, ["game examples.night_watch:GAME"]).play([0, 1])
    finally:
        spec._found.clear()
    assert msgspec.json.decode(there, type=Batch).rows == here.rows


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = command(*f"lab run --game pilgrims --games 1 --cluster auto --out {tmp_path / 'x'}".split())
    assert said.code == 1 and "pip install 'veillee[cluster]'" in said.err


@pytest.mark.parametrize(("address", "said"), [("127.0.0.1:1", "no Ray cluster answers"), ("there", "expected auto")])
def test_a_cluster_that_is_not_there_is_said_at_once(address: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(lab.LabError, match=said):
        lab.run(lab.plan("pilgrims", games=1), tmp_path / "x", cluster=address)

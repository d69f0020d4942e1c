"""Matches in memory take so many bytes and no more; those that had to go are opened again, and nobody notices."""

from __future__ import annotations

import gc

import pytest

import veillee
from tests.server.conftest import Start
from tests.server.kit import Table, eventually
from veillee.core.match import Match
from veillee.server import tables

SMALL = 600_000  # bytes: some of the matches, not all


def choose(table: Table) -> None:
    table.look()
    table.play(table.keys[0])


def test_matches_share_the_memory_there_is(start: Start) -> None:
    server = start(match_memory=SMALL)
    person = server.guest()
    begun = [person.start("pilgrims", mode="solo") for _ in range(12)]
    for _ in range(4):
        for table in begun:
            choose(table)
            kept = server.running.tables
            assert kept._weight <= SMALL or len(kept._live) == 1
            assert kept._weight == sum(kept._weights.values()) and kept._weights.keys() == kept._live.keys()
    assert 1 < len(kept._live) < len(begun)
    assert begun[-1].id in kept._live, "the last one is at hand"
    assert all(table.look()["version"] == 4 for table in begun)


def test_a_match_that_has_become_long_is_opened_anew(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LATEST", 5)
    monkeypatch.setattr(tables, "LONGEST", 10)
    server = start()
    table = server.guest().start("pilgrims", mode="solo", seed="3")
    most = 0
    with table.person.socket(table) as socket:
        socket.next()
        for number in range(25):
            choose(table)
            live = server.running.tables._live.get(table.id)
            most = max(most, live.choices if live else 0)
            assert table.look()["version"] == number + 1
    assert 5 < most <= 10
    assert server.running.tables._live[table.id].choices <= 10


def test_a_fork_of_a_long_match_weighs_no_more_than_another(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LONGEST", 10)
    server = start()
    table = server.guest().start("pilgrims", mode="solo", seed="3")
    for _ in range(20):
        choose(table)
    copy = table.person.post(f"{table.path}/fork", {"number": 20})
    assert copy["match"]["id"] not in server.running.tables._live
    path = f"/api/matches/{copy['match']['id']}"
    assert table.person.get(f"{path}/table")["scene"]["question"]["choices"], "it goes on"
    assert table.person.get(path)["number"] == 20


def test_scenes_are_kept_for_the_last_moments_only(start: Start) -> None:
    server = start()
    table = server.guest().start("pilgrims", mode="solo")
    with table.person.socket(table) as socket:
        socket.next()
        for _ in range(8):
            choose(table)
    moments = list(server.running.tables._live[table.id].moments)
    assert len(moments) > tables.PAINTED
    assert not any(moment.weight for moment in moments[: -tables.PAINTED])
    assert moments[-1].weight >= tables.SCENE


def test_a_file_that_is_refused_leaves_no_match_behind(start: Start) -> None:
    """A refusal would keep it, as garbage that is seldom looked for."""
    match = veillee.new("high_card", players=3, seed="1")
    while not match.over:
        match.play(match.legal_keys[0], seat=match.waiting[0])
    record = match.record()
    end = record.rindex("end ")
    person = start().guest()
    del match
    gc.collect()
    gc.disable()
    try:
        before = matches_alive()
        for text in (record[:end], record[:end] + "end 1 0", record[:end].replace("\n2 ", "\n2 x") + record[end:]):
            assert person.send("POST", "/api/matches/file", {"text": text}).status_code == 422
        eventually(lambda: matches_alive() <= before)
    finally:
        gc.enable()


def matches_alive() -> int:
    return sum(isinstance(one, Match) for one in gc.get_objects())

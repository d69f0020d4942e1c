"""Matches of earlier rules: carried over with a word, or shown with the reason why they stop; never overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

import veillee
from tests.cli.table import record_of, run
from tests.helpers import play_on
from tests.releases.editions import released
from veillee.core.errors import CannotCarryOver
from veillee.core.table import Table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "old.veillee"
    file.write_text(play_on(veillee.new("pilgrims", seed="release"), 20).record(), "utf-8")
    return file


def refuse(table: Table, rules: int) -> None:
    raise CannotCarryOver("closed-earlier-rules")


def test_an_open_match_goes_on_by_later_rules_and_says_so(record: Path) -> None:
    with released("pilgrims", rules_version=9, rules_since=1):
        said = run("resume", str(record), "--lang", "fr", typed=["1", "q"])
        assert said.code == 0 and "avec la version 9 des règles" in said.out
        assert "\nrules 9\n" in record.read_text("utf-8") and record_of(record).number == 21
        again = run("resume", str(record), typed=["q"])
        assert again.code == 0 and "of the rules" not in again.out, "it is said once"


def test_a_match_that_cannot_be_carried_over_is_shown_and_not_touched(record: Path) -> None:
    before = record.read_bytes()
    with released("pilgrims", rules_version=9, rules_since=1, carry=refuse):
        said = run("resume", str(record), "--lang", "fr")
        assert said.code == 0 and said.err == ""
        assert "close sans résultat" in said.out and "version antérieure des règles" in said.out
    assert record.read_bytes() == before


def test_what_todays_rules_do_not_follow_is_shown_as_far_as_they_do(record: Path) -> None:
    text = record.read_text("utf-8").splitlines()
    at = next(n for n, row in enumerate(text) if row.startswith("15 "))
    text[at] = " ".join([*text[at].split()[:2], "corner:a1"])  # as an earlier rule may have allowed
    broken = "\n".join(text) + "\n"
    record.write_text(broken, "utf-8")
    with released("pilgrims", rules_version=9, rules_since=9):
        for verb in ("resume", "replay"):
            said = run(verb, str(record))
            assert said.code == 0, said.err
            assert "After choice 14." in said.out and "closed without a result" in said.out
        verified = run("replay", "--verify", str(record))
        assert verified.code == 1 and "stops at choice 14" in verified.one_error
        assert "stops at choice 14" in run("analyse", str(record)).one_error
    assert record.read_text("utf-8") == broken

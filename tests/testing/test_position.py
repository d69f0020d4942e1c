"""A position is written as text and read again: the same table, for every game, at any moment."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import veillee
from tests.helpers import GAMES, play_on
from veillee.core.match import Match
from veillee.core.spec import game
from veillee.testing import PositionError, Scenario
from veillee.testing.notation import Row, Thing, inline, lines, read

pytestmark = pytest.mark.usefixtures("small_games")


def any_match(name: str, way: int, choices: int, seed: int) -> Match:
    modes = game(name).modes
    mode = modes[way % len(modes)]
    players = mode.seats[way % len(mode.seats)]
    return play_on(veillee.new(name, mode=mode.id, players=players, seed=seed), choices, seed)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(way=st.integers(0, 11), choices=st.integers(0, 400), seed=st.integers(0, 10_000))
def test_what_is_written_is_read_again(name: str, way: int, choices: int, seed: int) -> None:
    match = any_match(name, way, choices, seed)
    text = Scenario.text(match)
    again = Scenario.read(name, text)
    assert (again.hash(), again.setup, again.legal_keys) == (match.hash(), match.setup, match.legal_keys)
    assert Scenario.text(again) == text
    assert play_on(again, 3, seed).hash() == play_on(match, 3, seed).hash()


@pytest.mark.parametrize("name", GAMES)
def test_pieces_are_called_by_their_ids(name: str) -> None:
    """Lists of bare numbers are rare: what is a piece, a place or a side has a name."""
    text = Scenario.text(any_match(name, 0, 3, 4))
    assert max(map(len, text.splitlines())) <= 112
    bare = re.findall(r"^ *(\w+): \[-?\d[^\]:]*\]", text, re.MULTILINE)
    cards = {"hand", "shown", "unknown"} if name == "high_card" else set()  # they are numbers
    assert set(bare) <= {"upgrades", "drawn", "dice", "knower", "statuses", *cards}, bare
    assert re.search(f"seat: ({'|'.join(game(name).box().lexicon.ids('seat'))})", text)


def test_a_person_changes_a_position() -> None:
    text = Scenario.text(veillee.new("pilgrims", players=2, seed=1))
    assert "\n      clovers: 1\n" in text
    match = Scenario.read("pilgrims", text.replace("\n      clovers: 1\n", "\n      clovers: 5\n", 1))
    assert [seat.clovers for seat in match.table.seats] == [5, 1]  # type: ignore[attr-defined]
    with_remarks = "\n".join(f"{line}\n\n  # a remark" for line in text.splitlines() if line.startswith("table"))
    assert Scenario.read("pilgrims", re.sub(r"^table.*$", with_remarks, text, flags=re.MULTILINE)).number == 0


WRONG = [
    ("round: 1", "round: I", "table, round: found 'I'; expected a number"),
    ("active: -", "active: pink", "table, active: found 'pink'; expected one of red, blue, green, yellow, falconer"),
    ("  round: 1\n", "", "table: found the fields .* of PilgrimsTable; expected .*round"),
    ("  round: 1\n", "  round: 1\n  weather: 3\n", "table: found the fields .*weather.* of PilgrimsTable"),
    ("  round: 1\n", "  round: 1\n  round: 2\n", "line .*: 'round' stands there twice"),
    ("round: 1", "round 1", "line .*: found 'round 1'; expected 'field: value'"),
    ("round: 1", "round: 1 2", "line .*: found '2' after the value of 'round'"),
    ("round: 1", "round:", "line .*: 'round' has no value"),
    ("[1: ", "[6: ", "table, river: found places 6 2 3 4 5; expected 1 2 3 4 5"),
    ("table: PilgrimsTable", "table: RaidersTable", "table: this game has no 'RaidersTable'"),
    ("asking: ChooseCorner", "asking: ChooseHat", "table, asking: this game has no 'ChooseHat'"),
    ("removed: []", "removed: [", "line .*: a bracket is not closed"),
    ("removed: []", "removed: [)", "line .*: found '\\)'; expected a value"),
    ("removed: []", "removed: [lost_sheep (]", "line .*: a bracket is not closed"),
    ("removed: []", "removed: [1: lost_sheep campfire]", "some values of 'removed' have a label and some have none"),
    ("setup:", "start:", "found 'start:.*expected a position with 'setup:' and 'table:'"),
    ('"basic"', "basic", "the setup cannot be read"),
]


@pytest.mark.parametrize(("found", "instead", "message"), WRONG, ids=[f"{a} {b}" for a, b, _ in WRONG])
def test_what_is_wrong_with_a_text_is_said(found: str, instead: str, message: str) -> None:
    text = Scenario.text(veillee.new("pilgrims", players=2, seed=1))
    assert found in text
    with pytest.raises(PositionError, match=message):
        Scenario.read("pilgrims", text.replace(found, instead, 1))


def test_the_notation_by_itself() -> None:
    node = Thing("Table", {"laid": Row("[", ["-", Thing("Turn", {"seat": "red"})], ["a", "b"]), "bits": Row("{")})
    assert inline(node) == "Table(laid: [a: - b: Turn(seat: red)] bits: {})"
    assert read("\n".join(lines("table", node))) == {"table": node}
    long = Thing("Table", {"few": "3", "many": Row("[", [f"piece_{n}" for n in range(30)])})
    text = list(lines("table", long))
    assert text[:2] == ["table: Table", "  few: 3"] and text[2].startswith("  many: [piece_0 ") and len(text) == 5
    assert read("\n".join(text)) == {"table": long}
    assert read('rule: "PIL-001 (a)"') == {"rule": '"PIL-001 (a)"'}

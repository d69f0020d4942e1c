"""Why not, for moves that are not asked; what a piece or a place is, and what can be done with it."""

from __future__ import annotations

import pytest

import veillee
from tests.helpers import duel
from veillee import UnknownMove
from veillee.core.explaining import targets_of
from veillee.core.match import Match


def full_column() -> Match:
    return duel("aaaaaab")


def test_a_piece_is_told_which_options_concern_it() -> None:
    told = full_column().about("column:b", 1)
    assert (told.name, told.lines) == ("B", ())
    assert [choice.key for choice in told.choices] == ["drop:b"]
    assert told.reasons == ()
    assert told.now


def test_a_piece_that_nothing_concerns_is_told_why_not() -> None:
    match = full_column()
    told = match.about(" Column:A ", 1, "fr")
    assert told.choices == ()
    assert told.reasons == (match.explain("drop:a", "fr"),)
    assert told.target == "column:a"


def test_a_zone_stands_for_all_that_lies_in_it() -> None:
    told = full_column().about("zone:columns", 1)
    assert [choice.key for choice in told.choices] == [f"drop:{column}" for column in "bcdefg"]


def test_places_and_pieces_without_a_face_have_names_too() -> None:
    match = full_column()
    assert match.about("cell:c3", 1).name == "C3"
    assert match.about("disc:a1", 1).name == "Yellow"


def test_who_is_not_asked_learns_only_what_a_thing_is() -> None:
    match = full_column()
    for seat in (0, None):
        told = match.about("column:a", seat)
        assert (told.name, told.choices, told.reasons) == ("A", (), ())
        assert told.now == "Waiting for Red."


def test_when_the_match_is_over_nothing_can_be_done() -> None:
    told = duel("abababa").about("column:c", 0)
    assert (told.choices, told.reasons, told.now) == ((), (), "The match is over.")


def test_what_is_not_on_the_table_is_unknown() -> None:
    with pytest.raises(UnknownMove, match=r"'column:z': nothing on the table is called so; there are: zone:columns"):
        full_column().about("column:z", 1)


def test_everything_on_a_scene_can_be_asked_about() -> None:
    match = full_column()
    targets = targets_of(match.scene(1))
    assert {"zone:board", "zone:columns", "column:a", "cell:g6", "disc:a1"} <= set(targets)
    assert all(match.about(target, 1).name for target in targets)


def test_a_place_of_which_nothing_is_printed_is_told_what_holds_for_all_of_its_zone() -> None:
    match = veillee.new("lueur", mode="solo", seed=5)
    note = match.scene(0).zone("province").note
    assert match.about("cell:p18", 0).lines[-1] == note and "otherwise 1 footprint" in note
    assert note not in match.about("cell:p05", 0).lines, "a village says itself what it takes"


@pytest.mark.parametrize("game", ["cove", "lueur", "raiders"])
def test_what_a_place_is_called_is_not_said_of_it_once_more(game: str) -> None:
    match = veillee.new(game, players=2, seed=5)
    for target in targets_of(match.scene(0)):
        told = match.about(target, 0)
        assert told.name.casefold() not in [said.casefold() for said in told.lines], target


def test_reasons_say_what_is_missing_with_numbers() -> None:
    """Given a camp two steps away, when somebody asks about a far place, then they hear that no route leads there."""
    match = veillee.new("lueur", players=2, seed=5)
    while "stop" not in match.legal_keys:
        match.play(match.legal_keys[0])
    assert match.decision is not None
    told = match.about("cell:p14", match.decision.seat)
    assert [reason.reason for reason in told.reasons] == ["No route leads directly from the start to village 20."]
    assert [reason.key for reason in told.reasons] == ["step:p14"]

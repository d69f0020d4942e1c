"""What the log tells comes in the order in which it happens, and what cannot be told apart is offered once."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import LEXICON, offered, refused, table_of
from tests.games.cove.workshops import Rooms
from veillee.testing import happened, play, told


@pytest.mark.rule("COV-243", "COV-244")
def test_marbles_come_out_run_by_run() -> None:
    """The run that was chosen, then the runs that met."""
    match = Rooms("alchemist captain").laboratory(chutes=["rbggb"]).turn("alchemist")
    play(match, "visit:decanter", "draw_off:chute_1:3")
    out = [LEXICON.id("marble", event.args["marble"]) for event in happened(match, "draws-marble")]
    assert out == ["green", "green", "blue", "blue"]


@pytest.mark.rule("COV-203")
def test_dice_alike_in_one_furnace_are_stoked_once() -> None:
    scenario = Rooms("blacksmith captain").forge(furnaces=["coal_1=3 coal_2=3 red_1=3", "coal_3=3"])
    match = play(scenario.turn("blacksmith"), "visit:bellows")
    assert offered(match, "stoke") == {
        f"{die}:{way}" for die in ("coal_1", "red_1", "coal_3") for way in ("up", "down")
    }
    assert refused(match, "stoke:coal_2:up") == "COV-203"
    play(match, "stoke:coal_1:up")
    assert offered(match, "stoke") == {
        f"{die}:{way}" for die in ("coal_2", "red_1", "coal_3") for way in ("up", "down")
    }


@pytest.mark.rule("COV-125", "COV-127")
def test_a_discarded_card_is_paid_before_the_shelf_is_passed() -> None:
    match = Rooms("entertainer captain").stage(hand="s01 s03", dial=3).turn("entertainer")
    play(match, "play:s01", "turn:same")
    order = ["gains-volume", "corrupts", "passes-shelf"]
    assert told(match, *order) == order


@pytest.mark.rule("COV-088", "COV-090")
@pytest.mark.parametrize(("day", "marker"), [(1, -1), (2, -1), (3, 9)])
def test_the_marker_leaves_the_clock_only_before_another_day(day: int, marker: int) -> None:
    match = Rooms("captain blacksmith").day(day).marker(9).hours(captain=9, blacksmith=9).clean_up()
    assert table_of(match).marker == marker

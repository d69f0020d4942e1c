"""Games: what they say of themselves, and how they are found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples.connect_four import GAME

import veillee
from veillee import SetupError
from veillee.core.content import Name
from veillee.core.spec import game, register, registry


def test_installed_games_are_found_by_their_entry_points() -> None:
    assert game("pilgrims").id == "pilgrims"
    assert "pilgrims" in registry()


def test_a_game_that_is_not_installed_can_be_made_known() -> None:
    other = replace(GAME, title=Name("Cinq", "Five"))
    register(other)
    assert game("connect_four") is other
    assert veillee.new("connect_four").scene().title == "Five"


def test_a_game_tells_what_it_offers() -> None:
    info = GAME.info
    assert (info.id, info.modes[0].seats, info.settings[0].values) == ("connect_four", (2,), ("yellow", "red"))
    assert GAME.mode("duel").levels == ()
    with pytest.raises(SetupError, match="connect_four has no mode 'solo'; modes: duel"):
        GAME.mode("solo")


def test_the_house_content_is_read_once_and_not_shared_with_a_changed_game() -> None:
    assert GAME.box() is GAME.box()
    assert replace(GAME).box() is not GAME.box()


@pytest.mark.rule("C4-001", "C4-002")
@pytest.mark.parametrize(("first", "seat"), [("yellow", 0), ("red", 1)])
def test_a_setting_of_the_game_changes_its_start(first: str, seat: int) -> None:
    match = veillee.new("connect_four", settings={"first": first})
    board = match.scene(0).zone("board")
    assert (board.columns, board.rows, board.pieces) == (7, 6, [])
    assert match.waiting == (seat,)
    match.play("drop:a")
    assert match.waiting == (1 - seat,)

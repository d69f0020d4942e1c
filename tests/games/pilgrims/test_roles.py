"""Colours and Travellers are chosen (PIL-018): names, pawns, Feathers and the tile all follow the colour."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import COLORS, Scenario
from tests.games.pilgrims.looking import at_random
from veillee.core.errors import SetupError
from veillee.core.match import Match

# What the Travellers of side B may do: the cells that they reach from C3.
SIDE_B = {
    "red": {"c1", "c2", "a3", "b3", "d3", "e3", "c4", "c5"},
    "blue": {"b2", "d2", "b4", "d4", "a1", "e1", "a5", "e5"},
    "green": {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"},
    "yellow": {"b1", "d1", "a2", "e2", "a4", "e4", "b5", "d5"},
}


def solo(color: str, side: str = "B") -> Match:
    return veillee.new("pilgrims", mode="solo", seed=4, roles=[color], settings={"side": side})


def players(match: Match) -> list[tuple[str, str, str]]:
    return [(player.name, player.color, player.sign) for player in match.scene().players]


@pytest.mark.rule("PIL-018")
def test_a_seat_is_called_and_coloured_as_it_has_chosen() -> None:
    match = veillee.new("pilgrims", players=2, seed=1, roles=["yellow", "green"], settings={"first": "1"})
    assert players(match) == [("Yellow", "yellow", "Y"), ("Green", "green", "G")]
    match.play("corner:e5")
    match.play("corner:a1")
    assert [line.split()[1] for line in match.record().splitlines() if "corner" in line] == ["green", "yellow"]
    texts = [event.text for event in match.events()]
    assert "Green starts from E5." in texts and "Yellow starts from A1." in texts
    scene = match.scene(0)
    pawns = {
        piece.at: (piece.id, piece.marks[0].color) for piece in scene.zone("map").pieces if piece.owner is not None
    }
    assert pawns == {"a1": ("seat:yellow", "yellow"), "e5": ("seat:green", "green")}
    assert scene.zone("hand:yellow").owner == 0 and scene.zone("hand:green").owner == 1


@pytest.mark.rule("PIL-018", "PIL-101")
def test_disks_and_feathers_bear_the_chosen_colour() -> None:
    scenario = Scenario(2).pawn("red", "C3").quests("Q1d", "Q2a", "Q3", Q1d=("red", "blue"))
    scenario.table.roles = [3, 0]  # the first seat is yellow, the second one red
    match = scenario.disks("red", "foot").movement()
    feathers = match.scene(0).zone("quests").pieces[0].marks
    assert [(mark.color, mark.sign) for mark in feathers[:2]] == [("yellow", "2Y"), ("red", "1R")]
    foot = match.scene(0).zone("transports:yellow").pieces[0]
    assert foot.marks[0].color == "yellow"


@pytest.mark.rule("PIL-018", "PIL-019")
@pytest.mark.parametrize("color", COLORS[:4])
def test_the_traveller_is_that_of_the_colour(color: str) -> None:
    scenario = Scenario(solo="easy", side="B").pawn("red", "C3").hand("red", "O01", "O46", "O51", "O56")
    scenario.table.roles = [COLORS.index(color)]
    match = scenario.falconer_at("A5", "A5").activation()
    match.play(next(choice for choice in match.legal_keys if choice.startswith("activate:traveller:")))
    assert {choice[5:] for choice in match.legal_keys if choice.startswith("move:")} == SIDE_B[color]


@pytest.mark.rule("PIL-018", "PIL-151")
@pytest.mark.parametrize("color", COLORS[:4])
def test_alone_one_chooses_too_and_the_falconer_stays_purple(color: str) -> None:
    match = solo(color)
    assert players(match) == [(color.capitalize(), color, color[0].upper()), ("the Falconer", "purple", "P")]
    assert match.table.roles == [COLORS.index(color)]
    at_random(match, seed=2)
    assert any(event.text.startswith("The Falconer") for event in match.events())
    assert veillee.replay(match.record()).save() == match.save()


@pytest.mark.rule("PIL-018")
def test_who_leaves_it_open_takes_the_first_colour_that_is_free() -> None:
    match = veillee.new("pilgrims", players=4, seed=1, roles=["", "red", "", "blue"])
    assert [color for _, color, _ in players(match)] == ["green", "red", "yellow", "blue"]


@pytest.mark.rule("PIL-018")
def test_where_nobody_chooses_colours_follow_the_places_and_nothing_is_noted() -> None:
    match = veillee.new("pilgrims", players=4, seed=1)
    assert [color for _, color, _ in players(match)] == list(COLORS[:4])
    assert match.table.roles == [] and "roles" not in match.record()


@pytest.mark.parametrize("roles", [["red", "red"], ["purple", "red"], ["falconer", "red"]])
def test_a_colour_is_one_of_four_and_not_twice(roles: list[str]) -> None:
    with pytest.raises(SetupError):
        veillee.new("pilgrims", players=2, seed=1, roles=roles)


@pytest.mark.rule("PIL-018")
def test_a_fork_and_a_saved_match_keep_the_colours() -> None:
    match = solo("green")
    match.play("corner:a1")
    assert match.table.fork().roles == [2]
    assert players(veillee.load(match.save())) == players(match)

"""Public Quests: their cost, the Feathers, the Clover (chapter 2.10)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    discarded,
    idle,
    key,
    objects_in_hand,
    seat,
    stroll,
    table_of,
)
from veillee.core.match import Match

TILES = ("Q1d", "Q2b", "Q3")  # S C I · S S I · C I I and a Clover
ONE_OF_EACH = ("O01", "O21", "O41")


def quests(match: Match) -> set[str]:
    return {option for option in match.legal_keys if option.startswith("quest:")}


def complete(match: Match, tile: str) -> None:
    match.play(key("quest", tile))
    if "pay" in match.legal_keys:
        match.play("pay")


@pytest.mark.rule("PIL-099")
def test_a_quest_needs_objects_and_no_companion() -> None:
    match = Scenario().quests(*TILES).hand("red", *ONE_OF_EACH).adventure()
    assert quests(match) == {key("quest", "Q1d")}
    complete(match, "Q1d")
    assert sorted(discarded(match)) == ["O01", "O21", "O41"]
    assert seat(match, "red").company == []


@pytest.mark.rule("PIL-099")
@pytest.mark.parametrize(
    ("hand", "clovers", "upgrades"),
    [
        (("O02", "O22", "O42"), 0, ()),  # the colours
        (("O02", "O64", "O42"), 0, ()),  # a joker
        (("O02", "O03", "O42"), 1, ()),  # a conversion
        (("O22", "O42"), 0, ("I-06",)),  # a reduction of strength
        (("O02", "O42"), 0, ("II-01",)),  # a reduction of one's choice
        (("O43",), 1, ("II-01", "I-08")),  # everything together
    ],
)
def test_a_quest_is_paid_exactly_like_an_adventure(
    hand: tuple[str, ...], clovers: int, upgrades: tuple[str, ...]
) -> None:
    def table() -> Scenario:
        return Scenario().quests(*TILES).completed("red", *upgrades)

    match = table().hand("red", *hand).clovers("red", clovers).adventure()
    complete(match, "Q1d")
    assert objects_in_hand(match, "red") == set()
    assert seat(match, "red").clovers == 0
    one_less = table().hand("red", *hand[1:]).clovers("red", clovers).adventure()
    assert key("quest", "Q1d") not in quests(one_less)


@pytest.mark.rule("PIL-099")
def test_objects_under_characters_pay_for_quests_too() -> None:
    scenario = Scenario().quests(*TILES).company("red", C01="O01").traveller("red", "O21")
    match = scenario.hand("red", "O41").adventure()
    complete(match, "Q1d")
    assert len(discarded(match)) == 3


@pytest.mark.rule("PIL-100")
def test_without_a_feather_no_quest() -> None:
    scenario = Scenario().quests(*TILES, Q2b=("red",), Q3=("red",))
    assert not quests(scenario.hand("red", *ONE_OF_EACH).adventure())


@pytest.mark.rule("PIL-100")
def test_no_quest_twice() -> None:
    scenario = Scenario().quests(*TILES, Q1d=("red",))
    match = scenario.hand("red", *ONE_OF_EACH, "O02").adventure()
    assert quests(match) == {key("quest", "Q2b")}, "one Feather is left, but the first Quest is done"


@pytest.mark.rule("PIL-100")
@pytest.mark.parametrize(("others", "possible"), [(("blue", "green"), True), (("blue", "green", "yellow"), False)])
def test_no_quest_without_a_free_space(others: tuple[str, ...], possible: bool) -> None:
    match = Scenario(4).quests(*TILES, Q1d=others).hand("red", *ONE_OF_EACH).adventure()
    assert (key("quest", "Q1d") in match.legal_keys) == possible


@pytest.mark.rule("PIL-101")
def test_the_feather_goes_to_the_highest_free_space() -> None:
    match = Scenario(4).quests(*TILES, Q1d=("green",)).hand("red", *ONE_OF_EACH).adventure()
    complete(match, "Q1d")
    tile = match.scene(1).zone("quests").pieces[0]
    assert [mark.text for mark in tile.marks] == [
        "Feather of Green, 2 points",
        "Feather of Red, 1 point",
        "free space, 0 points",
    ]


@pytest.mark.rule("PIL-101")
def test_three_players_at_most_complete_a_quest() -> None:
    scenario = Scenario(4).quests(*TILES).pawn("red", "C3").hand("red", *ONE_OF_EACH).hand("blue", "O02", "O22", "O42")
    match = scenario.hand("green", "O03", "O23", "O43").hand("yellow", "O04", "O24", "O44").adventure()
    complete(match, "Q1d")
    for _ in ("blue", "green"):
        stroll(match)
        complete(match, "Q1d")
    assert table_of(match).feathers[0] == [0, 1, 2]
    stroll(match)
    assert key("quest", "Q1d") not in match.legal_keys, "Yellow has the Objects, but no space is left"


@pytest.mark.rule("PIL-102")
@pytest.mark.parametrize(
    ("tile", "hand", "clovers"),
    [("Q3", ("O21", "O41", "O42"), 1), ("Q2b", ("O01", "O02", "O41"), 0), ("Q1d", ONE_OF_EACH, 0)],
)
def test_a_clover_at_once_if_the_tile_shows_one(tile: str, hand: tuple[str, ...], clovers: int) -> None:
    match = Scenario().quests(*TILES).hand("red", *hand).adventure()
    complete(match, tile)
    assert seat(match, "red").clovers == clovers


@pytest.mark.rule("PIL-102")
def test_two_feathers_make_two_different_quests() -> None:
    hand = ("O01", "O02", "O03", "O04", "O21", "O22", "O41", "O42", "O43", "O44")
    match = Scenario().pawn("red", "C3").quests(*TILES).hand("red", *hand).adventure()
    offered = []
    for tile in ("Q1d", "Q2b"):
        offered.append(quests(match))
        complete(match, tile)
        idle(match)
        stroll(match)
    assert offered == [{key("quest", tile) for tile in TILES}, {key("quest", tile) for tile in ("Q2b", "Q3")}]
    assert seat(match, "red").feathers == 0
    assert not quests(match), "the third Quest could be paid, but no Feather is left"

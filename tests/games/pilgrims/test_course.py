"""The course of the game: rounds, turns and phases, and who wins (PIL-002, PIL-003, PIL-026 to PIL-029)."""

from __future__ import annotations

from itertools import combinations

import pytest

import veillee
from tests.games.pilgrims.builder import Scenario, card_on, key, table_of
from tests.games.pilgrims.looking import (
    CELLS,
    COLORS,
    TRANSPORTS,
    asked,
    clovers,
    disks,
    keys,
    offered,
    refused,
    rest_of_turn,
    wander,
)
from veillee.core.match import Match
from veillee.games.pilgrims.table import ACTIVATION, ADVENTURE, MOVEMENT, SETUP

TABLES = [
    ("basic", 2), ("basic", 3), ("basic", 4), ("advanced", 2), ("advanced", 4), ("solo", 1), ("solo_advanced", 1),
]  # fmt: skip


def new(mode: str, players: int, seed: int = 1, first: str = "random") -> Match:
    return veillee.new("pilgrims", mode=mode, players=players, seed=seed, settings={"first": first})


def turns(match: Match) -> list[int]:
    """The sides that had a turn, in order; the Falconer is side 4."""
    return [event.seat for event in match.events() if event.kind == "turn"]


# -- rounds and turns -----------------------------------------------------------------------


@pytest.mark.rule("PIL-002", "PIL-017", "PIL-026")
@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_rounds_of_three_turns_for_everybody(mode: str, players: int, seed: int) -> None:
    match = new(mode, players, seed)
    played: list[tuple[int, int]] = []
    for _ in wander(match, seed):
        assert match.over == (match.result is not None)
        table = table_of(match)
        if table.phase != SETUP and (not played or played[-1] != (table.round, table.turn)) and not match.over:
            played.append((table.round, table.turn))
    assert played == [(round_, turn) for round_ in (1, 2, 3, 4) for turn in (1, 2, 3)]
    first = table_of(match).first
    order = [(first + turn) % players for turn in range(players)]
    if players == 1:
        order.append(4)
    assert turns(match) == order * 12


@pytest.mark.rule("PIL-002")
def test_nothing_ends_the_game_earlier() -> None:
    """Not even a table without a card: no deck, no river, no map."""
    match = (
        Scenario().bare_map().river("", "", "", "", "").deck("object").deck("companion").deck("adventure_1")
    ).deck("adventure_2").movement()  # fmt: skip
    for _ in wander(match):
        pass
    assert turns(match) == [1, *[0, 1] * 11]  # Red's first turn had begun when the example starts


@pytest.mark.rule("PIL-026")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_stays_first_in_every_round(first: int) -> None:
    match = new("basic", 3, first=str(first))
    starting = []
    for _ in wander(match):
        if not match.over and table_of(match).phase == MOVEMENT and table_of(match).turn == 1:
            starting.append((table_of(match).round, asked(match)))
    firsts = [next(color for number, color in starting if number == round_) for round_ in (1, 2, 3, 4)]
    assert firsts == [COLORS[first - 1]] * 4
    clockwise = [(first - 1 + turn) % 3 for turn in range(3)]
    assert turns(match) == clockwise * 12


@pytest.mark.rule("PIL-027", "PIL-031")
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_one_disk_per_turn_and_three_per_round(mode: str, players: int) -> None:
    match = new(mode, players)
    for _ in wander(match):
        table = table_of(match)
        if match.over or table.phase == SETUP:
            continue
        for number, color in enumerate(COLORS[:players]):
            has_played = (number - table.first) % players < (table.active - table.first) % players
            has_moved = table.active == number and table.phase in (ACTIVATION, ADVENTURE)
            moving = table.active == number and table.phase == MOVEMENT
            this_turn = len(disks(match, color)) - (table.turn - 1)
            assert this_turn in (0, 1) if moving else this_turn == (has_played or has_moved)
    assert [disks(match, color) for color in COLORS[:players]] == [set()] * players


@pytest.mark.rule("PIL-027", "PIL-031")
def test_after_three_turns_the_round_ends() -> None:
    match = Scenario().pawn("red", "C3").pawn("blue", "A1").movement()
    for red, blue in (("go:foot:c2", "go:foot:a2"), ("go:boat:c4", "go:boat:c2"), ("go:horse:b2", "go:horse:d4")):
        before = disks(match, "red")
        match.play(red)
        assert disks(match, "red") == before | {red.split(":")[1]}
        rest_of_turn(match)
        match.play(blue)
        if blue != "go:horse:d4":
            rest_of_turn(match)
    assert disks(match, "red") == disks(match, "blue") == {"foot", "boat", "horse"} and table_of(match).round == 1
    rest_of_turn(match)
    assert disks(match, "red") == disks(match, "blue") == set() and table_of(match).round == 2
    assert asked(match) == "red"


# -- the phases of a turn -------------------------------------------------------------------


@pytest.mark.rule("PIL-028", "PIL-027")
def test_movement_activation_adventure_end() -> None:
    match = (
        Scenario()
        .pawn("red", "C4")
        .on_map("C3", "O16")
        .hand("red", "O59", "O01", "O21", "O41")
        .quests("Q1d", "Q2b", "Q6")
        .river("II-02", "II-03", "II-04", "II-05", "II-09")
    ).end_of_turn("blue")  # so that a whole turn of Red's follows
    activation, quest = key("activate", "traveller", "O59"), key("quest", "Q1d")
    refused(match, activation, "clover", quest, "pass", "skip", "finish")  # 1: one must move
    match.play("go:foot:c3")
    assert card_on(match, "C4") == ""
    refused(match, "go:horse:b1", quest, "pass", "skip", "finish")  # 2: one must activate or take a Clover
    match.play(activation)
    match.play("finish")
    assert card_on(match, "C4") == ""
    refused(match, "go:horse:b1", activation, "clover", "skip", "finish")  # 3: one may
    assert {quest, "pass"} <= keys(match)
    match.play("pass")
    assert card_on(match, "C4") != ""  # 4: the map was refilled
    assert asked(match) == "blue" and offered(match, "go")


@pytest.mark.rule("PIL-028")
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_phases_never_go_back(mode: str, players: int) -> None:
    match = new(mode, players, seed=4)
    before: tuple[int, ...] = ()
    for _ in wander(match):
        table = table_of(match)
        if table.phase != SETUP and not match.over:
            now = (table.round, table.turn, (table.active - table.first) % players, table.phase)
            assert now >= before
            before = now
    assert before == (4, 3, players - 1, before[-1])


def choice_of_disks() -> list[tuple[str, ...]]:
    return [used for number in (0, 1, 2) for used in combinations(TRANSPORTS, number)]


@pytest.mark.rule("PIL-029", "PIL-035")
@pytest.mark.parametrize("used", choice_of_disks(), ids=lambda used: "+".join(used) or "none")
def test_there_is_always_a_move(used: tuple[str, ...]) -> None:
    for where in CELLS:
        match = Scenario().pawn("red", where).disks("red", *used).movement()
        assert asked(match) == "red"
        assert {option.split(":")[1] for option in match.legal_keys} == set(TRANSPORTS) - set(used)


@pytest.mark.rule("PIL-029")
def test_there_is_always_a_clover() -> None:
    """Without an Object and without a Clover nothing else can be done, so it is taken without a question."""
    match = Scenario().pawn("red", "C4").bare_map().deck("object").deck("companion").movement()
    match.play("go:foot:c3")
    assert clovers(match, "red") == 1
    assert asked(match) == "blue"


@pytest.mark.rule("PIL-029", "PIL-051")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_turn_has_a_move_and_an_activation(seed: int) -> None:
    match = new("basic", 4, seed)
    for _ in wander(match, seed):
        pass
    parts: list[list[str]] = []
    for event in match.events():
        if event.kind == "turn":
            parts.append([])
        elif event.kind == "goes":
            parts[-1].append("move")
        elif event.kind in ("activates", "converts") or (event.kind == "gains-clovers" and event.rule == "PIL-051"):
            parts[-1].append("act")
    assert len(parts) == 48
    assert all(part[:2] == ["move", "act"] and part.count("move") == 1 for part in parts)


# -- who wins -------------------------------------------------------------------------------


@pytest.mark.rule("PIL-003")
def test_most_points_win() -> None:
    match = (
        Scenario(players=3)
        .completed("red", "I-01", "I-02")
        .completed("blue", "II-01")
        .completed("green", "I-12", "I-08")
        .hand("red", "O01", "O02", "O03")  # Objects matter in a tie only
    ).over()
    result = match.result
    assert result is not None
    assert [score.total for score in result.scores] == [4, 6, 5]
    assert result.winners == (1,) and result.ranking == ((1,), (2,), (0,))
    assert result.rule == "PIL-003"


@pytest.mark.rule("PIL-003", "PIL-002")
def test_there_is_no_result_before_the_end() -> None:
    match = Scenario().round(4, turn=3).disks("red", "foot", "boat").disks("blue", "foot", "boat").movement()
    assert match.result is None
    while asked(match) == "red":
        match.play(match.legal_keys[0])
    assert match.result is None and not match.over
    for _ in wander(match):
        pass
    assert match.over and match.result is not None

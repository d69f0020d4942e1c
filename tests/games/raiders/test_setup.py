"""From the box to the first turn (RAI-001, RAI-010 to RAI-025)."""

from __future__ import annotations

from collections import Counter

import pytest

import veillee
from tests.games.raiders.builder import (
    BOX,
    SEATS,
    hand,
    seat,
    stock,
    supply,
    table_of,
    village,
    worker,
)
from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.games.raiders.setup import RollForStart
from veillee.games.raiders.steps.raid import RollDie
from veillee.testing import asked, told

TABLES = [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)]


def new(mode: str, players: int, seed: object = 5, dictated: tuple[str, ...] = ()) -> Match:
    return veillee.new("raiders", mode=mode, players=players, seed=str(seed), dictated=dictated)


def to_first_turn(match: Match) -> Match:
    while asked(match)[1] == "Reject":
        match.play(match.legal_keys[0])
    return match


@pytest.mark.rule("RAI-001")
@pytest.mark.parametrize(("mode", "players"), [("standard", 1), ("standard", 5), ("solo", 2), ("solo", 0)])
def test_no_other_number_of_seats(mode: str, players: int) -> None:
    with pytest.raises(SetupError):
        veillee.new("raiders", mode=mode, seats=["human"] * players)


@pytest.mark.rule("RAI-011", "RAI-012", "RAI-016", "RAI-017", "RAI-018", "RAI-019", "RAI-020", "RAI-021", "RAI-001")
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_what_lies_where(mode: str, players: int) -> None:
    match = new(mode, players)
    table = table_of(match)
    assert village(match) == {"gate_house": "black", "town_hall": "black", "treasury": "black"}
    assert (supply(match, "silver"), supply(match, "provisions")) == (32 - 2 * players, 32)
    assert len(table.offerings) == 13 and len(set(table.display)) == 3
    assert table.gone == [4 - players, 0, 0] and len(table.draw) == 71 - 5 * players
    for color in SEATS[:players]:
        player = seat(match, color)
        assert stock(match, color) == {"silver": 2} and worker(match, color) == "black"
        assert (player.armour, player.valkyries, player.score, player.crew) == (0, 0, 0, [])
        assert len(player.hand) == 5


@pytest.mark.rule("RAI-013", "RAI-014", "RAI-015")
def test_every_set_is_full_and_the_rest_of_the_bag_is_in_the_supply() -> None:
    match = new("standard", 2)
    table = table_of(match)
    pieces = [sum(table.plunder[4 * place : 4 * place + 4]) for place in range(23)]
    assert pieces == [place.pieces for place in BOX.content.sets] and sum(pieces) == 70
    assert Counter(table.set_worker) == {1: 11, 2: 12}
    lying = [supply(match, good) for good in ("gold", "iron", "livestock", "valkyrie")]
    assert sum(lying) == 10 and table.bag == [0, 0, 0, 0]
    assert [sum(table.plunder[n::4]) + lying[n] for n in range(4)] == [18, 18, 26, 18]
    gold, iron, livestock, valkyries = (sum(table.plunder[n::4]) for n in range(4))
    (filled,) = [event.text for event in match.events(lang="en") if event.kind == "fills-sets"]
    pieces_drawn = f"{gold} gold, {iron} iron, {livestock} livestock and {valkyries} Valkyries"
    assert filled == f"The 23 sets are filled from the bag: {pieces_drawn}. What is left goes to the supply."
    assert table_of(new("standard", 2, seed=6)).plunder != table.plunder


@pytest.mark.rule("RAI-013")
def test_the_bag_is_drawn_without_replacement() -> None:
    tiles = ("o01", "o02", "o03")
    match = new("standard", 2, dictated=(*tiles, *["gold"] * 18))
    table = table_of(match)
    assert table.plunder[:4] == [4, 0, 0, 0] and sum(table.plunder[0::4]) == 18


@pytest.mark.rule("RAI-013")
def test_one_set_is_filled_after_another() -> None:
    """The 18 pieces of gold come first: they lie on the first sets, as many on each as it holds."""
    table = table_of(new("standard", 2, dictated=("o01", "o02", "o03", *["gold"] * 18)))
    left = 18
    for place, gold in zip(BOX.content.sets, table.plunder[0::4], strict=True):
        assert gold == min(left, place.pieces)
        left -= gold
    assert left == 0


@pytest.mark.rule("RAI-010", "RAI-022", "RAI-023", "RAI-009")
def test_each_player_rejects_two_cards_that_nobody_else_sees() -> None:
    match = new("standard", 3)
    assert told(match)[:4] == ["setup", "reveals-offering", "reveals-offering", "reveals-offering"]
    for color in SEATS[:3]:
        assert asked(match) == (color, "Reject")
        rejected = []
        for _ in range(2):
            rejected.append(match.table.options[-1].values[0])
            match.play(match.legal_keys[-1])
        assert len(hand(match, color)) == 3
        layer = table_of(match).draw.layers[-1]
        assert sorted(layer) == sorted(rejected)
        assert table_of(match).draw.knower[-1] == SEATS.index(color)
    assert [len(layer) for layer in table_of(match).draw.layers] == [56, 2, 2, 2]
    seen_by_blue = [event for event in match.events(seat=1) if event.kind.startswith("rejects")]
    named = [[piece for piece in event.pieces if piece.startswith("townsfolk:")] for event in seen_by_blue]
    assert [len(pieces) for pieces in named] == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("RAI-023")
def test_the_rejected_cards_come_up_last_in_seat_order() -> None:
    table = table_of(to_first_turn(new("standard", 2)))
    layers = [sorted(layer) for layer in table.draw.layers]
    drawn = []
    while len(table.draw):
        top = table.draw.layers[0]
        drawn.append(top[table.below(len(top))])
        table.draw.remove(drawn[-1])
    assert [sorted(drawn[-4:-2]), sorted(drawn[-2:])] == layers[1:]


@pytest.mark.rule("RAI-024", "RAI-025", "RAI-010")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    match = new("standard", 3)
    while asked(match)[1] == "Reject":
        if asked(match)[0] == "green" and len(hand(match, "green")) == 4:
            match.dictate("5", "4", "2", "2", "4", "5", "3", "3", "3", "4")
        match.play(match.legal_keys[0])
    assert asked(match) == ("green", "WorkOrRaid") and table_of(match).first == 2
    assert told(match, "rolls-start") == ["rolls-start"] * 5 and told(match, "rolls-again") == ["rolls-again"]
    order = []
    for _ in range(4):
        order.append(asked(match)[0])
        now = table_of(match).turn
        while table_of(match).turn == now:
            match.play(match.legal_keys[0])
    assert order == ["green", "red", "blue", "green"]


@pytest.mark.rule("RAI-024", "RAI-073")
@pytest.mark.parametrize("step", [RollDie(0, -1), RollForStart((0, 1), ())])
def test_both_uses_of_the_dice_roll_2_3_3_4_4_5(step: RollDie | RollForStart) -> None:
    table = table_of(new("standard", 2))
    assert step.outcomes(table) == [(2, 1), (3, 2), (4, 2), (5, 1)]
    faces = Counter(step.sample(table) for _ in range(6000))
    expected = {2: 1000, 3: 2000, 4: 2000, 5: 1000}
    distance = sum((faces[face] - number) ** 2 / number for face, number in expected.items())
    assert set(faces) == set(expected) and distance < 22  # once in ten thousand


@pytest.mark.rule("RAI-073")
def test_two_dice_fall_as_the_specification_says() -> None:
    table = table_of(new("standard", 2))
    die = RollDie(0, -1)
    sums = Counter(die.sample(table) + die.sample(table) for _ in range(7200))
    expected = {4: 200, 5: 800, 6: 1600, 7: 2000, 8: 1600, 9: 800, 10: 200}
    assert set(sums) == set(expected)
    assert sum((sums[face] - number) ** 2 / number for face, number in expected.items()) < 28


@pytest.mark.rule("RAI-160", "RAI-161")
def test_any_outpost_and_any_monastery_card_can_be_missing() -> None:
    removed: set[str] = set()
    chance = Chance("removed")
    for _ in range(60):
        opponent = table_of(new("solo", 1, seed=chance.below(10**6))).opponent
        assert opponent is not None
        removed |= {BOX.lexicon.id("tactic", card) for card in opponent.removed}
    assert removed == {f"t{number}" for number in range(10, 18)}

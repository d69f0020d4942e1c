"""Chance: a stream that is the same everywhere, and steps that say what can come out."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.games.high_card import GAME
from tests.games.high_card.steps import Deal
from tests.games.high_card.table import HighCardTable
from tests.helpers import started
from veillee import IllegalMove
from veillee.core.chance import SPAN, Chance, Seeds, seeded, turn, value


def dealt_table() -> HighCardTable:
    table = started("high_card").table.fork()
    assert isinstance(table, HighCardTable)
    return table


def test_seeds_that_begin_alike_are_those_of_all_their_parts() -> None:
    seeds = Seeds("a seed", 7)
    for rest in ("", "3", "été", "3" * 200):
        assert seeds.state(rest) == seeded("a seed", 7, rest)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records of today must replay on every machine and every later version."""
    chance = Chance("a seed", 7)
    assert [chance.below(1000) for _ in range(8)] == [218, 429, 918, 940, 2, 448, 434, 220]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [0, 8, 2, 9, 1, 4, 6, 5, 3, 7]


def test_parts_of_a_seed_do_not_run_together() -> None:
    assert seeded("ab", "c") != seeded("a", "bc")
    assert seeded("1") == seeded(1)


@given(st.integers(), st.integers(1, SPAN))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


@given(st.integers())
def test_the_state_stays_one_number_of_62_bits(seed: int) -> None:
    state = seeded(seed)
    for _ in range(20):
        state = turn(state)
        assert 0 < state < 2**62
        assert 0 <= value(state) < SPAN


def test_all_numbers_are_about_as_likely() -> None:
    chance = Chance("fair")
    found = Counter(chance.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < count < 1150 for count in found.values())


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_moves_cards_and_loses_none(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_table_and_a_stream_of_its_own_draw_alike() -> None:
    table = dealt_table()
    chance = Chance()
    chance.state = table.chance
    assert [table.below(100) for _ in range(5)] == [chance.below(100) for _ in range(5)]


def test_a_draw_lists_the_deck_and_brings_one_of_it() -> None:
    table = dealt_table()
    deal = Deal(0)
    assert sorted(deal.outcomes(table)) == [(card, 1) for card in sorted(table.deck.unknown)]
    assert {deal.sample(table) for _ in range(200)} == set(table.deck.unknown)


def test_dictated_outcomes_come_in_their_order_and_then_chance_goes_on() -> None:
    match = veillee.new("high_card", seed=1, dictated=("card_12", "card_1", "card_11"))
    assert match.scene(0).zone("hand-0").pieces[-2:][0].id == "card:card_11"
    assert "card:card_1" in [piece.id for piece in match.scene(1).zone("hand-1").pieces]


def test_an_outcome_that_cannot_be_is_refused_with_what_can() -> None:
    with pytest.raises(IllegalMove, match="'ace' cannot come out of Deal; possible: card_1, card_2"):
        veillee.new("high_card", dictated=("ace",))
    with pytest.raises(IllegalMove, match="'card_3' cannot come out of Deal"):
        veillee.new("high_card", dictated=("card_3", "card_3"))


def test_a_refused_outcome_leaves_the_match_as_it_was() -> None:
    match = veillee.new("pilgrims", players=2, seed=3)
    for key in ("corner:e1", "corner:e5", "go:foot:e4", "clover"):
        match.play(key)
    before = match.save()
    match.dictate("unicorn")
    with pytest.raises(IllegalMove):
        match.play("buy")
    assert match.save() == before


def test_what_is_dictated_too_early_waits_for_the_next_draw() -> None:
    match = veillee.new("high_card", seed=1, dictated=[f"card_{number}" for number in range(1, 7)])
    assert {option.key for option in match.table.options} == {"lay:card_1", "lay:card_3", "lay:card_5"}
    assert match.spec is GAME


def test_when_nothing_can_come_out_the_gain_is_lost() -> None:
    """Given an empty deck, when a card is to be drawn, then nothing happens and nothing is revealed."""
    table = dealt_table()
    table.deck.unknown.clear()
    table.revealed = False
    assert not Deal(0).enter(table)
    assert not table.revealed

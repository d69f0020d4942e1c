"""A face-down deck: unknown cards above those that somebody put under them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.core.deck import Deck


def test_a_shuffled_deck_may_bring_any_of_its_cards() -> None:
    deck = Deck([4, 5, 6])
    assert deck.outcomes() == [(4, 1), (5, 1), (6, 1)]
    assert len(deck) == 3


def test_cards_put_under_a_deck_come_last_and_in_their_order() -> None:
    deck = Deck([1, 2])
    deck.put_under(8, knower=0)
    deck.put_under(9, knower=1)
    deck.remove(2)
    assert deck.outcomes() == [(1, 1)]
    deck.remove(1)
    assert deck.outcomes() == [(8, 1)]
    assert deck.knower == [0, 1]
    deck.remove(8)
    assert (deck.outcomes(), deck.knower) == ([(9, 1)], [1])
    deck.remove(9)
    assert deck.empty()
    assert deck.outcomes() == []


def test_a_card_under_the_deck_cannot_be_drawn_out_of_order() -> None:
    deck = Deck([])
    deck.put_under(8, knower=0)
    deck.put_under(9, knower=0)
    with pytest.raises(AssertionError, match="come in their order"):
        deck.remove(9)


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Deck([1, 2]).remove(3)


def test_a_fork_is_a_deck_of_its_own() -> None:
    deck = Deck([1, 2])
    deck.put_under(3, knower=0)
    fork = deck.fork()
    fork.remove(1)
    fork.put_under(1, knower=1)
    assert (deck.unknown, deck.under, deck.knower) == ([1, 2], [3], [0])
    assert (fork.unknown, fork.under, fork.knower) == ([2], [3, 1], [0, 1])


@given(st.sets(st.integers(0, 50)), st.data())
def test_every_card_comes_exactly_once(cards: set[int], data: st.DataObject) -> None:
    deck = Deck(sorted(cards))
    under = data.draw(st.lists(st.integers(100, 150), unique=True))
    for card in under:
        deck.put_under(card, knower=0)
    drawn = []
    while not deck.empty():
        card, _ = data.draw(st.sampled_from(deck.outcomes()))
        deck.remove(card)
        drawn.append(card)
    assert sorted(drawn[: len(cards)]) == sorted(cards)
    assert drawn[len(cards) :] == under

"""What a seat may not see: pools, dealing them again, and noticing what was shown."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.helpers import play_on, started
from veillee.core.chance import Chance
from veillee.core.secrets import Pool, determinize, shown


def pool_of(*lists: list[int]) -> Pool:
    pool = Pool()
    for pieces in lists:
        pool.add_all(pieces)
    return pool


def test_dealing_again_moves_pieces_between_the_places_of_a_pool() -> None:
    hand, deck, open_cards = [1, 2, 3], list(range(10, 40)), [99, 98]
    pool = pool_of(hand, deck)
    pool.add(open_cards, 1)
    determinize([pool], Chance("deal"))
    assert sorted([*hand, *deck, open_cards[1]]) == sorted([1, 2, 3, *range(10, 40), 98])
    assert open_cards[0] == 99
    assert hand != [1, 2, 3]


@given(st.permutations(list(range(8))), st.integers())
def test_how_a_pool_was_dealt_before_does_not_matter(cards: list[int], seed: int) -> None:
    ordered, other = list(range(8)), list(cards)
    determinize([pool_of(ordered)], Chance(seed))
    determinize([pool_of(other)], Chance(seed))
    assert ordered == other


def test_a_piece_that_leaves_its_pool_was_shown() -> None:
    assert shown([pool_of([1, 2])], [pool_of([1])])
    assert shown([pool_of([1, 2])], [])
    assert not shown([pool_of([1, 2])], [pool_of([2], [3, 1])])
    assert not shown([], [])


def test_a_copy_for_a_seat_keeps_what_it_sees_and_changes_the_rest() -> None:
    """Given a hand of three, when all else is dealt many times, then every other card was somewhere else."""
    match = started("high_card")
    own = match.table.seats[0].hand  # type: ignore[attr-defined]
    others = set()
    for seed in range(40):
        copy = match.fork(for_seat=0, chance=seed)
        assert copy.table.seats[0].hand == own  # type: ignore[attr-defined]
        assert copy.legal_keys == match.legal_keys
        others.update(copy.table.seats[1].hand)  # type: ignore[attr-defined]
    assert others == set(range(12)) - set(own)


def test_a_copy_for_a_seat_depends_on_nothing_that_the_seat_cannot_see() -> None:
    """Given two tables that look the same to a seat, then its copies of both are the same to the byte."""
    match = started("high_card", 1)
    other = match.fork(for_seat=1, chance="another world")
    assert match.hash() != other.hash()
    assert match.fork(for_seat=1, chance="x").hash() == other.fork(for_seat=1, chance="x").hash()


def test_the_game_can_be_played_on_in_a_copy_for_any_seat(any_game: str) -> None:
    match = started(any_game, 2)
    assert match.decision is not None
    copy = match.fork(for_seat=match.decision.seat, chance=3)
    before = match.save()
    assert play_on(copy).over
    assert match.save() == before


def test_a_copy_dealt_again_knows_no_more_than_its_seat() -> None:
    match = veillee.new("pilgrims", mode="basic", players=2, seed=5)
    for _ in range(30):
        match.play(match.legal_keys[0])
    copy = match.fork(for_seat=0, chance="bot")
    assert copy.events(seat=0) == match.events(seat=0)
    assert copy.events(seat=1) == match.events(seat=None), "what the other seat was told is not told"
    assert copy.setup.seed != match.setup.seed
    assert copy.choices == []
    with pytest.raises(veillee.RecordError, match="no record"):
        copy.record()
    copy.play(copy.legal_keys[0])
    assert len(copy.choices) == 1
    assert veillee.load(copy.save()).legal_keys == copy.legal_keys, "but a bot in another process can play on it"


@pytest.mark.parametrize("loaded", [False, True])
def test_no_way_leads_from_a_copy_dealt_again_to_the_true_table(any_game: str, loaded: bool) -> None:
    """Given a copy for a seat, when everything it refers to is followed, then no true table is found there."""
    match = play_on(started(any_game), 12)
    if loaded:
        match = veillee.load(match.save())
    match.events()  # a loaded match remembers its past only when it is asked for
    true = {id(match.table), *(id(played.before) for played in match.story())}
    assert true & reached_from(match), "the search finds what there is to find"
    copy = match.fork(for_seat=0, chance="bot")
    assert not true & reached_from(copy)
    assert not true & reached_from(copy.fork()), "nor from a copy of the copy"
    assert [played.key for played in copy.history.entries()] == [
        played.key if played.seat == 0 else "" for played in match.story()
    ], "of the others' choices only that there were some"


def reached_from(match: veillee.Match) -> set[int]:
    """The identities of all objects that can be reached from a match, but through modules and classes."""
    found: set[int] = set()
    waiting: list[object] = [match]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, (ModuleType, type, FunctionType)):
            found.add(id(thing))
            waiting.extend(gc.get_referents(thing))
    return found

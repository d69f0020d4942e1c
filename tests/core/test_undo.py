"""Taking back, bounded by what somebody has learned since."""

from __future__ import annotations

import pytest

import veillee
from tests.helpers import drop, duel, play_all, play_on, started
from veillee import SetupError, UndoError


def test_what_was_undone_can_be_redone_to_the_byte() -> None:
    match = duel("da")
    moments = [match.save()]
    for _ in range(2):
        match.undo()
        moments.append(match.save())
    assert match.choices == []
    for moment in reversed(moments[:2]):
        match.redo()
        assert match.save() == moment
    with pytest.raises(UndoError, match="nothing to put back"):
        match.redo()


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = veillee.new("connect_four", lang="fr")
    assert not match.can_undo
    with pytest.raises(UndoError, match="Il n'y a rien à défaire"):
        match.undo()


def test_undo_says_what_it_takes_back() -> None:
    match = duel("d")
    assert match.can_undo.key == "drop:d"
    assert match.can_undo.reason == "The last choice can be taken back."
    assert match.undo() == "drop:d"
    assert match.can_redo
    assert match.redo() == "drop:d"


def test_a_new_choice_forgets_what_was_undone() -> None:
    match = duel("d")
    match.undo()
    match.play("drop:e")
    assert not match.can_redo


def test_nobody_takes_back_what_another_seat_did() -> None:
    match = duel("d")
    assert match.may_undo(0)
    assert not match.may_undo(1)
    with pytest.raises(UndoError, match="Another seat has acted since"):
        match.undo(seat=1)
    match.undo(seat=0)
    assert match.number == 0


def test_what_chance_revealed_cannot_be_taken_back() -> None:
    """Given a seat with two Clovers, when it buys an Object, then it has seen a card."""
    match = play_all(veillee.new("pilgrims", players=2, seed=3), "corner:e1 corner:e5 go:foot:e4 clover")
    assert match.can_undo
    play_all(match, "buy")
    before = match.save()
    assert not match.can_undo
    with pytest.raises(UndoError, match="something unknown was revealed"):
        match.undo()
    assert match.save() == before


def test_what_was_shown_to_another_seat_cannot_be_taken_back() -> None:
    """Given cards laid face down, the first can be taken back; the last one turns all of them over."""
    match = started("high_card", 1)
    assert match.can_undo
    match.play(match.legal_keys[0])
    assert not match.can_undo


def test_where_the_owner_allows_it_everything_can_be_taken_back() -> None:
    match = veillee.new("high_card", free_undo=True)
    start = match.save()
    play_on(match)
    while match.number:
        assert match.may_undo(0)
        match.undo()
    assert match.save() == start


def test_the_record_says_that_undo_was_free() -> None:
    match = veillee.new("high_card", free_undo=True)
    assert "undo free\n" in match.record()
    assert veillee.replay(match.record()).setup.free_undo
    assert "undo" not in veillee.new("high_card").record()


def test_a_loaded_match_can_be_taken_back_as_far_as_before() -> None:
    loaded = drop(veillee.load(duel("dab").save()), "c")
    for _ in range(4):
        loaded.undo()
    assert loaded.save() == duel().save()


def test_redo_leaves_alone_what_was_dictated_for_later() -> None:
    """Given a card dictated for the next draw, when another choice is undone and redone, then it still comes."""
    match = play_all(veillee.new("pilgrims", players=2, seed=3), "corner:e1 corner:e5 go:foot:e4")
    match.play("clover")
    match.dictate("crystal_ball")
    match.undo()
    match.redo()
    match.play("buy")
    assert any(told.pieces == ("object:crystal_ball",) for told in match.events(seat=0))


def test_a_copy_with_other_secrets_cannot_be_taken_back_to_the_true_table() -> None:
    match = started("high_card", 1)
    assert match.can_undo
    copy = match.fork(for_seat=1)
    assert not copy.can_undo
    assert match.fork().can_undo
    with pytest.raises(SetupError, match="there are 1 to 1"):
        copy.at(0)
    fresh = started("high_card").fork(for_seat=0)
    fresh.play(fresh.legal_keys[0])
    assert fresh.can_undo


def test_a_match_that_was_dealt_again_is_not_taken_back_to_the_true_table() -> None:
    match = veillee.new("high_card", seed=5, free_undo=True)
    match.play(match.legal_keys[0])
    match.redeal(1, "word")
    assert not match.can_undo
    match.play(match.legal_keys[0])
    assert match.undo() == match.redo()

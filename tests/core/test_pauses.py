"""On the way of a choice the table is seen as one has left it, then as an automated opponent changes it."""

from __future__ import annotations

from contextlib import suppress

import pytest

import veillee
from veillee import Match
from veillee.core.chance import Chance
from veillee.core.errors import IllegalMove
from veillee.core.pauses import pauses
from veillee.core.spec import game, registry
from veillee.core.views import scene_at
from veillee.testing import check_pauses

ALONE = [id_ for id_, spec in registry().items() if any(mode.id == "solo" for mode in spec.modes)]


def alone(id_: str, seed: int) -> Match:
    return veillee.new(id_, mode="solo", level=game(id_).mode("solo").levels[0], seed=seed)


@pytest.mark.parametrize("id_", ALONE)
def test_own_doings_come_before_the_first_pause_and_the_opponents_after_it(id_: str) -> None:
    chance = Chance("pauses", id_)
    match = alone(id_, 3)
    seats = range(len(match.setup.seats))
    seen = 0
    while not match.over and seen < 8:
        before = match.told
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        assert match.last is not None
        shown = pauses(match)
        if not shown:
            continue
        seen += 1
        own, others = shown[0].told - before, match.last.events[shown[0].told - before :]
        assert all(event.seat in seats or event.seat < 0 for event in match.last.events[:own])
        assert others[0].seat not in seats, "the opponent begins"
        assert [pause.told for pause in shown] == sorted({pause.told for pause in shown})
        check_pauses(match)
        assert match.last.before is not None
        assert match.spec.codec.table_hash(shown[0].table) != match.hash(), "the opponent has not acted yet"
    assert seen == 8


@pytest.mark.parametrize("id_", ALONE)
def test_nothing_is_asked_on_the_way_and_nothing_is_over(id_: str) -> None:
    match = alone(id_, 5)
    while not pauses(match):
        match.play(match.legal_keys[0])
    first = scene_at(match, pauses(match)[0].table, 0, "fr")
    assert first.question is None and first.outcome is None and first.lang == "fr"


def test_what_was_dictated_comes_again_on_the_way() -> None:
    """Whatever the generator would have drawn: the table on the way shows the card that was dictated."""
    match = alone("raiders", 1)
    cards: set[str] = set()
    while len(cards) < 3:
        for card in match.lexicon.ids("tactic"):
            other = match.fork()
            other.dictate(card)
            with suppress(IllegalMove):  # another thing is drawn first, or the card is gone
                other.play(other.legal_keys[0])
                if other.last is not None and other.last.dictated:
                    zone = scene_at(other, pauses(other)[-1].table, 0, "en").zone("tactic:opponent")
                    assert [piece.id for piece in zone.pieces] == [f"tactic:{card}"]
                    cards.add(card)
        match.play(match.legal_keys[0])


def test_a_match_of_people_has_no_pauses_nor_has_a_past_without_tables() -> None:
    match = veillee.new("pilgrims", players=2, seed=1)
    for _ in range(20):
        match.play(match.legal_keys[0])
        assert pauses(match) == []
    match = alone("pilgrims", 5)
    while not pauses(match):
        match.play(match.legal_keys[0])
    assert pauses(match.fork(for_seat=0)) == []

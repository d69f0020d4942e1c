"""Every tactics card, raiding and preparing, and what the opponent may take (chapters B2 to B5)."""

from __future__ import annotations

import pytest

from tests.games.raiders.builder import (
    BOX,
    Scenario,
    do,
    offered,
    opponent_of,
    supply,
    table_of,
    value,
)
from veillee.testing import told

CARDS = BOX.lexicon.ids("tactic")


def scenario(card: str) -> Scenario:
    others = [other for other in ("t01", "t02") if other != card]
    return Scenario(solo="normal").tactics(card, *others).dictate(card)


@pytest.mark.rule("RAI-165", "RAI-166", "RAI-171", "RAI-173", "RAI-174", "RAI-175", "RAI-176", "RAI-191")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_raids_with_exactly_what_it_needs(card: str) -> None:
    tactic = BOX.content.tactics[value("tactic", card)]
    first = BOX.lexicon.id("set", tactic.sets[0])
    pieces = BOX.content.sets[tactic.sets[0]].pieces
    match = (
        scenario(card)
        .set(first, pieces - 1, 0, 0, 1)
        .opponent(armour=tactic.armour, provisions=tactic.provisions)
        .opponent_turn()
    )
    opponent, table = opponent_of(match), table_of(match)
    assert (opponent.score, opponent.provisions, opponent.valkyries) == (tactic.points, 0, 1)
    assert opponent.armour == max(0, tactic.armour - 1) and opponent.tiles == []
    assert [place for place, worker in enumerate(table.set_worker) if worker == -1] == [tactic.sets[0]]
    assert table.forbidden == tactic.building and opponent.discard[-1] == value("tactic", card)
    assert "opponent-raids" in told(match) and "opponent-prepares" not in told(match)


@pytest.mark.rule("RAI-182", "RAI-187", "RAI-188", "RAI-171", "RAI-191")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_prepares_when_a_provision_is_missing(card: str) -> None:
    tactic = BOX.content.tactics[value("tactic", card)]
    match = scenario(card).opponent(armour=5, provisions=tactic.provisions - 1).opponent_turn()
    opponent, table = opponent_of(match), table_of(match)
    assert opponent.score == 0 and opponent.armour == 5 + tactic.gain_armour
    assert opponent.provisions == tactic.provisions - 1 + tactic.gain_provisions
    assert len(opponent.tiles) == tactic.gain_offering and len(table.offerings) == 13 - tactic.gain_offering
    assert -1 not in table.set_worker and table.forbidden == tactic.building
    assert "opponent-prepares" in told(match) and "opponent-raids" not in told(match)


@pytest.mark.rule("RAI-171")
@pytest.mark.parametrize("card", [card for card in CARDS if BOX.content.tactics[value("tactic", card)].armour])
def test_every_card_prepares_when_armour_is_missing(card: str) -> None:
    tactic = BOX.content.tactics[value("tactic", card)]
    match = scenario(card).opponent(armour=tactic.armour - 1, provisions=tactic.provisions).opponent_turn()
    assert opponent_of(match).score == 0 and "checks-armour-no" in told(match)


@pytest.mark.rule("RAI-166", "RAI-171")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_takes_its_sets_in_order_and_then_none(card: str) -> None:
    tactic = BOX.content.tactics[value("tactic", card)]
    names = [BOX.lexicon.id("set", place) for place in tactic.sets]
    for gone in range(len(names) + 1):
        match = scenario(card).taken(*names[:gone]).opponent(armour=10, provisions=8).opponent_turn()
        taken = [place for place in tactic.sets if table_of(match).set_worker[place] == -1]
        assert taken == list(tactic.sets[: gone + 1]) and opponent_of(match).score == (
            tactic.points if gone < len(names) else 0
        )


@pytest.mark.rule("RAI-186")
def test_provisions_that_the_supply_lacks_are_not_converted() -> None:
    match = scenario("t13").opponent(armour=0, provisions=3).supply(provisions=1).opponent_turn()
    opponent = opponent_of(match)
    assert (opponent.armour, opponent.provisions, supply(match, "provisions")) == (1, 4, 0)


@pytest.mark.rule("RAI-193", "RAI-191")
def test_the_ban_is_seen_during_the_humans_turn_and_gone_afterwards() -> None:
    match = scenario("t02").opponent_turn()
    assert table_of(match).forbidden == value("building", "mill")
    assert "mill" not in offered(match, "place")
    do(match, "place:silversmith", "skip")
    assert table_of(match).forbidden == value("building", "mill")
    match.dictate("t01")
    do(match, "take:treasury")
    assert table_of(match).forbidden == value("building", "gate_house")


@pytest.mark.rule("RAI-187", "RAI-009")
def test_nobody_sees_the_tiles_of_the_opponent_before_the_end() -> None:
    match = scenario("t21").opponent(armour=3).opponent_turn()
    tile = opponent_of(match).tiles[0]
    assert not [
        event for event in match.events(seat=0) if f"offering:{BOX.lexicon.id('offering', tile)}" in event.pieces
    ]
    dealt = {opponent_of(match.fork(for_seat=0, chance=number)).tiles[0] for number in range(60)}
    assert len(dealt) > 6 and not dealt & set(table_of(match).display)

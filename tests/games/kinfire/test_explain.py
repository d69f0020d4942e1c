"""Plausible moves that are refused: the reason is the real one, with its rule."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import Scenario, do
from veillee.core.match import Match


def why(match: Match, key: str, seat: int | None = None) -> tuple[str, str]:
    found = match.explain(key, "en", seat)
    assert not found.possible
    return found.reason, found.rule


def turn() -> Match:
    scenario = (
        Scenario("asha khor").seeker("asha", zone=1, hand="as1 as2 as3+ as9+").seeker("khor", hand="kh5+ kh7+ kh2")
    )
    return scenario.enemy("wyvern", zone=5, target="khor").turn("asha")


@pytest.mark.rule("KIN-102", "KIN-144", "KIN-116", "KIN-122", "KIN-071", "KIN-094")
@pytest.mark.parametrize(
    ("key", "reason", "rule"),
    [
        ("lantern", "Your lantern is not charged: that comes with a new hand.", "KIN-144"),
        ("end_turn", "Act first, or pass: then the turn ends.", "KIN-102"),
        ("boost:as3", "Nobody supports the own action", "KIN-116"),
        ("block:as9:khor", "There is no attack to block now", "KIN-122"),
        ("aim:wyvern", "Play a card with an attack first", "KIN-071"),
        ("fate", "A fate token is spent before a pawn is drawn, not in a turn.", "KIN-094"),
    ],
)
def test_in_ones_own_turn(key: str, reason: str, rule: str) -> None:
    told, number = why(turn(), key)
    assert told.startswith(reason) and number == rule


@pytest.mark.rule("KIN-100")
def test_movement_that_is_spent() -> None:
    match = turn()
    do(match, "move:z3")
    assert why(match, "move:z5") == ("You have no movement left in this turn: Rock Slab has to wait.", "KIN-100")


@pytest.mark.rule("KIN-145", "KIN-102")
def test_after_the_action_of_the_turn() -> None:
    scenario = Scenario("feyn khor").seeker("feyn", zone=1, hand="fe9 fe1 fe3", charged=True).seeker("khor", hand="kh2")
    match = scenario.enemy("wyvern", zone=5, target="khor").turn("feyn")
    do(match, "play:fe1")
    while "end_turn" not in match.legal_keys:
        do(match, "stay" if "stay" in match.legal_keys else match.legal_keys[0])
    assert why(match, "lantern") == ("You have acted: the lantern would be a second action.", "KIN-145")
    assert why(match, "pass")[1] == "KIN-102"


@pytest.mark.rule("KIN-021", "KIN-122")
def test_while_others_act() -> None:
    match = (
        Scenario("valora khor")
        .seeker("valora", zone=1, hand="va1 va2")
        .seeker("khor", zone=2, hand="kh5+ kh7+ kh2")
        .enemy("wyvern", zone=3)
        .turn("valora")
    )
    do(match, "play:va1")
    assert why(match, "play:kh2", 1)[1] == "KIN-021"
    assert why(match, "block:kh5:valora", 1)[1] == "KIN-122"
    match = (
        Scenario("asha khor")
        .seeker("asha", zone=3)
        .seeker("khor", zone=1, hand="kh5+ kh7+ kh2")
        .enemy("wyvern", zone=3, target="asha")
        .ability("wyvern", 1)
    )
    assert why(match, "boost:kh7", 1) == (
        f"Against an attack only blocks help, and {match.lexicon.name('boost', kh7(match), 'en')} is not one.",
        "KIN-122",
    )


def kh7(match: Match) -> int:
    found = match.lexicon.value("boost", "kh7")
    assert found is not None
    return found


@pytest.mark.rule("KIN-085")
def test_between_two_turns() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3).enemy("wyvern", zone=3).fate(1).draws()
    for key in ("play:kh1", "lantern", "move:z5"):
        assert why(match, key) == ("It is nobody's turn: first a pawn is drawn.", "KIN-085")

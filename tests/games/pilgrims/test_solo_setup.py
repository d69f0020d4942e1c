"""Solo mode, setup: the human's, then the Falconer's (PIL-150 to PIL-156)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import BOX, Scenario, card_on, key_of
from tests.games.pilgrims.looking import at_random, cards, clovers, count, in_hand, pawn, told
from veillee.core.errors import IllegalMove
from veillee.core.match import Match

SETS = {
    "easy": {"a1", "a2", "a3", "b1", "b2", "b3"},
    "medium": {"b1", "b2", "b3", "c1", "c2", "c3"},
    "hard": {"a1", "a2", "a3", "d1", "d2", "d3"},
    "extreme": {"c1", "c2", "c3", "d1", "d2", "d3"},
}


def solo(level: str = "medium", seed: int = 1, mode: str = "solo") -> Match:
    return veillee.new("pilgrims", mode=mode, level=level, seed=seed)


def ready(level: str = "medium", seed: int = 1) -> Match:
    """The setup is done and the human is asked for the first movement."""
    match = solo(level, seed)
    match.play("corner:a1")
    return match


def finish_turn(match: Match) -> None:
    """The human gains a Clover and completes nothing, so that the Falconer's turn comes."""
    match.play(next(key for key in match.legal_keys if key.startswith("go:")))
    while match.decision is not None and match.decision.seat == 0 and "clover" in match.legal_keys:
        match.play("clover")
    if "pass" in match.legal_keys:
        match.play("pass")


@pytest.mark.rule("PIL-150")
def test_the_falconer_has_two_pawns_two_feathers_and_a_board_of_its_own() -> None:
    match = ready()
    scene = match.scene(0)
    pawns = [piece.id for piece in scene.zone("map").pieces if piece.owner == 4]
    assert pawns == ["pawn:falcon", "pawn:falconer_pawn"]
    assert count(match, "feathers:falconer") == 2
    assert [player.automatic for player in scene.players] == [False, True]
    assert len(BOX.lexicon.ids("solo")) == 12


@pytest.mark.rule("PIL-151")
@pytest.mark.parametrize("corner", ["a1", "e1", "a5", "e5"])
def test_the_human_sets_up_alone_from_any_corner(corner: str) -> None:
    match = solo()
    assert set(match.legal_keys) == {"corner:a1", "corner:e1", "corner:a5", "corner:e5"}
    assert len(cards(match, "hand:red")) == 1
    lying_there = card_on(match, corner)
    match.play(f"corner:{corner}")
    assert pawn(match, "red") == corner.upper()
    assert lying_there in in_hand(match) and len(in_hand(match)) == 2
    assert clovers(match) == 1
    assert match.decision is not None and match.decision.seat == 0


@pytest.mark.rule("PIL-152")
def test_both_purple_pawns_start_on_the_centre_and_take_its_object() -> None:
    match = solo()
    centre = card_on(match, "C3")
    match.play("corner:a1")
    assert (pawn(match, "falcon"), pawn(match, "falconer")) == ("C3", "C3")
    assert in_hand(match, "falconer")[0] == centre
    assert card_on(match, "C3") == ""


@pytest.mark.rule("PIL-153")
def test_a_drawn_object_is_the_second_card_of_the_falconers_hand() -> None:
    match = solo()
    drawn = next(card for card in ("O01", "O02", "O03") if not lies_somewhere(match, card))
    before = count(match, "objects")
    match.dictate(key_of(drawn))
    match.play("corner:a1")
    assert in_hand(match, "falconer")[1:] == [drawn]
    assert count(match, "objects") == before - 1


def lies_somewhere(match: Match, card: str) -> bool:
    return card in cards(match, "map") or card in cards(match, "hand:red")


@pytest.mark.rule("PIL-154")
def test_the_falconer_starts_without_clover_and_companion() -> None:
    match = ready()
    assert clovers(match, "falconer") == 0
    assert cards(match, "companions-gathered:falconer") == []


@pytest.mark.rule("PIL-155")
@pytest.mark.parametrize("level", SETS)
def test_the_solo_deck_is_made_of_the_two_sets_of_the_level(level: str) -> None:
    assert count(ready(level), "solo-deck:falconer") == 6
    for card in BOX.lexicon.ids("solo"):
        turn = Scenario(solo=level).dictate(card)
        if card in SETS[level]:
            assert told(turn.falconer_turn(), "reveals-solo")[0].pieces[0] == f"solo:{card}"
        else:
            with pytest.raises(IllegalMove, match="cannot come out"):
                turn.falconer_turn()


@pytest.mark.rule("PIL-155", "PIL-178")
def test_the_solo_deck_is_shuffled_and_face_down() -> None:
    """Any card may come first, and nothing at the table shows which one will."""
    first = set()
    for seed in range(40):
        match = ready("easy", seed)
        assert match.scene(0).zone("solo-deck:falconer").pieces == []
        finish_turn(match)
        first.add(told(match, "reveals-solo")[0].pieces[0].removeprefix("solo:"))
    assert first == SETS["easy"]


@pytest.mark.rule("PIL-156")
def test_the_human_plays_first_and_both_play_twelve_turns() -> None:
    match = at_random(solo(), seed=7)
    turns = told(match, "turn")
    assert [turn.seat for turn in turns] == [0, 4] * 12
    when = [turn.text.partition(": ")[2] for turn in turns]
    expected = [f"round {round_}, turn {turn}." for round_ in range(1, 5) for turn in range(1, 4)]
    assert when[::2] == when[1::2] == expected

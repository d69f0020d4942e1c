"""Advanced mode: Journey cards and their tokens (chapter 2.14)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import (
    COLORS,
    Scenario,
    cell,
    key,
    key_of,
    numbers,
    objects_in_hand,
    seat,
    stroll,
    table_of,
    texts,
)
from veillee.core.match import Match
from veillee.testing import points


def journey(match: Match, color: str = "red") -> str:
    return numbers("journey", [seat(match, color).journey])[0]


def tokens(match: Match, color: str = "red", who: int | None = 1) -> dict[str, bool]:
    """The cells of a seat's Journey card and whether a token lies there, as another player sees it."""
    pieces = match.scene(who).zone(f"journey:{color}").pieces
    return {mark.sign[:2]: mark.icon == "token" for mark in pieces[0].marks} if pieces else {}


def advanced(number: str, *visited: str, players: int = 2) -> Scenario:
    """Red has a Journey with tokens on some of its cells."""
    return Scenario(players, advanced=True).journey("red", number, *visited)


# -- setup --------------------------------------------------------------------------------


def dealt(players: int = 3) -> Match:
    """A new match of the advanced mode in which corners have been chosen."""
    match = veillee.new("pilgrims", mode="advanced", players=players, seed=8, settings={"first": "2"})
    while match.legal_keys[0].startswith("corner:"):
        match.play(match.legal_keys[0])
    return match


@pytest.mark.rule("PIL-138")
def test_each_player_in_turn_order_keeps_one_of_two_journeys() -> None:
    match = dealt()
    order, kept, returned = [], [], []
    while match.legal_keys[0].startswith("journey:"):
        assert match.decision is not None and len(match.legal_keys) == 2
        order.append(match.decision.seat)
        kept.append(match.legal_keys[1])
        returned.append(match.legal_keys[0])
        match.play(match.legal_keys[1])
    assert order == [1, 2, 0], "Blue is the first player"
    for player, choice in zip(order, kept, strict=True):
        assert key("journey", journey(match, COLORS[player])) == choice
    deck = table_of(match).journeys
    assert len(deck) == 18 - 3
    assert [key("journey", number) for number in numbers("journey", deck.under)] == returned, "under the deck"


@pytest.mark.rule("PIL-138")
def test_only_the_advanced_mode_has_journeys() -> None:
    match = veillee.new("pilgrims", mode="basic", players=2, seed=8, settings={"first": "1"})
    for _ in range(2):
        match.play(match.legal_keys[0])
    assert match.legal_keys[0].startswith("go:")
    assert len(table_of(match).journeys) == 0


@pytest.mark.rule("PIL-139")
def test_a_card_holds_at_most_three_tokens_and_the_third_brings_them_back() -> None:
    match = dealt(2)
    while match.legal_keys[0].startswith("journey:"):
        match.play(match.legal_keys[0])
    for color in COLORS[:2]:
        assert list(tokens(match, color).values()) == [False] * 3, "three places, no token placed yet"
    third = advanced("J03", "C1", "A3").pawn("red", "C4").movement()
    third.play("go:foot:c3")
    assert seat(third, "red").tokens == 0, "all three are back in stock"


@pytest.mark.rule("PIL-145")
def test_no_token_for_the_corner_one_starts_from() -> None:
    setup = ["corner:a1", "corner:e5"]
    match = veillee.new("pilgrims", mode="advanced", players=2, seed=8, settings={"first": "1"})
    match.play(setup[1])
    match.dictate(key_of("J13"), key_of("J14"))
    match.play(setup[0])
    match.play(key("journey", "J13"))  # A1, E2, B3, and Red stands on A1
    assert seat(match, "red").cell == cell("A1")
    assert tokens(match) == {"A1": False, "E2": False, "B3": False}


# -- tokens -------------------------------------------------------------------------------


@pytest.mark.rule("PIL-140")
def test_a_token_as_soon_as_the_pawn_is_placed() -> None:
    match = advanced("J04").pawn("red", "B2").hand("red", "O46").movement()  # A1, D2, B3
    match.play("go:foot:b3")
    assert tokens(match) == {"A1": False, "D2": False, "B3": True}
    match.play("clover")
    assert tokens(match) == {"A1": False, "D2": False, "B3": True}


@pytest.mark.rule("PIL-140")
def test_moves_of_abilities_place_tokens_too() -> None:
    match = advanced("J04").pawn("red", "C3").hand("red", "O46").activation()
    match.play(key("activate", "traveller", "O46"))
    match.play("move:b3")
    assert tokens(match)["B3"]


@pytest.mark.rule("PIL-140")
def test_a_cell_that_is_not_on_the_card_takes_no_token() -> None:
    match = advanced("J04").pawn("red", "B2").movement()
    match.play("go:foot:c3")
    assert not any(tokens(match).values())


@pytest.mark.rule("PIL-141")
def test_crossed_cells_do_not_count() -> None:
    match = advanced("J03").pawn("red", "C2").movement()  # C1, A3, C3
    match.play("go:boat:c4")
    assert not any(tokens(match).values()), "the boat passed over C3"


@pytest.mark.rule("PIL-141")
@pytest.mark.parametrize("situation", ["a card", "no card", "a pawn"])
def test_whatever_lies_or_stands_there(situation: str) -> None:
    scenario = advanced("J03").pawn("red", "C2")
    if situation == "no card":
        scenario.no_card("C3")
    elif situation == "a pawn":
        scenario.pawn("blue", "C3")
    match = scenario.movement()
    match.play("go:foot:c3")
    assert tokens(match) == {"C1": False, "A3": False, "C3": True}


@pytest.mark.rule("PIL-142")
def test_coming_back_to_a_marked_cell_does_nothing() -> None:
    match = advanced("J03", "C3", "A3").pawn("red", "C2").movement()
    match.play("go:foot:c3")
    assert tokens(match) == {"C1": False, "A3": True, "C3": True}
    assert journey(match) == "J03" and seat(match, "red").journeys == []
    assert not any(event.kind == "journey-token" for event in match.events())


# -- completing ---------------------------------------------------------------------------


def third_token(scenario: Scenario, *drawn: str) -> Match:
    """Red places the third token on C3 and draws these Journeys."""
    match = scenario.pawn("red", "C4").deck("journey", *drawn).movement()
    match.play("go:foot:c3")
    return match


@pytest.mark.rule("PIL-143")
def test_the_third_token_completes_the_card_and_gives_its_clover() -> None:
    match = third_token(advanced("J03", "C1", "A3"), "J16", "J17")
    assert numbers("journey", seat(match, "red").journeys) == ["J03"]
    assert seat(match, "red").clovers == 1, "at once, before the next Journey is chosen"
    assert "Red completes the Journey Round of the Beehives." in texts(match, "blue")


@pytest.mark.rule("PIL-143")
def test_the_bonus_object_is_drawn_from_the_deck() -> None:
    # J08 (B2, D3, E5): the Object of D3 and one more from the deck.
    scenario = advanced("J08", "B2", "E5").pawn("red", "D2").on_map("D3", "O36").deck("object", "O01", "O02")
    match = scenario.movement()
    match.play("go:foot:d3")
    assert objects_in_hand(match, "red") == {"O36", "O01"}
    assert seat(match, "red").clovers == 0


@pytest.mark.rule("PIL-143")
def test_some_journeys_have_no_bonus() -> None:
    scenario = advanced("J13", "A1", "E2").pawn("red", "C3").on_map("B3", "O36")
    match = scenario.movement()
    match.play("go:foot:b3")
    assert numbers("journey", seat(match, "red").journeys) == ["J13"]
    assert objects_in_hand(match, "red") == {"O36"} and seat(match, "red").clovers == 0


@pytest.mark.rule("PIL-144")
def test_then_a_new_journey_is_chosen() -> None:
    match = third_token(advanced("J03", "C1", "A3"), "J16", "J17", "J18")
    assert set(match.legal_keys) == {key("journey", "J16"), key("journey", "J17")}
    match.play(key("journey", "J17"))
    assert journey(match) == "J17"
    assert tokens(match) == {"E1": False, "B5": False, "E5": False}
    assert numbers("journey", table_of(match).journeys.under) == ["J18", "J16"], "the other goes under the deck"
    (done,) = match.scene(1).zone("journeys-done:red").pieces
    assert done.face is not None and done.face.number == "J03"


@pytest.mark.rule("PIL-145")
def test_no_token_for_the_present_place_on_a_new_journey() -> None:
    match = third_token(advanced("J03", "C1", "A3").hand("red", "O46", "O16"), "J02", "J17")
    match.play(key("journey", "J02"))  # C3, C5, E5, and Red stands on C3
    assert tokens(match) == {"C3": False, "C5": False, "E5": False}
    match.play(key("activate", "traveller", "O46"))
    match.play("move:c4")
    assert not any(tokens(match).values())


@pytest.mark.rule("PIL-145")
def test_one_has_to_come_back_later() -> None:
    match = advanced("J02").pawn("red", "C3").hand("red", "O46", "O16").movement()
    match.play("go:foot:c4")
    match.play(key("activate", "traveller", "O46"))
    match.play("move:c3")
    assert tokens(match) == {"C3": True, "C5": False, "E5": False}


@pytest.mark.rule("PIL-146")
def test_a_new_journey_counts_at_once_for_later_moves() -> None:
    match = third_token(advanced("J03", "C1", "A3").hand("red", "O46"), "J07", "J17")
    match.play(key("journey", "J07"))  # C2, E3, B4
    match.play(key("activate", "traveller", "O46"))
    match.play("move:c2")
    assert tokens(match) == {"C2": True, "E3": False, "B4": False}


@pytest.mark.rule("PIL-147")
def test_the_last_journey_is_taken_without_a_choice() -> None:
    match = third_token(advanced("J03", "C1", "A3").hand("red", "O46"), "J17")
    assert journey(match) == "J17"
    assert len(table_of(match).journeys) == 0
    assert not any(option.startswith("journey:") for option in match.legal_keys)


@pytest.mark.rule("PIL-147")
def test_without_a_journey_left_one_goes_on_without() -> None:
    match = third_token(advanced("J03", "C1", "A3").hand("red", "O46"))
    assert journey(match) == "" and tokens(match) == {}
    match.play(key("activate", "traveller", "O46"))
    match.play("move:c2")
    assert numbers("journey", seat(match, "red").journeys) == ["J03"]
    assert "Red goes on without a Journey." in texts(match)


# -- the end, and what is hidden ----------------------------------------------------------


@pytest.mark.rule("PIL-148")
def test_completed_journeys_and_placed_tokens_score() -> None:
    scenario = advanced("J17", "E1", "B5")
    scenario.put("red", journeys="J09 J10")
    match = scenario.over()
    assert points(match, "red", "journeys") == 2 + 3
    assert points(match, "red", "tokens") == 2
    assert points(match, "blue", "journeys") == 0


@pytest.mark.rule("PIL-148")
def test_a_journey_completed_in_the_last_turn_scores() -> None:
    scenario = advanced("J03", "C1", "A3").round(4, 3).disks("red", "boat", "horse").disks("blue", "boat", "horse")
    match = third_token(scenario, "J16")
    stroll_to_the_end(match)
    assert points(match, "red", "journeys") == 2
    assert points(match, "red", "tokens") == 0


def stroll_to_the_end(match: Match) -> None:
    while not match.over:
        if match.legal_keys[0].startswith("go:"):
            stroll(match)
        else:
            match.play(
                next(option for option in ("clover", "pass", match.legal_keys[-1]) if option in match.legal_keys)
            )


@pytest.mark.rule("PIL-149")
def test_the_journey_not_kept_stays_hidden() -> None:
    match = third_token(advanced("J03", "C1", "A3", players=3), "J16", "J17", "J18")

    def names(who: int | None) -> str:
        zones = "".join(piece.id for zone in match.scene(who).zones for piece in zone.pieces)
        return zones + "".join(event.text for event in match.events(seat=who))

    for secret, title in (("J16", "Border to Border"), ("J17", "World's End")):
        assert key("journey", secret) in names(0) and title in names(0), "Red sees both"
        for who in (1, 2, None):
            assert key("journey", secret) not in names(who) and title not in names(who)
    match.play(key("journey", "J17"))
    for who in (0, 1, 2, None):
        assert key("journey", "J17") in names(who), "the card that is kept lies open"
    for who in (1, 2, None):
        assert "Border to Border" not in names(who), "the other one went back face down"


@pytest.mark.rule("PIL-149")
def test_who_put_a_journey_under_the_deck_knows_it_and_nobody_else() -> None:
    match = advanced("J03", "C1", "A3").pawn("red", "C4").movement()
    match.dictate(key_of("J16"), key_of("J17"))
    match.play("go:foot:c3")
    match.play(key("journey", "J17"))

    def bottom(who: int) -> set[str]:
        """What may lie under the deck as far as a seat knows."""
        guesses = [table_of(match.fork(for_seat=who, chance=number)).journeys.under for number in range(12)]
        return {numbers("journey", guess)[0] for guess in guesses}

    assert bottom(0) == {"J16"}
    assert len(bottom(1)) > 1

"""The end of a round: the Sun, the disks, the river after round 2, the end after round 4 (chapter 2.12)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    BOX,
    Scenario,
    card,
    cells_of,
    idle,
    key_of,
    numbers,
    river_of,
    seat,
    table_of,
    texts,
)
from veillee.core.match import Match

RIVER = ("I-03", "I-09", "I-17", "II-01", "II-09")

EXCHANGED = (f"adventure:{key_of('I-17')}", f"adventure:{key_of('II-10')}")


def sun(match: Match) -> str:
    return match.scene(0).zone("round").pieces[0].at


def last_turn(number: int) -> Match:
    """Blue's last turn of a round of two players."""
    scenario = Scenario().round(number, 3).river(*RIVER).pawn("red", "C3").pawn("blue", "C5")
    scenario.disks("red", "foot", "horse", "boat").disks("blue", "foot", "horse")
    return scenario.deck("adventure_2", "II-10", "II-12").movement("blue")


@pytest.mark.rule("PIL-110")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_sun_moves_on_and_all_disks_come_back(number: int) -> None:
    match = last_turn(number)
    assert sun(match) == str(number)
    idle(match)
    assert sun(match) == str(number + 1)
    assert [player.disks for player in table_of(match).seats] == [0, 0]
    assert match.decision is not None and match.decision.seat == 0, "the first player begins the new round"
    for transport in ("foot", "horse", "boat", "balloon"):
        assert cells_of(match, f"go:{transport}:")


@pytest.mark.rule("PIL-110")
def test_a_round_ends_when_all_have_played_three_turns() -> None:
    match = Scenario(3).pawn("red", "C3").pawn("blue", "C5").movement()
    for played in range(9):
        assert sun(match) == "1", f"after {played} turns"
        idle(match)
    assert sun(match) == "2"
    assert texts(match).count("Round 1 is over; the disks come back.") == 1


@pytest.mark.rule("PIL-111")
def test_after_round_2_the_rightmost_level_1_card_gives_way_to_level_2() -> None:
    match = last_turn(2)
    idle(match)
    assert river_of(match) == ["I-03", "I-09", "II-10", "II-01", "II-09"]
    deck = table_of(match).adventures[0]
    assert numbers("adventure", deck.under) == ["I-17"], "under the deck: it comes after all others"
    assert "I-17" not in numbers("adventure", deck.unknown)
    told = [(event.kind, event.rule) for event in match.events() if event.pieces and event.pieces[0] in EXCHANGED]
    assert told == [("river-changes", "PIL-111"), ("deals-adventure", "PIL-111")]


@pytest.mark.rule("PIL-111")
def test_the_card_under_the_deck_comes_out_last() -> None:
    scenario = Scenario().round(2, 3).river(*RIVER).deck("adventure_1", "I-05")
    match = scenario.end_of_round()
    deck = table_of(match).adventures[0]
    assert numbers("adventure", deck.under) == ["I-05", "I-17"]


@pytest.mark.rule("PIL-111")
@pytest.mark.parametrize("number", [1, 3])
def test_after_other_rounds_the_river_does_not_change(number: int) -> None:
    match = last_turn(number)
    idle(match)
    assert river_of(match) == list(RIVER)


@pytest.mark.rule("PIL-111")
def test_the_rightmost_level_1_card_counts_wherever_it_lies() -> None:
    # The level II deck ran short earlier, so that a level I card lies in slot 5.
    river = ("I-03", "I-09", "I-17", "II-01", "I-05")
    match = Scenario().round(2, 3).river(*river).deck("adventure_2", "II-10").end_of_round()
    assert river_of(match) == ["I-03", "I-09", "I-17", "II-01", "II-10"]


@pytest.mark.rule("PIL-112")
def test_without_a_level_1_card_in_the_river_nothing_changes() -> None:
    river = ("II-02", "II-03", "II-04", "II-01", "II-09")
    match = Scenario().round(2, 3).river(*river).deck("adventure_2", "II-10").end_of_round()
    assert river_of(match) == list(river)
    assert len(table_of(match).adventures[1]) == 1
    assert sun(match) == "3"


@pytest.mark.rule("PIL-112")
def test_without_a_level_2_deck_nothing_changes() -> None:
    match = Scenario().round(2, 3).river(*RIVER).deck("adventure_1", "I-05").deck("adventure_2").end_of_round()
    assert river_of(match) == list(RIVER)
    assert numbers("adventure", table_of(match).adventures[0].under) == ["I-05"]


@pytest.mark.rule("PIL-113")
def test_after_round_4_the_match_is_over_and_scored() -> None:
    match = last_turn(4)
    assert match.result is None and not match.over
    idle(match)
    assert match.over and match.decision is None
    assert match.result is not None
    assert {score.side for score in match.result.scores} == {0, 1}
    assert match.scene(0).outcome is not None


@pytest.mark.rule("PIL-113")
def test_no_earlier_round_ends_the_match() -> None:
    match = Scenario().pawn("red", "C3").pawn("blue", "C5").movement()
    turns = 0
    while not match.over:
        idle(match)
        turns += 1
    assert turns == 4 * 3 * 2
    assert seat(match, "red").disks == 0
    assert BOX.content.adventures[card(river_of(match)[2])].level == 2, "slot 3 since the end of round 2"

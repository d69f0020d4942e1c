"""The specification's worked examples: the Falconer (TV-41 to TV-49)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.pilgrims.builder import Scenario, card, card_on, discarded, numbers, river_of
from tests.games.pilgrims.looking import (
    CELLS,
    clovers,
    completed,
    falconer_of,
    feathers,
    hand,
    pawn,
    rest_of_turn,
    score,
    wander,
)
from veillee.core.match import Match
from veillee.games.pilgrims.falconer import FalconerAdventure
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn

DEAR = ("II-02", "II-09", "II-16", "II-03", "II-12")  # nothing that three Objects pay


def pawns(match: Match) -> tuple[str, str]:
    return CELLS[falconer_of(match).falcon], CELLS[falconer_of(match).falconer]


# -- TV-41, TV-42: the pawns fly out --------------------------------------------------------


@pytest.mark.rule("PIL-158", "PIL-159", "PIL-160", "PIL-161")
def test_tv41_the_first_accessible_cell() -> None:
    match = (
        Scenario(solo="easy")
        .falconer_at("A1", "C3")
        .pawn("red", "E5")
        .on_map("B1", "O16")
        .river(*DEAR)
        .quests("Q1a", "Q2a", "Q3")
        .dictate("SA1", "O01", "SB2")
    ).falconer_turn()
    assert hand(match, "falconer")[:2] == ["O01", "O16"]  # first the reward, then the card of B1
    assert pawns(match)[0] == "B1"
    told = [event for event in match.events() if "pawn:falcon" in event.pieces]
    assert [event.kind for event in told] == ["reveals-solo", "off-map", "flies"]  # (0, −1) is off the map
    assert "cell:b1" in told[-1].pieces
    assert card_on(match, "B1") == ""  # the Falcon stands there


@pytest.mark.rule("PIL-162", "PIL-164")
def test_tv42_companion_and_clovers() -> None:
    match = (
        Scenario(solo="medium")
        .clovers("falconer", 1)
        .falconer_at("C3", "D5")
        .pawn("red", "A1")
        .on_map("B2", "C17")
        .on_map("E5", "O02")
        .river(*DEAR)
        .quests("Q1a", "Q2a", "Q3")
        .dictate("SB3", "O01", "SB1", "O03")
    ).falconer_turn()
    assert hand(match, "falconer")[0] == "O01"  # drawn for the 2 Clovers, before the Companion came
    assert numbers("companion", falconer_of(match).companions) == ["C17"]
    assert clovers(match, "falconer") == 1
    assert pawns(match) == ("B2", "E5")
    assert hand(match, "falconer") == ["O01", "O03", "O02"]


# -- TV-43 to TV-45: its Adventures and Quests ----------------------------------------------


def adventure_phase(scenario: Scenario, last_card: str) -> Match:
    """The Falconer's pawns have moved; only its Adventure and the end of the turn are left."""
    falconer = scenario.falconer
    falconer.deck.remove(card(last_card))
    falconer.revealed.append(card(last_card))
    return scenario.turn("falconer", FalconerAdventure(), EndOfTurn())


@pytest.mark.rule("PIL-168", "PIL-169", "PIL-170", "PIL-172")
def test_tv43_the_falconers_quest() -> None:
    river = ("I-02", "I-04", "I-10", "II-02", "II-12")
    scenario = Scenario(solo="medium").river(*river).quests("Q1c", "Q2a", "Q6").falconer_has("O22", "O33", "O64")
    match = adventure_phase(scenario, "SB1")
    assert completed(match, "falconer") == [] and river_of(match) == list(river)
    assert [feathers(match, quest) for quest in ("Q1c", "Q2a", "Q6")] == [[], ["falconer"], []]
    assert hand(match, "falconer") == []
    assert sorted(discarded(match)) == ["O22", "O33", "O64"]
    assert falconer_of(match).feathers == 1


@pytest.mark.rule("PIL-170")
def test_tv44_jokers_only_if_needed() -> None:
    scenario = (
        Scenario(solo="medium")
        .river("II-02", "I-02", "II-09", "II-16", "II-03")
        .falconer_has("O01", "O02", "O64", "O41")
    )
    match = adventure_phase(scenario, "SB1")
    assert completed(match, "falconer") == ["I-02"]
    assert discarded(match) == ["O01", "O02", "O41"]
    assert hand(match, "falconer") == ["O64"]


@pytest.mark.rule("PIL-168", "PIL-169", "PIL-173")
@pytest.mark.parametrize(("last_card", "chosen"), [("SB1", "I-02"), ("SC1", "II-08")])
def test_tv45_the_arrow(last_card: str, chosen: str) -> None:
    scenario = (
        Scenario(solo="medium")
        .river("I-02", "II-02", "II-03", "II-16", "II-08")
        .falconer_has("O01", "O02", "O03", "O21", "O41")
    )
    match = adventure_phase(scenario, last_card)
    assert completed(match, "falconer") == [chosen]


# -- TV-46, TV-47: the end ------------------------------------------------------------------


def the_falconers_table(*, advanced: bool = False) -> Scenario:
    return (
        Scenario(solo="medium", advanced=advanced)
        .completed("falconer", "II-01", "II-05", "II-12", "I-12", "I-14", "I-01")
        .falconer_has("C34", "C18", "C28", "O01", "O02", "O03")
        .quests("Q1c", "Q2a", "Q6", Q1c=("red", "falconer"), Q2a=("falconer",))
        .clovers("falconer", 1)
    )


@pytest.mark.rule("PIL-179")
def test_tv46_the_falconers_final_score() -> None:
    match = the_falconers_table().over()
    assert score(match, "falconer") == {"adventures": 28, "quests": 2 + 2, "feathers": 1 + 2, "objects": 3}
    assert match.result is not None and match.result.scores[1].total == 38


@pytest.mark.rule("PIL-180")
def test_tv46_in_advanced_solo() -> None:
    result = the_falconers_table(advanced=True).over().result
    assert result is not None and result.scores[1].total == 43


@pytest.mark.rule("PIL-181")
def test_tv46_upgrades_that_it_ignored_count_as_features() -> None:
    match = (
        Scenario(solo="medium")
        .completed("falconer", "II-01", "II-12", "I-01")
        .quests("Q1a", "Q2a", "Q6", Q6=("falconer",))
        .over()
    )
    assert score(match, "falconer")["quests"] == 2  # II-01 and II-12 reduce costs


OBJECTS = ("O41", "O42", "O43", "O44")
HUMAN_38 = ("II-16", "II-02", "II-03", "II-09", "I-02")  # 36, and 2 for the Feather on Q1c
HUMAN_39 = ("II-16", "II-02", "II-03", "II-09", "I-09")


@pytest.mark.rule("PIL-182")
@pytest.mark.parametrize(
    ("adventures", "in_hand", "winner"),
    [(HUMAN_38, 4, 0), (HUMAN_38, 3, 4), (HUMAN_38, 2, 4), (HUMAN_39, 0, 0)],
)
def test_tv47_solo_result(adventures: tuple[str, ...], in_hand: int, winner: int) -> None:
    scenario = the_falconers_table().completed("red", *adventures).hand("red", *OBJECTS[:in_hand])
    result = scenario.over().result
    assert result is not None
    assert [side.total for side in result.scores] == [38 if adventures is HUMAN_38 else 39, 38]
    assert result.winners == (winner,)


# -- TV-48, TV-49: the Solo deck, and solo pawns --------------------------------------------


@pytest.mark.rule("PIL-155", "PIL-163", "PIL-178")
def test_tv48_the_solo_deck() -> None:
    match = veillee.new("pilgrims", mode="solo", level="medium", seed=2)
    medium = ["SB1", "SB2", "SB3", "SC1", "SC2", "SC3"]
    assert sorted(numbers("solo", falconer_of(match).deck)) == medium
    for _ in wander(match):
        pass
    revealed = [event.pieces for event in match.events() if event.kind == "reveals-solo"]
    assert len(revealed) == 4 * 6
    for start in range(0, 24, 6):
        assert sorted(solo for solo, _ in revealed[start : start + 6]) == [
            f"solo:{number[1:].lower()}" for number in medium
        ]
    assert [moved for _, moved in revealed] == ["pawn:falcon", "pawn:falconer_pawn"] * 12


@pytest.mark.rule("PIL-103", "PIL-187")
def test_tv49_solo_pawns_count_as_pawns() -> None:
    match = (
        Scenario(solo="easy").completed("red", "I-09").pawn("red", "C1").falconer_at("C2", "C2").on_map("C3", "O16")
    ).movement()
    match.play("go:boat:c3")
    assert hand(match, "red") == ["O16"]
    assert clovers(match, "red") == 1
    assert pawn(match, "red") == "C3"

    rest_of_turn(match)
    events = match.events()
    falconers_turn = next(n for n, event in enumerate(events) if event.rule == "PIL-157")
    refilled = [event.pieces[-1] for event in events[:falconers_turn] if event.kind.startswith("deals-")]
    assert "cell:c1" in refilled and "cell:c2" not in refilled


@pytest.mark.rule("PIL-103")
@pytest.mark.parametrize(
    ("falcon", "falconer", "refilled"),
    [("C2", "C2", False), ("C2", "D2", False), ("D2", "C2", False), ("D2", "D2", True)],
)
def test_tv49_a_cell_with_one_of_them_is_not_refilled(falcon: str, falconer: str, refilled: bool) -> None:
    match = Scenario(solo="easy").falconer_at(falcon, falconer).no_card("C2").end_of_turn("red")
    events = match.events()
    falconers_turn = next(n for n, event in enumerate(events) if event.rule == "PIL-157")
    dealt = [event.pieces[-1] for event in events[:falconers_turn] if event.kind == "deals-object"]
    assert ("cell:c2" in dealt) == refilled

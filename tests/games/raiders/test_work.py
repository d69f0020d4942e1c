"""Working: placing, taking, the buildings and the limits (chapters A3 to A6)."""

from __future__ import annotations

import pytest

from tests.games.raiders.builder import (
    Scenario,
    crew,
    discarded,
    display,
    do,
    hand,
    has,
    offered,
    stock,
    supply,
    table_of,
    tiles,
    village,
    worker,
)
from veillee.testing import asked, kinds_of, told


@pytest.mark.rule("RAI-036", "RAI-048")
def test_a_turn_is_work_or_raid_and_nobody_passes() -> None:
    match = Scenario().goods("red", provisions=8).crew("red", "sage", "sage").turn()
    assert kinds_of(match) == {"place", "raid"}
    match = Scenario(solo="normal").forbid("mill").turn()
    assert match.legal_keys == ("place:barracks", "place:silversmith")
    match = Scenario(solo="normal").forbid("gate_house").turn()
    do(match, "place:mill", "skip")
    assert offered(match, "take") == {"town_hall", "treasury"}


@pytest.mark.rule("RAI-040", "RAI-043", "RAI-044", "RAI-058")
@pytest.mark.parametrize(("colour", "silver"), [("black", 3), ("grey", 2), ("white", 2)])
def test_the_colour_of_the_worker_counts_when_placing_and_when_taking(colour: str, silver: int) -> None:
    match = do(Scenario().worker("red", colour).goods("red", silver=0).turn(), "place:silversmith", "gain:silver")
    assert has(match, "silver") == silver
    scenario = Scenario().goods("red", silver=0).village(silversmith=colour, treasury="black", gate_house="black")
    match = do(scenario.turn(), "place:mill", "skip", "take:silversmith", "gain:silver")
    assert has(match, "silver") == silver and worker(match) == colour
    assert village(match)["mill"] == "black" and asked(match)[0] == "blue"


@pytest.mark.rule("RAI-057")
@pytest.mark.parametrize(("colour", "provisions"), [("black", 1), ("grey", 2), ("white", 2)])
def test_the_mill_grinds_by_colour(colour: str, provisions: int) -> None:
    match = do(Scenario().worker("red", colour).turn(), "place:mill", "gain:provisions")
    assert has(match, "provisions") == provisions
    assert ("gold" in offered(do(Scenario().worker("red", colour).turn(), "place:mill"), "gain")) is (colour == "white")


@pytest.mark.rule("RAI-045", "RAI-046", "RAI-041")
def test_the_first_building_is_done_with_before_the_second_is_chosen() -> None:
    scenario = Scenario().village(mill="black", barracks="black", silversmith="black")
    match = do(scenario.turn(), "place:gate_house", "draw")
    assert len(hand(match)) == 2 and asked(match) == ("red", "TakeWorker")
    assert offered(match, "take") == {"mill", "barracks", "silversmith"}


@pytest.mark.rule("RAI-053")
def test_the_treasury_buys_any_card() -> None:
    scenario = Scenario().hand("red", "brynjar", "sage", "archer").village(mill="black", barracks="black")
    match = do(scenario.turn(), "place:treasury")
    assert offered(match, "sell") == offered(match, "pawn") == {"brynjar", "sage", "archer"}
    do(match, "sell:brynjar")
    assert has(match, "silver") == 4 and discarded(match) == ["brynjar"]


@pytest.mark.rule("RAI-053")
def test_the_treasury_gives_gold_for_exactly_two_cards() -> None:
    scenario = Scenario().hand("red", "brynjar", "sage", "archer").village(mill="black", barracks="black")
    match = do(scenario.turn(), "place:treasury", "pawn:sage")
    assert offered(match, "pawn") == {"brynjar", "archer"} and kinds_of(match) == {"pawn"}
    do(match, "pawn:archer")
    assert stock(match) == {"gold": 1, "silver": 2} and discarded(match) == ["archer", "sage"]
    match = do(Scenario().hand("red", "sage").village(mill="black", barracks="black").turn(), "place:treasury")
    assert kinds_of(match) == {"sell", "skip"}


@pytest.mark.rule("RAI-054", "RAI-063", "RAI-064")
def test_hiring_costs_silver_and_may_replace_a_crew_card() -> None:
    def barracks() -> Scenario:
        return Scenario().hand("red", "scout", "champion").crew("red", "scout", "sage").goods("red", silver=3)

    match = do(barracks().turn(), "place:barracks")
    assert offered(match, "hire") == {"scout"}
    do(match, "hire:scout")
    assert offered(match, "dismiss") == {"scout", "sage"} and "keep_crew" in match.legal_keys
    do(match, "keep_crew")
    assert crew(match) == ["sage", "scout", "scout"] and has(match, "silver") == 1
    match = do(barracks().turn(), "place:barracks", "hire:scout", "dismiss:sage")
    assert crew(match) == ["scout", "scout"] and discarded(match) == ["sage"]


@pytest.mark.rule("RAI-060", "RAI-061", "RAI-027")
def test_an_offering_is_paid_in_full_and_replaced_at_once() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", gold=1, livestock=2, silver=1).display("o05", "o08", "o07")
    match = scenario.dictate("o03").turn()
    before = supply(match, "gold")
    do(match, "place:long_house")
    assert offered(match, "offer") == {"o05"}
    do(match, "offer:o05")
    assert stock(match) == {} and tiles(match) == ["o05"] and display(match) == ["o03", "o08", "o07"]
    assert supply(match, "gold") == before + 1 and len(table_of(match).offerings) == 12


@pytest.mark.rule("RAI-061", "RAI-146")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", gold=2).display("o01", "o07", "o08").stack(0)
    scenario.table.ending, scenario.table.turns_left = 1, 2
    match = do(scenario.turn(), "place:long_house", "offer:o01")
    assert display(match) == ["", "o07", "o08"]


@pytest.mark.rule("RAI-059", "RAI-027")
def test_livestock_feeds_the_crew() -> None:
    match = do(Scenario().worker("red", "white").goods("red", livestock=1).turn(), "place:long_house", "exchange")
    assert stock(match) == {"silver": 2, "provisions": 2} and asked(match) == ("red", "TakeWorker")


@pytest.mark.rule("RAI-049", "RAI-032", "RAI-101")
def test_the_gate_house_draws_what_there_is() -> None:
    scenario = Scenario().crew("red", "gatekeeper", "gatekeeper").village(mill="black", barracks="black")
    match = do(scenario.turn(), "place:gate_house", "draw")
    assert len(hand(match)) == 4
    match = do(Scenario().draw_pile("archer").turn(), "place:mill", "skip", "take:gate_house", "draw")
    assert hand(match) == ["archer"] and told(match, "draws-nothing") == ["draws-nothing"]
    match = do(Scenario().draw_pile().turn(), "place:mill", "skip", "take:gate_house")
    assert asked(match)[0] == "blue"  # nothing at all to draw


@pytest.mark.rule("RAI-030", "RAI-031", "RAI-037")
def test_only_the_active_player_is_checked_and_plunder_has_no_limit() -> None:
    scenario = Scenario().goods("red", provisions=9, gold=9, iron=3).goods("blue", silver=9, provisions=9)
    match = do(scenario.turn(), "place:silversmith", "skip", "take:treasury")
    assert stock(match) == {"gold": 9, "iron": 3, "silver": 2, "provisions": 8}
    assert stock(match, "blue") == {"silver": 9, "provisions": 9}
    assert supply(match, "provisions") == 32 - 8 - 9


@pytest.mark.rule("RAI-031", "RAI-037")
def test_cards_beyond_eight_are_discarded_one_by_one() -> None:
    nine = ("archer", "archer", "forager", "huntsman", "jeweller", "scout", "sage", "trader", "warlord")
    match = do(Scenario().hand("red", *nine).turn(), "place:mill", "skip", "take:gate_house", "draw")
    assert asked(match) == ("red", "DiscardDown") and match.decision is not None
    for _ in range(3):
        do(match, match.legal_keys[0])
    assert len(hand(match)) == 8 and len(discarded(match)) == 3 and asked(match)[0] == "blue"


@pytest.mark.rule("RAI-047", "RAI-136")
def test_an_action_that_was_declined_does_not_count() -> None:
    scenario = Scenario().hand("red", "merchant", "sage").goods("red", silver=2)
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall", "play:merchant")
    assert "mill" in offered(match, "copy")
    do(match, "copy:treasury", "skip")
    assert hand(match) == ["sage"] and table_of(match).turn > 1

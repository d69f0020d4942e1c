"""The clock, arrivals, docks and the market marker, rule by rule (chapters 2.4 to 2.6)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    Scenario,
    aboard,
    asked,
    bag,
    docks,
    new,
    offered,
    refused,
    seat,
    stack,
    table_of,
)
from veillee.games.cove.box import NONE
from veillee.games.cove.steps.harbour import is_arrival
from veillee.games.cove.table import MARKET, PRODUCTION
from veillee.testing import happened, play, told

# -- clock and turn order ---------------------------------------------------------------------------


@pytest.mark.rule("COV-030")
@pytest.mark.parametrize("behind", ["captain", "blacksmith", "alchemist"])
def test_whoever_is_furthest_behind_plays(behind: str) -> None:
    hours = {"captain": 4, "blacksmith": 5, "alchemist": 6} | {behind: 2}
    match = Scenario("captain blacksmith alchemist").hours(**hours).production()
    assert asked(match)[0] == behind and happened(match, "turn")[0].args["number"] == 2


@pytest.mark.rule("COV-031")
@pytest.mark.parametrize("top", ["captain", "blacksmith"])
def test_of_those_on_one_hour_the_top_one_plays(top: str) -> None:
    other = "blacksmith" if top == "captain" else "captain"
    match = Scenario("captain blacksmith").hours(**{other: 4, top: 4}).production()
    assert asked(match)[0] == top


@pytest.mark.rule("COV-032", "COV-052")
def test_whoever_is_still_behind_plays_again() -> None:
    match = Scenario("captain blacksmith").hours(blacksmith=6, captain=3).production()
    play(match, "wait")
    assert asked(match)[0] == "captain" and seat(match, "captain").hour == 4


@pytest.mark.rule("COV-033", "COV-035")
def test_the_hourglass_moves_by_exactly_the_hours_and_lands_on_top() -> None:
    match = Scenario("captain blacksmith").hours(captain=6, blacksmith=6).moves("captain", 1)
    assert seat(match, "captain").hour == 7 and stack(match) == ["captain", "blacksmith"]
    match = Scenario("captain blacksmith").hours(blacksmith=7, captain=6).moves("captain", 1)
    assert stack(match) == ["captain", "blacksmith"] and asked(match)[0] == "captain"


@pytest.mark.rule("COV-019", "COV-020", "COV-027")
@pytest.mark.parametrize(
    ("merchants", "hours"),
    [
        ("captain blacksmith", [3, 5, 6, 8, 9, 12]),
        ("captain blacksmith alchemist", [3, 6, 8, 9, 12]),
        ("captain blacksmith alchemist entertainer", [3, 6, 9, 12]),
    ],
)
def test_arrival_hours_come_again_after_twelve(merchants: str, hours: list[int]) -> None:
    table = Scenario(merchants).table
    found = [hour for hour in range(1, 37) if is_arrival(table, hour)]
    assert found == [*hours, *(hour + 12 for hour in hours), *(hour + 24 for hour in hours)]


# -- the arrival phase -------------------------------------------------------------------------------


@pytest.mark.rule("COV-036", "COV-011")
def test_boats_are_filled_one_after_another() -> None:
    match = Scenario().day(0).comes(*"WBZNRWBZNRWB").begin_day()
    assert [aboard(match, boat) for boat in range(1, 7)] == ["BW", "NZ", "RW", "BZ", "NR", "BW"]
    assert told(match, "seated") == ["seated"] * 12 and table_of(match).phase == PRODUCTION
    assert bag(match) == {"W": 9, "B": 9, "Z": 6, "N": 6, "R": 4}


@pytest.mark.rule("COV-037")
def test_an_empty_bag_leaves_seats_empty() -> None:
    match = Scenario().day(0).bag("WBZ").comes("W", "B", "Z").begin_day()
    assert [aboard(match, boat) for boat in range(1, 7)] == ["BW", "Z", "", "", "", ""]
    assert table_of(match).phase == PRODUCTION


# -- arrivals ----------------------------------------------------------------------------------------


@pytest.mark.rule("COV-038", "COV-043")
def test_an_arrival_is_seen_and_then_seated() -> None:
    scenario = Scenario().boat(1, "WWBB", "bazaar_w").boat(2, "WWBB", "square_w").boat(3, "NNZZ").boats()
    match = scenario.comes("R").arrival("captain")
    assert happened(match, "arrives")[0].args["adventurer"] == 4
    assert bag(match)["R"] == 5 and asked(match) == ("captain", "Embark")
    assert offered(match, "embark") == {"boat_4", "boat_5", "boat_6"}
    assert refused(match, "embark:boat_1") == "COV-043" and refused(match, "embark:boat_3") == "COV-038"
    play(match, "embark:boat_6")
    assert aboard(match, 6) == "R"


@pytest.mark.rule("COV-039")
def test_without_a_free_seat_nothing_is_drawn() -> None:
    scenario = Scenario("captain blacksmith").marker(9).hours(captain=4, blacksmith=9)
    scenario.boat(1, "WWBB", "bazaar_w").boat(2, "WWBB", "square_w").boat(3, "NNZZ")
    match = scenario.boat(4, "WWBB", "square_e").boat(5, "WWBB", "black_e").boat(6, "NNZZ").arrival("captain")
    assert told(match, "arrival-skipped") == ["arrival-skipped"] and "arrives" not in told(match)
    assert asked(match) == ("captain", "Visit") and table_of(match).marker == 9


@pytest.mark.rule("COV-040")
def test_an_empty_bag_brings_the_marker() -> None:
    match = Scenario("captain blacksmith").bag("").hours(captain=4, blacksmith=6).arrival("captain", 2)
    assert table_of(match).marker == 7 and told(match, "marker") == ["marker"]  # once, and it stays
    assert told(match, "bag-empty") == ["bag-empty"] * 2
    match = Scenario("captain blacksmith").bag("").marker(12).hours(captain=4, blacksmith=6).arrival("captain")
    assert table_of(match).marker == 12


@pytest.mark.rule("COV-041")
def test_a_full_boat_docks_at_once_and_the_active_player_chooses_where() -> None:
    match = play(Scenario().boat(5, "WWB").comes("N").arrival("captain"), "embark:boat_5")
    assert asked(match) == ("captain", "ChooseDock") and offered(match, "dock") == {"square_e", "black_e"}
    assert refused(match, "dock:square_w") == "COV-014"
    play(match, "dock:black_e")
    assert docks(match) == {"black_e": 5}
    match = play(Scenario().piers(square_e="WWBB").boat(5, "WWB").comes("N").arrival("captain"), "embark:boat_5")
    assert docks(match) == {"square_e": 4, "black_e": 5} and asked(match)[1] == "Visit"  # no choice


@pytest.mark.rule("COV-042")
def test_boats_of_the_other_side_do_not_help_a_full_boat() -> None:
    scenario = Scenario().boat(1, "WWBB", "bazaar_w").boat(2, "WWBB", "square_w").boat(3, "NNZ")
    match = play(scenario.comes("N").arrival("captain"), "embark:boat_3")
    assert docks(match) == {"bazaar_w": 1, "square_w": 2} and table_of(match).at[2] == NONE
    assert table_of(match).marker == NONE


@pytest.mark.rule("COV-043")
def test_a_docked_boat_stays_until_the_clean_up() -> None:
    match = Scenario("captain blacksmith").boat(1, "WWBB", "bazaar_w").boat(2, "WN").row("sa02", "lo01").turn("captain")
    play(match, "visit:grand_square", "take_effect")
    assert {key.rpartition(":")[2] for key in offered(match, "lift")} == {"boat_2"}
    assert refused(match, "lift:warrior:boat_1") == "COV-043"


@pytest.mark.rule("COV-047", "COV-045")
def test_arrivals_go_on_after_the_marker() -> None:
    scenario = Scenario("captain blacksmith").marker(9).hours(captain=4, blacksmith=9)
    match = scenario.comes("W", "B").moves("captain", 2)
    play(match, "embark:boat_1", "embark:boat_1")
    assert aboard(match, 1) == "BW" and asked(match) == ("captain", "Visit") and table_of(match).marker == 9


@pytest.mark.rule("COV-044", "COV-046", "COV-048")
def test_the_marker_comes_between_two_arrivals_and_does_not_move() -> None:
    scenario = Scenario("captain blacksmith").piers(bazaar_w="WWBB", square_w="WWBB", square_e="NNZZ").boat(5, "WWB")
    match = scenario.hours(blacksmith=7, captain=4).comes("N", "Z").moves("captain", 2)
    play(match, "embark:boat_5")
    assert table_of(match).marker == 8 and asked(match) == ("captain", "Embark")
    assert offered(match, "embark") == {"boat_3", "boat_6"}
    play(match, "embark:boat_3")
    assert table_of(match).marker == 8 and asked(match)[0] == "captain"


@pytest.mark.rule("COV-045", "COV-002")
def test_production_ends_when_all_have_reached_the_marker() -> None:
    scenario = Scenario("captain blacksmith").marker(7).hours(captain=7, blacksmith=6)
    match = scenario.stall("captain", "sW").piers(square_w="WWWW").turn("blacksmith")
    assert table_of(match).phase == PRODUCTION
    play(match, "wait")
    assert table_of(match).phase == MARKET and asked(match) == ("captain", "Sell")


@pytest.mark.rule("COV-049")
def test_overshooting_hourglasses_are_gathered_on_the_marker() -> None:
    scenario = Scenario("captain blacksmith alchemist").marker(7).hours(captain=8, alchemist=8, blacksmith=7)
    match = scenario.stall("captain", "sW").piers(square_w="WWWW").production()
    assert stack(match) == ["alchemist", "captain", "blacksmith"]  # those that shared an hour keep their order
    assert {seat(match, who).hour for who in ("captain", "blacksmith", "alchemist")} == {7}


@pytest.mark.rule("COV-002")
def test_three_days_of_four_phases() -> None:
    match = new("captain blacksmith", seed=4)
    phases: list[tuple[int, int]] = []
    while not match.over:
        now = (table_of(match).day, table_of(match).phase)
        if not phases or phases[-1] != now:
            phases.append(now)
        match.play("wait" if "wait" in match.legal_keys else match.legal_keys[-1])
    assert [day for day, phase in phases if phase == PRODUCTION] == [1, 2, 3]
    assert told(match, "day", "market", "end") == ["day", "market"] * 3 + ["end"]


# -- robbers -----------------------------------------------------------------------------------------


@pytest.mark.rule("COV-072")
def test_a_boat_filled_by_robbers_docks() -> None:
    scenario = Scenario("captain blacksmith", rogues="robbers").boats("BZW", "WNN").piers().comes("R")
    match = play(scenario.arrival("captain"), "embark:boat_2")
    assert offered(match, "shove") == {f"{kind}:boat_{b}" for kind in ("warrior", "noble") for b in (1, 3, 4, 5, 6)}
    assert refused(match, "shove:wizard:boat_1") == "COV-072" and refused(match, "shove:noble:boat_2") == "COV-072"
    play(match, "shove:noble:boat_1")
    assert aboard(match, 1) == "BNWZ" and aboard(match, 2) == "NRW"
    assert asked(match) == ("captain", "ChooseDock")
    play(match, "dock:square_w")
    assert docks(match) == {"square_w": 1}


@pytest.mark.rule("COV-072")
def test_robbers_do_nothing_in_the_arrival_phase_nor_for_others() -> None:
    match = Scenario(rogues="robbers").day(0).comes(*"RRRRRWBZNWBZ").begin_day()
    assert asked(match)[1] == "Visit" and "shoves" not in told(match)
    match = play(Scenario(rogues="robbers").boats("W").comes("N").arrival("captain"), "embark:boat_1")
    assert asked(match)[1] == "Visit"
    match = play(Scenario(rogues="criminals").boats("W").comes("R").arrival("captain"), "embark:boat_1")
    assert asked(match)[1] == "Visit"
    match = play(Scenario(rogues="robbers").comes("R").arrival("captain"), "embark:boat_1")
    assert asked(match)[1] == "Visit"  # there is nobody else aboard

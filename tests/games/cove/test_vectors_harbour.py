"""The specification's worked examples: clock, arrivals, docks and marker (TV-16 to TV-18, TV-20, TV-21, TV-36, …)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    Scenario,
    aboard,
    asked,
    bag,
    comes,
    docks,
    halls,
    offered,
    seat,
    stack,
    table_of,
)
from veillee.core.match import Match
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.steps import common
from veillee.testing import happened, kinds_of, play, told

ALL = "entertainer blacksmith captain alchemist"


def recalling(merchants: str) -> Match:
    """The Captain at hour 4 recalls a ship, which takes 2 hours."""
    others = dict.fromkeys((who for who in merchants.split() if who != "captain"), 8)
    scenario = Scenario(merchants).hours(**others, captain=4)
    fleet = scenario.workshop("captain")
    assert isinstance(fleet, Fleet)
    fleet.ships[0] = 3
    return play(scenario.comes("W", "B").turn("captain"), "visit:recall")


@pytest.mark.rule("COV-034", "COV-048", "COV-020")
def test_tv16_two_arrivals_in_one_move() -> None:
    match = recalling("captain blacksmith")
    assert seat(match, "captain").hour == 6
    assert told(match, "arrives") == ["arrives"]  # the second one waits for the first
    assert asked(match) == ("captain", "Embark")
    play(match, "embark:boat_2")
    assert told(match, "arrives") == ["arrives"] * 2 and asked(match) == ("captain", "Embark")
    play(match, "embark:boat_5")
    assert (aboard(match, 2), aboard(match, 5)) == ("W", "B") and asked(match)[1] == "Visit"
    for merchants in ("captain blacksmith alchemist", ALL):
        match = play(recalling(merchants), "embark:boat_2")
        assert told(match, "arrives") == ["arrives"] and asked(match)[1] != "Embark"


@pytest.mark.rule("COV-041", "COV-044", "COV-045", "COV-046")
def test_tv17_the_fourth_dock_brings_the_marker() -> None:
    match = (
        Scenario("entertainer blacksmith")
        .piers(bazaar_w="WWBB", square_w="WBZN")
        .boat(6, "WBZN", "black_e")
        .boat(4, "WWB")
        .hours(entertainer=7, blacksmith=8)
        .comes("N")
        .moves("blacksmith", 1)
    )
    assert seat(match, "blacksmith").hour == 9
    play(match, "embark:boat_4")
    assert docks(match)["square_e"] == 4
    assert table_of(match).marker == 10
    assert asked(match)[0] == "entertainer"
    seat(match, "entertainer").hour = 10
    assert table_of(match).phase == 2
    waiting = Scenario("entertainer blacksmith").marker(10).hours(blacksmith=9, entertainer=10).production()
    assert asked(waiting)[0] == "blacksmith"


@pytest.mark.rule("COV-042", "COV-016", "COV-187", "COV-084")
def test_tv18_a_full_boat_without_a_dock() -> None:
    scenario = Scenario("captain blacksmith").boat(1, "BBBB", "bazaar_w").boat(2, "NNZZ", "square_w").boat(3, "WWN")
    match = play(scenario.comes("W").arrival("captain"), "embark:boat_3")
    assert aboard(match, 3) == "NWWW" and set(docks(match)) == {"bazaar_w", "square_w"}
    assert told(match, "stays-at-sea") == ["stays-at-sea"]
    assert common.at_sea(table_of(match), 0, 0) == 3
    scenario = Scenario("captain blacksmith").boat(1, "BBBB", "bazaar_w").boat(2, "NNZZ", "square_w").boat(3, "WWNW")
    assert halls(scenario.clean_up()) == {"warrior": 4, "bard": 1, "wizard": 1, "noble": 2}


@pytest.mark.rule("COV-049", "COV-074", "COV-088")
def test_tv20_order_of_sale_after_overshooting() -> None:
    scenario = Scenario("captain blacksmith alchemist").marker(11).hours(captain=11, blacksmith=11, alchemist=13)
    scenario.piers(bazaar_w="WWWW", square_w="WWWW", square_e="NNNN", black_e="BBBB")
    for who in ("captain", "blacksmith", "alchemist"):
        scenario.stall(who, "sW")
    match = scenario.production()
    sellers = []
    while asked(match)[1] == "Sell":
        sellers.append(asked(match)[0])
        play(match, "close")
    assert sellers == ["alchemist", "blacksmith", "captain"]
    assert stack(match) == ["alchemist", "blacksmith", "captain"] and table_of(match).day == 2
    assert asked(match)[0] == "alchemist" and {seat(match, who).hour for who in sellers} == {1}


@pytest.mark.rule("COV-031", "COV-032", "COV-033")
def test_tv21_whoever_comes_last_to_an_hour_plays_first() -> None:
    match = Scenario("captain blacksmith").hours(blacksmith=3, captain=2).comes("W").moves("captain", 1)
    assert asked(match) == ("captain", "Embark")
    play(match, "embark:boat_1")
    assert stack(match) == ["captain", "blacksmith"] and asked(match) == ("captain", "Visit")


def robbers(peddler: str = "") -> Scenario:
    scenario = Scenario("captain blacksmith", rogues="robbers", peddler=peddler)
    return scenario.boats("BZ", "WNN").comes("R")


@pytest.mark.rule("COV-072", "COV-041", "COV-220")
def test_tv36_robbers() -> None:
    match = play(robbers().arrival("captain"), "embark:boat_2")
    assert asked(match) == ("captain", "Shove")
    assert "rogue:boat_1" not in offered(match, "shove")
    play(match, "shove:noble:boat_1")
    assert (aboard(match, 2), aboard(match, 1)) == ("NRW", "BNZ") and docks(match) == {}
    match = play(robbers().arrival("captain"), "embark:boat_2", "stay")
    assert aboard(match, 2) == "NNRW" and offered(match, "dock") == {"bazaar_w", "square_w"}
    match = robbers("medium").arrival("peddler")
    assert aboard(match, 2) == "NNRW" and docks(match) == {"bazaar_w": 2} and kinds_of(match) != {"shove", "stay"}


@pytest.mark.rule("COV-049", "COV-074", "COV-073", "COV-083")
def test_tv48_order_of_sale_with_four_seats() -> None:
    scenario = Scenario("blacksmith captain alchemist entertainer").marker(9)
    scenario.hours(blacksmith=9, captain=11, alchemist=9, entertainer=10)
    for who in ("blacksmith", "captain", "alchemist"):
        scenario.stall(who, "sW")
    match = scenario.piers(square_w="WWWW").production()
    assert stack(match) == ["captain", "entertainer", "alchemist", "blacksmith"]
    assert asked(match)[0] == "entertainer" and "no_swan" in match.legal_keys
    play(match, "no_swan")
    sellers = []
    while asked(match)[1] == "Sell":
        sellers.append(asked(match)[0])
        play(match, "close")
    assert sellers == ["captain", "alchemist", "blacksmith"]


@pytest.mark.rule("COV-237", "COV-041", "COV-044", "COV-020")
def test_tv49_effects_on_boats() -> None:
    scenario = Scenario("captain blacksmith").piers(bazaar_w="WWBB", square_w="WBZN").boat(4, "BBNN", "square_e")
    scenario.boat(5, "WWN").boat(6, "ZR").hours(blacksmith=6, captain=4)
    match = scenario.row("sa06", "lo01", "lo02", "lo03").comes("lo04", "B", "W").turn("captain")
    play(match, "visit:grand_square", "take_effect", "lift:wizard:boat_6")
    assert offered(match, "embark") == {"boat_3", "boat_5"}
    play(match, "embark:boat_5")
    assert docks(match)["black_e"] == 5 and aboard(match, 6) == "R"
    assert table_of(match).marker == 7 and seat(match, "captain").hour == 6
    play(match, "embark:boat_6")  # hour 5, then hour 6
    assert asked(match) == ("captain", "Embark")
    play(match, "embark:boat_3")
    assert asked(match) == ("captain", "Visit")


@pytest.mark.rule("COV-020", "COV-027", "COV-034")
@pytest.mark.parametrize(
    ("start", "arrivals"),
    [(3, ([5, 6], [6], [6])), (6, ([8, 9], [8, 9], [9])), (14, ([15, 17], [15], [15]))],
)
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_tv50_arrival_hours_by_number_of_hourglasses(start: int, arrivals: tuple[list[int], ...], sides: int) -> None:
    due = arrivals[sides - 2]
    for peddler in ("", "medium"):
        merchants = ["captain", "blacksmith", "alchemist", "entertainer"][: sides - bool(peddler)]
        scenario = Scenario(" ".join(merchants), peddler=peddler).hours(captain=start)
        match = scenario.comes(*"WBWB"[: len(due)]).moves("captain", 3)
        for boat in range(1, len(due) + 1):
            assert asked(match) == ("captain", "Embark")
            play(match, f"embark:boat_{boat}")
        assert seat(match, "captain").hour == start + 3
        assert [event.seat for event in happened(match, "arrives")].count(0) == len(due)
        assert asked(match)[1] != "Embark"


@pytest.mark.rule("COV-051", "COV-052")
def test_tv30_not_the_same_location_twice() -> None:
    match = Scenario("blacksmith captain").hours(captain=5, blacksmith=1).has("blacksmith", last="mine").turn()
    assert "visit:mine" not in match.legal_keys
    play(match, "wait")
    assert asked(match)[0] == "blacksmith" and "visit:mine" in match.legal_keys
    assert bag(match) == bag(comes(match))

"""The Captain: Helm, Oars, Recall and her staff (chapter 2.21)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, comes, goods, new, offered, refused, seat, table_of
from tests.games.cove.workshops import Rooms, fleet, ships, treasures
from veillee.core.match import Match
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.captain.steps import Spin
from veillee.testing import play, told

CLANS = {"warrior": "W", "bard": "B", "wizard": "Z", "noble": "N"}


def captain(ships: str = "", *, staff: int = 0, treasures: str = "WBZN") -> Rooms:
    """The Captain's turn at an hour after which nobody arrives for a while."""
    scenario = Rooms("captain blacksmith").fleet(ships, treasures=treasures)
    scenario.staff("captain", *["lo07", "lo08", "lo09"][:staff]).hours(captain=9, blacksmith=12)
    return scenario


def corruption(match: Match) -> int:
    return seat(match, "captain").corruption


@pytest.mark.rule("COV-205", "COV-206")
def test_how_she_begins() -> None:
    match = new("captain blacksmith")
    assert ships(match) == "" and treasures(match) == "WBZN" and goods(match, "captain") == ""
    assert (fleet_in(table_of(match).box).last, fleet_in(table_of(match).box).fishing) == (5, 3)


@pytest.mark.rule("COV-207", "COV-050")
@pytest.mark.parametrize(("place", "hours"), [("helm", 1), ("oars", 1), ("recall", 2)])
def test_the_hours_of_her_locations(place: str, hours: int) -> None:
    match = captain("W3").comes("2").turn("captain")
    assert offered(match, "visit") >= {"helm", "oars", "recall", "rogues_lair", "grand_square"}
    play(match, f"visit:{place}")
    for key in ("hold", "enough"):
        if key in match.legal_keys:
            match.play(key)
    assert seat(match, "captain").hour == 9 + hours


# -- the Helm ---------------------------------------------------------------------------------


@pytest.mark.rule("COV-208")
def test_the_eight_sectors_of_the_compass() -> None:
    match = captain().turn("captain")
    assert dict(Spin(0, first=True).outcomes(table_of(match))) == {2: 1, 3: 4, 4: 2, 0: 1}


@pytest.mark.rule("COV-208", "COV-209", "COV-210")
@pytest.mark.parametrize("points", [2, 3, 4])
def test_a_number_gives_so_many_points(points: int) -> None:
    match = play(captain().comes(str(points)).turn("captain"), "visit:helm", "hold")
    assert fleet(match).points == points
    play(match, *["sail:noble"] * points)
    assert ships(match) == f"N{points}" and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-208")
def test_a_storm_on_the_first_spin_gives_one_point_and_ends_the_spinning() -> None:
    match = play(captain().comes("0").turn("captain"), "visit:helm")
    assert asked(match)[1] == "Sail" and fleet(match).points == 1 and corruption(match) == 0


@pytest.mark.rule("COV-209")
@pytest.mark.parametrize("second", [2, 3, 4])
def test_a_second_spin_adds_its_points_and_is_the_last(second: int) -> None:
    match = play(captain().comes("3", str(second)).turn("captain"), "visit:helm", "spin_again")
    assert asked(match)[1] == "Sail" and fleet(match).points == 3 + second and corruption(match) == 0


@pytest.mark.rule("COV-209", "COV-067")
def test_a_storm_on_the_second_spin_costs_corruption_if_there_is_any() -> None:
    match = play(captain().comes("4", "0").turn("captain"), "visit:helm", "spin_again")
    assert fleet(match).points == 4 and corruption(match) == 1
    match = play(captain().supply(0).comes("4", "0").turn("captain"), "visit:helm", "spin_again")
    assert fleet(match).points == 4 and corruption(match) == 0


@pytest.mark.rule("COV-210", "COV-206")
def test_points_are_divided_freely_and_the_rest_is_lost() -> None:
    match = play(captain("W4 B5").comes("4").turn("captain"), "visit:helm", "hold", "sail:warrior", "sail:noble")
    assert ships(match) == "W5 B5 N1" and refused(match, "sail:warrior") == "COV-206"
    play(match, "enough")
    assert fleet(match).points == 0 and ships(match) == "W5 B5 N1"


@pytest.mark.rule("COV-206", "COV-210", "COV-228")
def test_when_all_ships_have_arrived_helm_and_oars_are_closed() -> None:
    match = captain("W5 B5 Z5 N5").turn("captain")
    assert refused(match, "visit:helm") == "COV-206" and refused(match, "visit:oars") == "COV-206"
    match = play(captain("W5 B5 Z5 N4").turn("captain"), "visit:oars", "sail:noble")
    assert ships(match) == "W5 B5 Z5 N5" and asked(match)[1] == "Visit"  # two points are lost


@pytest.mark.rule("COV-211")
@pytest.mark.parametrize("clan", CLANS)
def test_the_oars_give_three_points_for_every_ship(clan: str) -> None:
    match = play(captain().turn("captain"), "visit:oars", *[f"sail:{clan}"] * 3)
    assert ships(match) == f"{CLANS[clan]}3" and asked(match)[1] == "Visit"


# -- Recall -----------------------------------------------------------------------------------


@pytest.mark.rule("COV-212", "COV-214")
@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize(("space", "size"), [(3, "s"), (4, "s"), (5, "l")])
def test_what_every_route_brings(clan: str, space: int, size: str) -> None:
    letter = CLANS[clan]
    other = "W" if letter != "W" else "B"
    match = play(captain(f"{letter}{space} {other}4").turn("captain"), "visit:recall", f"recall:{clan}", "enough")
    assert goods(match, "captain") == f"{size}{letter}" and ships(match) == f"{other}4"  # the other one stays
    assert treasures(match) == ("WBZN".replace(letter, "") if space == 5 else "WBZN")


@pytest.mark.rule("COV-212")
def test_at_least_one_ship_and_as_many_as_she_likes() -> None:
    match = play(captain("W3 B4 Z2 N5").turn("captain"), "visit:recall")
    assert offered(match, "recall") == {"warrior", "bard", "noble"} and refused(match, "enough") == "COV-212"
    assert refused(match, "recall:wizard") == "COV-212"
    play(match, "recall:noble", "recall:warrior", "recall:bard")
    assert goods(match, "captain") == "sW sB lN" and ships(match) == "Z2" and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-212")
def test_no_ship_far_enough_no_recall() -> None:
    assert refused(captain("W2 B1").turn("captain"), "visit:recall") == "COV-212"


@pytest.mark.rule("COV-212")
def test_without_its_treasure_the_island_gives_a_small_good() -> None:
    match = play(captain("W5", treasures="BZN").turn("captain"), "visit:recall")
    assert goods(match, "captain") == "sW" and treasures(match) == "BZN"


@pytest.mark.rule("COV-212", "COV-213")
def test_a_large_good_that_is_not_available_leaves_the_treasure_there() -> None:
    match = play(captain("W5").stall("captain", "lW lW lW").turn("captain"), "visit:recall")
    assert goods(match, "captain") == "sW lW lW lW" and treasures(match) == "WBZN"


@pytest.mark.rule("COV-213")
def test_a_ship_without_a_good_left_returns_empty() -> None:
    match = play(captain("W4").stall("captain", "sW sW sW").turn("captain"), "visit:recall")
    assert goods(match, "captain") == "sW sW sW" and ships(match) == "" and "no-good-left" in told(match)


@pytest.mark.rule("COV-214", "COV-215", "COV-087")
def test_over_night_ships_stay_and_treasures_come_back() -> None:
    match = captain("W2 Z5", treasures="W").clean_up()
    assert ships(match) == "W2 Z5" and treasures(match) == "WBZN"


# -- her staff --------------------------------------------------------------------------------


@pytest.mark.rule("COV-216", "COV-062")
def test_the_lookout_ignores_a_storm_once_a_day() -> None:
    match = play(captain(staff=1).comes("0").turn("captain"), "visit:helm")
    assert asked(match)[1] == "Storm"
    comes(match, "3")
    play(match, "respin")
    assert fleet(match).points == 3 and asked(match)[1] == "SpinAgain"  # a second spin stays possible
    comes(match, "0")
    play(match, "spin_again")  # the power is used: this Storm is endured
    assert corruption(match) == 1 and fleet(match).points == 3 and asked(match)[1] == "Sail"


@pytest.mark.rule("COV-216")
def test_the_lookout_on_the_second_spin() -> None:
    match = play(captain(staff=1).comes("2", "0").turn("captain"), "visit:helm", "spin_again")
    comes(match, "4")
    play(match, "respin")
    assert fleet(match).points == 6 and corruption(match) == 0 and asked(match)[1] == "Sail"


@pytest.mark.rule("COV-216")
def test_she_may_accept_a_storm() -> None:
    match = play(captain(staff=1).comes("0").turn("captain"), "visit:helm", "accept")
    assert fleet(match).points == 1 and asked(match)[1] == "Sail"
    play(match, "sail:warrior", "wait")
    assert seat(match, "captain").hour == 11


@pytest.mark.rule("COV-216", "COV-228")
@pytest.mark.parametrize(("spaces", "at"), [(1, 3), (2, 4)])
def test_the_navigator_before_a_location(spaces: int, at: int) -> None:
    match = play(captain("W2", staff=2).turn("captain"), f"navigate:warrior:{spaces}")
    assert ships(match) == f"W{at}" and seat(match, "captain").hour == 9 and asked(match)[1] == "Visit"
    assert "recall" in offered(match, "visit") and refused(match, "navigate:bard:1") == "COV-062"


@pytest.mark.rule("COV-216", "COV-228")
def test_the_navigator_just_after_the_action() -> None:
    match = play(captain("W3", staff=2).turn("captain"), "visit:recall")
    assert asked(match)[1] == "AfterAction" and ships(match) == "" and seat(match, "captain").hour == 9
    play(match, "navigate:warrior:2")
    assert ships(match) == "W2" and seat(match, "captain").hour == 11


@pytest.mark.rule("COV-216", "COV-206")
def test_the_navigator_ends_at_the_treasure_island() -> None:
    match = captain("W4 B5 Z5 N5", staff=2).turn("captain")
    assert offered(match, "navigate") == {"warrior:1"} and refused(match, "navigate:warrior:2") == "COV-206"
    match = captain("W5 B5 Z5 N5", staff=2).turn("captain")
    assert not offered(match, "navigate")


@pytest.mark.rule("COV-216", "COV-062")
def test_with_one_townsfolk_there_is_no_navigator_with_two_no_bosun() -> None:
    match = captain("W3", staff=1).turn("captain")
    assert refused(match, "navigate:warrior:1") == "COV-062" and refused(match, "hurry:recall") == "COV-062"
    match = captain("W3", staff=2).turn("captain")
    assert offered(match, "navigate") and refused(match, "hurry:recall") == "COV-062"


@pytest.mark.rule("COV-216", "COV-035")
def test_the_bosun_hurries_a_recall() -> None:
    match = play(captain("W3", staff=3).turn("captain"), "hurry:recall", "moor")
    assert goods(match, "captain") == "sW" and seat(match, "captain").hour == 10
    assert refused(match, "hurry:recall") == "COV-062"

"""A goods merchant's turn: locations, waiting, the Rogues' Lair and staff powers (chapter 2.7)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import CONTENT, LEXICON, Scenario, asked, goods, offered, refused, seat, table_of
from veillee.games.cove.box import NONE
from veillee.testing import happened, kinds_of, play, told

GOODS_MERCHANTS = ("blacksmith", "captain", "alchemist")
# The location of each merchant that the third power shortens, and its hours.
QUICK = {"blacksmith": ("furnace", 2), "captain": ("recall", 2), "alchemist": ("cauldrons", 2)}


def with_rival(who: str) -> Scenario:
    """This merchant at hour 9, so that two hours bring nobody; the other one is at hour 13."""
    rival = "captain" if who != "captain" else "blacksmith"
    return Scenario(f"{who} {rival}").hours(**{rival: 13, who: 9})


@pytest.mark.rule("COV-050")
@pytest.mark.parametrize("who", GOODS_MERCHANTS)
def test_a_turn_at_one_location(who: str) -> None:
    match = with_rival(who).turn(who)
    assert asked(match) == (who, "Visit")
    shop = CONTENT.shops[table_of(match).seats[0].merchant]
    assert shop is not None
    own = {LEXICON.id("shop_place", place) for place in shop.places}
    assert offered(match, "visit") <= own and {"grand_square", "rogues_lair"} <= offered(match, "visit")
    play(match, "visit:rogues_lair", "make:bard")
    assert told(match, "visits", "gains-good", "advances")[-3:] == ["visits", "gains-good", "advances"]
    assert seat(match, who).hour == 10


@pytest.mark.rule("COV-050")
def test_locations_of_another_shop_are_refused() -> None:
    match = with_rival("captain").turn("captain")
    assert refused(match, "visit:anvil") == "COV-050"


@pytest.mark.rule("COV-051")
@pytest.mark.parametrize("who", GOODS_MERCHANTS)
def test_not_the_location_of_the_turn_before(who: str) -> None:
    match = play(with_rival(who).turn(who), "visit:rogues_lair", "make:bard")
    assert asked(match) == (who, "Visit") and refused(match, "visit:rogues_lair") == "COV-051"
    play(match, "wait")
    assert "visit:rogues_lair" in match.legal_keys  # COV-052 lifts the ban


@pytest.mark.rule("COV-051", "COV-087")
def test_the_ban_ends_with_the_day() -> None:
    scenario = Scenario("captain blacksmith").has("captain", last="rogues_lair").has("blacksmith", last="mine")
    match = scenario.clean_up()
    assert [player.last for player in table_of(match).seats] == [NONE, NONE]


@pytest.mark.rule("COV-052")
def test_waiting_takes_an_hour_and_does_nothing() -> None:
    match = with_rival("captain").turn("captain")
    before = (table_of(match).boats, seat(match, "captain").gold, goods(match, "captain"))
    play(match, "wait")
    assert seat(match, "captain").hour == 10
    assert (table_of(match).boats, seat(match, "captain").gold, goods(match, "captain")) == before


@pytest.mark.rule("COV-053", "COV-056")
def test_three_of_each_good() -> None:
    match = play(with_rival("captain").stall("captain", "sW sW sW sN").turn("captain"), "visit:rogues_lair")
    assert offered(match, "make") == {"bard", "wizard", "noble"} and refused(match, "make:warrior") == "COV-053"


@pytest.mark.rule("COV-054", "COV-087")
def test_goods_stay_on_the_stall_over_night() -> None:
    match = Scenario("captain blacksmith").stall("captain", "sW sN lZ").clean_up()
    assert table_of(match).day == 2 and goods(match, "captain") == "sW sN lZ"


@pytest.mark.rule("COV-056", "COV-067")
def test_rogues_bring_a_small_good_for_a_card() -> None:
    match = play(with_rival("alchemist").turn("alchemist"), "visit:rogues_lair")
    assert asked(match) == ("alchemist", "MakeSmall") and offered(match, "make") == {
        "warrior",
        "bard",
        "wizard",
        "noble",
    }
    assert seat(match, "alchemist").corruption == 1  # first the card, then the good
    play(match, "make:noble")
    assert goods(match, "alchemist") == "sN" and seat(match, "alchemist").hour == 10
    assert happened(match, "gains-good")[0].rule == "COV-056"


@pytest.mark.rule("COV-056")
def test_the_lair_needs_a_card_and_a_good() -> None:
    assert refused(with_rival("captain").supply(0).turn("captain"), "visit:rogues_lair") == "COV-056"
    every = " ".join(f"s{clan}" for clan in "WBZN" for _ in range(3))
    assert refused(with_rival("captain").stall("captain", every).turn("captain"), "visit:rogues_lair") == "COV-056"


@pytest.mark.rule("COV-228")
def test_a_location_without_any_effect_is_refused() -> None:
    match = with_rival("captain").turn("captain")  # all ships are in port
    assert "visit:recall" not in match.legal_keys and match.explain("visit:recall").reason
    match = with_rival("blacksmith").turn("blacksmith")  # all furnaces are empty
    assert "visit:anvil" not in match.legal_keys and match.explain("visit:anvil").reason


@pytest.mark.rule("COV-062", "COV-228")
def test_the_third_power_is_chosen_with_the_location() -> None:
    scenario = with_rival("blacksmith").staff("blacksmith", "lo01", "lo02", "lo03")
    match = scenario.turn("blacksmith")
    assert offered(match, "hurry") == {QUICK["blacksmith"][0]}
    assert refused(match, "hurry:mine") == "COV-062"
    play(match, "hurry:furnace")
    while asked(match)[1] != "Visit":
        play(match, match.legal_keys[-1])
    assert seat(match, "blacksmith").hour == 10  # an hour instead of two
    assert refused(match, "hurry:furnace") == "COV-062" and told(match, "uses-power") == ["uses-power"]
    match = with_rival("blacksmith").staff("blacksmith", "lo01", "lo02").turn("blacksmith")
    assert refused(match, "hurry:furnace") == "COV-062" and "hurry" not in kinds_of(match)


@pytest.mark.rule("COV-035", "COV-062")
def test_powers_cost_no_hours() -> None:
    scenario = with_rival("captain").staff("captain", "lo01", "lo02")
    match = scenario.turn("captain")
    play(match, "navigate:noble:2")
    assert seat(match, "captain").hour == 9 and asked(match) == ("captain", "Visit")  # the turn goes on
    assert "navigate" not in kinds_of(match) and refused(match, "navigate:noble:1") == "COV-062"

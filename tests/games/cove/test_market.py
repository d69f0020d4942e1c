"""Corruption, rogue cards and the Market phase, with the worked examples (chapters 2.9 and 2.10; TV-19, TV-34)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    CONTENT,
    Scenario,
    asked,
    good,
    goods,
    offered,
    refused,
    seat,
    table_of,
)
from veillee.games.cove.steps import common
from veillee.testing import happened, kinds_of, play, told

FULL = {"bazaar_w": "NNZW", "square_w": "WWBZ", "square_e": "WBBR", "black_e": "WWNR"}


def selling(stall: str, *, rogues: str = "criminals", **docks: str) -> Scenario:
    """The Captain sells on the piers of TV-19, unless others are given."""
    return Scenario("captain blacksmith", rogues=rogues).piers(**(docks or FULL)).stall("captain", stall)


# -- corruption --------------------------------------------------------------------------------------


@pytest.mark.rule("COV-067", "COV-008")
def test_cards_come_from_the_supply_as_far_as_it_goes() -> None:
    table = Scenario().table
    common.corrupt(table, 0, 2, "COV-067")
    assert (table.seats[0].corruption, table.corruption) == (2, 58)
    table = Scenario().supply(1).table
    common.corrupt(table, 0, 3, "COV-067")
    assert (table.seats[0].corruption, table.corruption) == (1, 0)


@pytest.mark.rule("COV-068")
def test_cards_go_back_to_the_supply() -> None:
    table = Scenario().has("captain", corruption=2).supply(50).table
    common.uncorrupt(table, 0, 3, "COV-068")
    assert (table.seats[0].corruption, table.corruption) == (0, 52)


@pytest.mark.rule("COV-008", "COV-009", "COV-053")
def test_what_has_run_out_is_not_gained_but_the_rest_happens() -> None:
    table = Scenario().stall("captain", "lN lN lN").table
    assert not common.gain_good(table, 0, good("lN"), "COV-054")
    assert table.seats[0].goods[good("lN")] == 3
    assert common.gain_good(table, 0, good("sN"), "COV-054")


@pytest.mark.rule("COV-007")
def test_nobody_pays_more_than_there_is() -> None:
    scenario = Scenario("captain blacksmith").row("lo01", "lo02", "lo03", "lo04").has("captain", gold=2)
    match = play(scenario.turn("captain"), "visit:grand_square")
    assert "recruit:lo04" not in match.legal_keys
    play(match, "recruit:lo03")
    assert seat(match, "captain").gold == 0


# -- selling -----------------------------------------------------------------------------------------


@pytest.mark.rule("COV-076", "COV-077", "COV-079", "COV-080", "COV-081", "COV-229")
def test_tv19_market_sale() -> None:
    match = selling("sW sW lW sB lN").sale("captain")
    for key in ("sell:small:warrior:pier_bazaar", "sell:large:noble:pier_square", "sell:small:bard:pier_black"):
        assert key not in match.legal_keys
    assert refused(match, "sell:small:warrior:pier_bazaar") == "COV-079"
    assert refused(match, "sell:large:noble:pier_square") == "COV-080"
    assert refused(match, "sell:small:bard:pier_black") == "COV-075"
    gold = []
    for key in (
        "sell:small:warrior:pier_square",
        "sell:small:warrior:pier_square",
        "sell:small:bard:pier_square",
        "sell:large:noble:pier_bazaar",
        "sell:large:warrior:pier_black",
    ):
        play(match, key)
        gold.append(seat(match, "captain").gold)
    assert gold == [6, 12, 18, 32, 42]  # at once, good by good
    assert seat(match, "captain").corruption == 1
    match = play(selling("sW sW lW sB lN").sale("captain"), "sell:large:warrior:pier_bazaar")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (5, 0)


@pytest.mark.rule("COV-075", "COV-229")
def test_any_number_is_sold_and_the_rest_stays() -> None:
    match = play(selling("sW sW sB").sale("captain"), "sell:small:warrior:pier_square", "close")
    assert goods(match, "captain") == "sW sB" and table_of(match).day == 2
    match = play(selling("sW sW sB").sale("captain"), "close")
    assert goods(match, "captain") == "sW sW sB" and seat(match, "captain").gold == 0


@pytest.mark.rule("COV-075")
def test_nothing_is_sold_where_nobody_of_the_colour_is() -> None:
    match = selling("sN lB", bazaar_w="WWWW", square_w="ZZBB").sale("captain")
    assert table_of(match).day == 2  # there is nothing to choose
    match = selling("sN lB sZ", bazaar_w="WWWW", square_w="ZZBB").sale("captain")
    assert refused(match, "sell:small:noble:pier_square") == "COV-075"
    assert refused(match, "sell:large:noble:pier_bazaar") == "COV-075"


@pytest.mark.rule("COV-077", "COV-076")
@pytest.mark.parametrize(
    ("code", "base"), [("sW", 2), ("sB", 2), ("sZ", 3), ("sN", 3), ("lW", 5), ("lB", 5), ("lZ", 7), ("lN", 7)]
)
def test_base_values(code: str, base: int) -> None:
    assert CONTENT.values[good(code)] == base
    clan = {"W": "warrior", "B": "bard", "Z": "wizard", "N": "noble"}[code[1]]
    size = "small" if code[0] == "s" else "large"
    for number in (1, 3):
        aboard = code[1] * number + "R" * (4 - number)
        match = play(selling(code, black_e=aboard).sale("captain"), f"sell:{size}:{clan}:pier_black")
        assert seat(match, "captain").gold == base * number


@pytest.mark.rule("COV-078")
def test_adventurers_buy_from_everybody() -> None:
    scenario = selling("sW sW sW", square_w="WWNN").stall("blacksmith", "sW").marker(9)
    match = scenario.hours(blacksmith=9, captain=9).market()
    play(match, *["sell:small:warrior:pier_square"] * 3)
    assert seat(match, "captain").gold == 12 and asked(match)[0] == "blacksmith"
    play(match, "sell:small:warrior:pier_square")
    assert seat(match, "blacksmith").gold == 4


@pytest.mark.rule("COV-079", "COV-080", "COV-081")
@pytest.mark.parametrize(
    ("dock", "pier", "sizes"),
    [
        ("bazaar_w", "pier_bazaar", {"large"}),
        ("square_w", "pier_square", {"small"}),
        ("black_e", "pier_black", {"small", "large"}),
    ],
)
def test_what_each_pier_takes(dock: str, pier: str, sizes: set[str]) -> None:
    match = selling("sN lN sZ lZ", **{dock: "NNNN", "square_e": "ZZZZ"}).sale("captain")
    assert {key.split(":")[0] for key in offered(match, "sell") if key.endswith(f"noble:{pier}")} == sizes


@pytest.mark.rule("COV-081")
def test_one_card_for_each_colour_on_the_black_market() -> None:
    match = selling("sW sW lW sN", black_e="WWNR").sale("captain")
    cards = []
    for key in ("small:warrior", "large:warrior", "small:warrior", "small:noble"):
        play(match, f"sell:{key}:pier_black")
        cards.append(seat(match, "captain").corruption)
    assert cards == [1, 1, 1, 2]


@pytest.mark.rule("COV-081")
def test_colours_are_counted_for_each_seat_and_each_day() -> None:
    scenario = selling("sW sW", black_e="WWNR").stall("blacksmith", "sW sW").marker(9)
    match = scenario.hours(blacksmith=9, captain=9).market()
    play(match, "sell:small:warrior:pier_black", "close", "sell:small:warrior:pier_black")
    assert seat(match, "captain").corruption == 1 and seat(match, "blacksmith").corruption == 1


@pytest.mark.rule("COV-067", "COV-081")
def test_the_black_market_needs_cards_in_the_supply() -> None:
    match = selling("sW sN", square_w="NNNN", black_e="WWNR").supply(0).sale("captain")
    assert offered(match, "sell") == {"small:noble:pier_square"}
    assert refused(match, "sell:small:warrior:pier_black") == "COV-067"
    match = selling("sW sW sN", black_e="WWNR").supply(1).sale("captain")
    play(match, "sell:small:warrior:pier_black")
    assert offered(match, "sell") == {"small:warrior:pier_black"}  # this colour is paid for


@pytest.mark.rule("COV-074", "COV-083")
def test_the_entertainer_sells_nothing() -> None:
    scenario = Scenario("entertainer captain").piers(square_w="WWWW").stall("captain", "sW").marker(9)
    scenario.stall("entertainer", "sW")  # even if something lay there
    match = scenario.hours(captain=9, entertainer=9).market()
    assert kinds_of(match) <= {"swan", "no_swan"}
    play(match, "no_swan")
    assert asked(match) == ("captain", "Sell")


@pytest.mark.rule("COV-073", "COV-074")
def test_the_swan_song_comes_before_all_sales() -> None:
    scenario = Scenario("captain entertainer").piers(square_w="WWWW").stall("captain", "sW").marker(9)
    match = scenario.hours(entertainer=9, captain=9).market()
    assert asked(match)[0] == "entertainer" and {"swan", "no_swan"} == set(match.legal_keys)


@pytest.mark.rule("COV-229", "COV-078")
def test_the_order_of_sales_changes_no_price() -> None:
    keys = ["sell:small:warrior:pier_square", "sell:large:noble:pier_bazaar", "sell:small:warrior:pier_black"]
    results = set()
    for order in (keys, keys[::-1], [keys[1], keys[2], keys[0]]):
        match = play(selling("sW sW lN").sale("captain"), *order)
        results.add((seat(match, "captain").gold, seat(match, "captain").corruption))
    assert results == {(6 + 14 + 4, 1)}


# -- rogue cards -------------------------------------------------------------------------------------


@pytest.mark.rule("COV-071", "COV-082")
def test_tv34_cultists() -> None:
    match = selling("lB", rogues="cultists", bazaar_w="RRNZ").sale("captain")
    assert offered(match, "cult") == {"large:bard:pier_bazaar"} and offered(match, "sell") == set()
    play(match, "cult:large:bard:pier_bazaar")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (10, 1)
    assert told(match, "sells-to-rogues") == ["sells-to-rogues"]
    match = play(selling("lB", rogues="cultists", black_e="RRNZ").sale("captain"), "cult:large:bard:pier_black")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (10, 2)


@pytest.mark.rule("COV-071", "COV-079", "COV-080")
def test_cultists_buy_what_their_pier_takes() -> None:
    match = selling("sN lB", rogues="cultists", bazaar_w="RRWW", square_w="RWWW").sale("captain")
    assert offered(match, "cult") == {"large:bard:pier_bazaar", "small:noble:pier_square"}
    assert refused(match, "cult:small:noble:pier_bazaar") == "COV-079"
    assert refused(match, "cult:large:bard:pier_square") == "COV-080"
    assert refused(match, "cult:small:noble:pier_black") == "COV-075"


@pytest.mark.rule("COV-071")
def test_one_card_for_each_good_sold_to_cultists() -> None:
    match = selling("sN sN sB", rogues="cultists", square_w="RRWW").sale("captain")
    play(match, "cult:small:noble:pier_square", "cult:small:noble:pier_square", "cult:small:bard:pier_square")
    assert seat(match, "captain").corruption == 3 and seat(match, "captain").gold == 6 + 6 + 4


@pytest.mark.rule("COV-071", "COV-070", "COV-072")
@pytest.mark.parametrize("rogues", ["criminals", "robbers"])
def test_other_rogues_buy_nothing(rogues: str) -> None:
    match = selling("sN lB", rogues=rogues, bazaar_w="RRWW", square_w="RRNN").sale("captain")
    assert "cult" not in kinds_of(match) and refused(match, "cult:large:bard:pier_bazaar") == "COV-071"


@pytest.mark.rule("COV-082", "COV-067")
def test_cultists_on_the_black_market_need_two_cards() -> None:
    match = selling("sB sB sN", rogues="cultists", black_e="RRBN").supply(1).sale("captain")
    assert offered(match, "cult") == set()
    play(match, "sell:small:noble:pier_black")
    assert seat(match, "captain").corruption == 1
    match = selling("sB sB", rogues="cultists", black_e="RRBN").supply(2).sale("captain")
    play(match, "sell:small:bard:pier_black")  # this colour is paid for: one more for the Cultists is enough
    play(match, "cult:small:bard:pier_black")
    assert seat(match, "captain").corruption == 2


@pytest.mark.rule("COV-071")
def test_goods_for_cultists_may_have_buyers_of_their_own() -> None:
    match = selling("sN", rogues="cultists", square_w="RRNW").sale("captain")
    assert offered(match, "sell") == offered(match, "cult") == {"small:noble:pier_square"}
    assert happened(play(match, "sell:small:noble:pier_square"), "sells")[0].args["number3"] == 3

"""Further worked examples of harbour, market and Peddler: results predicted from the text of the rules alone.

Where one thing interrupts another (scout, robbers, dock, marker, row, hourglass), the order is compared.
"""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    Scenario,
    aboard,
    asked,
    bag,
    docks,
    goods,
    offered,
    refused,
    row,
    seat,
    stack,
    staff,
    table_of,
)
from tests.games.cove.workshops import Rooms, stage
from veillee.games.cove.box import CORRUPT, NONE, RANK_LARGE, RANK_SMALL, RECRUIT_FIRST
from veillee.testing import kinds_of, play, told

CROWDED = {"bazaar_w": "BBBB", "square_w": "ZZNN", "square_e": "WWBB"}  # three docks taken, by boats 1, 2 and 4


# -- one thing within another ---------------------------------------------------------------------


@pytest.mark.rule("COV-237", "COV-072", "COV-041", "COV-044", "COV-059", "COV-034", "COV-048")
def test_scout_robbers_dock_marker_row_and_hourglass_in_this_order() -> None:
    scenario = Scenario("captain blacksmith", rogues="robbers", sets="locals_sailors").piers(**CROWDED)
    scenario.boat(3, "WNB").boat(5, "ZZN").row("sa03", "lo01", "lo02", "lo03").hours(blacksmith=6, captain=4)
    match = scenario.has("captain", gold=1).comes("R", "W", "lo04", "W", "B").turn("captain")
    play(match, "visit:grand_square", "recruit:sa03", "take_effect")
    assert offered(match, "scouted") == {"rogue", "warrior"}
    play(match, "scouted:rogue", "embark:boat_3")
    # Boat 3 has four now, but the robbers come before it is looked at; its dock would not be free anyway.
    assert asked(match)[1] == "Shove"
    assert offered(match, "shove") == {
        f"{kind}:{boat}" for kind in ("warrior", "bard", "noble") for boat in ("boat_5", "boat_6")
    }
    play(match, "shove:noble:boat_5")
    assert aboard(match, 3) == "BRW" and aboard(match, 5) == "NNZZ" and docks(match)["black_e"] == 5
    # The Captain still stood on 4, so the leader was the Blacksmith on 6.
    assert table_of(match).marker == 7 and seat(match, "captain").hour == 6
    assert row(match) == ["lo01", "lo02", "lo03", "lo04"]
    order = ("scouts", "embarks", "shoves", "docks", "marker", "townsfolk-shows", "advances", "arrives")
    assert told(match, *order) == ["scouts", "scouts", *order[1:]]
    play(match, "embark:boat_6", "embark:boat_6")  # hours 5 and 6, with two hourglasses
    assert (
        aboard(match, 6) == "BW" and asked(match) == ("captain", "Visit") and stack(match) == ["captain", "blacksmith"]
    )


@pytest.mark.rule("COV-072", "COV-041", "COV-042")
def test_a_rogue_already_aboard_may_be_shoved_and_its_boat_dock_elsewhere() -> None:
    scenario = Scenario("captain blacksmith", rogues="robbers").boats("BZ", "RWN", "", "NNN").comes("R")
    match = play(scenario.arrival("captain"), "embark:boat_2")
    assert "rogue:boat_4" in offered(match, "shove") and "rogue:boat_2" not in offered(match, "shove")
    play(match, "shove:rogue:boat_4")
    assert aboard(match, 2) == "NRW" and aboard(match, 4) == "NNNR"
    assert asked(match)[1] == "ChooseDock" and offered(match, "dock") == {"square_e", "black_e"}  # boat 4 is full now
    assert refused(match, "dock:square_w") == "COV-014"


@pytest.mark.rule("COV-072")
def test_a_rogue_alone_on_its_boat_shoves_nobody() -> None:
    match = Scenario("captain blacksmith", rogues="robbers").boats("BZ").comes("R").arrival("captain")
    play(match, "embark:boat_2")
    assert aboard(match, 2) == "R" and "shoves" not in told(match) and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-044", "COV-046", "COV-049", "COV-074", "COV-237")
def test_whoever_fills_the_last_dock_from_the_square_may_have_had_the_last_turn() -> None:
    scenario = Scenario("captain blacksmith", sets="locals_sailors").piers(**CROWDED).boat(5, "ZZN").boat(6, "WW")
    scenario.row("sa01", "lo01", "lo02", "lo03").hours(blacksmith=6, captain=6).comes("Z", "lo04", "W")
    scenario.has("captain", gold=1)
    match = play(scenario.turn("captain"), "visit:grand_square", "recruit:sa01", "take_effect", "embark:boat_5")
    # Both on 6: the marker lies on 7; then she moves to 8, over the arrival of hour 8.
    assert table_of(match).marker == 7 and seat(match, "captain").hour == 8 and asked(match)[1] == "Embark"
    play(match, "embark:boat_6")
    assert asked(match) == ("blacksmith", "Visit")
    play(match, "wait")
    # The market: she overshot most, so she is on top, though he came to the marker last.
    assert stack(match) == ["captain", "blacksmith"]
    assert [seat(match, who).hour for who in ("captain", "blacksmith")] == [1, 1]  # nobody has goods: the night is over


@pytest.mark.rule("COV-042", "COV-043", "COV-237", "COV-039")
def test_a_full_boat_that_cannot_dock_may_be_emptied_by_a_smuggler() -> None:
    scenario = Scenario("captain blacksmith", sets="locals_sailors").piers(bazaar_w="BBBB", square_w="ZZNN")
    scenario.boat(3, "WWNR").row("sa05", "lo01", "lo02", "lo03").hours(blacksmith=9, captain=1).comes("lo04", "R")
    scenario.has("captain", gold=1)
    match = play(scenario.turn("captain"), "visit:grand_square", "recruit:sa05", "take_effect")
    assert offered(match, "send_back") == {"warrior:boat_3", "noble:boat_3", "rogue:boat_3"}
    assert refused(match, "send_back:bard:boat_1") == "COV-043"
    before = bag(match)["R"]
    play(match, "send_back:rogue:boat_3")
    assert aboard(match, 3) == "NWW" and bag(match)["R"] == before  # sent back, and drawn again at hour 3
    assert asked(match)[1] == "Embark" and "boat_3" in offered(match, "embark")


@pytest.mark.rule("COV-237", "COV-041", "COV-043")
def test_a_swap_takes_from_full_boats_at_sea_and_docks_nobody() -> None:
    scenario = Scenario("captain blacksmith", sets="locals_sailors").piers(bazaar_w="BBBB", square_w="ZZNN")
    scenario.boat(3, "WWNN").boat(6, "RZ").row("sa07", "lo01", "lo02", "lo03").hours(blacksmith=9, captain=6)
    match = play(
        scenario.has("captain", gold=1).comes("lo04", "W").turn("captain"),
        "visit:grand_square",
        "recruit:sa07",
        "take_effect",
    )
    assert offered(match, "lift") == {"warrior:boat_3", "noble:boat_3", "rogue:boat_6", "wizard:boat_6"}
    play(match, "lift:noble:boat_3", "trade:rogue:boat_6")
    assert aboard(match, 3) == "NRWW" and aboard(match, 6) == "NZ" and set(docks(match)) == {"bazaar_w", "square_w"}


@pytest.mark.rule("COV-237", "COV-041", "COV-043")
def test_a_move_goes_over_to_the_other_side() -> None:
    scenario = Scenario("captain blacksmith", sets="locals_sailors").piers(bazaar_w="BBBB", square_w="ZZNN")
    scenario.boat(3, "WWNN").boat(6, "RZZ").row("sa02", "lo01", "lo02", "lo03").hours(blacksmith=9, captain=6)
    match = play(
        scenario.has("captain", gold=1).comes("lo04").turn("captain"),
        "visit:grand_square",
        "recruit:sa02",
        "take_effect",
    )
    play(match, "lift:noble:boat_3")
    assert offered(match, "embark") == {"boat_4", "boat_5", "boat_6"} and refused(match, "embark:boat_1") == "COV-043"
    play(match, "embark:boat_6")
    assert asked(match)[1] == "ChooseDock" and row(match)[0] != "lo01"  # it docks before the row is closed
    play(match, "dock:black_e")
    assert docks(match)["black_e"] == 6 and aboard(match, 3) == "NWW" and row(match)[0] == "lo01"


@pytest.mark.rule("COV-040", "COV-044", "COV-045")
def test_the_last_adventurer_comes_and_the_next_arrival_brings_the_marker() -> None:
    scenario = Scenario("captain blacksmith").bag("W").hours(blacksmith=9, captain=4).comes("W")
    match = play(scenario.moves("captain", 2), "embark:boat_1")  # hour 5; nobody is left for hour 6
    assert table_of(match).marker == 10 and aboard(match, 1) == "W"
    assert told(match, "arrives", "bag-empty", "marker") == ["arrives", "bag-empty", "marker"]


# -- the clock ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-052", "COV-051", "COV-031", "COV-032", "COV-033")
def test_who_waits_onto_the_space_of_another_plays_again() -> None:
    match = Scenario("captain blacksmith").has("captain", last="oars").hours(blacksmith=2, captain=1).turn("captain")
    assert refused(match, "visit:oars") == "COV-051"
    play(match, "wait")
    assert stack(match) == ["captain", "blacksmith"] and asked(match) == ("captain", "Visit")
    assert "oars" in offered(match, "visit")


@pytest.mark.rule("COV-031", "COV-033", "COV-030")
def test_three_on_one_hour_play_from_the_top() -> None:
    scenario = Scenario("captain blacksmith alchemist").hours(alchemist=6, captain=6, blacksmith=6)
    match = play(scenario.turn("blacksmith"), "wait")
    assert asked(match)[0] == "captain" and stack(match) == ["blacksmith", "captain", "alchemist"]
    play(match, "wait")
    assert asked(match)[0] == "alchemist" and stack(match) == ["captain", "blacksmith", "alchemist"]
    play(match, "wait")
    assert asked(match)[0] == "alchemist" and stack(match) == ["alchemist", "captain", "blacksmith"]


@pytest.mark.rule("COV-019", "COV-020", "COV-034")
@pytest.mark.parametrize(
    ("merchants", "hour", "hours", "number"),
    [
        ("captain blacksmith", 10, 3, 1),  # 12
        ("captain blacksmith", 14, 3, 2),  # 15, 17
        ("captain blacksmith", 19, 2, 2),  # 20 (the token on 8), 21
        ("captain blacksmith alchemist", 16, 2, 1),  # 18; the hour 5 has no token among three
        ("captain blacksmith alchemist", 19, 1, 1),  # 20, the token on 8
        ("captain blacksmith alchemist entertainer", 19, 1, 0),
        ("captain blacksmith alchemist entertainer", 23, 1, 1),
    ],
)
def test_arrivals_of_a_long_day(merchants: str, hour: int, hours: int, number: int) -> None:
    others = dict.fromkeys(merchants.split()[1:], 30)
    match = Scenario(merchants).hours(**others, captain=hour).comes(*"WB"[:number]).moves("captain", hours)
    while asked(match)[1] == "Embark":
        match.play(match.legal_keys[0])
    assert len(told(match, "arrives")) == number


@pytest.mark.rule("COV-049", "COV-088", "COV-031")
def test_the_stack_of_the_market_is_that_of_the_next_morning() -> None:
    scenario = Scenario("captain blacksmith alchemist").marker(9).hours(captain=9, alchemist=12, blacksmith=10)
    match = scenario.production()
    assert stack(match) == ["alchemist", "blacksmith", "captain"]
    assert table_of(match).day == 2 and table_of(match).marker == NONE and asked(match) == ("alchemist", "Visit")


# -- the market -----------------------------------------------------------------------------------


@pytest.mark.rule("COV-071", "COV-076", "COV-081", "COV-082", "COV-079")
def test_a_market_among_cultists() -> None:
    scenario = Scenario("captain blacksmith", rogues="cultists").piers(bazaar_w="NRBB", black_e="WWRR")
    match = scenario.stall("captain", "lW lW sB lB").sale("captain")
    assert offered(match, "sell") == {"large:warrior:pier_black", "large:bard:pier_bazaar"}
    play(match, "sell:large:warrior:pier_black")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (10, 1)
    play(match, "cult:large:warrior:pier_black")  # the colour is paid for, the rogues are not
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (20, 2)
    assert refused(match, "cult:small:bard:pier_bazaar") == "COV-079"
    play(match, "cult:small:bard:pier_black")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (24, 4)
    play(match, "sell:large:bard:pier_bazaar")
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (34, 4) and goods(match, "captain") == ""


@pytest.mark.rule("COV-067", "COV-082", "COV-081")
def test_the_last_corruption_card_pays_for_one_thing() -> None:
    scenario = Scenario("captain blacksmith", rogues="cultists").piers(bazaar_w="RNNN", black_e="WWRR").supply(1)
    match = scenario.stall("captain", "lW lW lB").sale("captain")
    assert offered(match, "cult") == {"large:warrior:pier_bazaar", "large:bard:pier_bazaar"}
    assert refused(match, "cult:large:warrior:pier_black") == "COV-067"
    play(match, "sell:large:warrior:pier_black")
    assert not offered(match, "cult") and offered(match, "sell") == {"large:warrior:pier_black"}  # of a paid colour
    play(match, "sell:large:warrior:pier_black")
    assert seat(match, "captain").gold == 20 and seat(match, "captain").corruption == 1


@pytest.mark.rule("COV-073", "COV-074", "COV-161", "COV-166", "COV-221", "COV-083")
def test_a_market_of_three_and_the_peddler() -> None:
    scenario = Rooms("captain entertainer blacksmith", peddler="easy").piers(square_w="BBWW", bazaar_w="NNZZ")
    scenario.stage(song="s04 i02", hand="s01 s02", dial=2).stall("captain", "sW").stall("blacksmith", "lN")
    scenario.stall("peddler", "sB sB").marker(10).hours(captain=10, entertainer=11, peddler=13, blacksmith=12)
    match = scenario.production()
    assert stack(match) == ["peddler", "blacksmith", "entertainer", "captain"]
    assert asked(match) == ("entertainer", "MaySwan") and "sells" not in told(match)
    play(match, "swan", "go:pier_square", "act", "sing:bard")  # with the only card there is
    assert seat(match, "entertainer").gold == 2 * 2
    # Quarter 2 gives one location more, the Strolling Show another one.
    play(match, "no_card", "go:hall_bard", "go:hall_noble")
    assert seat(match, "peddler").gold == 10 + 2 * (2 * 2)  # it sold first
    assert asked(match) == ("blacksmith", "Sell") and stage(match).dial == 2 and not stage(match).song
    play(match, "sell:large:noble:pier_bazaar")
    assert seat(match, "blacksmith").gold == 14 and asked(match) == ("captain", "Sell")


# -- the town -------------------------------------------------------------------------------------


@pytest.mark.rule("COV-062", "COV-061", "COV-212", "COV-228")
def test_a_second_recruit_gives_the_navigator_at_once() -> None:
    scenario = Rooms("captain blacksmith").fleet("W3").staff("captain", "lo07").row("lo01", "lo02", "lo03", "lo04")
    match = play(
        scenario.hours(blacksmith=9, captain=6).turn("captain"), "visit:grand_square"
    )  # only slot 1 costs nothing
    assert staff(match, "captain") == ["lo07", "lo01"] and asked(match)[1] == "AfterAction"
    assert "navigate" in kinds_of(match)
    play(match, "navigate:warrior:2")
    assert seat(match, "captain").hour == 8


@pytest.mark.rule("COV-179", "COV-180", "COV-061", "COV-058", "COV-063")
def test_a_fan_takes_the_place_of_another_fan() -> None:
    scenario = (
        Rooms("captain entertainer").staff("captain", "lo07", "me05*", "lo08").row("lo01", "me11*", "lo03", "lo04")
    )
    scenario.halls(warrior=3, bard=2, wizard=4, noble=5).has("captain", gold=1).hours(entertainer=9, captain=6)
    match = play(scenario.turn("captain"), "visit:grand_square", "recruit:me11", "dismiss:me05")
    # The Berserker comes beside the board: 3 warriors. The Bodyguard sponsors both with 4 + 5, and brings a small good.
    assert seat(match, "entertainer").gold == 3 + 9 and seat(match, "captain").gold == 1 - 1 + 9
    assert goods(match, "captain") == "sZ" and staff(match, "captain") == ["lo07", "lo08", "me11*"]


@pytest.mark.rule("COV-180", "COV-086", "COV-089", "COV-181", "COV-092")
def test_a_fan_of_the_last_day_stays_and_counts_once() -> None:
    scenario = Rooms("captain entertainer").day(3).row("me07*", "lo01", "lo02", "lo03").halls(wizard=3).lair(2)
    scenario.boat(1, "ZR").has("entertainer", gold=50).has("captain", gold=60)
    match = scenario.clean_up()
    # Wizards' Hall 4, Lair 3: 50 + 4 - 3 for the rogue icon of the Exiled Witch.
    assert match.result is not None
    assert [score.total for score in match.result.scores] == [60, 51]
    assert row(match)[0] == "me07*" and "sponsors" not in told(match)


# -- the Peddler ----------------------------------------------------------------------------------


def peddling(*boats: str) -> Scenario:
    return Scenario("captain", peddler="medium").hours(captain=8, peddler=9).boats(*boats)


@pytest.mark.rule("COV-255", "COV-256")
@pytest.mark.parametrize(
    ("boats", "ranks"),
    [
        ((), "ZNWB"),
        (("WWW", "ZZ", "NN", "BBB"), "ZNWB"),  # 6 each
        (("WWWB", "BBB", "Z", "N"), "BWZN"),  # 8, 6, 3, 3
        (("WW", "N", "ZR"), "WZNB"),  # 4, 3, 3, 0
        (("WWW", "", "", "BBBB", "NN", "ZZZ"), "ZBNW"),  # 9, 8, 6, 6
    ],
)
def test_ranks_of_demand_by_their_lines(boats: tuple[str, ...], ranks: str) -> None:
    for rank, clan in enumerate(ranks, 1):
        assert goods(peddling(*boats).peddler_line(RANK_SMALL, rank), "peddler") == f"s{clan}"


@pytest.mark.rule("COV-256", "COV-053", "COV-008")
def test_a_line_goes_round_all_ranks() -> None:
    boats = ("WWWB", "BBB", "Z", "N")  # B, W, Z, N
    match = peddling(*boats).stall("peddler", "lZ lZ lZ lN lN lN").peddler_line(RANK_LARGE, 3)
    assert goods(match, "peddler") == "lB lZ lZ lZ lN lN lN"
    full = " ".join(f"l{clan}" for clan in "WBZN" for _ in range(3))
    match = peddling(*boats).stall("peddler", full).peddler_line(RANK_LARGE, 3)
    assert goods(match, "peddler") == full


@pytest.mark.rule("COV-257", "COV-067")
def test_its_corruption_comes_only_from_the_supply() -> None:
    assert seat(peddling().supply(0).peddler_line(CORRUPT), "peddler").corruption == 0
    assert seat(peddling().supply(1).peddler_line(CORRUPT), "peddler").corruption == 1


@pytest.mark.rule("COV-257", "COV-063", "COV-224", "COV-059")
def test_it_recruits_a_fan_with_a_good() -> None:
    scenario = Rooms("captain entertainer", peddler="hard").halls(warrior=4).row("me05*", "lo02", "lo03", "lo04")
    match = scenario.hours(captain=8, entertainer=8, peddler=9).comes("me01").peddler_line(RECRUIT_FIRST)
    assert seat(match, "peddler").gold == 48 + 4 and seat(match, "entertainer").gold == 4
    assert goods(match, "peddler") == "lW" and row(match) == ["lo02", "lo03", "lo04", "me01"]


@pytest.mark.rule("COV-258", "COV-259", "COV-044", "COV-045", "COV-041")
def test_its_turn_can_bring_the_marker() -> None:
    scenario = Scenario("captain", peddler="medium").piers(**CROWDED).boat(5, "ZZN").boat(3, "NNN").boat(6, "WN")
    match = scenario.hours(captain=9, peddler=8).peddler_turn("p11", "N")
    # To 11, over 9. The left has no free dock though boat 3 has the most nobles; of boats 5 and 6, one noble each,
    # boat 5 has the most occupants.
    assert aboard(match, 5) == "NNZZ" and docks(match)["black_e"] == 5 and table_of(match).marker == 12
    assert asked(match) == ("captain", "Visit")


@pytest.mark.rule("COV-259")
@pytest.mark.parametrize(
    ("boat", "stall", "dock"),
    [
        (1, "sW sZ lW", "bazaar_w"),  # 2 * 2 + 3 * 2 on the square, 5 * 2 on the Bazaar: equal, so the outer one
        (1, "sW sW sZ lW", "square_w"),
        (1, "lW sZ", "bazaar_w"),
        (4, "sW sZ", "black_e"),  # the Black Market takes them too
        (4, "", "black_e"),
        (4, "lZ", "black_e"),
    ],
)
def test_where_its_goods_would_earn_more(boat: int, stall: str, dock: str) -> None:
    scenario = Scenario("captain", peddler="medium").boat(boat, "WWZ").hours(captain=8, peddler=9)
    match = scenario.stall("peddler", stall).comes("Z").arrival("peddler")
    assert docks(match) == {dock: boat}


@pytest.mark.rule("COV-222")
@pytest.mark.parametrize(("lair", "gold", "cards", "left"), [(2, 4, 1, ""), (3, 0, 0, "sW")])
def test_the_black_market_must_earn_the_lair_and_two(lair: int, gold: int, cards: int, left: str) -> None:
    scenario = Scenario("captain", peddler="easy").piers(black_e="WWNN").lair(lair)
    match = scenario.stall("peddler", "sW").has("peddler", gold=0).sale("peddler")
    assert (seat(match, "peddler").gold, seat(match, "peddler").corruption) == (gold, cards)
    assert goods(match, "peddler") == left


@pytest.mark.rule("COV-222")
def test_small_goods_stay_honest_where_only_the_large_ones_earn_more() -> None:
    scenario = Scenario("captain", peddler="easy").piers(square_w="ZZZW", black_e="ZNNN", bazaar_w="WWWB").lair(4)
    match = scenario.stall("peddler", "sZ lZ").has("peddler", gold=0).sale("peddler")
    # With the Black Market 9 + 7, without it 9 + 0: the gain of 7 reaches 4 + 2.
    assert seat(match, "peddler").gold == 16 and seat(match, "peddler").corruption == 1
    assert goods(match, "peddler") == ""

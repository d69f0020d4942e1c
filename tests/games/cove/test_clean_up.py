"""The clean-up, final scoring, ranking and ties, with the worked examples (chapters 2.11 and 2.12)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    Scenario,
    asked,
    bag,
    goods,
    halls,
    row,
    seat,
    side_of,
    stack,
    staff,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.games.cove.box import NONE
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.table import FINAL, PRODUCTION
from veillee.testing import happened, points, told


def stage_of(match: Match) -> Stage:
    found = next(player.workshop for player in table_of(match).seats if isinstance(player.workshop, Stage))
    assert isinstance(found, Stage)
    return found


def result_of(match: Match) -> Result:
    assert match.result is not None
    return match.result


def places(match: Match) -> dict[str, int]:
    """The place of every side."""
    ranking = result_of(match).ranking
    sides = {side: place for place, shared in enumerate(ranking, 1) for side in shared}
    return {who: sides[side_of(match, who)] for who in stack(match)}


def winners(match: Match) -> set[str]:
    names = {side_of(match, who): who for who in stack(match)}
    return {names[side] for side in result_of(match).winners}


# -- the clean-up ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-084", "COV-085")
def test_boats_at_sea_to_the_halls_and_piers_to_the_bag() -> None:
    scenario = Scenario().day(3).piers(bazaar_w="WWRN", square_w="BBBR", square_e="ZZNN", black_e="WWBB")
    scenario.boat(3, "WBR").boat(6, "ZZNR").halls(warrior=2, bard=3, wizard=1, noble=1).lair(2)
    match = scenario.clean_up()
    assert bag(match) == {"W": 10, "B": 9, "Z": 6, "N": 7, "R": 4}
    assert halls(match) == {"warrior": 3, "bard": 4, "wizard": 3, "noble": 2} and table_of(match).lair == 4


@pytest.mark.rule("COV-084")
def test_where_everybody_at_sea_goes() -> None:
    match = Scenario().boat(1, "WBBR").boat(5, "ZNNR").boat(4, "WW").halls(warrior=2).lair(3).clean_up()
    assert halls(match) == {"warrior": 5, "bard": 3, "wizard": 2, "noble": 3} and table_of(match).lair == 5
    assert told(match, "to-lair") == ["to-lair"] * 2


@pytest.mark.rule("COV-084", "COV-086", "COV-089", "COV-180", "COV-065")
def test_tv15_fans_in_the_clean_up() -> None:
    scenario = Scenario("entertainer captain", sets="locals_sailors").row("lo01", "sa02*", "lo02", "lo03")
    scenario.boat(3, "BBR").boat(5, "ZW").lair(2)
    match = scenario.comes("lo05", "lo06", "lo07", "lo08").clean_up()
    assert halls(match) == {"warrior": 2, "bard": 3, "wizard": 2, "noble": 1} and table_of(match).lair == 3
    assert seat(match, "entertainer").gold == 5  # the adventurers of today are counted
    assert stage_of(match).fans == [value("townsfolk", "sa02")]
    assert table_of(match).discard == [value("townsfolk", card) for card in ("lo01", "lo02", "lo03")]
    assert row(match) == ["lo05", "lo06", "lo07", "lo08"]
    order = told(match, "to-hall", "to-lair", "sponsors", "townsfolk-shows")
    assert order == ["to-hall", "to-lair", "to-hall", "to-hall", "sponsors"] + ["townsfolk-shows"] * 4


@pytest.mark.rule("COV-086")
def test_fans_leave_the_square_in_the_order_of_slots() -> None:
    match = Scenario("entertainer captain").row("lo04*", "lo02", "lo01*", "lo03").clean_up()
    assert [event.args["townsfolk"] for event in happened(match, "sponsors")] == [
        value("townsfolk", "lo04"),
        value("townsfolk", "lo01"),
    ]


@pytest.mark.rule("COV-086", "COV-090")
def test_on_the_third_day_the_square_stays() -> None:
    scenario = Scenario("entertainer captain").day(3).row("lo04*", "lo02", "lo01", "lo03").boat(1, "NW")
    match = scenario.clean_up()
    assert match.over and row(match) == ["lo04*", "lo02", "lo01", "lo03"] and table_of(match).discard == []
    assert "sponsors" not in told(match) and seat(match, "entertainer").gold == 0
    assert points(match, "entertainer", "sponsorship") == 2 + 2  # fans still in the row count in the end


@pytest.mark.rule("COV-087")
def test_powers_come_back_and_all_else_stays() -> None:
    scenario = (
        Scenario("captain entertainer").has("captain", powers=0b111, gold=7, corruption=2).stall("captain", "sW lN")
    )
    scenario.staff("captain", "lo01", "lo02", "lo03")
    stage = scenario.workshop("entertainer")
    assert isinstance(stage, Stage)
    stage.volume, stage.dial, stage.stones = 4, 2, 2
    hand, song = list(stage.hand), list(stage.song)
    match = scenario.clean_up()
    assert table_of(match).seats[0].powers == 0
    assert (seat(match, "captain").gold, seat(match, "captain").corruption) == (7, 2)
    assert goods(match, "captain") == "sW lN" and staff(match, "captain") == ["lo01", "lo02", "lo03"]
    after = stage_of(match)
    assert (after.volume, after.dial, after.stones, after.hand, after.song) == (4, 2, 2, hand, song)


@pytest.mark.rule("COV-088", "COV-002")
def test_the_next_morning() -> None:
    scenario = Scenario("captain blacksmith alchemist").marker(9).hours(blacksmith=9, captain=9, alchemist=9)
    scenario.piers(bazaar_w="WWWW", square_w="BBBB", square_e="NNNN", black_e="ZZZZ")
    match = scenario.clean_up()
    table = table_of(match)
    assert stack(match) == ["alchemist", "captain", "blacksmith"] and asked(match)[0] == "alchemist"
    assert table.marker == NONE and table.at == [NONE] * 6 and [len(boat) for boat in table.boats] == [2] * 6
    assert {seat(match, who).hour for who in stack(match)} == {1} and (table.day, table.phase) == (2, PRODUCTION)


@pytest.mark.rule("COV-089", "COV-002")
def test_the_steps_of_the_clean_up_are_told_in_order() -> None:
    scenario = Scenario("captain blacksmith").piers(bazaar_w="WWRN").boat(2, "WB").row("lo01", "lo02", "lo03", "lo04")
    match = scenario.clean_up()
    told_so = told(match, "boat-home", "to-hall", "townsfolk-shows", "day", "seated")
    assert told_so == ["boat-home", "to-hall", "to-hall"] + ["townsfolk-shows"] * 4 + ["day"] + ["seated"] * 12


# -- final scoring -----------------------------------------------------------------------------------


@pytest.mark.rule("COV-090", "COV-230")
def test_the_game_ends_after_the_third_clean_up() -> None:
    match = (
        Scenario("captain blacksmith").day(3).boat(1, "WWR").staff("captain", "lo07").has("captain", gold=10).clean_up()
    )
    assert match.over and table_of(match).phase == FINAL
    assert points(match, "captain", "gold") == 10 and points(match, "captain", "sponsorship") == 3
    assert told(match, "end", "final-sponsorship") == ["end", "final-sponsorship"]
    assert not Scenario("captain blacksmith").day(2).clean_up().over


@pytest.mark.rule("COV-091", "COV-092", "COV-069")
def test_tv22_final_scoring_of_a_goods_merchant() -> None:
    scenario = Scenario("captain blacksmith").has("captain", gold=120, corruption=3).staff("captain", "lo01", "me05")
    match = scenario.halls(warrior=4, bard=3).lair(5).over()
    assert points(match, "captain", "sponsorship") == 11 and points(match, "captain", "corruption") == -20
    assert points(match, "captain") == 111


@pytest.mark.rule("COV-181", "COV-093", "COV-091", "COV-092")
def test_tv23_final_scoring_of_fans_everywhere() -> None:
    scenario = Scenario("entertainer captain").has("entertainer", gold=100, corruption=1).staff("captain", "me07*")
    scenario.row("lo04*", "lo01", "lo02", "lo03").fans("sa09").halls(warrior=3, noble=4, wizard=5).lair(4)
    match = scenario.over()
    assert points(match, "entertainer", "sponsorship") == 17 and points(match, "entertainer", "corruption") == -8
    assert points(match, "entertainer") == 109
    assert points(match, "captain", "sponsorship") == 5 and points(match, "captain", "corruption") == -4


@pytest.mark.rule("COV-230")
def test_every_seat_is_paid_out_of_the_same_halls() -> None:
    scenario = Scenario("captain blacksmith").day(3).halls(warrior=4, bard=3).lair(5)
    for who in ("captain", "blacksmith"):
        scenario.has(who, gold=7, corruption=2)
    match = scenario.staff("captain", "lo07").staff("blacksmith", "lo11").clean_up()  # a Warrior icon each
    for who in ("captain", "blacksmith"):
        assert [points(match, who, part) for part in ("gold", "sponsorship", "corruption")] == [7, 4, -10]


@pytest.mark.rule("COV-230")
def test_the_parts_of_the_score_are_told_clan_by_clan() -> None:
    scenario = Scenario("captain blacksmith").day(3).has("captain", corruption=2).staff("captain", "lo01", "me05")
    match = scenario.halls(warrior=4, bard=3).lair(5).clean_up()
    lines = [
        (e.args["clan"], e.args["number"], e.args["number2"], e.args["number3"])
        for e in happened(match, "final-sponsorship")
    ]
    assert lines == [(0, 2, 4, 8), (1, 1, 3, 3)]
    lost = happened(match, "final-corruption")[0]
    assert (lost.args["number"], lost.args["number2"], lost.args["number3"]) == (3, 5, 15)


@pytest.mark.rule("COV-007", "COV-092")
def test_final_scoring_may_fall_below_nothing() -> None:
    match = Scenario("captain blacksmith").has("captain", gold=2, corruption=3).lair(4).over()
    assert points(match, "captain") == -10


@pytest.mark.rule("COV-094")
def test_what_is_left_is_worth_nothing() -> None:
    scenario = Scenario("captain entertainer").has("captain", gold=5).stall("captain", "lN lN lN lZ lZ lZ sW")
    stage = scenario.workshop("entertainer")
    assert isinstance(stage, Stage)
    stage.volume, stage.stones = 6, 3
    match = scenario.over()
    assert points(match, "captain") == 5 and points(match, "entertainer") == 0


# -- winners -----------------------------------------------------------------------------------------


@pytest.mark.rule("COV-001", "COV-095")
def test_most_gold_wins() -> None:
    scenario = Scenario("captain blacksmith alchemist").has("captain", gold=50).has("alchemist", gold=51)
    match = scenario.over()
    assert winners(match) == {"alchemist"} and places(match) == {"alchemist": 1, "captain": 2, "blacksmith": 3}
    scenario = Scenario("captain blacksmith").has("captain", gold=50, corruption=2).has("blacksmith", gold=47).lair(2)
    assert winners(scenario.over()) == {"blacksmith"}  # after corruption


@pytest.mark.rule("COV-095")
def test_ties() -> None:
    def tie(cards: int = 0, staffs: tuple[int, int] = (0, 0)) -> Match:
        scenario = Scenario("captain blacksmith").lair(1).halls(warrior=0, bard=0, wizard=0, noble=0)
        scenario.has("captain", gold=50).has("blacksmith", gold=50 + cards, corruption=cards)
        scenario.staff("captain", *["lo01", "lo02"][: staffs[0]]).staff("blacksmith", *["lo03", "lo04"][: staffs[1]])
        return scenario.over()

    assert winners(tie(cards=1, staffs=(0, 2))) == {"captain"}  # fewer corruption cards
    assert winners(tie(staffs=(1, 2))) == {"blacksmith"}  # more townsfolk
    assert winners(tie(staffs=(1, 1))) == {"captain", "blacksmith"}  # shared
    assert set(places(tie()).values()) == {1}


@pytest.mark.rule("COV-095", "COV-181")
def test_fans_are_the_townsfolk_of_the_entertainer() -> None:
    scenario = Scenario("captain entertainer").halls(warrior=0, bard=0, wizard=0, noble=0).staff("captain", "lo01*")
    match = scenario.row("lo02*", "lo03", "lo04", "lo05").over()
    assert winners(match) == {"entertainer"}  # two fans against one of the staff


@pytest.mark.rule("COV-096")
@pytest.mark.parametrize(("gold", "won"), [(170, False), (171, False), (172, True)])
def test_tv35_solo_tie(gold: int, won: bool) -> None:
    match = Scenario("captain", peddler="medium").has("captain", gold=gold).has("peddler", gold=171).over()
    assert winners(match) == ({"captain"} if won else {"peddler"})


@pytest.mark.rule("COV-096")
def test_alone_corruption_and_townsfolk_do_not_break_a_tie() -> None:
    scenario = Scenario("captain", peddler="easy").halls(warrior=0, bard=0, wizard=0, noble=0).lair(0)
    scenario.has("captain", gold=100).has("peddler", gold=100, corruption=3).staff("captain", "lo01", "lo02")
    assert winners(scenario.over()) == {"peddler"}


@pytest.mark.rule("COV-095", "COV-231", "COV-223", "COV-225")
def test_tv46_tie_of_several_seats() -> None:
    scenario = Scenario("captain blacksmith alchemist", peddler="medium").lair(1)
    scenario.halls(warrior=0, bard=0, wizard=0, noble=0)
    scenario.has("captain", gold=174, corruption=2).has("blacksmith", gold=173, corruption=1).has("alchemist", gold=160)
    scenario.has("peddler", gold=173, corruption=1).staff("blacksmith", "lo01", "lo02", "lo03")
    match = scenario.staff("peddler", "lo04", "lo05", "lo06", "lo07").over()
    assert [points(match, who) for who in ("captain", "blacksmith", "alchemist")] == [172, 172, 160]
    assert places(match) == {"peddler": 1, "blacksmith": 2, "captain": 3, "alchemist": 4}
    assert winners(match) == {"peddler"}


@pytest.mark.rule("COV-231", "COV-095")
def test_a_perfect_tie_with_the_peddler_is_not_won_by_a_human() -> None:
    def tie(peddler: str, third: int) -> Match:
        scenario = Scenario("captain blacksmith alchemist" if not peddler else "captain blacksmith", peddler=peddler)
        scenario.has("captain", gold=90).has("blacksmith", gold=60)
        return scenario.has("peddler" if peddler else "alchemist", gold=third).over()

    assert winners(tie("medium", 90)) == {"peddler"} and result_of(tie("medium", 90)).rule == "COV-231"
    assert winners(tie("medium", 89)) == {"captain"}
    assert winners(tie("", 90)) == {"captain", "alchemist"}


@pytest.mark.rule("COV-231", "COV-095")
def test_on_a_lower_place_the_peddler_stands_with_whom_it_equals() -> None:
    scenario = Scenario("captain blacksmith", peddler="medium").has("captain", gold=90).has("blacksmith", gold=60)
    match = scenario.has("peddler", gold=60).over()
    assert places(match) == {"captain": 1, "blacksmith": 2, "peddler": 2}
    assert winners(match) == {"captain"}

"""The estimate is good enough to play by: every merchant who looks one choice ahead earns far more than by chance."""

from __future__ import annotations

import pytest

import veillee
from tests.games.cove.builder import Scenario, table_of
from tests.games.cove.workshops import Rooms, forge
from veillee.bots import make_bot
from veillee.bots.greedy import after
from veillee.core.chance import seeded
from veillee.core.match import Match
from veillee.games.cove import GAME
from veillee.games.cove.evaluation import day_end, estimate, hours_left
from veillee.games.cove.table import CoveTable
from veillee.testing import play

assert GAME.roles is not None
MERCHANTS = GAME.roles.ids


def gold(bot: str, merchant: str, seed: str) -> int:
    match = veillee.new(GAME.id, mode="solo", level="easy", roles=[merchant], seed=seed)
    player = make_bot(bot, 0)
    while match.table.asking is not None:
        match.play(player.choose(match, 0))
    assert match.result is not None
    return match.result.scores[0].total


@pytest.mark.parametrize("merchant", MERCHANTS)
def test_greedy_merchants_earn_their_living(merchant: str) -> None:
    assert gold("greedy", merchant, "living") > gold("random", merchant, "living") + 30


def test_an_hour_that_is_gone_is_worth_something() -> None:
    """COV-033: whoever has spent fewer hours of the day may still do more in it."""
    match = veillee.new(GAME.id, mode="standard", players=2, roles=["captain", "alchemist"], seed="hours")
    while match.table.asking is not None and match.table.asking.seat:
        match.play(match.legal_keys[0])
    table = match.table
    assert isinstance(table, CoveTable)
    copy = table.fork()
    assert isinstance(copy, CoveTable)
    copy.seats[0].hour += 3
    assert hours_left(copy, 0, day_end(table)) == hours_left(table, 0, day_end(table)) - 3
    assert estimate(copy)[0] < estimate(table)[0]


def worth(workshop: str, furnaces: list[str] | None = None) -> float:
    """The estimate for a Blacksmith in his first turn of a day."""
    scenario = Rooms("blacksmith captain").forge(workshop, furnaces=furnaces)
    return estimate(table_of(scenario.turn("blacksmith")))[0]


def test_dice_of_the_workshop_are_worth_what_they_may_become() -> None:
    """COV-194, COV-197: alloys with coal enough to melt them are on the way to goods, loaded ones further."""
    coal = "coal_1 coal_2 coal_3 coal_4"
    assert worth(coal) < worth(f"{coal} red_1") < worth(f"{coal} red_1 green_1")
    assert worth("red_1 green_1") < worth(f"{coal} red_1 green_1")
    assert worth(coal) < worth("coal_1", ["coal_2=5 coal_3=3 red_1=2"])


def test_points_of_the_mine_are_worth_nothing_after_it() -> None:
    """COV-194: unused points are lost."""
    match = Rooms("blacksmith captain").forge("coal_1").turn("blacksmith")
    before = estimate(table_of(match))[0]
    forge(match).points = 2
    assert estimate(table_of(match))[0] == before


def test_a_wait_is_not_taken_for_the_turn_after_it() -> None:
    """COV-052: whoever looks one choice ahead judges the table at the end of the turn, also where they play again."""
    match = Rooms("blacksmith captain").hours(blacksmith=1, captain=9).turn("blacksmith")
    wait = next(option for option in match.table.options if option.key == "wait")
    table = after(match.table, wait, seeded("wait"))
    assert isinstance(table, CoveTable)
    assert (table.asking, table.seats[0].hour) == (None, 2) and table.stack


def selling(day: int, stall: str) -> Match:
    """The Captain sells first, the Blacksmith after her."""
    scenario = Scenario("captain blacksmith").day(day).hours(blacksmith=9, captain=9)
    scenario.piers(square_w="WWBZ", square_e="WBBN").stall("captain", stall).stall("blacksmith", "sW")
    return scenario.market()


@pytest.mark.parametrize("bot", ["greedy", "planner", "search:20"])
def test_whoever_closes_the_last_stall_loses_what_lies_on_it(bot: str) -> None:
    """COV-094: goods that nobody buys any more are worth nothing, so every bot sells them first."""
    match = selling(3, "sW sB sZ")
    before = estimate(table_of(match))[0]
    close = next(option for option in match.table.options if option.key == "close")
    after_closing = after(match.table, close, seeded("close"))
    assert isinstance(after_closing, CoveTable)
    assert estimate(after_closing)[0] == pytest.approx(before - (2 * 3 + 2 * 3 + 3 * 1))
    player = make_bot(bot, 0)
    while match.table.asking is not None and match.table.asking.seat == 0:
        match.play(player.choose(match, 0))
    assert table_of(match).seats[0].goods == [0] * 8


def test_what_a_closed_stall_keeps_waits_for_another_day() -> None:
    """COV-054: unsold goods stay, and somebody may buy them tomorrow."""
    match = selling(1, "sW lN")
    close = next(option for option in match.table.options if option.key == "close")
    closed = after(match.table, close, seeded("close"))
    assert isinstance(closed, CoveTable)
    bare = closed.fork()
    assert isinstance(bare, CoveTable)
    bare.seats[0].goods = [0] * 8
    assert estimate(bare)[0] < estimate(closed)[0] < estimate(table_of(match))[0]


def test_a_potion_is_not_lost_while_its_marbles_are_chosen() -> None:
    """COV-250: from the recipe to the last marble the estimate stays about the same."""
    scenario = Rooms("alchemist captain").laboratory(rack="rrrrbbi").piers(square_w="WWBZ", bazaar_w="WWZN")
    match = play(scenario.turn("alchemist"), "visit:cauldrons")
    start = estimate(table_of(match))[0]
    for key in ("brew:large:warrior", "ichor:0", "fourth:red"):
        match.play(key)
        assert estimate(table_of(match))[0] == pytest.approx(start, abs=3.0), key


def test_ichor_and_a_fourth_marble_of_any_kind_count_for_potions() -> None:
    """COV-250, COV-251: any fourth marble makes three of a colour a large potion; ichor stands in for a marble."""

    def rack(marbles: str) -> float:
        scenario = Rooms("alchemist captain").laboratory(rack=marbles).piers(bazaar_w="WWZN", square_w="NNNB")
        return estimate(table_of(scenario.turn("alchemist")))[0]

    assert rack("yi") > rack("y") + 1.6
    assert rack("rrrb") - rack("rrr") > rack("b") - rack("")


def test_the_day_ends_when_the_arrivals_are_over_not_when_one_side_hurries() -> None:
    """COV-020, COV-044: an hourglass that passes no arrival space brings the market no nearer and no further."""
    slow = table_of(Scenario("captain blacksmith").boats(*["WW"] * 6).hours(blacksmith=1, captain=1).turn("captain"))
    fast = table_of(Scenario("captain blacksmith").boats(*["WW"] * 6).hours(blacksmith=2, captain=1).turn("captain"))
    assert day_end(slow) == day_end(fast)


def test_a_recruit_is_foreseen_before_it_is_named() -> None:
    """COV-055, COV-091: going to the Grand Square promises what the best card there may bring."""
    scenario = Scenario("captain blacksmith").has("captain", gold=3).row("lo07", "lo02", "lo03", "me04")
    there = play(scenario.turn("captain"), "visit:grand_square")
    copy = there.table.fork()
    assert isinstance(copy, CoveTable)
    copy.asking = None
    assert estimate(table_of(there))[0] > estimate(copy)[0] + 4.0

"""The estimate is good enough to play by: every merchant who looks one choice ahead earns far more than by chance."""

from __future__ import annotations

import pytest

import veillee
from tests.games.cove.builder import table_of
from tests.games.cove.workshops import Rooms, forge
from veillee.bots import make_bot
from veillee.bots.greedy import after
from veillee.core.chance import seeded
from veillee.games.cove import GAME
from veillee.games.cove.evaluation import day_end, estimate, hours_left
from veillee.games.cove.table import CoveTable

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

"""The specification's worked examples: resting and the end (T36 to T41, T75, T76, T81 to T83)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    codes,
    comes,
    do,
    lazily,
    offered,
    offers,
    pool,
    seat,
    table_of,
    tokens,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.box import ADV_CARDS, FANS, NONE, SETS
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.table import ACT_1, SWAN_SONGS
from veillee.testing import asked, happened, points, told


@pytest.mark.rule("BAR-182")
def test_t36_at_most_twelve_tokens() -> None:
    def start(sang: bool) -> Match:
        return Scenario().has("blue", coins=7, acoustic=4, range=3).rest(sang=sang)

    match = start(sang=True)
    assert offered(match, "drop") == {"coin", "acoustic", "range"}
    do(match, "drop:coin", "drop:range")
    assert tokens(match) == (6, 4, 2) and asked(match)[0] == "yellow"
    assert asked(start(sang=False))[0] == "yellow"


@pytest.mark.rule("BAR-183", "BAR-184", "BAR-185", "BAR-186", "BAR-187", "BAR-059")
def test_t37_drawing_until_there_are_two_skills() -> None:
    scenario = Scenario(bards="harp horn").hand("blue").song("blue", "harp_4", "harp_5", "harp_6")
    match = scenario.deck("blue", "f01", "c05", "harp_i", "harp_1").rest()
    seat(match).discard = [card for card in seat(match).discard if card != value("card", "harp_f")]
    assert sorted(codes(seat(match).discard)) == ["harp_2", "harp_3"]
    comes(match, "f01", "harp_2")
    do(match, "fan:1")
    player = seat(match)
    assert player.coins == 2 and codes(player.brag) == ["c05"] and player.volume == 3
    assert "harp_i" in codes(player.song) and codes(player.hand) == ["harp_1"]
    assert player.drawn == value("card", "f01")  # the deck was empty: the discard pile was shuffled, f01 comes again
    do(match, "fan:2")
    assert tokens(match) == (2, 1, 1) and codes(seat(match).hand) == ["harp_1", "harp_2"]
    assert codes(seat(match).discard) == ["f01"] and codes(seat(match).unknown) == ["harp_3"]


@pytest.mark.rule("BAR-188", "BAR-109")
def test_t38_a_fan_that_shuffles_the_deck() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1").discarded("blue", "harp_2", "harp_3")
    match = scenario.deck("blue", "f15", "harp_4").rest()
    comes(match, "harp_3")
    do(match, "fan:1")
    player = seat(match)
    assert codes(player.discard) == ["f15"] and player.coins == 1
    assert codes(player.hand) == ["harp_1", "harp_3"] and player.top == []
    assert {"harp_2", "harp_4", "harp_f"} <= set(codes(player.unknown))


@pytest.mark.rule("BAR-191", "BAR-192", "BAR-193", "BAR-194", "BAR-195", "BAR-170", "BAR-104")
def test_t39_the_end_is_triggered() -> None:
    scenario = Scenario(3).event(act2="au4").reserves(0, 2).has("blue", region="d1")
    match = do(scenario.sing(lyrics=9), "perform:tavern:4", "rune:upper_right")
    assert table_of(match).reserves == [0, 0] and seat(match).gems == 6
    do(match, "end")
    assert table_of(match).act == SWAN_SONGS
    assert [event.args["seat"] for event in happened(match, "swan-song")] == [1]
    seat(match, "yellow").dial = 0
    lazily(match, lambda match: asked(match)[1] == "Sing")
    assert asked(match) == ("yellow", "Sing") and not seat(match, "yellow").ready
    assert refused_legend(match)
    lazily(match, lambda match: match.over)
    assert [event.args["seat"] for event in happened(match, "swan-song")] == [1, 2]
    assert told(match).count("sings") == 3


def refused_legend(match: Match) -> bool:
    """With au4 a legend would cost the Horn Player 3 lyrics; in a swan song it costs 4."""
    return not offers(pool(match, 0, 3), "tell:poet:1") and offers(pool(match, 0, 4), "tell:poet:1")


@pytest.mark.rule("BAR-198")
def test_t40_a_legend_pays_whoever_meets_it() -> None:
    def start(owner: str) -> Match:
        scenario = Scenario().legends(1, l102=owner).discarded("blue", "c01", "c02")
        return scenario.discarded("yellow", "c03", "c04").brag("yellow", "c05").over()

    assert points(start("blue"), "yellow", "legends") == 2 and points(start("blue"), "blue", "legends") == 0
    assert points(start(""), "yellow", "legends") == 0


@pytest.mark.rule("BAR-200", "BAR-199")
def test_t41_a_shared_victory() -> None:
    scenario = Scenario().has("blue", gems=41, coins=3, acoustic=1, range=1).has("yellow", gems=41, coins=5)
    match = scenario.over()
    assert match.result is not None and set(match.result.winners) == {0, 1}
    assert points(match, "blue") == points(match, "yellow") == 41
    scenario = Scenario().has("blue", gems=41, coins=3, acoustic=1, range=1).has("yellow", gems=41, coins=4)
    match = scenario.over()
    assert match.result is not None and match.result.winners == (0,)


@pytest.mark.rule("BAR-198")
def test_t75_measures_of_cards() -> None:
    scenario = Scenario().discarded("blue", "f01", "f02").song("blue", "s01", "i01", "i02").brag("blue", "c01", "c02")
    scenario.hand("blue", "s02", "harp_1").discarded("blue", "f03", "i03", "i04")
    match = scenario.legends(3, l305="yellow", l301="yellow").over()
    table = table_of(match)
    assert [measure(table, 0, what) for what in (FANS, SETS, ADV_CARDS)] == [4, 2, 11]
    assert points(match, "blue", "legends") == 12


@pytest.mark.rule("BAR-196", "BAR-197", "BAR-198", "BAR-062", "BAR-105")
def test_t76_the_final_score_of_a_human() -> None:
    scenario = Scenario(1, rival="medium").has("blue", gems=15, crests=2)
    scenario.discarded("blue", "s01", "s02", "i01", "f01").song("blue", "s03").brag("blue", "b01")
    scenario.discarded("blue", "i02", "f02", "c01").legends(1, l103="rival", l102="").legends(2, l202="blue")
    match = scenario.over()
    sources = {source: points(match, "blue", source) for source in ("gems", "track", "cards", "legends")}
    assert sources == {"gems": 15, "track": 2, "cards": 11, "legends": 6}
    assert points(match, "blue") == 34


@pytest.mark.rule("BAR-004")
def test_t81_no_stone_is_left() -> None:
    scenario = Scenario(bards="harp horn").supply(acoustic=0).song("blue", "i20")
    match = do(scenario.sing(), "use:i20")  # C1; A1
    assert tokens(match) == (1, 0, 0) and table_of(match).acoustic == 0


@pytest.mark.rule("BAR-172", "BAR-177", "BAR-104", "BAR-180")
def test_t82_the_great_stocktaking() -> None:
    scenario = Scenario(3).event(act2="wi6").reserves(0, 1).has("blue", region="d1", coins=7, acoustic=1)
    scenario.has("yellow", coins=3).has("red", coins=9, range=9).hand("blue", "harp_1").table.first = 1
    match = do(comes(scenario.sing(lyrics=4), "f06"), "perform:tavern:1", "rune:upper_right")
    assert seat(match).gems == 3  # 1 and 2 as the trigger
    do(match, "end", "fan:1")  # the Fan of the performance lies on top of the deck
    assert [event.args["seat"] for event in happened(match, "gains") if event.rule == "BAR-172"] == [2, 0]
    assert seat(match, "red").gems == 3 and seat(match, "yellow").gems == 0
    assert table_of(match).events[1] == NONE
    told_at = told(match)
    assert told_at.index("event-ends") < told_at.index("swan-song")


@pytest.mark.rule("BAR-104", "BAR-179", "BAR-192", "BAR-172")
def test_t83_both_reserves_in_one_turn() -> None:
    scenario = Scenario().event("su3", "wi2").reserves(1, 2).has("blue", region="d1").held("blue", yellow=2)
    match = do(scenario.sing(lyrics=9), "perform:tavern:4", "rune:upper_right")
    assert seat(match).gems == 6 and table_of(match).reserves == [0, 0]
    assert table_of(match).act == ACT_1
    do(match, "end")
    assert seat(match).gems == 8  # su3: 1 for each opposing crest
    assert seat(match, "yellow").volume == 0  # wi2 never starts
    assert told(match, "event-starts") == [] and table_of(match).act == SWAN_SONGS

"""Events: every one of the 24, and when each is active, starts and ends."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    codes,
    do,
    in_pool,
    motifs,
    offered,
    offers,
    refused,
    rival,
    seat,
    table_of,
    tokens,
)
from veillee.core.match import Match
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.steps.common import active_event
from veillee.games.bardwood.table import ACT_2, SWAN_SONGS
from veillee.testing import asked, happened, kinds_of, told

COLORS = ("blue", "yellow", "red")


def gems(match: Match) -> list[int]:
    return [player.gems for player in table_of(match).seats]


# -- when an event is active ------------------------------------------------------------------


@pytest.mark.rule("BAR-166", "BAR-167", "BAR-168", "BAR-169", "BAR-170")
def test_when_each_event_is_active() -> None:
    def active(scenario: Scenario) -> str:
        event = active_event(table_of(scenario.turn()))
        return "" if event == NONE else LEXICON.id("event", event)

    assert active(Scenario().event("sp2", "sp3").reserves(1, 14)) == "great_spring_fair"
    assert active(Scenario().event("sp2", "sp3").reserves(0, 14)) == ""
    assert active(Scenario().event(act2="sp3").reserves(0, 1)) == "petal_rain"
    assert active(Scenario().event(act2="sp3").reserves(0, 0)) == ""
    assert active(Scenario().event(act2="sp3").swan_songs("yellow")) == ""


@pytest.mark.rule("BAR-168", "BAR-173", "BAR-176", "BAR-180")
def test_between_the_acts_no_event_is_active() -> None:
    scenario = Scenario(bards="horn harp").event("au4", "au4").reserves(1, 14).has("blue", region="c2")
    match = scenario.held("blue", yellow=3).sing(lyrics=3)
    assert offers(match, "tell:poet:1")
    do(match, "crests:gems")
    assert refused(match, "tell:poet:1") == "BAR-141"  # 4 lyrics again
    do(match, "end")
    assert table_of(match).act == ACT_2 and table_of(match).events[0] == NONE
    assert told(match, "event-ends", "event-starts", "turn") == ["event-ends", "event-starts", "turn"]


@pytest.mark.rule("BAR-169")
def test_the_act_two_event_is_over_with_its_reserve() -> None:
    scenario = Scenario(bards="horn harp").event(act2="au4").reserves(0, 1).held("blue", yellow=3)
    match = do(scenario.sing(lyrics=3), "crests:gems")
    assert refused(match, "tell:poet:1") == "BAR-141" and seat(match).gems == 6


@pytest.mark.rule("BAR-171", "BAR-168")
def test_a_start_event_of_act_two() -> None:
    match = do(Scenario(3).event("sp4", "wi2").reserves(1, 14).held("blue", yellow=3).sing(), "crests:gems")
    assert [player.volume for player in table_of(match).seats] == [0, 0, 0]
    do(match, "end")
    assert [(player.range, player.volume) for player in table_of(match).seats] == [(1, 3)] * 3
    assert asked(match) == ("yellow", "PlayCard")


@pytest.mark.rule("BAR-172", "BAR-177")
def test_an_end_event_comes_after_the_turn() -> None:
    scenario = Scenario(3).event("su3", "sp3").reserves(1, 14).held("blue", yellow=4, red=2).held("red", yellow=1)
    match = do(scenario.sing(), "crests:gems")
    assert gems(match) == [4, 0, 0]
    do(match, "end")
    assert gems(match) == [7, 0, 1]


@pytest.mark.rule("BAR-178", "BAR-179")
def test_an_end_event_that_empties_reserve_two() -> None:
    scenario = Scenario(3).event("su3", "wi2").reserves(0, 2).held("yellow", red=3)
    match = scenario.end_turn("blue")
    assert gems(match) == [2, 3, 0]  # blue, whose turn has just ended, counts as the active player
    assert table_of(match).trigger == 0 and table_of(match).act == SWAN_SONGS
    assert seat(match, "red").volume == 0  # wi2 never starts
    assert [event.args["seat"] for event in happened(match, "swan-song")] == [1]


@pytest.mark.rule("BAR-271", "BAR-177")
def test_the_rival_gains_nothing_from_events() -> None:
    match = Scenario(2, rival="medium").event("su3").held("rival", blue=3).ends(1)
    assert rival(match).gems == 0 and gems(match) == [0, 0]
    match = Scenario(2, rival="medium").event("wi2").starts(1)
    assert rival(match).volume == 0 and seat(match).volume == 3
    scenario = Scenario(1, rival="medium").event("au6").discarded("blue", "f01", "f02")
    assert gems(scenario.ends(1)) == [0]


# -- the events of spring ---------------------------------------------------------------------


@pytest.mark.rule("BAR-171", "BAR-177")
def test_sp1_budding_feast() -> None:
    match = Scenario(3).event("sp1").starts(1)
    assert [tokens(match, color) for color in COLORS] == [(1, 1, 0)] * 3


@pytest.mark.rule("BAR-173", "BAR-103")
def test_sp2_great_spring_fair() -> None:
    scenario = Scenario().event("sp2").market(0).has("blue", region="a1", coins=1).shop("conservatory")
    match = do(scenario.sing(), "gem:conservatory")
    assert seat(match).coins == 0 and seat(match).gems == 1
    assert seat(do(Scenario().event("sp2").market(1).sing(), "bank:coins")).coins == 3  # not the bank


@pytest.mark.rule("BAR-173", "BAR-135")
def test_sp3_petal_rain() -> None:
    match = do(Scenario().event("sp3").has("blue", region="d1").sing(lyrics=7), "perform:tavern:3", "rune:upper_left")
    assert in_pool(match) == (0, 0) and seat(match).gems == 3
    assert refused(Scenario().event("sp3").has("blue", region="d1").sing(lyrics=2), "perform:tavern:1") == "BAR-135"


@pytest.mark.rule("BAR-174")
def test_sp4_young_talent_contest() -> None:
    match = do(Scenario().event("sp4").sing(melodies=4, lyrics=4), "event:sp4", "rune:upper_left")
    assert seat(match).gems == 3 and in_pool(match) == (1, 1)
    assert refused(Scenario().event("sp4").sing(melodies=9, lyrics=2), "event:sp4") == "BAR-174"


@pytest.mark.rule("BAR-172", "BAR-177")
def test_sp5_sowing() -> None:
    match = Scenario(3).event("sp5").runes("blue", 0, 1, 0, 0).runes("red", 0, 0, 0, 0).ends(1)
    assert asked(match) == ("blue", "SowRune") and set(match.legal_keys) == {"rune:lower_right", "keep"}
    do(match, "rune:lower_right")
    assert seat(match).runes == [0, 0, 0, 0] and seat(match).coins == 1
    assert asked(match)[0] == "yellow"
    do(match, "keep")
    assert seat(match, "yellow").runes == [2, 2, 2, 2]
    assert [player.coins for player in table_of(match).seats] == [1, 1, 1]  # red has no rune and is not asked


@pytest.mark.rule("BAR-177")
def test_events_go_clockwise_from_the_first_player() -> None:
    scenario = Scenario(3).event("sp5")
    scenario.table.first = 1
    match = scenario.ends(1)
    order = []
    while asked(match)[1] == "SowRune":
        order.append(asked(match)[0])
        do(match, "keep")
    assert order == ["yellow", "red", "blue"]


@pytest.mark.rule("BAR-174")
def test_sp6_egg_hunt() -> None:
    match = do(Scenario().event("sp6").has("blue", range=1).sing(), "event:sp6", "rune:upper_left")
    assert tokens(match) == (2, 0, 0) and seat(match).volume == 2
    assert refused(Scenario().event("sp6").sing(), "event:sp6") == "BAR-174"


# -- the events of summer ---------------------------------------------------------------------


@pytest.mark.rule("BAR-174")
def test_su1_solstice_festival() -> None:
    match = do(Scenario().event("su1").has("blue", volume=6).sing(), "event:su1", "rune:upper_left")
    assert (seat(match).gems, seat(match).coins, seat(match).volume) == (2, 1, 0)
    assert refused(Scenario().event("su1").has("blue", volume=5).sing(), "event:su1") == "BAR-174"


@pytest.mark.rule("BAR-173")
def test_su2_white_nights() -> None:
    match = do(Scenario(bards="harp horn").event("su2").hand("blue", "harp_1", "harp_5").turn(), "play:harp_1")
    assert seat(match).volume == 1  # harp_5 shows none
    match = do(Scenario(bards="harp horn").event("su2").hand("blue", "harp_1", "harp_2").turn(), "play:harp_1")
    assert seat(match).volume == 3
    # With it the Bongo Bopper has the 2 volume of an adjustment.
    scenario = Scenario(bards="bongo horn").event("su2").hand("blue", "bongo_2", "bongo_1")
    assert asked(do(scenario.turn(), "play:bongo_2")) == ("blue", "AdjustTempo")


@pytest.mark.rule("BAR-172")
def test_su3_battle_of_the_bands() -> None:
    match = Scenario(3).event("su3").held("blue", yellow=5).held("yellow", red=2).ends(1)
    assert gems(match) == [3, 2, 0] and seat(match).held == [0, 5, 0, 0, 0]  # the crests stay


@pytest.mark.rule("BAR-173")
def test_su4_heatwave() -> None:
    def points(dial: int, bards: str = "harp horn") -> int:
        code = bards.split()[0]
        scenario = Scenario(bards=bards).event("su4").has("blue", dial=dial).hand("blue", f"{code}_3", f"{code}_5")
        match = do(scenario.turn(), f"play:{code}_3")
        return table_of(match).points

    assert [points(dial) for dial in range(4)] == [1, 1, 1, 1]  # T2: quarters 2, 3, 0, 1
    assert points(0, "sword horn") == 2  # only the printed value is lower
    assert seat(Scenario().event("su4").has("blue", volume=6).sing()).volume == 6


@pytest.mark.rule("BAR-171")
def test_su5_midsummer_fires() -> None:
    assert motifs(Scenario().motifs("m1", "m2*", "m3").event("su5").starts(1)) == ["m1*", "m2*", "m3*"]


@pytest.mark.rule("BAR-173", "BAR-126")
def test_su6_night_market() -> None:
    scenario = Scenario().event("su6").has("blue", region="a1", coins=2).shop("conservatory", "s01", "s02", "s03")
    match = do(scenario.sing(), "buy:conservatory:s03")
    assert seat(match).coins == 0 and "shop-shuffled" in told(match)


# -- the events of autumn ---------------------------------------------------------------------


@pytest.mark.rule("BAR-172")
def test_au1_grape_harvest() -> None:
    scenario = Scenario(3).event("au1").discarded("blue", "c01", "c02", "b01").brag("yellow", "c03")
    scenario.brag("red", "c04", "c05", "c06", "c07", "c08", "c09", "b02", "b03")
    assert gems(scenario.ends(1)) == [1, 0, 3]


@pytest.mark.rule("BAR-173")
def test_au2_dissonant_mists() -> None:
    scenario = Scenario(bards="harp horn").event("au2").lair("stump", "c03", crests="yellow")
    match = do(scenario.sing(melodies=5), "soothe:stump")  # 5 - 1 + 1; A1
    assert in_pool(match) == (0, 0)
    assert tokens(match) == (1, 1, 0) and tokens(match, "yellow") == (0, 1, 0)  # the coin is not the helpers'


@pytest.mark.rule("BAR-168", "BAR-173")
def test_gems_that_end_an_event_end_what_it_adds() -> None:
    scenario = Scenario(bards="harp horn").event("au2").lair("stump", "c04").reserves(1, 14)
    match = do(scenario.sing(melodies=7), "soothe:stump")  # 6 + 1; G1 empties reserve I
    assert in_pool(match) == (0, 0) and seat(match).gems == 1
    assert tokens(match) == (0, 0, 0)


@pytest.mark.rule("BAR-180")
def test_an_event_stays_on_the_board_until_its_end_effect_is_done() -> None:
    match = Scenario().event("sp5").ends(1)
    assert offers(match, "keep") and table_of(match).events[0] != NONE
    do(match, "keep", "keep")
    assert table_of(match).events[0] == NONE


@pytest.mark.rule("BAR-174", "BAR-111")
def test_au3_masked_ball() -> None:
    scenario = Scenario().event("au3").brag("blue", "c01", "c02", "c03")
    match = do(scenario.sing(), "event:au3", "rune:upper_left")
    assert seat(match).gems == 2 and seat(match).brag == [] and codes(seat(match).discard)[-3:] == ["c01", "c02", "c03"]
    match = do(Scenario().event("au3").brag("blue", "c01").sing(), "event:au3", "rune:upper_left")
    assert seat(match).gems == 1
    assert refused(Scenario().event("au3").sing(), "event:au3") == "BAR-174"


@pytest.mark.rule("BAR-173", "BAR-141")
def test_au4_fireside_tales() -> None:
    match = do(Scenario(bards="harp horn").event("au4").sing(lyrics=2), "tell:poet:1", "rune:upper_left")
    assert in_pool(match) == (0, 0)  # 4 less 1 for the Harpist, less 1
    match = Scenario(bards="horn harp").event("au4").sing(lyrics=2)
    assert refused(match, "tell:poet:1") == "BAR-141"


@pytest.mark.rule("BAR-173", "BAR-159")
def test_au5_flight_of_the_geese() -> None:
    match = do(Scenario(bards="harp horn").event("au5").has("yellow", crests=4).sing(melodies=3), "duel:yellow")
    assert in_pool(match) == (0, 0)


@pytest.mark.rule("BAR-172", "BAR-177")
def test_au6_pumpkin_contest() -> None:
    scenario = Scenario(3).event("au6").discarded("blue", "f01").discarded("red", "f02")
    assert gems(scenario.ends(1)) == [2, 0, 2]
    for fans, gained in ((2, 0), (3, 2)):
        scenario = Scenario(1, rival="easy").event("au6")
        scenario.discarded("blue", *(f"f{number:02}" for number in range(1, fans + 1)))
        assert gems(scenario.ends(1)) == [gained]  # alone one needs 4 Fans, the Super Fan counted


# -- the events of winter ---------------------------------------------------------------------


@pytest.mark.rule("BAR-173", "BAR-086")
def test_wi1_frozen_river() -> None:
    scenario = Scenario(bards="harp horn").event("wi1").has("blue", dial=0, boat=2).hand("blue", "harp_1", "harp_2")
    match = do(scenario.turn(), "play:harp_1")
    assert refused(match, "sail") == "BAR-173" and kinds_of(match) == {"walk", "stay"}
    match = do(Scenario().event("wi1").has("blue", boat=2).song("blue", "s10").sing(lyrics=9), "use:s10")
    assert seat(match).boat == 2
    do(match, "tell_by_boat:poet:1", "rune:upper_left")
    do(match, f"mark:{sorted(offered(match, 'mark'))[0]}")
    assert tokens(match) == (0, 1, 0) and seat(match).boat == 0  # the boat may still go back


@pytest.mark.rule("BAR-171")
def test_wi2_winter_bonfires() -> None:
    match = Scenario(2).event("wi2").has("blue", volume=5).starts(1)
    assert [(player.range, player.volume) for player in table_of(match).seats] == [(1, 6), (1, 3)]


@pytest.mark.rule("BAR-173", "BAR-182", "BAR-133")
def test_wi3_deep_chill() -> None:
    match = do(Scenario().event("wi3").market(0).has("blue", coins=5).sing(), "bank:coins")
    assert seat(match).coins == 8
    do(match, "end")
    assert seat(match).coins == 6  # only coins: nothing to choose
    match = Scenario().event("wi3").has("blue", coins=4, acoustic=3).sing()
    do(match, "end", "drop:acoustic")
    assert tokens(match) == (4, 2, 0) and asked(match)[0] == "yellow"


@pytest.mark.rule("BAR-174", "BAR-153")
def test_wi4_new_years_concert() -> None:
    match = do(Scenario().event("wi4").has("blue", acoustic=2, range=1).sing(), "event:wi4")
    assert set(match.legal_keys) == {"acoustic:1", "acoustic:2"}
    do(match, "acoustic:1")
    assert tokens(match) == (0, 1, 0) and kinds_of(match) == {"bonus"}
    do(match, "bonus:m3", "rune:upper_left")
    assert seat(match).gems == 1 and seat(match).coins == 1 and motifs(match)[2] == "m3*"
    assert refused(Scenario().event("wi4").has("blue", acoustic=1).sing(), "event:wi4") == "BAR-174"


@pytest.mark.rule("BAR-173")
def test_wi5_winter_truce() -> None:
    assert refused(Scenario().event("wi5").sing(melodies=9), "duel:yellow") == "BAR-173"
    scenario = Scenario(1, rival="medium").event("wi5").rival(pawn="poet").tokens("bank")
    match = scenario.rival_sings()
    assert seat(match).crests == 7 and "rival-truce" in told(match) and "rival-activates" in told(match)


@pytest.mark.rule("BAR-172")
def test_wi6_great_stocktaking() -> None:
    scenario = Scenario(3).event("wi6").has("blue", coins=3).has("yellow", coins=5, acoustic=2, range=1)
    assert gems(scenario.has("red", coins=20).ends(1)) == [0, 2, 3]


# -- events that are used ---------------------------------------------------------------------


@pytest.mark.rule("BAR-174", "BAR-175", "BAR-205")
def test_a_rune_after_the_effect_and_once_for_each_player() -> None:
    match = do(Scenario().event("sp4").runes("blue", 1, 2, 0, 0).sing(melodies=3, lyrics=3), "event:sp4")
    assert seat(match).gems == 3 and offered(match, "rune") == {"upper_right", "lower_right"}
    do(match, "rune:upper_right")
    assert seat(match).gems == 3 and table_of(match).event_used == [1, 0]
    match = Scenario().event("sp4").runes("blue", 0, 0, 0, 0).sing(melodies=3, lyrics=3)
    assert refused(match, "event:sp4") == "BAR-174"


@pytest.mark.rule("BAR-174")
def test_the_last_rune_that_an_effect_removes_is_the_reminder() -> None:
    scenario = Scenario().event("wi4").motifs("m5").runes("blue", 0, 0, 1, 0).has("blue", range=2)
    match = do(scenario.sing(), "event:wi4")  # MOTIF; G1: m5 removes a rune
    assert seat(match).runes == [0, 0, 0, 0] and seat(match).gems == 1
    assert table_of(match).event_used == [1, 0] and "rune-on-reserve" in told(match)


@pytest.mark.rule("BAR-175", "BAR-180", "BAR-174")
def test_in_act_two_the_other_event_can_be_used_anew() -> None:
    scenario = Scenario().event("sp4", "sp6").reserves(3, 14).has("blue", range=1, dial=3)
    scenario.hand("blue", "harp_1", "harp_2").hand("yellow", "horn_1", "horn_2")
    match = do(scenario.sing(melodies=3, lyrics=3), "event:sp4", "rune:upper_left")
    assert table_of(match).event_used == [1, 0]
    do(match, "end")
    assert table_of(match).act == ACT_2 and table_of(match).event_used == [0, 0]
    do(match, "play:horn_1", "stay", "play:harp_1", "stay", "event:sp6", "rune:upper_left")
    assert table_of(match).event_used == [0, 1] and seat(match).coins == 2


@pytest.mark.rule("BAR-174", "BAR-168", "BAR-170")
def test_why_an_event_cannot_be_used() -> None:
    match = Scenario().event("sp2", "sp4").sing(melodies=3, lyrics=3)
    assert refused(match, "event:sp4") == "BAR-168"  # its act has not begun
    assert refused(match, "event:sp2") == "BAR-174"  # another kind
    assert refused(match, "event:su1") == "BAR-166"  # not in this match
    match = Scenario().event(act2="sp4").swan_songs("yellow").sing(melodies=3, lyrics=3)
    assert not offers(match, "event:sp4")
    assert table_of(match).act == SWAN_SONGS


@pytest.mark.rule("BAR-166", "BAR-029")
def test_events_by_season_and_kind() -> None:
    seasons = [event.season for event in CONTENT.events]
    assert [seasons.count(season) for season in range(1, 5)] == [6, 6, 6, 6]
    kinds = [event.kind for event in CONTENT.events]
    assert [kinds.count(kind) for kind in range(4)] == [3, 5, 11, 5]  # start, end, ongoing, use

"""The specification's worked examples: songs and places (T15 to T35)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    codes,
    comes,
    do,
    in_pool,
    lair,
    legends,
    motifs,
    offered,
    offers,
    pool,
    refused,
    rewards,
    seat,
    shop,
    table_of,
)
from veillee.core.match import Match
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.steps.common import active_event, blue_of_track, defence
from veillee.games.bardwood.table import ACT_1, ACT_2
from veillee.testing import asked, kinds_of, told


@pytest.mark.rule("BAR-100", "BAR-098", "BAR-097", "BAR-174")
def test_t15_paying_volume_and_converting() -> None:
    match = do(Scenario().event("su1").has("blue", volume=6).sing(), "event:su1", "rune:upper_right")
    assert seat(match).volume == 0
    match = do(Scenario(bards="horn harp").has("blue", coins=4, volume=1).sing(), "convert:horn:volume")
    assert seat(match).coins == 2 and seat(match).volume == 5
    assert refused(match, "convert:horn:volume") == "BAR-098"


@pytest.mark.rule("BAR-149", "BAR-111", "BAR-113")
def test_t16_the_echo_tower() -> None:
    scenario = Scenario().has("blue", volume=6).brag("blue", "c01", "b01")
    match = do(scenario.sing(), "tower:echo", "echo:coin", "echo:brag")
    assert seat(match).volume == 0 and seat(match).coins == 1 and seat(match).brag == []
    assert codes(seat(match).discard)[-2:] == ["c01", "b01"]
    seat(match).volume = 6
    pool(match, 0, 0)
    assert refused(match, "tower:echo") == "BAR-113"


@pytest.mark.rule("BAR-120", "BAR-121", "BAR-122", "BAR-123", "BAR-124", "BAR-163")
def test_t17_soothing_with_a_helper() -> None:
    match = do(Scenario().lair("stump", "c01", crests="yellow").sing(melodies=3), "soothe:stump")
    assert in_pool(match) == (0, 0)
    assert seat(match).coins == 1 and seat(match, "yellow").coins == 1
    assert seat(match).held == [0, 1, 0, 0, 0]
    assert codes(seat(match).brag) == ["c01"]
    assert refused(Scenario().lair("stump", "c01").sing(melodies=3), "soothe:stump") == "BAR-120"


@pytest.mark.rule("BAR-120", "BAR-123", "BAR-163")
def test_t18_soothing_with_an_own_crest() -> None:
    match = do(Scenario().lair("stump", "c04", crests="blue").sing(melodies=5), "soothe:stump")
    assert in_pool(match) == (0, 0) and seat(match).gems == 1 and seat(match).volume == 1
    assert seat(match).held == [0] * 5 and seat(match).crests == 6
    assert lair(match, "stump")[1] == set()


@pytest.mark.rule("BAR-117", "BAR-116", "BAR-119", "BAR-154")
def test_t19_one_dealing_with_each_place() -> None:
    match = do(Scenario().lair("stump", "c01").sing(melodies=9), "help:stump")
    assert lair(match, "stump") == ("c01", {"blue"}) and in_pool(match) == (8, 0)
    assert refused(match, "soothe:stump") == "BAR-117"
    match = do(Scenario().lair("stump", "c01").comes("c02").sing(melodies=12), "soothe:stump")
    assert lair(match, "stump") == ("c02", set())
    assert refused(match, "soothe:stump") == "BAR-117" and refused(match, "help:stump") == "BAR-117"
    scenario = Scenario().lair("stump", "c01").lair("marsh", "c02").has("blue", range=2)
    match = do(scenario.sing(melodies=6), "help:stump", "soothe:marsh")
    assert in_pool(match) == (0, 0) and codes(seat(match).brag) == ["c02"] and seat(match).range == 0


@pytest.mark.rule("BAR-118", "BAR-117", "BAR-154")
def test_t20_an_empty_creature_place() -> None:
    match = do(Scenario().lair("stump").sing(melodies=6), "gem:stump")
    assert in_pool(match) == (1, 0) and seat(match).gems == 1
    assert refused(pool(match, 9, 0), "gem:stump") == "BAR-113"
    match = Scenario().lair("marsh").has("blue", range=2).sing(melodies=6)
    assert refused(match, "gem:marsh") == "BAR-112"
    assert refused(match, "soothe:marsh") == "BAR-118"


@pytest.mark.rule("BAR-126", "BAR-127", "BAR-129", "BAR-131", "BAR-125")
def test_t21_another_card_of_a_shop() -> None:
    scenario = Scenario().has("blue", region="a1", coins=6).shop("conservatory", "s01", "s02", "s03", "s04")
    match = comes(scenario.sing(), "s04", "s02")
    do(match, "buy:conservatory:s03")
    assert seat(match).coins == 3 and codes(seat(match).top) == ["s03"]
    assert shop(match, "conservatory") == ["s04", "s02", "s01"]  # shuffled
    assert table_of(match).market == 1
    assert refused(match, "buy:conservatory:s04") == "BAR-127"


@pytest.mark.rule("BAR-129", "BAR-131", "BAR-125", "BAR-291")
def test_t22_a_skill_card_raises_the_price() -> None:
    def start(market: int = 0, coins: int = 5) -> Match:
        scenario = Scenario().has("blue", region="a2", coins=coins).market(market)
        return scenario.shop("conservatory", "s01", "s02").shop("court", "i01", "i02").sing()

    match = do(start(), "buy:conservatory:s01")
    assert seat(match).coins == 3 and table_of(match).market == 1
    do(match, "buy:court:i01")
    assert seat(match).coins == 0 and table_of(match).market == 1
    assert codes(seat(match).top) == ["s01", "i01"]  # the last one on top
    match = do(start(), "buy:court:i01", "buy:conservatory:s01")
    assert seat(match).coins == 1
    match = do(start(market=7, coins=6), "buy:conservatory:s01")
    assert seat(match).coins == 0 and table_of(match).market == 7


@pytest.mark.rule("BAR-130")
def test_t23_an_empty_shop() -> None:
    match = Scenario().has("blue", region="a1", coins=4).market(3).shop("conservatory").sing()
    do(match, "gem:conservatory")
    assert seat(match).gems == 1 and seat(match).coins == 0 and table_of(match).market == 3


@pytest.mark.rule("BAR-132", "BAR-133", "BAR-134", "BAR-161", "BAR-203", "BAR-204")
def test_t24_the_bank() -> None:
    match = do(Scenario().market(3).has("blue", crests=5).sing(), "bank:coins")
    assert seat(match).coins == 4 and seat(match).crests == 4
    assert table_of(match).bank == [1, 0, 0, 0, 0] and defence(seat(match).crests) == 4
    match = do(Scenario().market(3).bank(blue=1).sing("yellow"), "bank:crests")
    assert seat(match, "yellow").held == [1, 0, 0, 0, 0] and not any(table_of(match).bank)
    match = do(Scenario().market(3).bank(blue=1).sing(), "bank:crests")
    assert seat(match).held == [0] * 5 and seat(match).crests == 6 and not any(table_of(match).bank)


@pytest.mark.rule("BAR-133", "BAR-134")
def test_t25_nothing_to_do_at_the_bank() -> None:
    match = Scenario().has("blue", crests=0).sing()
    assert refused(match, "bank:coins") == "BAR-133"
    assert refused(match, "bank:crests") == "BAR-134"


@pytest.mark.rule("BAR-135", "BAR-136", "BAR-137", "BAR-138", "BAR-139", "BAR-081", "BAR-205")
def test_t26_a_performance() -> None:
    scenario = Scenario().has("blue", region="d1").runes("blue", 2, 1, 2, 2)
    match = comes(scenario.sing(lyrics=6), "f03")
    do(match, "perform:tavern:2")
    assert offered(match, "rune") == {"upper_right", "lower_right", "lower_left", "upper_left"}
    do(match, "rune:lower_right")
    assert seat(match).gems == 2 and in_pool(match) == (0, 1)
    assert codes(seat(match).top) == ["f03"] and "takes-fan" in told(match)
    assert rewards(match, "tavern") == ["", "blue", "", ""]
    assert seat(match).runes == [2, 0, 2, 2] and table_of(match).points == 0
    assert table_of(match).fan_deck == 11


@pytest.mark.rule("BAR-137", "BAR-140")
def test_t27_without_fans_or_runes() -> None:
    scenario = Scenario().has("blue", region="d1").runes("blue", 2, 0, 0, 0).fan_deck(0)
    match = do(scenario.sing(lyrics=6), "perform:tavern:2")
    assert seat(match).gems == 3 and seat(match).runes == [1, 0, 0, 0]
    match = Scenario().has("blue", region="d1").runes("blue", 0, 0, 0, 0).sing(lyrics=6)
    assert refused(match, "perform:tavern:2") == "BAR-140"


@pytest.mark.rule("BAR-141", "BAR-142", "BAR-143", "BAR-144", "BAR-145", "BAR-147")
def test_t28_a_legend_by_boat() -> None:
    match = comes(Scenario(bards="horn harp").has("blue", boat=2).legends(1, l101="").sing(lyrics=3), "l102")
    assert refused(match, "tell:poet:1") == "BAR-141"
    do(match, "tell_by_boat:poet:1", "rune:upper_left")
    assert in_pool(match) == (0, 0) and seat(match).boat == 0 and seat(match).gems == 1
    assert offered(match, "mark") == {"l101", "l102"}
    do(match, "mark:l101")
    assert legends(match, 1) == {"l101": "blue", "l102": ""} and seat(match).runes == [2, 2, 2, 1]
    assert table_of(match).legends[0].pile == 3


@pytest.mark.rule("BAR-141", "BAR-142", "BAR-061", "BAR-103")
def test_t29_the_harpist_by_boat() -> None:
    match = do(Scenario(bards="harp horn").has("blue", boat=6).sing(), "tell_by_boat:poet:1")
    assert in_pool(match) == (0, 0) and seat(match).boat == 0 and seat(match).gems == 1
    match = do(Scenario(bards="harp horn").has("blue", boat=6).sing(lyrics=3), "tell:poet:1")
    assert in_pool(match) == (0, 0) and seat(match).boat == 6


@pytest.mark.rule("BAR-150", "BAR-151", "BAR-152", "BAR-201")
def test_t30_motifs() -> None:
    def start() -> Match:
        scenario = Scenario().has("blue", region="c3").motifs("m1*", "m3", "m4*", "m2")
        return do(scenario.sing(lyrics=2), "motif:fountain")

    match = do(start(), "cash")
    assert seat(match).gems == 2 and motifs(match) == ["m1", "m3", "m4", "m2"] and in_pool(match) == (0, 0)
    match = start()
    assert offered(match, "bonus") == {"m3", "m2"}
    do(match, "bonus:m3")  # C1; V2
    assert motifs(match) == ["m1*", "m3*", "m4*", "m2"]
    assert (seat(match).gems, seat(match).coins, seat(match).volume) == (0, 1, 2)


@pytest.mark.rule("BAR-154", "BAR-155", "BAR-112")
@pytest.mark.parametrize(
    ("region", "location", "stones"),
    [("c2", "stump", 0), ("c2", "marsh", 2), ("c2", "ravine", 1), ("c2", "cave", 2), ("d2", "marsh", 1)],
)
def test_t31_range_stones(region: str, location: str, stones: int) -> None:
    def start(has: int) -> Match:
        return Scenario().has("blue", region=region, range=has).lair(location, "c01").sing(melodies=4)

    match = do(start(stones), f"soothe:{location}")
    assert seat(match).range == 0 and codes(seat(match).brag) == ["c01"]
    if stones:
        assert refused(start(stones - 1), f"soothe:{location}") == "BAR-154"


@pytest.mark.rule("BAR-154", "BAR-112")
def test_t31_range_stones_reach_no_shop() -> None:
    match = Scenario().has("blue", range=2, coins=9).shop("conservatory", "s01", "s02").sing()
    assert refused(match, "buy:conservatory:s01") == "BAR-112"


@pytest.mark.rule("BAR-158", "BAR-159", "BAR-160", "BAR-161", "BAR-162")
def test_t32_challenging_a_bard() -> None:
    def start(bards: str, melodies: int) -> Match:
        return Scenario(bards=bards).has("blue", crests=4).sing("yellow", melodies=melodies)

    match = do(start("harp horn", 6), "duel:blue")
    assert in_pool(match) == (2, 0) and seat(match, "yellow").held == [1, 0, 0, 0, 0]
    assert (seat(match).crests, defence(seat(match).crests), blue_of_track(seat(match).crests)) == (3, 4, 1)
    assert refused(pool(match, 9, 0), "duel:blue") == "BAR-158"
    assert refused(start("harp horn", 3), "duel:blue") == "BAR-159"
    match = do(start("harp banjo", 3), "duel:blue")
    assert in_pool(match) == (0, 0)


@pytest.mark.rule("BAR-164", "BAR-104", "BAR-168", "BAR-165")
def test_t33_crests_for_gems() -> None:
    match = Scenario().held("blue", yellow=3).reserves(1, 14).event("sp4", "wi2").sing(melodies=3, lyrics=3)
    assert offers(match, "event:sp4")
    do(match, "crests:gems")
    table = table_of(match)
    assert table.reserves == [0, 11] and seat(match).gems == 4 and seat(match).held == [0] * 5
    assert active_event(table) == NONE and table.act == ACT_1
    assert not offers(match, "event:sp4")
    do(match, "end")
    assert table_of(match).act == ACT_2 and asked(match)[0] == "yellow"
    assert seat(match).volume == 3  # wi2 has started


@pytest.mark.rule("BAR-095")
def test_t34_per_skill_counts_itself() -> None:
    match = do(Scenario().song("blue", "s07", "s01", "harp_1", "i01").sing(), "use:s07")
    assert in_pool(match) == (3, 0)


@pytest.mark.rule("BAR-106", "BAR-108")
def test_t35_reprise() -> None:
    scenario = Scenario().song("blue", "i08", "i01", "i02")
    match = do(scenario.sing(), "use:i01", "use:i08")
    assert offered(match, "again") == {"i01", "i02"}
    assert refused(match, "again:i08") == "BAR-108"
    do(match, "again:i01")
    assert in_pool(match) == (0, 6) and seat(match).volume == 2
    assert refused(match, "use:i01") == "BAR-090"
    match = do(Scenario().song("blue", "i08", "i01").sing(), "use:i08")
    assert kinds_of(match) >= {"use"} and in_pool(match) == (0, 3)
    assert in_pool(do(match, "use:i01")) == (0, 6)  # what was not used yet stays usable

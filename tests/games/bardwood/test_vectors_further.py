"""The specification's worked examples: finer points of songs, events and Muses (T62 to T67, T69, T70, T77, T79)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    codes,
    comes,
    do,
    in_pool,
    offered,
    offers,
    pool,
    refused,
    rewards,
    seat,
    shop,
    table_of,
    tokens,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.steps.common import active_event
from veillee.testing import asked, told


@pytest.mark.rule("BAR-287", "BAR-098")
def test_t62_a_conversion_is_an_item_of_its_own() -> None:
    match = do(Scenario(bards="banjo harp").has("blue", volume=2).sing(), "convert:banjo:melody")
    assert seat(match).volume == 1 and in_pool(match) == (1, 0)
    do(match, "use:banjo")
    assert in_pool(match) == (2, 0)
    do(match, "convert:banjo:melody")
    assert seat(match).volume == 0 and in_pool(match) == (3, 0)
    seat(match).volume = 6
    assert refused(pool(match, 3, 0), "convert:banjo:melody") == "BAR-098"


@pytest.mark.rule("BAR-106", "BAR-289", "BAR-092")
def test_t63_activating_an_impro_with_a_conversion() -> None:
    match = Scenario().song("blue", "i15", "s12").has("blue", coins=5, volume=2).sing()
    do(match, "use:i15", "convert:i15:melody", "convert:i15:melody")
    assert in_pool(match) == (4, 0) and seat(match).coins == 3
    do(match, "lower:s12")
    assert asked(match) == ("blue", "ConvertNow") and in_pool(match) == (6, 0)
    assert offered(match, "convert") == {"i15:melody"}
    do(match, "convert:i15:melody", "convert:i15:melody")
    assert asked(match) == ("blue", "Sing")
    assert in_pool(match) == (8, 0) and seat(match).coins == 1
    assert refused(match, "convert:i15:melody") == "BAR-098"


@pytest.mark.rule("BAR-107", "BAR-108", "BAR-289")
def test_t64_an_impro_of_a_shop() -> None:
    scenario = Scenario().song("blue", "i09", "i01").shop("hedge", "i08", "i02").shop("court", "i03")
    match = do(scenario.sing(), "use:i01", "use:i09")
    assert offered(match, "jam") == {"hedge", "court"}
    do(match, "jam:hedge")
    assert in_pool(match) == (0, 6) and seat(match).volume == 3 and shop(match, "hedge") == ["i08", "i02"]
    match = do(Scenario().song("blue", "i09").shop("hedge", "i08").shop("court").sing(), "use:i09")
    assert in_pool(match) == (0, 0) and seat(match).volume == 3  # one shop, and no target for i08


@pytest.mark.rule("BAR-108")
def test_t64_a_shop_with_a_shop_jam_on_top_is_not_offered() -> None:
    match = Scenario().song("blue", "i09").shop("hedge", "i03").shop("court", "i02").sing()
    table = table_of(match)
    # There is only one i09: here it lies in the song and, as a copy of another pack would, on top of the court.
    table.shops[CONTENT.shops.index(value("location", "court"))].insert(0, value("card", "i09"))
    do(match, "use:i09")
    assert asked(match) == ("blue", "ChooseSide")  # no question of a shop: the option of i03 at the hedge comes at once


@pytest.mark.rule("BAR-288", "BAR-101", "BAR-099", "BAR-102")
def test_t65_stones_pay_the_rest() -> None:
    match = Scenario().has("blue", acoustic=3).lair("stump", "c01").sing(melodies=2)
    do(match, "soothe:stump")
    assert asked(match) == ("blue", "Sing") and in_pool(match) == (0, 0)
    assert seat(match).acoustic == 1 and codes(seat(match).brag) == ["c01"]
    match = Scenario().has("blue", acoustic=3).lair("stump", "c04").sing(melodies=2)
    assert refused(match, "soothe:stump") == "BAR-120"


@pytest.mark.rule("BAR-288", "BAR-061")
def test_t66_the_bagpiper_pays_lyrics() -> None:
    def start(melodies: int) -> Match:
        scenario = Scenario(bards="pipes harp").has("blue", region="d1", acoustic=2, volume=0)
        return do(scenario.sing(melodies=melodies, lyrics=1), "perform:tavern:1")

    match = start(3)
    assert offered(match, "stones") == {"0", "1", "2"}
    do(match, "stones:1", "rune:upper_right")
    assert in_pool(match) == (1, 0) and seat(match).acoustic == 1 and rewards(match, "tavern")[0] == "blue"
    match = start(1)
    assert asked(match) == ("blue", "CoverReward")
    assert in_pool(match) == (0, 0) and seat(match).acoustic == 0
    loud = Scenario(bards="pipes harp").has("blue", region="d1", volume=1).sing(melodies=9)
    assert refused(loud, "perform:tavern:1") == "BAR-135"


@pytest.mark.rule("BAR-005", "BAR-076")
def test_t67_tempo_of_a_creature() -> None:
    def start() -> Match:
        return do(Scenario().has("blue", dial=3).lair("stump", "c12").sing(melodies=5), "soothe:stump")

    match = start()
    assert set(match.legal_keys) == {"tempo:take", "tempo:leave"}
    do(match, "tempo:take")
    assert seat(match).dial == 0 and seat(match).volume == 2
    do(match, "end")
    assert not seat(match).ready and told(match).count("sings") == 1
    match = do(start(), "tempo:leave")
    assert seat(match).dial == 3 and seat(match).volume == 2


@pytest.mark.rule("BAR-209", "BAR-210")
def test_t69_singing_with_the_muse() -> None:
    scenario = Scenario(content="everything").muse("blue", "mu1", region="c1").has("blue", region="c1")
    match = scenario.sing()
    assert set(match.legal_keys) == {"mix:0", "mix:1", "mix:2"}
    do(match, "mix:1")
    assert in_pool(match) == (1, 1)
    do(match, "end")
    assert LEXICON.id("region", table_of(match).muse_region) == "a3"


@pytest.mark.rule("BAR-174", "BAR-175", "BAR-168", "BAR-180", "BAR-205")
def test_t70_the_young_talent_contest() -> None:
    match = Scenario(3).event("sp4").sing(melodies=3, lyrics=3)
    do(match, "event:sp4")
    assert asked(match) == ("blue", "EventRune")
    do(match, "rune:lower_left")
    assert seat(match).gems == 3 and seat(match).runes == [2, 2, 1, 2] and in_pool(match) == (0, 0)
    assert table_of(match).event_used == [0b001, 0]
    assert refused(pool(match, 3, 3), "event:sp4") == "BAR-174"

    def later(color: str) -> Match:
        scenario = Scenario(3).event("sp4")
        scenario.runes("blue", 2, 2, 1, 2).table.event_used = [0b001, 0]
        return scenario.sing(color, melodies=3, lyrics=3)

    assert refused(later("blue"), "event:sp4") == "BAR-174"
    assert offers(later("yellow"), "event:sp4")
    match = do(Scenario(3).event("sp4").reserves(3, 21).sing(melodies=3, lyrics=3), "event:sp4", "rune:lower_left")
    assert active_event(table_of(match)) == NONE and table_of(match).event_used == [1, 0]
    do(match, "end")
    assert table_of(match).events[0] == NONE and table_of(match).event_used == [0, 0]


@pytest.mark.rule("BAR-103", "BAR-061", "BAR-092", "BAR-056")
def test_t77_the_horn_player() -> None:
    def volume_after(card: str) -> int:
        match = do(Scenario(bards="horn harp").has("blue", volume=6).song("blue", card).sing(), f"lower:{card}")
        return seat(match).volume

    assert volume_after("horn_1") == 4
    assert volume_after("s04") == 5
    match = Scenario(bards="harp horn").has("blue", volume=6).song("blue", "s16").sing()
    assert seat(do(match, "lower:s16")).volume == 3


@pytest.mark.rule("BAR-125", "BAR-126", "BAR-173")
def test_t79_prices_under_events() -> None:
    def start(event: str, market: int, coins: int) -> Match:
        scenario = Scenario().event(event).market(market).has("blue", region="a1", coins=coins)
        return scenario.shop("conservatory", "s01", "s02", "s03", "s04").sing()

    assert tokens(do(start("sp2", 0, 2), "buy:conservatory:s01"))[0] == 1
    assert tokens(do(start("sp2", 0, 2), "buy:conservatory:s02"))[0] == 0
    assert offered(start("sp2", 0, 1), "buy") == {"conservatory:s01"}
    assert offered(start("su6", 1, 3), "buy") == {f"conservatory:s0{number}" for number in range(1, 5)}
    match = do(comes(start("su6", 1, 3), "s04", "s03"), "buy:conservatory:s02")
    assert tokens(match)[0] == 0 and shop(match, "conservatory") == ["s04", "s03", "s01"]
    match = do(start("su6", 1, 3), "buy:conservatory:s01")
    assert shop(match, "conservatory") == ["s02", "s03", "s04"] and "shop-shuffled" not in told(match)

"""The Sing phase: sections, conversions, the pool, payments and what a song remembers."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    codes,
    do,
    in_pool,
    lair,
    offered,
    offers,
    pool,
    refused,
    seat,
    table_of,
    tokens,
)
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.testing import asked, kinds_of, told


@pytest.mark.rule("BAR-088")
def test_who_passed_no_shelf_does_not_sing() -> None:
    match = Scenario(bards="harp horn").has("blue", dial=0).hand("blue", "harp_1", "harp_2").turn()
    do(match, "play:harp_1", "stay")
    assert asked(match) == ("yellow", "PlayCard") and "sings" not in told(match)
    assert codes(seat(match).song)[:1] == ["harp_1"]  # the song goes on


@pytest.mark.rule("BAR-089")
def test_everything_in_any_order() -> None:
    scenario = Scenario(bards="harp horn").song("blue", "s01", "harp_2").has("blue", volume=4).held("blue", yellow=2)
    match = scenario.lair("stump", "c01").sing(melodies=1)
    do(match, "help:stump", "crests:coin", "use:s01", "lower:s01", "bank:coins", "duel:yellow", "use:harp_2", "end")
    assert seat(match).coins == 3 and seat(match).held == [0, 2, 0, 0, 0]
    assert asked(match)[0] == "yellow"


@pytest.mark.rule("BAR-089")
def test_the_order_in_which_everything_is_offered() -> None:
    def start(region: str) -> Match:
        scenario = Scenario(3, bards="banjo harp horn", content="everything").muse("blue", "mu6").event("sp4")
        scenario.song("blue", "s01", "i15").has("blue", region=region, volume=6, coins=9, boat=2, range=4)
        scenario.held("blue", red=3).bank(red=1).lair("glade").shop("conservatory", "s05", "s02")
        return scenario.sing(melodies=20, lyrics=20)

    def kinds(match: Match) -> list[str]:
        return list(dict.fromkeys(option.kind for option in match.table.options))

    assert kinds(start("c2")) == [
        "use", "use_all", "lower", "convert", "soothe", "help", "bank", "tell", "tell_by_boat", "tower", "duel",
        "crests", "event", "muse_convert", "end",
    ]  # fmt: skip
    match = start("b1")
    assert kinds(match)[6:10] == ["gem", "buy", "perform", "tell"]
    assert [option.key for option in match.table.options if option.kind == "soothe"] == [
        "soothe:marsh", "soothe:stump", "soothe:ravine", "soothe:cave",
    ]  # fmt: skip


@pytest.mark.rule("BAR-089", "BAR-093")
def test_one_may_stop_at_any_time() -> None:
    match = do(Scenario().song("blue", "s01").sing(), "end")
    assert asked(match)[0] == "yellow" and "uses" not in told(match)
    assert "s01" in codes(seat(match).discard)


@pytest.mark.rule("BAR-090", "BAR-091", "BAR-092", "BAR-056")
def test_each_section_once() -> None:
    match = Scenario().song("blue", "s03").has("blue", volume=6).sing()
    do(match, "use:s03")
    assert in_pool(match) == (1, 1) and seat(match).volume == 6  # free
    assert refused(match, "use:s03") == "BAR-090"
    do(match, "lower:s03")
    assert in_pool(match) == (2, 2) and seat(match).volume == 4
    assert refused(match, "lower:s03") == "BAR-090"
    assert refused(match, "use:s01") == "BAR-090"  # not in the song
    match = Scenario().song("blue", "s03", "harp_6").has("blue", volume=1).sing()
    assert refused(match, "lower:s03") == "BAR-092" and refused(match, "lower:harp_6") == "BAR-092"


@pytest.mark.rule("BAR-058", "BAR-096")
def test_the_instrument_stays() -> None:
    match = do(Scenario(bards="war horn").song("blue", "s01", "i01").sing(), "use:war")
    assert in_pool(match) == (2, 0)
    do(match, "end")
    assert seat(match).song == [] and codes(seat(match).discard)[-2:] == ["s01", "i01"]
    scenario = Scenario(bards="war horn")
    assert in_pool(do(scenario.sing(), "use:war")) == (2, 0)  # in every song


@pytest.mark.rule("BAR-060", "BAR-091")
def test_an_impro_gives_its_benefits() -> None:
    match = do(Scenario().song("blue", "i05").sing(), "use:i05")  # V4; L1
    assert seat(match).volume == 4 and in_pool(match) == (0, 1)


@pytest.mark.rule("BAR-091")
def test_using_all_sections_at_once() -> None:
    scenario = Scenario(bards="horn harp").song("blue", "s01", "i01", "i12")
    match = scenario.sing()  # the option of the Horn, then 2 melodies and 3 lyrics; i12 only converts
    do(match, "use_all", "take:lyric")
    assert in_pool(match) == (2, 4)
    assert refused(match, "use_all") == "BAR-091" and offered(match, "use") == set()
    match = do(Scenario(bards="horn harp").song("blue", "s01").sing(), "use:s01")
    assert not offers(match, "use_all")  # only one is left


@pytest.mark.rule("BAR-094")
def test_the_pool_is_lost_at_the_end() -> None:
    match = do(Scenario().sing(melodies=4, lyrics=2), "end")
    assert in_pool(match) == (0, 0)
    match = Scenario().sing("yellow")
    assert in_pool(match) == (0, 0)


@pytest.mark.rule("BAR-095")
def test_per_skill_and_per_impro_count_at_the_moment_of_use() -> None:
    match = do(Scenario().song("blue", "s17", "i01", "i02").sing(), "use:s17")  # M1 per impro; M1
    assert in_pool(match) == (3, 0)
    match = do(Scenario().song("blue", "i16", "s01", "s02").sing(), "use:i16")  # L1 per skill
    assert in_pool(match) == (0, 2)
    match = do(Scenario().song("blue", "s24").sing(), "use:s24")  # L1 per impro; L1
    assert in_pool(match) == (0, 1)


@pytest.mark.rule("BAR-006", "BAR-202")
def test_from_left_to_right() -> None:
    match = do(Scenario().song("blue", "i03").sing(), "use:i03")  # M1; L1; M1|L1
    assert in_pool(match) == (1, 1) and offered(match, "take") == {"melody", "lyric"}
    assert refused(match, "take:coin") == "BAR-202"
    assert in_pool(do(match, "take:melody")) == (2, 1)
    match = do(Scenario().has("blue", dial=2).song("blue", "i22").sing(), "use:i22", "take:backbeat")  # L2; CT1|V2
    assert seat(match).dial == 1 and seat(match).volume == 0


@pytest.mark.rule("BAR-097", "BAR-098", "BAR-287")
def test_conversions_and_their_limits() -> None:
    match = Scenario().song("blue", "i10").sing(melodies=3)  # L2; M1=>L1 xinf
    do(match, "convert:i10:lyric", "convert:i10:lyric", "use:i10", "convert:i10:lyric")
    assert in_pool(match) == (0, 5)
    assert refused(match, "convert:i10:lyric") == "BAR-097"  # nothing left to pay with
    match = Scenario().song("blue", "s15").has("blue", coins=5).sing()  # C1=>L2 x2
    do(match, "convert:s15:lyric", "convert:s15:lyric")
    assert in_pool(match) == (0, 4) and seat(match).coins == 3
    assert refused(match, "convert:s15:lyric") == "BAR-098"
    match = do(Scenario().song("blue", "i24").has("blue", volume=6).sing(), "convert:i24:gem", "convert:i24:gem")
    assert seat(match).gems == 2 and seat(match).volume == 0  # V3=>G1 x2


@pytest.mark.rule("BAR-287")
def test_two_conversions_of_one_card() -> None:
    match = Scenario(bards="bongo harp").has("blue", volume=4).sing()
    do(match, "convert:bongo:lyric", "convert:bongo:melody")
    assert in_pool(match) == (1, 1) and refused(match, "convert:bongo:melody") == "BAR-098"
    assert offers(match, "use:bongo")


@pytest.mark.rule("BAR-287")
def test_a_section_of_conversions_only_has_nothing_to_use() -> None:
    match = Scenario().song("blue", "i12").has("blue", volume=1).sing()
    assert refused(match, "use:i12") == "BAR-287" and offers(match, "convert:i12:motif")
    do(match, "convert:i12:motif")
    assert kinds_of(match) == {"bonus"}


@pytest.mark.rule("BAR-100")
def test_nobody_pays_more_volume_than_the_marker_shows() -> None:
    match = Scenario().has("blue", volume=2).song("blue", "s16").sing()
    assert refused(match, "lower:s16") == "BAR-092" and refused(match, "tower:echo") == "BAR-149"


@pytest.mark.rule("BAR-099", "BAR-101", "BAR-288")
def test_payments_take_the_pool_first() -> None:
    match = do(Scenario().has("blue", region="b3", acoustic=2).sing(melodies=3, lyrics=5), "busk:busker")
    assert in_pool(match) == (1, 5) and tokens(match) == (2, 2, 0)
    match = do(Scenario().has("blue", region="c3", acoustic=2).sing(lyrics=1), "motif:fountain")
    assert in_pool(match) == (0, 0) and seat(match).acoustic == 1 and table_of(match).acoustic == 15
    match = Scenario().event("sp4").has("blue", acoustic=3).sing(melodies=2, lyrics=1)
    do(match, "event:sp4", "rune:upper_left")
    assert in_pool(match) == (0, 0) and seat(match).acoustic == 0
    assert not offers(Scenario().event("sp4").has("blue", acoustic=2).sing(melodies=2, lyrics=1), "event:sp4")


@pytest.mark.rule("BAR-288", "BAR-061")
def test_the_bagpiper_has_melodies_for_lyrics_only_at_volume_zero() -> None:
    def start(volume: int, acoustic: int = 0) -> Match:
        scenario = Scenario(bards="pipes horn").has("blue", region="c2", volume=volume, acoustic=acoustic)
        return scenario.sing(melodies=4)

    assert offers(start(0), "tell:poet:1") and refused(start(1), "tell:poet:1") == "BAR-141"
    match = do(start(0, acoustic=9), "tell:poet:1")
    assert offered(match, "stones") == {"0", "1", "2", "3", "4"}
    match = do(start(0, acoustic=2), "tell:poet:1", "stones:2")
    assert in_pool(match) == (2, 0) and seat(match).acoustic == 0


@pytest.mark.rule("BAR-102", "BAR-103")
def test_costs_are_paid_exactly_after_all_changes() -> None:
    # The Wardrummer pays 1 less for a small creature, au2 asks 1 more, two crests lower it by 2.
    match = Scenario(bards="war horn").event("au2").lair("stump", "c02", crests="blue yellow").sing(melodies=9)
    do(match, "soothe:stump")
    assert in_pool(match) == (6, 0)
    # The Bardbarian pays 2 less for a boss; never less than 0.
    match = Scenario(bards="barb horn").lair("stump", "b01", under=0).sing(melodies=5)
    assert in_pool(do(match, "soothe:stump")) == (0, 0)


@pytest.mark.rule("BAR-102")
def test_no_more_is_paid_than_is_asked_whatever_it_is_paid_in() -> None:
    match = do(Scenario().song("blue", "i15").has("blue", coins=5).sing(), "convert:i15:melody")  # C1=>M1
    assert tokens(match) == (4, 0, 0) and in_pool(match) == (1, 0)
    match = do(Scenario(bards="harp horn").has("blue", volume=6).sing(), "convert:harp:lyric")  # V2=>L2
    assert seat(match).volume == 4 and in_pool(match) == (0, 2)
    match = do(Scenario().event("sp6").has("blue", range=5).sing(), "event:sp6", "rune:upper_left")  # R1=>C2+V2
    assert tokens(match) == (2, 0, 4)
    match = do(Scenario().event("sp4").sing(melodies=9, lyrics=8), "event:sp4", "rune:upper_left")  # M3+L3=>G3
    assert in_pool(match) == (6, 5) and seat(match).gems == 3


@pytest.mark.rule("BAR-106", "BAR-108", "BAR-289")
def test_an_impro_again_gives_everything_at_once() -> None:
    scenario = Scenario().song("blue", "s12", "i13", "i08", "i09").has("blue", volume=2)
    match = do(scenario.sing(), "lower:s12")
    assert kinds_of(match) == {"take"}  # only i13 can be meant: those that show the symbol cannot
    do(match, "take:melody", "take:lyric")
    assert in_pool(match) == (1, 1) and seat(match).boat == 1
    assert offers(match, "use:i13")
    assert not offers(match, "again:i08")
    match = do(Scenario().song("blue", "s12").has("blue", volume=2).sing(), "lower:s12")
    assert asked(match) == ("blue", "Sing") and "no-impro" in told(match)


@pytest.mark.rule("BAR-107")
def test_no_shop_to_jam_with() -> None:
    match = do(Scenario().song("blue", "i09").shop("hedge").shop("court").sing(), "use:i09")
    assert "no-jam" in told(match) and seat(match).volume == 1
    scenario = Scenario().has("blue", region="e3").song("blue", "i09").shop("hedge", "i01").shop("court", "i02")
    match = do(scenario.sing(), "use:i09")
    assert offered(match, "jam") == {"hedge", "court"}  # wherever the bard is
    assert refused(match, "jam:bank") == "BAR-107"
    assert in_pool(do(match, "jam:court")) == (3, 0)


@pytest.mark.rule("BAR-289")
def test_conversions_of_a_jam_come_at_once_and_not_later() -> None:
    scenario = Scenario().song("blue", "i09").shop("hedge", "i19").shop("court").has("blue", volume=4)
    match = do(scenario.sing(), "use:i09")  # i19: M2; V2=>M2 x1
    assert in_pool(match) == (2, 0) and offered(match, "convert") == {"i19:melody"}
    do(match, "convert:i19:melody")
    assert in_pool(match) == (4, 0) and seat(match).volume == 3
    assert refused(match, "convert:i19:melody") == "BAR-090"


@pytest.mark.rule("BAR-109", "BAR-291")
def test_shuffling_in_a_song() -> None:
    scenario = Scenario().song("blue", "s19").has("blue", volume=1).discarded("blue", "s01", "f01")
    match = do(scenario.deck("blue", "s02", "s03").sing(), "lower:s19")
    player = seat(match)
    assert player.top == [] and player.discard == []
    assert {"s01", "s02", "s03", "f01"} <= set(codes(player.unknown))


@pytest.mark.rule("BAR-110")
def test_removing_runes_and_crests() -> None:
    match = do(Scenario().runes("blue", 1, 0, 2, 0).song("blue", "i14").sing(), "use:i14")
    assert offered(match, "rune") == {"upper_right", "lower_left"} and refused(match, "rune:upper_left") == "BAR-205"
    do(match, "rune:upper_right")
    assert seat(match).runes == [0, 0, 2, 0] and in_pool(match) == (0, 1)
    match = do(Scenario().runes("blue", 0, 0, 0, 0).song("blue", "i14").sing(), "use:i14")
    assert in_pool(match) == (0, 1)  # no rune: nothing happens
    match = do(Scenario().has("blue", crests=1).song("blue", "i21").sing(), "use:i21")
    assert seat(match).crests == 0 and in_pool(match) == (2, 0) and not any(table_of(match).bank)
    match = do(Scenario().has("blue", crests=0).song("blue", "i21").sing(), "use:i21")
    assert seat(match).crests == 0 and in_pool(match) == (2, 0)


@pytest.mark.rule("BAR-111", "BAR-124")
def test_bragging() -> None:
    match = do(Scenario().brag("blue", "c01", "c02", "b01").song("blue", "i18").sing(), "use:i18")
    assert seat(match).brag == [] and codes(seat(match).discard)[-3:] == ["c01", "c02", "b01"]


@pytest.mark.rule("BAR-290", "BAR-090", "BAR-113", "BAR-117", "BAR-158")
def test_a_song_remembers_nothing_of_the_one_before() -> None:
    scenario = Scenario(bards="banjo harp").has("blue", volume=6, dial=3).hand("blue", "banjo_1", "banjo_6")
    scenario.has("yellow", dial=0).hand("yellow", "harp_1", "harp_2").lair("stump", "c05")
    match = scenario.sing(melodies=9)
    do(match, "use:banjo", "convert:banjo:melody", "convert:banjo:melody", "help:stump", "bank:coins", "duel:yellow")
    do(match, "end", "play:harp_1", "stay", "play:banjo_1", "stay")
    assert asked(match) == ("blue", "Sing")
    pool(match, 9, 0)
    for move in ("use:banjo", "convert:banjo:melody", "soothe:stump", "bank:coins", "duel:yellow"):
        assert offers(match, move)


@pytest.mark.rule("BAR-076", "BAR-195")
def test_tempo_in_a_swan_song_moves_no_marker() -> None:
    scenario = Scenario(bards="bongo harp").swan_songs("yellow").has("blue", dial=2).song("blue", "bongo_i")
    match = do(scenario.hand("blue", "bongo_1", "bongo_2").turn(), "play:bongo_1", "adjust:no", "stay")
    assert asked(match) == ("blue", "Sing") and seat(match).dial == 3 and not seat(match).ready
    do(match, "use:bongo_i", "take:melody", "take:tempo")
    assert seat(match).dial == 0 and not seat(match).ready and "passes-shelf" not in told(match)


@pytest.mark.rule("BAR-007")
def test_nobody_gives_anything_to_another() -> None:
    """Whatever a seat decides, it never makes another richer in tokens but by creatures and crests, nor poorer."""
    match = Scenario(3, bards="harp horn banjo").has("blue", coins=3, acoustic=2, range=2).turn()
    chance = Chance("giving", 1)
    for _ in range(400):
        if match.over:
            break
        chooser = match.table.asking.seat if match.table.asking is not None else 0
        before = [tokens(match, color) for color in ("blue", "yellow", "red")]
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        after = [tokens(match, color) for color in ("blue", "yellow", "red")]
        for other in range(3):
            if other != chooser:
                assert all(now >= then for now, then in zip(after[other], before[other], strict=True))


@pytest.mark.rule("BAR-115")
def test_a_place_needs_a_cost_that_can_be_paid_and_an_effect() -> None:
    match = do(Scenario().has("blue", volume=6).sing(), "tower:echo")
    assert offered(match, "echo") == {"coin", "range"} and refused(match, "echo:brag") == "BAR-115"
    match = Scenario().has("blue", volume=3).sing()
    table_of(match).range = 0
    assert offered(do(pool(match, 0, 0), "tower:echo"), "echo") == {"coin"}
    assert lair(match, "stump")[1] == set()

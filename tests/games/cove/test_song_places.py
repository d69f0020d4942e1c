"""The nine locations of a song, and the swan song (chapters 2.18 and 2.19)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, halls, offered, refused, row, seat, table_of, value
from tests.games.cove.workshops import Rooms, codes, ends, runes, sings, spends, spent, stage
from veillee.core.match import Match
from veillee.games.cove.merchants.entertainer.stage import card_price
from veillee.testing import happened, kinds_of, play, told

PIERS = {"pier_bazaar": "bazaar_w", "pier_square": "square_w", "pier_black": "black_e"}


def artist(**board: str | int) -> Rooms:
    """The Entertainer against the Blacksmith, with this on his board."""
    return Rooms("entertainer blacksmith").stage(**board)  # type: ignore[arg-type]


def gold(match: Match) -> int:
    return seat(match, "entertainer").gold


def corruption(match: Match) -> int:
    return seat(match, "entertainer").corruption


# -- piers ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-167", "COV-173")
@pytest.mark.parametrize(("pier", "dock"), PIERS.items())
def test_icons_times_listeners_on_every_pier(pier: str, dock: str) -> None:
    match = artist(song="s04 s05").piers(**{dock: "BBBW"}).boat(3, "BB").boat(6, "BB").sings()
    sings(play(match, f"go:{pier}", "act"), "bard", "s04_upper", "s05_upper")
    assert gold(match) == 3 * 3 and corruption(match) == 0


@pytest.mark.rule("COV-167")
def test_both_boats_of_the_grand_square_pier_listen() -> None:
    match = artist(song="s04").piers(square_w="BBWW", square_e="BZZZ").sings()
    sings(play(match, "go:pier_square", "act"), "bard", "s04_upper")
    assert gold(match) == 2 * 3


@pytest.mark.rule("COV-168")
def test_one_colour_for_each_pier_action() -> None:
    match = artist(song="s04 s01 s05").piers(bazaar_w="BBWW").sings()
    sings(play(match, "go:pier_bazaar", "act"), "bard", "s04_upper", "s05_upper")
    assert kinds_of(match) == {"buy", "no_card"}


@pytest.mark.rule("COV-169")
def test_singing_before_nobody_gives_nothing_but_is_allowed() -> None:
    match = artist(song="s04").sings()
    sings(play(match, "go:pier_bazaar", "act"), "bard", "s04_upper")
    assert gold(match) == 0 and spent(match) == ["s04_upper"]


@pytest.mark.rule("COV-170")
def test_only_the_top_cards_are_for_sale() -> None:
    match = artist(song="s04", skills="s16 s13", impros="i05 i02").has("entertainer", gold=9).sings()
    play(match, "go:pier_black", "act", "silent")
    assert offered(match, "buy") == {"s16", "i05"}
    assert refused(match, "buy:s13") == "COV-170" and refused(match, "buy:c02") == "COV-170"
    play(match, "buy:s16")
    assert codes(stage(match).skill_pile).startswith("s13") and asked(match)[1] == "AtPlace"  # one card for each action


@pytest.mark.rule("COV-106", "COV-170")
@pytest.mark.parametrize("card", ["s13", "s14", "s15", "s16", "i02", "i03", "i04", "i05"])
def test_with_a_setting_any_card_may_be_bought_and_the_order_stays(card: str) -> None:
    scenario = Rooms("entertainer blacksmith", free_choice=True)
    scenario.stage(song="s04", skills="s13 s14 s15 s16", impros="i02 i03 i04 i05")
    match = play(scenario.has("entertainer", gold=1).sings(), "go:pier_bazaar", "act", "silent", f"buy:{card}")
    assert codes(stage(match).top) == card and gold(match) == 0
    for pile in (stage(match).skill_pile, stage(match).impro_pile):
        assert pile == sorted(pile) and len(pile) + pile.count(value("card", card)) in (3, 4)


@pytest.mark.rule("COV-170")
def test_an_empty_pile_offers_nothing() -> None:
    scenario = artist(song="s04", discard="s13 s14 s15 s16 i02 i03 i04").has("entertainer", gold=9)
    match = play(scenario.sings(), "go:pier_bazaar", "act", "silent")
    assert offered(match, "buy") == {"i05"}
    match = artist(discard="s13 s14 s15 s16 i02 i03 i04 i05").has("entertainer", gold=9).sings()
    assert refused(play(match, "go:pier_bazaar"), "act") == "COV-167"


@pytest.mark.rule("COV-171", "COV-177", "COV-184")
@pytest.mark.parametrize(
    ("runes", "fans", "price"),
    [("", 0, 1), ("W", 0, 2), ("WBZN", 0, 5), ("", 2, 1), ("", 3, 2), ("", 6, 5), ("WBZN", 6, 9), ("Z", 4, 4)],
)
@pytest.mark.parametrize("pier", PIERS)
def test_the_price_of_a_card(runes: str, fans: int, price: int, pier: str) -> None:
    scenario = artist(song="s04", runes=runes, skills="s16", impros="i04")
    scenario.fans(*[f"lo{n:02}" for n in range(1, fans + 1)]).has("entertainer", gold=price)
    match = scenario.sings()
    assert card_price(table_of(match), stage(match)) == price
    play(match, f"go:{pier}", "act", "silent")
    assert offered(match, "buy") == {"s16", "i04"}  # either kind on any pier
    play(match, "buy:i04")
    assert gold(match) == 0
    if price > 1:
        match = play(scenario_with(runes, fans, price - 1), f"go:{pier}", "act")
        sings(match, "bard", "s04_upper")
        assert asked(match)[1] == "AtPlace"  # too dear: nothing to ask


def scenario_with(runes: str, fans: int, purse: int) -> Match:
    scenario = artist(song="s04", runes=runes).fans(*[f"lo{n:02}" for n in range(1, fans + 1)])
    return scenario.has("entertainer", gold=purse).sings()


# -- the Grand Square -------------------------------------------------------------------------


@pytest.mark.rule("COV-174", "COV-176", "COV-177")
def test_a_fan_stays_in_the_row_and_joins_no_staff() -> None:
    match = artist(song="s01").row("lo01", "lo02", "lo03", "lo04").sings()
    spends(play(match, "go:grand_square", "act", "court:lo03"), "s01_upper")
    assert row(match) == ["lo01", "lo02", "lo03*", "lo04"] and stage(match).crests == 1
    assert seat(match, "entertainer").staff == [] and stage(match).fans == []


@pytest.mark.rule("COV-175")
@pytest.mark.parametrize("fans", range(6))
def test_a_crest_costs_one_more_than_he_has_fans(fans: int) -> None:
    def at_square(stones: int, song: str) -> Match:
        scenario = artist(song=song, stones=stones).row("me01", "me02")
        return play(scenario.fans(*[f"lo{n:02}" for n in range(1, fans + 1)]).sings(), "go:grand_square")

    songs = ["s02", "s01", "s01 s05", "s01 s04", "s01 s04 s02", "s01 s04 s07"]  # 1 to 6 icons of any colours
    spent_all = play(at_square(0, songs[fans]), "act", "court:me02")
    while offered(spent_all, "use"):
        spent_all.play(sorted(key for key in spent_all.legal_keys if key.startswith("use"))[0])
    assert stage(spent_all).crests == fans + 1
    if fans:
        assert refused(at_square(0, songs[fans - 1]), "act") == "COV-175"


@pytest.mark.rule("COV-175", "COV-181")
def test_fans_count_wherever_they_lie() -> None:
    scenario = artist(song="s01").row("lo01*", "lo02").staff("blacksmith", "lo03*").fans("lo04")
    match = play(scenario.sings(), "go:grand_square")
    assert refused(match, "act") == "COV-175"  # 1 + 3 fans


@pytest.mark.rule("COV-176")
def test_nobody_becomes_a_fan_twice() -> None:
    match = artist(song="s01 s04").row("lo01*", "lo02", "lo03").sings()
    play(match, "go:grand_square", "act")
    assert offered(match, "court") == {"lo02", "lo03"} and refused(match, "court:lo01") == "COV-176"
    assert refused(match, "court:lo09") == "COV-174"
    play(match, "court:lo02")
    spends(match, "s01_upper")
    assert refused(match, "act") == "COV-137"  # one crest for each action


@pytest.mark.rule("COV-178")
def test_without_a_crest_or_a_free_card_the_action_is_impossible() -> None:
    match = artist(song="s01 s04", stones=3).row("lo01*", "lo02*").sings()
    assert refused(play(match, "go:grand_square"), "act") == "COV-178"
    scenario = artist(song="s01 s04 s07", stones=3).row("me01").fans(*[f"lo{n:02}" for n in range(1, 7)])
    match = play(scenario.sings(), "go:grand_square")
    assert refused(match, "act") == "COV-178"


@pytest.mark.rule("COV-179")
def test_a_fan_recruited_by_another_sponsors_both() -> None:
    scenario = artist(hand="s01 s02").row("lo01*", "lo02").halls(warrior=3, bard=2)
    match = play(scenario.turn("blacksmith"), "visit:grand_square")  # the only one without a price
    assert seat(match, "blacksmith").gold == 5 and gold(match) == 5
    assert table_of(match).crested >> value("townsfolk", "lo01") & 1


@pytest.mark.rule("COV-180")
def test_a_dropped_fan_comes_beside_his_board_and_sponsors_him() -> None:
    scenario = artist(hand="s01 s02").row("lo01", "lo02").halls(warrior=3)
    scenario.staff("blacksmith", "lo07*", "lo08", "lo09")
    match = play(scenario.turn("blacksmith"), "visit:grand_square", "dismiss:lo07")
    assert gold(match) == 3 and stage(match).fans == [value("townsfolk", "lo07")]
    assert value("townsfolk", "lo07") not in table_of(match).discard


@pytest.mark.rule("COV-180", "COV-086")
def test_fans_of_the_row_come_beside_his_board_in_the_clean_up() -> None:
    scenario = artist(hand="s01 s02").row("lo01", "lo07*", "lo02", "lo09*").halls(warrior=3, wizard=2)
    match = scenario.clean_up()
    assert gold(match) == 3 + 2
    assert stage(match).fans == [value("townsfolk", "lo07"), value("townsfolk", "lo09")]
    assert not set(stage(match).fans) & {*table_of(match).discard, *table_of(match).row}


# -- halls ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-182", "COV-183", "COV-185")
@pytest.mark.parametrize(
    ("clan", "song"), [("warrior", "s01"), ("bard", "s04"), ("wizard", "s07"), ("noble", "s10"), ("noble", "i03")]
)
def test_a_rune_in_every_hall(clan: str, song: str) -> None:
    match = artist(song=song).boat(1, "WBZN").sings()
    play(match, f"go:hall_{clan}", "act")
    assert runes(match) == clan[0].upper() if clan != "wizard" else runes(match) == "Z"
    assert halls(match)[clan] == 1  # nobody leaves the hall
    match = artist(song=f"{song} s13").boat(1, "WBZN").sings()
    spends(play(match, f"go:hall_{clan}", "act"), f"{song}_upper" if song[0] == "s" else song)
    play(match, "go:dragon_isle", "act", "side:left")
    sings(match, clan, "s13_upper")
    assert gold(match) == 2  # from this very song on


@pytest.mark.rule("COV-182")
def test_a_hall_takes_its_own_colour_or_paladins() -> None:
    match = artist(song="s01 s04 s13").sings()
    play(match, "go:hall_bard", "act")
    assert offered(match, "use") == {"s04_upper", "s13_upper"} and refused(match, "use:s01_upper") == "COV-167"


@pytest.mark.rule("COV-182")
def test_an_empty_hall_takes_one_icon() -> None:
    match = artist(song="s02").halls(warrior=0).sings()
    play(match, "go:hall_warrior", "act")
    assert runes(match) == "W"


@pytest.mark.rule("COV-101", "COV-184")
def test_a_coin_is_revealed_but_never_gained() -> None:
    match = artist(song="s01").sings()
    before = card_price(table_of(match), stage(match))
    play(match, "go:hall_warrior", "act")
    assert card_price(table_of(match), stage(match)) == before + 1 and gold(match) == 0


# -- Dragon Isle ------------------------------------------------------------------------------


@pytest.mark.rule("COV-187")
@pytest.mark.parametrize(("side", "earned"), [("left", 2 * 2), ("right", 2 * 3)])
def test_the_boats_at_sea_of_one_side_listen(side: str, earned: int) -> None:
    scenario = artist(song="s01 s04", runes="W").boats("WB", "W", "", "WWW", "", "")
    match = play(scenario.piers(square_w="WWWW").sings(), "go:dragon_isle", "act", f"side:{side}")
    sings(match, "warrior", "s01_upper")
    assert gold(match) == earned


@pytest.mark.rule("COV-186", "COV-188")
def test_only_clans_with_a_rune_and_icons() -> None:
    match = artist(song="s04 s07", runes="WZ").boat(1, "WBZ").sings()
    play(match, "go:dragon_isle", "act", "side:left")
    assert offered(match, "sing") == {"wizard"}
    assert refused(match, "sing:bard") == "COV-188" and refused(match, "sing:warrior") == "COV-188"


@pytest.mark.rule("COV-188")
def test_with_a_rune_but_nothing_to_sing_there_is_no_action() -> None:
    match = play(artist(song="s04", runes="W").boat(1, "WBZ").sings(), "go:dragon_isle")
    assert refused(match, "act") == "COV-188"


@pytest.mark.rule("COV-119", "COV-190")
@pytest.mark.parametrize("card", ["c02", "c03", "c04", "c05"])
def test_who_earns_gold_takes_any_creature(card: str) -> None:
    match = artist(song="s01", runes="W", creatures="c05 c04 c03 c02").boat(1, "W").sings()
    play(match, "go:dragon_isle", "act", "side:left")
    sings(match, "warrior", "s01_upper")
    assert refused(match, "tame:c01") == "COV-190"
    play(match, f"tame:{card}")
    assert codes(stage(match).brag) == card and card not in codes(stage(match).creature_pile)


@pytest.mark.rule("COV-190")
def test_without_a_creature_left_nothing_is_taken() -> None:
    match = artist(song="s01", runes="W", discard="c02 c03 c04 c05").boat(1, "W").sings()
    sings(play(match, "go:dragon_isle", "act", "side:left"), "warrior", "s01_upper")
    assert gold(match) == 2 and not stage(match).brag and asked(match)[1] == "AtPlace"


@pytest.mark.rule("COV-191")
def test_without_gold_no_creature() -> None:
    match = artist(song="s01", runes="W").boat(4, "W").sings()
    sings(play(match, "go:dragon_isle", "act", "side:left"), "warrior", "s01_upper")
    assert gold(match) == 0 and asked(match)[1] == "AtPlace" and not stage(match).brag


@pytest.mark.rule("COV-189")
def test_all_clans_one_after_another_on_one_side() -> None:
    match = artist(song="s01 s04 s07 s10", runes="WBZN").boats("WBZN", "WW").sings()
    play(match, "go:dragon_isle", "act", "side:left")
    for clan, source in (("noble", "s10"), ("warrior", "s01"), ("bard", "s04")):
        sings(match, clan, f"{source}_upper")
        assert not offered(match, "side")
    sings(match, "wizard", "s07_upper")
    assert gold(match) == 2 + 2 * 3 + 2 + 2 and asked(match)[1] == "Tame"


# -- the swan song ----------------------------------------------------------------------------


@pytest.mark.rule("COV-161", "COV-162", "COV-236")
def test_a_swan_song_without_a_song_can_buy_brag_and_spend_stones() -> None:
    scenario = artist(hand="s01 s02", brag="c01", volume=3, stones=1, skills="s13", dial=0).piers(black_e="NNNN")
    match = play(scenario.market(), "swan")
    assert stage(match).singing  # the brag side of the instrument is up
    play(match, "go:pier_black", "brag", "act")
    sings(match, "noble", "stone")
    play(match, "buy:s13")
    assert gold(match) == 3 + 12 - 1 and codes(stage(match).top) == "s13" and codes(stage(match).hand) == "s01 s02"
    ends(match)
    assert not stage(match).singing


@pytest.mark.rule("COV-073", "COV-161")
def test_the_swan_song_comes_before_all_sales() -> None:
    scenario = artist(hand="s02 s04", song="s01").piers(black_e="NNNN").stall("blacksmith", "lN")
    match = scenario.hours(entertainer=9, blacksmith=9).market()
    assert asked(match) == ("entertainer", "MaySwan")
    ends(play(match, "swan", "go:hall_bard"))
    assert asked(match)[0] == "blacksmith" and "sell" in kinds_of(match)


@pytest.mark.rule("COV-163")
@pytest.mark.parametrize("dial", range(4))
def test_a_swan_song_costs_nothing_and_moves_nothing(dial: int) -> None:
    scenario = artist(hand="s07 s08", song="s01", dial=dial).stall("blacksmith", "lW")
    scenario.hours(blacksmith=2, entertainer=2)
    match = play(scenario.piers(bazaar_w="WWWW").market(), "swan", "go:pier_bazaar", "act")
    sings(match, "warrior", "s01_upper")
    play(match, "no_card")
    ends(match)
    assert gold(match) == 8 and stage(match).dial == dial and seat(match, "entertainer").hour == 2
    assert "advances" not in told(match) and asked(match)[0] == "blacksmith"


@pytest.mark.rule("COV-164", "COV-165")
def test_cards_are_discarded_only_if_he_sang() -> None:
    scenario = artist(hand="s07 s08", song="s01 i03").stall("blacksmith", "lW").piers(bazaar_w="WWWW")
    match = play(scenario.market(), "no_swan")
    assert codes(stage(match).song) == "s01 i03" and not stage(match).discard
    scenario = artist(hand="s07", song="s01 i03").stall("blacksmith", "lW").piers(bazaar_w="WWWW")
    match = ends(play(scenario.market(), "swan", "go:hall_bard"))
    assert not stage(match).song and codes(stage(match).discard) == "s01 i03" and codes(stage(match).hand) == "s07"


@pytest.mark.rule("COV-083", "COV-111")
def test_he_is_never_asked_to_sell() -> None:
    match = play(artist(hand="s07 s08").piers(bazaar_w="WWWW").day(2).market(), "no_swan")
    assert table_of(match).day == 3 and not happened(match, "sells")

"""Further worked examples of the four trades: results predicted from the text of the rules alone."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, goods, offered, refused, seat, table_of
from tests.games.cove.workshops import (
    Rooms,
    chute,
    codes,
    dice,
    fleet,
    forge,
    heats,
    laboratory,
    pouch,
    rack,
    runes,
    ships,
    shown,
    sings,
    spends,
    spent,
    stage,
    treasures,
)
from veillee.core.match import Match
from veillee.games.cove.merchants.entertainer.stage import card_price, hand_limit
from veillee.testing import play, told

FANS = ("lo05", "lo06", "lo07", "lo08", "lo09")


def gold(match: Match, who: str = "entertainer") -> int:
    return seat(match, who).gold


def corruption(match: Match, who: str = "entertainer") -> int:
    return seat(match, who).corruption


def artist(**laid: int | str) -> Rooms:
    return Rooms("entertainer blacksmith").hours(blacksmith=9, entertainer=1).stage(**laid)  # type: ignore[arg-type]


# -- the song: sources, volume, jokers --------------------------------------------------------------


@pytest.mark.rule("COV-235", "COV-114", "COV-175", "COV-143")
def test_volume_that_two_lower_parts_want() -> None:
    """Free: 1 + 2. Lower parts: 2 icons for 3 volume, or 4 for 5. A fifth crest costs 5, a sixth 6."""
    laid = artist(song="s12 s16", volume=5).fans(*FANS[:4]).row("lo01", "lo02", "lo03", "lo04")
    match = play(laid.sings(), "go:grand_square", "act", "court:lo02")
    assert offered(match, "use") == {"s12_upper", "s12_lower", "s16_upper", "s16_lower"}
    play(match, "use:s12_lower")
    assert stage(match).volume == 2 and offered(match, "use") == {"s12_upper", "s16_upper"}
    assert refused(match, "enough") == "COV-142" and refused(match, "use:s16_lower") == "COV-114"
    spends(match, "s12_upper", "s16_upper")
    assert stage(match).crests == 5 and card_price(table_of(match), stage(match)) == 1 + 3
    laid = artist(song="s12 s16", volume=5).fans(*FANS).row("lo01", "lo02", "lo03", "lo04")
    match = play(laid.sings(), "go:grand_square", "act", "court:lo02")
    assert "s12_lower" not in offered(match, "use") and refused(match, "use:s12_lower") == "COV-235"
    play(match, "use:s16_lower")
    spends(match, "s12_upper")
    assert stage(match).crests == 6 and stage(match).volume == 0
    laid = artist(song="s12 s16", volume=4).fans(*FANS).row("lo01", "lo02", "lo03", "lo04")
    assert refused(play(laid.sings(), "go:grand_square"), "act") == "COV-175"  # 3 + 2 at most


@pytest.mark.rule("COV-182", "COV-143", "COV-141", "COV-142")
@pytest.mark.parametrize(("members", "possible"), [(2, True), (3, True), (4, False)])
def test_a_hall_wants_more_than_its_members_and_takes_jokers_whole(members: int, possible: bool) -> None:
    laid = artist(song="s04 s13").halls(bard=members)
    match = play(laid.sings(), "go:hall_bard")
    if not possible:
        assert refused(match, "act") == "COV-182"
        return
    play(match, "act")
    assert refused(match, "enough") == "COV-142"
    play(match, "use:s13_upper")  # 2 paladins are not enough: the 2 bards are all that is left to choose
    assert runes(match) == "B" and spent(match) == ["s13_upper", "s04_upper"]


@pytest.mark.rule("COV-185", "COV-188", "COV-189", "COV-190", "COV-134")
def test_a_rune_opens_the_isle_in_the_same_song_clan_after_clan() -> None:
    laid = (
        artist(song="s04 s05 s10 s01", dial=1, volume=0, runes="N")
        .halls(bard=1)
        .boat(1, "BBR")
        .boat(2, "B")
        .boat(4, "NNN")
    )
    match = play(laid.sings(), "go:hall_bard", "act")
    spends(match, "s04_upper")
    assert runes(match) == "BN"
    play(match, "go:dragon_isle", "act", "side:left")
    assert offered(match, "sing") == {"bard", "noble"} and refused(match, "sing:warrior") == "COV-188"
    sings(match, "noble", "s10_upper")  # no noble on the left: nothing
    assert gold(match) == 0 and refused(match, "sing:noble") == "COV-189"
    sings(match, "bard", "s05_upper")
    assert gold(match) == 3 and asked(match)[1] == "Tame"
    play(match, "tame:c04")  # dial 1: no further location, nothing to act with
    assert codes(stage(match).brag) == "c04"


@pytest.mark.rule("COV-139", "COV-145", "COV-144")
def test_three_stones_are_three_sources_and_go_back() -> None:
    match = artist(song="s01", stones=3).piers(square_w="ZZZZ", square_e="ZZNN").sings()
    play(match, "go:pier_square", "act", "sing:wizard", "use:stone")  # the first is no choice
    assert stage(match).stones == 1
    play(match, "enough")
    assert gold(match) == 6 * 6


@pytest.mark.rule("COV-146", "COV-147", "COV-148", "COV-234", "COV-139")
def test_a_bear_before_the_action_and_never_in_it() -> None:
    match = play(artist(song="s01", brag="c03", volume=3).piers(bazaar_w="NNWW").sings(), "go:pier_bazaar", "act")
    assert "brag" not in match.legal_keys
    match = play(
        artist(song="s01", brag="c03", volume=3).piers(bazaar_w="NNWW").sings(), "go:pier_bazaar", "brag", "act"
    )
    assert offered(match, "sing") == {"warrior", "bard", "wizard", "noble"}
    play(match, "sing:warrior", "use:c03", "use:s01_upper")
    assert gold(match) == 5 * 2


@pytest.mark.rule("COV-147", "COV-146")
@pytest.mark.parametrize(("order", "left"), [(("c04", "c05"), 0), (("c05", "c04"), 1)])
def test_the_order_of_creatures_matters(order: tuple[str, str], left: int) -> None:
    match = artist(brag="c04 c05", volume=3).has("entertainer", corruption=1).sings()
    play(match, "go:hall_bard", "brag", f"show:{order[0]}")
    while "shed:1" in match.legal_keys:
        match.play("shed:2" if "shed:2" in match.legal_keys else "shed:1")
    assert gold(match) == 6 and corruption(match) == left


@pytest.mark.rule("COV-124", "COV-127", "COV-153", "COV-126")
def test_a_quarter_less_still_passes_the_shelf_and_costs_all_hours() -> None:
    match = play(artist(hand="s01 s10", dial=2).turn("entertainer"), "play:s01")
    assert offered(match, "turn") == {"same", "more", "less"}
    play(match, "turn:less")
    assert stage(match).dial == 0 and corruption(match) == 1 and asked(match)[1] == "FirstPlace"
    play(match, "go:hall_bard", "end_song")
    assert seat(match, "entertainer").hour == 4


@pytest.mark.rule("COV-124", "COV-127", "COV-130")
def test_a_quarter_less_can_keep_from_singing() -> None:
    match = play(artist(hand="s01 s04", dial=2).turn("entertainer"), "play:s01", "turn:less")
    assert stage(match).dial == 3 and "song" not in told(match) and codes(stage(match).song) == "s01"


@pytest.mark.rule("COV-172", "COV-118", "COV-157", "COV-156", "COV-233")
def test_two_bought_cards_come_last_bought_first() -> None:
    laid = artist(song="s01", hand="s02", bought="i03 s13").has("entertainer", gold=0).comes("s07")
    match = play(laid.fans("lo05").sings(), "go:hall_bard", "end_song")
    # A hand of 3: the Canticle lay on top, then One More Song! that does not count, then one that nobody knows.
    assert codes(stage(match).hand) == "s02 s13 s07" and codes(stage(match).song) == "i03"
    assert stage(match).seen == [0, 1, 0]


@pytest.mark.rule("COV-160", "COV-177", "COV-156", "COV-171")
def test_a_crest_of_this_song_makes_this_pause_longer() -> None:
    laid = artist(song="s01 s02", hand="s03", discard="").row("lo01", "lo02", "lo03", "lo04").comes("s05", "s06")
    match = play(laid.sings(), "go:grand_square", "act", "court:lo01", "use:s02_upper", "enough", "end_song")
    assert hand_limit(table_of(match), stage(match)) == 3 and codes(stage(match).hand) == "s03 s05 s06"
    assert card_price(table_of(match), stage(match)) == 1  # the first two crests reveal no gem


@pytest.mark.rule("COV-161", "COV-164", "COV-156", "COV-160")
def test_after_a_swan_song_the_hand_stays_short_until_the_next_pause() -> None:
    laid = artist(song="s01 s02", hand="s03 s04").row("lo01", "lo02", "lo03", "lo04")
    match = play(laid.market(), "swan", "go:grand_square", "act", "court:lo01", "use:s02_upper", "enough", "end_song")
    assert codes(stage(match).hand) == "s03 s04" and codes(stage(match).discard) == "s01 s02"


# -- the Blacksmith -------------------------------------------------------------------------------


def smith(workshop: str = "", **laid: list[str] | str | None) -> Rooms:
    return Rooms("blacksmith captain").hours(captain=12, blacksmith=9).forge(workshop, **laid)  # type: ignore[arg-type]


@pytest.mark.rule("COV-199", "COV-200", "COV-201", "COV-202", "COV-204", "COV-067")
def test_an_anvil_with_full_shelves_and_the_last_corruption_card() -> None:
    laid = smith("coal_3", furnaces=["red_1=6 blue_1=6", "green_1=3 coal_1=3", "coal_2=6 yellow_1=3"]).supply(1)
    laid.staff("blacksmith", "lo01", "lo02").stall("blacksmith", "lW lW lW")
    match = play(laid.turn("blacksmith"), "visit:anvil")
    assert offered(match, "forge") == {"furnace_1:wizard", "furnace_2:bard", "furnace_3:noble"}
    assert refused(match, "forge:furnace_1:warrior") == "COV-202"
    play(match, "forge:furnace_1:wizard")
    assert corruption(match, "blacksmith") == 1  # heat 12; nothing is left to keep the alloys with but the power
    assert set(match.legal_keys) == {"keep_free", "let_go"} and refused(match, "keep_corrupt") == "COV-067"
    play(match, "keep_free", "forge:furnace_3:noble")
    assert goods(match, "blacksmith") == "sN lW lW lW lZ"
    assert dice(forge(match).workshop) == "coal_2 coal_3 red_1 blue_1" and "yellow_1" in dice(forge(match).reserve)
    play(match, "enough")
    assert heats(match) == [0, 6, 0, 0] and seat(match, "blacksmith").hour == 10


@pytest.mark.rule("COV-196", "COV-204", "COV-195", "COV-197")
def test_a_free_reroll_beside_one_that_is_paid() -> None:
    laid = smith("coal_1 red_1 green_1").staff("blacksmith", "lo01").comes("1", "2", "3", "6", "5", "4")
    match = play(laid.turn("blacksmith"), "visit:furnace")
    assert set(match.legal_keys) == {"reroll_free", "reroll_corrupt", "keep_dice"}
    play(match, "reroll_corrupt", "again:coal_1", "again:red_1", "enough")
    assert corruption(match, "blacksmith") == 1 and set(match.legal_keys) == {"reroll_free", "keep_dice"}
    assert refused(match, "reroll_corrupt") == "COV-196"
    play(match, "reroll_free", "again:green_1", "enough")
    # Neither is left: the dice show 6, 5, 4 and are loaded.
    assert asked(match)[1] == "Load" and offered(match, "load") == {
        f"{die}:furnace_1" for die in ("coal_1", "red_1", "green_1")
    }
    play(match, "load:red_1:furnace_1", "load:coal_1:furnace_1", "enough")
    assert heats(match)[0] == 11 and dice(forge(match).workshop) == "green_1" and shown(match, "green_1") == 0
    assert seat(match, "blacksmith").hour == 11


@pytest.mark.rule("COV-203", "COV-199")
def test_bellows_make_a_cold_furnace_warm_enough() -> None:
    laid = smith("coal_3", furnaces=["red_1=3 coal_1=1", "green_1=6 coal_2=3"])
    match = play(laid.turn("blacksmith"), "visit:bellows")
    assert refused(match, "stoke:coal_1:down") == "COV-203" and refused(match, "stoke:green_1:up") == "COV-203"
    play(match, "stoke:red_1:up")
    assert refused(match, "stoke:red_1:up") == "COV-203" and refused(match, "empty:furnace_2") == "COV-203"
    play(match, "stoke:coal_2:up")
    assert heats(match)[:2] == [5, 10]
    play(match, "visit:anvil", "forge:furnace_2:bard", "let_go", "forge:furnace_1:warrior", "let_go")
    assert goods(match, "blacksmith") == "sW lB" and corruption(match, "blacksmith") == 0


# -- the Captain ----------------------------------------------------------------------------------


def captain(ships: str = "", **laid: str) -> Rooms:
    return Rooms("captain blacksmith").hours(blacksmith=12, captain=9).fleet(ships, **laid)


@pytest.mark.rule("COV-208", "COV-209", "COV-216")
def test_the_lookout_on_the_first_spin_leaves_the_second_in_danger() -> None:
    match = play(captain().staff("captain", "lo01").comes("0", "4", "0").turn("captain"), "visit:helm")
    assert set(match.legal_keys) == {"respin", "accept"}
    play(match, "respin", "spin_again")
    assert fleet(match).points == 4 and corruption(match, "captain") == 1 and asked(match)[1] == "Sail"


@pytest.mark.rule("COV-208", "COV-209", "COV-216")
def test_the_lookout_on_the_second_spin() -> None:
    match = play(
        captain().staff("captain", "lo01").comes("3", "0", "2").turn("captain"), "visit:helm", "spin_again", "respin"
    )
    assert fleet(match).points == 5 and corruption(match, "captain") == 0
    match = play(
        captain().staff("captain", "lo01").comes("3", "0").turn("captain"), "visit:helm", "spin_again", "accept"
    )
    assert fleet(match).points == 3 and corruption(match, "captain") == 1


@pytest.mark.rule("COV-212", "COV-213", "COV-215")
def test_ships_on_their_islands_with_full_shelves() -> None:
    """Red: treasure and room. Green: the treasure is gone. Blue: no large good left. Yellow: neither size left."""
    laid = captain("W5 B5 Z5 N5", treasures="WZN").stall("captain", "lZ lZ lZ lN lN lN sN sN sN")
    match = play(laid.turn("captain"), "visit:recall", *[f"recall:{clan}" for clan in ("noble", "wizard", "bard")])
    play(match, "recall:warrior")
    assert goods(match, "captain") == "sB sZ sN sN sN lW lZ lZ lZ lN lN lN"
    assert ships(match) == "" and treasures(match) == "ZN"


@pytest.mark.rule("COV-216", "COV-228", "COV-212", "COV-062")
def test_the_navigator_brings_a_ship_home_in_the_same_turn() -> None:
    laid = captain("W2").staff("captain", "lo01", "lo02")
    match = laid.turn("captain")
    assert refused(match, "visit:recall") == "COV-212" and refused(match, "navigate:warrior:4") == "COV-216"
    play(match, "navigate:warrior:1")
    assert "recall" in offered(match, "visit") and refused(match, "navigate:warrior:1") == "COV-062"
    play(match, "visit:recall")
    assert goods(match, "captain") == "sW" and seat(match, "captain").hour == 11


# -- the Alchemist --------------------------------------------------------------------------------


def alchemist(**laid: object) -> Rooms:
    return Rooms("alchemist captain").hours(captain=12, alchemist=9).laboratory(**laid)  # type: ignore[arg-type]


@pytest.mark.rule("COV-242", "COV-243", "COV-244", "COV-245")
@pytest.mark.parametrize(
    ("marbles", "start", "out", "stays"),
    [
        ("rggrr", 2, "rrrgg", ""),
        ("grrgb", 2, "rrgg", "b"),
        ("yiiyb", 1, "y", "iiyb"),
        ("bgiig", 3, "ggii", "b"),
        ("rbgby", 3, "gbb", "ry"),  # blue meets blue, then red meets yellow
        ("rrrrr", 1, "rrrrr", ""),
    ],
)
def test_what_comes_out_of_a_chute(marbles: str, start: int, out: str, stays: str) -> None:
    match = alchemist(chutes=[marbles, "yyyyy"], pouch="yyyyyyyyyyyyyyyyyyyy").turn("alchemist")
    play(match, "visit:decanter", f"draw_off:chute_1:{start}")
    assert rack(match) == "".join(kind for kind in "rgbyi" for _ in range(out.count(kind)))
    assert chute(match, 1) == stays + "y" * (5 - len(stays)) and asked(match)[1] == "SecondDraw"


@pytest.mark.rule("COV-245", "COV-246", "COV-254")
def test_what_is_put_back_may_come_into_the_chute() -> None:
    laid = alchemist(chutes=["rrrgb"], rack="ggggbbbbyyy", pouch="").staff("alchemist", "lo01").comes("red", "yellow")
    match = play(laid.turn("alchemist"), "visit:decanter", "draw_off:chute_1:1")
    assert asked(match)[1] == "PutBack"  # 14 marbles
    play(match, "put_back:red", "put_back:yellow")
    assert len(rack(match)) == 12 and chute(match, 1)[:2] == "gb" and sorted(chute(match, 1)[2:]) == ["r", "y"]
    assert set(match.legal_keys) == {"draw_free", "draw_corrupt", "enough"}
    play(match, "draw_free", "draw_off:chute_1:1")
    assert corruption(match, "alchemist") == 0 and asked(match)[1] == "PutBack"


@pytest.mark.rule("COV-249", "COV-250", "COV-251", "COV-253")
def test_three_potions_of_little_and_much_ichor() -> None:
    laid = alchemist(chutes=["rrrrr", "ggggg"], rack="ryyybbgiii")
    match = play(laid.turn("alchemist"), "visit:cauldrons")
    assert offered(match, "brew") == {
        "small:warrior",
        "large:warrior",
        "small:bard",
        "large:bard",
        "small:wizard",
        "large:wizard",
        "small:noble",
        "large:noble",
    }
    play(match, "brew:large:warrior")  # the one red and two ichor, and the third ichor as the fourth
    assert laboratory(match).rack[4] == 1
    play(match, "fourth:ichor", "brew:large:noble")
    play(match, "fourth:green")
    assert goods(match, "alchemist") == "lW lN" and rack(match) == "bb"
    assert refused(match, "brew:small:bard") == "COV-251"
    play(match, "brew:small:wizard")  # the third cauldron is the last
    assert goods(match, "alchemist") == "sZ lW lN" and rack(match) == "" and seat(match, "alchemist").hour == 11
    assert laboratory(match).waste == 3


@pytest.mark.rule("COV-254", "COV-253", "COV-247", "COV-248")
def test_filtered_ichor_leaves_the_still_nothing_to_clear() -> None:
    laid = alchemist(chutes=["rrrrr", "ggggg", "bbbbb", "yyyyy"], rack="rri").staff("alchemist", "lo01", "lo02")
    before = laid.turn("alchemist")
    ichor = pouch(before).count("i")
    match = play(before, "visit:cauldrons", "filter", "ichor:1")  # it can only be small and red
    assert pouch(match).count("i") == ichor + 1 and laboratory(match).waste == 0
    assert goods(match, "alchemist") == "sW" and seat(match, "alchemist").powers == 0b010  # type: ignore[attr-defined]

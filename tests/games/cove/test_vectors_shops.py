"""The specification's worked examples of the Blacksmith, the Captain and the Alchemist (TV-28 to TV-30, TV-39 to
TV-42, TV-51 and TV-52)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, comes, goods, offered, refused, seat
from tests.games.cove.workshops import (
    Rooms,
    chute,
    dice,
    forge,
    heats,
    laboratory,
    pouch,
    rack,
    ships,
    treasures,
)
from veillee.core.match import Match
from veillee.testing import play

# -- the Blacksmith ---------------------------------------------------------------------------


@pytest.mark.rule("COV-195", "COV-197", "COV-198", "COV-199", "COV-201")
def test_tv28_a_furnace_and_an_anvil() -> None:
    scenario = Rooms("blacksmith captain").forge("coal_1 coal_2 coal_3 coal_4 red_1 green_1")
    match = scenario.hours(blacksmith=9, captain=12).comes("2", "4", "5", "6", "4", "4").turn("blacksmith")
    play(match, "visit:furnace", "keep_dice", "load:red_1:furnace_1", "load:coal_4:furnace_1")
    play(match, "load:green_1:furnace_2", "load:coal_3:furnace_2", "load:coal_1:furnace_3")
    play(match, "load:coal_2:furnace_3")  # the workshop is empty: loading ends by itself
    assert heats(match) == [10, 9, 6, 0] and seat(match, "blacksmith").hour == 11
    play(match, "visit:anvil")
    assert offered(match, "forge") == {"furnace_1:warrior", "furnace_2:bard"}
    assert refused(match, "forge:furnace_3:warrior") == "COV-199"
    comes(match, "W")
    play(match, "forge:furnace_1:warrior", "let_go", "forge:furnace_2:bard", "let_go")
    assert goods(match, "blacksmith") == "sB lW" and seat(match, "blacksmith").corruption == 0
    assert dice(forge(match).workshop) == "coal_3 coal_4" and heats(match) == [0, 0, 6, 0]
    assert {"red_1", "green_1"} <= set(dice(forge(match).reserve).split())
    assert seat(match, "blacksmith").hour == 12


@pytest.mark.rule("COV-201")
def test_tv28_alloys_may_be_kept_for_corruption() -> None:
    scenario = Rooms("blacksmith captain").forge(furnaces=["red_1=4 coal_4=6", "green_1=4 coal_3=5"])
    match = play(scenario.turn("blacksmith"), "visit:anvil", "forge:furnace_1:warrior", "keep_corrupt")
    play(match, "forge:furnace_2:bard", "keep_corrupt")
    assert dice(forge(match).workshop) == "coal_3 coal_4 red_1 green_1"
    assert seat(match, "blacksmith").corruption == 2


@pytest.mark.rule("COV-051", "COV-052")
def test_tv30_the_same_location_again_only_after_waiting() -> None:
    match = (
        Rooms("blacksmith captain").hours(blacksmith=9, captain=12).has("blacksmith", last="mine").turn("blacksmith")
    )
    assert refused(match, "visit:mine") == "COV-051"
    play(match, "wait")
    assert seat(match, "blacksmith").hour == 10 and "mine" in offered(match, "visit")


@pytest.mark.rule("COV-194")
def test_tv51_a_full_workshop_takes_no_more() -> None:
    """The example has more blue dice than there are, so that its two turns are two situations here."""
    scenario = Rooms("blacksmith captain").forge(
        "coal_1 coal_2 coal_3 coal_4 green_1 green_2 green_3 yellow_1", reserve="red_1 blue_1 blue_2"
    )
    match = play(scenario.hours(blacksmith=9, captain=12).turn("blacksmith"), "visit:mine")
    assert offered(match, "mine") == {"red", "blue"}
    play(match, "mine:blue")  # 2 points of 4, and the ninth die: the Mine closes by itself
    assert len(forge(match).workshop) == 9 and dice(forge(match).reserve) == "red_1 blue_2"
    assert asked(match) == ("blacksmith", "Visit")
    assert refused(play(match, "wait"), "visit:mine") == "COV-194"


@pytest.mark.rule("COV-203", "COV-199", "COV-200")
def test_tv51_the_bellows_change_two_dice_by_one() -> None:
    scenario = Rooms("blacksmith captain").forge(furnaces=["red_1=4 coal_1=5", "blue_1=6 coal_2=5 coal_3=1"])
    match = play(scenario.hours(blacksmith=9, captain=12).turn("blacksmith"), "visit:bellows", "stoke:coal_1:up")
    assert heats(match)[0] == 10
    assert refused(match, "stoke:coal_3:down") == "COV-203" and refused(match, "stoke:blue_1:up") == "COV-203"
    play(match, "enough", "visit:anvil")
    assert heats(match)[1] == 12
    play(match, "forge:furnace_1:warrior", "let_go")
    assert seat(match, "blacksmith").corruption == 0
    play(match, "forge:furnace_2:wizard")
    assert seat(match, "blacksmith").corruption == 1  # before keeping the alloys is offered
    play(match, "let_go")
    assert goods(match, "blacksmith") == "lW lZ" and seat(match, "blacksmith").corruption == 1


# -- the Captain ------------------------------------------------------------------------------


@pytest.mark.rule("COV-208", "COV-209", "COV-210", "COV-212")
def test_tv29_helm_storm_and_recall() -> None:
    scenario = Rooms("captain blacksmith").fleet("W2 Z1").hours(captain=9, blacksmith=12).comes("3", "0")
    match = play(scenario.turn("captain"), "visit:helm", "spin_again")
    assert seat(match, "captain").corruption == 1
    play(match, "sail:warrior", "sail:warrior", "sail:warrior")
    assert ships(match) == "W5 Z1"
    assert seat(match, "captain").hour == 10
    comes(match, "W")
    play(match, "visit:recall")
    assert goods(match, "captain") == "lW" and treasures(match) == "BZN" and ships(match) == "Z1"


@pytest.mark.rule("COV-212")
@pytest.mark.parametrize(("space", "brought"), [(1, None), (2, None), (3, "sZ"), (4, "sZ"), (5, "lZ")])
def test_tv29_what_a_ship_brings(space: int, brought: str | None) -> None:
    match = Rooms("captain blacksmith").fleet(f"Z{space} N3").hours(captain=9, blacksmith=12).turn("captain")
    play(match, "visit:recall")
    if brought is None:
        assert seat(match, "captain").hour == 11 and goods(match, "captain") == "sN"  # only the other could be recalled
        return
    play(match, "recall:wizard", "enough")
    assert goods(match, "captain") == brought and ships(match) == "N3"


@pytest.mark.rule("COV-216", "COV-228", "COV-212", "COV-215", "COV-062")
def test_tv52_navigator_and_bosun() -> None:
    scenario = Rooms("captain blacksmith").fleet("W3 Z2 N5").has("captain", last="helm")
    match = scenario.staff("captain", "lo07", "lo08", "lo09").hours(captain=9, blacksmith=12).turn("captain")
    play(match, "navigate:wizard:1")
    assert ships(match) == "W3 Z3 N5" and refused(match, "navigate:warrior:1") == "COV-062"
    play(match, "hurry:recall", "recall:warrior", "recall:wizard", "recall:noble")
    assert goods(match, "captain") == "sW sZ lN" and treasures(match) == "WBZ" and seat(match, "captain").hour == 10
    play(match, "visit:oars", "sail:warrior", "sail:warrior", "sail:warrior")
    assert "recall" in offered(match, "visit") and refused(match, "hurry:recall") == "COV-062"
    assert not offered(match, "navigate")


@pytest.mark.rule("COV-215", "COV-087")
def test_tv52_after_the_clean_up_powers_and_treasures_are_back() -> None:
    scenario = Rooms("captain blacksmith").fleet("W3", treasures="W").has("captain", powers=0b111)
    scenario.staff("captain", "lo07", "lo08", "lo09")
    match = scenario.clean_up()
    assert treasures(match) == "WBZN" and ships(match) == "W3"
    if asked(match)[0] != "captain":
        play(match, "wait")
    assert offered(match, "hurry") == {"recall"} and offered(match, "navigate")


# -- the Alchemist ----------------------------------------------------------------------------


def decanter(*chutes: str, rack: str) -> Match:
    scenario = Rooms("alchemist captain").laboratory(chutes=list(chutes), rack=rack)
    return play(scenario.hours(alchemist=9, captain=12).turn("alchemist"), "visit:decanter")


@pytest.mark.rule("COV-242", "COV-243", "COV-244", "COV-245")
@pytest.mark.parametrize(
    ("run", "came", "left"),
    [
        ("chute_1:3", "rrgbb", ""),
        ("chute_1:1", "r", "bgbr"),
        ("chute_2:3", "gggy", "i"),
        ("chute_2:1", "gg", "ygi"),
    ],
)
def test_tv39_drawing_off_with_a_chain(run: str, came: str, left: str) -> None:
    match = decanter("rbgbr", "ggygi", rack="rgby")
    number = int(run[6])
    before = len(pouch(match))
    play(match, f"draw_off:{run}")
    assert sorted(rack(match)) == sorted("rgby" + came)
    assert chute(match, number).startswith(left) and len(chute(match, number)) == 5
    assert len(pouch(match)) == before - len(came) and asked(match)[1] == "SecondDraw"


@pytest.mark.rule("COV-242")
def test_tv39_a_run_is_named_by_its_lowest_marble() -> None:
    match = decanter("rbgbr", "ggygi", rack="rgby")
    runs = {run for run in offered(match, "draw_off") if run.startswith("chute_2")}
    assert runs == {"chute_2:1", "chute_2:3", "chute_2:4", "chute_2:5"}
    assert refused(match, "draw_off:chute_2:2") == "COV-242"
    assert refused(match, "draw_off:chute_3:1") == "COV-242"  # an empty chute


@pytest.mark.rule("COV-245", "COV-246")
def test_tv40_a_full_rack_and_a_second_draw_off() -> None:
    match = decanter("rrrgb", "bygyb", rack="rrggggggbyy")
    play(match, "draw_off:chute_1:1")
    assert asked(match)[1] == "PutBack" and chute(match, 1) == "gb"  # before the chute is filled
    play(match, "put_back:green", "put_back:green")
    assert rack(match) == "rrrrrggggbyy" and len(chute(match, 1)) == 5
    assert "draw_corrupt" in match.legal_keys and "draw_free" not in match.legal_keys
    play(match, "draw_corrupt")
    assert seat(match, "alchemist").corruption == 1
    play(match, "draw_off:chute_2:1", "put_back:red")
    assert asked(match)[1] == "Visit" and seat(match, "alchemist").hour == 10  # there is no third one


@pytest.mark.rule("COV-254", "COV-246")
def test_tv40_the_herb_gatherer_draws_off_for_nothing() -> None:
    scenario = Rooms("alchemist captain").laboratory(chutes=["rgbyr", "bybyb", "rgrgr", "grgrg"])
    match = scenario.staff("alchemist", "lo07").hours(alchemist=9, captain=12).turn("alchemist")
    play(match, "visit:decanter", "draw_off:chute_1:1", "draw_free", "draw_off:chute_2:1")
    assert seat(match, "alchemist").corruption == 0 and asked(match)[1] == "Visit"
    play(match, "wait", "visit:decanter", "draw_off:chute_1:1")
    assert "draw_corrupt" in match.legal_keys and refused(match, "draw_free") == "COV-062"


def brewing(*staff: str) -> Match:
    """No chute has a gap, so that the pouch changes only by what is brewed."""
    scenario = Rooms("alchemist captain").laboratory(chutes=["rgrgr", "ygygy", "bgbgb", "rgbyr"], rack="rrrgbii")
    return scenario.staff("alchemist", *staff).hours(alchemist=9, captain=12).turn("alchemist")


@pytest.mark.rule("COV-249", "COV-250", "COV-251", "COV-253")
def test_tv41_brewing() -> None:
    match = brewing()
    before = pouch(match)
    play(match, "visit:cauldrons", "brew:large:warrior", "ichor:0", "fourth:green", "brew:small:wizard")
    assert goods(match, "alchemist") == "sZ lW" and rack(match) == "i" and laboratory(match).waste == 1
    assert sorted(pouch(match)) == sorted(before + "rrrgb")
    # A small green would need a second marble, a real green: there is nothing more to brew.
    assert asked(match)[1] == "Visit" and seat(match, "alchemist").hour == 11


@pytest.mark.rule("COV-251")
def test_tv41_every_potion_needs_a_real_marble() -> None:
    match = play(brewing(), "visit:cauldrons", "brew:large:warrior", "ichor:0", "fourth:green")
    assert offered(match, "brew") == {"small:wizard"}
    assert refused(match, "brew:small:bard") == "COV-251"


@pytest.mark.rule("COV-254")
def test_tv41_the_filterer_and_the_stoker() -> None:
    match = play(brewing("lo07", "lo08", "lo09"), "hurry:cauldrons", "filter")
    before = pouch(match)
    play(match, "brew:large:warrior", "ichor:0", "fourth:green", "brew:small:wizard")
    assert laboratory(match).waste == 0 and sorted(pouch(match)) == sorted(before + "rrrgbi")
    assert seat(match, "alchemist").hour == 10


@pytest.mark.rule("COV-247", "COV-248")
def test_tv42_the_still() -> None:
    chutes = ["ygryg", "ygryg", "gyrgb", "grgrb"]
    scenario = Rooms("alchemist captain").laboratory(chutes=chutes, rack="rrrrrggbbb", waste=3, pouch="bb")
    match = scenario.hours(alchemist=9, captain=12).comes("ichor", "blue").turn("alchemist")
    play(match, "visit:still")
    assert rack(match) == "rrrrrggbbbbi" and pouch(match) == "bii" and laboratory(match).waste == 0
    assert seat(match, "alchemist").hour == 10
    play(match, "wait")
    assert refused(match, "visit:still") == "COV-248"

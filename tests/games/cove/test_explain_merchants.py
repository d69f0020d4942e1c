"""Why a move is not possible at the four merchants' own boards: every message of their rooms has words and a test."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, share_explained, worded
from tests.games.cove.builder import SPEC, new
from tests.games.cove.workshops import Rooms, sings, spends
from veillee.core.match import Match
from veillee.testing import play
from veillee.testing.messages import python_files

FULL = ["rgrgr", "ygygy", "bgbgb", "rgbyr"]
STAFF = ("lo07", "lo08", "lo09")
EVERY_FAN = [f"lo{number:02}" for number in range(1, 7)]


# -- the Entertainer --------------------------------------------------------------------------


def artist(**board: str | int) -> Rooms:
    return Rooms("entertainer blacksmith").stage(**board).row("me01", "me02", "me03", "me04")  # type: ignore[arg-type]


def composing() -> Match:
    return artist(hand="s01 s02", song="s04").turn("entertainer")


def discarding() -> Match:
    return play(artist(hand="s01 s02 s04").turn("entertainer"), "play:s01")


def turning_one_quarter() -> Match:
    return play(composing(), "play:s01")


def on_a_pier() -> Match:
    """With nothing to sing and no gold."""
    return play(artist(volume=2, brag="c01").sings(), "go:pier_bazaar")


def after_the_action() -> Match:
    match = play(artist(song="s01 s02", volume=2).piers(bazaar_w="WWBB").sings(), "go:pier_bazaar", "act")
    return play(sings(match, "warrior", "s01_upper"), "buy:s13" if "buy:s13" in match.legal_keys else "no_card")


def after_singing_for_nobody() -> Match:
    return sings(play(artist(song="s01 s02").sings(), "go:pier_bazaar", "act"), "warrior", "s01_upper")


def without_moves() -> Match:
    return play(artist(brag="c01", volume=3, dial=1, song="s01").sings(), "go:hall_bard", "go:hall_warrior")


def at_the_square() -> Match:
    return play(artist(song="s01").fans("lo01", "lo02").sings(), "go:grand_square")


def with_all_crests() -> Match:
    return play(artist(song="s01", stones=3).fans(*EVERY_FAN).sings(), "go:grand_square")


def before_fans_only() -> Match:
    scenario = Rooms("entertainer blacksmith").stage(song="s01", stones=3).row("me01*", "me02*")
    return play(scenario.sings(), "go:grand_square")


def courting() -> Match:
    scenario = Rooms("entertainer blacksmith").stage(song="s01", stones=3).row("me01*", "me02", "me03")
    return play(scenario.sings(), "go:grand_square", "act")


def on_the_isle() -> Match:
    return play(artist(song="s01").sings(), "go:dragon_isle")


def on_the_isle_with_nothing_to_sing() -> Match:
    return play(artist(song="s01", runes="B").sings(), "go:dragon_isle")


def singing_on_the_isle() -> Match:
    match = play(artist(song="s01 s02 s04", runes="WBZ").sings(), "go:dragon_isle", "act", "side:left")
    return sings(match, "warrior", "s01_upper")


def in_a_hall_with_a_rune() -> Match:
    return play(artist(song="s01", runes="W").sings(), "go:hall_warrior")


def in_a_full_hall() -> Match:
    return play(artist(song="s01").halls(warrior=3).sings(), "go:hall_warrior")


def singing_on_a_pier() -> Match:
    return play(artist(song="s01").sings(), "go:pier_bazaar", "act")


def spending() -> Match:
    match = play(artist(song="s01 s02 s05 i04", volume=1).sings(), "go:pier_bazaar", "act", "sing:warrior")
    return play(match, "use:s01_upper")


def paying() -> Match:
    """As in TV-44: the volume for the dearer part must be kept."""
    scenario = artist(song="s02 s09", volume=4).fans("lo10", "lo11", "lo12")
    return play(scenario.sings(), "go:grand_square", "act", "court:me01")


def buying() -> Match:
    scenario = artist(song="s01", skills="s13 s14").has("entertainer", gold=9)
    return play(scenario.sings(), "go:pier_bazaar", "act", "silent")


def taming() -> Match:
    match = play(artist(song="s01", runes="W").boat(1, "W").sings(), "go:dragon_isle", "act", "side:left")
    return sings(match, "warrior", "s01_upper")


def bragging() -> Match:
    return play(artist(brag="c01 c02 c03", volume=3).sings(), "go:hall_bard", "brag", "show:c01")


ENTERTAINER: list[Case] = [
    (composing, "play:s04", "why-not-in-hand", "COV-121"),
    (discarding, "discard:s01", "why-not-in-hand", "COV-122"),
    (turning_one_quarter, "turn:less", "why-at-least-one-quarter", "COV-124"),
    (on_a_pier, "act", "why-nothing-to-sing", "COV-167"),
    (on_a_pier, "brag", "why-too-little-volume", "COV-146"),
    (on_a_pier, "buy:s13", "why-too-dear", "COV-171"),
    (on_a_pier, "go:pier_bazaar", "why-visited", "COV-135"),
    (after_the_action, "act", "why-acted", "COV-137"),
    (after_the_action, "brag", "why-no-creature", "COV-146"),
    (after_the_action, "buy:s14", "why-acted", "COV-137"),
    (after_singing_for_nobody, "buy:s13", "why-too-dear", "COV-171"),
    (without_moves, "go:pier_black", "why-no-moves", "COV-133"),
    (without_moves, "buy:s13", "why-cards-on-piers", "COV-170"),
    (at_the_square, "act", "why-crest-too-dear", "COV-175"),
    (with_all_crests, "act", "why-no-crest-left", "COV-178"),
    (before_fans_only, "act", "why-nobody-to-court", "COV-178"),
    (courting, "court:me01", "why-is-fan", "COV-176"),
    (courting, "court:lo01", "why-not-in-row", "COV-174"),
    (on_the_isle, "act", "why-no-rune-yet", "COV-186"),
    (on_the_isle_with_nothing_to_sing, "act", "why-nothing-to-sing", "COV-188"),
    (singing_on_the_isle, "sing:warrior", "why-clan-sung", "COV-189"),
    (singing_on_the_isle, "sing:noble", "why-no-rune-of-clan", "COV-188"),
    (singing_on_the_isle, "sing:wizard", "why-no-icons", "COV-188"),
    (in_a_hall_with_a_rune, "act", "why-hall-has-rune", "COV-183"),
    (in_a_full_hall, "act", "why-hall-too-full", "COV-182"),
    (singing_on_a_pier, "sing:noble", "why-no-icons", "COV-167"),
    (spending, "use:s01_upper", "why-source-spent", "COV-139"),
    (spending, "use:s12_upper", "why-no-such-source", "COV-139"),
    (spending, "use:stone", "why-no-such-source", "COV-139"),
    (spending, "use:i04", "why-no-such-source", "COV-139"),  # without a fan it is worth nothing
    (spending, "use:s05_upper", "why-other-clan", "COV-167"),
    (spending, "use:s02_lower", "why-too-little-volume", "COV-114"),
    (paying, "use:s02_lower", "why-cost-out-of-reach", "COV-235"),
    (paying, "enough", "why-not-enough-icons", "COV-142"),
    (buying, "buy:s14", "why-not-on-top", "COV-170"),
    (buying, "buy:s01", "why-card-not-for-sale", "COV-170"),
    (taming, "tame:c01", "why-not-on-isle", "COV-190"),
    (bragging, "show:c01", "why-shown", "COV-147"),
    (bragging, "show:c05", "why-not-in-brag", "COV-146"),
]


# -- the Blacksmith ---------------------------------------------------------------------------


def smith(workshop: str = "", **forge: object) -> Rooms:
    scenario = Rooms("blacksmith captain").forge(workshop, **forge)  # type: ignore[arg-type]
    scenario.hours(blacksmith=9, captain=12)
    return scenario


def cold_forge() -> Match:
    return smith(reserve="").turn("blacksmith")


def warm_forge() -> Match:
    return smith("coal_1", furnaces=["red_1=4", "coal_2=6 coal_3=6"]).turn("blacksmith")


def full_forge() -> Match:
    full = ["red_1=1 red_2=1 red_3=1", "coal_1=1 coal_2=1 coal_3=1"]
    full += ["blue_1=1 blue_2=1 green_1=1", "yellow_1=1 yellow_2=1 green_2=1"]
    return smith("coal_4", furnaces=full).turn("blacksmith")


def full_workshop() -> Match:
    return smith("coal_1 coal_2 coal_3 coal_4 red_1 red_2 red_3 green_1 green_2").turn("blacksmith")


def mining() -> Match:
    return play(smith("red_1 red_2 red_3").turn("blacksmith"), "visit:mine")


def mined() -> Match:
    return play(smith("red_1").turn("blacksmith"), "visit:mine", "mine:blue", "mine:red")


def rolled() -> Match:
    scenario = smith("coal_1 coal_2 coal_3 red_1", furnaces=["green_1=3 green_2=1 green_3=2", "blue_1=1"])
    return play(scenario.comes("2", "2", "5", "6").turn("blacksmith"), "visit:furnace")


def rerolled() -> Match:
    """For corruption; the Apprentice is there still."""
    scenario = smith("coal_1 coal_2").staff("blacksmith", "lo07").comes("1", "2", "3")
    return play(scenario.turn("blacksmith"), "visit:furnace", "reroll_corrupt", "again:coal_1", "enough")


def rolled_without_cards() -> Match:
    scenario = smith("coal_1 coal_2").staff("blacksmith", "lo07").supply(0).comes("1", "2")
    return play(scenario.turn("blacksmith"), "visit:furnace")


def picking() -> Match:
    return play(rolled(), "reroll_corrupt", "again:coal_3")


def picking_first() -> Match:
    return play(rolled(), "reroll_corrupt")


def loading() -> Match:
    return play(rolled(), "keep_dice")


def forging() -> Match:
    furnaces = ["red_1=6", "green_1=2", "coal_1=6", "blue_1=6 yellow_1=1"]
    return play(smith(furnaces=furnaces).stall("blacksmith", "sZ sZ sZ").turn("blacksmith"), "visit:anvil")


def keeping() -> Match:
    scenario = smith(furnaces=["red_1=6"]).staff("blacksmith", "lo07", "lo08").supply(0)
    return play(scenario.turn("blacksmith"), "visit:anvil")


def keeping_without_staff() -> Match:
    return play(smith(furnaces=["red_1=6"]).turn("blacksmith"), "visit:anvil")


def stoking() -> Match:
    furnaces = ["red_1=6 coal_1=3 coal_2=3", "green_1=1"]
    return play(smith("coal_3", furnaces=furnaces).turn("blacksmith"), "visit:bellows")


def stoked() -> Match:
    return play(stoking(), "stoke:red_1:down")


BLACKSMITH: list[Case] = [
    (cold_forge, "visit:mine", "why-no-alloy", "COV-194"),
    (cold_forge, "visit:furnace", "why-workshop-empty", "COV-195"),
    (cold_forge, "visit:anvil", "why-nothing-to-forge", "COV-199"),
    (cold_forge, "visit:bellows", "why-furnaces-empty", "COV-203"),
    (cold_forge, "navigate:warrior:1", "why-not-your-power", "COV-062"),
    (warm_forge, "visit:anvil", "why-nothing-to-forge", "COV-199"),
    (full_forge, "visit:furnace", "why-furnaces-full", "COV-195"),
    (full_workshop, "visit:mine", "why-workshop-full", "COV-194"),
    (mining, "mine:red", "why-no-such-die", "COV-194"),
    (mining, "enough", "why-at-least-one", "COV-194"),
    (mined, "mine:yellow", "why-too-few-points", "COV-194"),
    (rerolled, "reroll_corrupt", "why-rerolled", "COV-196"),
    (rolled, "reroll_free", "why-power-locked", "COV-062"),
    (rolled_without_cards, "reroll_corrupt", "why-no-corruption-left", "COV-196"),
    (picking, "again:coal_3", "why-die-picked", "COV-196"),
    (picking, "again:green_1", "why-die-not-here", "COV-196"),
    (picking, "again:coal_2", "why-die-alike", "COV-196"),
    (picking_first, "enough", "why-at-least-one", "COV-196"),
    (loading, "load:green_1:furnace_2", "why-die-not-here", "COV-197"),
    (loading, "load:red_1:furnace_1", "why-furnace-full", "COV-197"),
    (loading, "load:coal_2:furnace_2", "why-alike", "COV-197"),
    (loading, "load:red_1:furnace_4", "why-alike", "COV-197"),
    (forging, "forge:furnace_1:bard", "why-no-alloy-there", "COV-199"),
    (forging, "forge:furnace_3:warrior", "why-no-alloy-there", "COV-199"),
    (forging, "forge:furnace_2:bard", "why-too-cold", "COV-199"),
    (forging, "forge:furnace_4:wizard", "why-no-good-left", "COV-202"),
    (forging, "enough", "why-at-least-one", "COV-199"),
    (keeping, "keep_corrupt", "why-no-corruption-left", "COV-067"),
    (keeping_without_staff, "keep_free", "why-power-locked", "COV-062"),
    (stoking, "stoke:coal_3:up", "why-die-not-in-furnace", "COV-203"),
    (stoking, "stoke:red_1:up", "why-die-at-its-end", "COV-203"),
    (stoking, "stoke:green_1:down", "why-die-at-its-end", "COV-203"),
    (stoking, "stoke:coal_2:up", "why-die-alike", "COV-203"),
    (stoking, "empty:furnace_3", "why-furnace-empty", "COV-203"),
    (stoking, "enough", "why-at-least-one", "COV-203"),
    (stoked, "stoke:red_1:down", "why-stoked", "COV-203"),
    (stoked, "empty:furnace_2", "why-stoked-already", "COV-203"),
]


# -- the Captain ------------------------------------------------------------------------------


def captain(ships: str, staff: int = 0) -> Rooms:
    scenario = Rooms("captain blacksmith").fleet(ships).staff("captain", *STAFF[:staff])
    return scenario.hours(captain=9, blacksmith=12)


def in_port() -> Match:
    return captain("W2").turn("captain")


def on_the_islands() -> Match:
    return captain("W5 B5 Z5 N5").turn("captain")


def with_the_navigator() -> Match:
    return captain("W4 B5 Z3", staff=2).turn("captain")


def sailing() -> Match:
    return play(captain("W5").turn("captain"), "visit:oars")


def recalling() -> Match:
    return play(captain("W3 B4 Z1").turn("captain"), "visit:recall")


def in_a_storm() -> Match:
    match = captain("W3", staff=1).has("captain", powers=0).comes("0").turn("captain")
    return play(match, "visit:helm")


CAPTAIN: list[Case] = [
    (in_port, "visit:recall", "why-no-ship-far-enough", "COV-212"),
    (in_port, "navigate:warrior:1", "why-power-locked", "COV-062"),
    (on_the_islands, "visit:helm", "why-all-ships-arrived", "COV-206"),
    (on_the_islands, "visit:oars", "why-all-ships-arrived", "COV-206"),
    (with_the_navigator, "navigate:warrior:2", "why-ship-arrives", "COV-206"),
    (with_the_navigator, "navigate:bard:1", "why-ship-arrives", "COV-206"),
    (with_the_navigator, "navigate:wizard:0", "why-navigator-range", "COV-216"),
    (sailing, "sail:warrior", "why-ship-arrived", "COV-206"),
    (recalling, "recall:wizard", "why-ship-not-far-enough", "COV-212"),
    (recalling, "enough", "why-at-least-one", "COV-212"),
]


# -- the Alchemist ----------------------------------------------------------------------------


def alchemist(*, staff: int = 0, **laboratory: object) -> Rooms:
    scenario = Rooms("alchemist captain").laboratory(**laboratory)  # type: ignore[arg-type]
    return scenario.staff("alchemist", *STAFF[:staff]).hours(alchemist=9, captain=12)


def empty_laboratory() -> Match:
    return alchemist(pouch="").turn("alchemist")


def full_rack() -> Match:
    return alchemist(chutes=FULL, rack="rgbyrgbyrgby", pouch="bb").turn("alchemist")


def drawing_off() -> Match:
    return play(alchemist(chutes=["rrg", "bbbby"]).turn("alchemist"), "visit:decanter")


def putting_back() -> Match:
    return play(
        alchemist(chutes=["rrrbb"], rack="gggggggbyyyr").turn("alchemist"), "visit:decanter", "draw_off:chute_1:1"
    )


def second_draw() -> Match:
    return play(alchemist(chutes=FULL).turn("alchemist"), "visit:decanter", "draw_off:chute_1:1")


def second_draw_without_cards() -> Match:
    scenario = alchemist(chutes=FULL, staff=1).supply(0)
    return play(scenario.turn("alchemist"), "visit:decanter", "draw_off:chute_1:1")


def brewing() -> Match:
    scenario = alchemist(chutes=FULL, rack="rrrrggyi", pouch="", staff=2).stall("alchemist", "sW sW sW")
    return play(scenario.turn("alchemist"), "visit:cauldrons")


def brewed() -> Match:
    return play(brewing(), "brew:small:bard", "ichor:0")


def brewing_without_ichor() -> Match:
    scenario = alchemist(chutes=FULL, rack="rrgg", pouch="", staff=2)
    return play(scenario.turn("alchemist"), "visit:cauldrons")


def adding_ichor() -> Match:
    return play(brewing(), "brew:small:bard")


def adding_the_fourth() -> Match:
    return play(brewing(), "brew:large:warrior", "ichor:0")


ALCHEMIST: list[Case] = [
    (empty_laboratory, "visit:decanter", "why-decanter-empty", "COV-243"),
    (empty_laboratory, "visit:still", "why-still-idle", "COV-248"),
    (empty_laboratory, "visit:cauldrons", "why-no-potion", "COV-252"),
    (full_rack, "visit:still", "why-still-idle", "COV-248"),
    (drawing_off, "draw_off:chute_1:2", "why-not-lowest", "COV-242"),
    (drawing_off, "draw_off:chute_1:4", "why-no-marble-there", "COV-242"),
    (drawing_off, "draw_off:chute_3:1", "why-no-marble-there", "COV-242"),
    (putting_back, "put_back:ichor", "why-no-such-marble", "COV-245"),
    (second_draw, "draw_free", "why-power-locked", "COV-062"),
    (second_draw_without_cards, "draw_corrupt", "why-no-corruption-left", "COV-067"),
    (brewing, "brew:small:warrior", "why-no-good-left", "COV-252"),
    (brewing, "brew:small:wizard", "why-no-real-marble", "COV-251"),
    (brewing, "brew:large:noble", "why-too-few-marbles", "COV-250"),
    (brewing, "enough", "why-at-least-one", "COV-249"),
    (brewed, "filter", "why-brewed-already", "COV-254"),
    (brewing_without_ichor, "filter", "why-no-such-marble", "COV-254"),
    (adding_ichor, "ichor:2", "why-not-so-much-ichor", "COV-251"),
    (adding_the_fourth, "fourth:blue", "why-no-such-marble", "COV-250"),
]

ROOMS = {"entertainer": ENTERTAINER, "blacksmith": BLACKSMITH, "captain": CAPTAIN, "alchemist": ALCHEMIST}
CASES = [case for room in ROOMS.values() for case in room]


@each_case(CASES)
def test_a_move_that_is_not_possible(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


@pytest.mark.parametrize("room", ROOMS)
def test_every_reason_of_a_room_is_shown(room: str) -> None:
    given = set()
    for _, text in python_files(files(SPEC.package).joinpath("merchants", room), ""):
        given |= set(re.findall(r'"(why-[a-z-]+)"', text))
    assert given <= {message for _, _, message, _ in ROOMS[room]}


WORDINGS: list[Wording] = [
    (
        in_a_full_hall,
        "act",
        "3 adventurers are in the Warriors' Hall; you need more icons than that and can reach 2.",
        "3 Aventuriers sont dans la Salle des Guerriers ; il faut plus d'icônes que cela, et vous pouvez en réunir 2.",
    ),
    (
        at_the_square,
        "act",
        "A crest costs 3 clan icons; you can reach 2.",
        "Un écusson coûte 3 icônes de Clan ; vous pouvez en réunir 2.",
    ),
    (
        forging,
        "forge:furnace_2:bard",
        "Furnace 2 has heat 2; a good needs 5.",
        "La fournaise 2 est à chaleur 2 ; il faut 5 pour une marchandise.",
    ),
    (
        with_the_navigator,
        "navigate:warrior:2",
        "The ship of the Warriors is only 1 space from its treasure island.",
        "Le navire des Guerriers n'est plus qu'à 1 case de son île au trésor.",
    ),
    (
        brewing,
        "brew:small:wizard",
        "Ichor alone is not enough: that takes at least a blue marble, and there is none on your rack.",
        "L'ichor seul ne suffit pas : il faut au moins une bille bleue, et il n'y en a pas sur votre râtelier.",
    ),
]


@each_wording(WORDINGS)
def test_the_words(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)


@pytest.mark.parametrize("merchant", ROOMS)
def test_whatever_is_tried_at_a_board_is_explained(merchant: str) -> None:
    match = new(merchant, mode="solo", seed=9)
    assert share_explained(match, seed=9, moves=12, most=400) == 1.0


def test_a_payment_is_explained_to_its_end() -> None:
    match = spends(paying(), "s02_upper", "s09_upper", "s09_lower")
    assert refusal(match, "act") == ("why-acted", "COV-137")

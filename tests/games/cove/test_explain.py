"""Why a move is not possible, in all that merchants share: every message has words and a test."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.explaining import (
    Case,
    Situation,
    Wording,
    each_case,
    each_wording,
    reasons_of,
    refusal,
    share_explained,
    worded,
)
from tests.games.cove.builder import SPEC, Scenario, new
from veillee.core.match import Match
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.testing import play
from veillee.testing.messages import python_files

SQUARE = ("lo01", "lo02", "lo03", "lo04")
ROOMS = ("steps",)  # the merchants' own rooms are looked at in the tests of each merchant


# -- situations -------------------------------------------------------------------------------


def at_hour_nine(*row: str, **captain: int | str) -> Scenario:
    """The Captain's turn at hour 9, from where nobody arrives for two hours."""
    scenario = Scenario("captain blacksmith").hours(blacksmith=13, captain=9).has("captain", **captain)
    return scenario.row(*(row or SQUARE))


def arriving() -> Match:
    scenario = Scenario("captain blacksmith").boat(1, "WWBB", "bazaar_w").boat(2, "NNNN", "square_w").boat(3, "WWZZ")
    return scenario.comes("N").arrival("captain")


def docking() -> Match:
    return play(Scenario("captain blacksmith").boat(4, "WWB").comes("N").arrival("captain"), "embark:boat_4")


def docking_beside_another() -> Match:
    """The right side has one dock left, but the boat of the left side may choose."""
    scenario = Scenario("captain blacksmith").piers(black_e="WWBB").boat(1, "WWB").comes("N")
    return play(scenario.arrival("captain"), "embark:boat_1")


def shoving() -> Match:
    scenario = Scenario("captain blacksmith", rogues="robbers").boats("WN", "BB").boat(5, "ZZNN", "black_e")
    return play(scenario.comes("R").arrival("captain"), "embark:boat_1")


def visiting() -> Match:
    return at_hour_nine(last="oars").turn("captain")


def visiting_nobody() -> Match:
    return at_hour_nine().row().deck().turn("captain")


def visiting_behind_a_gap() -> Match:
    """As with a pack in which the first slot costs something."""
    return at_hour_nine("", *SQUARE[1:]).turn("captain")


def visiting_without_cards() -> Match:
    return at_hour_nine().supply(0).turn("captain")


def visiting_with_all_goods() -> Match:
    every = " ".join(f"s{clan}" for clan in "WBZN" for _ in range(3))
    return at_hour_nine().stall("captain", every).turn("captain")


def visiting_with_staff() -> Match:
    """The Navigator is there, two ships have arrived, the Bosun was used."""
    scenario = at_hour_nine(powers=0b100).staff("captain", "me01", "me02", "me03")
    ships(scenario, 5, 4, 0, 3)
    return scenario.turn("captain")


def after_navigating() -> Match:
    scenario = at_hour_nine().staff("captain", "me01", "me02")
    return play(scenario.turn("captain"), "navigate:noble:2")


def ships(scenario: Scenario, *spaces: int) -> None:
    fleet = scenario.workshop("captain")
    assert isinstance(fleet, Fleet)
    fleet.ships = list(spaces)


def making() -> Match:
    return play(at_hour_nine().stall("captain", "sN sN sN").turn("captain"), "visit:rogues_lair")


def recruiting() -> Match:
    return play(at_hour_nine(gold=1).turn("captain"), "visit:grand_square")


def dismissing() -> Match:
    scenario = at_hour_nine(gold=1).staff("captain", "me01", "me02", "me03")
    return play(scenario.turn("captain"), "visit:grand_square", "recruit:lo02")


def shedding() -> Match:
    return play(at_hour_nine("lo07", corruption=1).turn("captain"), "visit:grand_square")


def shedding_one_of_many() -> Match:
    return play(at_hour_nine("lo01", corruption=5).turn("captain"), "visit:grand_square")


def sailor(card: str, *drawn: str) -> Match:
    """A townsfolk acts on boats; boat 1 is docked, boat 6 full, boats 2 and 4 have room."""
    scenario = at_hour_nine(card).boat(1, "BBBB", "bazaar_w").boat(2, "WN").boat(3, "").boat(4, "WW").comes(*drawn)
    scenario.boat(5, "ZZZZ", "black_e").boat(6, "NNZZ")
    return play(scenario.turn("captain"), "visit:grand_square", "take_effect")


def scouting() -> Match:
    return sailor("sa03", "W", "N")


def sending_back() -> Match:
    return sailor("sa05")


def lifting() -> Match:
    return sailor("sa02")


def lifting_with_one_free_seat() -> Match:
    """The only free seats are those of the boat itself."""
    scenario = at_hour_nine("sa02").marker(14).boat(1, "BBBB", "bazaar_w").boat(2, "WWBB", "square_w").boat(3, "WN")
    scenario.boat(4, "ZZZZ", "square_e").boat(5, "ZZBB", "black_e").boat(6, "NNWW")
    return play(scenario.turn("captain"), "visit:grand_square", "take_effect")


def moving() -> Match:
    return play(lifting(), "lift:warrior:boat_2")


def trading() -> Match:
    return play(sailor("sa04"), "lift:warrior:boat_2")


def selling() -> Match:
    scenario = Scenario("captain blacksmith").piers(bazaar_w="WWBB", square_w="WNNN", black_e="ZZZZ")
    return scenario.stall("captain", "sW lW sN sZ lZ").supply(0).sale("captain")


def selling_to_cultists() -> Match:
    scenario = Scenario("captain blacksmith", rogues="cultists").piers(bazaar_w="WWBB", square_w="WNNR", black_e="ZZRR")
    return scenario.stall("captain", "sW lW sN sZ lZ").sale("captain")


# -- what is told -----------------------------------------------------------------------------

CASES: tuple[Case, ...] = (
    (arriving, "embark:boat_1", "why-boat-docked", "COV-043"),
    (arriving, "embark:boat_3", "why-boat-full", "COV-038"),
    (docking, "dock:square_w", "why-other-side", "COV-014"),
    (docking_beside_another, "dock:black_e", "why-dock-taken", "COV-013"),
    (docking_beside_another, "dock:square_e", "why-other-side", "COV-014"),
    (shoving, "shove:noble:boat_1", "why-same-boat", "COV-072"),
    (shoving, "shove:rogue:boat_2", "why-not-aboard", "COV-072"),
    (shoving, "shove:noble:boat_5", "why-boat-docked", "COV-043"),
    (visiting, "visit:oars", "why-last-place", "COV-051"),
    (visiting, "visit:anvil", "why-not-your-shop", "COV-050"),
    (visiting, "hurry:recall", "why-power-locked", "COV-062"),
    (visiting, "hurry:helm", "why-not-hurried", "COV-062"),
    (visiting, "navigate:noble:1", "why-power-locked", "COV-062"),
    (visiting_nobody, "visit:grand_square", "why-row-empty", "COV-055"),
    (visiting_behind_a_gap, "visit:grand_square", "why-no-townsfolk-affordable", "COV-058"),
    (visiting_without_cards, "visit:rogues_lair", "why-no-corruption-left", "COV-056"),
    (visiting_with_all_goods, "visit:rogues_lair", "why-no-small-good", "COV-056"),
    (visiting_with_staff, "hurry:recall", "why-power-used", "COV-062"),
    (after_navigating, "navigate:bard:1", "why-power-used", "COV-062"),
    (making, "make:noble", "why-no-good-left", "COV-053"),
    (recruiting, "recruit:lo04", "why-too-dear", "COV-058"),
    (recruiting, "recruit:me05", "why-not-in-row", "COV-058"),
    (dismissing, "dismiss:lo02", "why-not-in-staff", "COV-061"),
    (shedding, "shed:2", "why-shed-too-many", "COV-068"),
    (shedding_one_of_many, "shed:2", "why-shed-too-many", "COV-068"),
    (scouting, "scouted:rogue", "why-not-scouted", "COV-237"),
    (sending_back, "send_back:bard:boat_1", "why-boat-docked", "COV-043"),
    (sending_back, "send_back:rogue:boat_2", "why-not-aboard", "COV-237"),
    (lifting, "lift:bard:boat_1", "why-boat-docked", "COV-043"),
    (lifting, "lift:bard:boat_2", "why-not-aboard", "COV-237"),
    (lifting_with_one_free_seat, "lift:noble:boat_3", "why-nowhere-to-go", "COV-237"),
    (moving, "embark:boat_2", "why-same-boat", "COV-237"),
    (moving, "embark:boat_6", "why-boat-full", "COV-038"),
    (trading, "trade:warrior:boat_4", "why-same-kind", "COV-237"),
    (trading, "trade:noble:boat_2", "why-same-boat", "COV-237"),
    (trading, "trade:bard:boat_1", "why-boat-docked", "COV-043"),
    (trading, "trade:rogue:boat_4", "why-not-aboard", "COV-237"),
    (selling, "sell:large:noble:pier_bazaar", "why-not-on-stall", "COV-075"),
    (selling, "sell:small:warrior:pier_bazaar", "why-pier-refuses", "COV-079"),
    (selling, "sell:large:warrior:pier_square", "why-pier-refuses", "COV-080"),
    (selling, "sell:small:wizard:pier_square", "why-nobody-buys", "COV-075"),
    (selling, "sell:large:wizard:pier_black", "why-no-corruption-left", "COV-067"),
    (selling, "cult:small:warrior:pier_square", "why-no-cultists", "COV-071"),
    (selling_to_cultists, "cult:large:warrior:pier_bazaar", "why-nobody-buys", "COV-075"),
    (selling_to_cultists, "cult:large:warrior:pier_square", "why-pier-refuses", "COV-080"),
)

WORDINGS: tuple[Wording, ...] = (
    (
        selling,
        "sell:small:warrior:pier_bazaar",
        "The Bazaar Pier does not take small goods.",
        "Aucune petite marchandise ne se vend sur le Quai du Bazar.",
    ),
    (
        arriving,
        "embark:boat_3",
        "“The Foam Runner” is full.",
        "Le bateau « L'Écumeuse » est plein.",
    ),
    (
        recruiting,
        "recruit:lo04",
        "That costs 3 gold; you have 1.",
        "Cela coûte 3 Ors ; vous en avez 1.",
    ),
    (
        shedding,
        "shed:2",
        "You may discard at most 1 corruption card now.",
        "Vous pouvez défausser au plus 1 carte Corruption à présent.",
    ),
)


@each_case(CASES)
def test_a_move_that_is_not_possible(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


@each_wording(WORDINGS)
def test_the_words(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)


def test_every_common_reason_is_shown() -> None:
    given = set()
    for room in ROOMS:
        for _, text in python_files(files(SPEC.package).joinpath(room), ""):
            given |= set(re.findall(r'"(why-[a-z-]+)"', text))
    assert given == {message for _, _, message, _ in CASES}


def test_reasons_and_words_agree() -> None:
    assert reasons_of(SPEC)


@pytest.mark.parametrize(
    ("merchants", "mode"),
    [("entertainer blacksmith", "standard"), ("captain alchemist", "standard"), ("captain blacksmith", "peddler")],
)
def test_whatever_is_tried_is_explained(merchants: str, mode: str) -> None:
    assert share_explained(new(merchants, mode=mode, seed=5), seed=5, moves=4, most=600) == 1.0

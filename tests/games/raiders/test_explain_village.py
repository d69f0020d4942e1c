"""Why a worker cannot be placed or taken, and why a building gives nothing: the set-up and the village."""

from __future__ import annotations

import veillee
from tests.explaining import Case, Situation, Wording, each_case, each_wording, reason, refusal, worded
from tests.games.raiders.laid import BLACK, BOX, GREY, RED, again, ask, display, hold, laid, table_of, value
from tests.games.raiders.situations import card, first_turn, placed_on_mill, without_supply
from veillee.core.match import Match
from veillee.games.raiders.box import GATE_HOUSE, PROVISIONS, SILVER
from veillee.games.raiders.steps.bargains import Bargain, Copy
from veillee.games.raiders.steps.buildings import Armoury, GateHouse, LongHouse, Mill, Silversmith


def new_match() -> Match:
    return veillee.new("raiders", players=2, seed=1)


def forbidden_mill() -> Match:
    match = laid(solo="normal")
    table_of(match).forbidden = value("building", "mill")
    return again(match)


def forbidden_gate_house() -> Match:
    """The building is closed for taking as well."""
    match = forbidden_mill()
    match.play("place:silversmith")
    match.play("gain:silver")
    table_of(match).forbidden = GATE_HOUSE
    return again(match)


def gate_house_without_cards() -> Match:
    match = laid()
    table = table_of(match)
    table.draw.layers = [[]]
    return ask(match, GateHouse(RED, BLACK))


def armoury(**goods: int) -> Match:
    return ask(hold(laid(), RED, crew=(), **goods), Armoury(RED, GREY))


def poor_armoury() -> Match:
    return armoury(silver=1, gold=1)


def best_armour() -> Match:
    return armoury(armour=10, iron=1)


def mill() -> Match:
    return ask(laid(), Mill(RED, GREY))


def mill_without_provisions() -> Match:
    return without_supply(mill(), PROVISIONS)


def silversmith() -> Match:
    return ask(laid(), Silversmith(RED, BLACK))


def silversmith_without_silver() -> Match:
    return without_supply(silversmith(), SILVER)


def long_house(**goods: int) -> Match:
    return ask(display(hold(laid(), RED, crew=(), **goods), "o01", "o06", "o09"), LongHouse(RED, GREY, 1))


def poor_long_house() -> Match:
    return long_house(gold=1, silver=2)


def long_house_without_provisions() -> Match:
    return without_supply(long_house(livestock=1), PROVISIONS)


def haggling() -> Match:
    match = display(hold(laid(), RED, iron=1, silver=3), "o01", "o06", "o09")
    return ask(match, Bargain(RED, card("trader_1")))


def copying() -> Match:
    """The Gate House has been used, and the worker is black."""
    match = hold(laid(), RED, "archer_1", silver=0)
    table_of(match).used = 1 << GATE_HOUSE
    return ask(match, Copy(RED, card("merchant_1"), BLACK))


CASES: list[Case] = [
    # the set-up
    # placing and taking
    (first_turn, "place:gate_house", "why-occupied", "RAI-038"),
    (first_turn, "place:armoury", "why-colour", "RAI-039"),
    (first_turn, "place:long_house", "why-colour", "RAI-039"),
    (forbidden_mill, "place:mill", "why-forbidden", "RAI-191"),
    (forbidden_gate_house, "take:gate_house", "why-forbidden", "RAI-191"),
    (placed_on_mill, "take:mill", "why-take-placed", "RAI-042"),
    (placed_on_mill, "take:armoury", "why-take-empty", "RAI-041"),
    (first_turn, "skip", "why-skip-turn", "RAI-036"),
    (placed_on_mill, "skip", "why-skip-take", "RAI-041"),
    # buildings
    (gate_house_without_cards, "draw", "why-no-cards", "RAI-032"),
    (poor_armoury, "forge:iron", "why-forge-pay", "RAI-055"),
    (poor_armoury, "forge:silver", "why-forge-pay", "RAI-055"),
    (poor_armoury, "forge:gold", "why-forge-good", "RAI-055"),
    (best_armour, "forge:iron", "why-armour-full", "RAI-056"),
    (mill, "gain:gold", "why-gain-mill-gold", "RAI-057"),
    (mill, "gain:iron", "why-gain-good", "RAI-057"),
    (mill_without_provisions, "gain:provisions", "why-supply", "RAI-026"),
    (silversmith, "gain:gold", "why-gain-good", "RAI-058"),
    (silversmith_without_silver, "gain:silver", "why-supply", "RAI-026"),
    (poor_long_house, "exchange", "why-exchange-none", "RAI-059"),
    (long_house_without_provisions, "exchange", "why-supply", "RAI-028"),
    (poor_long_house, "offer:o01", "why-offer-pay", "RAI-060"),
    (poor_long_house, "offer:o09", "why-offer-pay", "RAI-060"),
    (poor_long_house, "offer:o16", "why-offer-hidden", "RAI-060"),
    (haggling, "bargain:o16:gold", "why-offer-hidden", "RAI-060"),
    (haggling, "bargain:o01:silver", "why-bargain-price", "RAI-141"),
    (haggling, "bargain:o01:gold", "why-offer-pay", "RAI-141"),
    (copying, "copy:town_hall", "why-copy-hall", "RAI-136"),
    (copying, "copy:gate_house", "why-copy-used", "RAI-136"),
    (copying, "copy:armoury", "why-copy-colour", "RAI-135"),
    (copying, "copy:barracks", "why-copy-useless", "RAI-135"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


def test_a_card_that_was_not_dealt_cannot_be_given_back() -> None:
    match = new_match()
    other = next(id_ for id_ in BOX.lexicon.ids("townsfolk") if card(id_) not in table_of(match).seats[RED].hand)
    assert reason(match, f"reject:{other}").message == "why-not-in-hand"


WORDINGS: list[Wording] = [
    (
        forbidden_mill,
        "place:mill",
        "The tactics card closes the Mill for this turn.",
        "La carte tactique ferme le Moulin pour ce tour.",
    ),
    (
        poor_long_house,
        "offer:o06",
        "That offering takes 1 iron; you have 0.",
        "Cette Offrande demande 1 Fer ; vous en avez 0.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)

"""Why an effect is not possible: swaps, cards of the map, draws, and what Clovers trigger."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, worded
from tests.games.pilgrims.builder import Scenario
from tests.games.pilgrims.situations import (
    RED,
    badger_without_objects,
    bear,
    bear_paid,
    bear_with_clover,
    clause,
    juggler,
    juggler_swapped,
    ordering,
    played,
    riding,
    traveller,
    witch,
    written,
)
from veillee.core.match import Match
from veillee.games.pilgrims.box import TAKE_COLOR
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.effects import SpendClover
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn


def wild_spirit() -> Match:
    """The Wild Spirit takes an Object of intuition from anywhere."""
    scenario = Scenario().pawn("red", "C3").pawn("blue", "A1").company("red", "C18").hand("red", "O46")
    scenario.on_map("C4", "O41").on_map("C5", "O01").no_card("C1")
    return played(scenario.activation(), "activate:C18:O46")


def gamekeeper() -> Match:
    """The Gamekeeper takes an adjacent Object of strength."""
    scenario = Scenario().pawn("red", "C3").company("red", "C11").hand("red", "O21")
    scenario.on_map("C4", "O41").on_map("C2", "O02").on_map("C5", "O01")
    return played(scenario.activation(), "activate:C11:O21")


def bear_without_clover() -> Match:
    return bear(0, "A2", "C5")


def bear_without_prey() -> Match:
    return bear(1)


def bear_fed() -> Match:
    return played(bear_paid(), "take:a2")


def ferryman() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C05").hand("red", "O16")
    return played(scenario.activation(), "activate:C05:O16")


def boar(*moves: str, start: str, blue: str = "A1", empty: str = "A2", objects: bool = True) -> Match:
    """The Boar runs 2 or 3 cells and takes an Object that it passes."""
    scenario = Scenario().pawn("red", start).pawn("blue", blue).no_card(empty).company("red", "C22")
    scenario.hand("red", "O21")
    if not objects:
        scenario.deck("object")
    return played(scenario.activation(), "activate:C22:O21", *moves)


def boar_past_campfire() -> Match:
    return boar("move:b1", start="E1")


def boar_past_empty_cell() -> Match:
    return boar("move:c4", start="C1", empty="C2")


def boar_past_pawn() -> Match:
    return boar("move:c1", start="C4", blue="C3", objects=False)


def badger() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C24").hand("red", "O16").deck("object", "O01", "O02")
    return played(scenario.activation(), "activate:C24:O16")


def badger_choosing() -> Match:
    return played(badger(), "draw_two")


def street_singer() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C06").hand("red", "O11").deck("companion", "C01", "C02")
    return played(scenario.activation(), "activate:C06:O11", "recruit")


def street_singer_alone() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C06").hand("red", "O11").deck("companion")
    return played(scenario.activation(), "activate:C06:O11")


def offered_for_a_clover() -> Match:
    scenario = Scenario().clovers("red", 1).on_map("C4", "O01")
    return scenario.turn("red", SpendClover(RED, clause(TAKE_COLOR, True), ()), AdventurePhase(RED), EndOfTurn())


CASES: list[Case] = [
    # swapping
    (riding, "swap:b4:a4", "why-swap-order", "PIL-216"),
    (juggler, "swap:b4:a4", "why-swap-order", "PIL-216"),
    (riding, "swap:a4:c4", "why-swap-apart", "PIL-216"),
    (riding, "swap:a4:a4", "why-swap-apart", "PIL-216"),
    (riding, "swap:a2:b2", "why-swap-campfire", "PIL-217"),
    (riding, "swap:b1:c1", "why-cell-empty", "PIL-217"),
    (juggler_swapped, "swap:a4:b4", "why-swap-once", "PIL-217"),
    # taking
    (wild_spirit, "take:c5", "why-take-color", "PIL-197"),
    (wild_spirit, "take:b2", "why-take-campfire", "PIL-197"),
    (wild_spirit, "take:c1", "why-cell-empty", "PIL-197"),
    (gamekeeper, "take:c5", "why-take-apart", "PIL-198"),
    (gamekeeper, "take:c4", "why-take-color", "PIL-198"),
    (bear_paid, "take:b1", "why-take-color", "PIL-197"),
    (boar_past_campfire, "take:a2", "why-take-crossed", "PIL-208"),
    (boar_past_campfire, "take:d1", "why-take-campfire", "PIL-209"),
    (boar_past_empty_cell, "take:c2", "why-cell-empty", "PIL-209"),
    (boar_past_pawn, "take:c3", "why-no-object", "PIL-049"),
    (witch, "take:c4", "why-ability-none", "PIL-074"),
    (ferryman, "take:c4", "why-move-first", "PIL-072"),
    # drawing
    (badger_without_objects, "draw_two", "why-no-object", "PIL-049"),
    (street_singer_alone, "recruit", "why-no-companion", "PIL-205"),
    (badger_choosing, "keep:O03", "why-keep-drawn", "PIL-204"),
    (street_singer, "welcome:C03", "why-welcome-drawn", "PIL-205"),
    # crossed clovers and order
    (bear_with_clover, "take:c5", "why-spend-first", "PIL-192"),
    (bear_without_clover, "take:c5", "why-spend-clovers", "PIL-121"),
    (bear_without_clover, "spend", "why-spend-clovers", "PIL-121"),
    (bear_without_prey, "spend", "why-useless", "PIL-226"),
    (bear_fed, "spend", "why-ability-used", "PIL-070"),
    (ordering, "first:recruit", "why-first-none", "PIL-184"),
    (traveller, "spend", "why-spend-none", "PIL-192"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


WORDINGS: list[Wording] = [
    (
        riding,
        "swap:b4:a4",
        "The same swap is written in reading order: swap:A4:B4",
        "Le même échange s'écrit dans l'ordre de lecture : swap:A4:B4",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), written(move)) == (english, french)

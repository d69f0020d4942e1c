"""Why an Adventure or a Quest cannot be completed, paid or reserved."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, worded
from tests.games.pilgrims.builder import Scenario
from tests.games.pilgrims.situations import RIVER, adventuring, played, traveller, written
from veillee.core.match import Match


def dropped() -> Match:
    """Reserving again discarded the Lost Sheep."""
    scenario = Scenario().pawn("red", "C3").hand("red", "O46").river(*RIVER).reserved("red", "I-01")
    scenario.clovers("red", 2)
    return played(scenario.activation(), "activate:traveller:O46", "reserve:I-03", "finish")


def dropping() -> Match:
    """The Haunted Mill gives a second place in the reserve; both are full."""
    scenario = Scenario().pawn("red", "C3").hand("red", "O46").river(*RIVER).completed("red", "I-12")
    scenario.reserved("red", "I-01", "I-02")
    return played(scenario.activation(), "activate:traveller:O46", "reserve:I-03")


def companions_of_no_use() -> Match:
    """Three vagabonds, and Adventures that want others; a Quest can be paid."""
    scenario = Scenario().river("I-09", "II-04", "II-02", "II-16", "II-01").company("red", "C01", "C02", "C04")
    return scenario.hand("red", "O01", "O21", "O46").clovers("red", 1).adventure()


def wrong_objects() -> Match:
    """Red's Objects: three of strength and one of trade."""
    scenario = Scenario().river("I-07", "I-14", "I-11", "I-03", "I-08").quests("Q1a", "Q2b", "Q3")
    scenario.company("red", "C01", "C02").hand("red", "O01", "O02", "O03", "O61")
    return scenario.clovers("red", 1).adventure()


def both_conversions() -> Match:
    """The Rumour Market wants a rascal and three Objects of communication."""
    scenario = Scenario().river("I-07", "I-14", "I-11", "I-03", "I-08").company("red", "C01")
    return scenario.hand("red", "O01", "O21", "O22").clovers("red", 2).adventure()


def quests() -> Match:
    scenario = Scenario(4).quests("Q1a", "Q2a", "Q5", Q1a=("red",), Q2a=("blue", "green", "yellow"))
    return scenario.clovers("red", 2).adventure()


def no_feather() -> Match:
    return Scenario().quests("Q1a", "Q2a", "Q5", Q1a=("red",), Q2a=("red",)).clovers("red", 2).adventure()


def paying(clovers: int, *adventures: str) -> Match:
    """The Riverside Tavern: strength, communication twice, intuition; any Companion."""
    scenario = Scenario().river(*RIVER).company("red", "C01").completed("red", *adventures)
    scenario.hand("red", "O01", "O02", "O21", "O46", "O61").clovers("red", clovers)
    return played(scenario.adventure(), "complete:I-03")


def paying_without_clover() -> Match:
    return paying(0)


def paying_with_clovers() -> Match:
    return paying(2)


def paying_with_reduction() -> Match:
    return paying(0, "II-01")


CASES: list[Case] = [
    # Adventures and Quests
    (adventuring, "complete:I-05", "why-adventure-reserved", "PIL-078"),
    (adventuring, "complete:I-06", "why-adventure-completed", "PIL-095"),
    (traveller, "reserve:I-07", "why-adventure-completed", "PIL-175"),
    (dropped, "complete:I-01", "why-adventure-removed", "PIL-081"),
    (adventuring, "complete:I-19", "why-adventure-deck", "PIL-085"),
    (adventuring, "complete:II-02", "why-companions-few", "PIL-087"),
    (companions_of_no_use, "complete:I-09", "why-companions-symbols", "PIL-087"),
    (companions_of_no_use, "complete:II-04", "why-companions-symbols", "PIL-087"),
    (adventuring, "complete:I-03", "why-objects-few", "PIL-094"),
    (wrong_objects, "complete:I-14", "why-objects-symbols", "PIL-115"),
    (both_conversions, "complete:I-07", "why-clovers-both", "PIL-117"),
    (quests, "quest:Q6", "why-quest-absent", "PIL-015"),
    (quests, "quest:Q1a", "why-quest-done", "PIL-100"),
    (quests, "quest:Q2a", "why-quest-full", "PIL-100"),
    (no_feather, "quest:Q5", "why-quest-feathers", "PIL-100"),
    (quests, "quest:Q5", "why-objects-few", "PIL-094"),
    (wrong_objects, "quest:Q3", "why-objects-symbols", "PIL-115"),
    # paying
    (paying_with_clovers, "give:O50", "why-object-pay", "PIL-091"),
    (paying_with_clovers, "change:O50", "why-object-pay", "PIL-091"),
    (paying_with_clovers, "give:O21", "why-give-symbol", "PIL-092"),
    (paying_without_clover, "give:O21", "why-give-symbol", "PIL-092"),
    (paying_with_clovers, "change:O01", "why-change-matches", "PIL-115"),
    (paying_without_clover, "change:O21", "why-convert-clovers", "PIL-115"),
    (paying_without_clover, "give:O61", "why-pay-rest", "PIL-094"),
    (paying_with_clovers, "reduce:strength", "why-reduce-none", "PIL-211"),
    (paying_with_reduction, "reduce:communication", "why-reduce-symbol", "PIL-211"),
    # reserving
    (traveller, "reserve:I-05", "why-adventure-reserved", "PIL-078"),
    (traveller, "reserve:II-01", "why-adventure-deck", "PIL-077"),
    (traveller, "reserve_top:one", "why-deck-empty", "PIL-083"),
    (dropping, "drop:I-03", "why-drop-other", "PIL-080"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


WORDINGS: list[Wording] = [
    (
        companions_of_no_use,
        "complete:I-09",
        "Troll Bridge: your company still lacks the symbol rascal. "
        "Converting Companions would cost 2 Clovers; you have 1.",
        "Pont du troll : il manque encore à votre compagnie le symbole fripouille. "
        "Convertir des Compagnons coûterait 2 Trèfles ; vous en avez 1.",
    ),
    (
        companions_of_no_use,
        "complete:II-02",
        "Sleeping Dragon: your company still lacks the symbols brave and brave. "
        "Converting Companions would cost 4 Clovers; you have 1.",
        "Dragon endormi : il manque encore à votre compagnie les symboles brave et brave. "
        "Convertir des Compagnons coûterait 4 Trèfles ; vous en avez 1.",
    ),
    (
        adventuring,
        "complete:I-03",
        "4 Objects have to be paid; you have 1, in hand and under your characters.",
        "Il faut payer 4 Objets ; vous en avez 1, en main et sous vos personnages.",
    ),
    (
        wrong_objects,
        "complete:I-14",
        "2 symbols are missing from your Objects: converting would cost as many Clovers, and you have 1.",
        "Il manque 2 symboles à vos Objets : les convertir coûterait autant de Trèfles, et vous en avez 1.",
    ),
    (
        both_conversions,
        "complete:I-07",
        "Converting Objects costs 1, converting Companions 2: 3 Clovers together, and you have 2.",
        "Convertir des Objets coûte 1, convertir des Compagnons 2 : 3 Trèfles en tout, et vous en avez 2.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), written(move)) == (english, french)

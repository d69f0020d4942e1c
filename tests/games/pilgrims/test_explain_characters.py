"""Why a character cannot act, join or leave."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, worded
from tests.games.pilgrims.builder import Scenario
from tests.games.pilgrims.situations import activating, full_company, played, written
from veillee.core.match import Match


def activating_with_clover() -> Match:
    return activating(1)


def drum_major() -> Match:
    """The Drum Major moves and lets Red activate another character."""
    scenario = Scenario().pawn("red", "C3").company("red", "C13").hand("red", "O11", "O16", "O51")
    return played(scenario.activation(), "activate:C13:O11")


def extra_activation() -> Match:
    return played(drum_major(), "finish")


def choosing_participants() -> Match:
    """Game of Cards: a rascal and anybody, one of whom retires; no Clover to convert a Companion."""
    scenario = Scenario(side="A").river("I-11", "I-09", "I-10", "II-02", "II-16").completed("red", "I-13")
    scenario.company("red", "C25", "C27", "C01", "C02").retired("red", "C26")
    return played(scenario.hand("red", "O21", "O22", "O23", "O46").adventure(), "complete:I-11")


def first_participant() -> Match:
    return played(choosing_participants(), "participant:C01")


def retiring() -> Match:
    return played(first_participant(), "participant:C25", "pay")


CASES: list[Case] = [
    # activation
    (extra_activation, "activate:C13:O51", "why-activated", "PIL-200"),
    (activating, "activate:C25:O01", "why-activate-symbol", "PIL-052"),
    (activating_with_clover, "activate:C25:O01", "why-activate-symbol", "PIL-052"),
    (activating_with_clover, "convert:C25:O46", "why-convert-matches", "PIL-054"),
    (activating, "convert:C25:O01", "why-convert-clovers", "PIL-114"),
    (activating, "activate:C25:O16", "why-object-under", "PIL-055"),
    (activating, "activate:C25:O50", "why-object-hand", "PIL-055"),
    (activating, "activate:C27:O46", "why-not-company", "PIL-057"),
    (activating, "activate:C26:O46", "why-retired", "PIL-057"),
    (extra_activation, "clover", "why-clover-extra", "PIL-199"),
    # company
    (full_company, "retire:C20", "why-retire-new", "PIL-042"),
    (full_company, "retire:C28", "why-retired", "PIL-045"),
    (full_company, "retire:C29", "why-not-company", "PIL-042"),
    (retiring, "retire:C02", "why-retire-participant", "PIL-090"),
    (retiring, "retire:C29", "why-not-company", "PIL-090"),
    (first_participant, "participant:C01", "why-participant-chosen", "PIL-089"),
    (first_participant, "participant:C02", "why-participant-clovers", "PIL-117"),
    (first_participant, "participant:C26", "why-retired", "PIL-045"),
    (first_participant, "participant:C29", "why-not-company", "PIL-087"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


WORDINGS: list[Wording] = [
    (
        activating_with_clover,
        "activate:C25:O01",
        "Club shows weapon, which does not activate Witch. You can convert it for 1 Clover.",
        "Ce personnage (Sorcière) ne s'active pas avec Massue (arme). Vous pouvez convertir cet Objet pour 1 Trèfle.",
    ),
    (
        first_participant,
        "participant:C02",
        "With Old Herbalist, converting Companions would cost 2 Clovers; you can spare 0.",
        "Avec Vieille herboriste, convertir des Compagnons coûterait 2 Trèfles ; vous pouvez en dépenser 0.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), written(move)) == (english, french)

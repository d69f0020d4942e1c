"""Why a move is not possible: every message in a situation where it is given, with its rule."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files

import pytest

import veillee
from veillee.core.match import Match
from veillee.core.spec import Reason
from veillee.core.text import LANGUAGES
from veillee.games.pilgrims.box import DRAW_TWO, RESERVE, TAKE_COLOR, Clause
from veillee.games.pilgrims.explain import EXPLAINERS, moves
from veillee.games.pilgrims.steps.activation import Activation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.effects import OrderEffects, SpendClover
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn
from veillee.games.pilgrims.steps.journeys import ChooseJourney, DrawJourney
from veillee.games.pilgrims.words import GRAMMAR

from .builder import BOX, SPEC, Scenario, card, key

RED = 0
RIVER = ("I-03", "I-09", "I-10", "II-02", "II-16")


def written(text: str) -> str:
    """A key whose cards are given by their numbers: give:O46 is give:crystal_ball."""
    return key(*text.split(":"))


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(written(move))
    return match


def reason(match: Match, move: str) -> Reason:
    """Why the move is not possible; it must not be, and both languages have words for it."""
    wanted = written(move)
    assert wanted not in match.legal_keys
    assert match.decision is not None
    kind, values = BOX.lexicon.parse(wanted)
    found: Reason | None = SPEC.explain(match.table, match.decision.seat, kind, values)
    assert found is not None
    for lang in LANGUAGES:
        explanation = match.explain(wanted, lang)
        assert not explanation.possible
        assert explanation.rule == found.rule
        assert explanation.reason and explanation.rule_text
    return found


# -- situations ------------------------------------------------------------------------------------


def new_match() -> Match:
    return veillee.new("pilgrims", players=2, seed=1)


def second_corner() -> Match:
    return played(new_match(), "corner:a1")


def choosing_a_journey() -> Match:
    scenario = Scenario(advanced=True).deck("journey", "J01", "J02")
    return scenario.start("red", DrawJourney(RED), DrawJourney(RED), ChooseJourney(RED))


def moving() -> Match:
    """Red on C3 has used its feet; nothing else has happened."""
    return Scenario().pawn("red", "C3").pawn("blue", "A1").disks("red", "foot").movement()


def moving_with_journeys() -> Match:
    return Scenario(advanced=True).pawn("red", "C3").movement()


def moving_after_campfire() -> Match:
    """The Campfire gives a Clover and a swap to whoever rides."""
    scenario = Scenario().pawn("red", "C3").pawn("blue", "A1").no_card("B1")
    return scenario.completed("red", "I-02").movement()


def riding() -> Match:
    return played(moving_after_campfire(), "disk:horse")


def riding_to() -> Match:
    return played(riding(), "skip")


def arrived() -> Match:
    return played(riding_to(), "go:horse:b1")


def full_company() -> Match:
    """Red comes to a campfire with three Companions, after one has retired."""
    scenario = Scenario().pawn("red", "B1").on_map("B2", "C20").company("red", "C25", "C26", "C27")
    return played(scenario.retired("red", "C28").movement(), "go:foot:b2")


def activating(clovers: int = 0) -> Match:
    """Red has the Witch (artefact, tool), and the Crystal Ball and a weapon in hand."""
    scenario = Scenario().pawn("red", "C3").company("red", "C25").retired("red", "C26").traveller("red", "O16")
    return scenario.hand("red", "O46", "O01").clovers("red", clovers).activation()


def activating_with_clover() -> Match:
    return activating(1)


def witch() -> Match:
    return played(activating(), "activate:C25:O46")


def drum_major() -> Match:
    """The Drum Major moves and lets Red activate another character."""
    scenario = Scenario().pawn("red", "C3").company("red", "C13").hand("red", "O11", "O16", "O51")
    return played(scenario.activation(), "activate:C13:O11")


def extra_activation() -> Match:
    return played(drum_major(), "finish")


def traveller() -> Match:
    """Red's Traveller moves and reserves; every place where an Adventure can be is used."""
    scenario = Scenario(solo="easy").pawn("red", "C2").hand("red", "O46").river(*RIVER)
    scenario.reserved("red", "I-05").completed("red", "I-06").completed("falconer", "I-07").deck("adventure_1")
    return played(scenario.activation(), "activate:traveller:O46")


def traveller_moved() -> Match:
    return played(traveller(), "move:c1")


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


def juggler() -> Match:
    scenario = Scenario().pawn("red", "C3").pawn("blue", "A1").company("red", "C36").hand("red", "O51")
    return played(scenario.activation(), "activate:C36:O51")


def juggler_swapped() -> Match:
    return played(juggler(), "swap:a4:b4")


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


def bear(clovers: int = 1, *strength: str) -> Match:
    """For a Clover the Bear takes an Object of strength from anywhere."""
    scenario = Scenario().pawn("red", "C3").company("red", "C17").hand("red", "O21").clovers("red", clovers)
    for number, cell in enumerate(strength, 2):
        scenario.on_map(cell, f"O0{number}")
    return played(scenario.activation(), "activate:C17:O21")


def bear_with_clover() -> Match:
    return bear(1, "A2", "C5")


def bear_without_clover() -> Match:
    return bear(0, "A2", "C5")


def bear_without_prey() -> Match:
    return bear(1)


def bear_paid() -> Match:
    return played(bear_with_clover(), "spend")


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


def badger_without_objects() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C24").hand("red", "O16").deck("object")
    return played(scenario.clovers("red", 2).activation(), "activate:C24:O16")


def badger_choosing() -> Match:
    return played(badger(), "draw_two")


def street_singer() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C06").hand("red", "O11").deck("companion", "C01", "C02")
    return played(scenario.activation(), "activate:C06:O11", "recruit")


def street_singer_alone() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C06").hand("red", "O11").deck("companion")
    return played(scenario.activation(), "activate:C06:O11")


def clause(verb: int, pays: bool = False, arg: int | None = None) -> int:
    """A clause of the house content with this effect."""
    clauses: list[Clause] = BOX.content.clauses
    return next(c.index for c in clauses if c.verb == verb and c.pays == pays and arg in (None, c.arg))


def ordering() -> Match:
    """Two effects wait and one for a Clover; the map has no Object of communication for a fourth."""
    effects = (clause(DRAW_TWO), clause(RESERVE), clause(TAKE_COLOR, True, 3), clause(TAKE_COLOR, False, 1))
    scenario = Scenario().clovers("red", 1)
    return scenario.start("red", OrderEffects(RED, effects, ()), Activation(RED), AdventurePhase(RED), EndOfTurn())


def offered_for_a_clover() -> Match:
    scenario = Scenario().clovers("red", 1).on_map("C4", "O01")
    return scenario.start("red", SpendClover(RED, clause(TAKE_COLOR, True), ()), AdventurePhase(RED), EndOfTurn())


def adventuring() -> Match:
    """Red has nothing for any task; blue has reserved and completed something."""
    scenario = Scenario().river(*RIVER).company("red", "C25").hand("red", "O01").clovers("red", 2)
    return scenario.reserved("blue", "I-05").completed("blue", "I-06").adventure()


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


def paying_short() -> Match:
    """Two Objects of strength and one of trade for the three symbols of the Leaky Rowboat: S I I."""
    scenario = Scenario().river("I-04", "I-09", "I-10", "II-02", "II-16").company("red", "C25")
    scenario.hand("red", "O01", "O02", "O61").clovers("red", 2)
    return played(scenario.adventure(), "complete:I-04")


def choosing_participants() -> Match:
    """Game of Cards: a rascal and anybody, one of whom retires; no Clover to convert a Companion."""
    scenario = Scenario(side="A").river("I-11", "I-09", "I-10", "II-02", "II-16").completed("red", "I-13")
    scenario.company("red", "C25", "C27", "C01", "C02").retired("red", "C26")
    return played(scenario.hand("red", "O21", "O22", "O23", "O46").adventure(), "complete:I-11")


def first_participant() -> Match:
    return played(choosing_participants(), "participant:C01")


def retiring() -> Match:
    return played(first_participant(), "participant:C25", "pay")


CASES: list[tuple[Callable[[], Match], str, str, str]] = [
    # setup
    (new_match, "go:foot:c3", "why-setup", "PIL-022"),
    (new_match, "activate:traveller:O46", "why-setup", "PIL-022"),
    (new_match, "complete:I-01", "why-setup", "PIL-022"),
    (new_match, "corner:c3", "why-corner-none", "PIL-022"),
    (second_corner, "corner:a1", "why-corner-taken", "PIL-023"),
    (moving, "corner:a1", "why-corner-moment", "PIL-022"),
    (moving, "journey:J01", "why-journey-mode", "PIL-138"),
    (moving_with_journeys, "journey:J01", "why-journey-moment", "PIL-144"),
    (choosing_a_journey, "journey:J03", "why-journey-drawn", "PIL-138"),
    # movement
    (moving, "go:foot:c4", "why-way-used", "PIL-030"),
    (moving, "disk:foot", "why-way-used", "PIL-030"),
    (moving, "go:horse:c3", "why-here", "PIL-032"),
    (moving, "go:horse:c4", "why-go-reach", "PIL-032"),
    (moving, "go:horse:c5", "why-go-other", "PIL-032"),
    (moving, "disk:horse", "why-disk-direct", "PIL-220"),
    (moving, "move:c4", "why-move-go", "PIL-073"),
    (moving_after_campfire, "go:horse:b1", "why-go-disk", "PIL-220"),
    (riding, "go:horse:b1", "why-go-effects", "PIL-220"),
    (riding, "go:foot:c4", "why-way-chosen", "PIL-027"),
    (riding, "disk:horse", "why-disk-placed", "PIL-027"),
    (riding_to, "go:foot:c4", "why-way-chosen", "PIL-027"),
    (riding_to, "go:horse:c4", "why-go-reach", "PIL-032"),
    (riding_to, "disk:foot", "why-way-chosen", "PIL-027"),
    (arrived, "go:horse:b1", "why-moved", "PIL-027"),
    (full_company, "go:foot:b2", "why-moved", "PIL-027"),
    (arrived, "move:b2", "why-move-activate", "PIL-073"),
    (witch, "move:c3", "why-here", "PIL-032"),
    (witch, "move:c4", "why-move-reach", "PIL-032"),
    (juggler_swapped, "move:e5", "why-move-reach", "PIL-032"),
    (traveller_moved, "move:b1", "why-ability-used", "PIL-070"),
    (adventuring, "move:c4", "why-effect-none", "PIL-218"),
    # swapping
    (riding, "swap:b4:a4", "why-swap-order", "PIL-216"),
    (juggler, "swap:b4:a4", "why-swap-order", "PIL-216"),
    (riding, "swap:a4:c4", "why-swap-apart", "PIL-216"),
    (riding, "swap:a4:a4", "why-swap-apart", "PIL-216"),
    (riding, "swap:a2:b2", "why-swap-campfire", "PIL-217"),
    (riding, "swap:b1:c1", "why-cell-empty", "PIL-217"),
    (juggler_swapped, "swap:a4:b4", "why-swap-once", "PIL-217"),
    (moving, "swap:a4:b4", "why-effect-none", "PIL-216"),
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
    (moving, "take:c4", "why-effect-none", "PIL-197"),
    (witch, "take:c4", "why-ability-none", "PIL-074"),
    (ferryman, "take:c4", "why-move-first", "PIL-072"),
    # drawing
    (moving, "draw_two", "why-effect-none", "PIL-204"),
    (moving, "recruit", "why-effect-none", "PIL-205"),
    (badger_without_objects, "draw_two", "why-no-object", "PIL-049"),
    (street_singer_alone, "recruit", "why-no-companion", "PIL-205"),
    (moving, "keep:O01", "why-keep-moment", "PIL-204"),
    (badger_choosing, "keep:O03", "why-keep-drawn", "PIL-204"),
    (moving, "welcome:C01", "why-welcome-moment", "PIL-205"),
    (street_singer, "welcome:C03", "why-welcome-drawn", "PIL-205"),
    # crossed clovers and order
    (bear_with_clover, "take:c5", "why-spend-first", "PIL-192"),
    (offered_for_a_clover, "take:c4", "why-spend-first", "PIL-192"),
    (bear_without_clover, "take:c5", "why-spend-clovers", "PIL-121"),
    (bear_without_clover, "spend", "why-spend-clovers", "PIL-121"),
    (bear_without_prey, "spend", "why-useless", "PIL-226"),
    (bear_fed, "spend", "why-ability-used", "PIL-070"),
    (moving, "spend", "why-spend-none", "PIL-192"),
    (ordering, "spend", "why-order-first", "PIL-184"),
    (ordering, "draw_two", "why-order-first", "PIL-184"),
    (ordering, "first:recruit", "why-first-none", "PIL-184"),
    (moving, "first:recruit", "why-first-moment", "PIL-184"),
    # activation
    (moving, "activate:traveller:O46", "why-activate-later", "PIL-028"),
    (adventuring, "convert:traveller:O01", "why-activate-over", "PIL-028"),
    (drum_major, "activate:traveller:O16", "why-activate-wait", "PIL-200"),
    (witch, "activate:traveller:O16", "why-activate-one", "PIL-051"),
    (extra_activation, "activate:C13:O51", "why-activated", "PIL-200"),
    (activating, "activate:C25:O01", "why-activate-symbol", "PIL-052"),
    (activating_with_clover, "activate:C25:O01", "why-activate-symbol", "PIL-052"),
    (activating_with_clover, "convert:C25:O46", "why-convert-matches", "PIL-054"),
    (activating, "convert:C25:O01", "why-convert-clovers", "PIL-114"),
    (activating, "activate:C25:O16", "why-object-under", "PIL-055"),
    (activating, "activate:C25:O50", "why-object-hand", "PIL-055"),
    (activating, "activate:C27:O46", "why-not-company", "PIL-057"),
    (activating, "activate:C26:O46", "why-retired", "PIL-057"),
    (moving, "clover", "why-clover-instead", "PIL-051"),
    (witch, "clover", "why-clover-instead", "PIL-051"),
    (extra_activation, "clover", "why-clover-extra", "PIL-199"),
    # company
    (moving, "retire:C25", "why-retire-freely", "PIL-044"),
    (full_company, "retire:C20", "why-retire-new", "PIL-042"),
    (full_company, "retire:C28", "why-retired", "PIL-045"),
    (full_company, "retire:C29", "why-not-company", "PIL-042"),
    (retiring, "retire:C02", "why-retire-participant", "PIL-090"),
    (retiring, "retire:C29", "why-not-company", "PIL-090"),
    (moving, "participant:C25", "why-participant-moment", "PIL-089"),
    (first_participant, "participant:C01", "why-participant-chosen", "PIL-089"),
    (first_participant, "participant:C02", "why-participant-clovers", "PIL-117"),
    (first_participant, "participant:C26", "why-retired", "PIL-045"),
    (first_participant, "participant:C29", "why-not-company", "PIL-087"),
    # Adventures and Quests
    (moving, "complete:I-03", "why-task-later", "PIL-028"),
    (moving, "quest:Q1a", "why-task-later", "PIL-028"),
    (paying_with_clovers, "quest:Q1a", "why-task-one", "PIL-085"),
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
    (moving, "pay", "why-pay-moment", "PIL-091"),
    (moving, "give:O01", "why-pay-moment", "PIL-091"),
    (moving, "change:O01", "why-pay-moment", "PIL-091"),
    (moving, "reduce:strength", "why-pay-moment", "PIL-091"),
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
    (moving, "reserve:I-03", "why-effect-none", "PIL-202"),
    (ordering, "reserve:I-03", "why-order-first", "PIL-184"),
    (traveller, "reserve:I-05", "why-adventure-reserved", "PIL-078"),
    (traveller, "reserve:II-01", "why-adventure-deck", "PIL-077"),
    (traveller, "reserve_top:one", "why-deck-empty", "PIL-083"),
    (moving, "reserve_top:one", "why-effect-none", "PIL-202"),
    (moving, "drop:I-03", "why-drop-moment", "PIL-080"),
    (dropping, "drop:I-03", "why-drop-other", "PIL-080"),
    # buying and declining
    (new_match, "buy", "why-buy-moment", "PIL-119"),
    (choosing_a_journey, "buy", "why-buy-moment", "PIL-119"),
    (moving, "buy", "why-buy-clovers", "PIL-118"),
    (badger_without_objects, "buy", "why-no-object", "PIL-049"),
    (paying_short, "buy", "why-buy-needed", "PIL-118"),
    (riding, "finish", "why-decline-skip", "PIL-185"),
    (witch, "skip", "why-decline-finish", "PIL-071"),
    (adventuring, "skip", "why-decline-pass", "PIL-085"),
    (arrived, "pass", "why-decline-clover", "PIL-051"),
    (bear_paid, "skip", "why-decline-paid", "PIL-192"),
    (moving, "pass", "why-decline-never", "PIL-030"),
    (full_company, "skip", "why-decline-never", "PIL-042"),
]


@pytest.mark.parametrize(
    ("situation", "move", "message", "rule"),
    [pytest.param(*case, id=f"{case[0].__name__}-{case[1]}") for case in CASES],
)
def test_a_move_is_refused_with_its_reason_and_rule(
    situation: Callable[[], Match], move: str, message: str, rule: str
) -> None:
    found = reason(situation(), move)
    assert (found.message, found.rule) == (message, rule)


def test_a_transport_that_leads_nowhere_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """PIL-035 cannot happen with the diagrams of the house content, but may with an owner's pack."""
    match = moving()
    monkeypatch.setattr(moves, "reach", lambda table, seat, way: [])
    found = reason(match, "disk:horse")
    assert (found.message, found.rule) == ("why-disk-stuck", "PIL-035")


@pytest.mark.parametrize(
    ("situation", "move", "english", "french"),
    [
        (
            moving,
            "go:horse:c5",
            "You cannot go on horseback from C3 to C5, but you could go by boat.",
            "On ne peut pas aller à cheval de C3 en C5, mais vous pourriez y aller en barque.",
        ),
        (
            moving_after_campfire,
            "go:horse:b1",
            "Using this means of transport has an effect before you choose where to go, so the disk comes first: "
            "“Put the disk first: on horseback”.",
            "Ce moyen de locomotion a un effet avant le choix de la destination, "
            "il faut donc poser le disque d'abord : « Poser d'abord le disque : à cheval ».",
        ),
        (
            riding,
            "swap:b4:a4",
            "The same swap is written in reading order: swap:A4:B4",
            "Le même échange s'écrit dans l'ordre de lecture : swap:A4:B4",
        ),
        (
            activating_with_clover,
            "activate:C25:O01",
            "{O01} shows weapon, which does not activate Witch. You can convert it for 1 Clover.",
            "Ce personnage (Sorcière) ne s'active pas avec {O01} (arme). "
            "Vous pouvez convertir cet Objet pour 1 Trèfle.",
        ),
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
        (
            first_participant,
            "participant:C02",
            "With Old Herbalist, converting Companions would cost 2 Clovers; you can spare 0.",
            "Avec Vieille herboriste, convertir des Compagnons coûterait 2 Trèfles ; vous pouvez en dépenser 0.",
        ),
        (
            paying_short,
            "buy",
            "An Object costs 2 Clovers, but you need 1 of your 2 for what you are paying.",
            "Un Objet coûte 2 Trèfles, mais il vous en faut 1 sur 2 pour ce que vous payez.",
        ),
    ],
)
def test_a_reason_helps_with_names_and_numbers(
    situation: Callable[[], Match], move: str, english: str, french: str
) -> None:
    match = situation()
    lexicon = BOX.lexicon
    for lang, text in (("en", english), ("fr", french)):
        expected = text.replace("{O01}", lexicon.name("object", card("O01"), lang))
        assert match.explain(written(move), lang).reason == expected


# -- all of it -------------------------------------------------------------------------------------


def messages_of(lang: str) -> set[str]:
    text = files(SPEC.package).joinpath("locale", f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE))


def test_every_message_is_used_and_tested() -> None:
    folder = files(SPEC.package).joinpath("explain")
    sources = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py")]
    used = {message for source in sources for message in re.findall(r'"(why-[a-z-]+)"', source)}
    tested = {message for _, _, message, _ in CASES} | {"why-disk-stuck"}
    assert used == messages_of("en") == messages_of("fr")
    assert used == tested


def test_every_kind_of_move_has_an_explanation() -> None:
    assert set(EXPLAINERS) == set(GRAMMAR)


MODES = [("basic", 2, "A"), ("basic", 4, "B"), ("advanced", 3, "B"), ("solo", 1, "A"), ("solo_advanced", 1, "B")]


def any_move(match: Match, chance: random.Random) -> str:
    """A key that means something, possible or not; often of a kind that is asked for."""
    kinds = sorted({option.kind for option in match.table.options}) if chance.random() < 0.5 else sorted(GRAMMAR)
    kind = chance.choice(kinds)
    return ":".join([kind, *(chance.choice(BOX.lexicon.ids(role)) for role in GRAMMAR[kind])])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("mode", "players", "side"), MODES)
def test_whatever_is_tried_is_explained(mode: str, players: int, side: str, seed: int) -> None:
    """A seat reads the same reason whatever the cards are that it cannot see."""
    chance = random.Random(seed)
    match = veillee.new("pilgrims", mode=mode, players=players, seed=seed, options={"side": side})
    tried = explained = 0
    while match.decision is not None:
        seat = match.decision.seat
        other = match.fork(for_seat=seat, chance=seed)
        for move in [any_move(match, chance) for _ in range(8)]:
            if move not in match.legal_keys:
                kind, values = BOX.lexicon.parse(move)
                found = SPEC.explain(match.table, seat, kind, values)
                assert found == SPEC.explain(other.table, seat, kind, values)
                assert not any(match.explain(move, lang).possible for lang in LANGUAGES)
                tried += 1
                explained += found is not None
        match.play(chance.choice(match.legal_keys))
    assert tried > 100
    assert explained > 0.9 * tried

"""Situations in which moves are tried that are not possible, and how their keys are written."""

from __future__ import annotations

import veillee
from tests.games.pilgrims.builder import BOX, Scenario, key
from veillee.core.match import Match
from veillee.games.pilgrims.box import DRAW_TWO, RESERVE, TAKE_COLOR, Clause
from veillee.games.pilgrims.steps.activation import Activation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.effects import OrderEffects
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn
from veillee.games.pilgrims.steps.journeys import ChooseJourney, DrawJourney

RED = 0
RIVER = ("I-03", "I-09", "I-10", "II-02", "II-16")


def written(text: str) -> str:
    """A key whose cards are given by their numbers: give:O46 is give:crystal_ball."""
    return key(*text.split(":"))


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(written(move))
    return match


def new_match() -> Match:
    return veillee.new("pilgrims", players=2, seed=1)


def choosing_a_journey() -> Match:
    scenario = Scenario(advanced=True).deck("journey", "J01", "J02")
    return scenario.turn("red", DrawJourney(RED), DrawJourney(RED), ChooseJourney(RED))


def moving() -> Match:
    """Red on C3 has used its feet; nothing else has happened."""
    return Scenario().pawn("red", "C3").pawn("blue", "A1").disks("red", "foot").movement()


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


def witch() -> Match:
    return played(activating(), "activate:C25:O46")


def traveller() -> Match:
    """Red's Traveller moves and reserves; every place where an Adventure can be is used."""
    scenario = Scenario(solo="easy").pawn("red", "C2").hand("red", "O46").river(*RIVER)
    scenario.reserved("red", "I-05").completed("red", "I-06").completed("falconer", "I-07").deck("adventure_1")
    return played(scenario.activation(), "activate:traveller:O46")


def juggler() -> Match:
    scenario = Scenario().pawn("red", "C3").pawn("blue", "A1").company("red", "C36").hand("red", "O51")
    return played(scenario.activation(), "activate:C36:O51")


def juggler_swapped() -> Match:
    return played(juggler(), "swap:a4:b4")


def bear(clovers: int = 1, *strength: str) -> Match:
    """For a Clover the Bear takes an Object of strength from anywhere."""
    scenario = Scenario().pawn("red", "C3").company("red", "C17").hand("red", "O21").clovers("red", clovers)
    for number, cell in enumerate(strength, 2):
        scenario.on_map(cell, f"O0{number}")
    return played(scenario.activation(), "activate:C17:O21")


def bear_with_clover() -> Match:
    return bear(1, "A2", "C5")


def bear_paid() -> Match:
    return played(bear_with_clover(), "spend")


def badger_without_objects() -> Match:
    scenario = Scenario().pawn("red", "C3").company("red", "C24").hand("red", "O16").deck("object")
    return played(scenario.clovers("red", 2).activation(), "activate:C24:O16")


def clause(verb: int, pays: bool = False, arg: int | None = None) -> int:
    """A clause of the house content with this effect."""
    clauses: list[Clause] = BOX.content.clauses
    return next(c.index for c in clauses if c.verb == verb and c.pays == pays and arg in (None, c.arg))


def ordering() -> Match:
    """Two effects wait and one for a Clover; the map has no Object of communication for a fourth."""
    effects = (clause(DRAW_TWO), clause(RESERVE), clause(TAKE_COLOR, True, 3), clause(TAKE_COLOR, False, 1))
    scenario = Scenario().clovers("red", 1)
    return scenario.turn("red", OrderEffects(RED, effects, ()), Activation(RED), AdventurePhase(RED), EndOfTurn())


def adventuring() -> Match:
    """Red has nothing for any task; blue has reserved and completed something."""
    scenario = Scenario().river(*RIVER).company("red", "C25").hand("red", "O01").clovers("red", 2)
    return scenario.reserved("blue", "I-05").completed("blue", "I-06").adventure()

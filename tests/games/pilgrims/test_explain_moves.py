"""Why one cannot go there: the setup and the movement."""

from __future__ import annotations

import pytest

from tests.explaining import Case, Situation, Wording, each_case, each_wording, reason, refusal, worded
from tests.games.pilgrims.builder import BOX
from tests.games.pilgrims.situations import (
    choosing_a_journey,
    juggler_swapped,
    moving,
    moving_after_campfire,
    new_match,
    played,
    riding_to,
    traveller,
    witch,
    written,
)
from veillee.core.match import Match
from veillee.games.pilgrims.box import CELLS


def second_corner() -> Match:
    return played(new_match(), "corner:a1")


def traveller_moved() -> Match:
    return played(traveller(), "move:c1")


CASES: list[Case] = [
    # setup
    (new_match, "corner:c3", "why-corner-none", "PIL-022"),
    (second_corner, "corner:a1", "why-corner-taken", "PIL-023"),
    (choosing_a_journey, "journey:J03", "why-journey-drawn", "PIL-138"),
    # movement
    (moving, "go:foot:c4", "why-way-used", "PIL-030"),
    (moving, "disk:foot", "why-way-used", "PIL-030"),
    (moving, "go:horse:c3", "why-here", "PIL-032"),
    (moving, "go:horse:c4", "why-go-reach", "PIL-032"),
    (moving, "go:horse:c5", "why-go-other", "PIL-032"),
    (moving, "disk:horse", "why-disk-direct", "PIL-220"),
    (moving_after_campfire, "go:horse:b1", "why-go-disk", "PIL-220"),
    (riding_to, "go:foot:c4", "why-way-chosen", "PIL-027"),
    (riding_to, "go:horse:c4", "why-go-reach", "PIL-032"),
    (witch, "move:c3", "why-here", "PIL-032"),
    (witch, "move:c4", "why-move-reach", "PIL-032"),
    (juggler_swapped, "move:e5", "why-move-reach", "PIL-032"),
    (traveller_moved, "move:b1", "why-ability-used", "PIL-070"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


def test_a_transport_that_leads_nowhere_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """PIL-035 cannot happen with the diagrams of the house content, but may with an owner's pack."""
    match = moving()
    ways = BOX.content.board.ways
    horse = BOX.lexicon.value("transport", "horse")
    assert horse is not None
    nowhere: list[list[list[int]]] = [[[] for _ in range(CELLS)] for _ in ways[horse]]
    monkeypatch.setattr(BOX.content.board, "ways", [*ways[:horse], nowhere, *ways[horse + 1 :]])
    found = reason(match, "disk:horse")
    assert (found.message, found.rule) == ("why-disk-stuck", "PIL-035")


WORDINGS: list[Wording] = [
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
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), written(move)) == (english, french)

"""Why one cannot buy an Object, or decline."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, worded
from tests.games.pilgrims.builder import Scenario
from tests.games.pilgrims.situations import (
    arrived,
    badger_without_objects,
    bear_paid,
    moving,
    played,
    written,
)
from veillee.core.match import Match


def paying_short() -> Match:
    """Two Objects of strength and one of trade for the three symbols of the Leaky Rowboat: S I I."""
    scenario = Scenario().river("I-04", "I-09", "I-10", "II-02", "II-16").company("red", "C25")
    scenario.hand("red", "O01", "O02", "O61").clovers("red", 2)
    return played(scenario.adventure(), "complete:I-04")


CASES: list[Case] = [
    (moving, "buy", "why-buy-clovers", "PIL-118"),
    (badger_without_objects, "buy", "why-no-object", "PIL-049"),
    (paying_short, "buy", "why-buy-needed", "PIL-118"),
    (bear_paid, "skip", "why-decline-paid", "PIL-192"),
    (arrived, "finish", "why-decline-clover", "PIL-051"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


WORDINGS: list[Wording] = [
    (
        paying_short,
        "buy",
        "An Object costs 2 Clovers, but you need 1 of your 2 for what you are paying.",
        "Un Objet coûte 2 Trèfles, mais il vous en faut 1 sur 2 pour ce que vous payez.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), written(move)) == (english, french)

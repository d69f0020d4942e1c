"""Why a move is not possible now, with the rule that forbids it.

Only what the asked seat sees is used: its own hand, and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from veillee.core.reasons import Reason
from veillee.games.pilgrims.explain import adventures, characters, effects, moves, turns
from veillee.games.pilgrims.table import PilgrimsTable

# For each kind of option, who explains it: given the table, the asked seat and the values of the key.
EXPLAINERS: Mapping[str, Callable[[PilgrimsTable, int, tuple[int, ...]], Reason | None]] = {
    "corner": turns.corner,
    "journey": turns.journey,
    "disk": moves.disk,
    "go": moves.go,
    "move": moves.move,
    "swap": effects.swap,
    "take": effects.take,
    "draw_two": effects.draw_two,
    "recruit": effects.recruit,
    "reserve": adventures.reserve,
    "reserve_top": adventures.reserve_top,
    "drop": adventures.drop,
    "keep": effects.keep,
    "welcome": effects.welcome,
    "retire": characters.retire,
    "activate": characters.activate,
    "convert": characters.convert,
    "clover": characters.clover,
    "spend": effects.spend,
    "skip": turns.decline,
    "finish": turns.decline,
    "pass": turns.decline,
    "buy": turns.buy,
    "complete": adventures.complete,
    "quest": adventures.quest,
    "participant": characters.participant,
    "pay": adventures.pay,
    "give": adventures.give,
    "change": adventures.change,
    "reduce": adventures.reduce,
    "first": effects.first,
}


def explain(table: PilgrimsTable, seat: int, kind: str, values: tuple[int, ...]) -> Reason | None:
    """The first condition that a move fails; None where it has nothing to do with what is asked."""
    return EXPLAINERS[kind](table, seat, values)

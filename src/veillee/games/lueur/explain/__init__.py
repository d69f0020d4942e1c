"""Why a move is not possible now, with the rule that forbids it. Only what lies open on the table is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from veillee.core.spec import Reason
from veillee.games.lueur.explain import cards, dice, morning, setting_out, travel
from veillee.games.lueur.table import LueurTable

# For each kind of option, who explains it: given the table, the asked seat and the values of the key.
EXPLAINERS: Mapping[str, Callable[[LueurTable, int, tuple[int, ...]], Reason | None]] = {
    "adventurer": setting_out.adventurer,
    "tom_dice": setting_out.tom_dice,
    "tom_colour": setting_out.tom_colour,
    "recruit": morning.recruit,
    "black": morning.black,
    "keep": morning.keep,
    "big_die": morning.big_die,
    "banish": morning.banish,
    "boat": morning.boat,
    "reroll": dice.reroll,
    "reroll_two": dice.reroll_two,
    "set": dice.set_face,
    "pay": dice.pay,
    "done": dice.done,
    "revive": cards.revive,
    "revive_none": cards.revive_none,
    "activate": cards.activate,
    "activate_adventurer": cards.activate_adventurer,
    "activate_spell": cards.activate_spell,
    "return_die": cards.return_die,
    "lose": cards.lose,
    "lose_spell": cards.lose_spell,
    "lose_veiled": cards.lose_veiled,
    "step": travel.step,
    "settle": travel.settle,
    "sail": travel.sail,
    "stop": travel.stop,
}


def explain(table: LueurTable, seat: int, kind: str, values: tuple[int, ...]) -> Reason | None:
    """The first condition that a move fails; None where it has nothing to do with what is asked."""
    return EXPLAINERS[kind](table, seat, values)

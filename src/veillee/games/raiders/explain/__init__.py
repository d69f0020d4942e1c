"""Why a move is not possible now, with the rule that forbids it.

Only what the asked seat sees is used: its own hand, and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from veillee.core.reasons import Reason
from veillee.games.raiders.explain import cards, others, raids, village
from veillee.games.raiders.table import RaidersTable

# For each kind of option, who explains it: given the table, the asked seat and the values of the key.
EXPLAINERS: Mapping[str, Callable[[RaidersTable, int, tuple[int, ...]], Reason | None]] = {
    "reject": cards.reject,
    "place": village.place,
    "raid": raids.raid,
    "take": village.take,
    "skip": village.skip,
    "draw": village.draw,
    "play": cards.play,
    "sell": cards.sell,
    "pawn": cards.pawn,
    "hire": cards.hire,
    "dismiss": cards.dismiss,
    "keep_crew": cards.keep_crew,
    "forge": village.forge,
    "gain": village.gain,
    "exchange": village.exchange,
    "offer": village.offer,
    "bargain": village.bargain,
    "reroll": raids.reroll,
    "keep_dice": raids.keep_dice,
    "plunder": raids.plunder,
    "fall": raids.fall,
    "target": others.target,
    "lose": raids.lose,
    "swap": others.swap,
    "steal": others.steal,
    "trade": others.trade,
    "recall": cards.recall,
    "enlist": cards.enlist,
    "give": others.give,
    "copy": village.copy,
    "swap_cards": others.swap_cards,
    "hand_over": others.hand_over,
    "discard": cards.discard,
}


def explain(table: RaidersTable, seat: int, kind: str, values: tuple[int, ...]) -> Reason | None:
    """The first condition that a move fails; None where it has nothing to do with what is asked."""
    return EXPLAINERS[kind](table, seat, values)

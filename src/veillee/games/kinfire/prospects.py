"""What a place that has been seen still promises: its card was read, so everybody knows what is printed on it.

Bots use it to find their way about a town, rules do not. Cards to which it would lead were not read and are not opened.
"""

from __future__ import annotations

from typing import Final

from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Op
from veillee.games.kinfire.steps.conditions import holds
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import ListId

WORTH: Final = {  # of a gain, once
    terms.PROMPT: 2.0,
    terms.OPEN_POUCH: 1.2,
    terms.GAIN_KINFIRE: 1.2,
    terms.LOOT: 1.0,
    terms.ITEM: 0.8,
    terms.GAIN_FATE: 0.6,
    terms.GAIN_MEMORY: 0.4,
}
COIN: Final = 0.15
TESTED: Final = 0.6  # of what a test promises: it may fail
EFFORT: Final = 0.2  # what failing may cost


def promised(table: KinfireTable, ops: ListId) -> float:
    """What one more visit is worth, by what is printed on the card."""
    found = 0.0
    for op in table.box.lists[ops]:
        found += gain(table, op)
    return found


def gain(table: KinfireTable, op: Op) -> float:
    if op.verb in WORTH:
        return WORTH[op.verb]
    if op.verb in (terms.GAIN_COINS, terms.LOSE_COINS):
        return COIN * (op.number if op.verb == terms.GAIN_COINS else -op.number)
    if op.test is not None:
        return TESTED * promised(table, op.test.passed) - EFFORT
    if op.verb == terms.IF:
        assert op.condition is not None
        return promised(table, op.then) if holds(table, op.condition) else 0.0
    for branch in op.branches:
        if holds(table, branch.condition):
            return promised(table, branch.then)
    best = 0.0
    for choice in op.choices:
        if holds(table, choice.needs):
            tokens = 0.0
            for seeker in choice.seekers:
                if table.seat_of(seeker) != terms.NONE:
                    tokens += WORTH[terms.GAIN_KINFIRE]
            best = max(best, promised(table, choice.then) + tokens)
    return best

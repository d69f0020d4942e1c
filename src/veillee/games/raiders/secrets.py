"""What a seat may not see (RAI-008, RAI-009 and chapter 4.5 of the specification).

The unknown part of the draw pile, the cards that others put under it, and the cards of other hands
that the seat has not seen; the tiles of the stack, with those that the automated opponent took from
it unseen; and the tactics card of each kind that was removed. All else lies open.
"""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.raiders.box import MONASTERY, OUTPOST
from veillee.games.raiders.setup import tactic_kind
from veillee.games.raiders.table import NOBODY, RaidersTable


def secrets(table: RaidersTable, seat: int) -> list[Pool]:
    """The pools of townsfolk, tiles, outpost tactics and monastery tactics that this seat cannot tell apart."""
    return [townsfolk(table, seat), offerings(table), tactics(table, OUTPOST), tactics(table, MONASTERY)]


def townsfolk(table: RaidersTable, seat: int) -> Pool:
    pool = Pool()
    draw = table.draw
    for index in range(len(draw.layers)):
        if draw.knower[index] != seat:
            pool.add_all(draw.layers[index])
    for other in range(len(table.seats)):
        if other != seat:
            player = table.seats[other]
            for index in range(len(player.hand)):
                if not player.seen[index] >> seat & 1:
                    pool.add(player.hand, index)
    return pool


def offerings(table: RaidersTable) -> Pool:
    """The top of the stack, and the tiles that the opponent took from it; they are shown at the end (RAI-205).

    What lies deeper was put there by a Sage for all to see, and what the opponent took from higher up
    can be told from all that has been seen since.
    """
    pool = Pool()
    over = table.asking is None and not table.stack
    if table.offerings.knower[0] == NOBODY and not over:
        pool.add_all(table.offerings.layers[0])
        opponent = table.opponent
        if opponent is not None:
            for index in range(len(opponent.tiles) - opponent.fresh, len(opponent.tiles)):
                pool.add(opponent.tiles, index)
    return pool


def tactics(table: RaidersTable, kind: int) -> Pool:
    """The cards of a kind that were never revealed: one of them is the removed one (RAI-160)."""
    pool = Pool()
    opponent = table.opponent
    if opponent is not None:
        for pieces in (opponent.pile, opponent.removed):
            for index in range(len(pieces)):
                if tactic_kind(table.box, pieces[index]) == kind and not opponent.revealed >> pieces[index] & 1:
                    pool.add(pieces, index)
    return pool

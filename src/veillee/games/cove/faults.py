"""What must always be true of a table (the invariants of chapter 4.1)."""

from __future__ import annotations

from veillee.games.cove.box import (
    CLANS,
    COPIES,
    DOCKS_OF,
    KINDS,
    NONE,
    PEDDLER_STAFF,
    SEATS_OF_BOAT,
    SLOTS,
    STAFF,
)
from veillee.games.cove.steps.common import side_of
from veillee.games.cove.steps.harbour import Embark
from veillee.games.cove.table import PEDDLER, SETUP, CoveTable, Peddler, Trader


def faults(table: CoveTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    if table.phase == SETUP:
        return []
    found = [*_harbour(table), *_townsfolk(table), *_sides(table)]
    if table.peddler is not None:
        found += _peddler(table, table.peddler)
    for seat, player in enumerate(table.seats):
        if player.workshop is not None:
            found += [f"seat {seat}: {fault}" for fault in player.workshop.faults(table)]
    return found


def _harbour(table: CoveTable) -> list[str]:
    """All adventurers in bag, boats, halls and Lair, or in the hand of whoever is asked to seat one."""
    found = []
    drawn = [table.asking.kind] if isinstance(table.asking, Embark) else []
    drawn += table.scouted
    for kind in range(KINDS):
        inside = table.halls[kind] if kind < CLANS else table.lair
        number = table.bag[kind] + inside + sum(boat.count(kind) for boat in table.boats) + drawn.count(kind)
        if number != table.box.adventurers[kind]:
            found.append(f"adventurers of kind {kind}: {number} of {table.box.adventurers[kind]}")
    docked = [dock for dock in table.at if dock != NONE]
    if len(set(docked)) != len(docked):
        found.append(f"docks: {table.at}")
    if any(dock != NONE and dock not in DOCKS_OF[side_of(boat)] for boat, dock in enumerate(table.at)):
        found.append(f"a boat at a dock of the other side: {table.at}")
    if any(len(boat) > SEATS_OF_BOAT for boat in table.boats):
        found.append("a boat with more than four adventurers")
    sides = [*range(len(table.seats)), *([PEDDLER] if table.peddler is not None else [])]
    if sorted(table.hourglasses) != sides:
        found.append(f"the stack of hourglasses: {table.hourglasses}")
    return found


def _townsfolk(table: CoveTable) -> list[str]:
    """24 townsfolk in deck, discard pile, row, staffs and beside the Entertainer's board."""
    cards = [*table.deck, *table.discard, *(card for card in table.row if card != NONE)]
    for trader in _traders(table):
        cards += trader.staff
    for player in table.seats:
        if player.workshop is not None:
            cards += player.workshop.keeps()
    found = []
    if len(set(cards)) != len(cards) or len(cards) != 2 * len(table.box.townsfolk) // table.box.sets:
        found.append(f"townsfolk: {len(cards)}")
    if len(table.row) != SLOTS:
        found.append(f"the row: {table.row}")
    return found


def _traders(table: CoveTable) -> list[Trader]:
    traders: list[Trader] = list(table.seats)
    if table.peddler is not None:
        traders.append(table.peddler)
    return traders


def _sides(table: CoveTable) -> list[str]:
    found = []
    corruption = table.corruption + sum(trader.corruption for trader in _traders(table))
    if corruption != table.box.corruption or table.corruption < 0:
        found.append(f"corruption cards: {corruption}")
    for side, trader in enumerate(_traders(table)):
        if trader.gold < 0:
            found.append(f"side {side}: {trader.gold} gold")
        if any(not 0 <= number <= COPIES for number in trader.goods):
            found.append(f"side {side}: goods {trader.goods}")
        if len(trader.staff) > (PEDDLER_STAFF if trader is table.peddler else STAFF):
            found.append(f"side {side}: a staff of {len(trader.staff)}")
    return found


def _peddler(table: CoveTable, peddler: Peddler) -> list[str]:
    """The cards of its level in deck and discard pile, and the one that is carried out."""
    cards = sorted([*peddler.deck, *peddler.discard])
    level = sorted(table.box.peddler_levels[peddler.level].cards)
    carried_out = sorted([*cards, peddler.card]) == level
    return [] if cards == level or carried_out else [f"the Peddler's cards: {cards}"]

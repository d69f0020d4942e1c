"""What must always be true of a table (the invariants of chapter 4.1)."""

from __future__ import annotations

from veillee.games.cove.box import CLANS, COPIES, KINDS, NONE, SEATS_OF_BOAT, SLOTS
from veillee.games.cove.merchants.alchemist.steps import Laboratory
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.steps.harbour import Embark
from veillee.games.cove.table import PEDDLER, SETUP, CoveTable, Trader


def faults(table: CoveTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    if table.phase == SETUP:
        return []
    found = [*_harbour(table), *_townsfolk(table), *_sides(table)]
    for seat, player in enumerate(table.seats):
        workshop = player.workshop
        checks: dict[str, bool] = {}
        if isinstance(workshop, Stage):
            checks = _stage(table, workshop)
        elif isinstance(workshop, Forge):
            checks = _forge(table, workshop)
        elif isinstance(workshop, Laboratory):
            checks = _laboratory(table, workshop)
        elif isinstance(workshop, Fleet):
            checks = _fleet(table, workshop)
        found += [f"seat {seat}: {name}" for name, wrong in checks.items() if wrong]
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
        if isinstance(player.workshop, Stage):
            cards += player.workshop.fans
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
    return found


def _stage(table: CoveTable, stage: Stage) -> dict[str, bool]:
    box = table.box.stage
    piles = [stage.top, stage.unknown, stage.hand, stage.discard, stage.song, stage.brag]
    cards = [card for pile in (*piles, stage.skill_pile, stage.impro_pile, stage.creature_pile) for card in pile]
    return {
        "cards": sorted(cards) != list(range(len(box.cards))),
        "a mark for each card in hand": len(stage.hand) != len(stage.seen),
        "volume": not 0 <= stage.volume <= box.volume_max,
        "stones": not 0 <= stage.stones <= box.stones,
        "crests": stage.crests != table.crested.bit_count() or stage.crests > box.crests,
        "runes": stage.runes.bit_count() > box.runes,
    }


def _forge(table: CoveTable, forge: Forge) -> dict[str, bool]:
    dice = forge.workshop + forge.reserve + [die for furnace in forge.furnaces for die in furnace]
    return {
        "dice": sorted(dice) != list(range(len(table.box.forge.dice))),
        "furnaces": any(len(furnace) > table.box.forge.seats for furnace in forge.furnaces),
        "cold dice in a furnace": any(not forge.values[die] for furnace in forge.furnaces for die in furnace),
    }


def _fleet(table: CoveTable, fleet: Fleet) -> dict[str, bool]:
    return {"ships": any(not 0 <= space <= table.box.fleet.last for space in fleet.ships)}


def _laboratory(table: CoveTable, laboratory: Laboratory) -> dict[str, bool]:
    box = table.box.laboratory
    numbers = list(laboratory.pouch)
    for kind in range(len(numbers)):
        numbers[kind] += laboratory.rack[kind] + sum(chute.count(kind) for chute in laboratory.chutes)
    numbers[-1] += laboratory.waste
    return {
        "marbles": tuple(numbers) != tuple(box.marbles),
        "chutes": any(len(chute) > box.depth for chute in laboratory.chutes),
    }

"""What must always be true of a table: every component in exactly one place, every limit kept (chapter 4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from veillee.games.raiders.box import (
    ARMOUR_MAX,
    CREW_MAX,
    HAND_MAX,
    MONASTERY,
    NONE,
    OUTPOST,
    PROVISIONS,
    PROVISIONS_MAX,
    SILVER,
    SILVER_MAX,
    VALKYRIE,
)
from veillee.games.raiders.setup import tactic_kind
from veillee.games.raiders.steps.buildings import accepts
from veillee.games.raiders.steps.turn import WorkOrRaid
from veillee.games.raiders.table import PIECES, SETUP, RaidersSeat, RaidersTable


def faults(table: RaidersTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    return [*_goods(table), *_cards(table), *_workers(table), *_seats(table), *_opponent(table)]


def _goods(table: RaidersTable) -> list[str]:
    """Tokens: supply, stocks, sets and the bag hold as many as the box has, and nothing is negative."""
    found = []
    for good in range(VALKYRIE + 1):
        places = [table.supply[good]]
        if good < VALKYRIE:
            places += [player.goods[good] for player in table.seats]
        if good == PROVISIONS and table.opponent is not None:
            places.append(table.opponent.provisions)
        if good < SILVER or good == VALKYRIE:
            piece = good if good < SILVER else PIECES - 1
            places += [*table.plunder[piece::PIECES], table.bag[piece]]
        if sum(places) != table.box.stock[good] or min(places) < 0:
            found.append(f"good {good}: {sum(places)} of {table.box.stock[good]}, least {min(places)}")
    for place, worker in enumerate(table.set_worker):
        pieces = sum(table.plunder[PIECES * place : PIECES * (place + 1)])
        if table.phase != SETUP and pieces != (0 if worker == NONE else table.box.sets[place].pieces):
            found.append(f"set {place} holds {pieces} pieces")
    return found


def _cards(table: RaidersTable) -> list[str]:
    """All cards and tiles are accounted for, each once."""
    box = table.box
    cards = [card for layer in table.draw.layers for card in layer] + table.discard
    tiles = [tile for layer in table.offerings.layers for tile in layer]
    tiles += [tile for tile in table.display if tile != NONE]
    for player in table.seats:
        cards += [*player.hand, *player.crew]
        tiles += player.tiles
    found = []
    opponent = table.opponent
    if opponent is not None:
        tiles += opponent.tiles
        tactics = [*opponent.pile, *opponent.discard, *opponent.removed]
        found += _once("tactics cards", tactics, len(box.tactics))
    found += _once("townsfolk cards", cards, len(box.type_of))
    found += _once("offering tiles", tiles, len(box.offerings))
    return found


def _once(name: str, pieces: Iterable[int], count: int) -> list[str]:
    counts = Counter(pieces)
    wrong = sorted(piece for piece in range(count) if counts[piece] != 1)
    if wrong or sum(counts.values()) != count:
        return [f"{name}: {sum(counts.values())} of {count}, wrong: {wrong[:5]}"]
    return []


def _workers(table: RaidersTable) -> list[str]:
    """RAI-004: workers are told apart by colour only. RAI-005, RAI-003: between turns three stand in the village.

    Every player then holds one.
    """
    found = []
    held = [player.worker for player in table.seats]
    for colour, number in enumerate(table.box.workers):
        places = [*table.village, *held, *table.set_worker].count(colour)
        places += sum(table.spots[colour::3]) + table.gone[colour]
        if places != number:
            found.append(f"workers of colour {colour}: {places} of {number}")
    for building, worker in enumerate(table.village):
        if worker != NONE and not accepts(table, building, worker):
            found.append(f"building {building} holds a worker of colour {worker}")
    between = isinstance(table.asking, WorkOrRaid) or (table.asking is None and not table.stack)
    if between and (table.village.count(NONE) != len(table.village) - 3 or NONE in held):
        found.append(f"between turns: village {table.village}, held {held}")
    return found


def _seats(table: RaidersTable) -> list[str]:
    found = []
    box = table.box
    last = _last_to_finish(table)
    for seat, player in enumerate(table.seats):
        heroes = sum(box.types[box.type_of[card]].hero for card in player.crew)
        checks = {
            "crew over its limit": len(player.crew) > CREW_MAX,
            "more than one hero": heroes > 1,
            "armour": not 0 <= player.armour <= ARMOUR_MAX,
            "negative score or Valkyries": player.score < 0 or player.valkyries < 0,
            "a knower for each card in hand": len(player.seen) != len(player.hand),
            "cards set aside": not 0 <= player.giving <= len(player.hand),
            "an owner who does not know the hand": any(not known >> seat & 1 for known in player.seen),
            "limits after the turn": seat == last and _over_limits(player),
        }
        found += [f"seat {seat}: {name}" for name, wrong in checks.items() if wrong]
    return found


def _last_to_finish(table: RaidersTable) -> int:
    """The seat that has just ended its turn, where another begins."""
    if not isinstance(table.asking, WorkOrRaid) or table.turn <= 1:
        return NONE
    return (table.asking.seat - 1) % len(table.seats)


def _over_limits(player: RaidersSeat) -> bool:
    """RAI-030: silver, provisions and hand cards at the end of a turn."""
    goods = player.goods
    return goods[SILVER] > SILVER_MAX or goods[PROVISIONS] > PROVISIONS_MAX or len(player.hand) > HAND_MAX


def _opponent(table: RaidersTable) -> list[str]:
    """RAI-183: the automated opponent's caps; RAI-160: one outpost and one monastery card are out."""
    opponent = table.opponent
    if opponent is None:
        return []
    kinds = [tactic_kind(table.box, card) for card in opponent.removed]
    checks = {
        "armour": not 0 <= opponent.armour <= ARMOUR_MAX,
        "provisions": not 0 <= opponent.provisions <= PROVISIONS_MAX,
        "tiles taken from the top": not 0 <= opponent.fresh <= len(opponent.tiles),
        "removed cards": kinds != [OUTPOST, MONASTERY],
    }
    return [f"the opponent: {name}" for name, wrong in checks.items() if wrong]

"""Tables in given situations, for the tests of what is seen, said and explained.

match = laid(solo="normal")               # the first turn of a match; red holds a black worker
hold(match, RED, "archer_1", crew=["scout_1"], silver=4)
ask(match, Barracks(RED, BLACK))          # now this is asked, and the rest of the turn follows
"""

from __future__ import annotations

from collections.abc import Iterable

import veillee
from veillee.core.match import Match
from veillee.core.step import Ask
from veillee.games.raiders.box import NONE, RaidersBox
from veillee.games.raiders.table import PIECES, RaidersTable
from veillee.games.raiders.words import COLORS, GOODS

SPEC = veillee.game("raiders")
BOX = SPEC.box()
CONTENT: RaidersBox = BOX.content
LEXICON = BOX.lexicon
RED, BLUE, GREEN = 0, 1, 2
BLACK, GREY, WHITE = range(3)


def laid(players: int = 2, solo: str = "") -> Match:
    """A match after its set-up, with red to play the first turn."""
    for seed in range(100):
        mode = "solo" if solo else "standard"
        match = veillee.new("raiders", mode=mode, level=solo or None, players=1 if solo else players, seed=seed)
        while match.legal_keys[0].startswith("reject:"):
            match.play(match.legal_keys[0])
        if table_of(match).active == RED:
            return match
    raise AssertionError("red never begins")


def table_of(match: Match) -> RaidersTable:
    assert isinstance(match.table, RaidersTable)
    return match.table


def value(role: str, id_: str) -> int:
    found = LEXICON.value(role, id_)
    assert found is not None, id_
    return found


def ask(match: Match, step: Ask[RaidersTable]) -> Match:
    """Let this be asked now."""
    table = table_of(match)
    table.asking = step
    table.options = step.options(table)
    return match


def again(match: Match) -> Match:
    """Ask the same once more: something on the table has changed."""
    asking = match.table.asking
    assert asking is not None
    match.table.options = asking.options(match.table)
    return match


def hold(match: Match, seat: int, *hand: str, crew: Iterable[str] = (), **goods: int) -> Match:
    """Exactly these cards in hand and crew; goods, armour and so on as given."""
    table = table_of(match)
    player = table.seats[seat]
    table.draw.layers[0] += [*player.hand, *player.crew]
    player.hand, player.seen, player.crew = [], [], []
    for id_ in hand:
        player.hand.append(taken(table, id_))
        player.seen.append(1 << seat)
    player.crew = [taken(table, id_) for id_ in crew]
    for name, number in goods.items():
        if name == "worker":
            player.worker = number
        elif name == "armour":
            player.armour = number
        else:
            good = GOODS.index(name)
            table.supply[good] += player.goods[good] - number
            player.goods[good] = number
    return again(match)


def taken(table: RaidersTable, id_: str) -> int:
    """A card out of the draw pile or of a hand."""
    card = value("townsfolk", id_)
    for layer in table.draw.layers:
        if card in layer:
            layer.remove(card)
            return card
    for player in table.seats:
        if card in player.hand:
            place = player.hand.index(card)
            del player.hand[place], player.seen[place]
            return card
    raise AssertionError(f"{id_} is used twice")


def village(match: Match, **workers: str) -> Match:
    """Exactly these workers in the village: village(match, mill="grey")."""
    table = table_of(match)
    table.village = [NONE] * len(table.village)
    for building, color in workers.items():
        table.village[value("building", building)] = COLORS.index(color)
    return again(match)


def plundered(match: Match, *sets: str) -> Match:
    """These sets have been taken by somebody."""
    table = table_of(match)
    for id_ in sets:
        place = value("set", id_)
        table.set_worker[place] = NONE
        table.plunder[PIECES * place : PIECES * (place + 1)] = [0] * PIECES
    return again(match)


def display(match: Match, *tiles: str) -> Match:
    """Exactly these offerings face up."""
    table = table_of(match)
    table.offerings.layers[0] += [tile for tile in table.display if tile != NONE]
    table.display = [value("offering", tile) for tile in tiles]
    for tile in table.display:
        table.offerings.layers[0].remove(tile)
    return again(match)

"""What nobody may see (LUE-013): no seat knows more than another.

The order of the companion decks with the cards removed unseen, the order of Tom's pile, and the spell
tokens that lie face down, in the pile or in front of a seat. None of them has an order or a name before
it is looked at, so each is one pool.
"""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.lueur.table import LueurTable


def secrets(table: LueurTable, seat: int) -> list[Pool]:
    """The pools of companions A and B, spells and tiles, the same for every seat."""
    tiles = table.tom.pile.unknown if table.tom is not None else []
    hidden = [table.decks[0].unknown, table.decks[1].unknown, table.spells.unknown, tiles]
    pools: list[Pool] = []
    for pieces in hidden:
        pool = Pool()
        pool.add_all(pieces)
        pools.append(pool)
    return pools

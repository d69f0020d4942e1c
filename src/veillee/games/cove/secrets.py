"""What a seat may not see: decks, and what its workshop hides of a merchant (COV-238 and chapter 9.4)."""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.cove.table import CoveTable


def secrets(table: CoveTable, seat: int) -> list[Pool]:
    """What each merchant hides (the Entertainer his deck and hand), the townsfolk deck, the Peddler's deck."""
    pools: list[Pool] = []
    for owner, player in enumerate(table.seats):
        pools.append(Pool())
        if player.workshop is not None:
            player.workshop.hide(table, pools[-1], owner == seat)
    pools += [Pool(), Pool()]
    pools[-2].add_all(table.deck)
    if table.peddler is not None:
        pools[-1].add_all(table.peddler.deck)
    return pools

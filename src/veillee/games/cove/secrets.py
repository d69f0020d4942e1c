"""What a seat may not see: decks, and what its workshop hides of a merchant (COV-238 and chapter 9.4)."""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.cove.table import CoveTable


def secrets(table: CoveTable, seat: int) -> list[Pool]:
    """What each merchant hides (the Entertainer his deck and hand), the townsfolk deck, the Peddler's deck."""
    shared, rest, townsfolk, peddler = Pool(), Pool(), Pool(), Pool()
    for owner, player in enumerate(table.seats):
        if player.workshop is not None:
            player.workshop.hide(table, shared, rest, owner == seat)
    townsfolk.add_all(table.deck)
    if table.peddler is not None:
        peddler.add_all(table.peddler.deck)
    return [shared, rest, townsfolk, peddler]


def all_open(table: CoveTable) -> bool:
    """COV-238: where no merchant hides anything, every seat may look at the same screen."""
    return not any(player.workshop is not None and player.workshop.private() for player in table.seats)

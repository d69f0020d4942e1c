"""What a seat may not see: decks, and the Entertainer's hand (COV-233, COV-238 and chapter 9.4)."""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.cove.box import SKILL
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.table import CoveTable


def secrets(table: CoveTable, seat: int) -> list[Pool]:
    """The Entertainer's deck (for others with what is unknown of his hand), the townsfolk deck, the Peddler's deck."""
    pools = [Pool(), Pool(), Pool()]
    for owner, player in enumerate(table.seats):
        stage = player.workshop
        if isinstance(stage, Stage):
            add_stage(table, pools[0], stage, owner == seat)
    pools[1].add_all(table.deck)
    if table.peddler is not None:
        pools[2].add_all(table.peddler.deck)
    return pools


def add_stage(table: CoveTable, pool: Pool, stage: Stage, own: bool) -> None:
    """A hand holds skill cards only, so only those of the draw pile may lie in it instead."""
    over = table.asking is None and not table.stack
    if own or over:
        pool.add_all(stage.unknown)
        return
    for index in range(len(stage.unknown)):
        if table.box.stage.cards[stage.unknown[index]].kind == SKILL:
            pool.add(stage.unknown, index)
    for index in range(len(stage.hand)):
        if not stage.seen[index]:
            pool.add(stage.hand, index)

"""The merchants: which workshop each of them has.

Whoever adds one adds a room beside the others (content, steps, scene, preview) with its `content/<merchant>.toml`,
its options, pieces and words (`options.py`, `box.py`, `words.py`, `locale/`), and a line in each list: here, in
`pictures.py`, and in the game's `pack.py` and `preview.py`. No other merchant and nothing of the harbour changes;
import contracts see to that. What the harbour asks of a merchant are the methods of `Workshop`.
"""

from __future__ import annotations

from veillee.games.cove.box import ALCHEMIST, BLACKSMITH, CAPTAIN, Merchant
from veillee.games.cove.merchants.alchemist.steps import new_laboratory
from veillee.games.cove.merchants.blacksmith.steps import new_forge
from veillee.games.cove.merchants.captain.steps import new_fleet
from veillee.games.cove.merchants.entertainer.steps import new_stage
from veillee.games.cove.table import CoveTable, Workshop


def new_workshop(table: CoveTable, merchant: Merchant) -> Workshop:
    """COV-029: what a merchant starts with."""
    if merchant == BLACKSMITH:
        return new_forge(table)
    if merchant == CAPTAIN:
        return new_fleet(table)
    if merchant == ALCHEMIST:
        return new_laboratory(table)
    return new_stage(table)

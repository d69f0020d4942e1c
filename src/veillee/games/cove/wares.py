"""What every shop lays out for a question: the small goods that the rogues bring."""

from __future__ import annotations

from typing import Any

from veillee.core.painter import Painter
from veillee.core.scene import Piece
from veillee.core.step import Ask
from veillee.games.cove.box import GOODS, SMALL, Good
from veillee.games.cove.steps.common import good_of
from veillee.games.cove.steps.shop import MakeSmall, shop_of, small_goods
from veillee.games.cove.table import PEDDLER, CoveTable


def ware(painter: Painter[CoveTable], side: int, good: Good, id_: str) -> Piece:
    """A good as its merchant or the Peddler calls it."""
    table = painter.table
    seller = table.box.sellers if side == PEDDLER else shop_of(table, side).seller
    return Piece(id_, painter.album.face("ware", GOODS * seller + good))


def bargains(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    """COV-056: a small good of any colour that is left."""
    if not isinstance(asking, MakeSmall):
        return []
    target = painter.view.target
    return [
        ware(painter, asking.seat, good_of(SMALL, clan), target("bargain", clan))
        for clan in small_goods(painter.table, asking.seat)
    ]

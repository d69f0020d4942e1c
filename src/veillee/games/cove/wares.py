"""What every shop lays out for a question: the small goods that the rogues bring."""

from __future__ import annotations

from typing import Any

from veillee.core.painter import Painter
from veillee.core.scene import Piece
from veillee.core.step import Ask
from veillee.games.cove.box import GOODS, MERCHANTS, SMALL, Good
from veillee.games.cove.steps.common import good_of
from veillee.games.cove.steps.shop import MakeSmall, small_goods
from veillee.games.cove.table import PEDDLER, CoveTable


def ware(painter: Painter[CoveTable], side: int, good: Good, id_: str) -> Piece:
    """A good as its merchant or the Peddler calls it; the Entertainer has none."""
    seller = MERCHANTS if side == PEDDLER else painter.table.seats[side].merchant
    return Piece(id_, painter.album.face("ware", GOODS * (seller - 1) + good))


def bargains(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    """COV-056: a small good of any colour that is left."""
    if not isinstance(asking, MakeSmall):
        return []
    target = painter.view.target
    return [
        ware(painter, asking.seat, good_of(SMALL, clan), target("bargain", clan))
        for clan in small_goods(painter.table, asking.seat)
    ]

"""The laboratory: the decanter as a grid of chutes, the rack, the toxic waste and what the pouch holds."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.games.cove.merchants.alchemist.steps import KINDS, Laboratory
from veillee.games.cove.table import CoveTable


def laboratory_zones(painter: Painter[CoveTable], seat: int, laboratory: Laboratory) -> list[Zone]:
    box = painter.table.box.laboratory
    cells = []
    pieces = []
    for chute, marbles in enumerate(laboratory.chutes):
        name = painter.view.lexicon.id("chute", chute)
        for place in range(box.depth):
            cells.append(Cell(f"{name}:{place + 1}", column=chute, row=box.depth - 1 - place))
        for place, marble in enumerate(marbles):
            face = painter.album.face("marble", marble)
            pieces.append(Piece(f"marble:{name}:{place + 1}", face, at=f"{name}:{place + 1}"))
    decanter = painter.area("decanter", "grid", seat, pieces)
    decanter.columns, decanter.rows, decanter.cells = box.chutes, box.depth, cells
    return [
        decanter,
        counted(painter, seat, "rack", laboratory.rack),
        painter.tally(seat, "waste", laboratory.waste),
        counted(painter, seat, "pouch", laboratory.pouch),
    ]


def counted(painter: Painter[CoveTable], seat: int, name: str, numbers: list[int]) -> Zone:
    """Marbles by kind, each with how many there are."""
    pieces = []
    for kind in range(KINDS):
        if numbers[kind]:
            text = painter.view.say("mark-copies", number=numbers[kind])
            piece = painter.piece("marble", kind, marks=[Mark("", f"×{numbers[kind]}", text)])
            piece.id = f"{name}:{painter.view.lexicon.id('marble', kind)}"
            pieces.append(piece)
    zone = painter.row(seat, name, pieces)
    zone.count = sum(numbers)
    return zone

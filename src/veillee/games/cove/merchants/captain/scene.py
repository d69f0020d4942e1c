"""The fleet as a grid: a column for each route, its port below and the treasure island on top."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.games.cove.box import CLANS
from veillee.games.cove.faces import KIND_LOOKS, Faces
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.table import CoveTable


def fleet_zones(painter: Painter[CoveTable], seat: int, fleet: Fleet) -> list[Zone]:
    box = painter.table.box
    album = painter.album
    assert isinstance(album, Faces)
    last = box.fleet.last
    cells = []
    pieces = []
    for clan in range(CLANS):
        look = KIND_LOOKS[clan]
        for space in range(last + 1):
            cells.append(
                Cell(f"route:{look.name}:{space}", column=clan, row=last - space, lines=[album.space_text(space)])
            )
        name = painter.view.name("kind", clan)
        mark = Mark("galleon", look.sign, name, box.colors[clan])
        at = f"route:{look.name}:{fleet.ships[clan]}"
        pieces.append(Piece(f"ship:{look.name}", at=at, owner=seat, marks=[mark]))
        if fleet.treasures >> clan & 1:
            treasure = album.mark("treasure", "✪", "yellow", "locked-chest")
            pieces.append(painter.token(f"treasure:{look.name}", f"route:{look.name}:{last}", treasure))
    zone = painter.area("routes", "grid", seat, pieces)
    zone.columns, zone.rows, zone.cells = CLANS, last + 1, cells
    if fleet.points:
        zone.note = painter.view.say("note-points", number=fleet.points)
    return [zone]

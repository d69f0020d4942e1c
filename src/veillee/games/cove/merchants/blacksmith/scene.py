"""The forge as zones: dice in the workshop and the reserve, four furnaces with their heat."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Piece, Zone
from veillee.games.cove.faces import Faces
from veillee.games.cove.merchants.blacksmith.forge import Forge, heat
from veillee.games.cove.table import CoveTable


def forge_zones(painter: Painter[CoveTable], seat: int, forge: Forge) -> list[Zone]:
    zones = [
        painter.row(seat, "workshop", [die_piece(painter, forge, die) for die in forge.workshop]),
        painter.row(seat, "reserve", [die_piece(painter, forge, die) for die in forge.reserve]),
    ]
    for number, dice in enumerate(forge.furnaces):
        zone = painter.row(seat, "furnace", [die_piece(painter, forge, die) for die in dice])
        zone.id = f"furnace:{painter.view.lexicon.id('furnace', number)}"
        zone.title = f"{zone.title} {number + 1}"
        zone.note = painter.view.say("note-heat", number=heat(forge, number))
        zones.append(zone)
    return zones


def die_piece(painter: Painter[CoveTable], forge: Forge, die: int) -> Piece:
    """A die with the side that is up, where it was rolled."""
    album = painter.album
    assert isinstance(album, Faces)
    piece = painter.piece("die", die)
    if forge.values[die]:
        piece.face = album.rolled(die, forge.values[die])
    return piece

"""The fleet on the sea: a route for each clan, its port on the left and its treasure island on the right."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Link, Mark, Piece, Zone
from veillee.games.cove.box import CLANS
from veillee.games.cove.faces import KIND_LOOKS
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.captain.faces import CaptainFaces
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.table import CoveTable

RATIO = 50
SPACE = 34  # pixels
WORKED_WITH = 3  # importance


def fleet_zones(painter: Painter[CoveTable], seat: int, fleet: Fleet) -> list[Zone]:
    album = painter.album
    assert isinstance(album, CaptainFaces)
    box = painter.table.box
    pieces = []
    for clan in range(CLANS):
        at = route_space(clan, fleet.ships[clan])
        text = painter.view.say("mark-ship-at", ship=clan, number=fleet.ships[clan])
        mark = Mark("galleon", f"⛵{KIND_LOOKS[clan].sign}", text, box.colors[clan])
        pieces.append(Piece(painter.view.target("ship", clan), at=at, marks=[mark]))
        if fleet.treasures >> clan & 1:
            treasure = album.mark("treasure", "✪", "yellow", "locked-chest")
            name = f"treasure:{KIND_LOOKS[clan].name}"
            pieces.append(painter.token(name, route_space(clan, fleet_in(box).last), treasure))
    zone = painter.area("routes", "graph", seat, pieces)
    zone.cells, zone.links = album.once(printed_spaces), album.once(printed_routes)
    zone.ratio, zone.scenery, zone.importance, zone.least = RATIO, "sea", WORKED_WITH, SPACE
    if fleet.points:
        zone.note = painter.view.say("note-points", number=fleet.points)
    return [zone]


def route_space(clan: int, space: int) -> str:
    return f"{KIND_LOOKS[clan].name}_{space}"


def printed_spaces(faces: CaptainFaces) -> list[Cell]:
    """The port says whose route it is, every space how far it is; where a ship brings something, what."""
    fleet = fleet_in(faces.box)
    found = []
    for clan in range(CLANS):
        for space in range(fleet.last + 1):
            cell = Cell(
                route_space(clan, space),
                x=65 + 825 * space // fleet.last,
                y=110 + 720 * clan // (CLANS - 1),
                kind="port" if space == 0 else "",
                title=str(space) if space else faces.say("title-route", kind=clan),
            )
            if space == 0:
                cell.marks = [KIND_LOOKS[clan].name]
            else:
                cell.lines = [faces.say("title-route", kind=clan), faces.space_text(space)]
            if space >= fleet.fishing:
                cell.marks = ["large" if space == fleet.last else "small"]
            found.append(cell)
    return found


def printed_routes(faces: CaptainFaces) -> list[Link]:
    """From each port to its treasure island."""
    last = fleet_in(faces.box).last
    return [Link(route_space(clan, 0), route_space(clan, last), kind="sea") for clan in range(CLANS)]

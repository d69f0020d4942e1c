"""The forge: dice in the workshop, the alloys of the reserve, and four furnaces with their heat as one picture."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.step import Option
from veillee.games.cove.box import CLANS
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.faces import BlacksmithFaces
from veillee.games.cove.merchants.blacksmith.forge import Forge, forge_of, heat
from veillee.games.cove.table import CoveTable

RATIO = 22
FURNACE, DIE = 60, 34  # pixels: a furnace has room for its dice
WORKED_WITH, GLANCED = 2, 1  # importance


def forge_zones(painter: Painter[CoveTable], seat: int, forge: Forge) -> list[Zone]:
    album = painter.album
    assert isinstance(album, BlacksmithFaces)
    workshop = painter.row(seat, "workshop", [die_piece(painter, album, forge, die) for die in forge.workshop])
    workshop.importance, workshop.least = WORKED_WITH, DIE
    return [workshop, furnaces(painter, album, seat, forge), reserve(painter, album, seat, forge)]


def furnaces(painter: Painter[CoveTable], album: BlacksmithFaces, seat: int, forge: Forge) -> Zone:
    pieces = []
    for number, dice in enumerate(forge.furnaces):
        at = painter.view.lexicon.id("furnace", number)
        pieces += [die_piece(painter, album, forge, die, at) for die in dice]
        pieces.append(heat_piece(painter, forge, number))
    zone = painter.area("furnaces", "graph", seat, pieces)
    zone.cells = album.once(printed_furnaces)
    zone.ratio, zone.scenery, zone.importance, zone.least = RATIO, "none", WORKED_WITH, FURNACE
    return zone


def heat_piece(painter: Painter[CoveTable], forge: Forge, furnace: int) -> Piece:
    """The heat, and by its colour what the furnace would give: nothing, a small good, a large one."""
    box = forge_in(painter.table.box)
    warmth = heat(forge, furnace)
    color = "grey" if warmth < box.small_heat else "orange" if warmth < box.large_heat else "red"
    text = painter.view.say("note-heat", number=warmth)
    id_ = painter.view.target("furnace", furnace)
    return painter.token(id_, painter.view.lexicon.id("furnace", furnace), Mark("", str(warmth), text, color))


def reserve(painter: Painter[CoveTable], album: BlacksmithFaces, seat: int, forge: Forge) -> Zone:
    """One die for each colour, with how many of it there are."""
    box = forge_in(painter.table.box)
    pieces = []
    for clan in range(CLANS):
        dice = [die for die in forge.reserve if box.dice[die] == clan]
        if dice:
            text = painter.view.say("mark-in-reserve", number=len(dice), number2=box.mine_cost[clan])
            mark = Mark("", f"×{len(dice)}", text)
            pieces.append(Piece(painter.view.target("alloy", clan), album.face("die", dice[0]), marks=[mark]))
    zone = painter.row(seat, "reserve", pieces)
    zone.count = len(forge.reserve)
    zone.importance, zone.least = GLANCED, DIE
    return zone


def die_piece(painter: Painter[CoveTable], album: BlacksmithFaces, forge: Forge, die: int, at: str = "") -> Piece:
    """A die with the side that is up, where it was rolled; then its metal stands beside it."""
    value = forge.values[die]
    piece = painter.piece("die", die, at=at)
    if value:
        piece.face = album.rolled(die, value)
        piece.marks = album.metal(die)
    return piece


def printed_furnaces(faces: BlacksmithFaces) -> list[Cell]:
    ids = faces.lexicon.ids("furnace")
    return [
        Cell(
            id_,
            x=125 + 750 * number // max(1, len(ids) - 1),
            y=400,
            kind="furnace",
            title=faces.say("title-furnace", number=number + 1),
            marks=["furnace"],
        )
        for number, id_ in enumerate(ids)
    ]


def rolled_dice(table: CoveTable, seat: int, option: Option) -> dict[str, int]:
    """COV-196: whoever may roll again looks at the dice."""
    if option.kind not in ("reroll_free", "reroll_corrupt"):
        return {}
    return {f"die{number}": die for number, die in enumerate(forge_of(table, seat).workshop)}

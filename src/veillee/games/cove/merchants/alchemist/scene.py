"""The laboratory as one picture: four chutes of marbles, the rack by kinds, the toxic waste and the pouch."""

from __future__ import annotations

from typing import Any

import msgspec

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.step import Ask, Option
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.faces import AlchemistFaces
from veillee.games.cove.merchants.alchemist.steps import KINDS, Brew, Laboratory, laboratory_of, potions
from veillee.games.cove.steps.common import good_of
from veillee.games.cove.table import CoveTable
from veillee.games.cove.wares import ware

RATIO = 58
MARBLE = 28  # pixels: a marble with its sign
WORKED_WITH = 3  # importance
CHUTES_TO, TOP, BOTTOM = 520, 90, 870  # where the chutes end, and the highest and the lowest marble
RACK, LAST = 700, 900  # where the rack stands, and what lies behind it
WASTE, POUCH = "waste", "pouch"


def laboratory_zones(painter: Painter[CoveTable], seat: int, laboratory: Laboratory) -> list[Zone]:
    album = painter.album
    assert isinstance(album, AlchemistFaces)
    pieces = [
        *in_chutes(painter, album, laboratory),
        *on_rack(painter, album, laboratory),
        *vessels(painter, laboratory),
    ]
    zone = painter.area("laboratory", "graph", seat, pieces)
    zone.cells = [
        *album.once(printed_chutes),
        *album.once(printed_rack),
        album.once(printed_waste),
        pouch(album, laboratory),
    ]
    number, most = sum(laboratory.rack), laboratory_in(painter.table.box).rack
    zone.note = painter.view.say("note-rack", number=number, number2=most)
    zone.ratio, zone.scenery, zone.importance, zone.least = RATIO, "none", WORKED_WITH, MARBLE
    return [zone]


def in_chutes(painter: Painter[CoveTable], album: AlchemistFaces, laboratory: Laboratory) -> list[Piece]:
    return [
        painter.token(f"niche:{niche(chute, place)}", niche(chute, place), album.marble(marble))
        for chute, marbles in enumerate(laboratory.chutes)
        for place, marble in enumerate(marbles)
    ]


def on_rack(painter: Painter[CoveTable], album: AlchemistFaces, laboratory: Laboratory) -> list[Piece]:
    """The marbles of each kind: how many."""
    found = []
    for kind in range(KINDS):
        if laboratory.rack[kind]:
            number = laboratory.rack[kind]
            text = painter.view.say("mark-on-rack", number=number)
            mark = Mark("", str(number), text, album.marble(kind).color)
            found.append(Piece(painter.view.target("marble", kind), at=rack_place(album, kind), marks=[mark]))
    return found


def vessels(painter: Painter[CoveTable], laboratory: Laboratory) -> list[Piece]:
    """How much is in the toxic waste and in the pouch."""
    say = painter.view.say
    in_pouch = sum(laboratory.pouch)
    return [
        painter.token(
            "ichor:waste", WASTE, Mark("", str(laboratory.waste), say("mark-waste", number=laboratory.waste))
        ),
        painter.token("marbles:pouch", POUCH, Mark("", str(in_pouch), say("mark-in-pouch", number=in_pouch))),
    ]


def pouch(album: AlchemistFaces, laboratory: Laboratory) -> Cell:
    """COV-241: what is in it is known to all."""
    lines = [f"{album.name('ingredient', kind)}: {laboratory.pouch[kind]}" for kind in range(KINDS)]
    return msgspec.structs.replace(album.once(printed_pouch), lines=lines)


# -- what is printed ------------------------------------------------------------------------


def niche(chute: int, place: int) -> str:
    return f"chute_{chute + 1}_{place + 1}"


def rack_place(faces: AlchemistFaces, kind: int) -> str:
    return f"rack_{faces.lexicon.id('marble', kind)}"


def spread(number: int, count: int, first: int, last: int) -> int:
    """The place of one of several things between two edges."""
    return first + (last - first) * number // max(1, count - 1)


def printed_chutes(faces: AlchemistFaces) -> list[Cell]:
    box = laboratory_in(faces.box)
    found = []
    for chute in range(box.chutes):
        for place in range(box.depth):
            value = faces.lexicon.value("niche", niche(chute, place))
            assert value is not None
            x, y = spread(chute, box.chutes, 70, CHUTES_TO), spread(place, box.depth, BOTTOM, TOP)
            found.append(Cell(niche(chute, place), x=x, y=y, title=faces.name("niche", value)))
    return found


def printed_rack(faces: AlchemistFaces) -> list[Cell]:
    return [
        Cell(
            rack_place(faces, kind),
            x=RACK,
            y=spread(kind, KINDS, TOP, BOTTOM),
            kind="rack",
            title=faces.say("title-rack", ingredient=kind),
            marks=[faces.marble_sign(kind)],
        )
        for kind in range(KINDS)
    ]


def printed_waste(faces: AlchemistFaces) -> Cell:
    return Cell(WASTE, x=LAST, y=300, kind="vessel", title=faces.say("zone-waste"), marks=["ichor"])


def printed_pouch(faces: AlchemistFaces) -> Cell:
    return Cell(POUCH, x=LAST, y=680, kind="vessel", title=faces.say("zone-pouch"), marks=["pouch"])


# -- questions ------------------------------------------------------------------------------


def potions_to_brew(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    """COV-250, COV-252: the potions that the rack is enough for."""
    if not isinstance(asking, Brew):
        return []
    table = painter.table
    found = []
    for size, clan in potions(table, asking.seat, laboratory_of(table, asking.seat)):
        good = good_of(size, clan)
        found.append(ware(painter, asking.seat, good, painter.view.target("good", good)))
    return found


def whole_run(table: CoveTable, seat: int, option: Option) -> dict[str, int]:
    """COV-242: a run is named by its lowest marble, and each of its marbles stands for it."""
    box = laboratory_in(table.box)
    if option.kind != "draw_off":
        return {}
    chute, place = option.values
    marbles = laboratory_of(table, seat).chutes[chute]
    first = end = place - 1
    while end < len(marbles) and marbles[end] == marbles[first]:
        end += 1
    return {f"niche{number}": chute * box.depth + number for number in range(first + 1, end)}

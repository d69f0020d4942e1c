"""The harbour as one picture: Dragon Isle between the boats at sea, docks and piers, and the town behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from veillee.core.scene import Cell, Link, Mark, Piece
from veillee.games.cove import box as b
from veillee.games.cove.box import NONE
from veillee.games.cove.faces import KIND_LOOKS, Faces
from veillee.games.cove.steps import common
from veillee.games.cove.words import BOAT_IDS, CLOSED_HALL, DOCK_IDS, HALL_IDS, LANDMARK_IDS, PIER_IDS

if TYPE_CHECKING:
    from veillee.games.cove.scene import CovePainter

RATIO = 70
SQUARE, ISLE, LAIR = LANDMARK_IDS
SHIP, MOORING = "ship", "mooring"
KINDS = {SQUARE: "square", ISLE: "isle", LAIR: "cave", CLOSED_HALL: "hall"}
# Kinds that come and go are last: the shapes of places are given out in the order of their kinds.
ORDER = (*PIER_IDS, *HALL_IDS, CLOSED_HALL, SQUARE, ISLE, LAIR, *DOCK_IDS, *BOAT_IDS)


class Harbour:
    """What is printed on the picture, and what a match changes of it."""

    def __init__(self, painter: CovePainter) -> None:
        self.painter = painter
        self.view = painter.view
        self.table = painter.table
        self.faces = painter.album

    # -- pieces ----------------------------------------------------------------------------

    def pieces(self) -> list[Piece]:
        """Who sits in which boat, wherever it lies; how many are in halls; what merchants have there."""
        found: list[Piece] = []
        for boat, name in enumerate(BOAT_IDS):
            at = name if self.table.at[boat] == NONE else DOCK_IDS[self.table.at[boat]]
            found += [
                self.painter.token(f"aboard:{name}:{place}", at, self.faces.adventurer(kind))
                for place, kind in enumerate(self.table.boats[boat], 1)
            ]
        found += self.inside()
        for seat, player in enumerate(self.table.seats):
            if player.workshop is not None:
                found += self.painter.room(seat).in_harbour(self.painter, seat)
        return found

    def inside(self) -> list[Piece]:
        """How many there are in each hall and in the Lair."""
        halls = [
            self.counted(f"members:{KIND_LOOKS[clan].name}", HALL_IDS[clan], number, "mark-hall")
            for clan, number in enumerate(self.table.halls)
        ]
        return [*halls, self.counted("members:rogue", LAIR, self.table.lair, "mark-lair")]

    def counted(self, id_: str, at: str, number: int, message: str) -> Piece:
        return self.painter.token(id_, at, Mark("", str(number), self.view.say(message, number=number)))

    # -- places ----------------------------------------------------------------------------

    def cells(self) -> list[Cell]:
        printed = self.faces.once(printed_places)
        return [self.changed(cell) for cell in printed]

    def changed(self, cell: Cell) -> Cell:
        """A place as it is now: who is on a pier, in a boat."""
        if cell.id in PIER_IDS:
            return msgspec.structs.replace(cell, lines=[*cell.lines, *self.standing(PIER_IDS.index(cell.id))])
        if cell.id in BOAT_IDS:
            boat = BOAT_IDS.index(cell.id)
            return self.lying(cell, boat if self.table.at[boat] == NONE else NONE)
        if cell.id in DOCK_IDS:
            return self.lying(cell, common.dock_of(self.table, DOCK_IDS.index(cell.id)))
        return cell

    def lying(self, cell: Cell, boat: b.Boat) -> Cell:
        """A mooring or a dock: with a boat there it is the boat that one sees."""
        if boat == NONE:
            return cell
        if self.table.at[boat] == NONE:
            text = self.view.say("line-seats", number=b.SEATS_OF_BOAT - len(self.table.boats[boat]))
        else:
            text = self.view.say("line-docked", boat=boat)
        return msgspec.structs.replace(cell, kind=SHIP, lines=[*cell.lines, text])

    def standing(self, pier: b.Pier) -> list[str]:
        """Who is on a pier, and what a good brings there."""
        lines = []
        for kind in range(b.KINDS):
            number = common.on_pier(self.table, pier, kind)
            if number:
                lines.append(self.on_pier(pier, kind, number))
        return lines

    def on_pier(self, pier: b.Pier, kind: b.Clan, number: int) -> str:
        """COV-076: « 3 Guerriers : petite 6, grande 15 »."""
        if kind == b.ROGUE:
            return self.view.say("line-rogues", number=number)
        prices = [
            self.view.say(f"line-price-{size}", number=number * self.faces.box.values[common.good_of(size, kind)])
            for size in (b.SMALL, b.LARGE)
            if self.faces.box.accepts[pier] >> size & 1
        ]
        args = {"number": number, "kind": self.view.name("kind", kind), "text": ", ".join(prices)}
        return self.view.messages.format("line-buyers", args)


# -- what is printed ------------------------------------------------------------------------


def printed_places(faces: Faces) -> list[Cell]:
    return [printed_place(faces, id_) for id_ in ORDER]


def printed_place(faces: Faces, id_: str) -> Cell:
    x, y = faces.box.harbour_places[id_]
    value = faces.lexicon.value("cell", id_)
    assert value is not None
    cell = Cell(id_, x=x, y=y, title=faces.name("cell", value), kind=KINDS.get(id_, MOORING))
    cell.closed = id_ == CLOSED_HALL
    if id_ in PIER_IDS:
        pier = PIER_IDS.index(id_)
        cell.kind = "pier"
        cell.marks = [("small", "large")[size] for size in (b.SMALL, b.LARGE) if faces.box.accepts[pier] >> size & 1]
        cell.lines = [faces.say(f"pier-takes-{pier}")]
    elif id_ in DOCK_IDS:
        cell.title = faces.say(f"title-dock-{DOCK_IDS.index(id_)}")
    elif id_ in HALL_IDS:
        cell.kind = "hall"
        cell.marks = [KIND_LOOKS[HALL_IDS.index(id_)].name]
    elif id_ == LAIR:
        cell.marks = [KIND_LOOKS[b.ROGUE].name]
    elif id_ == SQUARE:
        cell.marks = ["recruit"]
    elif id_ == ISLE:
        cell.marks = ["dragon"]
    return cell


def printed_waters(faces: Faces) -> list[Link]:
    """Every boat may reach the two docks of its side; every dock belongs to a pier."""
    found = []
    for boat, name in enumerate(BOAT_IDS):
        found += [Link(name, DOCK_IDS[dock], kind="sea") for dock in b.DOCKS_OF[common.side_of(boat)]]
    found += [Link(dock, PIER_IDS[b.PIER_OF[number]], kind="bridge") for number, dock in enumerate(DOCK_IDS)]
    return found

"""The board as one picture: the village below, the coast above, and everything that stands there."""

from __future__ import annotations

import msgspec

from veillee.core.scene import Cell, Link, Mark, Piece, Zone
from veillee.core.spec import View
from veillee.games.raiders.box import BUILDINGS, HARBOUR, NONE, SITES, VALKYRIE
from veillee.games.raiders.faces import BUILDING_ICONS, Faces
from veillee.games.raiders.steps.raid import sets_left
from veillee.games.raiders.table import PIECES, RaidersTable
from veillee.games.raiders.words import BUILDING_IDS, COLORS, GOODS, SITE_KINDS

RATIO = 64
ALL_COLORS = (1 << len(COLORS)) - 1
ON_SETS = (0, 1, 2, VALKYRIE)  # the goods that lie on a set, in the table's order


class Board:
    """Paints the board of one scene: what is printed there, and what the match has put on it."""

    def __init__(self, view: View[RaidersTable]) -> None:
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.faces: Faces = view.album
        self.pieces: list[Piece] = []

    def zone(self) -> Zone:
        printed, links = self.faces.once(printed_board)
        buildings, sites, sets = printed[:BUILDINGS], printed[BUILDINGS:][:SITES], printed[BUILDINGS + SITES :]
        return Zone(
            "board",
            "graph",
            self.view.say("zone-board"),
            cells=[
                *(self.building(number, cell) for number, cell in enumerate(buildings)),
                *(one for number, cell in enumerate(sites) for one in self.place(number, cell, sets)),
            ],
            links=links,
            pieces=self.pieces,
            ratio=RATIO,
            scenery="coast",
        )

    def building(self, building: int, printed: Cell) -> Cell:
        """The worker who stands there; a forbidden building is closed (RAI-191).

        When the match is over there is no turn left for which it could be closed.
        """
        worker = self.table.village[building]
        if worker != NONE:
            mark = self.faces.workers[worker]
            self.pieces.append(Piece(f"worker:{printed.id}", at=printed.id, marks=[mark]))
        if self.table.forbidden == building and self.table.active != NONE:
            return now(printed, self.view.say("text-forbidden"), closed=True)
        return printed

    def place(self, number: int, printed: Cell, sets: list[Cell]) -> list[Cell]:
        """A site, and the sets that lie there: whoever hears them one after another knows whose they are."""
        return [self.site(number, printed), *(self.set(one, sets[one]) for one in self.box.sites[number].sets)]

    def site(self, number: int, printed: Cell) -> Cell:
        """The workers who stay there for good (RAI-070), and how much is left to plunder."""
        for worker, mark in enumerate(self.faces.workers):
            for count in range(self.table.spots[len(COLORS) * number + worker]):
                text = self.view.say("mark-raider", worker=worker)
                raider = Mark(mark.icon, mark.sign, text, mark.color)
                id_ = f"raider:{printed.id}:{COLORS[worker]}:{count}"
                self.pieces.append(Piece(id_, at=printed.id, marks=[raider]))
        left = sets_left(self.table, number)
        return now(printed, self.view.say("text-sets", number=left), closed=left == 0)

    def set(self, number: int, printed: Cell) -> Cell:
        """The plunder, the Valkyries and the worker that lie on a set, each a token of its own."""
        worker = self.table.set_worker[number]
        if worker == NONE:
            return now(printed, self.view.say("text-taken"))
        for index, good in enumerate(ON_SETS):
            mark = self.faces.goods[good]
            for count in range(self.table.plunder[PIECES * number + index]):
                self.pieces.append(Piece(f"{GOODS[good]}:{number}:{count}", at=printed.id, marks=[mark]))
        self.pieces.append(Piece(f"worker:{number}", at=printed.id, marks=[self.faces.workers[worker]]))
        return printed


def now(printed: Cell, line: str, closed: bool = False) -> Cell:
    """A printed place with what is to be said of it now."""
    return msgspec.structs.replace(printed, lines=[*printed.lines, line], closed=closed)


# -- what is printed ------------------------------------------------------------------------


def printed_board(faces: Faces) -> tuple[list[Cell], list[Link]]:
    """Buildings, sites and sets, and which set belongs to which site."""
    sets = range(len(faces.box.sets))
    cells = [printed_building(faces, number) for number in range(BUILDINGS)]
    cells += [printed_site(faces, number) for number in range(SITES)]
    cells += [printed_set(faces, number) for number in sets]
    for cell, (x, y) in zip(cells, faces.box.places, strict=True):
        cell.x, cell.y = x, y
    sites = [faces.lexicon.id("site", plunder.site) for plunder in faces.box.sets]
    return cells, [Link(sites[number], faces.lexicon.id("set", number)) for number in sets]


def printed_building(faces: Faces, building: int) -> Cell:
    """Its action, and who may come."""
    title = faces.name("cell", building)
    mark = Mark(BUILDING_ICONS[building], faces.say(f"sign-building-{building}"), title)
    workers = faces.box.buildings[building].accepts
    lines = [faces.building_text(building)]
    if workers != ALL_COLORS:
        lines.append(accepts(faces, workers))
    return Cell(BUILDING_IDS[building], kind="building", mark=mark, title=title, lines=lines)


def printed_site(faces: Faces, number: int) -> Cell:
    """What a raid asks for and what it brings."""
    site = faces.box.sites[number]
    needs = (("crew", site.crew), ("provisions", site.provisions), ("gold", site.gold))
    return Cell(
        faces.lexicon.id("site", number),
        kind=SITE_KINDS[site.kind],
        title=faces.name("cell", BUILDINGS + number),
        marks=[SITE_KINDS[site.kind], *(f"needs-{name}-{count}" for name, count in needs if count)],
        lines=[accepts(faces, site.workers), *rewards(faces, number)],
    )


def accepts(faces: Faces, workers: int) -> str:
    """Which workers may stand there, in words."""
    colors = [color for color in range(len(COLORS)) if workers >> color & 1]
    if len(colors) == 1:
        return faces.say("text-accepts-one", worker=colors[0])
    return faces.say("text-accepts-two", worker=colors[0], worker2=colors[1])


def rewards(faces: Faces, number: int) -> list[str]:
    site = faces.box.sites[number]
    if not site.dice:
        return [faces.say("text-sure", number=site.sure)]
    steps = [faces.say("text-threshold", number=strength, number2=vp) for strength, vp in site.thresholds]
    return [faces.say("text-dice", number=site.dice), *steps]


def printed_set(faces: Faces, number: int) -> Cell:
    """The plunder of a harbour lies in its ships."""
    site = faces.box.sites[faces.box.sets[number].site]
    kind = "ship" if site.kind == HARBOUR else "set"
    title = faces.say("text-set", number=site.sets.index(number) + 1)
    where = faces.name("cell", BUILDINGS + faces.box.sets[number].site)
    return Cell(faces.lexicon.id("set", number), kind=kind, title=title, lines=[where])

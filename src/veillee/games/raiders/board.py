"""The board as one picture: the village below, the coast above, and everything that stands there."""

from __future__ import annotations

from veillee.core.scene import Cell, Link, Mark, Piece, Zone
from veillee.core.spec import View
from veillee.games.raiders.box import BUILDINGS, NONE, SITES, VALKYRIE
from veillee.games.raiders.faces import BUILDING_ICONS, Faces
from veillee.games.raiders.steps.raid import sets_left
from veillee.games.raiders.table import PIECES, RaidersTable
from veillee.games.raiders.words import BUILDING_IDS, COLORS, GOODS, SITE_KINDS

RATIO = 64
ALL_COLORS = (1 << len(COLORS)) - 1
ON_SETS = (0, 1, 2, VALKYRIE)  # the goods that lie on a set, in the table's order


class Board:
    """Paints the board of one scene."""

    def __init__(self, view: View[RaidersTable], faces: Faces) -> None:
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.faces = faces
        self.cells: list[Cell] = []
        self.pieces: list[Piece] = []
        self.links: list[Link] = []

    def zone(self) -> Zone:
        for building in range(BUILDINGS):
            self.building(building)
        for site in range(SITES):
            self.site(site)
        for plunder in range(len(self.box.sets)):
            self.set(plunder)
        return Zone(
            "board",
            "graph",
            self.view.say("zone-board"),
            cells=self.cells,
            links=self.links,
            pieces=self.pieces,
            ratio=RATIO,
            scenery="coast",
        )

    def place(self, number: int, id_: str, kind: str, mark: Mark | None, title: str) -> Cell:
        x, y = self.box.places[number]
        cell = Cell(id_, kind=kind, mark=mark, x=x, y=y, title=title)
        self.cells.append(cell)
        return cell

    def accepts(self, workers: int) -> str:
        """Which workers may stand there, in words."""
        colors = [color for color in range(len(COLORS)) if workers >> color & 1]
        if len(colors) == 1:
            return self.view.say("text-accepts-one", worker=colors[0])
        return self.view.say("text-accepts-two", worker=colors[0], worker2=colors[1])

    def building(self, building: int) -> None:
        """Its action, who may come, and the worker who stands there; a forbidden one is closed (RAI-191).

        When the match is over there is no turn left for which it could be closed.
        """
        title = self.view.name("cell", building)
        mark = Mark(BUILDING_ICONS[building], self.view.say(f"sign-building-{building}"), title)
        cell = self.place(building, BUILDING_IDS[building], "building", mark, title)
        workers = self.box.buildings[building].accepts
        cell.lines = [self.faces.building_text(building)]
        if workers != ALL_COLORS:
            cell.lines.append(self.accepts(workers))
        if self.table.forbidden == building and self.table.active != NONE:
            cell.closed = True
            cell.lines.append(self.view.say("text-forbidden"))
        worker = self.table.village[building]
        if worker != NONE:
            mark = self.faces.worker_marks[worker]
            self.pieces.append(Piece(f"worker:{cell.id}", at=cell.id, marks=[mark]))

    def site(self, number: int) -> None:
        """What a raid asks for and what it brings, and the workers who stay there for good (RAI-070)."""
        site = self.box.sites[number]
        title = self.view.name("cell", BUILDINGS + number)
        cell = self.place(BUILDINGS + number, self.site_id(number), SITE_KINDS[site.kind], None, title)
        needs = (("crew", site.crew), ("provisions", site.provisions), ("gold", site.gold))
        cell.marks = [SITE_KINDS[site.kind], *(f"needs-{name}-{count}" for name, count in needs if count)]
        left = sets_left(self.table, number)
        cell.closed = left == 0
        cell.lines = [
            self.accepts(site.workers),
            *self.rewards(number),
            self.view.say("text-sets", number=left),
        ]
        for worker, mark in enumerate(self.faces.worker_marks):
            for count in range(self.table.spots[len(COLORS) * number + worker]):
                text = self.view.say("mark-raider", worker=worker)
                raider = Mark(mark.icon, mark.sign, text, mark.color)
                self.pieces.append(Piece(f"raider:{cell.id}:{COLORS[worker]}:{count}", at=cell.id, marks=[raider]))

    def rewards(self, number: int) -> list[str]:
        site = self.box.sites[number]
        if not site.dice:
            return [self.view.say("text-sure", number=site.sure)]
        steps = [self.view.say("text-threshold", number=strength, number2=vp) for strength, vp in site.thresholds]
        return [self.view.say("text-dice", number=site.dice), *steps]

    def site_id(self, number: int) -> str:
        return self.view.lexicon.id("site", number)

    def set(self, number: int) -> None:
        """The plunder, the Valkyries and the worker that lie on a set, each a token of its own."""
        plunder = self.box.sets[number]
        id_ = self.view.lexicon.id("set", number)
        place = self.box.sites[plunder.site].sets.index(number) + 1
        cell = self.place(BUILDINGS + SITES + number, id_, "set", None, str(place))
        self.links.append(Link(self.site_id(plunder.site), id_))
        worker = self.table.set_worker[number]
        if worker == NONE:
            cell.lines = [self.view.say("text-taken")]
            return
        for index, good in enumerate(ON_SETS):
            mark = self.faces.good_marks[good]
            for count in range(self.table.plunder[PIECES * number + index]):
                self.pieces.append(Piece(f"{GOODS[good]}:{number}:{count}", at=id_, marks=[mark]))
        self.pieces.append(Piece(f"worker:{number}", at=id_, marks=[self.faces.worker_marks[worker]]))

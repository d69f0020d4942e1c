"""The grove as one picture: regions, the locations between them on their roads, and everything that stands there."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from veillee.core.scene import Cell, Link, Region
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.faces import Faces
from veillee.games.bardwood.lattice import corners
from veillee.games.bardwood.rival.moving import portal_pairs, step
from veillee.games.bardwood.table import BardwoodTable
from veillee.games.bardwood.words import LOCATION_IDS, PORTAL_IDS, REGION_IDS, RESERVE_IDS

RATIO = 72
SCENERY = "grove"
# By kind of location: what it is drawn as. The order of the second column is that of the shapes of places.
PLACES = {
    b.LAIR: "creature",
    b.SKILL_SHOP: "shop",
    b.IMPRO_SHOP_PLACE: "shop",
    b.STAGE: "stage",
    b.HEARTH: "legend",
    b.BANK: "market",
    b.COINS: "market",
    b.TOWER: "market",
    b.MOTIFS: "market",
}
SHAPES = tuple(dict.fromkeys(PLACES.values()))
AMBER, VIOLET = 0, 1


class Grove:
    """What is printed on the map, and what a match changes of it."""

    def __init__(self, faces: Faces, table: BardwoodTable) -> None:
        self.faces = faces
        self.table = table
        self.box = table.box

    def cells(self, notes: dict[str, list[str]], closed: Collection[str], stood: Collection[str]) -> list[Cell]:
        """All places with what is to be said of them now; where somebody stands one sees nothing else."""
        found = [*self.faces.once(printed_places), *self.crossings(), *self.faces.once(printed_reserves)]
        return [
            msgspec.structs.replace(
                cell,
                lines=[*cell.lines, *notes.get(cell.id, [])],
                closed=cell.id in closed,
                marks=[] if cell.id in stood else cell.marks,
            )
            if cell.id in notes or cell.id in closed or cell.id in stood
            else cell
            for cell in found
        ]

    def crossings(self) -> list[Cell]:
        """BAR-214: with the Rival, four crossings have portals, two of each colour; otherwise nothing is there."""
        bare = self.faces.once(printed_crossings)
        if self.table.rival is None:
            return bare
        leads = portal_pairs(self.table)
        south_west = VIOLET if self.table.amber & 1 else AMBER
        linked = leads[self.box.portals[0]]
        found = []
        for number, crossing in enumerate(self.box.portals):
            color = south_west if crossing in (self.box.portals[0], linked) else 1 - south_west
            there = place_name(self.faces, crossing_id(self.box, leads[crossing]))
            found.append(
                msgspec.structs.replace(
                    bare[number],
                    title=place_name(self.faces, PORTAL_IDS[number]),
                    marks=[f"portal-{color}"],
                    lines=[self.faces.messages.format("text-leads", {"place": there})],
                )
            )
        return found

    def regions(self, color: dict[int, str]) -> list[Region]:
        """The ground between the roads; where the active bard stands it has the colour of that seat."""
        printed = self.faces.once(printed_regions)
        return [
            msgspec.structs.replace(region, color=color[number]) if number in color else region
            for number, region in enumerate(printed)
        ]


def crossing_id(box: b.BardwoodBox, crossing: b.Crossing) -> str:
    location = box.at[crossing]
    return LOCATION_IDS[location] if location != NONE else PORTAL_IDS[box.portals.index(crossing)]


def around_text(faces: Faces, region: b.RegionId) -> str:
    """« autour : Maison du poète, … »."""
    names = [place_name(faces, LOCATION_IDS[location]) for location in faces.box.around[region]]
    return faces.messages.format("text-around", {"places": ", ".join(names)})


def place_name(faces: Faces, id_: str) -> str:
    """A place by its title, without article."""
    value = faces.lexicon.value("cell", id_)
    assert value is not None
    return faces.name("cell", value)


# -- what is printed ------------------------------------------------------------------------


def printed_places(faces: Faces) -> list[Cell]:
    """Regions, then locations by their shape."""
    box = faces.box
    found = []
    for number, id_ in enumerate(REGION_IDS):
        x, y = box.region_places[number]
        lines = [around_text(faces, number)]
        title = place_name(faces, id_)
        found.append(Cell(id_, kind="region", title=title, x=x, y=y, marks=["region"], lines=lines))
    order = sorted(range(b.LOCATIONS), key=lambda number: SHAPES.index(PLACES[box.locations[number].kind]))
    for number in order:
        place = box.locations[number]
        x, y = box.crossing_places[place.crossing]
        found.append(
            Cell(
                LOCATION_IDS[number],
                kind=PLACES[place.kind],
                marks=[f"place-{place.kind}"],
                title=place_name(faces, LOCATION_IDS[number]),
                x=x,
                y=y,
                lines=faces.location_lines(number),
            )
        )
    return found


def printed_crossings(faces: Faces) -> list[Cell]:
    found = []
    for number, crossing in enumerate(faces.box.portals):
        x, y = faces.box.crossing_places[crossing]
        found.append(Cell(PORTAL_IDS[number], kind="crossing", x=x, y=y, title=faces.say("text-crossing")))
    return found


def printed_reserves(faces: Faces) -> list[Cell]:
    found = []
    for number, id_ in enumerate(RESERVE_IDS):
        x, y = faces.box.reserve_places[number]
        lines = [faces.say(f"text-reserve-{number}")]
        title = place_name(faces, id_)
        found.append(Cell(id_, kind="reserve", title=title, x=x, y=y, marks=["reserve"], lines=lines))
    return found


def printed_regions(faces: Faces) -> list[Region]:
    box = faces.box
    found = []
    for number, id_ in enumerate(REGION_IDS):
        north_west, north_east, south_west, south_east = corners(number)
        outline = [list(box.crossing_places[at]) for at in (north_west, north_east, south_east, south_west)]
        found.append(Region(f"ground-{id_}", "", outline=outline, scenery=SCENERY))
    return found


def printed_roads(faces: Faces) -> list[Link]:
    """Between neighbouring crossings."""
    found = []
    for crossing in range(b.CROSSINGS):
        for direction in (b.EAST, b.SOUTH):
            other = step(crossing, direction)
            if other != NONE:
                found.append(Link(crossing_id(faces.box, crossing), crossing_id(faces.box, other)))
    return found

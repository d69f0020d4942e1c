"""What a seat sees: the map of the night, the fire, what wood and winds may bring, and all keepers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from examples.night_watch.table import FULL, NightTable
from examples.night_watch.words import KEEPER_IDS, PLACE_IDS, WATCH_IDS
from veillee.core.painter import Painter
from veillee.core.scene import Cell, Link, Mark, Piece, Zone
from veillee.core.spec import Painting, View
from veillee.core.text import sentence

COLORS = ("orange", "purple", "green", "blue")
SPOTS = (("⌂", 120, 500), ("∧", 500, 180), ("≈", 500, 820), ("♜", 880, 500))  # of the watches on the map


def paint(view: View[NightTable]) -> Painting:
    return NightPainter(view, len(view.table.seats)).painting()


class NightPainter(Painter[NightTable]):
    def painting(self) -> Painting:
        table, say = self.table, self.view.say
        places = [self.piece("place", place) for place in range(len(PLACE_IDS))]
        winds = self.heap("wind", table.watch.winds)
        zones = [self.map(), self.zone("places", "row", places), self.zone("winds", "row", winds, "side")]
        zones += self.clocks()
        for seat in self.seats_around():
            keeper, role = table.seats[seat], table.roles[seat]
            tired = [self.album.mark("tired")] if keeper.tired else []
            zones.append(self.area("keeper", "mat", seat, [self.piece("keeper", role, marks=tired)]))
            zones.append(self.area("wood", "hand", seat, self.heap("wood", keeper.held), sum(keeper.held)))
        status = say("status-over") if self.over else say("status", cell=table.place, number=table.fire)
        return Painting(status, self.players(), zones, self.legend())

    def color(self, side: int) -> str:
        return COLORS[self.table.roles[side]]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-{KEEPER_IDS[self.table.roles[side]]}")

    def heap(self, role: str, counts: Sequence[int]) -> list[Piece]:
        """Of each kind one card, which says how many there are."""
        pieces = [self.piece(role, value) for value in range(len(counts)) if counts[value]]
        for piece, count in zip(pieces, filter(None, counts), strict=True):
            if piece.face is not None and count > 1:
                piece.face = replace(piece.face, number=f"×{count}")
        return pieces

    def map(self) -> Zone:
        """Where the night may lead, and where we are: the vote points at these places."""
        cells, links = [], []
        for place, (sign, x, y) in enumerate(SPOTS):
            title, about = sentence(self.view.name("cell", place)), self.view.name("about", place)
            mark = Mark(WATCH_IDS[place], sign, title)
            cells.append(Cell(WATCH_IDS[place], x=x, y=y, title=title, mark=mark, lines=[about]))
            ways = self.table.box.watches[place].ways
            links += [Link(WATCH_IDS[place], WATCH_IDS[way], one_way=True) for way in ways]
        camp = self.token("camp", WATCH_IDS[self.table.place], self.album.mark("fire"))
        title = self.view.say("zone-map")
        return Zone("map", "graph", title, cells=cells, links=links, ratio=40, scenery="night", pieces=[camp])

    def clocks(self) -> list[Zone]:
        hours = self.table.watch.hours
        fire = self.zone("fire", "dial", place="side", count=self.table.fire, mark=self.album.mark("fire"))
        fire.spaces = FULL
        now = self.token("hour", str(min(self.table.hour + 1, hours)), self.album.mark("hour"))
        return [fire, self.track("hours", hours, [now], place="side")]

"""What a seat sees: the map of the night, the fire, what wood and winds may still bring, and all keepers."""

from __future__ import annotations

from collections.abc import Iterable

from examples.night_watch.steps.hour import loss
from examples.night_watch.table import FULL, NightTable
from examples.night_watch.words import FAR, KEEPER_IDS, NEAR, WATCH_IDS
from veillee.core.painter import Painter
from veillee.core.scene import Cell, Face, Link, Mark, Piece, Zone
from veillee.core.spec import Painting, View
from veillee.core.text import sentence

COLORS = ("orange", "purple", "green", "blue")
SPOTS = (("⌂", 120, 500), ("∧", 500, 180), ("≈", 500, 820), ("♜", 880, 500))  # of the watches on the map


def paint(view: View[NightTable]) -> Painting:
    return NightPainter(view, len(view.table.seats), None).painting()


class NightPainter(Painter[NightTable]):
    def painting(self) -> Painting:
        table, say = self.table, self.view.say
        zones = [self.map(), self.places(), self.winds(), *self.clocks()]
        if table.companions:
            pieces = [self.card("companion", one) for one in table.companions]
            zones.append(Zone("companions", "row", say("zone-companions"), place="side", pieces=pieces))
        for seat in self.seats_around():
            zones += [self.keeper(seat), self.wood(seat)]
        status = say("status-over") if table.asking is None else say("status", cell=table.place, number=table.fire)
        return Painting(status, self.players(), zones, legend={})

    def color(self, side: int) -> str:
        return COLORS[self.table.roles[side]]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-{KEEPER_IDS[self.table.roles[side]]}")

    def mark(self, name: str) -> Mark:
        return Mark(name, self.view.say(f"sign-{name}"), self.view.say(f"mark-{name}"))

    def card(self, role: str, value: int, lines: Iterable[str] = (), count: int = 1) -> Piece:
        """Something with a name, and how many there are of it."""
        number = f"×{count}" if count > 1 else ""
        face = Face(sentence(self.view.name(role, value)), role, number=number, lines=list(lines))
        return Piece(self.view.target(role, value), face=face)

    def map(self) -> Zone:
        """Where the night may lead, and where we are: the vote points at these places."""
        cells, links = [], []
        for place, (sign, x, y) in enumerate(SPOTS):
            title, about = sentence(self.view.name("cell", place)), self.view.name("about", place)
            mark = Mark(WATCH_IDS[place], sign, title)
            cells.append(Cell(WATCH_IDS[place], x=x, y=y, title=title, mark=mark, lines=[about]))
            ways = self.table.box.watches[place].ways
            links += [Link(WATCH_IDS[place], WATCH_IDS[way], one_way=True) for way in ways]
        camp = Piece("camp", at=WATCH_IDS[self.table.place], marks=[self.mark("fire")])
        title = self.view.say("zone-map")
        return Zone("map", "graph", title, cells=cells, links=links, ratio=40, scenery="night", pieces=[camp])

    def clocks(self) -> list[Zone]:
        table, say = self.table, self.view.say
        now = Piece("hour", at=str(table.hour), marks=[self.mark("hour")])
        return [
            Zone("fire", "dial", say("zone-fire"), place="side", count=table.fire, spaces=FULL, mark=self.mark("fire")),
            Zone("hours", "track", say("zone-hours"), place="side", spaces=table.watch.hours, pieces=[now]),
        ]

    def places(self) -> Zone:
        """Close by, and far away with all that is left there."""
        left = [self.view.say("line-left", number=n, wood=wood) for wood, n in enumerate(self.table.far) if n]
        pieces = [self.card("place", NEAR, [self.view.say("line-near")]), self.card("place", FAR, left)]
        return Zone("places", "row", self.view.say("zone-places"), pieces=pieces)

    def winds(self) -> Zone:
        """Every wind that may still blow, with what it takes."""
        pieces = [
            self.card("wind", wind, [self.view.say("line-takes", number=loss(self.table, wind))], left)
            for wind, left in enumerate(self.table.winds)
            if left
        ]
        return Zone("winds", "row", self.view.say("zone-winds"), place="side", pieces=pieces)

    def keeper(self, seat: int) -> Zone:
        """Who a seat is, with the ability, and whether they are tired."""
        keeper = self.table.roles[seat]
        piece = self.card("keeper", keeper, [self.view.say(f"ability-{KEEPER_IDS[keeper]}")])
        if self.table.seats[seat].tired:
            piece.marks = [self.mark("tired")]
        return self.area("keeper", "mat", seat, [piece])

    def wood(self, seat: int) -> Zone:
        """What a keeper has gathered, for all to see."""
        held = self.table.seats[seat].held
        pieces = [
            self.card("wood", n, [self.view.say("line-heat", number=n)], held[n]) for n in range(len(held)) if held[n]
        ]
        return self.area("wood", "hand", seat, pieces, count=sum(held))

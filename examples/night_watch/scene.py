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
    return NightPainter(view, len(view.table.seats)).painting()


class NightPainter(Painter[NightTable]):
    def painting(self) -> Painting:
        table, say = self.table, self.view.say
        zones = [self.map(), self.places(), self.winds(), *self.clocks()]
        if table.companions:
            pieces = [self.piece("companion", one) for one in table.companions]
            zones.append(self.zone("companions", "row", pieces, "side"))
        for seat in self.seats_around():
            zones += [self.keeper(seat), self.wood(seat)]
        status = say("status-over") if self.over else say("status", cell=table.place, number=table.fire)
        return Painting(status, self.players(), zones, self.legend())

    def color(self, side: int) -> str:
        return COLORS[self.table.roles[side]]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-{KEEPER_IDS[self.table.roles[side]]}")

    def card(self, role: str, value: int, lines: Iterable[str] = (), count: int = 1) -> Piece:
        """Something of which there is now so much, with what is to be said of it."""
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
        camp = self.token("camp", WATCH_IDS[self.table.place], self.album.mark("fire"))
        title = self.view.say("zone-map")
        return Zone("map", "graph", title, cells=cells, links=links, ratio=40, scenery="night", pieces=[camp])

    def clocks(self) -> list[Zone]:
        table = self.table
        fire = self.zone("fire", "dial", place="side", count=table.fire, mark=self.album.mark("fire"))
        fire.spaces = FULL
        now = self.token("hour", str(table.hour), self.album.mark("hour"))
        return [fire, self.track("hours", table.watch.hours, [now], place="side")]

    def places(self) -> Zone:
        """Close by, and far away with all that is left there."""
        left = [self.view.say("line-left", number=n, wood=wood) for wood, n in enumerate(self.table.far) if n]
        pieces = [self.card("place", NEAR, [self.view.say("line-near")]), self.card("place", FAR, left)]
        return self.zone("places", "row", pieces)

    def winds(self) -> Zone:
        """Every wind that may still blow, with what it takes."""
        pieces = [
            self.card("wind", wind, [self.view.say("line-takes", number=loss(self.table, wind))], left)
            for wind, left in enumerate(self.table.winds)
            if left
        ]
        return self.zone("winds", "row", pieces, "side")

    def keeper(self, seat: int) -> Zone:
        """Who a seat is, with the ability, and whether they are tired."""
        tired = [self.album.mark("tired")] if self.table.seats[seat].tired else []
        return self.area("keeper", "mat", seat, [self.piece("keeper", self.table.roles[seat], marks=tired)])

    def wood(self, seat: int) -> Zone:
        """What a keeper has gathered, for all to see."""
        held = self.table.seats[seat].held
        pieces = [
            self.card("wood", n, [self.view.say("line-heat", number=n)], held[n]) for n in range(len(held)) if held[n]
        ]
        return self.area("wood", "hand", seat, pieces, count=sum(held))

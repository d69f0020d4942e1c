"""What a seat sees: the creek, and the area of each role, which are not alike."""

from __future__ import annotations

from examples.smugglers.table import CreekTable
from examples.smugglers.words import OFFICER, ROLE_IDS, SMUGGLER
from veillee.core.painter import Painter
from veillee.core.scene import Zone
from veillee.core.spec import Painting, View

COLORS = ("purple", "blue")


def paint(view: View[CreekTable]) -> Painting:
    return CreekPainter(view, len(view.table.seats)).painting()


class CreekPainter(Painter[CreekTable]):
    def painting(self) -> Painting:
        say = self.view.say
        zones = [self.nights()]
        for seat in self.seats_around():
            zones += self.cave(seat) if self.table.roles[seat] == SMUGGLER else self.customs(seat)
        status = say("status-over") if self.over else say("status", number=self.table.night)
        return Painting(status, self.players(), zones, self.legend())

    def color(self, side: int) -> str:
        return COLORS[self.table.roles[side]]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-{ROLE_IDS[self.table.roles[side]]}")

    def score(self, side: int) -> int:
        lanterns = self.table.officer.lanterns if self.table.roles[side] == OFFICER else 0
        return self.table.seats[side].points + lanterns

    def nights(self) -> Zone:
        night = self.table.night
        moon = [self.token("moon", str(night), self.album.mark("moon"))] if night else []
        return self.track("nights", self.table.box.nights, moon)

    def cave(self, seat: int) -> list[Zone]:
        """The Smuggler's area: only she knows what is in the cave and in the boat."""
        area = self.table.smuggler
        return [
            self.hand(seat, "crate", area.cave, area.cave if self.over else (), name="cave"),
            self.cards(seat, "boat", "crate", area.boat, shown=self.view.own(seat) or self.over),
            self.cards(seat, "sold", "crate", area.sold),
        ]

    def customs(self, seat: int) -> list[Zone]:
        """The Officer's area: lanterns, and what they brought to light."""
        area = self.table.officer
        return [
            self.tally(seat, "lanterns", area.lanterns, self.album.mark("lantern", color="yellow")),
            self.cards(seat, "opened", "crate", area.opened),
        ]

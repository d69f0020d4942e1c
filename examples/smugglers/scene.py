"""What a seat sees: the creek, and the area of each role, which are not alike."""

from __future__ import annotations

from collections.abc import Iterable

from examples.smugglers.table import CreekTable
from examples.smugglers.words import OFFICER, ROLE_IDS, SMUGGLER
from veillee.core.painter import Painter
from veillee.core.scene import Face, Mark, Piece, Zone
from veillee.core.spec import Painting, View
from veillee.core.text import sentence

COLORS = ("purple", "blue")


def paint(view: View[CreekTable]) -> Painting:
    return CreekPainter(view, len(view.table.seats), None).painting()


class CreekPainter(Painter[CreekTable]):
    def painting(self) -> Painting:
        say = self.view.say
        zones = [self.nights()]
        for seat in self.seats_around():
            zones += self.cave(seat) if self.table.roles[seat] == SMUGGLER else self.customs(seat)
        status = say("status-over") if self.table.asking is None else say("status", number=self.table.night)
        return Painting(status, self.players(), zones, legend={})

    def color(self, side: int) -> str:
        return COLORS[self.table.roles[side]]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-{ROLE_IDS[self.table.roles[side]]}")

    def score(self, side: int) -> int:
        lanterns = self.table.officer.lanterns if self.table.roles[side] == OFFICER else 0
        return self.table.seats[side].points + lanterns

    def nights(self) -> Zone:
        moon = Mark("moon", self.view.say("sign-moon"), self.view.say("mark-moon"))
        now = [Piece("moon", at=str(self.table.night), marks=[moon])] if self.table.night else []
        return Zone("nights", "track", self.view.say("zone-nights"), spaces=self.table.box.nights, pieces=now)

    def crates(self, crates: Iterable[int]) -> list[Piece]:
        return [
            Piece(
                self.view.target("crate", crate),
                face=Face(
                    sentence(self.view.name("crate", crate)),
                    "crate",
                    points=self.table.box.values[crate],
                    lines=[self.view.say("line-honest" if self.table.box.values[crate] == 1 else "line-forbidden")],
                ),
            )
            for crate in crates
        ]

    def cave(self, seat: int) -> list[Zone]:
        """The Smuggler's area: only she knows what is in the cave and in the boat."""
        area = self.table.smuggler
        known = self.view.own(seat) or self.table.asking is None
        return [
            self.area("cave", "hand", seat, self.crates(sorted(area.cave)) if known else [], len(area.cave)),
            self.area("boat", "row", seat, self.crates(area.boat) if known else [], len(area.boat)),
            self.area("sold", "row", seat, self.crates(area.sold), len(area.sold)),
        ]

    def customs(self, seat: int) -> list[Zone]:
        """The Officer's area: lanterns, and what they brought to light."""
        area = self.table.officer
        lantern = Mark("lantern", self.view.say("sign-lantern"), self.view.say("mark-lantern"), "yellow")
        return [
            self.area("lanterns", "tally", seat, (), area.lanterns, lantern),
            self.area("opened", "row", seat, self.crates(area.opened), len(area.opened)),
        ]

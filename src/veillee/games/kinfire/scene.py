"""What a seat sees of a combat, as yet in its plainest form: who stands how, and what is in the hands."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.spec import Painting, View
from veillee.games.kinfire.box import NONE
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.words import SEEKER_IDS

COLORS = ("purple", "yellow", "grey", "orange", "blue", "green")


def paint(view: View[KinfireTable]) -> Painting:
    return KinfirePainter(view, len(view.table.seats)).painting()


class KinfirePainter(Painter[KinfireTable]):
    def painting(self) -> Painting:
        say = self.view.say
        status = say("status-over") if self.over else say("status")
        return Painting(status, self.players(), [], {})

    def sign(self, side: int) -> str:
        seeker = self.table.seats[side].seeker
        return self.view.say(f"sign-{SEEKER_IDS[side if seeker == NONE else seeker]}")

    def color(self, side: int) -> str:
        seeker = self.table.seats[side].seeker
        return COLORS[side if seeker == NONE else seeker]

"""What the Captain's choices would bring: how far a ship comes, what it unloads, and the odds of another spin."""

from __future__ import annotations

from veillee.core.text import sentence
from veillee.games.cove.box import LARGE, SMALL
from veillee.games.cove.foresight import Foresight
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.captain.faces import CaptainFaces
from veillee.games.cove.merchants.captain.steps import STORM, Fleet, fleet_of
from veillee.games.cove.steps import common


class CaptainPreview(Foresight):
    faces: CaptainFaces

    @property
    def fleet(self) -> Fleet:
        return fleet_of(self.table, self.seat)

    def what_if_sail(self, clan: int) -> list[str]:
        return self.reached(clan, 1)

    def what_if_navigate(self, clan: int, spaces: int) -> list[str]:
        return self.reached(clan, spaces)

    def reached(self, clan: int, spaces: int) -> list[str]:
        """COV-212: what lies there; a treasure that was fetched today does not."""
        space = self.fleet.ships[clan] + spaces
        gone = space == fleet_in(self.box).last and not self.fleet.treasures >> clan & 1
        there = self.say("preview-treasure-gone") if gone else self.faces.space_text(space)
        return [self.say("preview-space", number=space), there]

    def what_if_recall(self, clan: int) -> list[str]:
        """COV-212, COV-213: what the ship unloads."""
        large, small = common.good_of(LARGE, clan), common.good_of(SMALL, clan)
        at_end = self.fleet.ships[clan] == fleet_in(self.box).last and self.fleet.treasures >> clan & 1
        good = large if at_end and common.available(self.table, self.seat, large) else small
        if not common.available(self.table, self.seat, good):
            return [self.say("preview-comes-empty")]
        return [sentence(self.say("preview-unloads", good=good))]

    def what_if_spin_again(self) -> list[str]:
        """COV-209: the points of a second spin, and how likely a Storm is."""
        sectors = fleet_in(self.box).sectors
        points = [number for number, _ in sectors if number != STORM]
        storms, whole = sum(weight for number, weight in sectors if number == STORM), sum(w for _, w in sectors)
        odds = self.say("preview-storm", number=storms, number2=whole)
        return [self.say("preview-spin", number=min(points), number2=max(points)), odds, *self.corrupted(1)]

"""What the Alchemist's choices would bring: the marbles of a draw-off, and what a potion takes."""

from __future__ import annotations

from veillee.games.cove.box import LARGE
from veillee.games.cove.foresight import Foresight
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.steps import KINDS, Laboratory, drawn_off, laboratory_of, own_marbles


class AlchemistPreview(Foresight):
    @property
    def laboratory(self) -> Laboratory:
        return laboratory_of(self.table, self.seat)

    def what_if_draw_off(self, chute: int, place: int) -> list[str]:
        """COV-244: all that comes out, with the runs that meet; COV-245: what does not fit on the rack."""
        out, _ = drawn_off(self.laboratory.chutes[chute], place - 1)
        counted = [f"{out.count(kind)} × {self.view.name('ingredient', kind)}" for kind in range(KINDS) if kind in out]
        lines = [self.text("preview-marbles", self.listed(counted))]
        over = sum(self.laboratory.rack) + len(out) - laboratory_in(self.box).rack
        return [*lines, self.say("preview-over", number=over)] if over > 0 else lines

    def what_if_brew(self, size: int, clan: int) -> list[str]:
        """COV-250: the marbles of its colour, ichor counted in, and the fourth one of a large potion."""
        message = "preview-potion-large" if size == LARGE else "preview-potion-small"
        return [self.say(message, number=own_marbles(self.table, size), ingredient=clan)]

    def what_if_draw_corrupt(self) -> list[str]:
        return self.corrupted(1)

"""The lamps of the street: a piece for each, which shines where it is lit."""

from __future__ import annotations

from tests.games.cove.lamplighter.box import lamps_in
from tests.games.cove.lamplighter.steps import Lamps
from veillee.core.painter import Painter
from veillee.core.scene import Mark, Piece, Zone
from veillee.games.cove.box import CLANS, SMALL
from veillee.games.cove.faces import Faces
from veillee.games.cove.foresight import Foresight
from veillee.games.cove.rooms import Look
from veillee.games.cove.steps.common import good_of
from veillee.games.cove.table import CoveTable

LOOKS = (Look("lamp", "candle-light", "☼", "yellow"),)


class LamplighterFaces(Faces):
    def said_numbers(self) -> dict[str, dict[str, str | int]]:
        return {**super().said_numbers(), "shop-ladder": {"number": lamps_in(self.box).wicks}}


class LamplighterPreview(Foresight):
    def what_if_light(self, clan: int) -> list[str]:
        return [self.say("preview-lantern", number=self.box.values[good_of(SMALL, clan)])]


def lamp_zones(painter: Painter[CoveTable], seat: int, lamps: Lamps) -> list[Zone]:
    pieces = []
    for clan in range(CLANS):
        lit = bool(lamps.lit >> clan & 1)
        text = painter.view.say("mark-lit" if lit else "mark-dark")
        mark = Mark("candle-light", "☼" if lit else "·", text, painter.table.box.colors[clan])
        pieces.append(Piece(painter.view.target("lamp", clan), marks=[mark]))
    return [painter.area("lamps", "row", seat, pieces)]

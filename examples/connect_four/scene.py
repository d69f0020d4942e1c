"""What a seat sees: the board, and above it the columns to drop a disc into."""

from __future__ import annotations

from examples.connect_four.faces import COLORS, Faces
from examples.connect_four.table import ConnectFourTable
from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Zone
from veillee.core.spec import Painting, View


def paint(view: View[ConnectFourTable]) -> Painting:
    return ConnectFourPainter(view, len(COLORS)).painting()


class ConnectFourPainter(Painter[ConnectFourTable]):
    album: Faces

    def painting(self) -> Painting:
        status = self.view.say("status-over" if self.over else "status-playing")
        return Painting(status, self.players(), [self.columns(), self.board()], self.legend())

    def color(self, side: int) -> str:
        return COLORS[side]

    @part(lambda painter: painter.table.full)
    def columns(self) -> Zone:
        """The open tops of the columns: what a choice points at."""
        pieces = [self.piece("column", column) for column in range(self.table.box.columns)]
        for column, piece in enumerate(pieces):
            piece.empty = not self.table.full >> column & 1
        return self.zone("columns", "row", pieces)

    @part(lambda painter: (painter.table.discs, painter.table.free))
    def board(self) -> Zone:
        """The grid with all discs."""
        box = self.table.box
        zone = self.zone("board", "grid")
        zone.columns, zone.rows = box.columns, box.rows
        zone.cells = self.album.once(Faces.cells)
        discs, owner = self.album.once(Faces.discs), self.table.owner
        zone.pieces = [
            discs[owner(column, row)][column][row]
            for column in range(box.columns)
            for row in range(self.table.height(column))
        ]
        return zone

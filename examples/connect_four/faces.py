"""What is printed: the letters of the columns."""

from __future__ import annotations

from examples.connect_four.box import ConnectFourBox
from veillee.core.album import Album
from veillee.core.scene import Face


class Faces(Album[ConnectFourBox]):
    def face_column(self, column: int) -> Face:
        return Face(self.name("column", column), "column")

"""What is printed: the crates."""

from __future__ import annotations

from examples.smugglers.box import CreekBox
from veillee.core.album import Album
from veillee.core.scene import Face
from veillee.core.text import sentence


class Faces(Album[CreekBox]):
    def face_crate(self, crate: int) -> Face:
        value = self.box.values[crate]
        line = self.say("line-honest" if value == 1 else "line-forbidden")
        return Face(sentence(self.name("crate", crate)), "crate", points=value, lines=[line])

"""What is printed: who can be met at the fire."""

from __future__ import annotations

from examples.night_watch.box import NightBox
from examples.night_watch.words import KEEPER_IDS
from veillee.core.album import Album
from veillee.core.scene import Face
from veillee.core.text import sentence


class Faces(Album[NightBox]):
    def face_keeper(self, keeper: int) -> Face:
        ability = self.say(f"ability-{KEEPER_IDS[keeper]}")
        return Face(sentence(self.name("keeper", keeper)), "keeper", lines=[ability])

    def face_companion(self, companion: int) -> Face:
        return Face(sentence(self.name("companion", companion)), "companion")

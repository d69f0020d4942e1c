"""What is printed: who keeps the watch, where wood is found, what burns, and what blows."""

from __future__ import annotations

from examples.night_watch.box import NightBox
from examples.night_watch.words import KEEPER_IDS, PLACE_IDS
from veillee.core.album import Album
from veillee.core.scene import Face
from veillee.core.text import sentence


class Faces(Album[NightBox]):
    def face_keeper(self, keeper: int) -> Face:
        return self.card("keeper", keeper, self.say(f"ability-{KEEPER_IDS[keeper]}"))

    def face_place(self, place: int) -> Face:
        return self.card("place", place, self.say(f"line-{PLACE_IDS[place]}"))

    def face_wood(self, wood: int) -> Face:
        return self.card("wood", wood, self.say("line-heat", number=wood))

    def face_wind(self, wind: int) -> Face:
        return self.card("wind", wind, self.say("line-takes", number=wind))

    def card(self, role: str, value: int, line: str) -> Face:
        return Face(sentence(self.name(role, value)), role, lines=[line])

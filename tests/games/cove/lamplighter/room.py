"""The Lamplighter."""

from __future__ import annotations

from typing import Final

from tests.games.cove.lamplighter.content import LamplighterPack
from tests.games.cove.lamplighter.options import LamplighterOptions
from tests.games.cove.lamplighter.scene import LOOKS, LamplighterFaces, LamplighterPreview, lamp_zones
from tests.games.cove.lamplighter.steps import new_lamps
from veillee.core.content import Name
from veillee.games.cove.rooms import Room

LAMPLIGHTER: Final = Room(
    id="lamplighter",
    name=Name("l'Allumeuse", "the Lamplighter"),
    color="black",
    pack=LamplighterPack,
    options=LamplighterOptions,
    opens=new_lamps,
    faces=LamplighterFaces,
    preview=LamplighterPreview,
    zones=lamp_zones,
    looks=LOOKS,
)

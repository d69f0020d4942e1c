"""The Captain: four ships on their routes, a compass, and what they bring home."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name
from veillee.games.cove.merchants.captain.content import CaptainPack
from veillee.games.cove.merchants.captain.faces import LOOKS, CaptainFaces
from veillee.games.cove.merchants.captain.options import CaptainOptions
from veillee.games.cove.merchants.captain.preview import CaptainPreview
from veillee.games.cove.merchants.captain.scene import fleet_zones
from veillee.games.cove.merchants.captain.steps import new_fleet
from veillee.games.cove.rooms import Room

CAPTAIN: Final = Room(
    id="captain",
    name=Name("la Capitaine", "the Captain"),
    color="azure",
    pack=CaptainPack,
    options=CaptainOptions,
    opens=new_fleet,
    faces=CaptainFaces,
    preview=CaptainPreview,
    zones=fleet_zones,
    looks=LOOKS,
)

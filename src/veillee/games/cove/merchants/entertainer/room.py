"""The Entertainer: a singer who builds a deck, has no goods, and sings for gold."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name
from veillee.games.cove.merchants.entertainer.content import EntertainerPack
from veillee.games.cove.merchants.entertainer.faces import COUNTED, LOOKS, EntertainerFaces
from veillee.games.cove.merchants.entertainer.options import EntertainerOptions
from veillee.games.cove.merchants.entertainer.preview import EntertainerPreview
from veillee.games.cove.merchants.entertainer.scene import beside_piers, in_harbour, stage_zones, to_sing_with
from veillee.games.cove.merchants.entertainer.steps import new_stage
from veillee.games.cove.rooms import Room

ENTERTAINER: Final = Room(
    id="entertainer",
    name=Name("l'Artiste", "the Entertainer"),
    color="orange",
    pack=EntertainerPack,
    options=EntertainerOptions,
    opens=new_stage,
    faces=EntertainerFaces,
    preview=EntertainerPreview,
    zones=stage_zones,
    lays_out=to_sing_with,
    in_town=beside_piers,
    in_harbour=in_harbour,
    looks=LOOKS,
    counted=COUNTED,
    signs=("paladin",),
    printed=("card", "source", "instrument", "instrument_back", "audience", "side"),
    aid=(("song", 4),),
)

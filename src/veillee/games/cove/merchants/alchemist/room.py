"""The Alchemist: marbles out of chutes, and the potions that are brewed of them."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name
from veillee.games.cove.merchants.alchemist.content import AlchemistPack
from veillee.games.cove.merchants.alchemist.faces import LOOKS, AlchemistFaces
from veillee.games.cove.merchants.alchemist.options import AlchemistOptions
from veillee.games.cove.merchants.alchemist.preview import AlchemistPreview
from veillee.games.cove.merchants.alchemist.scene import laboratory_zones, potions_to_brew, whole_run
from veillee.games.cove.merchants.alchemist.steps import new_laboratory
from veillee.games.cove.rooms import Room

ALCHEMIST: Final = Room(
    id="alchemist",
    name=Name("l'Alchimiste", "the Alchemist"),
    color="purple",
    pack=AlchemistPack,
    options=AlchemistOptions,
    opens=new_laboratory,
    faces=AlchemistFaces,
    preview=AlchemistPreview,
    zones=laboratory_zones,
    looks=LOOKS,
    lays_out=potions_to_brew,
    means=whole_run,
)

"""The Blacksmith: dice that heat furnaces, and the goods that are forged of them."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name
from veillee.games.cove.merchants.blacksmith.content import BlacksmithPack
from veillee.games.cove.merchants.blacksmith.faces import LOOKS, SIDE_SIGNS, BlacksmithFaces
from veillee.games.cove.merchants.blacksmith.options import BlacksmithOptions
from veillee.games.cove.merchants.blacksmith.preview import BlacksmithPreview
from veillee.games.cove.merchants.blacksmith.scene import forge_zones, rolled_dice
from veillee.games.cove.merchants.blacksmith.steps import new_forge
from veillee.games.cove.rooms import Room

BLACKSMITH: Final = Room(
    id="blacksmith",
    name=Name("le Forgeron", "the Blacksmith"),
    color="grey",
    pack=BlacksmithPack,
    options=BlacksmithOptions,
    opens=new_forge,
    faces=BlacksmithFaces,
    preview=BlacksmithPreview,
    zones=forge_zones,
    means=rolled_dice,
    looks=LOOKS,
    signs=SIDE_SIGNS,
    printed=("die",),
)

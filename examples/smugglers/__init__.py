"""Smugglers' Creek: two seats that play by other rules, chosen on sitting down, and something to hide."""

from __future__ import annotations

from examples.smugglers.box import CreekBox
from examples.smugglers.faces import Faces
from examples.smugglers.faults import faults
from examples.smugglers.pack import CreekPack
from examples.smugglers.scene import paint
from examples.smugglers.scoring import result
from examples.smugglers.secrets import secrets
from examples.smugglers.setup import start
from examples.smugglers.table import CreekTable
from examples.smugglers.words import ROLE_IDS
from veillee.core.content import Name
from veillee.core.setup import ModeInfo, RolesInfo
from veillee.core.spec import GameSpec

GAME: GameSpec[CreekBox, CreekTable] = GameSpec(
    id="smugglers",
    package=__name__,
    title=Name("L'Anse aux contrebandiers", "Smugglers' Creek"),
    accent="#2f6f73",
    modes=(ModeInfo("duel", (2,)),),
    settings=(),
    roles=RolesInfo("side", ROLE_IDS, called=True),
    rules_version=1,
    pack=CreekPack,
    setup=start,
    secrets=secrets,
    album=Faces,
    paint=paint,
    score=result,
    faults=faults,
    hidden_roles=("crate",),
    scenery="sea",
    spread=6.0,
)

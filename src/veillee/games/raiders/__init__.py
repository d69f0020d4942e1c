"""Raiders of the North Sea: 2 to 4 players, and solo against an automated opponent."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.setup import ModeInfo, Setup
from veillee.core.spec import GameSpec
from veillee.games.raiders.box import NONE, RaidersBox
from veillee.games.raiders.evaluation import estimate
from veillee.games.raiders.faces import Faces
from veillee.games.raiders.faults import faults
from veillee.games.raiders.pack import RaidersPack
from veillee.games.raiders.preview import Preview
from veillee.games.raiders.result import result
from veillee.games.raiders.scene import paint
from veillee.games.raiders.secrets import secrets
from veillee.games.raiders.setup import lay_out
from veillee.games.raiders.table import RaidersTable

LEVELS = ("normal", "hard", "heroic")


def start(box: RaidersBox, setup: Setup, chance: int) -> RaidersTable:
    """The table of a new match. RAI-001: seats decide; RAI-208 to RAI-210: the level of the opponent."""
    level = box.levels.index(setup.level) if setup.mode == "solo" else NONE
    return lay_out(box, len(setup.seats), level, chance)


GAME: GameSpec[RaidersBox, RaidersTable] = GameSpec(
    id="raiders",
    package=__name__,
    title=Name("Pillards de la mer du Nord", "Raiders of the North Sea"),
    accent="#3f7f8c",
    modes=(
        ModeInfo("standard", (2, 3, 4)),
        ModeInfo("solo", (1,), LEVELS, "normal"),
    ),
    settings=(),
    rules_version=1,
    pack=RaidersPack,
    setup=start,
    secrets=secrets,
    album=Faces,
    paint=paint,
    score=result,
    faults=faults,
    hidden_roles=("townsfolk", "offering", "tactic", "tactic"),
    scenery="sea",
    preview=Preview,
    deeds=("raids", "offers", "opponent-raids", "opponent-tile"),
    estimate=estimate,
    spread=12.0,
)

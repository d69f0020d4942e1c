"""Lueur, whole: 2 to 4 players, solo against Tom, on both journeys."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec
from veillee.games.lueur.box import ARCHIPELAGO, NONE, PROVINCE, LueurBox
from veillee.games.lueur.evaluation import estimate
from veillee.games.lueur.faces import Faces
from veillee.games.lueur.faults import faults
from veillee.games.lueur.pack import LueurPack
from veillee.games.lueur.preview import Preview
from veillee.games.lueur.result import result
from veillee.games.lueur.scene import paint
from veillee.games.lueur.secrets import secrets
from veillee.games.lueur.setup import lay_out
from veillee.games.lueur.table import LueurTable

LEVELS = ("rulebook", "medium", "hard")
JOURNEYS = {"province": PROVINCE, "archipelago": ARCHIPELAGO, "random": NONE}


def start(box: LueurBox, setup: Setup, chance: int) -> LueurTable:
    """The table of a new match. LUE-163: the right-hand route can be closed, against Tom only."""
    solo = setup.mode == "solo"
    closed = setup.settings["close_right_route"] == "yes"
    table = lay_out(
        box,
        len(setup.seats),
        JOURNEYS[setup.settings["journey"]],
        setup.settings["adventurers"] == "dealt",
        closed,
        box.levels.index(setup.level) if solo else NONE,
        chance,
    )
    table.roles = [adventurer(box, role) for role in setup.roles]
    return table


def adventurer(box: LueurBox, role: str) -> int:
    """LUE-016: the adventurer that a seat named on sitting down; none where it is left open."""
    if not role:
        return NONE
    for number, option in enumerate(box.options.adventurer):
        if option.key == f"adventurer:{role}":
            return number
    raise SetupError("error-no-adventurer", home=__name__, role=role)


GAME: GameSpec[LueurBox, LueurTable] = GameSpec(
    id="lueur",
    package=__name__,
    title=Name("Lueur", "Glow"),
    accent="#d9a21b",
    modes=(
        ModeInfo("standard", (2, 3, 4)),
        ModeInfo("solo", (1,), LEVELS, "rulebook"),
    ),
    settings=(
        SettingInfo("journey", ("province", "archipelago", "random")),
        SettingInfo("adventurers", ("chosen", "dealt")),
        SettingInfo("close_right_route", ("no", "yes"), modes=("solo",)),
    ),
    roles=RolesInfo("adventurer", ("braccio", "taetyss", "eoles", "pocana", "moloch", "noctiluca", "orium")),
    rules_version=1,
    pack=LueurPack,
    setup=start,
    secrets=secrets,
    album=Faces,
    paint=paint,
    score=result,
    faults=faults,
    hidden_roles=("companion", "companion", "spell", "tile"),
    open=True,
    scenery="night",
    preview=Preview,
    deeds=("resolves-adventurer", "resolves-companion", "settles", "tom-tile"),
    estimate=estimate,
    spread=15.0,
    steady=8,
)

"""Pilgrims, whole: 2 to 4 players, journeys, and solo against the Falconer."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec
from veillee.games.pilgrims.box import NONE, PilgrimsBox
from veillee.games.pilgrims.evaluation import estimate
from veillee.games.pilgrims.faces import Faces
from veillee.games.pilgrims.faults import faults
from veillee.games.pilgrims.pack import SEATS, PilgrimsPack
from veillee.games.pilgrims.preview import Preview
from veillee.games.pilgrims.result import result
from veillee.games.pilgrims.scene import paint
from veillee.games.pilgrims.secrets import secrets
from veillee.games.pilgrims.setup import lay_out
from veillee.games.pilgrims.table import PilgrimsTable

LEVELS = ("easy", "medium", "hard", "extreme")


def start(box: PilgrimsBox, setup: Setup, chance: int) -> PilgrimsTable:
    """The table of a new match. PIL-019: all Travellers lie on the same side. PIL-021: who is first."""
    players = len(setup.seats)
    solo = setup.mode.startswith("solo")
    first = setup.settings["first"]
    if first != "random" and int(first) > players:
        raise SetupError("error-first", home=__name__, first=first, players=players)
    table = lay_out(
        box,
        players,
        "AB".index(setup.settings["side"]),
        setup.mode.endswith("advanced"),
        box.levels.index(setup.level) if solo else NONE,
        0 if players == 1 else NONE if first == "random" else int(first) - 1,
        chance,
    )
    table.roles = colors(setup)
    return table


def colors(setup: Setup) -> list[int]:
    """PIL-018: the colour of each seat, and so its Traveller. Who leaves it open takes the first one that is free.

    Where nobody chooses, each has that of its place at the table, and nothing needs to be noted.
    """
    if not setup.roles:
        return []
    free = [color for color in SEATS if color not in setup.roles]
    return [SEATS.index(role or free.pop(0)) for role in setup.roles]


GAME: GameSpec[PilgrimsBox, PilgrimsTable] = GameSpec(
    id="pilgrims",
    package=__name__,
    title=Name("Pilgrims", "Pilgrims"),
    accent="#c8803a",
    modes=(
        ModeInfo("basic", (2, 3, 4)),
        ModeInfo("advanced", (2, 3, 4)),
        ModeInfo("solo", (1,), LEVELS, "medium"),
        ModeInfo("solo_advanced", (1,), LEVELS, "medium"),
    ),
    settings=(SettingInfo("side", ("A", "B")), SettingInfo("first", ("random", "1", "2", "3", "4"))),
    rules_version=2,
    rules_since=1,
    pack=PilgrimsPack,
    setup=start,
    secrets=secrets,
    album=Faces,
    paint=paint,
    preview=Preview,
    score=result,
    faults=faults,
    roles=RolesInfo("seat", tuple(SEATS), called=True),
    hidden_roles=("object", "companion", "journey"),
    deeds=("completes", "completes-quest", "journey-token", "journey-completed"),
    estimate=estimate,
    outlook=4,
    pace=(60_000, 250_000),  # the design asks more of the first game
)

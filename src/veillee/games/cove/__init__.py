"""Merchants Cove: four merchants with trades of their own, 1 to 4 players, and the Peddler."""

from __future__ import annotations

import msgspec

from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec
from veillee.games.cove.assembly import album_of, means_of, pack_of, preview_of
from veillee.games.cove.box import NONE, CoveBox
from veillee.games.cove.evaluation import estimate
from veillee.games.cove.faults import faults
from veillee.games.cove.merchants import ROOMS
from veillee.games.cove.result import result
from veillee.games.cove.scene import paint
from veillee.games.cove.secrets import all_open, secrets
from veillee.games.cove.setup import PAIRS as SET_PAIRS
from veillee.games.cove.setup import has_entertainer, lay_out, sets_in_play
from veillee.games.cove.table import CoveTable

MERCHANT_IDS = tuple(room.id for room in ROOMS)
LEVELS = ("easy", "medium", "hard")
PEDDLER_MODES = ("solo", "peddler")
ROGUE_CARDS = ("criminals", "cultists", "robbers")
PAIRS = ("locals_mercenaries", "locals_sailors", "mercenaries_sailors")


def start(box: CoveBox, setup: Setup, chance: int) -> CoveTable:
    """The table of a new match. COV-003: seats and level decide about the Peddler."""
    settings = setup.settings
    free_choice = settings["free_choice_of_cards"] == "yes"
    if free_choice and not has_entertainer(setup.roles):
        raise SetupError("error-free-choice", home=__name__)
    table = lay_out(
        box,
        chance,
        players=len(setup.seats),
        level=LEVELS.index(setup.level) if setup.mode in PEDDLER_MODES else NONE,
        rogue_card=NONE if settings["rogue_card"] == "random" else ROGUE_CARDS.index(settings["rogue_card"]),
        pair=NONE if settings["townsfolk_sets"] == "random" else PAIRS.index(settings["townsfolk_sets"]),
        free_choice=free_choice,
    )
    table.roles = [MERCHANT_IDS.index(role) if role else NONE for role in setup.roles] or [NONE] * len(setup.seats)
    return table


def settled(table: CoveTable, setup: Setup) -> Setup:
    """Merchants, the rogue card and the townsfolk sets lie open from the beginning, also where chance chose them."""
    settings = dict(setup.settings)
    if table.rogue_card != NONE:
        settings["rogue_card"] = ROGUE_CARDS[table.rogue_card]
    sets = sets_in_play(table)
    if sets in SET_PAIRS:
        settings["townsfolk_sets"] = PAIRS[SET_PAIRS.index(sets)]
    roles = tuple(MERCHANT_IDS[seat.merchant] for seat in table.seats)
    if not has_entertainer(roles):  # then the choice of his cards means nothing
        settings["free_choice_of_cards"] = "no"
    return msgspec.structs.replace(setup, roles=roles, settings=settings)


GAME: GameSpec[CoveBox, CoveTable] = GameSpec(
    id="cove",
    package=__name__,
    title=Name("La Baie des Marchands", "Merchants Cove"),
    accent="#b0632f",
    modes=(
        ModeInfo("standard", (2, 3, 4)),
        ModeInfo("solo", (1,), LEVELS, "medium"),
        ModeInfo("peddler", (2, 3), LEVELS, "medium"),
    ),
    settings=(
        SettingInfo("rogue_card", ("random", *ROGUE_CARDS)),
        SettingInfo("townsfolk_sets", ("random", *PAIRS)),
        SettingInfo("free_choice_of_cards", ("no", "yes")),
    ),
    roles=RolesInfo("merchant", MERCHANT_IDS, called=True, proposed="entertainer"),
    rules_version=1,
    pack=pack_of(ROOMS),
    setup=start,
    secrets=secrets,
    album=album_of(ROOMS),
    settled=settled,
    paint=paint,
    preview=preview_of(ROOMS),
    score=result,
    faults=faults,
    hidden_roles=("card", "card", "townsfolk", "peddler_card"),
    scenery="sea",
    open=all_open,
    means=means_of(ROOMS),
    deeds=("sells", "sells-to-rogues", "earns", "sponsors"),
    estimate=estimate,
    spread=22.0,
    steady=8,
)

"""The Night Watch: a cooperative campaign of three chapters, with rounds, a vote, roles and an unforeseen question."""

from __future__ import annotations

from examples.night_watch.box import NightBox
from examples.night_watch.campaign import NightCampaign
from examples.night_watch.faces import Faces
from examples.night_watch.faults import faults
from examples.night_watch.pack import NightPack
from examples.night_watch.scene import paint
from examples.night_watch.scoring import hope, result
from examples.night_watch.setup import start
from examples.night_watch.table import NightTable
from examples.night_watch.words import KEEPER_IDS, LEADERS, WATCH_IDS
from veillee.core.content import Name
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo
from veillee.core.signals import PHRASES
from veillee.core.spec import GameSpec

GAME: GameSpec[NightBox, NightTable] = GameSpec(
    id="night_watch",
    package=__name__,
    title=Name("La Garde de nuit", "The Night Watch"),
    accent="#b4531a",
    modes=(ModeInfo("night", (2, 3, 4), people={2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4)}),),  # NW-003
    settings=(SettingInfo("chapter", WATCH_IDS), SettingInfo("leader", LEADERS)),
    roles=RolesInfo("keeper", KEEPER_IDS, called=True),
    campaign=NightCampaign(),
    rules_version=1,
    pack=NightPack,
    setup=start,
    album=Faces,
    paint=paint,
    score=result,
    faults=faults,
    hope=hope,
    phrases=PHRASES,
    scenery="night",
    open=True,
)

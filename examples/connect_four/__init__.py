"""Connect Four, whole: the smallest game that has every room. `docs/write-a-game.md` walks through it."""

from __future__ import annotations

from examples.connect_four.box import ConnectFourBox
from examples.connect_four.faces import Faces
from examples.connect_four.faults import faults
from examples.connect_four.pack import ConnectFourPack
from examples.connect_four.scene import paint
from examples.connect_four.scoring import result
from examples.connect_four.setup import start
from examples.connect_four.table import ConnectFourTable
from veillee.core.content import Name
from veillee.core.setup import ModeInfo, SettingInfo
from veillee.core.spec import GameSpec

GAME: GameSpec[ConnectFourBox, ConnectFourTable] = GameSpec(
    id="connect_four",
    package=__name__,
    title=Name("Puissance 4", "Connect Four"),
    accent="#2a5caa",
    modes=(ModeInfo("duel", (2,)),),
    settings=(SettingInfo("first", ("yellow", "red")),),
    rules_version=1,
    pack=ConnectFourPack,
    setup=start,
    album=Faces,
    paint=paint,
    score=result,
    faults=faults,
)

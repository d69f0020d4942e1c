"""Lueur, whole: 2 to 4 players, solo against Tom, on both journeys."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec
from veillee.games.lueur import setup as setting_up
from veillee.games.lueur import tom
from veillee.games.lueur.box import ARCHIPELAGO, NONE, PROVINCE, LueurBox
from veillee.games.lueur.evaluation import estimate
from veillee.games.lueur.explain import explain
from veillee.games.lueur.faults import faults
from veillee.games.lueur.pack import LueurPack
from veillee.games.lueur.preview import preview
from veillee.games.lueur.result import result
from veillee.games.lueur.scene import paint
from veillee.games.lueur.secrets import secrets
from veillee.games.lueur.setup import lay_out
from veillee.games.lueur.steps import afternoon, common, day, evening, morning, noon, rerolls
from veillee.games.lueur.table import LueurSeat, LueurTable, Tom

LEVELS = ("rulebook", "medium", "hard")
JOURNEYS = {"province": PROVINCE, "archipelago": ARCHIPELAGO, "random": NONE}
CLASSES = (
    LueurTable,
    LueurSeat,
    Tom,
    setting_up.DrawJourney,
    setting_up.DrawFirst,
    setting_up.SetUp,
    setting_up.ChooseAdventurer,
    setting_up.DealAdventurer,
    setting_up.ChooseTomDice,
    setting_up.DealTomDie,
    setting_up.ChooseTomColour,
    setting_up.PlaceTom,
    setting_up.RollSmallDice,
    common.RollToTrack,
    common.ChooseBigDie,
    common.ReturnDie,
    day.Day,
    day.NextDay,
    day.EndOfMatch,
    morning.Dawn,
    morning.RevealSpell,
    morning.Recruit,
    morning.MoveBlackDie,
    morning.Banish,
    morning.EndOfMorning,
    rerolls.LateMorning,
    rerolls.RollDie,
    rerolls.Reroll,
    rerolls.PayUnits,
    rerolls.SetFace,
    noon.Noon,
    noon.SpecialFaces,
    noon.Revive,
    noon.ResolveCards,
    noon.ChooseCard,
    afternoon.Afternoon,
    afternoon.Walk,
    afternoon.Sail,
    afternoon.LoseOne,
    evening.Evening,
    evening.LayCompanions,
    evening.LayCompanion,
    evening.LayFootprints,
    tom.TakeTile,
    tom.MoveBoat,
    tom.ReplaceTile,
    tom.LayTile,
    tom.RollTomDie,
    tom.MoveTomDice,
)


def start(box: LueurBox, setup: Setup, chance: int) -> LueurTable:
    """The table of a new match. LUE-163: the right-hand route can be closed against Tom only."""
    solo = setup.mode == "solo"
    closed = setup.settings["close_right_route"] == "yes"
    if closed and not solo:
        raise SetupError("option close_right_route is for solo matches only; expected 'no'")
    return lay_out(
        box,
        len(setup.seats),
        JOURNEYS[setup.settings["journey"]],
        setup.settings["adventurers"] == "dealt",
        closed,
        box.levels.index(setup.level) if solo else NONE,
        chance,
    )


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
        SettingInfo("close_right_route", ("no", "yes")),
    ),
    rules_version=1,
    pack=LueurPack,
    setup=start,
    classes=CLASSES,
    secrets=secrets,
    paint=paint,
    score=result,
    explain=explain,
    faults=faults,
    hidden_roles=("companion", "companion", "spell", "tile"),
    open=True,
    scenery="night",
    preview=preview,
    estimate=estimate,
    spread=15.0,
)

"""Kinfire Chronicles: a cooperative campaign for one to four people."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.setup import Given, ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.signals import PHRASES
from veillee.core.spec import GameSpec
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.campaign import KinfireCampaign
from veillee.games.kinfire.evaluation import hope, stakes
from veillee.games.kinfire.faces import Faces
from veillee.games.kinfire.faults import faults
from veillee.games.kinfire.pack import KinfirePack
from veillee.games.kinfire.preview import Preview
from veillee.games.kinfire.result import result
from veillee.games.kinfire.scene import means, paint, zones_now
from veillee.games.kinfire.seen import seen
from veillee.games.kinfire.setup import lay_out, start_chapter, start_combat, start_quest
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import NONE
from veillee.games.kinfire.words import LEVEL_IDS, QUEST_IDS, SEEKER_IDS, SETUP_IDS

LEADERS = ("none", "1", "2", "3", "4")
LATER_SEATS: dict[str, Given] = {"3": {"seats": ("3", "4")}, "4": {"seats": ("4",)}}
GROWTH = ("given", "none", "random")
PEOPLE = {2: (1, 2), 3: (3,), 4: (4,)}  # KIN-297


def start(box: KinfireBox, setup: Setup, chance: int) -> KinfireTable:
    """The table of a new match (KIN-331); KIN-229: a chapter may have a leader, or another than before."""
    settings = setup.settings
    leader = LEADERS.index(settings["leader"]) - 1
    table = lay_out(
        box,
        chance,
        players=len(setup.seats),
        level=LEVEL_IDS.index(setup.level),
        leader=leader if leader < len(setup.seats) else NONE,
        lessons=settings["tutorial"] == "on",
    )
    table.roles = [SEEKER_IDS.index(role) if role else NONE for role in setup.roles] or [NONE] * len(setup.seats)
    table.company.voted = settings["decisions"] == "vote"
    if setup.mode == "combat":
        start_combat(table, SETUP_IDS.index(settings["combat"]), GROWTH.index(settings["growth"]))
    elif setup.mode == "quest":
        start_quest(table, QUEST_IDS.index(settings["quest"]), GROWTH.index(settings["growth"]))
    else:
        campaign = KinfireCampaign()
        begun = campaign.begin({"level": setup.level}, setup.seed)
        start_chapter(table, campaign.read(setup.carried) if setup.carried else begun)
    return table


GAME: GameSpec[KinfireBox, KinfireTable] = GameSpec(
    id="kinfire",
    package=__name__,
    title=Name("Les Chroniques de Kinfire", "Kinfire Chronicles"),
    accent="#c4571b",
    modes=(
        ModeInfo("quest", (2, 3, 4), LEVEL_IDS, "standard", people=PEOPLE),
        ModeInfo("combat", (2, 3, 4), LEVEL_IDS, "standard", people=PEOPLE),
        ModeInfo("campaign", (2, 3, 4), LEVEL_IDS, "standard", people=PEOPLE, chapter=True),
    ),
    settings=(
        SettingInfo("combat", SETUP_IDS, modes=("combat",)),
        SettingInfo("quest", QUEST_IDS, modes=("quest",)),
        SettingInfo("growth", GROWTH, modes=("quest", "combat")),
        SettingInfo("tutorial", ("on", "off")),
        SettingInfo("leader", LEADERS, needs=LATER_SEATS),
        SettingInfo("decisions", ("vote", "speaker")),
    ),
    roles=RolesInfo("seeker", SEEKER_IDS, called=True),
    campaign=KinfireCampaign(),
    rules_version=2,
    rules_since=1,
    pack=KinfirePack,
    setup=start,
    paint=paint,
    score=result,
    faults=faults,
    called=zones_now,
    means=means,
    seen=seen,
    preview=Preview,
    album=Faces,
    hope=hope,
    turnwise=True,
    stakes=stakes,
    phrases=("can-block", "can-boost", "hunted", *PHRASES),
    scenery="night",
    open=True,
)

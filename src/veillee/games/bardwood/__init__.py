"""Bardwood Grove: 2 to 4 players, solo against the Rival, and the Rival as a further side."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.setup import Given, ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec
from veillee.core.text import Phrase
from veillee.games.bardwood.box import BASE, MUSE_BOX, NONE, BardwoodBox
from veillee.games.bardwood.campaign import BardwoodCampaign
from veillee.games.bardwood.evaluation import estimate
from veillee.games.bardwood.faces import Faces
from veillee.games.bardwood.faults import faults
from veillee.games.bardwood.pack import BardwoodPack
from veillee.games.bardwood.preview import Preview
from veillee.games.bardwood.result import result
from veillee.games.bardwood.scene import paint
from veillee.games.bardwood.secrets import secrets
from veillee.games.bardwood.setup import lay_out
from veillee.games.bardwood.setup_events import ONE_SEASON, TWO_SEASONS, allowed_pair, in_use
from veillee.games.bardwood.table import BardwoodTable
from veillee.games.bardwood.words import BARD_IDS, BOX_IDS, EVENT_IDS, SEASON_IDS

LEVELS = ("easy", "medium", "hard")
RIVAL_MODES = ("solo", "rival")
SEASON_BOXES = BOX_IDS[BASE + 1 : MUSE_BOX]
TICKED = BOX_IDS[BASE + 1 :]
WAYS = {"any": NONE, "one_season": ONE_SEASON, "two_seasons": TWO_SEASONS}
DRAWN = "drawn"
LATER_SEATS: dict[str, Given] = {"3": {"seats": ("3", "4")}, "4": {"seats": ("4",)}}
# The settings with which a box is in use.
OPEN: dict[str, Given] = {box: {"content": ("seasons", "everything"), box: ("yes",)} for box in SEASON_BOXES}
# A Season box holds one bard and two events, which stand in its order at the end of their lists.
BOXED_BARDS = {bard: OPEN[box] for bard, box in zip(BARD_IDS[-len(SEASON_BOXES) :], SEASON_BOXES, strict=True)}
BOXED_EVENTS = {
    event: OPEN[SEASON_BOXES[number // 2]] for number, event in enumerate(EVENT_IDS[-2 * len(SEASON_BOXES) :])
}


def start(box: BardwoodBox, setup: Setup, chance: int) -> BardwoodTable:
    """The table of a new match. BAR-222: the level of the Rival. BAR-292 to BAR-294: house options."""
    settings = setup.settings
    level = LEVELS.index(setup.level) if setup.mode in RIVAL_MODES else NONE
    gentle = settings["gentle_easy"] == "yes"
    if gentle and setup.level != "easy":
        raise SetupError("error-gentle", home=__name__, gentle=chosen("gentle_easy", "yes"), level=setup.level or "-")
    boxes = boxes_of(settings)
    table = lay_out(
        box,
        chance,
        players=len(setup.seats),
        boxes=boxes,
        level=level,
        dealt=settings["bards"] == "dealt",
        gentle=gentle,
        first=first_of(setup),
        way=WAYS[settings["events"]],
        season=NONE if settings["season"] == "any" else SEASON_IDS.index(settings["season"]),
        events=events_of(box, settings, boxes),
    )
    table.roles = [bard_of(box, role, boxes) for role in setup.roles]
    return table


def chosen(setting: str, value: str) -> Phrase:
    """A setting with its value in words, and as it is written in a command or a request."""
    names = {"name": phrase(f"setting-{setting}"), "value": phrase(f"setting-{setting}-{value}")}
    return Phrase("setting-chosen", {**names, "key": f"{setting}={value}"}, __name__)


def phrase(message: str) -> Phrase:
    return Phrase(message, home=__name__)


def boxes_of(settings: dict[str, str]) -> int:
    """BAR-294: the boxes in use; ticks count only where the content is ticked (BAR-025)."""
    content = settings["content"]
    ticked = [box for box in TICKED if settings[box] == "yes"]
    if content != "ticked" and ticked:
        said = {"box": chosen(ticked[0], "yes"), "content": chosen("content", content)}
        raise SetupError("error-ticked", home=__name__, **said, needed=chosen("content", "ticked"))
    names = {"base": (), "seasons": SEASON_BOXES, "everything": TICKED, "ticked": ticked}[content]
    return sum(1 << BOX_IDS.index(name) for name in ("base", *names))


def first_of(setup: Setup) -> int:
    """BAR-055: drawn, unless the table sets one; a human alone is first (BAR-221)."""
    first = setup.settings["first"]
    if len(setup.seats) == 1:
        if first not in ("random", "1"):
            raise SetupError("error-first", home=__name__, first=first, players=1)
        return 0
    if first == "random":
        return NONE
    if int(first) > len(setup.seats):
        raise SetupError("error-first", home=__name__, first=first, players=len(setup.seats))
    return int(first) - 1


def events_of(box: BardwoodBox, settings: dict[str, str], boxes: int) -> list[int]:
    """BAR-021: the events that were set, both or none, as a pair that is allowed."""
    names = [settings["act1"], settings["act2"]]
    acts = {"first": chosen("act1", names[0]), "second": chosen("act2", names[1])}
    if names == [DRAWN, DRAWN]:
        return []
    if DRAWN in names:
        raise SetupError("error-both-events", home=__name__, **acts)
    for setting in ("events", "season"):
        if settings[setting] != "any":
            said = {"setting": chosen(setting, settings[setting]), "event": acts["first"]}
            raise SetupError("error-events-set", home=__name__, **said)
    events = [EVENT_IDS.index(name) for name in names]
    for setting, event in zip(("act1", "act2"), events, strict=True):
        if not in_use(boxes, box.events[event].box):
            needed = phrase(f"setting-{BOX_IDS[box.events[event].box]}")
            said = {"event": chosen(setting, settings[setting]), "content": chosen("content", settings["content"])}
            raise SetupError("error-event-boxed", home=__name__, **said, box=needed)
    if not allowed_pair(box, *events):
        raise SetupError("error-event-pair", home=__name__, **acts)
    return events


def bard_of(box: BardwoodBox, role: str, boxes: int) -> int:
    """BAR-003: the bard that a seat named on sitting down, if its box is in use."""
    if not role:
        return NONE
    bard = BARD_IDS.index(role)
    if not in_use(boxes, box.bards[bard].box):
        needed = phrase(f"setting-{BOX_IDS[box.bards[bard].box]}")
        raise SetupError("error-bard-boxed", home=__name__, bard=GAME.box().lexicon.both("bard", bard), box=needed)
    return bard


GAME: GameSpec[BardwoodBox, BardwoodTable] = GameSpec(
    id="bardwood",
    package=__name__,
    title=Name("Bardwood Grove", "Bardwood Grove"),
    accent="#5f8f4e",
    modes=(
        ModeInfo("standard", (2, 3, 4)),
        ModeInfo("solo", (1,), LEVELS, "medium"),
        ModeInfo("rival", (2, 3), LEVELS, "medium"),
    ),
    settings=(
        SettingInfo("content", ("base", "seasons", "everything", "ticked")),
        *(SettingInfo(box, ("no", "yes"), given={"content": ("ticked",)}) for box in TICKED),
        SettingInfo("events", tuple(WAYS)),
        SettingInfo("season", ("any", *SEASON_IDS)),
        SettingInfo("act1", (DRAWN, *EVENT_IDS), needs=BOXED_EVENTS),
        SettingInfo("act2", (DRAWN, *EVENT_IDS), needs=BOXED_EVENTS),
        SettingInfo("bards", ("chosen", "dealt")),
        SettingInfo("first", ("random", "1", "2", "3", "4"), given={"seats": ("2", "3", "4")}, needs=LATER_SEATS),
        SettingInfo("gentle_easy", ("no", "yes"), modes=RIVAL_MODES, given={"level": ("easy",)}),
    ),
    roles=RolesInfo("bard", BARD_IDS, needs=BOXED_BARDS),
    rules_version=2,
    pack=BardwoodPack,
    setup=start,
    secrets=secrets,
    album=Faces,
    paint=paint,
    preview=Preview,
    score=result,
    faults=faults,
    hidden_roles=(
        *["card"] * 9,  # of four decks and hands, of the same decks alone, Fans
        *["legend"] * 3,  # by their level
        *["card"] * 2,  # creatures, bosses
        "rival_card",
        "challenge",
    ),
    campaign=BardwoodCampaign(),
    scenery="grove",
    deeds=(
        "performs",
        "tells-legend",
        "soothes",
        "end-triggered",
        "rival-fan",
        "rival-soothes",
        "marks-legend",
        "rival-buys",
    ),
    estimate=estimate,
    spread=10.0,
)

"""The whole night: three watches, a way that is voted on, and what one watch leaves to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from examples.night_watch.table import NOWHERE, NightTable
from examples.night_watch.words import KEEPER_IDS, LEADERS, WATCH_IDS, WatchId
from veillee.core.campaign import Chapter, Page, StructCampaign, Teller, Wishes, chapter_setup
from veillee.core.content import Name
from veillee.core.match import Match
from veillee.core.scene import Zone
from veillee.core.setup import SettingInfo, Setup
from veillee.core.spec import game


class Kept(msgspec.Struct, frozen=True):
    """A watch that is over: where it was, how it ended, and who kept it."""

    watch: WatchId
    verdict: Literal["won", "lost"]
    keepers: tuple[str, ...]


class Chronicle(msgspec.Struct, frozen=True):
    leader: str
    ahead: WatchId | None = "hut"  # nothing when the night is over
    embers: int = 0
    kept: tuple[Kept, ...] = ()


class NightCampaign(StructCampaign[Chronicle]):
    chronicle = Chronicle
    settings: tuple[SettingInfo, ...] = (SettingInfo("leader", LEADERS),)
    decides: tuple[str, ...] = ("chapter",)

    def begin(self, settings: Mapping[str, str], seed: str) -> Chronicle:
        return Chronicle(settings["leader"])

    def chapters(self, chronicle: Chronicle) -> list[Chapter]:
        """NW-050: one watch follows another, by the way that was voted on."""
        ahead = chronicle.ahead
        return [] if ahead is None else [Chapter(ahead, self.title(ahead), about("about", ahead))]

    def title(self, chapter: str) -> Name:
        return about("cell", chapter)

    def setup(self, chronicle: Chronicle, chapter: str, wishes: Wishes, seed: str) -> Setup:
        """NW-052: between two watches keepers may join or leave; who says nothing stays."""
        before = chronicle.kept[-1].keepers if chronicle.kept else ("", "")
        leader = wishes.settings.get("leader", chronicle.leader)
        return chapter_setup(game("night_watch"), wishes, seed, company=before, leader=leader, chapter=chapter)

    def after(self, chronicle: Chronicle, match: Match) -> Chronicle:
        """NW-051: half the fire is taken along, rounded up; one that is out leaves nothing, and the night goes on."""
        table, result = match.table, match.result
        assert isinstance(table, NightTable) and result is not None and result.verdict != "ranked"
        kept = Kept(WATCH_IDS[table.place], result.verdict, tuple(KEEPER_IDS[keeper] for keeper in table.roles))
        return Chronicle(
            leader=chronicle.leader,
            ahead=None if table.way == NOWHERE else WATCH_IDS[table.way],
            embers=(table.fire + 1) // 2,
            kept=(*chronicle.kept, kept),
        )

    def page(self, chronicle: Chronicle, teller: Teller) -> Page:
        """NW-053: the last fire decides whether the night was kept."""
        if chronicle.ahead is not None:
            status = teller.say("page-ahead", cell=WATCH_IDS.index(chronicle.ahead))
        else:
            status = teller.say(f"page-night-{chronicle.kept[-1].verdict}")
        story = [teller.say(f"page-{one.verdict}", cell=WATCH_IDS.index(one.watch)) for one in chronicle.kept]
        embers = Zone("embers", "tally", teller.say("zone-embers"), count=chronicle.embers)
        return Page(status, story, [embers])


def about(role: str, watch: str) -> Name:
    """What the content says of a watch."""
    lexicon = game("night_watch").box().lexicon
    return lexicon.both(role, list(lexicon.ids(role)).index(watch))

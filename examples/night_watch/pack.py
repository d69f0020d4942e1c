"""Reads a content pack: the watches, and the story that is read in their course."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from examples.night_watch.box import NightBox, Stranger, Watch
from examples.night_watch.options import Options
from examples.night_watch.words import KEEPERS, PLACES, WATCH_IDS, WINDS, WOOD
from veillee.core.content import Entry, Name
from veillee.core.packs import Pack, Ref, boxed, section
from veillee.core.words import Lexicon, make_options

Some = Annotated[int, Meta(ge=1, le=9)]


class WatchEntry(Entry, frozen=True):
    id: str
    name: Name
    about: Name
    hours: Some
    fire: Some
    knock: Some
    wood: Annotated[list[int], Meta(min_length=len(WOOD), max_length=len(WOOD))]
    winds: Annotated[list[int], Meta(min_length=len(WINDS), max_length=len(WINDS))]
    ways: list[Annotated[str, Ref("watches")]]


class StrangerEntry(Entry, frozen=True, kw_only=True):
    """Somebody at the door. The id and the name say only what is heard of them; all the rest is read afterwards."""

    id: str
    name: Name
    let_in: Name
    let_in_fire: int = 0
    companion: Name | None = None
    sent_away: Name
    sent_away_fire: int = 0


class NightPack(Pack[NightBox]):
    watches: list[WatchEntry] = section("watches.toml", "watch", ids=WATCH_IDS)
    strangers: list[StrangerEntry] = section("story.toml", "stranger")

    def check_winds(self) -> None:
        for watch in self.watches:
            if sum(watch.winds) < watch.hours:
                self.problem(watch, "winds", sum(watch.winds), f"at least one for each of {watch.hours} hours")

    def box(self) -> tuple[NightBox, Lexicon]:
        lexicon = Lexicon(Options)
        for role, words in (("seat", KEEPERS), ("keeper", KEEPERS), ("place", PLACES), ("wood", WOOD), ("wind", WINDS)):
            lexicon.add_words(role, words)
        lexicon.add_entries("cell", self.watches)
        lexicon.add_entries("about", self.watches, [entry.about for entry in self.watches])
        lexicon.add_entries("knock", self.strangers)
        lexicon.add_entries("let_in", self.strangers, [entry.let_in for entry in self.strangers])
        lexicon.add_entries("sent_away", self.strangers, [entry.sent_away for entry in self.strangers])
        lexicon.add_entries("companion", self.strangers, [entry.companion or entry.name for entry in self.strangers])
        watches = [boxed(Watch, one, ways=[WATCH_IDS.index(way) for way in one.ways]) for one in self.watches]
        strangers = [
            boxed(Stranger, one, let_in=one.let_in_fire, sent_away=one.sent_away_fire, stays=one.companion is not None)
            for one in self.strangers
        ]
        return NightBox(watches=watches, strangers=strangers, options=make_options(Options, lexicon)), lexicon

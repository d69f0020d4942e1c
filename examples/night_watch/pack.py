"""Reads a content pack: the watches, and the story that is read in their course."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from examples.night_watch.box import NightBox, Watch
from examples.night_watch.options import Options
from examples.night_watch.words import KEEPERS, PLACES, WATCH_IDS, WINDS, WOOD
from veillee.core.content import Entry, Name
from veillee.core.packs import Pack, Ref, boxed, section
from veillee.core.words import Lexicon, make_options

Some = Annotated[int, Meta(ge=1, le=9)]


class WatchEntry(Entry, frozen=True, kw_only=True):
    """A watch. Of whoever knocks `heard` is known; all the rest is read afterwards."""

    id: str
    name: Name
    about: Name
    hours: Some
    fire: Some
    wood: Annotated[list[int], Meta(min_length=len(WOOD), max_length=len(WOOD))]
    winds: Annotated[list[int], Meta(min_length=len(WINDS), max_length=len(WINDS))]
    ways: list[Annotated[str, Ref("watches")]]
    knock: Some
    heard: Name
    let_in: Name
    let_in_fire: int = 0
    sent_away: Name
    sent_away_fire: int = 0


class NightPack(Pack[NightBox]):
    watches: list[WatchEntry] = section("watches.toml", "watch", ids=WATCH_IDS)

    def check_knock(self) -> None:
        for watch in self.watches:
            if watch.knock >= watch.hours:
                self.problem(watch, "knock", watch.knock, self.says("expected-knock", hours=watch.hours))

    def box(self) -> tuple[NightBox, Lexicon]:
        lexicon = Lexicon(Options)
        for role, words in (("seat", KEEPERS), ("keeper", KEEPERS), ("place", PLACES), ("wood", WOOD), ("wind", WINDS)):
            lexicon.add_words(role, words)
        lexicon.add_entries("cell", self.watches)
        for role in ("about", "heard", "let_in", "sent_away"):
            lexicon.add_entries(role, self.watches, [getattr(watch, role) for watch in self.watches])
        watches = [
            boxed(
                Watch,
                one,
                ways=[WATCH_IDS.index(way) for way in one.ways],
                let_in=one.let_in_fire,
                sent_away=one.sent_away_fire,
            )
            for one in self.watches
        ]
        return NightBox(watches=watches, options=make_options(Options, lexicon)), lexicon

"""Reads a content pack: the crates, and the measures of a match."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from examples.smugglers.box import CreekBox
from examples.smugglers.options import Options
from examples.smugglers.words import ROLES
from veillee.core.content import Entry, Name
from veillee.core.packs import Pack, section
from veillee.core.words import Lexicon, make_options

Some = Annotated[int, Meta(ge=1, le=9)]


class CrateEntry(Entry, frozen=True):
    id: str
    name: Name
    value: Some


class CreekEntry(Entry, frozen=True):
    nights: Some
    lanterns: Some


class CreekPack(Pack[CreekBox]):
    creek: CreekEntry = section("creek.toml", "creek")
    crates: list[CrateEntry] = section("creek.toml", "crate")

    def check_nights(self) -> None:
        if self.creek.nights >= len(self.crates):
            self.problem(self.creek, "nights", self.creek.nights, self.says("expected-nights", crates=len(self.crates)))

    def box(self) -> tuple[CreekBox, Lexicon]:
        lexicon = Lexicon(Options)
        lexicon.add_words("seat", ROLES)
        lexicon.add_words("side", ROLES)
        lexicon.add_entries("crate", self.crates)
        box = CreekBox(
            values=[entry.value for entry in self.crates],
            nights=self.creek.nights,
            lanterns=self.creek.lanterns,
            options=make_options(Options, lexicon),
        )
        return box, lexicon

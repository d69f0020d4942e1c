"""The Alchemist's part of a content pack: what `alchemist.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name
from veillee.core.kinds import NUMBER
from veillee.core.packs import boxed, section
from veillee.core.words import Lexicon, make_options
from veillee.games.cove.box import CLANS
from veillee.games.cove.effects import QUICK, Verbs
from veillee.games.cove.entries import GoodEntry, LocationEntry, MerchantEntry, NamedEntry, PowerEntry, Some
from veillee.games.cove.merchants.alchemist.box import LaboratoryBox
from veillee.games.cove.merchants.alchemist.options import DEPTH, ICHOR, AlchemistOptions
from veillee.games.cove.pack import HarbourPack, ShopSections
from veillee.games.cove.phrases import says
from veillee.games.cove.words import COLOR_IDS, COMMON_PLACE_IDS, numbered

FILE: Final = "alchemist.toml"
LOCATION_IDS: Final = ("decanter", "still", "cauldrons", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"free_draw": ()}, {"clear_ichor": ()}, QUICK)
MARBLE_IDS: Final = (*COLOR_IDS, "ichor")
MARBLE_NAMES: Final = (
    ("red", Name("une bille rouge", "a red marble")),
    ("green", Name("une bille verte", "a green marble")),
    ("blue", Name("une bille bleue", "a blue marble")),
    ("yellow", Name("une bille jaune", "a yellow marble")),
    ("ichor", Name("une bille d'ichor", "an ichor marble")),
)


class LaboratoryEntry(MerchantEntry, frozen=True, kw_only=True):
    """COV-240: her locations with their hours.

    Decanter, rack and cauldrons; the marbles drawn at the start and by the Still; the marbles of potions.
    """

    chutes: Some
    depth: Some
    rack: Some
    first: Some
    still: Some
    cauldrons: Some
    small: Some
    large: Some
    own: Some


class MarbleEntry(NamedEntry, frozen=True, kw_only=True):
    count: Some


class AlchemistPack(HarbourPack):
    laboratory: LaboratoryEntry = section(FILE, "laboratory")
    laboratory_places: list[LocationEntry] = section(FILE, "location", ids=LOCATION_IDS)
    marbles: list[MarbleEntry] = section(FILE, "marble", ids=MARBLE_IDS)
    laboratory_goods: list[GoodEntry] = section(FILE, "good", count=CLANS)
    laboratory_powers: list[PowerEntry] = section(FILE, "power", count=len(POWERS))

    def check_laboratory(self) -> None:
        laboratory = self.laboratory
        if laboratory.depth >= len(DEPTH):
            self.problem(laboratory, "depth", laboratory.depth, says("expected-at-most", count=len(DEPTH) - 1))
        if laboratory.own not in (laboratory.large - 1, laboratory.large):
            self.problem(laboratory, "own", laboratory.own, says("expected-own-marbles"))
        drawn = laboratory.chutes * laboratory.depth + laboratory.first
        for marble in self.marbles:
            if marble.id == MARBLE_IDS[-1] and marble.count >= len(ICHOR):
                self.problem(marble, "count", marble.count, says("expected-at-most", count=len(ICHOR) - 1))
        found = sum(marble.count for marble in self.marbles)
        if len(self.marbles) == len(MARBLE_IDS) and found < drawn:
            self.problem(laboratory, "chutes, depth, first", drawn, says("expected-marbles", count=found))

    def shop(self) -> ShopSections:
        return ShopSections(
            self.laboratory, self.laboratory_places, self.laboratory_goods, self.laboratory_powers, POWERS
        )

    def room_words(self, lexicon: Lexicon) -> None:
        """Marbles one of them: « une bille rouge », "a red marble"; the ingredients that they are as titles.

        Chutes with article in French; a niche is a place of a chute, named by both.
        """
        chutes = numbered("chute", self.laboratory.chutes, "la goulotte", "chute")
        lexicon.add_words("chute", chutes)
        lexicon.add_words("niche", niches(chutes, self.laboratory.depth))
        lexicon.joined(("chute", NUMBER), "niche")
        lexicon.add_words("marble", MARBLE_NAMES)
        lexicon.add_entries("ingredient", self.marbles)

    def purse(self) -> list[int]:
        return self.laboratory.purse

    def room_box(self, lexicon: Lexicon) -> LaboratoryBox:
        return boxed(
            LaboratoryBox,
            self.laboratory,
            marbles=tuple(marble.count for marble in self.marbles),
            options=make_options(AlchemistOptions, lexicon),
        )


def niches(chutes: list[tuple[str, Name]], depth: int) -> list[tuple[str, Name]]:
    """The places of all chutes, from bottom to top."""
    return [
        (f"{id_}_{place}", Name(f"{name.fr}, place {place}", f"{name.en}, place {place}"))
        for id_, name in chutes
        for place in range(1, depth + 1)
    ]

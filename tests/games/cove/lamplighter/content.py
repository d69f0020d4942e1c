"""The Lamplighter's part of a content pack."""

from __future__ import annotations

from typing import Final

from tests.games.cove.lamplighter.box import LampsBox
from tests.games.cove.lamplighter.options import LamplighterOptions
from veillee.core.content import Name
from veillee.core.packs import section
from veillee.core.words import Lexicon, make_options
from veillee.games.cove.box import CLANS
from veillee.games.cove.effects import QUICK, Verbs
from veillee.games.cove.entries import GoodEntry, LocationEntry, MerchantEntry, PowerEntry, Some
from veillee.games.cove.pack import HarbourPack, ShopSections
from veillee.games.cove.words import CLAN_IDS, COMMON_PLACE_IDS

FILE: Final = "lamplighter.toml"
LOCATION_IDS: Final = ("ladder", "lantern_shop", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"glow": ()}, {"gleam": ()}, QUICK)


class LampsEntry(MerchantEntry, frozen=True, kw_only=True):
    wicks: Some


class LamplighterPack(HarbourPack):
    lamps: LampsEntry = section(FILE, "lamps")
    lamp_places: list[LocationEntry] = section(FILE, "location", ids=LOCATION_IDS)
    lamp_goods: list[GoodEntry] = section(FILE, "good", count=CLANS)
    lamp_powers: list[PowerEntry] = section(FILE, "power", count=len(POWERS))

    def shop(self) -> ShopSections:
        return ShopSections(self.lamps, self.lamp_places, self.lamp_goods, self.lamp_powers, POWERS)

    def room_words(self, lexicon: Lexicon) -> None:
        clans = [lexicon.both("clan", clan) for clan in range(CLANS)]
        names = [Name(f"la lampe des {clan.fr}", f"the lamp of the {clan.en}") for clan in clans]
        lexicon.add("lamp", CLAN_IDS, names)

    def room_box(self, lexicon: Lexicon) -> LampsBox:
        return LampsBox(wicks=self.lamps.wicks, options=make_options(LamplighterOptions, lexicon))

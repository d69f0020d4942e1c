"""The Blacksmith's part of a content pack: what `blacksmith.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from typing import Annotated, Final

from veillee.core.content import Entry, Name
from veillee.core.packs import Ref, boxed, section
from veillee.core.words import Lexicon, make_options
from veillee.games.cove.box import CLANS, NONE
from veillee.games.cove.effects import QUICK, Verbs
from veillee.games.cove.entries import GoodEntry, LocationEntry, MerchantEntry, NamedEntry, PowerEntry, Some
from veillee.games.cove.merchants.blacksmith.box import ForgeBox
from veillee.games.cove.merchants.blacksmith.options import BlacksmithOptions
from veillee.games.cove.pack import HarbourPack, ShopSections
from veillee.games.cove.phrases import says
from veillee.games.cove.words import COLOR_IDS, COLOR_NAMES, COMMON_PLACE_IDS, numbered

FILE: Final = "blacksmith.toml"
LOCATION_IDS: Final = ("mine", "furnace", "anvil", "bellows", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"free_reroll": ()}, {"keep_alloys": ()}, QUICK)
DICE: Final = 14
SIDES: Final = 6  # of a die
COAL: Final = Name("Charbon", "coal")
HEAT_NAMES: Final = (("up", Name("+1", "+1")), ("down", Name("−1", "−1")))


class ForgeEntry(MerchantEntry, frozen=True, kw_only=True):
    """COV-193: his locations with their hours; furnaces, points of the Mine, and the heat that goods need."""

    furnaces: Some
    seats: Some
    workshop_max: Some
    mine_points: Some
    small_heat: Some
    large_heat: Some
    corrupt_heat: Some


class AlloyEntry(NamedEntry, frozen=True, kw_only=True):
    points: Some


class DieEntry(Entry, frozen=True, kw_only=True):
    """A die; one without an alloy is coal. At the start it is in the workshop or in the reserve."""

    id: str
    alloy: Annotated[str, Ref("alloys")] | None = None
    workshop: bool = False


class BlacksmithPack(HarbourPack):
    forge: ForgeEntry = section(FILE, "forge")
    forge_places: list[LocationEntry] = section(FILE, "location", ids=LOCATION_IDS)
    alloys: list[AlloyEntry] = section(FILE, "alloy", ids=COLOR_IDS)
    dice: list[DieEntry] = section(FILE, "die", count=DICE)
    forge_goods: list[GoodEntry] = section(FILE, "good", count=CLANS)
    forge_powers: list[PowerEntry] = section(FILE, "power", count=len(POWERS))

    def check_forge(self) -> None:
        forge = self.forge
        heats = [forge.small_heat, forge.large_heat, forge.corrupt_heat]
        if heats != sorted(set(heats)) or forge.corrupt_heat > SIDES * forge.seats:
            expected = says("expected-heats", count=SIDES * forge.seats)
            self.problem(forge, "small_heat, large_heat, corrupt_heat", heats, expected)
        begin = sum(die.workshop for die in self.dice)
        if begin > forge.workshop_max:
            self.problem(forge, "workshop_max", forge.workshop_max, says("expected-dice-room", count=begin))
        for die in self.dice:
            kind, _, number = die.id.rpartition("_")
            if kind != (die.alloy or "coal") or not number.isdigit():
                self.problem(die, "id", die.id, says("expected-die-id", colour=die.alloy or "coal"))

    def shop(self) -> ShopSections:
        return ShopSections(self.forge, self.forge_places, self.forge_goods, self.forge_powers, POWERS)

    def room_words(self, lexicon: Lexicon) -> None:
        """Dice and furnaces with article in French: « le dé rouge 1 », "red die 1"; alloys are adjectives."""
        lexicon.add_words("alloy", COLOR_NAMES)
        lexicon.add_entries("metal", self.alloys)
        lexicon.add_words("heat", HEAT_NAMES)
        lexicon.add("die", [die.id for die in self.dice], [die_name(die.id) for die in self.dice])
        lexicon.add_words("furnace", numbered("furnace", self.forge.furnaces, "la fournaise", "furnace"))

    def purse(self) -> list[int]:
        return self.forge.purse

    def room_box(self, lexicon: Lexicon) -> ForgeBox:
        return boxed(
            ForgeBox,
            self.forge,
            dice=[NONE if die.alloy is None else COLOR_IDS.index(die.alloy) for die in self.dice],
            workshop=tuple(number for number, die in enumerate(self.dice) if die.workshop),
            mine_cost=tuple(alloy.points for alloy in self.alloys),
            options=make_options(BlacksmithOptions, lexicon),
        )


def die_name(id_: str) -> Name:
    """« le dé Charbon 1 », « le dé rouge 2 »."""
    kind, _, number = id_.partition("_")
    name = dict(COLOR_NAMES).get(kind, COAL)
    return Name(f"le dé {name.fr} {number}", f"{name.en} die {number}")

"""The Captain's part of a content pack: what `captain.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from veillee.core.content import Name
from veillee.core.packs import section
from veillee.core.words import Lexicon, make_options
from veillee.games.cove.box import CLANS
from veillee.games.cove.effects import NUMBER, QUICK, Verbs
from veillee.games.cove.entries import GoodEntry, LocationEntry, MerchantEntry, PowerEntry, Some
from veillee.games.cove.merchants.captain.box import FleetBox
from veillee.games.cove.merchants.captain.options import SAILED, CaptainOptions
from veillee.games.cove.pack import HarbourPack, ShopSections
from veillee.games.cove.phrases import says
from veillee.games.cove.words import CLAN_IDS, COMMON_PLACE_IDS

FILE: Final = "captain.toml"
LOCATION_IDS: Final = ("helm", "oars", "recall", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"respin": ()}, {"sail": (NUMBER,)}, QUICK)
SECTORS: Final = 8
STORM: Final = 0  # in the box
Points = Annotated[int, msgspec.Meta(ge=1, le=9)]
Space = Literal["port", "sea", "fishing", "treasure"]
SPACES: Final = ("port", "sea", "fishing", "treasure")  # as they follow each other


class FleetEntry(MerchantEntry, frozen=True, kw_only=True):
    """COV-207: her locations with their hours.

    The spaces of every route from the port on, the sectors of the compass, points of a Storm and of the Oars.
    """

    spaces: list[Space]
    compass: list[Points | Literal["storm"]]
    storm_points: Some
    oars: Some


class CaptainPack(HarbourPack):
    fleet: FleetEntry = section(FILE, "fleet")
    fleet_places: list[LocationEntry] = section(FILE, "location", ids=LOCATION_IDS)
    fleet_goods: list[GoodEntry] = section(FILE, "good", count=CLANS)
    fleet_powers: list[PowerEntry] = section(FILE, "power", count=len(POWERS))

    def check_fleet(self) -> None:
        fleet = self.fleet
        order = [SPACES.index(space) for space in fleet.spaces]
        count = Counter(fleet.spaces)
        if order != sorted(order) or set(count) != set(SPACES) or count["port"] != 1 or count["treasure"] != 1:
            self.problem(fleet, "spaces", ", ".join(fleet.spaces), says("expected-spaces"))
        if len(fleet.compass) != SECTORS or "storm" not in fleet.compass or set(fleet.compass) == {"storm"}:
            expected = says("expected-compass", count=SECTORS)
            self.problem(fleet, "compass", ", ".join(map(str, fleet.compass)), expected)
        for power in self.fleet_powers:
            if spaces_of(power) >= len(SAILED):
                expected = says("expected-at-most-of", verb="sail", count=len(SAILED) - 1)
                self.problem(power, "effect", power.effect, expected)

    def shop(self) -> ShopSections:
        return ShopSections(self.fleet, self.fleet_places, self.fleet_goods, self.fleet_powers, POWERS)

    def room_words(self, lexicon: Lexicon) -> None:
        """Ships with article: « le navire des Guerriers », "the ship of the Warriors"."""
        lexicon.add("ship", CLAN_IDS, [ship_name(lexicon.both("clan", clan)) for clan in range(CLANS)])

    def purse(self) -> list[int]:
        return self.fleet.purse

    def room_box(self, lexicon: Lexicon) -> FleetBox:
        fleet = self.fleet
        sectors = Counter(STORM if points == "storm" else points for points in fleet.compass)
        return FleetBox(
            last=fleet.spaces.index("treasure"),
            fishing=fleet.spaces.index("fishing"),
            sectors=tuple(sectors.items()),
            storm_points=fleet.storm_points,
            oars=fleet.oars,
            sail=max(map(spaces_of, self.fleet_powers)),
            options=make_options(CaptainOptions, lexicon),
        )


def spaces_of(power: PowerEntry) -> int:
    """The spaces by which a staff power moves a ship; none where it does something else."""
    verb, _, number = power.effect.partition(" ")
    return int(number) if verb == "sail" and number.isdigit() else 0


def ship_name(plural: Name) -> Name:
    return Name(f"le navire des {plural.fr}", f"the ship of the {plural.en}")

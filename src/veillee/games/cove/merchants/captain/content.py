"""The Captain's part of a content pack: what `captain.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal

import msgspec

from veillee.core.text import Phrase
from veillee.games.cove.box import FleetBox
from veillee.games.cove.effects import NUMBER, QUICK, Verbs
from veillee.games.cove.entries import MerchantEntry, PowerEntry, Some
from veillee.games.cove.options import SAILED
from veillee.games.cove.phrases import says
from veillee.games.cove.words import COMMON_PLACE_IDS

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


def check(
    problem: Callable[[msgspec.Struct, str, object, Phrase], None], fleet: FleetEntry, powers: Sequence[PowerEntry]
) -> None:
    order = [SPACES.index(space) for space in fleet.spaces]
    count = Counter(fleet.spaces)
    if order != sorted(order) or set(count) != set(SPACES) or count["port"] != 1 or count["treasure"] != 1:
        found = ", ".join(fleet.spaces)
        problem(fleet, "spaces", found, says("expected-spaces"))
    if len(fleet.compass) != SECTORS or "storm" not in fleet.compass or set(fleet.compass) == {"storm"}:
        expected = says("expected-compass", count=SECTORS)
        problem(fleet, "compass", ", ".join(map(str, fleet.compass)), expected)
    for power in powers:
        if spaces_of(power) >= len(SAILED):
            problem(power, "effect", power.effect, says("expected-at-most-of", verb="sail", count=len(SAILED) - 1))


def spaces_of(power: PowerEntry) -> int:
    """The spaces by which a staff power moves a ship; none where it does something else."""
    verb, _, number = power.effect.partition(" ")
    return int(number) if verb == "sail" and number.isdigit() else 0


def fleet_box(fleet: FleetEntry, powers: Sequence[PowerEntry]) -> FleetBox:
    sectors = Counter(STORM if points == "storm" else points for points in fleet.compass)
    return FleetBox(
        last=fleet.spaces.index("treasure"),
        fishing=fleet.spaces.index("fishing"),
        sectors=tuple(sectors.items()),
        storm_points=fleet.storm_points,
        oars=fleet.oars,
        sail=max(map(spaces_of, powers)),
    )

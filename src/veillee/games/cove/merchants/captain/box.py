"""The Captain's things, as tables of integers."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.games.cove.box import CoveBox, RoomBox
from veillee.games.cove.merchants.captain.options import CaptainOptions


@dataclass(kw_only=True, eq=False)
class FleetBox(RoomBox):
    """The Captain's things."""

    last: int  # the treasure island
    fishing: int  # the first space from which a ship brings something
    sectors: tuple[tuple[int, int], ...]  # points and how many sectors show them; 0 is the Storm
    storm_points: int
    oars: int
    sail: int  # spaces of the Navigator
    options: CaptainOptions


def fleet_in(box: CoveBox) -> FleetBox:
    found = box.rooms["captain"]
    assert isinstance(found, FleetBox)
    return found

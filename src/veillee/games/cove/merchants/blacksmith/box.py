"""The Blacksmith's things, as tables of integers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from veillee.games.cove.box import Clan, CoveBox, RoomBox
from veillee.games.cove.merchants.blacksmith.options import BlacksmithOptions

DieId: TypeAlias = int


@dataclass(kw_only=True, eq=False)
class ForgeBox(RoomBox):
    """The Blacksmith's things."""

    dice: list[Clan]  # the colour of each die; NONE for coal
    workshop: tuple[DieId, ...]  # at the start
    furnaces: int
    seats: int  # of a furnace
    workshop_max: int
    mine_points: int
    mine_cost: tuple[int, ...]  # by clan
    small_heat: int
    large_heat: int
    corrupt_heat: int
    options: BlacksmithOptions


def forge_in(box: CoveBox) -> ForgeBox:
    found = box.rooms["blacksmith"]
    assert isinstance(found, ForgeBox)
    return found

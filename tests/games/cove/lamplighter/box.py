"""The Lamplighter's things."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.cove.lamplighter.options import LamplighterOptions
from veillee.games.cove.box import CoveBox, RoomBox


@dataclass(kw_only=True, eq=False)
class LampsBox(RoomBox):
    wicks: int  # lamps that one visit lights
    options: LamplighterOptions


def lamps_in(box: CoveBox) -> LampsBox:
    found = box.rooms["lamplighter"]
    assert isinstance(found, LampsBox)
    return found

"""The Alchemist's things, as tables of integers."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.games.cove.box import CoveBox, RoomBox
from veillee.games.cove.merchants.alchemist.options import AlchemistOptions


@dataclass(kw_only=True, eq=False)
class LaboratoryBox(RoomBox):
    """The Alchemist's things. Kinds of marbles are the four clans' colours and ichor."""

    marbles: tuple[int, ...]  # in the pouch, by kind
    chutes: int
    depth: int  # marbles of a chute
    rack: int
    first: int  # marbles drawn at the start
    still: int
    cauldrons: int
    small: int  # marbles of a potion
    large: int
    own: int  # marbles of its colour that a large potion needs
    options: AlchemistOptions


def laboratory_in(box: CoveBox) -> LaboratoryBox:
    found = box.rooms["alchemist"]
    assert isinstance(found, LaboratoryBox)
    return found

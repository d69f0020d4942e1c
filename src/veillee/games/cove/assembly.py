"""What the game makes of its rooms: one pack, one album and one preview, of the harbour's and every merchant's part."""

from __future__ import annotations

from collections.abc import Callable
from types import new_class
from typing import Any

from veillee.core.step import Option
from veillee.games.cove.box import BOATS, NONE
from veillee.games.cove.faces import Faces
from veillee.games.cove.foresight import Foresight, sure_recruit
from veillee.games.cove.pack import HarbourPack
from veillee.games.cove.preview import HarbourPreview
from veillee.games.cove.rooms import Room
from veillee.games.cove.table import CoveTable


def pack_of(rooms: tuple[Room, ...]) -> type[HarbourPack]:
    return joined("CovePack", [room.pack for room in rooms], rooms=rooms)


def album_of(rooms: tuple[Room, ...]) -> type[Faces]:
    first, *rest = Faces.aid
    aid = (first, *(subject for room in rooms for subject in room.aid), *rest)
    return joined("CoveFaces", [room.faces for room in rooms], rooms=rooms, aid=aid)


def preview_of(rooms: tuple[Room, ...]) -> type[Foresight]:
    return joined("CovePreview", [*(room.preview for room in rooms), HarbourPreview])


def means_of(rooms: tuple[Room, ...]) -> Callable[[CoveTable, int, Option], dict[str, int]]:
    """What the options of a merchant concern, as its room says; an effect on boats concerns those at sea.

    A visit to the Grand Square concerns the recruit, where only one can be paid.
    """

    def means(table: CoveTable, seat: int, option: Option) -> dict[str, int]:
        if option.kind == "take_effect":
            return {f"boat{number}": number for number in range(BOATS) if table.at[number] == NONE}
        if option.kind == "visit" and sure_recruit(table, seat, option.values[0]) != NONE:
            return {"townsfolk": sure_recruit(table, seat, option.values[0])}
        merchant = table.seats[seat].merchant
        return {} if merchant == NONE else rooms[merchant].means(table, seat, option)

    return means


def joined(name: str, parts: list[type[Any]], **settled: object) -> type[Any]:
    """A class of this module that has all that these have."""
    return new_class(name, tuple(parts), exec_body=lambda space: space.update(__module__=__name__, **settled))

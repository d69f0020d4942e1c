"""What a merchant's room declares of itself: all that the game asks for beside the workshop and its steps.

The game knows its merchants by one list of rooms, `merchants/__init__.py`, and makes of them what it needs: the
sections of a pack, the album, the previews. Whoever adds a merchant adds a room, its `content/<merchant>.toml`, and its
name to that list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from veillee.core.content import Name
from veillee.core.painter import Painter
from veillee.core.scene import Piece, Zone
from veillee.core.step import Ask, Option
from veillee.games.cove.table import CoveTable, Workshop

if TYPE_CHECKING:
    from veillee.games.cove.faces import Faces
    from veillee.games.cove.foresight import Foresight
    from veillee.games.cove.pack import HarbourPack


class Look(NamedTuple):
    """What a symbol is called in messages, and how it is drawn."""

    name: str
    icon: str
    sign: str
    color: str = ""


def no_pieces(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    return []


def no_zones(painter: Painter[CoveTable], seat: int) -> list[Zone]:
    return []


def nobody(painter: Painter[CoveTable], seat: int) -> list[Piece]:
    return []


def nothing_more(table: CoveTable, seat: int, option: Option) -> dict[str, int]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Room:
    """One merchant. Its sentences lie in the room's `locale/`, its rules in the room's `rules.toml`."""

    id: str
    name: Name  # with article, as it stands in a sentence
    color: str  # of its hourglass; no clan's
    pack: type[HarbourPack]  # the sections of its file, what is checked in them, its words and its box
    options: type  # the options that only it is offered
    opens: Callable[[CoveTable], Workshop]  # COV-029: what it starts with
    faces: type[Faces]  # what is printed for it alone
    preview: type[Foresight]  # what its options would bring
    zones: Callable[[Painter[CoveTable], int, Any], list[Zone]]  # its workshop, for a seat
    lays_out: Callable[[Painter[CoveTable], Ask[Any]], list[Piece]] = no_pieces  # for questions of its own
    # Pieces that an option concerns beside those that its key names.
    means: Callable[[CoveTable, int, Option], dict[str, int]] = nothing_more
    in_town: Callable[[Painter[CoveTable], int], list[Zone]] = no_zones  # what lies in the town, whoever looks
    in_harbour: Callable[[Painter[CoveTable], int], list[Piece]] = nobody  # what stands on the picture of the harbour
    looks: tuple[Look, ...] = ()  # symbols that only it has
    counted: tuple[Look, ...] = ()  # those that are printed with a number
    signs: tuple[str, ...] = ()  # other symbols of the legend that only it shows
    printed: tuple[str, ...] = ()  # roles whose faces only it has
    aid: tuple[tuple[str, int], ...] = ()  # subjects of the player aid that only its matches need, with their lines

"""Why a companion cannot be recruited or sent away, and why a die or a boat cannot move in the morning."""

from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.lueur.box import CENTRE, MOVE_MAX, NONE, RING_SIDE
from veillee.games.lueur.explain.setting_out import in_setup
from veillee.games.lueur.steps.common import ChooseBigDie
from veillee.games.lueur.steps.morning import Banish, MoveBlackDie, Recruit
from veillee.games.lueur.table import MORNING, LueurTable
from veillee.games.lueur.tom import MoveBoat


def recruit(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    reason = in_setup(table)
    if reason is not None:
        return reason
    if not isinstance(table.asking, Recruit):
        one = table.phase == MORNING
        return Reason("why-recruit-one" if one else "why-recruit-moment", "LUE-031")
    return absent(table, seat, companion)


def absent(table: LueurTable, seat: int, companion: int) -> Reason:
    """Where a companion is that does not lie at the meeting track."""
    about = {"companion": companion}
    for other, player in enumerate(table.seats):
        if companion in player.companions:
            if other == seat:
                return Reason("why-companion-yours", "LUE-033", about)
            return Reason("why-companion-other", "LUE-033", {**about, "seat": other})
    if companion in table.cemetery:
        return Reason("why-companion-cemetery", "LUE-039", about)
    if table.tom is not None and not table.box.companions[companion].solo:
        return Reason("why-companion-solo", "LUE-133", about)
    if table.tom is not None:
        return Reason("why-companion-deck", "LUE-139", about)
    return Reason("why-companion-deck", "LUE-031", about)


def banish(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    if len(table.seats) != 2:
        return Reason("why-banish-players", "LUE-035")
    if not isinstance(table.asking, Banish):
        return in_setup(table) or Reason("why-banish-moment", "LUE-035")
    return absent(table, seat, companion)


def black(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (element,) = values
    if not isinstance(table.asking, MoveBlackDie):
        return Reason("why-black-moment", "LUE-115")
    if element == table.asking.space:
        return Reason("why-black-here", "LUE-115")
    return Reason("why-black-empty", "LUE-115", {"element": element})


def keep(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return Reason("why-keep-moment", "LUE-115")


def big_die(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (colour,) = values
    if not isinstance(table.asking, ChooseBigDie):
        return Reason("why-big-die-moment", "LUE-100")
    return Reason("why-big-die-gone", "LUE-101", {"colour": colour})


def boat(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    """LUE-144 to LUE-148: the first thing that keeps a boat of Tom from sailing there."""
    start, end = values
    about = {"island": start, "island2": end}
    tom = table.tom
    if tom is None:
        return Reason("why-no-tom", "LUE-001")
    if not isinstance(table.asking, MoveBoat):
        return Reason("why-boat-moment", "LUE-148")
    if start not in tom.boats:
        return Reason("why-boat-none", "LUE-148", {"island": start})
    islands = table.box.islands
    sea = next((sea for sea in islands[start].seas if sea.to == end), None)
    if sea is None:
        return Reason("why-boat-route", "LUE-144", about)
    if sea.right:
        return Reason("why-boat-closed", "LUE-146")
    if not islands[start].ring < islands[end].ring < RING_SIDE:
        return Reason("why-boat-away", "LUE-145")
    if end != CENTRE and end in tom.boats:
        return Reason("why-boat-taken", "LUE-147", {"island2": end})
    rings = [islands[option.values[0]].ring for option in table.options]
    if islands[start].ring != rings[0]:
        return Reason("why-boat-nearest", "LUE-148")
    highest = table.box.tiles[table.asking.tile].move == MOVE_MAX
    return Reason("why-boat-max" if highest else "why-boat-min", "LUE-144")


def yours(table: LueurTable, seat: int, companion: int) -> Reason | None:
    """Why a companion is not one of this seat's; None if it is."""
    if companion in table.seats[seat].companions:
        return None
    reason = absent(table, seat, companion)
    if reason.message == "why-companion-deck" or companion in [card for card in table.meeting if card != NONE]:
        return Reason("why-companion-not-yours", "LUE-033", {"companion": companion})
    return reason

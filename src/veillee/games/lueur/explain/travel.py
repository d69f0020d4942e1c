"""Why the company, the camp or a boat cannot go there."""

from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.lueur.box import CENTRE, ELEMENT, FORBIDDEN, PROVINCE, VILLAGE
from veillee.games.lueur.explain.cards import skipping
from veillee.games.lueur.explain.setting_out import in_setup
from veillee.games.lueur.steps.afternoon import Sail, Walk, different_elements
from veillee.games.lueur.steps.common import effective
from veillee.games.lueur.table import LueurTable


def step(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (space,) = values
    if table.journey != PROVINCE:
        return Reason("why-step-sea", "LUE-002")
    if not isinstance(table.asking, Walk):
        return not_travelling(table)
    player = table.seats[seat]
    if space == player.company:
        return Reason("why-step-here", "LUE-068")
    if all(route.to != space for route in table.box.spaces[player.company].routes):
        return Reason("why-step-far", "LUE-068", {"space": space, "space2": player.company})
    if player.left >> space & 1:
        return Reason("why-step-left", "LUE-077")
    place = table.box.spaces[space]
    if place.kind == ELEMENT:
        shown = effective(table, seat)[place.element]
        return Reason("why-step-used" if shown else "why-step-element", "LUE-069", {"element": place.element})
    if place.kind == FORBIDDEN:
        return Reason("why-step-forbidden", "LUE-071", {"element": place.element})
    return Reason("why-step-village", "LUE-072", {"number": place.cost, "number2": player.footprints})


def not_travelling(table: LueurTable) -> Reason:
    return in_setup(table) or Reason("why-travel-moment", "LUE-029")


def settle(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if table.journey != PROVINCE:
        return Reason("why-step-sea", "LUE-002")
    if not isinstance(table.asking, Walk):
        return not_travelling(table)
    here = table.seats[seat].company
    if table.box.spaces[here].kind != VILLAGE:
        return Reason("why-settle-village", "LUE-078", {"space": here})
    return Reason("why-settle-here", "LUE-078")


def sail(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    start, end = values
    about = {"island": start, "island2": end}
    if table.journey == PROVINCE:
        return Reason("why-sail-land", "LUE-002")
    if not isinstance(table.asking, Sail):
        return not_travelling(table)
    player = table.seats[seat]
    if start not in player.boats:
        return Reason("why-sail-none", "LUE-080", {"island": start})
    sea = next((sea for sea in table.box.islands[start].seas if sea.to == end), None)
    if sea is None:
        return Reason("why-sail-route", "LUE-080", about)
    if sea.right and table.closed:
        return Reason("why-sail-closed", "LUE-163")
    if end != CENTRE and end in player.boats:
        return Reason("why-sail-taken", "LUE-085", {"island2": end})
    number = different_elements(table, seat)
    if number > sea.upper:
        return Reason("why-sail-many", "LUE-083", {"number": number, "number2": sea.upper})
    cost = sea.cost + max(0, sea.lower - number)
    rule = "LUE-084" if sea.cost else "LUE-083"
    return Reason("why-sail-footprints", rule, {"number": cost, "number2": player.footprints})


def stop(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return skipping(table) or in_setup(table) or Reason("why-stop-moment", "LUE-066")

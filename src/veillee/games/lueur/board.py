"""The two journey boards as graphs: places, routes, and what is printed on them."""

from __future__ import annotations

from veillee.core.scene import Cell, Link
from veillee.games.lueur.box import ELEMENT, FORBIDDEN, PROVINCE, START, VILLAGE, Island, Route, Sea, Space
from veillee.games.lueur.faces import Faces

KINDS = ("start", "", "forbidden", "village")
RINGS = ("centre", "inner", "outer", "side")
RATIO = 68
SCENERY = ("night", "sea")

Drawn = tuple[list[Cell], list[Link]]


def board(faces: Faces, journey: int, closed: bool) -> Drawn:
    """The places and routes of a journey; `closed` shuts the route to the right of the central island."""
    return _province(faces) if journey == PROVINCE else _archipelago(faces, closed)


def bonus(faces: Faces, place: Space | Island | Route) -> tuple[list[str], list[str]]:
    """What a place or a route gives or takes, as marks and in words."""
    marks: list[str] = []
    words: list[str] = []
    for thing, mark in (("footprints", "footprint"), ("fireflies", "firefly"), ("rerolls", "reroll")):
        amount = getattr(place, thing, 0)
        if amount:
            marks += [mark] * amount
            words.append(faces.amount(thing, amount))
    if isinstance(place, Route) and place.light:
        marks.append("lose_light")
        words.append(faces.amount("light", place.light))
    if getattr(place, "skull", False):
        marks.append("skull_journey")
        words.append(faces.say("text-skull-journey"))
    return marks, words


# -- La Province des ombres -----------------------------------------------------------------


def _province(faces: Faces) -> Drawn:
    ids = faces.lexicon.ids("space")
    cells = [_space(faces, number, space) for number, space in enumerate(faces.box.spaces)]
    links = [
        Link(ids[number], ids[route.to], bonus(faces, route)[0])
        for number, space in enumerate(faces.box.spaces)
        for route in space.routes
        if number < route.to
    ]
    return cells, links


def _space(faces: Faces, number: int, space: Space) -> Cell:
    name = faces.name("space", number)
    cell = Cell(faces.lexicon.id("space", number), kind=KINDS[space.kind], x=space.x, y=space.y, title=name)
    if space.kind == START:
        cell.marks = ["start"]
    elif space.kind == ELEMENT:
        cell.marks = [faces.lexicon.id("face", space.element)]
    elif space.kind == FORBIDDEN:
        cell.marks = [faces.absent(space.element)]
    else:
        assert space.kind == VILLAGE
        marks, words = bonus(faces, space)
        cell.marks = [f"value-{space.value}", f"cost-{space.cost}", *marks]
        cell.lines = [
            faces.say("text-value", number=space.value),
            faces.say("text-enter-village", number=space.cost),
            *(_arrival(faces, words) if words else []),
        ]
    for route in space.routes:
        _, words = bonus(faces, route)
        if words:
            args = {"space": faces.name("space", route.to), "effects": ", ".join(words)}
            cell.lines.append(faces.messages.format("text-route", args))
    return cell


def _arrival(faces: Faces, words: list[str]) -> list[str]:
    return [faces.messages.format("text-bonus", {"effects": ", ".join(words)})]


# -- L'Archipel ténébreux -------------------------------------------------------------------


def _archipelago(faces: Faces, closed: bool) -> Drawn:
    ids = faces.lexicon.ids("island")
    cells = [_island(faces, number, island) for number, island in enumerate(faces.box.islands)]
    links = [
        Link(ids[number], ids[sea.to], [*demand(sea), *(["closed"] if sea.right and closed else [])])
        for number, island in enumerate(faces.box.islands)
        for sea in island.seas
        if number < sea.to
    ]
    return cells, links


def demand(sea: Sea) -> list[str]:
    """What a sea route asks for, as marks: a number of elements, and a footprint."""
    if sea.lower == 0:
        asked = []
    else:
        asked = [f"route-{sea.lower}" if sea.lower == sea.upper else f"route-{sea.lower}{sea.upper}"]
    return asked + ["toll"] * sea.cost


def _island(faces: Faces, number: int, island: Island) -> Cell:
    marks, words = bonus(faces, island)
    return Cell(
        faces.lexicon.id("island", number),
        kind=RINGS[island.ring],
        x=island.x,
        y=island.y,
        title=faces.name("island", number),
        marks=[*([f"value-{island.value}"] if island.value else []), *marks],
        lines=[
            *([faces.say("text-value", number=island.value)] if island.value else []),
            *(_arrival(faces, words) if words else []),
        ],
    )

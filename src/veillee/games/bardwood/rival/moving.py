"""How the Rival moves: arrows, portals, turning back, and where it stops (chapter 5.2 of the specification).

One choice is left to a human: where it goes after an endless move.
"""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.bardwood.box import (
    COLUMNS,
    CROSSINGS,
    EAST,
    NONE,
    NORTH,
    QUARTERS,
    REGIONS,
    RIVAL_TOKENS,
    SOUTH,
    WEST,
    Crossing,
    LocationId,
)
from veillee.games.bardwood.steps.common import the_rival
from veillee.games.bardwood.table import RIVAL, BardwoodTable


def portal_pairs(table: BardwoodTable) -> list[Crossing]:
    """For each portal crossing the one of the same colour (BAR-214): links run between the bottom and the sides."""
    south_west, south_east, west, east = table.box.portals
    amber = (south_east if table.amber & 1 else south_west, east if table.amber & 2 else west)
    violet = (south_west if table.amber & 1 else south_east, west if table.amber & 2 else east)
    found = [NONE] * CROSSINGS
    for one, other in (amber, violet):
        found[one] = other
        found[other] = one
    return found


def step(crossing: Crossing, direction: int) -> Crossing:
    """The next crossing along the road, or NONE at the edge of the board."""
    if direction == NORTH:
        return crossing - COLUMNS if crossing >= COLUMNS else NONE
    if direction == SOUTH:
        return crossing + COLUMNS if crossing + COLUMNS < CROSSINGS else NONE
    if direction == EAST:
        return crossing + 1 if crossing % COLUMNS < COLUMNS - 1 else NONE
    return crossing - 1 if crossing % COLUMNS else NONE


class RivalMove(Act[BardwoodTable]):
    """One arrow: straight on to the first empty location, where a token is put."""

    rules: ClassVar[tuple[str, ...]] = (
        "BAR-225", "BAR-226", "BAR-227", "BAR-228", "BAR-229", "BAR-230", "BAR-231", "BAR-232", "BAR-233",
    )  # fmt: skip

    direction: int

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        if rival.laid == RIVAL_TOKENS:
            if table.log is not None:
                table.tell("rival-no-token", "BAR-233", RIVAL, {"direction": self.direction})
            return
        if table.log is not None:
            args = {"direction": self.direction, "location": rival.pawn}
            table.tell("rival-arrow", "BAR-225", RIVAL, args)
        location = travel(table, rival.pawn, self.direction)
        if location != NONE:
            arrive(table, location)
            return
        nearest = nearest_empty(table, rival.pawn)
        if table.log is not None:
            table.tell("rival-endless", "BAR-231", RIVAL, {"location": rival.pawn})
            for near in nearest:
                args = {"location": near, "number": roads_between(table, rival.pawn, near)}
                table.tell("rival-nearest", "BAR-231", RIVAL, args)
        if nearest:
            table.next(NearestPlace(table.first, self.direction))
        elif table.log is not None:
            table.tell("rival-stays", "BAR-232", RIVAL, {"location": rival.pawn})


def portal_cell(table: BardwoodTable, crossing: Crossing) -> int:
    """A portal among the cells of the map: regions, locations, portals."""
    return REGIONS + len(table.box.locations) + table.box.portals.index(crossing)


def travel(table: BardwoodTable, pawn: LocationId, direction: int) -> LocationId:
    """Where a move ends, or NONE if it never would (BAR-232). Each thing on the way is told."""
    box = table.box
    pairs = portal_pairs(table)
    crossing = box.locations[pawn].crossing
    seen: set[int] = set()
    while QUARTERS * crossing + direction not in seen:
        seen.add(QUARTERS * crossing + direction)
        if box.edge[crossing] == direction:
            other = pairs[crossing]
            direction = (box.edge[other] + 2) % 4
            if table.log is not None:
                args = {
                    "cell": portal_cell(table, crossing),
                    "cell2": portal_cell(table, other),
                    "direction": direction,
                }
                table.tell("rival-portal", "BAR-230", RIVAL, args)
            crossing = other
            continue
        following = step(crossing, direction)
        if following == NONE:
            direction = (direction + 2) % 4
            if table.log is not None:
                args = {"location": box.at[crossing], "direction": direction}
                table.tell("rival-turns-back", "BAR-228", RIVAL, args)
            continue
        crossing = following
        location = box.at[crossing]
        if location != NONE:
            if not table.tokens[location]:
                return location
            if table.log is not None:
                args = {"location": location, "number": table.tokens[location]}
                table.tell("rival-passes", "BAR-226", RIVAL, args)
    return NONE


def roads_between(table: BardwoodTable, one: LocationId, other: LocationId) -> int:
    """How many roads lead from one location to another: all crossings of the lattice are joined."""
    start, end = table.box.locations[one].crossing, table.box.locations[other].crossing
    return abs(start // COLUMNS - end // COLUMNS) + abs(start % COLUMNS - end % COLUMNS)


def nearest_empty(table: BardwoodTable, pawn: LocationId) -> list[LocationId]:
    """BAR-231: the empty locations at the smallest distance, counted in roads without portals, row by row."""
    box = table.box
    start = box.locations[pawn].crossing
    reached = {start}
    edge = [start]
    while edge:
        following: list[Crossing] = []
        for crossing in edge:
            for direction in (NORTH, EAST, SOUTH, WEST):
                other = step(crossing, direction)
                if other != NONE and other not in reached:
                    reached.add(other)
                    following.append(other)
        found = [box.at[crossing] for crossing in sorted(following) if box.at[crossing] != NONE]
        found = [location for location in found if not table.tokens[location]]
        if found:
            return found
        edge = following
    return []


def arrive(table: BardwoodTable, location: LocationId) -> None:
    """BAR-226, BAR-227: the pawn stops, and the token with the lowest number left is put there."""
    rival = the_rival(table)
    rival.pawn = location
    rival.laid += 1
    table.tokens[location] = rival.laid
    if table.log is not None:
        table.tell("rival-stops", "BAR-227", RIVAL, {"location": location, "number": rival.laid})


class RivalStops(Act[BardwoodTable]):
    """The pawn goes where a human sends it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-231",)
    told_apart: ClassVar[bool] = True

    location: LocationId

    def __init__(self, location: LocationId) -> None:
        self.location = location

    def run(self, table: BardwoodTable) -> None:
        arrive(table, self.location)


class NearestPlace(Ask[BardwoodTable]):
    """After an endless move a human chooses among equally near places; with several humans the first player."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-231", "BAR-283")
    prompt: ClassVar[str] = "ask-nearest"

    direction: int

    def __init__(self, seat: SeatNumber, direction: int) -> None:
        self.seat = seat
        self.direction = direction

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"direction": self.direction}

    def options(self, table: BardwoodTable) -> list[Option]:
        nearest = nearest_empty(table, the_rival(table).pawn)
        return [table.box.options.rival_to[location] for location in sorted(nearest)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        table.next(RivalStops(choice.values[0]))

    def why_not_rival_to(self, table: BardwoodTable, location: LocationId) -> Reason:
        if table.tokens[location]:
            return Reason("why-token-there", "BAR-226", {"location": location, "number": table.tokens[location]})
        pawn = the_rival(table).pawn
        nearest = nearest_empty(table, pawn)[0]
        roads = {"number": roads_between(table, pawn, location), "number2": roads_between(table, pawn, nearest)}
        return Reason("why-not-nearest", "BAR-231", {"location": location, **roads})

"""The map of the grove: crossings of roads, and the regions between them (chapter 3.3 of the specification).

Crossings are counted row by row from the north-west; regions column by column: a1, a2, a3, b1, …
"""

from __future__ import annotations

from veillee.games.bardwood import box as b


def crossing_of(crossing: tuple[int, int]) -> b.Crossing:
    column, row = crossing
    return b.COLUMNS * row + column


def region_at(column: int, row: int) -> b.RegionId:
    """NONE beyond the edge of the map."""
    inside = 0 <= column < b.COLUMNS - 1 and 0 <= row < b.ROWS - 1
    return (b.ROWS - 1) * column + row if inside else b.NONE


def corners(region: b.RegionId) -> tuple[b.Crossing, ...]:
    """North-west, north-east, south-west, south-east."""
    column, row = divmod(region, b.ROWS - 1)
    return tuple(crossing_of((column + east, row + south)) for south in (0, 1) for east in (0, 1))


def neighbours(region: b.RegionId) -> tuple[b.RegionId, ...]:
    """The regions that share a side, clockwise from the north."""
    column, row = divmod(region, b.ROWS - 1)
    sides = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return tuple(side for side in (region_at(*place) for place in sides) if side != b.NONE)


def distance(one: b.RegionId, other: b.RegionId) -> int:
    (column, row), (column2, row2) = divmod(one, b.ROWS - 1), divmod(other, b.ROWS - 1)
    return abs(column - column2) + abs(row - row2)


def reach(around: list[tuple[int, ...]], region: b.RegionId, place: b.LocationId) -> int:
    """The range stones that a creature at this location takes from a region (BAR-154, BAR-155)."""
    if place in around[region]:
        return 0
    return 1 if any(place in around[next_] for next_ in neighbours(region)) else 2

"""A cheap estimate of the light that each side will end with, for bots and for the curve of a match."""

from __future__ import annotations

from veillee.games.lueur.scoring import player_points, tom_points, total
from veillee.games.lueur.table import LueurTable


def estimate(table: LueurTable) -> list[float]:
    points = [float(total(player_points(table, seat))) for seat in range(len(table.seats))]
    if table.tom is not None:
        points.append(float(total(tom_points(table))))
    return points

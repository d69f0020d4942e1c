"""A cheap guess of the final points of every side."""

from __future__ import annotations

from veillee.games.raiders.scoring import opponent_points, player_points, total
from veillee.games.raiders.table import RaidersTable


def estimate(table: RaidersTable) -> list[float]:
    """The final points that each side may expect: the seats, then the automated opponent."""
    found = [float(total(player_points(table, seat))) for seat in range(len(table.seats))]
    if table.opponent is not None:
        found.append(float(total(opponent_points(table))))
    return found

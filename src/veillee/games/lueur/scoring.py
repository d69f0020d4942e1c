"""The end: light by source (chapters 2.9 and 2.13)."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.core.scoring import Lines, total
from veillee.games.lueur.box import PROVINCE, IslandId, SpaceId
from veillee.games.lueur.table import LueurTable

FIREFLY_BONUS: Final = 10


def card_points(table: LueurTable, seat: SeatNumber) -> int:
    """LUE-093: the values of the adventurer and of all companions that stayed; some are negative."""
    player = table.seats[seat]
    box = table.box
    points = box.adventurers[player.adventurer].value
    for companion in player.companions:
        points += box.companions[companion].value
    return points


def firefly_points(table: LueurTable, seat: SeatNumber) -> int:
    """LUE-094: 10 for at least as many fireflies as companions, tokens and icons together (LUE-065)."""
    player = table.seats[seat]
    fireflies = player.fireflies
    for companion in player.companions:
        fireflies += table.box.companions[companion].icons
    return FIREFLY_BONUS if fireflies >= len(player.companions) else 0


def island_points(table: LueurTable, boats: list[IslandId]) -> int:
    """LUE-096: every boat scores the island where it lies."""
    points = 0
    for boat in boats:
        points += table.box.islands[boat].value
    return points


def journey_points(table: LueurTable, camp: SpaceId, boats: list[IslandId]) -> tuple[str, int]:
    """LUE-095: the village of the camp, wherever the company is; or the islands of the boats."""
    if table.journey == PROVINCE:
        return "village", table.box.spaces[camp].value
    return "islands", island_points(table, boats)


def player_points(table: LueurTable, seat: SeatNumber) -> Lines:
    """The light of a player by source, with the rule of each.

    LUE-097: 1 for each footprint. LUE-098: nobody ends below 0, and only the end of the sum is raised.
    """
    player = table.seats[seat]
    source, points = journey_points(table, player.camp, player.boats)
    lines = [
        ("light", player.score, "LUE-092"),
        ("cards", card_points(table, seat), "LUE-093"),
        ("fireflies", firefly_points(table, seat), "LUE-094"),
        (source, points, "LUE-095" if table.journey == PROVINCE else "LUE-096"),
        ("footprints", player.footprints, "LUE-097"),
    ]
    missing = -total(lines)
    if missing > 0:
        lines.append(("floor", missing, "LUE-098"))
    return lines


def tom_points(table: LueurTable) -> Lines:
    """The light of Tom by source. LUE-160, LUE-161: no cards, no fireflies, no companions."""
    tom = table.tom
    assert tom is not None
    source, points = journey_points(table, tom.camp, tom.boats)
    return [
        ("light", tom.score, "LUE-160"),
        (source, points, "LUE-160"),
        ("footprints", tom.footprints, "LUE-160"),
    ]

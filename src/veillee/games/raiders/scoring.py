"""The end: points by source for players and for the automated opponent (chapters A12 and B7)."""

from __future__ import annotations

from veillee.core.ids import SeatNumber
from veillee.core.scoring import Lines
from veillee.games.raiders.box import (
    END_VP,
    END_VP_PER,
    GOLD,
    IRON,
    LIVESTOCK,
    NONE,
    VALKYRIE_MAX,
    RaidersBox,
    TileId,
)
from veillee.games.raiders.table import RaidersSeat, RaidersTable


def valkyrie_points(box: RaidersBox, valkyries: int) -> int:
    """RAI-151, RAI-086: the marker stays on the last space however many were taken."""
    return box.valkyrie_track[min(valkyries, VALKYRIE_MAX)]


def armour_points(box: RaidersBox, armour: int) -> int:
    """RAI-152: the last value that the marker has passed."""
    return box.armour_track[armour]


def tile_points(box: RaidersBox, tiles: list[TileId]) -> int:
    """RAI-153: the points of the offering tiles held."""
    points = 0
    for tile in tiles:
        points += box.offerings[tile].points
    return points


def crew_end_points(box: RaidersBox, player: RaidersSeat) -> int:
    """RAI-154: what the cards still in the crew are worth at the end, each separately.

    RAI-098, RAI-114: Champion and Warlord. RAI-107: a Merchant counts livestock. RAI-113: a Trader counts tiles.
    """
    points = 0
    for card in player.crew:
        effect = box.types[box.type_of[card]].crew
        if effect.verb == END_VP:
            points += effect.number
        elif effect.verb == END_VP_PER:
            counted = len(player.tiles) if effect.good == NONE else player.goods[effect.good]
            points += effect.number * counted
    return points


def plunder_points(player: RaidersSeat) -> int:
    """RAI-155: 1 for each gold and each iron, 1 for 2 livestock; silver, provisions and cards are worth nothing."""
    return player.goods[GOLD] + player.goods[IRON] + player.goods[LIVESTOCK] // 2


def player_points(table: RaidersTable, seat: SeatNumber) -> Lines:
    """RAI-150, RAI-206: the points of a player by source, with the rule of each. RAI-035: the sum has no limit."""
    box = table.box
    player = table.seats[seat]
    return [
        ("raids", player.score, "RAI-035"),
        ("valkyries", valkyrie_points(box, player.valkyries), "RAI-151"),
        ("armour", armour_points(box, player.armour), "RAI-152"),
        ("offerings", tile_points(box, player.tiles), "RAI-153"),
        ("crew", crew_end_points(box, player), "RAI-154"),
        ("plunder", plunder_points(player), "RAI-155"),
    ]


def opponent_points(table: RaidersTable) -> Lines:
    """RAI-205: raids, both tracks and tiles, on the same scales; nothing for provisions."""
    box = table.box
    opponent = table.opponent
    assert opponent is not None
    return [
        ("raids", opponent.score, "RAI-205"),
        ("valkyries", valkyrie_points(box, opponent.valkyries), "RAI-205"),
        ("armour", armour_points(box, opponent.armour), "RAI-205"),
        ("offerings", tile_points(box, opponent.tiles), "RAI-205"),
    ]

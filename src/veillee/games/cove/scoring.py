"""Final scoring: gold, sponsorship by clan, corruption (chapter 2.12)."""

from __future__ import annotations

from veillee.core.ids import SeatNumber
from veillee.core.scoring import Lines
from veillee.games.cove.box import CLANS, ROGUE, Clan
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable


def icons(table: CoveTable, side: SeatNumber, kind: Clan) -> int:
    """COV-091, COV-093: icons of a kind on the townsfolk that count for a side."""
    number = 0
    for townsfolk in common.townsfolk_of(table, side):
        number += table.box.townsfolk[townsfolk].icons.count(kind)
    return number


def sponsorship(table: CoveTable, side: SeatNumber) -> int:
    """COV-091: for every clan icon the adventurers in that clan's hall."""
    return sum(icons(table, side, clan) * table.halls[clan] for clan in range(CLANS))


def corruption_loss(table: CoveTable, side: SeatNumber) -> int:
    """COV-069, COV-092: corruption cards and rogue icons, times the rogues in the Lair."""
    return (common.trader(table, side).corruption + icons(table, side, ROGUE)) * table.lair


def side_points(table: CoveTable, side: SeatNumber) -> Lines:
    """COV-230: gold, sponsorship, corruption, for the Peddler too (COV-223). COV-094: nothing else counts.

    COV-007: the sum may fall below 0.
    """
    return [
        ("gold", common.trader(table, side).gold, "COV-001"),
        ("sponsorship", sponsorship(table, side), "COV-091"),
        ("corruption", -corruption_loss(table, side), "COV-092"),
    ]


def tell_scoring(table: CoveTable) -> None:
    """The parts of every side's score, sponsorship clan by clan."""
    for side in sorted(table.hourglasses):
        for clan in range(CLANS):
            number = icons(table, side, clan)
            if number:
                args = {"seat": side, "clan": clan, "number": number, "number2": table.halls[clan]}
                table.tell("final-sponsorship", "COV-091", side, {**args, "number3": number * table.halls[clan]})
        cards = common.trader(table, side).corruption + icons(table, side, ROGUE)
        if cards:
            args = {"seat": side, "number": cards, "number2": table.lair, "number3": cards * table.lair}
            table.tell("final-corruption", "COV-092", side, args)

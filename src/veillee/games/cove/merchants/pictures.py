"""How each workshop is painted: one room's functions for each, found by the kind of workshop."""

from __future__ import annotations

from typing import Any

from veillee.core.painter import Painter
from veillee.core.scene import Piece, Zone
from veillee.core.step import Ask
from veillee.games.cove.box import CLANS, Clan, Place
from veillee.games.cove.merchants.alchemist.scene import laboratory_zones, potions_to_brew
from veillee.games.cove.merchants.alchemist.steps import Laboratory
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.merchants.blacksmith.scene import forge_zones
from veillee.games.cove.merchants.captain.scene import fleet_zones
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.merchants.entertainer.scene import beside_piers, stage_zones, to_sing_with
from veillee.games.cove.merchants.entertainer.stage import Stage, stage_of
from veillee.games.cove.table import CoveTable, Workshop
from veillee.games.cove.wares import bargains

# What is laid out for a question of a merchant's own; each says nothing where it is not its own.
LAID_OUT = (bargains, to_sing_with, potions_to_brew)


def workshop_zones(painter: Painter[CoveTable], seat: int, workshop: Workshop) -> list[Zone]:
    """What lies in a merchant's workshop."""
    if isinstance(workshop, Forge):
        return forge_zones(painter, seat, workshop)
    if isinstance(workshop, Fleet):
        return fleet_zones(painter, seat, workshop)
    if isinstance(workshop, Laboratory):
        return laboratory_zones(painter, seat, workshop)
    assert isinstance(workshop, Stage)
    return stage_zones(painter, seat, workshop)


def choosing_pieces(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    """What is laid out for the present question, where nothing else on the table stands for its answers."""
    return [piece for lay_out in LAID_OUT for piece in lay_out(painter, asking)]


def pier_zones(painter: Painter[CoveTable], singer: int) -> list[Zone]:
    """The Entertainer's cards beside the piers and on Dragon Isle, and his crest track."""
    return beside_piers(painter, singer, stage_of(painter.table, singer))


def runes_of(table: CoveTable, singer: int) -> list[Clan]:
    """COV-183: the halls that carry a rune of his."""
    return [clan for clan in range(CLANS) if stage_of(table, singer).runes >> clan & 1]


def bard_at(table: CoveTable, singer: int) -> Place:
    """COV-108: where the bard stands during a song, or NONE."""
    return stage_of(table, singer).place

"""How each workshop is painted: one function for each, found by the kind of workshop."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Zone
from veillee.games.cove.merchants.alchemist.scene import laboratory_zones
from veillee.games.cove.merchants.alchemist.steps import Laboratory
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.merchants.blacksmith.scene import forge_zones
from veillee.games.cove.merchants.captain.scene import fleet_zones
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.merchants.entertainer.scene import stage_zones
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.table import CoveTable, Workshop


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

"""From the box to the first decision: who is who."""

from __future__ import annotations

from typing import ClassVar

from examples.smugglers.box import CreekBox
from examples.smugglers.steps.night import Night
from examples.smugglers.table import CreekTable, Officer, Player, Smuggler
from examples.smugglers.words import OFFICER, ROLE_IDS, SMUGGLER
from veillee.core.setup import Setup
from veillee.core.step import ChanceStep


def start(box: CreekBox, setup: Setup, chance: int) -> CreekTable:
    """SC-002: one seat is the Smuggler, the other the Officer; where one has chosen, the other is what is left."""
    cave = list(range(len(box.values)))
    table = CreekTable(box, chance, [Player(), Player()], Smuggler(cave), Officer(box.lanterns))
    chosen = [ROLE_IDS.index(role) for role in setup.roles if role]
    if chosen:
        first = chosen[0] if setup.role(0) else OFFICER - chosen[0]
        table.roles = [first, OFFICER - first]
        table.next(Night())
    else:
        table.next(DealRoles(), Night())
    return table


class DealRoles(ChanceStep[CreekTable]):
    """Nobody has chosen: the first seat draws."""

    rules: ClassVar[tuple[str, ...]] = ("SC-002",)
    role: ClassVar[str] = "side"

    def outcomes(self, table: CreekTable) -> list[tuple[int, int]]:
        return [(SMUGGLER, 1), (OFFICER, 1)]

    def resolve(self, table: CreekTable, outcome: int) -> None:
        table.roles = [outcome, OFFICER - outcome]
        if table.log is not None:
            table.tell("roles", "SC-002", table.seat_of(SMUGGLER), {"seat": table.seat_of(SMUGGLER)})

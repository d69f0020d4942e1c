"""What an option would silently cost, said before it is chosen."""

from __future__ import annotations

from veillee.core.spec import View
from veillee.games.pilgrims.box import AdventureId
from veillee.games.pilgrims.steps.common import reserve_limit
from veillee.games.pilgrims.table import PilgrimsTable


class Preview:
    """Warnings for the options of the asked seat."""

    def __init__(self, view: View[PilgrimsTable]) -> None:
        assert view.seat is not None
        self.view = view
        self.player = view.table.seats[view.seat]

    def warns_of_reserve(self, adventure: AdventureId) -> list[str]:
        return self._drops()

    def warns_of_reserve_top(self, deck: int) -> list[str]:
        return self._drops()

    def _drops(self) -> list[str]:
        """PIL-080: at the limit a reserved Adventure goes; which one is asked only where there are several."""
        reserved = self.player.reserved
        if len(reserved) < reserve_limit(self.view.table.box, self.player):
            return []
        if len(reserved) > 1:
            return [self.view.say("warns-drop-one")]
        return [self.view.say("warns-drop", adventure=reserved[0])]

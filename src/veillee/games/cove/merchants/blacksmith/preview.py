"""What the Blacksmith's choices would bring: the heat of a furnace, and what comes out of it."""

from __future__ import annotations

from veillee.games.cove.box import LARGE, NONE, SMALL
from veillee.games.cove.foresight import Foresight
from veillee.games.cove.merchants.blacksmith.anvil import stoked
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.forge import Forge, forge_of, heat, size_of


class BlacksmithPreview(Foresight):
    @property
    def forge(self) -> Forge:
        return forge_of(self.table, self.seat)

    def what_if_mine(self, clan: int) -> list[str]:
        cost = forge_in(self.box).mine_cost[clan]
        return [self.say("preview-mine", number=cost, number2=self.forge.points - cost)]

    def what_if_load(self, die: int, furnace: int) -> list[str]:
        """COV-199: without an alloy nothing comes out, however hot it is."""
        warmth = heat(self.forge, furnace) + self.forge.values[die]
        metals = forge_in(self.box).dice
        if all(metals[one] == NONE for one in [*self.forge.furnaces[furnace], die]):
            return [self.say("preview-no-alloy", number=warmth)]
        return self.heated(warmth)

    def what_if_stoke(self, die: int, way: int) -> list[str]:
        furnace = next(number for number, dice in enumerate(self.forge.furnaces) if die in dice)
        change = stoked(self.forge, die, way) - self.forge.values[die]
        return self.heated(heat(self.forge, furnace) + change)

    def heated(self, warmth: int) -> list[str]:
        """COV-199, COV-200: what a furnace of this heat gives."""
        box = forge_in(self.box)
        if warmth < box.small_heat:
            return [self.say("preview-cold", number=warmth, number2=box.small_heat)]
        size = LARGE if warmth >= box.large_heat else SMALL
        lines = [self.say("preview-hot", number=warmth, size=size)]
        return [*lines, *(self.corrupted(1) if warmth >= box.corrupt_heat else [])]

    def what_if_forge(self, furnace: int, clan: int) -> list[str]:
        size = size_of(self.table, self.forge, furnace)
        assert size != NONE
        lines = [self.say("preview-hot", number=heat(self.forge, furnace), size=size)]
        over = heat(self.forge, furnace) >= forge_in(self.box).corrupt_heat
        return [*lines, *(self.corrupted(1) if over else [])]

    def what_if_reroll_corrupt(self) -> list[str]:
        return self.corrupted(1)

    def what_if_keep_corrupt(self) -> list[str]:
        return self.corrupted(1)

"""The merchants of the game, in their order. Each has a room beside the others; none knows another."""

from __future__ import annotations

from typing import Final

from veillee.games.cove.merchants.alchemist.room import ALCHEMIST
from veillee.games.cove.merchants.blacksmith.room import BLACKSMITH
from veillee.games.cove.merchants.captain.room import CAPTAIN
from veillee.games.cove.merchants.entertainer.room import ENTERTAINER
from veillee.games.cove.rooms import Room

ROOMS: Final[tuple[Room, ...]] = (ENTERTAINER, BLACKSMITH, CAPTAIN, ALCHEMIST)

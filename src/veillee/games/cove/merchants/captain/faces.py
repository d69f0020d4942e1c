"""What is printed for the Captain: the spaces of her routes, and the numbers of her locations and powers."""

from __future__ import annotations

from veillee.games.cove.faces import Faces
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.rooms import Look

LOOKS = (Look("ship", "galleon", "⛵"), Look("treasure", "locked-chest", "✪", "yellow"))


class CaptainFaces(Faces):
    def said_numbers(self) -> dict[str, dict[str, str | int]]:
        fleet = fleet_in(self.box)
        return {
            **super().said_numbers(),
            "shop-oars": {"number": fleet.oars},
            "shop-recall": {"number": fleet.fishing, "number2": fleet.last},
            "power-navigator": {"number": fleet.sail},
        }

    def space_text(self, space: int) -> str:
        """A space of a sea route."""
        fleet = fleet_in(self.box)
        if space == 0:
            return self.say("space-port")
        if space == fleet.last:
            return self.say("space-treasure")
        return self.say("space-fishing" if space >= fleet.fishing else "space-sea")

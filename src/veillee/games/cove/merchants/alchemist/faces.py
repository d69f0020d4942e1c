"""What is printed for the Alchemist: her marbles, and the numbers of her locations."""

from __future__ import annotations

from veillee.core.scene import Mark
from veillee.games.cove import box as b
from veillee.games.cove.faces import KIND_LOOKS, Faces
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.rooms import Look
from veillee.games.cove.words import KIND_IDS

ICHOR_LOOK = Look("ichor", "droplets", "●", "black")
LOOKS = (ICHOR_LOOK, Look("pouch", "swap-bag", "⌂"))


class AlchemistFaces(Faces):
    def said_numbers(self) -> dict[str, dict[str, str | int]]:
        laboratory = laboratory_in(self.box)
        return {
            **super().said_numbers(),
            "shop-still": {"number": laboratory.still},
            "shop-cauldrons": {
                "number": laboratory.cauldrons,
                "number2": laboratory.small,
                "number3": laboratory.large,
            },
        }

    def marble(self, marble: int) -> Mark:
        look = KIND_LOOKS[marble] if marble < b.CLANS else ICHOR_LOOK
        color = self.box.colors[marble] if marble < b.CLANS else ICHOR_LOOK.color
        return Mark(look.icon, look.sign, self.name("ingredient", marble), color)

    def marble_sign(self, marble: int) -> str:
        return KIND_IDS[marble] if marble < b.CLANS else ICHOR_LOOK.name

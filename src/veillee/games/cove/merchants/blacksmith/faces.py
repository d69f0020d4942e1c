"""What is printed for the Blacksmith: his dice, and the numbers of his locations."""

from __future__ import annotations

from veillee.core.scene import Face, Mark
from veillee.games.cove import box as b
from veillee.games.cove.faces import KIND_LOOKS, Faces
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.rooms import Look
from veillee.games.cove.words import KIND_IDS

LOOKS = (Look("coal", "coal-wagon", "●", "black"), Look("furnace", "furnace", "♨"))
SIDES = ("one", "two", "three", "four", "five", "six")
SIDE_SIGNS = tuple(f"die-{number}" for number in range(1, len(SIDES) + 1))


class BlacksmithFaces(Faces):
    def symbols(self) -> dict[str, Mark]:
        sides = {
            sign: Mark(f"dice-six-faces-{word}", sign[-1], sign[-1])
            for sign, word in zip(SIDE_SIGNS, SIDES, strict=True)
        }
        return {**super().symbols(), **sides}

    def said_numbers(self) -> dict[str, dict[str, str | int]]:
        forge = forge_in(self.box)
        return {
            **super().said_numbers(),
            "shop-mine": {"number": forge.mine_points, "text": self._mine_costs()},
            "shop-anvil": {
                "number": forge.small_heat,
                "number2": forge.large_heat - 1,
                "number3": forge.large_heat,
                "number4": forge.corrupt_heat,
            },
        }

    def face_die(self, die: int) -> Face:
        """A die that has not been rolled shows its metal."""
        clan = forge_in(self.box).dice[die]
        if clan == b.NONE:
            return Face(self.say("title-coal"), "die", "black", marks=["coal"])
        return Face(self.say("title-alloy", metal=clan), "die", self.box.colors[clan], marks=[KIND_IDS[clan]])

    def rolled(self, die: int, value: int) -> Face:
        """A die with a side up."""
        return self.once(rolled_die, die, value)

    def metal(self, die: int) -> list[Mark]:
        """The metal of a rolled die; coal needs no sign."""
        clan = forge_in(self.box).dice[die]
        if clan == b.NONE:
            return []
        return [Mark(KIND_LOOKS[clan].icon, KIND_LOOKS[clan].sign, self.name("metal", clan), self.box.colors[clan])]

    def _mine_costs(self) -> str:
        """« rouge ou vert 1, bleu ou jaune 2 »."""
        costs = forge_in(self.box).mine_cost
        parts = []
        for cost in sorted(set(costs)):
            named = [self.name("alloy", clan) for clan in range(b.CLANS) if costs[clan] == cost]
            parts.append(self.messages.format("text-cost", {"listed": self.say("text-or").join(named), "number": cost}))
        return ", ".join(parts)


def rolled_die(faces: BlacksmithFaces, die: int, value: int) -> Face:
    face = faces.face("die", die)
    return Face(face.title, "die", face.color, marks=[SIDE_SIGNS[value - 1]], sides=list(SIDE_SIGNS))

"""Dice: a roll is a chance step whose outcomes are the faces of a die, each side as likely."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from veillee.core.step import ChanceStep, T


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(ChanceStep[T], Generic[T]):
    """Roll one die: say what its sides show, and in `resolve` what happens to the face that comes up."""

    def sides(self, table: T) -> tuple[int, ...]:
        """What each side shows; a face that is there twice comes up twice as often."""
        raise NotImplementedError

    def outcomes(self, table: T) -> list[tuple[int, int]]:
        weights: dict[int, int] = {}
        for face in self.sides(table):
            weights[face] = weights.get(face, 0) + 1
        return sorted(weights.items())

    def possible(self, table: T) -> bool:
        return True

    def sample(self, table: T) -> int:
        sides = self.sides(table)
        return sides[table.below(len(sides))]

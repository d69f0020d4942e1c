"""Dice: every side as likely, a face on two sides twice as likely."""

from __future__ import annotations

from collections import Counter

from tests.core.test_steps import Notes
from veillee.core.dice import Roll


class RollOddDie(Roll[Notes]):
    """A die of five sides, three of which show the same."""

    def sides(self, table: Notes) -> tuple[int, ...]:
        return (4, 1, 4, 2, 4)

    def resolve(self, table: Notes, outcome: int) -> None:
        table.notes.append(str(outcome))


def test_a_face_is_as_likely_as_it_has_sides() -> None:
    assert RollOddDie().possible(Notes())
    assert RollOddDie().outcomes(Notes()) == [(1, 1), (2, 1), (4, 3)]


def test_rolls_fall_as_the_sides_say() -> None:
    table = Notes()
    table.next(*[RollOddDie() for _ in range(5000)])
    table.advance()
    found = Counter(table.notes)
    assert set(found) == {"1", "2", "4"}
    assert abs(found["1"] - 1000) < 150 and abs(found["4"] - 3000) < 180  # five standard deviations
    assert table.revealed

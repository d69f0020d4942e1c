"""Points by source, as every game counts them."""

from __future__ import annotations

Lines = list[tuple[str, int, str]]  # where points come from, how many, and the rule that gives them


def total(lines: Lines) -> int:
    points = 0
    for _, number, _ in lines:
        points += number
    return points

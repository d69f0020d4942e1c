"""The end of a match, as every game has it: scores, places, and what made the winner."""

from __future__ import annotations

from veillee.core.scoring import Lines, total
from veillee.core.spec import Points, Result, SideScore

Strength = tuple[int, ...]  # what sides are compared by: points, then each tie-break
Reasons = tuple[tuple[str, str], ...]  # a message and a rule for each part of a strength, and for a shared victory


def side_score(side: int, lines: Lines, tie_break: int = 0) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break)


def competition(scores: list[SideScore], strengths: list[Strength], reasons: Reasons) -> Result:
    """The strongest side wins, and equal ones share their place; the reason is what set the winner apart."""
    sides: dict[Strength, list[int]] = {}
    for score, strength in zip(scores, strengths, strict=True):
        sides.setdefault(strength, []).append(score.side)
    ranking = tuple(tuple(sides[place]) for place in sorted(sides, reverse=True))
    reason, rule = reasons[decider(strengths)]
    return Result(tuple(scores), ranking, ranking[0], reason, rule)


def decider(strengths: list[Strength]) -> int:
    """The part of the strengths, from 0, by which one side is above all others; past the last one if none is."""
    best = max(strengths)
    for part in range(len(best)):
        equal = [strength for strength in strengths if strength[: part + 1] == best[: part + 1]]
        if len(equal) == 1:
            return part
    return len(best)

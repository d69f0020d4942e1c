"""The end of a match, as every game has it: scores and places, or a victory or defeat that all share."""

from __future__ import annotations

from typing import Literal

import msgspec

from veillee.core.scoring import Lines, total

Strength = tuple[int, ...]  # what sides are compared by: points, then each tie-break
Reasons = tuple[tuple[str, str], ...]  # a message and a rule for each part of a strength, and for a shared victory


class Points(msgspec.Struct, frozen=True):
    """Points of one source, with the rule that gives them."""

    source: str
    points: int
    rule: str


class SideScore(msgspec.Struct, frozen=True):
    """The score of one side: a seat or the automated opponent."""

    side: int
    total: int
    sources: tuple[Points, ...]
    tie_break: int = 0


class Result(msgspec.Struct, frozen=True):
    """How a match ended.

    `ranked`: `ranking` lists sides by place, and sides that share a place stand together. `won` and `lost`: all seats
    together, with or without scores; there are no places, and the winners are all seats or nobody.

    `winners` are sides: seats by their numbers, from 0, and the automated opponent by a number that no seat has, which
    is its `index` among the players of the scene. So a solo match is won if `0 in result.winners`; it is `(0,)` then,
    the opponent's number alone where that won, both where they share the victory, and `()` where a mode without an
    opponent was lost.
    """

    scores: tuple[SideScore, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str  # a message of the game, such as `reason-points`
    rule: str
    verdict: Literal["ranked", "won", "lost"] = "ranked"

    @property
    def shared(self) -> bool:
        """Whether all seats won or lost together."""
        return self.verdict != "ranked"

    def victory(self, side: int) -> float:
        """What share of a victory a side has: the one place where that is judged.

        The whole of a shared one for every seat, equal parts of a tie, otherwise all or nothing.
        """
        if side not in self.winners:
            return 0.0
        return 1.0 if self.shared else 1.0 / len(self.winners)


def side_score(side: int, lines: Lines, tie_break: int = 0) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break)


def together(seats: int, won: bool, reason: str, rule: str, scores: tuple[SideScore, ...] = ()) -> Result:
    """All seats won, or all of them lost."""
    winners = tuple(range(seats)) if won else ()
    return Result(scores, (), winners, reason, rule, "won" if won else "lost")


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

"""The result of a match: gold, ranking, winners and why (COV-001, COV-095, COV-096, COV-231)."""

from __future__ import annotations

from veillee.core.result import Result, SideScore, Strength, competition, side_score
from veillee.games.cove.scoring import side_points
from veillee.games.cove.steps import common
from veillee.games.cove.table import PEDDLER, CoveTable

# COV-095: most gold, then fewer corruption cards, then more townsfolk, then a shared victory. COV-231: a Peddler on
# the first place means that no human has won, so nobody shares it.
REASONS = (
    ("reason-gold", "COV-001"),
    ("reason-corruption", "COV-095"),
    ("reason-townsfolk", "COV-095"),
    ("reason-peddler-tie", "COV-231"),
    ("reason-shared", "COV-095"),
)
# COV-096: alone one needs strictly more gold than the Peddler.
SOLO_REASONS = (
    ("reason-solo-gold", "COV-096"),
    ("reason-solo-tie", "COV-096"),
)


def result(table: CoveTable) -> Result:
    """Rank all sides; COV-225, COV-231: the Peddler ranks like a player, but shares the first place with nobody."""
    solo = len(table.seats) == 1
    scores: list[SideScore] = []
    strengths: list[Strength] = []
    sides = [*range(len(table.seats)), *([PEDDLER] if table.peddler is not None else [])]
    for side in sides:
        corruption = common.trader(table, side).corruption
        score = side_score(side, side_points(table, side), 0 if solo else -corruption)
        scores.append(score)
        if solo:
            strengths.append((score.total,))
        else:
            strengths.append((score.total, -corruption, len(common.townsfolk_of(table, side))))
    best = max(strengths)
    strengths = [
        (*strength, int(side == PEDDLER and strength == best)) for side, strength in zip(sides, strengths, strict=True)
    ]
    return competition(scores, strengths, SOLO_REASONS if solo else REASONS)

"""The result of a match: points by source, ranking, winners and why (RAI-002, RAI-156, RAI-157, RAI-207)."""

from __future__ import annotations

from veillee.core.result import Result, SideScore, Strength, competition, side_score
from veillee.core.scoring import Lines
from veillee.games.raiders.box import OPPONENT, VALKYRIE_MAX
from veillee.games.raiders.scoring import opponent_points, player_points
from veillee.games.raiders.table import RaidersTable

# RAI-002: most points win. RAI-156: then the Valkyrie marker, then armour. RAI-157: then the victory is shared.
REASONS = (
    ("reason-points", "RAI-002"),
    ("reason-valkyries", "RAI-156"),
    ("reason-armour", "RAI-156"),
    ("reason-shared", "RAI-157"),
)
# RAI-207: decided as among players, but equal sides draw.
SOLO_REASONS = (
    ("reason-solo-points", "RAI-207"),
    ("reason-solo-valkyries", "RAI-207"),
    ("reason-solo-armour", "RAI-207"),
    ("reason-solo-draw", "RAI-207"),
)


def result(table: RaidersTable) -> Result:
    """Rank all sides by points; RAI-156: then by the Valkyrie marker, then by armour."""
    sides = [
        side_of(seat, player_points(table, seat), player.valkyries, player.armour)
        for seat, player in enumerate(table.seats)
    ]
    opponent = table.opponent
    if opponent is not None:
        sides.append(side_of(OPPONENT, opponent_points(table), opponent.valkyries, opponent.armour))
    scores = [score for score, _ in sides]
    strengths = [strength for _, strength in sides]
    return competition(scores, strengths, REASONS if opponent is None else SOLO_REASONS)


def side_of(side: int, lines: Lines, valkyries: int, armour: int) -> tuple[SideScore, Strength]:
    """RAI-156: the Valkyrie marker never passes 7."""
    score = side_score(side, lines, min(valkyries, VALKYRIE_MAX))
    return score, (score.total, score.tie_break, armour)

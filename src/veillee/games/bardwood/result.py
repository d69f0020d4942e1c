"""The result of a match: points by source, ranking, winners and why (BAR-200, BAR-279, BAR-285)."""

from __future__ import annotations

from veillee.core.result import Result, SideScore, Strength, competition, side_score
from veillee.games.bardwood.scoring import player_points, rival_points
from veillee.games.bardwood.table import RIVAL, BardwoodTable

# BAR-200: most points, then coins and stones, then a shared victory.
REASONS = (
    ("reason-points", "BAR-200"),
    ("reason-tokens", "BAR-200"),
    ("reason-shared", "BAR-200"),
)
# BAR-279, BAR-285: a human needs more points than the Rival.
RIVAL_REASONS = (
    ("reason-points", "BAR-200"),
    ("reason-rival-tie", "BAR-279"),
    ("reason-tokens", "BAR-200"),
    ("reason-shared", "BAR-200"),
)
SOLO_REASONS = (
    ("reason-solo-points", "BAR-279"),
    ("reason-rival-tie", "BAR-279"),
)


def result(table: BardwoodTable) -> Result:
    """Rank all sides by points; a human who ties with the Rival stands below it."""
    rival = table.rival is not None
    solo = rival and len(table.seats) == 1
    scores: list[SideScore] = []
    strengths: list[Strength] = []
    for seat, player in enumerate(table.seats):
        tokens = player.coins + player.acoustic + player.range
        score = side_score(seat, player_points(table, seat), 0 if solo else tokens)
        scores.append(score)
        strengths.append((score.total, 0) if solo else (score.total, 0, tokens) if rival else (score.total, tokens))
    if rival:
        score = side_score(RIVAL, rival_points(table))
        scores.append(score)
        strengths.append((score.total, 1) if solo else (score.total, 1, 0))
    return competition(scores, strengths, SOLO_REASONS if solo else RIVAL_REASONS if rival else REASONS)

"""The end: points of trade and of the law, and what is left of the oil."""

from __future__ import annotations

from examples.smugglers.table import CreekTable
from examples.smugglers.words import OFFICER
from veillee.core.result import Result, competition, side_score

# SC-001: most points win. SC-031: in a tie the night was the Officer's.
REASONS = (("reason-points", "SC-001"), ("reason-tie", "SC-031"), ("reason-tie", "SC-031"))


def result(table: CreekTable) -> Result:
    """SC-030: every lantern that was not lit is a point for the Officer."""
    scores = []
    for seat, player in enumerate(table.seats):
        lines = [("deeds", player.points, "SC-023")]
        if table.roles[seat] == OFFICER:
            lines.append(("lanterns", table.officer.lanterns, "SC-030"))
        scores.append(side_score(seat, lines, tie_break=table.roles[seat]))
    return competition(scores, [(score.total, score.tie_break) for score in scores], REASONS)

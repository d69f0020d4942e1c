"""The result of a match: points by source, ranking, winners and why (PIL-003, PIL-135, PIL-136, PIL-182)."""

from __future__ import annotations

from veillee.core.result import Result, SideScore, competition, side_score
from veillee.games.pilgrims.box import FALCONER
from veillee.games.pilgrims.scoring import falconer_points, player_points
from veillee.games.pilgrims.table import PilgrimsTable

# PIL-003: most points win. PIL-135: then more Objects in hand. PIL-136: then the victory is shared.
REASONS = (("reason-points", "PIL-003"), ("reason-objects", "PIL-135"), ("reason-shared", "PIL-136"))


def result(table: PilgrimsTable) -> Result:
    """Rank all sides. PIL-135: Objects in hand break ties, not those under characters."""
    scores = [side_score(seat, player_points(table, seat), len(player.hand)) for seat, player in enumerate(table.seats)]
    if table.falconer is None:
        return competition(scores, [(score.total, score.tie_break) for score in scores], REASONS)
    return against_falconer(scores[0], side_score(FALCONER, falconer_points(table), len(table.falconer.hand)))


def against_falconer(human: SideScore, falconer: SideScore) -> Result:
    """PIL-182: the human must have more points, or as many and more Objects in hand."""
    wins = (human.total, human.tie_break) > (falconer.total, falconer.tie_break)
    order = (human, falconer) if wins else (falconer, human)
    if human.total != falconer.total:
        reason = "reason-solo-points"
    else:
        reason = "reason-solo-objects-won" if wins else "reason-solo-objects-lost"
    ranking = tuple((score.side,) for score in order)
    return Result((human, falconer), ranking, ranking[0], reason, "PIL-182")

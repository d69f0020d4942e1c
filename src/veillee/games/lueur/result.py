"""The result of a match: light by source, ranking, winners and why (LUE-003, LUE-004, LUE-099)."""

from __future__ import annotations

from veillee.core.result import Result, SideScore, competition, side_score
from veillee.games.lueur.box import TOM
from veillee.games.lueur.scoring import player_points, tom_points
from veillee.games.lueur.table import LueurTable

# LUE-003: most light wins. LUE-099: then most reroll tokens, then the victory is shared.
REASONS = (("reason-light", "LUE-003"), ("reason-rerolls", "LUE-099"), ("reason-shared", "LUE-099"))


def result(table: LueurTable) -> Result:
    """Rank all sides. LUE-158: the human of a solo match scores like everybody."""
    scores = [side_score(seat, player_points(table, seat), player.rerolls) for seat, player in enumerate(table.seats)]
    if table.tom is None:
        return competition(scores, [(score.total, score.tie_break) for score in scores], REASONS)
    return against_tom(scores[0], side_score(TOM, tom_points(table)))


def against_tom(human: SideScore, tom: SideScore) -> Result:
    """LUE-004: the human needs strictly more light than Tom."""
    wins = human.total > tom.total
    ranking = tuple((score.side,) for score in ((human, tom) if wins else (tom, human)))
    if wins:
        reason = "reason-solo-won"
    else:
        reason = "reason-solo-tie" if human.total == tom.total else "reason-solo-lost"
    return Result((human, tom), ranking, ranking[0], reason, "LUE-004")

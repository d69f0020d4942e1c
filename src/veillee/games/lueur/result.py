"""The result of a match: light by source, ranking, winners and why (LUE-003, LUE-004, LUE-099)."""

from __future__ import annotations

from veillee.core.spec import Points, Result, SideScore
from veillee.games.lueur.box import TOM
from veillee.games.lueur.scoring import player_points, tom_points, total
from veillee.games.lueur.table import LueurTable


def side_score(side: int, lines: list[tuple[str, int, str]], rerolls: int) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break=rerolls)


def result(table: LueurTable) -> Result:
    """Rank all sides. LUE-158: the human of a solo match scores like everybody."""
    scores = [side_score(seat, player_points(table, seat), player.rerolls) for seat, player in enumerate(table.seats)]
    if table.tom is None:
        return competition(scores)
    return against_tom(scores[0], side_score(TOM, tom_points(table), 0))


def competition(scores: list[SideScore]) -> Result:
    """LUE-003: most light wins. LUE-099: then most reroll tokens, then the victory is shared."""
    strength = {score.side: (score.total, score.tie_break) for score in scores}
    places = sorted(set(strength.values()), reverse=True)
    ranking = tuple(tuple(score.side for score in scores if strength[score.side] == place) for place in places)
    winners = ranking[0]
    best = [score for score in scores if score.total == places[0][0]]
    if len(winners) > 1:
        reason, rule = "reason-shared", "LUE-099"
    elif len(best) > 1:
        reason, rule = "reason-rerolls", "LUE-099"
    else:
        reason, rule = "reason-light", "LUE-003"
    return Result(tuple(scores), ranking, winners, reason, rule)


def against_tom(human: SideScore, tom: SideScore) -> Result:
    """LUE-004: the human needs strictly more light than Tom."""
    wins = human.total > tom.total
    ranking = tuple((score.side,) for score in ((human, tom) if wins else (tom, human)))
    if wins:
        reason = "reason-solo-won"
    else:
        reason = "reason-solo-tie" if human.total == tom.total else "reason-solo-lost"
    return Result((human, tom), ranking, ranking[0], reason, "LUE-004")

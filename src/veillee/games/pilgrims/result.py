"""The result of a match: points by source, ranking, winners and why (PIL-003, PIL-135, PIL-136, PIL-182)."""

from __future__ import annotations

from veillee.core.spec import Points, Result, SideScore
from veillee.games.pilgrims.box import FALCONER
from veillee.games.pilgrims.scoring import falconer_points, player_points, total
from veillee.games.pilgrims.table import PilgrimsTable


def side_score(side: int, lines: list[tuple[str, int, str]], objects: int) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break=objects)


def result(table: PilgrimsTable) -> Result:
    """Rank all sides. PIL-135: Objects in hand break ties, not those under characters."""
    scores = [side_score(seat, player_points(table, seat), len(player.hand)) for seat, player in enumerate(table.seats)]
    if table.falconer is None:
        return competition(scores)
    scores.append(side_score(FALCONER, falconer_points(table), len(table.falconer.hand)))
    return against_falconer(*scores)


def competition(scores: list[SideScore]) -> Result:
    """PIL-003: most points win. PIL-135: then more Objects in hand. PIL-136: then the victory is shared."""
    strength = {score.side: (score.total, score.tie_break) for score in scores}
    places = sorted(set(strength.values()), reverse=True)
    ranking = tuple(tuple(score.side for score in scores if strength[score.side] == place) for place in places)
    winners = ranking[0]
    best = [score for score in scores if score.total == places[0][0]]
    if len(winners) > 1:
        reason, rule = "reason-shared", "PIL-136"
    elif len(best) > 1:
        reason, rule = "reason-objects", "PIL-135"
    else:
        reason, rule = "reason-points", "PIL-003"
    return Result(tuple(scores), ranking, winners, reason, rule)


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

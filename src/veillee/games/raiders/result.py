"""The result of a match: points by source, ranking, winners and why (RAI-002, RAI-156, RAI-157, RAI-207)."""

from __future__ import annotations

from veillee.core.spec import Points, Result, SideScore
from veillee.games.raiders.box import OPPONENT, VALKYRIE_MAX
from veillee.games.raiders.scoring import opponent_points, player_points, total
from veillee.games.raiders.table import RaidersTable

Strength = tuple[int, int, int]  # points, Valkyrie marker, armour marker


def result(table: RaidersTable) -> Result:
    """Rank all sides by points; RAI-156: then by the Valkyrie marker, which stops at 7, then by armour."""
    scores: list[SideScore] = []
    strength: dict[int, Strength] = {}
    for seat, player in enumerate(table.seats):
        scores.append(side_score(seat, player_points(table, seat), player.valkyries))
        strength[seat] = (scores[-1].total, marker(player.valkyries), player.armour)
    opponent = table.opponent
    if opponent is not None:
        scores.append(side_score(OPPONENT, opponent_points(table), opponent.valkyries))
        strength[OPPONENT] = (scores[-1].total, marker(opponent.valkyries), opponent.armour)
    places = sorted(set(strength.values()), reverse=True)
    ranking = tuple(tuple(side for side in strength if strength[side] == place) for place in places)
    reason, rule = why(
        places[0], len(ranking[0]), [other for side, other in strength.items() if side not in ranking[0]]
    )
    if opponent is not None:
        reason, rule = reason.replace("reason-", "reason-solo-").replace("shared", "draw"), "RAI-207"
    return Result(tuple(scores), ranking, ranking[0], reason, rule)


def marker(valkyries: int) -> int:
    """RAI-156: the Valkyrie marker never passes 7."""
    return min(valkyries, VALKYRIE_MAX)


def side_score(side: int, lines: list[tuple[str, int, str]], valkyries: int) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break=marker(valkyries))


def why(best: Strength, winners: int, others: list[Strength]) -> tuple[str, str]:
    """What decided the match: points, one of the two tie-breaks, or nothing (RAI-157)."""
    if winners > 1:
        return "reason-shared", "RAI-157"
    if any(other[:2] == best[:2] for other in others):
        return "reason-armour", "RAI-156"
    if any(other[0] == best[0] for other in others):
        return "reason-valkyries", "RAI-156"
    return "reason-points", "RAI-002"

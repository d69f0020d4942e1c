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
    word, rule = why(places[0], ranking[0], strength)
    if opponent is None:
        return Result(tuple(scores), ranking, ranking[0], f"reason-{word}", rule)
    # RAI-207: decided as among players, but equal sides draw.
    reason = "reason-solo-draw" if word == "shared" else f"reason-solo-{word}"
    return Result(tuple(scores), ranking, ranking[0], reason, "RAI-207")


def marker(valkyries: int) -> int:
    """RAI-156: the Valkyrie marker never passes 7."""
    return min(valkyries, VALKYRIE_MAX)


def side_score(side: int, lines: list[tuple[str, int, str]], valkyries: int) -> SideScore:
    sources = tuple(Points(source, points, rule) for source, points, rule in lines)
    return SideScore(side, total(lines), sources, tie_break=marker(valkyries))


def why(best: Strength, winners: tuple[int, ...], strength: dict[int, Strength]) -> tuple[str, str]:
    """What decided the match: points, one of the two tie-breaks, or nothing (RAI-157)."""
    if len(winners) > 1:
        return "shared", "RAI-157"
    others = [other for side, other in strength.items() if side not in winners]
    if any(other[:2] == best[:2] for other in others):
        return "armour", "RAI-156"
    if any(other[0] == best[0] for other in others):
        return "valkyries", "RAI-156"
    return "points", "RAI-002"

"""Which values come nearest to what is wanted: candidates that race over the same deals.

All candidates of a heat play the same deals. After each one those are out that are worse than the best with
certainty: the deals are drawn anew many times, and whoever is farther off than the best in nearly all of the draws is
gone. Where there are too many values to try them all, a coarse net is raced first, then a finer one around its best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import prod, sqrt
from random import Random

NET = 27  # candidates that race at a time, unless all values together are no more
HEATS = (1, 1, 2, 4)  # how the games of a candidate are shared out
DRAWS = 400
CERTAIN = 0.975
LEAST = 16  # deals before anybody can be out: fewer say too little

Values = tuple[int, ...]
Range = tuple[int, int]
Results = Sequence[Sequence[float]]  # by target, of each deal whether it was won, or a share of it


def heats(games: int) -> list[int]:
    """How many games each heat has: few at first, and most for those that are left."""
    whole = sum(HEATS)
    ends = [games * sum(HEATS[:number]) // whole for number in range(len(HEATS) + 1)]
    return [end - start for start, end in pairwise(ends) if end > start]


def distance(rates: Sequence[float], wanted: Sequence[float]) -> float:
    """How far off rates are: the root of the mean of squares."""
    return sqrt(sum((rate - aim) ** 2 for rate, aim in zip(rates, wanted, strict=True)) / len(wanted))


def rates(results: Results) -> list[float]:
    return [sum(won) / len(won) if won else 0.0 for won in results]


def best_of(results: Mapping[Values, Results], wanted: Sequence[float], now: Values) -> Values:
    """Whoever is nearest; of equals the one that changes least."""

    def order(values: Values) -> tuple[float, int, Values]:
        change = sum(abs(value - before) for value, before in zip(values, now, strict=True))
        return distance(rates(results[values]), wanted), change, values

    return min(results, key=order)


def survivors(results: Mapping[Values, Results], wanted: Sequence[float], best: Values, seed: str) -> list[Values]:
    """Those that are not certainly worse than the best. All have played the same deals."""
    deals = min((len(won) for found in results.values() for won in found), default=0)
    if deals < LEAST:
        return list(results)
    chance = Random(f"race-{seed}-{deals}")
    draws = [chance.choices(range(deals), k=deals) for _ in range(DRAWS)]
    held = [distance(drawn(results[best], draw), wanted) for draw in draws]
    return [
        values
        for values, found in results.items()
        if values == best or not _worse([distance(drawn(found, draw), wanted) for draw in draws], held)
    ]


def drawn(results: Results, draw: Sequence[int]) -> list[float]:
    return [sum([won[deal] for deal in draw]) / len(draw) for won in results]


def _worse(mine: Sequence[float], best: Sequence[float]) -> bool:
    return sum(one > other for one, other in zip(mine, best, strict=True)) >= CERTAIN * len(best)


def net(ranges: Sequence[Range], seed: str) -> tuple[list[Values], list[int]]:
    """The candidates to race, and how far apart the values of each number are: all, or evenly spread ones."""
    each = NET
    sizes = [high - low + 1 for low, high in ranges]
    while each > 3 and prod(min(size, each) for size in sizes) > NET:
        each -= 1
    columns = [spread(low, high, each) for low, high in ranges]
    steps = [max((b - a for a, b in pairwise(column)), default=1) for column in columns]
    if prod(len(column) for column in columns) <= NET:
        return list(product(*columns)), steps
    return _sample(columns, seed), steps


def _sample(columns: Sequence[Sequence[int]], seed: str) -> list[Values]:
    """Some of very many: each value of each number comes up about equally often; the middle of all is among them."""
    chance = Random(f"net-{seed}")
    lots = []
    for column in columns:
        lot = [column[place % len(column)] for place in range(NET - 1)]
        chance.shuffle(lot)
        lots.append(lot)
    middle = tuple(column[len(column) // 2] for column in columns)
    return list(dict.fromkeys([middle, *zip(*lots, strict=True)]))


def spread(low: int, high: int, count: int) -> list[int]:
    """At most so many values from low to high, both among them, evenly spread."""
    if high - low < count:
        return list(range(low, high + 1))
    return [low + (high - low) * place // (count - 1) for place in range(count)]


def nearer(best: Values, steps: Sequence[int], ranges: Sequence[Range]) -> list[Range]:
    """The ranges around the best that the next net looks at: up to its neighbours, which were tried."""
    return [
        (max(low, value - step + 1), min(high, value + step - 1))
        for value, step, (low, high) in zip(best, steps, ranges, strict=True)
    ]

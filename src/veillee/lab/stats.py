"""The few statistics that the reports use. All intervals are at 95 %."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import asin, erfc, sqrt

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Estimate:
    """A value with its interval."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2


@dataclass
class Sample:
    """Numbers of which only the count, the sum and the sum of squares are kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Sample) -> None:
        """Add all numbers of another sample."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @classmethod
    def of(cls, values: Iterable[float]) -> Sample:
        found = cls()
        for value in values:
            found.add(value)
        return found

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        if self.count < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1))

    @property
    def deviation(self) -> float:
        return sqrt(self.variance)

    @property
    def error(self) -> float:
        """How far the mean may lie off: its standard error."""
        return sqrt(self.variance / self.count) if self.count else 0.0

    def interval(self) -> Estimate:
        return Estimate(self.mean, self.mean - Z * self.error, self.mean + Z * self.error)

    def rate(self) -> Estimate:
        return wilson(self.total, self.count)


def wilson(wins: float, count: int) -> Estimate:
    """A rate with Wilson's interval, which stays honest near 0 and 1 and for few matches."""
    if not count:
        return Estimate(0.0, 0.0, 1.0)
    rate = wins / count
    under = 1 + Z * Z / count
    middle = (rate + Z * Z / (2 * count)) / under
    reach = Z * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count)) / under
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def cohen_h(before: float, after: float) -> float:
    """The effect size of a change of rates."""
    return 2 * asin(sqrt(after)) - 2 * asin(sqrt(before))


def cohen_d(before: Sample, after: Sample) -> float:
    """The effect size of a change of means: in deviations."""
    count = before.count + after.count - 2
    if count < 1:
        return 0.0
    pooled = ((before.count - 1) * before.variance + (after.count - 1) * after.variance) / count
    return (after.mean - before.mean) / sqrt(pooled) if pooled else 0.0


def probability(deviations: float) -> float:
    """How likely chance alone brings so many deviations, in either direction."""
    return erfc(abs(deviations) / sqrt(2))


def difference(before: Sample, after: Sample) -> tuple[Estimate, float]:
    """The change of a mean with its interval, and how likely chance alone brings it."""
    change = after.mean - before.mean
    return _judged(change, sqrt(before.error**2 + after.error**2))


def rate_difference(before: Sample, after: Sample) -> tuple[Estimate, float]:
    """The same for rates. How likely chance brings it is judged as if both were one, so that 0 and 100 % are too."""
    estimate, _ = difference(before, after)
    count = before.count + after.count
    both = (before.total + after.total) / count if count else 0.0
    error = sqrt(both * (1 - both) * (1 / max(1, before.count) + 1 / max(1, after.count)))
    return estimate, probability(estimate.value / error) if error else 1.0


def paired(changes: Sample) -> tuple[Estimate, float]:
    """The same from matches that were played over the same deals before and after."""
    return _judged(changes.mean, changes.error)


def _judged(change: float, error: float) -> tuple[Estimate, float]:
    estimate = Estimate(change, change - Z * error, change + Z * error)
    if error:
        return estimate, probability(change / error)
    return estimate, 0.0 if change else 1.0


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many findings hold, with the chance that any of them is false kept at `level`."""
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    kept = [False] * len(chances)
    for rank, index in enumerate(order):
        if chances[index] > level / (len(chances) - rank):
            break
        kept[index] = True
    return kept


def advantage(won: Sample, share: float) -> tuple[Estimate, float]:
    """By how much a rival wins more than its share, and how likely chance alone brings that."""
    rate = won.rate()
    error = (share * (1 - share) / won.count) ** 0.5
    change = Estimate(rate.value - share, rate.low - share, rate.high - share)
    return change, probability(change.value / error)

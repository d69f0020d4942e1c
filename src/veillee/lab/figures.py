"""Numbers as a language writes them: 12.5 or 12,5, with a true minus."""

from __future__ import annotations

from collections import Counter

from veillee.lab.stats import Estimate

TO = " – "
NONE = "–"  # a cell with nothing to say


class Figures:
    """The figures of one language."""

    def __init__(self, lang: str) -> None:
        self._comma = lang == "fr"

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        value = round(value, digits) + 0.0  # no minus before a zero
        text = f"{value:{'+' if signed else ''}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self._comma else text

    def percent(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        return f"{self.number(value * 100, digits, signed=signed)} %"

    def change(self, value: float, reach: float, *, rate: bool) -> str:
        """A difference and how far off it may be; that of rates in points of a hundred."""
        scale = 100 if rate else 1
        return f"{self.number(value * scale, signed=True)} ± {self.number(reach * scale)}"

    def means(self, estimate: Estimate) -> list[str]:
        """A mean and its interval."""
        return [self.number(estimate.value), f"{self.number(estimate.low)}{TO}{self.number(estimate.high)}"]

    def rates(self, estimate: Estimate) -> list[str]:
        """A rate and its interval."""
        low, high = (self.number(value * 100) for value in (estimate.low, estimate.high))
        return [self.percent(estimate.value, 1), f"{low}{TO}{high} %"]


def spread(counts: Counter[int], figures: Figures) -> list[str]:
    """The mean of numbers that were counted, and their ends with what is in the middle."""
    if not counts:
        return [NONE, NONE]
    ends = f"{min(counts)}{TO}{quantile(counts, 0.5)}{TO}{max(counts)}"
    return [figures.number(mean(counts)), ends]


def mean(counts: Counter[int]) -> float:
    return sum(number * count for number, count in counts.items()) / (sum(counts.values()) or 1)


def quantile(counts: Counter[int], share: float) -> int:
    wanted, passed = share * sum(counts.values()), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= wanted:
            return number
    return max(counts)

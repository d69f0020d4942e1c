"""Plots as SVG, drawn by hand: no library, no script, legible in print and for the colour-blind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from veillee.lab.stats import Estimate

# Okabe and Ito's colours, which everybody can tell apart; the opponent is always grey.
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d00", "#5b4fa2")
OPPONENT = "#8a8a8a"
WIDTH = 720
LEFT = 58
RIGHT = 16


class Line(NamedTuple):
    """A series: a name, a colour and a point for each place on the axis; None where there is none."""

    name: str
    color: str
    points: Sequence[Estimate | None]


class Bar(NamedTuple):
    """A horizontal bar in parts."""

    name: str
    parts: Sequence[tuple[str, float]]


class Dot(NamedTuple):
    """A point of a scatter plot; one with a label is worth talking about."""

    name: str
    x: float
    y: float
    color: str
    label: bool


class Canvas:
    """SVG elements, put down one after the other."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width = width
        self.height = height
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
            f' aria-label="{escape(title)}"><title>{escape(title)}</title>'
        ]

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "axis", color: str = "") -> None:
        stroke = f' style="stroke:{color}"' if color else ""
        self._parts.append(f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"{stroke}/>')

    def box(self, x: float, y: float, width: float, height: float, color: str, tip: str = "", shade: float = 1) -> None:
        inner = f"<title>{escape(tip)}</title>" if tip else ""
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
            f' fill="{color}" fill-opacity="{shade}">{inner}</rect>'
        )

    def dot(self, x: float, y: float, color: str, tip: str, size: float = 4.5) -> None:
        self._parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{color}"><title>{escape(tip)}</title></circle>'
        )

    def path(self, points: Sequence[tuple[float, float]], color: str) -> None:
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._parts.append(f'<polyline class="curve" points="{drawn}" style="stroke:{color}"/>')

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self._parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>')

    def done(self) -> str:
        return "".join([*self._parts, "</svg>"])


def percent(value: float) -> str:
    return f"{value * 100:.0f} %"


def legend(canvas: Canvas, names: Sequence[tuple[str, str]], y: float) -> None:
    x = float(LEFT)
    for name, color in names:
        canvas.box(x, y - 9, 11, 11, color)
        canvas.text(x + 16, y, name)
        x += 34 + 6.6 * len(name)


def rates(title: str, places: Sequence[str], lines: Sequence[Line], expected: float | None = 0.5) -> str:
    """Rates from 0 to 100 % with their intervals, a column for each place (a level, say)."""
    height, top, bottom = 300, 34, 38
    canvas = Canvas(WIDTH, height, title)
    legend(canvas, [(line.name, line.color) for line in lines], 16)
    plot = height - top - bottom

    def y_of(rate: float) -> float:
        return top + plot * (1 - rate)

    for step in range(5):
        canvas.line(LEFT, y_of(step / 4), WIDTH - RIGHT, y_of(step / 4), "grid")
        canvas.text(LEFT - 8, y_of(step / 4) + 4, percent(step / 4), "end", "small")
    if expected is not None:
        canvas.line(LEFT, y_of(expected), WIDTH - RIGHT, y_of(expected), "expected")
    column = (WIDTH - LEFT - RIGHT) / max(1, len(places))
    for index, place in enumerate(places):
        canvas.text(LEFT + column * (index + 0.5), height - 14, place, "middle")
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * min(16.0, column / (len(lines) + 1))
        shown = [
            (LEFT + column * (index + 0.5) + shift, point)
            for index, point in enumerate(line.points)
            if point is not None
        ]
        if len(shown) > 1:
            canvas.path([(x, y_of(point.value)) for x, point in shown], line.color)
        for x, point in shown:
            canvas.line(x, y_of(point.low), x, y_of(point.high), "whisker", line.color)
            tip = f"{line.name}: {percent(point.value)} ({percent(point.low)} – {percent(point.high)})"
            canvas.dot(x, y_of(point.value), line.color, tip)
            canvas.text(x + 8, y_of(point.value) + 4, percent(point.value), "start", "small")
    return canvas.done()


def histograms(title: str, groups: Sequence[tuple[str, Sequence[tuple[str, str, Mapping[int, int]]]]]) -> str:
    """How often each number came, a row for each group; groups share the axis, so that one sees what moves."""
    if not any(counts for _, series in groups for _, _, counts in series):
        return ""
    numbers = [number for _, series in groups for _, _, counts in series for number in counts]
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // 40))  # numbers in one bar
    bars = (high - low) // width + 1
    row, top = 74, 34
    canvas = Canvas(WIDTH, top + row * len(groups) + 26, title)
    names = list(dict.fromkeys((name, color) for _, series in groups for name, color, _ in series))
    legend(canvas, names, 16)
    left = 230
    step = (WIDTH - left - RIGHT) / bars
    for index, (group, series) in enumerate(groups):
        floor = top + row * (index + 1) - 8
        canvas.text(left - 10, floor - 18, group, "end")
        canvas.line(left, floor, WIDTH - RIGHT, floor)
        for name, color, counts in series:
            binned = [0] * bars
            for number, count in counts.items():
                binned[(number - low) // width] += count
            whole, most = sum(binned) or 1, max(binned) or 1
            for bar, count in enumerate(binned):
                if count:
                    tall = (row - 20) * count / most
                    first = low + bar * width
                    span = str(first) if width == 1 else f"{first}–{first + width - 1}"
                    tip = f"{name}, {span}: {percent(count / whole)}"
                    canvas.box(left + bar * step, floor - tall, step - 1, tall, color, tip, 0.55)
            mean = sum(number * count for number, count in counts.items()) / (sum(counts.values()) or 1)
            at = left + (mean - low) / width * step + step / 2 / width
            canvas.line(at, floor - row + 14, at, floor, "mean", color)
    for number in range(low, high + 1, max(1, (high - low) // 10)):
        at = left + (number - low) / width * step + step / 2 / width
        canvas.text(at, top + row * len(groups) + 14, str(number), "middle", "small")
    return canvas.done()


def stacks(title: str, bars: Sequence[Bar], colors: Mapping[str, str]) -> str:
    """Where points come from: a bar for each side, in parts."""
    longest = max((sum(value for _, value in bar.parts) for bar in bars), default=0) or 1
    row, top, left = 26, 34, 210
    canvas = Canvas(WIDTH, top + row * len(bars) + 8, title)
    legend(canvas, list(colors.items()), 16)
    scale = (WIDTH - left - 56) / longest
    for index, bar in enumerate(bars):
        y = top + row * index
        canvas.text(left - 10, y + 15, bar.name, "end")
        x = float(left)
        for name, value in bar.parts:
            canvas.box(x, y + 3, value * scale - 0.5, row - 8, colors[name], f"{bar.name}, {name}: {value:.1f}")
            if value * scale > 26:
                canvas.text(x + value * scale / 2, y + 16, f"{value:.1f}", "middle", "inside")
            x += value * scale
        canvas.text(x + 6, y + 15, f"{sum(value for _, value in bar.parts):.1f}")
    return canvas.done()


def scatter(title: str, x_name: str, y_name: str, dots: Sequence[Dot], names: Sequence[tuple[str, str]]) -> str:
    """How often something is used, and what that goes along with."""
    height, top, bottom = 380, 34, 44
    canvas = Canvas(WIDTH, height, title)
    legend(canvas, names, 16)
    reach = max((abs(dot.y) for dot in dots), default=0.0) * 1.1 or 1.0
    most = max((dot.x for dot in dots), default=0.0) or 1.0
    plot = height - top - bottom

    def spot(dot: Dot) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT - 90) * dot.x / most, top + plot * (1 - (dot.y + reach) / (2 * reach))

    middle = top + plot / 2
    canvas.line(LEFT, middle, WIDTH - RIGHT, middle, "expected")
    for share in (-1.0, -0.5, 0.5, 1.0):
        y = middle - plot / 2 * share
        canvas.line(LEFT, y, WIDTH - RIGHT, y, "grid")
        canvas.text(LEFT - 8, y + 4, f"{share * reach * 100:+.0f}", "end", "small")
    canvas.text(LEFT, height - 8, f"{x_name}: 0 – {percent(most)}", "start", "small")
    canvas.text(WIDTH - RIGHT, top + 8, y_name, "end", "small")
    taken: list[tuple[float, float]] = []
    for dot in dots:
        x, y = spot(dot)
        canvas.dot(x, y, dot.color, f"{dot.name}: {percent(dot.x)}, {dot.y * 100:+.1f}", 3.5)
        if dot.label and all(abs(y - other_y) > 11 or abs(x - other_x) > 120 for other_x, other_y in taken):
            taken.append((x, y))
            canvas.text(x + 6, y + 4, dot.name, "start", "small")
    return canvas.done()

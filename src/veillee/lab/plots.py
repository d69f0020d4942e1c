"""Plots as SVG, drawn by hand: no library, no script, legible in print and for the colour-blind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from veillee.lab.figures import Figures
from veillee.lab.stats import Estimate

# Okabe and Ito's colours, which everybody can tell apart; the opponent is always grey.
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d00", "#5b4fa2")
OPPONENT = "#8a8a8a"
WIDTH = 720
LEFT = 58
RIGHT = 16
NAMES = 240  # the room for names at the left of rows
LETTER = 6.6  # how wide a letter is, about
SMALL = 6.0


class Line(NamedTuple):
    """A series: a name, a colour and a point for each place on the axis; None where there is none."""

    name: str
    color: str
    points: Sequence[Estimate | None]


class Bar(NamedTuple):
    """A horizontal bar in parts; parts below zero go to the left."""

    name: str
    parts: Sequence[tuple[str, float]]


class Row(NamedTuple):
    """A row of histograms: a name, and for each series its name, its colour and how often each number came."""

    name: str
    series: Sequence[tuple[str, str, Mapping[int, int]]]


class Dot(NamedTuple):
    """A point of a scatter plot: filled where it is certain; one with a label is worth talking about."""

    name: str
    x: float
    y: float
    reach: float
    certain: bool
    label: bool


class Mark(NamedTuple):
    """What was said and what came of it, and how often it was said."""

    said: float
    came: Estimate
    times: int


class Canvas:
    """SVG elements, put down one after the other."""

    def __init__(self, width: int, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:.0f}" role="img"'
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

    def dot(self, x: float, y: float, color: str, tip: str, size: float = 4.5, *, filled: bool = True) -> None:
        fill = f'fill="{color}"' if filled else f'class="hollow" stroke="{color}"'
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {fill}><title>{escape(tip)}</title></circle>')

    def path(self, points: Sequence[tuple[float, float]], color: str) -> None:
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._parts.append(f'<polyline class="curve" points="{drawn}" style="stroke:{color}"/>')

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self._parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>')

    def done(self) -> str:
        return "".join([*self._parts, "</svg>"])


PART = ", "  # between the parts of a name, which may stand below each other


class Legend:
    """Names with their colours, in as many lines as they need."""

    def __init__(self, names: Sequence[tuple[str, str]]) -> None:
        self.places: list[tuple[float, int, str, str]] = []
        x, line = float(LEFT), 0
        for name, color in names:
            wide = 34 + LETTER * len(name)
            if x + wide > WIDTH and x > LEFT:
                x, line = float(LEFT), line + 1
            self.places.append((x, line, name, color))
            x += wide
        self.bottom = 34 + 18 * line  # where the plot may begin

    def draw(self, canvas: Canvas) -> None:
        for x, line, name, color in self.places:
            canvas.box(x, 7 + 18 * line, 11, 11, color)
            canvas.text(x + 16, 16 + 18 * line, name)


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers between two others, at most so many."""
    if high <= low:
        return [low]
    size = 10.0 ** floor(log10((high - low) / most))
    step = next(size * times for times in (1, 2, 5, 10) if (high - low) / (size * times) <= most)
    return [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def shortened(name: str, room: float) -> str:
    fits = int(room / LETTER)
    return name if len(name) <= fits else f"{name[: fits - 1]}…"


def rates(
    title: str,
    axis: str,
    figures: Figures,
    places: Sequence[str],
    lines: Sequence[Line],
    *,
    expected: float | None = 0.5,
    joined: bool = True,
) -> str:
    """Rates from 0 to 100 % with their intervals, a column for each place (a level, say).

    Where columns are narrow, a name such as “Easy, greedy” stands in two lines.
    """
    percent = figures.percent
    key = Legend([(line.name, line.color) for line in lines] if len(lines) > 1 else [])
    column = (WIDTH - LEFT - RIGHT) / max(1, len(places))
    wide = any(LETTER * len(place) > column for place in places)
    called = [place.split(PART) if wide else [place] for place in places]
    top, plot, bottom = key.bottom - 4, 228, 24 + 14 * max([1, *map(len, called)])
    canvas = Canvas(WIDTH, top + plot + bottom, title)
    key.draw(canvas)
    canvas.text(4, top - 12, axis, "start", "small")

    def y_of(rate: float) -> float:
        return top + plot * (1 - rate)

    for step in range(5):
        canvas.line(LEFT, y_of(step / 4), WIDTH - RIGHT, y_of(step / 4), "grid")
        canvas.text(LEFT - 8, y_of(step / 4) + 4, percent(step / 4), "end", "small")
    if expected is not None:
        canvas.line(LEFT, y_of(expected), WIDTH - RIGHT, y_of(expected), "expected")
    for index, lines_of_name in enumerate(called):
        for at, part in enumerate(lines_of_name):
            canvas.text(LEFT + column * (index + 0.5), top + plot + 24 + 14 * at, part, "middle")
    labels: list[tuple[float, float, str]] = []
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * min(52.0, column / (len(lines) + 1))
        shown = [
            (LEFT + column * (index + 0.5) + shift, point)
            for index, point in enumerate(line.points)
            if point is not None
        ]
        if joined and len(shown) > 1:
            canvas.path([(x, y_of(point.value)) for x, point in shown], line.color)
        for x, point in shown:
            canvas.line(x, y_of(point.low), x, y_of(point.high), "whisker", line.color)
            tip = f"{line.name}: {percent(point.value)} ({percent(point.low)} – {percent(point.high)})"
            canvas.dot(x, y_of(point.value), line.color, tip)
            labels.append((x + 8, y_of(point.value) - 5, percent(point.value)))
    for x, y, label in labels:
        canvas.text(x, y, label, "start", "value")
    return canvas.done()


def histograms(title: str, axis: str, figures: Figures, rows: Sequence[Row]) -> str:
    """How often each number came; rows share the axis, so that one sees what moves."""
    numbers = [number for row in rows for _, _, counts in row.series for number in counts]
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // 40))  # numbers in one bar
    bars = (high - low) // width + 1
    tall = 66
    names = list(dict.fromkeys((name, color) for row in rows for name, color, _ in row.series))
    key = Legend(names if len(names) > 1 else [])
    top = key.bottom - (10 if len(names) > 1 else 26)
    canvas = Canvas(WIDTH, top + tall * len(rows) + 38, title)
    key.draw(canvas)
    step = (WIDTH - NAMES - RIGHT) / bars

    def x_of(number: float) -> float:
        return NAMES + (number - low + 0.5) / width * step

    for index, row in enumerate(rows):
        ground = top + tall * (index + 1) - 4
        canvas.text(NAMES - 12, ground - 18, shortened(row.name, NAMES - 16), "end")
        canvas.line(NAMES, ground, WIDTH - RIGHT, ground)
        means = [
            sum(number * count for number, count in counts.items()) / (sum(counts.values()) or 1)
            for *_, counts in row.series
        ]
        for (name, color, counts), mean in zip(row.series, means, strict=True):
            binned = [0] * bars
            for number, count in counts.items():
                binned[(number - low) // width] += count
            whole, most = sum(binned) or 1, max(binned) or 1
            for bar, count in enumerate(binned):
                if count:
                    first = low + bar * width
                    span = str(first) if width == 1 else f"{first}–{first + width - 1}"
                    up = (tall - 18) * count / most
                    tip = f"{name}, {span}: {figures.percent(count / whole)}"
                    canvas.box(NAMES + bar * step, ground - up, step - 1, up, color, tip, 0.65)
            canvas.line(x_of(mean), ground - tall + 14, x_of(mean), ground, "mean", color)
            left = mean == min(means) < max(means)  # so that two figures never lie on each other
            x, anchor = (x_of(mean) - 3, "end") if left else (x_of(mean) + 3, "start")
            canvas.text(x, ground - tall + 20, figures.number(mean, 0), anchor, "value")
    under = top + tall * len(rows)
    for tick in ticks(low, high):
        canvas.line(x_of(tick), under - 4, x_of(tick), under)
        canvas.text(x_of(tick), under + 12, f"{tick:.0f}", "middle", "small")
    canvas.text((NAMES + WIDTH - RIGHT) / 2, under + 30, axis, "middle", "small")
    return canvas.done()


def stacks(title: str, axis: str, figures: Figures, bars: Sequence[Bar], colors: Mapping[str, str]) -> str:
    """Where points come from: a bar for each side, in parts."""
    used = {name for bar in bars for name, _ in bar.parts}
    key = Legend([(name, color) for name, color in colors.items() if name in used])
    most = max((sum(value for _, value in bar.parts if value > 0) for bar in bars), default=0.0)
    least = min((sum(value for _, value in bar.parts if value < 0) for bar in bars), default=0.0)
    row, top = 26, key.bottom - 4
    canvas = Canvas(WIDTH, top + row * len(bars) + 40, title)
    key.draw(canvas)
    scale = (WIDTH - NAMES - 56) / ((most - least) or 1)
    zero = NAMES - least * scale
    under = top + row * len(bars) + 4
    for number in ticks(least, most):
        canvas.line(zero + number * scale, top, zero + number * scale, under, "grid")
        canvas.text(zero + number * scale, under + 14, figures.number(number, 0), "middle", "small")
    for index, bar in enumerate(bars):
        y = top + row * index
        canvas.text(NAMES - 12, y + 15, shortened(bar.name, NAMES - 16), "end")
        ends = [zero, zero]  # how far the parts below and above zero reach
        for name, value in bar.parts:
            wide = abs(value) * scale
            x = ends[0] - wide if value < 0 else ends[1]
            tip = f"{bar.name}, {name}: {figures.number(value)}"
            canvas.box(x, y + 3, wide - 0.5, row - 8, colors[name], tip)
            if wide > 26:
                canvas.text(x + wide / 2, y + 16, figures.number(value), "middle", "inside")
            ends[value >= 0] += -wide if value < 0 else wide
        canvas.text(ends[1] + 6, y + 15, figures.number(sum(value for _, value in bar.parts)), "start", "value")
    canvas.line(zero, top, zero, under)
    canvas.text((NAMES + WIDTH) / 2, under + 31, axis, "middle", "small")
    return canvas.done()


def scatter(title: str, x_axis: str, y_axis: str, figures: Figures, dots: Sequence[Dot], color: str) -> str:
    """How often something is used, and what that goes along with."""
    height, top, bottom = 400, 26, 50
    canvas = Canvas(WIDTH, height, title)
    low, high = min(0.0, *(dot.y for dot in dots)), max(0.0, *(dot.y for dot in dots))
    room = (high - low) * 0.08 or 0.01
    low, high = low - room, high + room
    plot = height - top - bottom
    most = max((dot.x for dot in dots), default=0.0) or 1.0

    def x_of(share: float) -> float:
        return LEFT + 8 + (WIDTH - LEFT - RIGHT - 100) * share / most

    def y_of(lift: float) -> float:
        return top + plot * (high - lift) / (high - low)

    for lift in ticks(low, high):
        canvas.line(LEFT, y_of(lift), WIDTH - RIGHT, y_of(lift), "grid" if abs(lift) > 1e-9 else "expected")
        canvas.text(LEFT - 8, y_of(lift) + 4, figures.percent(lift, signed=True), "end", "small")
    for share in ticks(0, most):
        canvas.line(x_of(share), height - bottom, x_of(share), height - bottom + 4)
        canvas.text(x_of(share), height - bottom + 17, figures.percent(share), "middle", "small")
    canvas.line(LEFT, height - bottom, WIDTH - RIGHT, height - bottom)
    canvas.text((LEFT + WIDTH - RIGHT) / 2, height - 12, x_axis, "middle", "small")
    canvas.text(4, 12, y_axis, "start", "small")
    for dot in dots:
        change = figures.change(dot.y, dot.reach, rate=True)
        tip = f"{dot.name}: {figures.percent(dot.x)}, {change}"
        canvas.dot(x_of(dot.x), y_of(dot.y), color, tip, 4, filled=dot.certain)
    label_dots(canvas, dots, [(x_of(dot.x), y_of(dot.y)) for dot in dots])
    return canvas.done()


def label_dots(canvas: Canvas, dots: Sequence[Dot], spots: Sequence[tuple[float, float]]) -> None:
    """Names beside the points that are worth one, where they cover no point and no other name."""
    taken = [(x - 4, x + 4, y) for x, y in spots]  # left end, right end, height
    for dot, (x, y) in zip(dots, spots, strict=True):
        wide = SMALL * len(dot.name)
        places = ((x + 8, y), (x - 8 - wide, y), (x + 4, y - 12), (x + 4, y + 12), (x - 4 - wide, y - 12))
        for left, at in places if dot.label else ():
            inside = left > LEFT and left + wide < WIDTH
            if inside and all(left > b or left + wide < a or abs(at - other) > 10 for a, b, other in taken):
                taken.append((left, left + wide, at))
                canvas.text(left, at + 4, dot.name, "start", "value")
                break


def reliability(title: str, x_axis: str, y_axis: str, figures: Figures, marks: Sequence[Mark]) -> str:
    """What came against what was said: honest is what lies on the slanting line."""
    percent = figures.percent
    side, top, bottom = 320, 26, 50
    canvas = Canvas(WIDTH, top + side + bottom, title)

    def x_of(rate: float) -> float:
        return LEFT + side * rate

    def y_of(rate: float) -> float:
        return top + side * (1 - rate)

    for step in range(5):
        canvas.line(LEFT, y_of(step / 4), LEFT + side, y_of(step / 4), "grid")
        canvas.text(LEFT - 8, y_of(step / 4) + 4, percent(step / 4), "end", "small")
        canvas.text(x_of(step / 4), top + side + 17, percent(step / 4), "middle", "small")
    canvas.line(x_of(0), y_of(0), x_of(1), y_of(1), "expected")
    for mark in marks:
        canvas.line(x_of(mark.said), y_of(mark.came.low), x_of(mark.said), y_of(mark.came.high), "whisker", COLORS[0])
        tip = (
            f"{percent(mark.said)} → {percent(mark.came.value)} ({percent(mark.came.low)} – {percent(mark.came.high)})"
        )
        canvas.dot(x_of(mark.said), y_of(mark.came.value), COLORS[0], f"{tip}, {mark.times}")
    canvas.text(LEFT + side / 2, top + side + 38, x_axis, "middle", "small")
    canvas.text(4, 12, y_axis, "start", "small")
    return canvas.done()

"""The analysis as a picture: one line per seat, the choices that cost most marked on them and told below.

Seats that win or lose together have one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from veillee.bots.analysis import Analysis

WIDTH = 960
HEIGHT = 420
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 64, 46
NOTE = 22  # the height of a line below the graph
LETTERS = 124  # that fit into such a line
COLORS = {"red": "#b5392b", "blue": "#2a6aa8", "green": "#3b7f45", "yellow": "#a87b10"}
OTHERS = ("#6a4a8c", "#1f7f80", "#8a4f2a", "#4b5563")
DASHES = ("", "9 4", "3 4", "12 4 3 4")  # lines that can be told apart without their colours


def svg(analysis: Analysis, title: str, axis: str, notes: Sequence[str] = ()) -> str:
    """The picture as SVG text; `title` stands above, `axis` below, then a note for each choice that cost most."""
    whole = HEIGHT + NOTE * len(notes) + (10 if notes else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{whole}" fill="#fbf8f2"/>',
        f'<text x="{LEFT}" y="24" font-size="16" fill="#2b2520">{escape(title)}</text>',
    ]
    last = len(analysis.moments)
    for percent in (0, 25, 50, 75, 100):
        y = height(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#d9d0c2"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#5b5248">{percent} %</text>')
    for number in marks(last):
        x = across(number, last)
        parts.append(f'<text x="{x}" y="{HEIGHT - 26}" text-anchor="middle" fill="#5b5248">{number}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="#5b5248">{escape(axis)}</text>')
    for points, seats in courses(analysis, last).items():
        seat = seats[0]
        name = ", ".join(analysis.names[one] for one in seats)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        color = ink(analysis, seat)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"{dash}/>')
        x = LEFT + 150 * seat
        parts.append(f'<line x1="{x}" x2="{x + 28}" y1="42" y2="42" stroke="{color}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{x + 34}" y="46" fill="{color}">{escape(name)}</text>')
    for place, moment in enumerate(analysis.costly(), 1):
        x, y = across(moment.place, last), height(moment.chances[moment.seat])
        label = f"{moment.number}. {moment.label} → {moment.better_label}"
        color = ink(analysis, moment.seat)
        parts.append(f"<g><title>{escape(label)}</title>{mark(x, y, place, color)}</g>")
        if place <= len(notes):
            y = HEIGHT + NOTE * (place - 1) + 8
            parts.append(mark(LEFT + 9, y, place, color))
            words = shortened(notes[place - 1])
            parts.append(f'<text x="{LEFT + 28}" y="{y + 4}" fill="#2b2520">{escape(words)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def courses(analysis: Analysis, last: int) -> dict[str, list[int]]:
    """The points of each line, with the seats whose line it is."""
    found: dict[str, list[int]] = {}
    for seat in range(len(analysis.names)):
        chances = [analysis.chances[seat], *(moment.chances[seat] for moment in analysis.moments)]
        points = " ".join(f"{across(number, last)},{height(chance)}" for number, chance in enumerate(chances))
        found.setdefault(points, []).append(seat)
    return found


def mark(x: float, y: float, place: int, color: str) -> str:
    """A number in a circle."""
    return (
        f'<circle cx="{x}" cy="{y}" r="9" fill="#fbf8f2" stroke="{color}" stroke-width="2"/>'
        f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11" fill="#2b2520">{place}</text>'
    )


def shortened(words: str) -> str:
    return words if len(words) <= LETTERS else f"{words[: LETTERS - 1]}…"


def ink(analysis: Analysis, seat: int) -> str:
    return COLORS.get(analysis.colors[seat], OTHERS[seat % len(OTHERS)])


def across(number: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, last), 1)


def height(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance), 1)


def marks(last: int) -> list[int]:
    """Some decisions to name below the lines, evenly far apart."""
    step = next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200) if last / step <= 12), max(1, last // 10))
    return list(range(0, last + 1, step))

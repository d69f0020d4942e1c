"""Wheels, songs and stories as text: each is a few lines, whoever's they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from rich.text import Text

from veillee.cli.table.ink import FAINT, STRONG, about, capital, flow, hanging, joined, line
from veillee.cli.table.pieces import EMPTY, Pen
from veillee.cli.table.places import printed
from veillee.core.scene import Cell, Paragraph, Zone

POINTER = "▸"
NOTE = "♪"
JOIN = "–"
DECIDED = "›"
WOULD_STOP = "▹"
CLOCK = "clock"  # a wheel with this scenery says what time it is
BOOK = 72  # columns of a story: longer lines are hard to read


def wheel(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """A line for each part of a dial, clockwise from the pointer: `▸ 2 North ▲ (B) …`."""
    if not zone.cells:
        return []
    first = (zone.count or 0) % len(zone.cells)
    turned = [*zone.cells[first:], *zone.cells[:first]]
    return [
        row
        for n, cell in enumerate(turned)
        for row in hanging(
            line(" ", (POINTER, pen.accent) if n == 0 else " ", " "),
            joined((_part(pen, zone, cell), _stops(pen, zone, cell)), "  "),
            width - 1,
        )
    ]


def clock(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """A clock that belongs to nobody in a running line, which stays in view: `1 (B)(A)  2  3^  4 …`."""
    hours = [about(joined((_sign(pen, cell), _lying(pen, zone, cell)), " "), f"cell:{cell.id}") for cell in zone.cells]
    return flow(line(" ", (zone.title, STRONG), "  "), hours, width - 1)


def is_clock(zone: Zone) -> bool:
    return zone.kind == "wheel" and zone.scenery == CLOCK and zone.owner is None


def _sign(pen: Pen, cell: Cell) -> Text:
    return line(pen.number(f"cell:{cell.id}"), printed(pen, cell))


def _lying(pen: Pen, zone: Zone, cell: Cell) -> Text:
    return joined([about(pen.lies(piece), piece.id) for piece in zone.pieces if piece.at == cell.id], "")


def _stops(pen: Pen, zone: Zone, cell: Cell) -> Text:
    """The options that would turn the dial to a part, and what happens then: `▹1 ▹2♪`. Whoever listens hears it
    with the options."""
    found: list[Text] = []
    if pen.heard:
        return line()
    for number, choice in enumerate(pen.choices, 1):
        for stop in choice.stops:
            if (stop.zone, stop.cell) == (zone.id, cell.id):
                said = "" if stop.mark is None else stop.mark.sign
                found.append(line((f"{WOULD_STOP}{number}{said}", pen.accent)))
    return joined(found, " ")


def _part(pen: Pen, zone: Zone, cell: Cell) -> Text:
    meant = pen.may_mean(zone)
    number = pen.number(f"cell:{cell.id}") if meant else line()
    lying = [
        about(joined((pen.number(piece.id) if meant else line(), pen.lies(piece)), ""), piece.id)
        for piece in zone.pieces
        if piece.at == cell.id
    ]
    words = line((" · ".join([*cell.lines, *([pen.say("place-closed")] if cell.closed else [])]), FAINT))
    name, signs = line((pen.place(cell), STRONG)), line() if cell.lines else printed(pen, cell)
    if pen.heard and signs.plain.startswith(name.plain):
        name = line()
    counted = re.match(r"\d+", signs.plain)
    if counted and counted[0] in name.plain.split():  # « hour 9 » says already what its sign begins with
        signs = signs[counted.end() :]
    there = joined(lying, " ")
    if pen.heard:  # what is the same is counted
        same = Counter(one.plain for one in lying)
        there = joined([line(f"{count} × {one}" if count > 1 else one) for one, count in same.items()], ", ")
    return about(joined((number, name, signs, there, words), " "), f"cell:{cell.id}")


def stave(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """The cards of a song in their order, then the places that are left: `♪ a – b – c · · ·`."""
    cards = [pen.brief(piece) for piece in zone.pieces]
    song = [line(card, (f" {JOIN}", FAINT)) if n < len(cards) else card for n, card in enumerate(cards, 1)]
    left = zone.spaces - len(zone.pieces)
    ahead = [line((" ".join([EMPTY] * left), FAINT))] if left > 0 else []
    return flow(line(" ", (f"{NOTE} ", pen.accent)), [*song, *ahead], width - 1, gap=1)


def text(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """A story, then what can be chosen where it ends."""
    rows = story(pen, zone.paragraphs, width)
    for piece in zone.pieces:
        told = [pen.brief(piece), *(line((one, FAINT)) for one in (piece.face.lines if piece.face is not None else ()))]
        rows += hanging(line("   "), joined(told, " · "), min(width - 1, BOOK))
    return rows


def story(pen: Pen, paragraphs: Iterable[Paragraph], width: int) -> list[Text]:
    """Paragraphs, wrapped: titles above, who speaks before them, what was decided set in."""
    rows: list[Text] = []
    for one in paragraphs:
        if one.title:
            rows += [*([line()] if rows else []), line(" ", (capital(one.title), f"{STRONG} {pen.accent}"))]
        said = line((f"{capital(one.speaker)} ", STRONG), (f"{JOIN} ", FAINT)) if one.speaker else line()
        head = line("   ", (f"{DECIDED} ", pen.accent)) if one.decided else line(" ")
        rows += hanging(head, line(said, (one.text, STRONG if one.decided else "")), min(width - 1, BOOK))
    return rows


TALES: dict[str, Callable[[Pen, Zone, int], list[Text]]] = {"wheel": wheel, "stave": stave, "text": text}

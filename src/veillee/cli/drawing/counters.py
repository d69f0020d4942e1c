"""Tracks, dials and counted things: where everybody stands, in one line and in full."""

from __future__ import annotations

from rich.text import Text

from veillee.cli.drawing.frame import Section
from veillee.cli.drawing.ink import FAINT, color, flow, joined, line
from veillee.cli.drawing.pieces import Pen
from veillee.core.scene import Cell, Piece, Zone

COUNTED = ("tally", "dial", "track")
DRAWN = 12  # a track of so many spaces is drawn space by space
FULL, LEFT = "▰", "▱"


def signs(pen: Pen, zone: Zone) -> Text:
    """A short track as small signs: `○☼○○`. A long one shows where its pieces are instead."""
    if zone.spaces > DRAWN or zone.cells:
        return standings(pen, zone)
    found = line()
    for space in range(1, zone.spaces + 1):
        here = [piece for piece in zone.pieces if piece.at == str(space)]
        found.append_text(joined(map(pen.marks, here), "") if here else line(("○", FAINT)))
    return found


def standings(pen: Pen, zone: Zone) -> Text:
    """Who stands where: those on one space together: `(B)(R) 12  (V) 57 /100`."""
    spaces: dict[str, list[Piece]] = {}
    for piece in zone.pieces:
        spaces.setdefault(piece.at, []).append(piece)
    parts = [line(joined((_sign(pen, piece) for piece in here), ""), f" {at}") for at, here in spaces.items()]
    return line(joined(parts), (f" /{zone.spaces}", FAINT))


def _sign(pen: Pen, piece: Piece) -> Text:
    """A pawn in brackets, as on a board; a die or a card by its title."""
    if piece.face is not None:
        return pen.title(piece)
    return line(*((f"({mark.sign})", color(mark.color)) for mark in piece.marks))


def counted(pen: Pen, zone: Zone, tight: bool = False) -> Text:
    """A tally, a dial or a track of one side, as short as it gets: `♣ 3`, `⛨ 2/6`."""
    gap = "" if tight else " "
    name = pen.mark(zone.mark) if zone.mark else line(zone.title, "" if gap else " ")
    if zone.kind == "track":
        places = "/".join(piece.at for piece in zone.pieces) or "0"
        return line(name, f"{gap}{places}/{zone.spaces}")
    return line(name, f"{gap}{zone.count or 0}", f"/{zone.spaces}" if zone.kind == "dial" else "")


def brief(pen: Pen, zones: list[Zone], rolled: list[Text], inner: int) -> list[Section]:
    """All of them in a running text, after the dice."""
    parts = list(rolled)
    for zone in zones:
        shown = standings(pen, zone) if zone.kind == "track" else line()
        parts.append(line((f"{zone.title} ", FAINT), shown) if shown.plain else counted(pen, zone))
    return [Section(flow(line(" "), parts, inner - 1, gap=3))]


def full(pen: Pen, zones: list[Zone], rolled: list[Text], inner: int) -> list[Section]:
    """Each on lines of its own: dials as bars, tracks with what is printed on their spaces."""
    lines = flow(line(" "), rolled, inner - 1, gap=3) if rolled else []
    for zone in zones:
        head = line(" ", (f"{zone.title}  ", FAINT))
        note = line((zone.note, FAINT)) if zone.note else line()
        if zone.kind == "track":
            lines += flow(head, [standings(pen, zone), *_printed(pen, zone), note], inner - 1, gap=3)
        elif zone.kind == "dial":
            lines += flow(head, [_bar(pen, zone), note], inner - 1)
        else:
            count = counted(pen, zone) if zone.mark else line(str(zone.count or 0))
            lines += flow(head, [count, note], inner - 1)
    return [Section(lines)]


def _bar(pen: Pen, zone: Zone) -> Text:
    value = max(0, min(zone.count or 0, zone.spaces))
    drawn = line((FULL * value, pen.accent), (LEFT * (zone.spaces - value), FAINT)) if zone.spaces <= 30 else line()
    return joined((drawn, line(f"{zone.count or 0}/{zone.spaces}")), " ")


def _printed(pen: Pen, zone: Zone) -> list[Text]:
    """Spaces by what is printed on them: `‴ 0 3 12`."""
    same: dict[str, tuple[Cell, list[str]]] = {}
    for cell in zone.cells:
        print_ = " ".join((*cell.marks, cell.mark.sign if cell.mark else "", cell.title, str(cell.closed), *cell.lines))
        same.setdefault(print_, (cell, []))[1].append(cell.id)
    found = []
    for cell, ids in same.values():
        signs_ = joined((pen.mark(cell.mark) if cell.mark else line(), pen.signs(cell.marks)), "")
        words = [cell.title, *cell.lines, pen.say("place-closed") if cell.closed else ""]
        what = joined((signs_, line((" · ".join(filter(None, words)), FAINT))), " ")
        found.append(line(what, " ", ", ".join(ids)))
    return found

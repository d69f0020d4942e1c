"""Tracks, dials and counted things: where everybody stands, in a few signs, and in full where there is room."""

from __future__ import annotations

from rich.text import Text

from veillee.cli.table.ink import FAINT, about, color, flow, joined, line
from veillee.cli.table.pieces import Pen
from veillee.core.scene import Cell, Piece, Zone

NUMBERS = ("tally", "dial", "track")
DRAWN = 12  # a track of so many spaces is drawn space by space
LONGEST_BAR = 30
FULL, LEFT = "▰", "▱"


def tally(pen: Pen, zone: Zone) -> Text:
    """`♣ 3`"""
    return _pointed(zone, line(_name(pen, zone), f" {zone.count or 0}"))


def dial(pen: Pen, zone: Zone) -> Text:
    """`⛨ ▰▰▱▱▱▱ 2/6`"""
    value = max(0, min(zone.count or 0, zone.spaces))
    bar = line((FULL * value, pen.accent), (LEFT * (zone.spaces - value), FAINT))
    shown = bar if zone.spaces <= LONGEST_BAR and zone.owner is None else line()
    return _pointed(zone, joined((_name(pen, zone), shown, line(f"{zone.count or 0}/{zone.spaces}")), " "))


def track(pen: Pen, zone: Zone) -> Text:
    """One side's own as `⛨ 2/6`, whether one piece stands there or each space has its own; one that is shared with
    all who stand on it."""
    if zone.owner is not None:
        places = zone.pieces[0].at if len(zone.pieces) == 1 else str(len(zone.pieces))
        return _pointed(zone, line(_name(pen, zone), f" {places}/{zone.spaces}"))
    return _pointed(zone, line((f"{zone.title} ", FAINT), signs(pen, zone)))


def spoken(pen: Pen, zone: Zone) -> Text:
    """The same by its name, for whoever does not know the signs: `Clovers 3`."""
    if zone.kind == "track":
        return line(zone.title, " ", standings(pen, zone) if zone.pieces else f"0/{zone.spaces}")
    return line(f"{zone.title} {zone.count or 0}", f"/{zone.spaces}" if zone.kind == "dial" else "")


def _pointed(zone: Zone, text: Text) -> Text:
    return about(text, f"zone:{zone.id}")


def _name(pen: Pen, zone: Zone) -> Text:
    return pen.mark(zone.mark) if zone.mark else line((zone.title, FAINT))


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
    if pen.heard:
        return line(f"({pen.mark_words(piece)})")
    return line(*((f"({mark.sign})", color(mark.color)) for mark in piece.marks))


def printed(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """A track with what is printed on its spaces, on lines of its own: `‴ 0 3 12`."""
    same: dict[str, tuple[Cell, list[str]]] = {}
    for cell in zone.cells:
        print_ = " ".join((*cell.marks, cell.mark.sign if cell.mark else "", cell.title, str(cell.closed), *cell.lines))
        same.setdefault(print_, (cell, []))[1].append(cell.id)
    parts = [standings(pen, zone)]
    for cell, ids in same.values():
        signs_ = joined((pen.mark(cell.mark) if cell.mark else line(), pen.signs(cell.marks)), "")
        words = [cell.title, *cell.lines, pen.say("place-closed") if cell.closed else ""]
        what = joined((signs_, line((" · ".join(filter(None, words)), FAINT))), " ")
        parts.append(line(what, " ", ", ".join(ids)))
    note = line((zone.note, FAINT)) if zone.note else line()
    return [
        about(row, f"zone:{zone.id}")
        for row in flow(line(" ", (f"{zone.title}  ", FAINT)), [*parts, note], width - 1, gap=3)
    ]

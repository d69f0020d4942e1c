"""Zones as sections of a frame: grids, rows, mats, hands, and what belongs to one side."""

from __future__ import annotations

from rich.text import Text

from veillee.cli.drawing.counters import COUNTED, counted
from veillee.cli.drawing.frame import Section, bars_of
from veillee.cli.drawing.ink import FAINT, STRONG, columns, fit, flow, hanging, joined, line, shares, wrap
from veillee.cli.drawing.pieces import DIE, EMPTY, Pen, simple
from veillee.core.scene import Piece, Player, Zone

WIDEST_LABEL = 13
GUTTER = 3  # the room for the numbers of the rows, left of a grid


def grid_widths(zone: Zone, inner: int) -> list[int]:
    """The gutter, then the cells."""
    return [GUTTER, *shares(inner - GUTTER - 1, zone.columns)]


def grid(pen: Pen, zone: Zone, inner: int, height: int, ruled: bool) -> list[Section]:
    """A board of cells with the letters of its columns in the border and the numbers of its rows beside it."""
    widths = grid_widths(zone, inner)
    bars = bars_of(widths)
    places = {(cell.column, cell.row): cell for cell in zone.cells}
    heads = tuple((bars[n] + 1, widths[n + 1], chr(ord("A") + n)) for n in range(zone.columns))
    sections = []
    for row in range(1, zone.rows + 1):
        cells = [places.get((column, row)) for column in range(1, zone.columns + 1)]
        drawn = [
            pen.cell(cell, wide, height) if cell else [line()] * height
            for cell, wide in zip(cells, widths[1:], strict=True)
        ]
        lines = [
            columns([line((f" {row}" if n == (height - 1) // 2 else "", FAINT)), *(cell[n] for cell in drawn)], widths)
            for n in range(height)
        ]
        first = row == 1
        sections.append(Section(lines, bars=bars, heads=heads if first else (), joins=not (first or ruled)))
    return sections


def cards(pen: Pen, zone: Zone, inner: int, rich: int, like: Zone | None = None) -> list[Section]:
    """A row of cards side by side, under the columns of the grid where there are as many.

    `rich` 0 is one line each, 1 two lines, from 2 on the texts of the cards with at most that many lines.
    """
    count = len(zone.pieces)
    aligned = like is not None and like.columns == count
    widths = grid_widths(like, inner) if like is not None and aligned else shares(inner, count)
    places = widths[1:] if aligned else widths
    drawn = [card(pen, piece, width, rich) for piece, width in zip(zone.pieces, places, strict=True)]
    deepest = max(sum(1 for n, _ in enumerate(lines) if any(row.plain.strip() for row in lines[n:])) for lines in drawn)
    rows = []
    for n in range(deepest):
        cells = [lines[n] if n < len(lines) else line() for lines in drawn]
        rows.append(columns([line(), *cells] if aligned else cells, widths))
    return [Section(rows, title=heading(pen, zone) if rich else None, bars=bars_of(widths))]


def card(pen: Pen, piece: Piece, width: int, rich: int) -> list[Text]:
    """One card of a row. Its first line is its title, its second its signs."""
    inside = width - 2
    if piece.face is None:
        return [line(" ", (EMPTY if piece.empty else pen.say("card-back"), FAINT))]
    face = piece.face
    if rich == 0:
        return [line(" ", pen.one_line(piece, inside, "  "))]
    title, signs = pen.two_lines(piece, width)
    if rich == 1:
        room = width - signs.cell_len
        more = line(" " * (room - 2), pen.says_more(face)) if room > 2 else line()
        return [title, line(signs, more)]
    texts = [line(" ", row) for text in face.lines for row in hanging(line(("· ", FAINT)), line(text), inside)]
    lines = [title, signs, *texts[: rich - 1]]
    if len(texts) > rich - 1:
        lines[-1] = line(fit(lines[-1], width - 2), pen.says_more(face))
    return lines


def heading(pen: Pen, zone: Zone) -> Text:
    return line((zone.title, STRONG), f" · {zone.note}" if zone.note else "")


def mat(pen: Pen, zone: Zone, inner: int, rich: int, least: int = 4) -> list[Section]:
    """Characters side by side, each with what lies under it; from `rich` 2 on with its abilities."""
    standing = [piece for piece in zone.pieces if not piece.under]
    count = max(len(standing), min(least, max(inner // 18, 1)))
    widths = shares(inner, count)
    drawn = []
    for piece, width in zip(standing, widths, strict=False):
        inside = width - 2
        rows = [pen.one_line(piece, inside, "")]
        if rich > 1 and piece.face is not None:
            texts = [row for text in piece.face.lines for row in hanging(line(("· ", FAINT)), line(text), inside)]
            rows += texts[: rich - 1] + [line()] * (rich - 1 - len(texts))
        for under in zone.pieces:
            if under.under == piece.id:
                rows.append(line(("└ ", FAINT), pen.named(under, inside - 2, pen.facts(under))))
        drawn.append([line(" ", row) for row in rows])
    deepest = max((len(rows) for rows in drawn), default=0)
    lines = [
        columns([rows[n] if n < len(rows) else line() for rows in drawn] + [line()] * (count - len(drawn)), widths)
        for n in range(deepest)
    ]
    return [Section(lines, bars=bars_of(widths))]


# -- what belongs to one side ------------------------------------------------------------------


def zones_of(pen: Pen, player: Player) -> list[Zone]:
    return [zone for zone in pen.scene.zones if zone.owner == player.index]


def tallies(pen: Pen, player: Player, tight: bool = False) -> Text:
    """Counted things, dials and tracks of one side: `♣ 3  » 2  ⛨ 2/6`."""
    found = (counted(pen, zone, tight) for zone in zones_of(pen, player) if zone.kind in COUNTED)
    return joined(found, " " if tight else "  ")


def names(pen: Pen, zone: Zone) -> Text:
    """Pieces that are mere names, the marked ones with their marks: `on foot  on horseback●`."""
    return joined(
        joined((pen.number(piece.id) if _is_die(piece) else line(), line(pen.title(piece), pen.marks(piece))), " ")
        for piece in zone.pieces
    )


def _is_die(piece: Piece) -> bool:
    return piece.face is not None and piece.face.kind == DIE


def listed(pen: Pen, zone: Zone, width: int, label: int = 0, most: int = 0) -> list[Text]:
    """The pieces of a hand or row in a running text, with what the owner hides counted."""
    shown = [pen.brief(piece) for piece in zone.pieces if not piece.under]
    count = zone.count if zone.count is not None else len(zone.pieces)
    hidden = count - len([piece for piece in zone.pieces if not piece.under and not piece.marks])
    if zone.kind == "hand" and hidden > 0:
        shown.append(line((pen.say("hidden-cards", count=hidden), FAINT)))
    if not shown:
        shown = [line((pen.say("nothing"), FAINT))]
    lines = flow(label_of(zone, label), shown, width - 1, indent=label or None)
    if most and len(lines) > most:
        lines = lines[:most]
        lines[-1] = line(fit(lines[-1], width - 3), (" …", FAINT))
    return lines


def label_of(zone: Zone, width: int) -> Text:
    """The title of a zone before what lies there; a long one sticks out of its column."""
    title = line(" ", (zone.title, FAINT), "  ")
    return fit(title, width) if title.cell_len < width else title


def labels(zones: list[Zone]) -> int:
    """How wide the column of titles is."""
    return min(max((len(zone.title) + 3 for zone in zones), default=0), WIDEST_LABEL)


def filled(zone: Zone) -> bool:
    return bool(zone.pieces) or bool(zone.count)


def counts(pen: Pen, player: Player, hands_only: bool = False) -> Text:
    """A side in one short line: name, points, tallies, and how many cards lie where."""
    parts = [pen.player(player), tallies(pen, player, tight=True)]
    for zone in zones_of(pen, player):
        if zone.kind in COUNTED or (zone.kind == "row" and simple(zone)) or not filled(zone):
            continue
        if zone.kind == "hand" or not hands_only:
            count = zone.count if zone.count is not None else sum(not piece.under for piece in zone.pieces)
            parts.append(line((f"{zone.title} ", FAINT), f"{count}"))
    return joined(parts, " " if hands_only else "  ")


def summary(pen: Pen, player: Player, width: int) -> list[Text]:
    """A side in a paragraph: what lies in front of it, by name."""
    parts = [joined((pen.player(player), tallies(pen, player)))]
    for zone in zones_of(pen, player):
        if zone.kind in COUNTED or not filled(zone) or (zone.kind == "row" and simple(zone)):
            continue
        if zone.kind == "pile" or (zone.kind == "hand" and not zone.pieces):
            parts.append(line((f"{zone.title} ", FAINT), f"{zone.count}"))
            continue
        found = [
            joined((pen.title(piece), pen.signs(piece.face.marks) if piece.face else line()), " ")
            for piece in zone.pieces
            if not piece.under
        ]
        hidden = (zone.count or 0) - len(found)
        if hidden > 0:
            found.append(line((f"+{hidden}", FAINT)))
        parts.append(line((f"{zone.title} ", FAINT), joined(found, ", ")))
    return [line(" ", row) for row in wrap(joined(parts, " · ", FAINT), width - 2)]


def detailed(pen: Pen, player: Player, width: int) -> list[Text]:
    """A side zone by zone, with all that is visible."""
    zones = [zone for zone in zones_of(pen, player) if zone.kind not in COUNTED and filled(zone)]
    wide = labels(zones)
    lines: list[Text] = []
    for zone in zones:
        if zone.kind == "pile":
            lines.append(line(label_of(zone, wide), f"{zone.count}"))
        elif zone.kind == "mat":
            lines += characters(pen, zone, width, wide, texts=False)
        elif zone.kind == "row" and simple(zone):
            lines += flow(label_of(zone, wide), [names(pen, zone)], width - 1, indent=wide)
        else:
            lines += listed(pen, zone, width, wide)
    return lines


def characters(pen: Pen, zone: Zone, width: int, label: int, texts: bool) -> list[Text]:
    """A mat as a list: each character with what lies under it and, if wanted, its abilities."""
    lines: list[Text] = []
    for number, piece in enumerate(piece for piece in zone.pieces if not piece.under):
        head = label_of(zone, label) if number == 0 else line(" " * label)
        under = [pen.brief(other) for other in zone.pieces if other.under == piece.id]
        held = line(("└ ", FAINT), joined(under, ", ")) if under else line()
        lines += flow(head, [pen.brief(piece), held] if under else [pen.brief(piece)], width - 1)
        if texts and piece.face is not None:
            for text in piece.face.lines:
                lines += hanging(line(" " * label, ("· ", FAINT)), line((text, FAINT)), width - 1)
    return lines

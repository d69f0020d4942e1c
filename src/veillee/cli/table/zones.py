"""Zones as text, one small function for each kind: `BLOCKS` stand under a rule of their own, `COUNTED` in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from veillee.cli.table import counters, places
from veillee.cli.table.frame import Section, bars_of
from veillee.cli.table.ink import FAINT, STRONG, about, columns, fit, flow, hanging, joined, line, shares
from veillee.cli.table.pieces import AID, DIE, EMPTY, Pen, simple
from veillee.cli.table.tales import TALES
from veillee.core.scene import Piece, Player, Zone

WIDEST_LABEL = 13
GUTTER = 3  # the room for the numbers of the rows, left of a grid
ONE_LINE_CARD = 24  # columns that a card needs to stand on one line
LEAST_CARD = 12  # columns that a card of a row needs
SIDE_BY_SIDE = 64  # columns in which cards stand beside each other
ABILITIES = 12  # lines of a pane in which characters have theirs
CHARACTER = 17  # columns that a character needs there
LONGEST_TEXT = 8  # lines of a card in a row


@dataclass(frozen=True)
class Space:
    """How much room a pane has. What is drawn in it may be longer, it is scrolled; but it is never wider."""

    width: int
    lines: int

    @property
    def ample(self) -> bool:
        return self.lines >= 18

    @property
    def vast(self) -> bool:
        return self.lines >= 32


# -- the board ---------------------------------------------------------------------------------


def grid(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    """A board of cells with the letters of its columns in the rule and the numbers of its rows beside it."""
    height = 3 if space.vast else 2 if space.ample else 1
    widths = [GUTTER, *shares(space.width - GUTTER - 1, zone.columns)]
    bars = bars_of(widths)
    cells = {(cell.column, cell.row): cell for cell in zone.cells}
    heads = tuple((bars[n] + 1, widths[n + 1], chr(ord("A") + n)) for n in range(zone.columns))
    sections = []
    for row in range(1, zone.rows + 1):
        here = [cells.get((column, row)) for column in range(1, zone.columns + 1)]
        drawn = [
            pen.cell(cell, wide, height) if cell else [line()] * height
            for cell, wide in zip(here, widths[1:], strict=True)
        ]
        lines = [
            columns([line((f" {row}" if n == (height - 1) // 2 else "", FAINT)), *(cell[n] for cell in drawn)], widths)
            for n in range(height)
        ]
        first = row == 1
        sections.append(Section(lines, bars=bars, heads=heads if first else (), joins=not (first or space.ample)))
    return sections


def row(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    """Cards side by side; dice, mere names and tokens in a running text."""
    if zone.pieces and all(piece.face is None and piece.marks for piece in zone.pieces):
        tokens = [about(joined((pen.number(one.id), pen.marks(one)), " "), one.id) for one in zone.pieces]
        return [Section(flow(line(" "), tokens, space.width - 1), title=heading(zone))]
    if simple(zone):
        return [Section(flow(line(" "), _names(pen, zone), space.width - 1), title=heading(zone))]
    widest = max(space.width // ONE_LINE_CARD, 1)  # of a narrow pane or many cards so many, the rest below them
    if space.width >= SIDE_BY_SIDE and len(zone.pieces) * LEAST_CARD <= space.width:
        widest = len(zone.pieces)
    sections: list[Section] = []
    for start in range(0, len(zone.pieces), widest):
        pieces = zone.pieces[start : start + widest]
        widths = shares(space.width, len(pieces))
        rich = LONGEST_TEXT if space.vast else 1
        drawn = [card(pen, piece, width, rich) for piece, width in zip(pieces, widths, strict=True)]
        rows = [columns([_at(lines, n) for lines in drawn], widths) for n in range(max(map(len, drawn)))]
        while rows and not rows[-1].plain.strip(" │"):
            rows.pop()
        sections.append(Section(rows, title=None if start else heading(zone), bars=bars_of(widths), joins=start > 0))
    return sections


def card(pen: Pen, piece: Piece, width: int, rich: int) -> list[Text]:
    """One card of a row: its title, its signs, and from `rich` 2 on its text in so many lines."""
    inside = width - 2
    if piece.face is None:
        return [about(line(" ", (EMPTY if piece.empty else pen.say("card-back"), FAINT)), piece.id)]
    face = piece.face
    title, signs = pen.two_lines(piece, width)
    if rich == 1:
        room = width - signs.cell_len
        more = line(" " * (room - 2), pen.says_more(face)) if room > 2 else line()
        return [about(fit(row, width), piece.id) for row in (title, line(signs, more))]
    texts = [line(" ", row) for text in face.lines for row in hanging(line(("· ", FAINT)), line(text), inside)]
    lines = [title, signs, *texts[: rich - 1]]
    if len(texts) > rich - 1:
        lines[-1] = line(fit(lines[-1], width - 2), pen.says_more(face))
    return [about(fit(row, width), piece.id) for row in lines]


def hand(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    return [Section(listed(pen, zone, space.width), joins=True)]


def mat(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    """Characters side by side, each with its abilities where there is room, and what lies under it."""
    standing = [piece for piece in zone.pieces if not piece.under]
    if len(standing) * CHARACTER > space.width:
        return [Section(characters(pen, zone, space.width, 0, texts=space.vast), joins=True)]
    widths = shares(space.width, max(len(standing), min(space.width // ONE_LINE_CARD, 4)))
    texts = 4 if space.vast else 2 if space.lines >= ABILITIES else 0
    drawn = [_character(pen, zone, piece, width - 2, texts) for piece, width in zip(standing, widths, strict=False)]
    rows = [
        columns([_at(lines, n) for lines in drawn] + [line()] * (len(widths) - len(drawn)), widths)
        for n in range(max(map(len, drawn)))
    ]
    return [Section(rows, bars=bars_of(widths))]


def _character(pen: Pen, zone: Zone, piece: Piece, inside: int, texts: int) -> list[Text]:
    rows = [about(pen.one_line(piece, inside, ""), piece.id)]
    if texts and piece.face is not None:
        said = [row for text in piece.face.lines for row in hanging(line(("· ", FAINT)), line(text), inside)]
        rows += (said + [line()] * texts)[:texts]
    for held in _held(zone, piece):
        rows.append(about(line(("└ ", FAINT), pen.named(held, inside - 2, pen.facts(held))), held.id))
    return [line(" ", row) for row in rows]


def _held(zone: Zone, piece: Piece) -> list[Piece]:
    return [other for other in zone.pieces if other.under == piece.id]


def pile(pen: Pen, zone: Zone) -> Text:
    """How many, and what lies on top."""
    top = joined([pen.brief(piece) for piece in zone.pieces if piece.face], ", ")
    backs = joined([pen.number(piece.id) for piece in zone.pieces if not piece.face], " ")
    count = line((f"{zone.title} ", FAINT), f"{zone.count or 0}")
    return about(joined([backs, count, line("(", top, ")") if top.plain else line()], " "), f"zone:{zone.id}")


def _at(lines: Sequence[Text], n: int) -> Text:
    return lines[n] if n < len(lines) else line()


def _says_more(piece: Piece) -> bool:
    """Whether its marks are more than signs: `Great Storyteller 0/2`."""
    return any(len(mark.sign) > 1 for mark in piece.marks)


def _names(pen: Pen, zone: Zone) -> list[Text]:
    """Pieces that are mere names, the marked ones with their marks: `on foot`, `on horseback●`."""
    return [
        about(
            joined(
                (
                    pen.number(piece.id) if _is_die(piece) else line(),
                    joined((pen.title(piece), pen.marks(piece)), " " if pen.heard or _says_more(piece) else ""),
                ),
                " ",
            ),
            piece.id,
        )
        for piece in zone.pieces
    ]


def _is_die(piece: Piece) -> bool:
    return piece.face is not None and piece.face.kind == DIE


def tale(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    return [Section(TALES[zone.kind](pen, zone, space.width), title=heading(zone))]


BLOCKS: dict[str, Callable[[Pen, Zone, Space], list[Section]]] = {
    "grid": grid,
    "graph": places.graph,
    "row": row,
    "hand": hand,
    "mat": mat,
    **dict.fromkeys(TALES, tale),
}
COUNTED: dict[str, Callable[[Pen, Zone], Text]] = {
    "track": counters.track,
    "dial": counters.dial,
    "tally": counters.tally,
    "pile": pile,
}


def board(pen: Pen, zones: Sequence[Zone], space: Space) -> list[Section]:
    """Zones that nobody owns: the large ones one below the other, then in a running text what is counted."""
    sections: list[Section] = []
    for zone in zones:
        if zone.kind in BLOCKS and filled(zone):
            drawn = BLOCKS[zone.kind](pen, zone, space)
            drawn[0].joins = False
            drawn[0].title = drawn[0].title or (None if drawn[0].heads else heading(zone))
            sections += drawn
    tracks = [zone for zone in zones if zone.kind == "track" and zone.cells and space.ample]
    lines = [row for zone in tracks for row in counters.printed(pen, zone, space.width)]
    parts = [COUNTED[zone.kind](pen, zone) for zone in zones if zone.kind in COUNTED and zone not in tracks]
    if lines or parts:
        sections.append(Section(lines + (flow(line(" "), parts, space.width - 1, gap=3) if parts else [])))
    return sections


def heading(zone: Zone) -> Text:
    return line((zone.title, STRONG), f" · {zone.note}" if zone.note else "")


def laid(zone: Zone) -> bool:
    """Whether pieces of the game lie here, and not only aids that explain it."""
    faces = [piece.face for piece in zone.pieces if piece.face is not None]
    return not faces or any(face.kind != AID for face in faces)


# -- what belongs to one side ------------------------------------------------------------------


def zones_of(pen: Pen, player: Player) -> list[Zone]:
    return [zone for zone in pen.zones if zone.owner == player.index]


def title_of(pen: Pen, player: Player) -> Text:
    """A side with its points and all that it counts: `Red 3 · ♣ 3  » 2  ⛨ 2/6`."""
    counted = (COUNTED[zone.kind](pen, zone) for zone in zones_of(pen, player) if zone.kind in counters.NUMBERS)
    return joined((pen.player(player), joined(counted)), " · ", FAINT)


def spoken_title(pen: Pen, player: Player) -> Text:
    """The same in words: `Red 3 · Clovers 3, Feathers 2`."""
    counted = (counters.spoken(pen, zone) for zone in zones_of(pen, player) if zone.kind in counters.NUMBERS)
    return joined((pen.player(player), joined(counted, ", ")), " · ", FAINT)


def area(pen: Pen, player: Player, space: Space) -> list[Section]:
    """What lies in front of a side: all of it, whatever is asked."""
    zones = [zone for zone in zones_of(pen, player) if zone.kind not in counters.NUMBERS and filled(zone)]
    mats = [zone for zone in zones if zone.kind == "mat"]
    sections = [section for zone in mats for section in mat(pen, zone, space)]
    others = [zone for zone in zones if zone not in mats]
    wide = labels(others)
    lines = [row for zone in others for row in entry(pen, zone, space.width, wide)]
    if lines or not sections:
        sections.append(Section(lines, joins=bool(sections)))
    return sections


def entry(pen: Pen, zone: Zone, width: int, label: int) -> list[Text]:
    """A zone of a side as a paragraph."""
    if zone.kind == "pile":
        top = joined([pen.brief(piece) for piece in zone.pieces if piece.face], ", ")
        return flow(label_of(zone, label), [line(f"{zone.count or 0}"), top], width - 1, indent=label)
    if zone.kind in TALES:
        return [label_of(zone, label), *TALES[zone.kind](pen, zone, width)]
    if zone.kind in BLOCKS and zone.pieces and simple(zone):
        return flow(label_of(zone, label), _names(pen, zone), width - 1, indent=label)
    if zone.kind == "graph":
        return flow(label_of(zone, label), by_place(pen, zone), width - 1, gap=3, indent=label or None)
    return listed(pen, zone, width, label)


def by_place(pen: Pen, zone: Zone) -> list[Text]:
    """Of a picture in front of a side: the places where something lies, and what.

    Places of one row, « chute 1, place 1 » and on, are named by their row; whoever listens hears each.
    """
    rows: list[tuple[str, list[Text]]] = []
    for cell in zone.cells:
        here = [pen.brief(piece) for piece in zone.pieces if piece.at == cell.id]
        name = pen.place(cell) if pen.heard else pen.place(cell).partition(", ")[0]
        if here and rows and rows[-1][0] == name:
            rows[-1][1].extend(here)
        elif here:
            rows.append((name, here))
    return [joined((line((name, FAINT)), *lying), " ") for name, lying in rows]


def listed(pen: Pen, zone: Zone, width: int, label: int = 0) -> list[Text]:
    """The pieces of a hand or row in a running text, with what the owner hides counted."""
    shown = [pen.brief(piece) for piece in zone.pieces if not piece.under]
    count = zone.count if zone.count is not None else len(zone.pieces)
    hidden = count - len([piece for piece in zone.pieces if not piece.under and not piece.marks])
    if zone.kind == "hand" and hidden > 0:
        shown.append(line((pen.say("hidden-cards", count=hidden), FAINT)))
    return flow(label_of(zone, label), shown or [line((pen.say("nothing"), FAINT))], width - 1, indent=label or None)


def characters(pen: Pen, zone: Zone, width: int, label: int, texts: bool) -> list[Text]:
    """A mat as a text: each character with what lies under it and, if wanted, its abilities."""
    lines: list[Text] = []
    if not texts:
        parts = [
            joined((pen.brief(piece), *(line(("└ ", FAINT), pen.brief(held)) for held in _held(zone, piece))), " ")
            for piece in zone.pieces
            if not piece.under
        ]
        return flow(label_of(zone, label), parts, width - 1, indent=label or 3)
    for number, piece in enumerate(piece for piece in zone.pieces if not piece.under):
        head = label_of(zone, label) if number == 0 else line(" " * label)
        under = [line(("└ ", FAINT), pen.brief(held)) for held in _held(zone, piece)]
        lines += flow(head, [pen.brief(piece), *under], width - 1)
        if piece.face is not None:
            for text in piece.face.lines:
                lines += hanging(line(" " * label, ("· ", FAINT)), line((text, FAINT)), width - 1)
    return lines


def label_of(zone: Zone, width: int) -> Text:
    """The title of a zone before what lies there; a long one sticks out of its column."""
    title = line(" ", (zone.title, FAINT), "  ")
    return fit(title, width) if title.cell_len < width else title


def labels(zones: Sequence[Zone]) -> int:
    """How wide the column of titles is."""
    return min(max((len(zone.title) + 3 for zone in zones), default=0), WIDEST_LABEL)


def filled(zone: Zone) -> bool:
    return bool(zone.pieces or zone.count or zone.cells or zone.paragraphs or (zone.kind == "stave" and zone.spaces))


def counts(pen: Pen, player: Player) -> Text:
    """A side in one short line: name, points, and how many cards it holds."""
    hands = [zone for zone in zones_of(pen, player) if zone.kind == "hand" and filled(zone)]
    parts = [line((f"{zone.title} ", FAINT), f"{zone.count or len(zone.pieces)}") for zone in hands]
    return joined((pen.player(player), *parts), ", " if pen.heard else " ")


# -- in words, for whoever cannot see a picture ------------------------------------------------


def spoken(pen: Pen, zone: Zone, width: int) -> list[Text]:
    """A zone as a paragraph: place by place where it has places, otherwise piece by piece."""
    head = line(" ", (zone.title, STRONG), " ")
    if zone.kind in TALES:
        return [head, *TALES[zone.kind](pen, zone, width)]
    if not zone.cells:
        return flow(head, [pen.brief(piece) for piece in zone.pieces], width - 1, indent=3)
    parts = []
    for cell in zone.cells:
        mark = pen.mark(cell.mark) if cell.mark else line()
        if pen.heard and mark.plain.casefold() in pen.place(cell).casefold():
            mark = line()
        here = joined((mark, pen.at_cell(f"cell:{cell.id}")), " ")
        if here.plain or zone.kind == "graph":
            number = joined([line((str(n), pen.accent)) for n in pen.concerned(f"cell:{cell.id}")], ",")
            parts.append(joined((number, line((pen.place(cell), FAINT)), here), " "))
    return flow(head, parts, width - 1, gap=3, indent=3)
